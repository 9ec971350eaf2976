"""What freights can do one by one: their ways from every end, type by type, and where several, linked, can lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.e1862.runs.best.field import Field
from roundhouse.games.e1862.runs.best.paths import Path, Walker

NO_LIMIT: Final = 1 << 30


class Way:
    """A path of one freight in one direction: the end it leads to."""

    def __init__(self, path: Path, to: int) -> None:
        self.path = path
        self.to = to


class Hops:
    """The ways of every type of freight. `reach` are the hexes that each may enter, non-permanent types first."""

    def __init__(self, field: Field, reach: list[int], plain_types: int, stroll: Callable[[], None]) -> None:
        rules = field.running.rules
        self.field = field
        self.reach = reach
        self.plain_types = plain_types
        #: Chains are judged train by train, and may be linked in an area (A-20).
        self.loose = rules.loose_chains
        #: Freights of a chain may be linked where they do not meet: they need not be connected with each other.
        self.scattered = rules.loose_chains and not rules.meet_anywhere
        ends = len(field.end_stop)
        #: Per type and end: the ways from there; and the ends they lead to, as a mask.
        self.ways: list[list[list[Way]]] = [[[] for _ in range(ends)] for _ in reach]
        self.leads: list[list[int]] = [[0] * ends for _ in reach]
        #: All places where some freight could be met.
        self.touched = 0
        #: Where others meet or link with a freight, end by end, as a mask; ends at the same place as an end.
        self.nodes = [field.node(end) for end in range(ends)]
        self.joined: list[list[int]] = []
        #: Per number of freights of each type: where some of them can lead from every end.
        self.within: dict[tuple[int, ...], list[int]] = {}
        self._joined_ends: dict[int, list[int]] = {}
        self._meets_between: dict[tuple[int, int], dict[int, int]] = {}
        if reach:
            self._walk(stroll)
            self._join()

    def _walk(self, stroll: Callable[[], None]) -> None:
        seen: set[tuple[int, int, int]] = set()
        for path in sorted(Walker(self.field, NO_LIMIT, max(self.reach), True, stroll).walk(True), key=_length):
            stroll()
            key = (path.a, path.b, path.stops)
            if key in seen:
                continue
            seen.add(key)
            self.touched |= path.meet
            for number, reach in enumerate(self.reach):
                if path.length <= reach:
                    self.ways[number][path.a].append(Way(path, path.b))
                    self.ways[number][path.b].append(Way(path, path.a))
                    self.leads[number][path.a] |= 1 << path.b
                    self.leads[number][path.b] |= 1 << path.a

    def _join(self) -> None:
        for end, here in enumerate(self.nodes):
            usable = self.loose if end >= self.field.stops else not self.field.areas >> end & 1
            self.joined.append([other for other, node in enumerate(self.nodes) if usable and here & node])

    def widen(self, vector: tuple[int, ...], relation: list[int]) -> None:
        """Note where freights can lead that are some of these non-permanent and all of these permanent ones.

        `relation` says where they lead if all of them run; those with fewer must be known.
        """
        wide = relation[:]
        for number in range(self.plain_types):
            if vector[number]:
                fewer = self.within.get((*vector[:number], vector[number] - 1, *vector[number + 1 :]))
                if fewer is not None:
                    for end, mask in enumerate(fewer):
                        wide[end] |= mask
        self.within[vector] = wide

    def ends_joined(self, ends: int) -> list[int]:
        """The ends, of a mask of them and of those at the same places, from which a chain can go on."""
        if ends not in self._joined_ends:
            found: set[int] = set()
            for end, joined in enumerate(self.joined):
                if ends >> end & 1:
                    found.update(joined)
            self._joined_ends[ends] = sorted(found)
        return self._joined_ends[ends]

    def meets_between(self, number: int, here: int) -> dict[int, int]:
        """Where the ways of a type of freight lead from an end, and where they can be met."""
        key = (number, here)
        if key not in self._meets_between:
            found: dict[int, int] = {}
            for way in self.ways[number][here]:
                found[way.to] = found.get(way.to, 0) | way.path.meet
            self._meets_between[key] = found
        return self._meets_between[key]


def _length(path: Path) -> int:
    return path.length


def vectors(count: list[int]) -> list[tuple[int, ...]]:
    """All ways to take some of each type, smaller ones before larger ones."""
    found: list[tuple[int, ...]] = [()]
    for most in count:
        found = [(*vector, number) for vector in found for number in range(most + 1)]
    return found
