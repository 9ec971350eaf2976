"""Columns: everything that one local, one express or one chain of freights can be chosen to do, as flat lists.

A column scores *items*: stops, small stations, and (for the subsidy) hexes. An item counts once however many columns
score it, so the best run is the choice of columns, one per train, that covers the most.
"""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.games.mania.atlas import NONE
from roundhouse.games.mania.position import LOCAL
from roundhouse.games.mania.solver.field import Field
from roundhouse.games.mania.solver.paths import Path, Walker


class Columns:
    """All columns of a search, numbered in the order in which they were found."""

    def __init__(self, field: Field, weight_value: Callable[[int], int], weight_hex: int) -> None:
        self.field = field
        #: Items: first the stops, then small stations, then hexes; their weights in the objective.
        self.first_small = field.stops
        self.first_hex = field.stops + len(field.network.small)
        self.weight = [weight_value(value) for value in field.value]
        self.weight += [weight_value(20)] * len(field.network.small)
        self.weight += [weight_hex] * 37
        #: Per column: items, constant weight, meeting places; what it is made of.
        self.items: list[list[int]] = []
        self.constant: list[int] = []
        self.meet: list[int] = []
        self.paths: list[list[Path]] = []
        #: The stop that an N/M train leaves out, or -1.
        self.left_out: list[int] = []

    def add(self, items: list[int], constant: int, meet: int, paths: list[Path], left_out: int) -> int:
        self.items.append(items)
        self.constant.append(constant)
        self.meet.append(meet)
        self.paths.append(paths)
        self.left_out.append(left_out)
        return len(self.items) - 1

    def merge(self) -> None:
        """Small stations and hexes that the very same columns score become one item with the weight of all of them."""
        where: list[list[int]] = [[] for _ in self.weight]
        for column, items in enumerate(self.items):
            for item in items:
                where[item].append(column)
        first_of: dict[tuple[int, ...], int] = {(): NONE}
        for item in range(self.first_small, len(self.weight)):
            first = first_of.setdefault(tuple(where[item]), item)
            if first != item:
                if first != NONE:
                    self.weight[first] += self.weight[item]
                self.weight[item] = 0
        for column, items in enumerate(self.items):
            self.items[column] = [item for item in items if self.weight[item]]

    def bits(self, mask: int, first: int) -> list[int]:
        """The items of a mask of stops, small stations or hexes."""
        found: list[int] = []
        number = first
        while mask:
            if mask & 1:
                found.append(number)
            mask >>= 1
            number += 1
        return found


def line_columns(
    columns: Columns, kind: int, scores: int, visits: int, every: bool, tick: Callable[[], None]
) -> list[int]:
    """The columns of a local or express that visits up to `visits` stops and scores up to `scores` (§7.8.2, §7.8.3).

    Without `every`, paths that can be made longer are left out: the longer one does all that the shorter one does.
    """
    local = kind == LOCAL
    paths = Walker(columns.field, visits, 1 << 30, not local, tick).walk(every)
    found: list[int] = []
    seen: set[tuple[int, int, int, int]] = set()
    for path in paths:
        meet, small, hexes = path.meet, 0, 0
        extra: list[int] = []
        if local:
            small, hexes = path.small, path.hexes
            extra = columns.bits(small, columns.first_small) + columns.bits(hexes, columns.first_hex)
        stops = columns.bits(path.stops, 0)
        for left_out in stops if len(stops) > scores else [-1]:
            scored = path.stops if left_out < 0 else path.stops & ~(1 << left_out)
            key = (scored, meet, small, hexes)
            if key in seen:
                continue
            seen.add(key)
            items = [stop for stop in stops if stop != left_out] + extra
            found.append(columns.add(items, 0, meet, [path], left_out))
    return found
