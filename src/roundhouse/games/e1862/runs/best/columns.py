"""Columns: everything that one local, one express or one chain of freights can be chosen to do, as flat lists.

A column scores *items*: stops, small stations, and (for the subsidy) hexes. An item counts once however many columns
score it, so the best run is the choice of columns, one per train, that covers the most.

Where two chains must not end at the same place (A-21), that place is an item, too: a chain scores the places where it
ends, and pays for them beforehand what they are worth. Whoever comes second pays for nothing.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.map.atlas import NONE, SIZE
from roundhouse.games.e1862.operating.train_types import LOCAL
from roundhouse.games.e1862.runs.best.graph import Graph, Path, PathFinder, bits
from roundhouse.games.e1862.runs.best.vec import append, vec

#: Places are bits of a packed number.
MOST_PLACES: Final = 63
#: The weight of a place where a chain ends, where that keeps others away: whole totals, so that no tie turns on it.
END_WEIGHT: Final = 20_000


class Columns:
    """All columns of a search, numbered in the order in which they were found."""

    def __init__(self, graph: Graph, weight_value: Callable[[int], int], weight_hex: int) -> None:
        self.graph = graph
        #: Items: stops, then small stations, hexes, and places where chains end; their weights in the objective.
        self.first_small: i64 = graph.stops
        self.first_hex: i64 = graph.stops + len(graph.network.small)
        self.first_end: i64 = self.first_hex + SIZE
        weight = [weight_value(value) for value in graph.value]
        weight += [weight_value(20)] * len(graph.network.small)
        weight += [weight_hex] * SIZE
        weight += [END_WEIGHT] * MOST_PLACES
        # The last item is nothing: nobody scores it.
        weight.append(0)
        self.weight = vec[i64](weight)
        #: Items of all columns one after the other, and where those of each column begin; last, where they all end.
        self.item = vec[i64]()
        self.first = vec[i64]([0])
        #: Per column: stops, small stations, hexes and places that it takes by ending there, as masks; constant weight;
        #: meeting places as a mask, and their number but for one; what it is made of; the pool it belongs to (node.py).
        self.stops = vec[i64]()
        self.small = vec[i64]()
        self.hexes = vec[i64]()
        self.ends = vec[i64]()
        self.constant = vec[i64]()
        self.meet = vec[i64]()
        self.connections = vec[i64]()
        self.paths: list[list[Path]] = []
        self.pool: list[int] = []
        #: The columns of locals and expresses come before those of chains.
        self.first_chain = 0
        #: How plain Python fetches the prices of a column's items; filled where it is used (kernel_plain.py).
        self.fetch: list[Callable[[list[int]], tuple[int, ...]]] = []
        #: What plain Python takes a column to score, as one mask; filled where it is used (kernel_plain.py).
        self.scored: list[int] = []
        #: The stop that an N/M train leaves out, or -1.
        self.left_out: list[int] = []

    def add(self, pool: int, items: list[int], constant: int, meet: int, paths: list[Path], left_out: int) -> int:
        stops = small = hexes = ends = 0
        for item in items:
            if item < self.first_small:
                stops |= 1 << item
            elif item < self.first_hex:
                small |= _bit(item - self.first_small)
            elif item < self.first_end:
                hexes |= _bit(item - self.first_hex)
            else:
                ends |= _bit(item - self.first_end)
            self.item = append(self.item, item)
        self.first = append(self.first, len(self.item))
        self.stops = append(self.stops, stops)
        self.small = append(self.small, small)
        self.hexes = append(self.hexes, hexes)
        self.ends = append(self.ends, ends)
        self.constant = append(self.constant, constant)
        self.meet = append(self.meet, meet)
        self.connections = append(self.connections, meet.bit_count() - 1)
        self.paths.append(paths)
        self.pool.append(pool)
        self.left_out.append(left_out)
        return len(self.paths) - 1

    def items(self, column: int) -> vec[i64]:
        """What a column scores."""
        return self.item[self.first[column] : self.first[column + 1]]

    def size(self, column: i64) -> int:
        """How many items a column scores."""
        return self.first[column + 1] - self.first[column]

    def merge(self, tick: Callable[[], None]) -> None:
        """Small stations and hexes that the very same columns score become one item with the weight of all of them."""
        where: list[list[int]] = [[] for _ in range(len(self.weight))]
        for column in range(len(self.paths)):
            tick()
            for item in self.items(column):
                where[item].append(column)
        first_of: dict[tuple[int, ...], int] = {(): NONE}
        for item in range(self.first_small, self.first_end):
            first = first_of.setdefault(tuple(where[item]), item)
            if first != item:
                if first != NONE:
                    self.weight[first] += self.weight[item]
                self.weight[item] = 0
        self._drop_weightless(tick)

    def _drop_weightless(self, tick: Callable[[], None]) -> None:
        kept, first = vec[i64](), vec[i64]([0])
        for column in range(len(self.paths)):
            tick()
            for item in self.items(column):
                if self.weight[item]:
                    kept = append(kept, item)
                elif item >= self.first_hex:
                    self.hexes[column] &= ~_bit(item - self.first_hex)
                elif item >= self.first_small:
                    self.small[column] &= ~_bit(item - self.first_small)
            first = append(first, len(kept))
        self.item, self.first = kept, first


def _bit(number: int) -> int:
    """A mask of one bit. Numbers that are packed would be shifted as if they had 32 bits once compiled."""
    return 1 << number


def line_columns(
    columns: Columns, pool: int, kind: int, scores: int, visits: int, every: bool, tick: Callable[[], None]
) -> list[int]:
    """The columns of a local or express that visits up to `visits` stops and scores up to `scores` (§7.8.2, §7.8.3).

    Without `every`, paths that can be made longer are left out: the longer one does all that the shorter one does.
    """
    local = kind == LOCAL
    paths = PathFinder(columns.graph, visits, 1 << 30, not local, tick).find(every)
    found: list[int] = []
    seen: set[tuple[int, int, int, int]] = set()
    for path in paths:
        tick()
        meet, small, hexes = path.meet, 0, 0
        extra: list[int] = []
        if local:
            small, hexes = path.small, path.hexes
            extra = bits(small, columns.first_small) + bits(hexes, columns.first_hex)
        stops = bits(path.stops)
        for left_out in stops if len(stops) > scores else [-1]:
            scored = path.stops if left_out < 0 else path.stops & ~(1 << left_out)
            key = (scored, meet, small, hexes)
            if key in seen:
                continue
            seen.add(key)
            items = [stop for stop in stops if stop != left_out] + extra
            found.append(columns.add(pool, items, 0, meet, [path], left_out))
    return found
