"""Chains of freights (§7.8.1) as columns.

A chain scores only its two ends, so chains are first listed by ends alone: which ends freights, linked one after the
other, can lead to. The ways in between are found when a chain turns out to be worth it (`expand`).

Chains come in classes: the permanent freights that they use (a number with DIGIT bits per type), and whether they hold
the non-permanent ones (`mixed`), of which there can be only one (R7.8.1-j).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.e1862.map.board import RunRules
from roundhouse.games.e1862.runs.best.chainsearch import ChainSearch
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.hops import NO_LIMIT, Hops, vectors
from roundhouse.games.e1862.runs.best.paths import Path

#: Bits per type of permanent freight in the number of a class.
DIGIT: Final = 6
MASK: Final = (1 << DIGIT) - 1
#: Steps of a search after which the ways of a chain are too many to list.
LISTED: Final = 100


def fits(uses: int, left: int) -> bool:
    """Whether the freights that a class uses are among those left."""
    while uses:
        if uses & MASK > left & MASK:
            return False
        uses >>= DIGIT
        left >>= DIGIT
    return True


class Freights:
    """All freights of a company, their chains by class, and what is chosen of them."""

    def __init__(
        self,
        columns: Columns,
        plain: list[int],
        permanent: list[int],
        rules: RunRules,
        weight_value: Callable[[int], int],
        tick: Callable[[], None],
        stroll: Callable[[], None],
    ) -> None:
        """`plain` and `permanent` are the hexes that each freight may enter."""
        self.columns = columns
        columns.first_chain = len(columns.paths)
        #: Freights that share an end are linked, whether that is wanted or not (A-21).
        self.always_linked = rules.always_linked
        self.tick = tick
        #: The same for steps so small that many of them count as one.
        self.stroll = stroll
        self.weight_value = weight_value
        #: Types: non-permanent ones first; how far each goes, and how many there are.
        self.reach = sorted(set(plain)) + sorted(set(permanent))
        self.plain_types = len(set(plain))
        self.count = [plain.count(reach) for reach in sorted(set(plain))]
        self.count += [permanent.count(reach) for reach in sorted(set(permanent))]
        #: All permanent freights, as the number of a class.
        self.all_permanent = 0
        for number in range(self.plain_types, len(self.reach)):
            self.all_permanent |= self.count[number] << (DIGIT * (number - self.plain_types))
        #: Classes: permanent freights used, whether mixed, and the columns.
        self.uses: list[int] = []
        self.mixed: list[bool] = []
        self.members: list[list[int]] = []
        #: Of a column: its class and ends; of one listed by ends alone: the columns it stands for, once they are known.
        self.class_of: dict[int, int] = {}
        self.ends_of: dict[int, tuple[int, int]] = {}
        self.expanded: dict[int, list[int]] = {}
        self.first: dict[int, list[int]] = {}
        #: Chains with too many ways to list them, and for each the ways asked for, by what they must meet.
        self.long: dict[int, dict[tuple[int, ...], list[int]]] = {}
        #: Places at which a chain ends, as a mask: another chain that ended there would be linked to it (R7.8.1-i).
        self.tips: dict[int, int] = {}
        #: Places where a line could meet a chain, as a mask: others make no difference between the ways of a chain that
        #: runs alone. Between those that visit the home base only places make one where lines stop that do not.
        self.relevant = -1
        self.distant = -1
        self.hops = Hops(columns.field, self.reach, self.plain_types, stroll)
        #: Chains are judged train by train (A-20); they need not be connected in themselves.
        self.loose = self.hops.loose
        self.scattered = self.hops.scattered
        if self.reach:
            self._singles()
            self._chains()

    def _singles(self) -> None:
        """Permanent freights that run by themselves: for every pair of ends the ways with the most meeting places."""
        for number in range(self.plain_types, len(self.reach)):
            found: list[int] = []
            for a in range(len(self.hops.ways[number])):
                best: dict[int, list[Path]] = {}
                for way in self.hops.ways[number][a]:
                    self.stroll()
                    if way.to > a:
                        _keep_widest(best.setdefault(way.to, []), way.path)
                for b, paths in best.items():
                    found += [self._add(a, b, path.meet, [path]) for path in paths]
            self._add_class(1 << (DIGIT * (number - self.plain_types)), False, found)

    # -- chains by their ends

    def _chains(self) -> None:
        relations: dict[tuple[int, ...], list[int]] = {}
        by_class: dict[tuple[int, bool], list[int]] = {}
        for vector in vectors(self.count):
            if sum(vector) == 0:
                continue
            self.tick()
            relation = self._relation(vector, relations)
            relations[vector] = relation
            self.hops.widen(vector, relation)
            mixed = sum(vector[: self.plain_types]) > 0
            uses = 0
            for number in range(self.plain_types, len(vector)):
                uses |= vector[number] << (DIGIT * (number - self.plain_types))
            if not mixed and sum(vector) == 1:
                continue
            known = by_class.setdefault((uses, mixed), [0] * len(relation))
            for a, mask in enumerate(relation):
                known[a] |= mask
        for (uses, mixed), relation in by_class.items():
            self._add_class(uses, mixed, self._by_ends(relation))

    def _relation(self, vector: tuple[int, ...], relations: dict[tuple[int, ...], list[int]]) -> list[int]:
        """For every end the ends that freights so many of each type, linked in any order, can lead to."""
        total = [0] * len(self.hops.nodes)
        for number in range(len(vector)):
            if vector[number] == 0:
                continue
            before = (*vector[:number], vector[number] - 1, *vector[number + 1 :])
            if sum(before) == 0:
                return self.hops.leads[number][:]
            relation = relations[before]
            for a, mask in enumerate(relation):
                self.stroll()
                reached = 0
                end = 0
                while mask:
                    if mask & 1:
                        for other in self.hops.joined[end]:
                            reached |= self.hops.leads[number][other]
                    mask >>= 1
                    end += 1
                total[a] |= reached
        return total

    def _by_ends(self, relation: list[int]) -> list[int]:
        found: list[int] = []
        for a, mask in enumerate(relation):
            b = a
            mask >>= b
            while mask:
                if mask & 1 and self._may_join(a, b):
                    found.append(self._add(a, b, 0, []))
                mask >>= 1
                b += 1
        return found

    def _may_join(self, a: int, b: int) -> bool:
        """A chain has at most one port and one red area (R7.8.1-h); the looser reading does not ask."""
        field = self.columns.field
        if self.loose:
            return True
        stop_a, stop_b = field.end_stop[a], field.end_stop[b]
        if stop_a == stop_b:
            # A ring, or as good as one.
            return False
        both = field.areas >> stop_a & field.areas >> stop_b & 1
        return not both or (field.ports >> stop_a & 1) != (field.ports >> stop_b & 1)

    def _add(self, a: int, b: int, meet: int, paths: list[Path]) -> int:
        field = self.columns.field
        items = [field.end_stop[a]]
        if field.end_stop[b] != field.end_stop[a]:
            items.append(field.end_stop[b])
        # A ring scores one place and no bonus, less than one of its freights alone; but it can connect more runs.
        # Others may end there: who is linked with whom depends on the order of the runs (linking.py).
        ring = field.node(a) == field.node(b)
        bonus = 0 if ring else field.bonus(a, b)
        column = self.columns.add(items, self.weight_value(bonus), meet, paths, -1)
        self.ends_of[column] = (a, b)
        self.tips[column] = field.node(a) | field.node(b) if self.always_linked and not ring else 0
        return column

    def is_ring(self, column: int) -> bool:
        """Whether a chain ends where it begins: there its first run must be given to begin (chains.py)."""
        a, b = self.ends_of[column]
        return self.columns.field.node(a) == self.columns.field.node(b)

    def _add_class(self, uses: int, mixed: bool, found: list[int]) -> None:
        self.uses.append(uses)
        self.mixed.append(mixed)
        self.members.append(found)
        for column in found:
            self.class_of[column] = len(self.members) - 1
            if not self.columns.paths[column]:
                self.columns.ties[column] = self._most_ties(column)

    def _most_ties(self, column: int) -> int:
        """How many places, but one, a chain listed by its ends can visit at most."""
        kind = self.class_of[column]
        hexes, uses = 0, self.uses[kind]
        for number, reach in enumerate(self.reach):
            if number < self.plain_types:
                hexes += reach * self.count[number] if self.mixed[kind] else 0
            else:
                hexes += reach * (uses & MASK)
                uses >>= DIGIT
        field = self.columns.field
        return min(hexes, (field.near & ~field.areas).bit_count() + 1)

    def most_chains(self, left: int, mixed: bool) -> int:
        """How many chains can be chosen at most with the permanent freights left, and the non-permanent ones or not."""
        chains = 1 if mixed and self.plain_types else 0
        while left:
            chains += left & MASK
            left >>= DIGIT
        return chains

    # -- the ways of a chain

    def expand(self, column: int) -> list[int]:
        """The columns that a chain listed by its ends stands for: its ways with the most meeting places.

        None of them if they are too many to list (`is_long`).
        """
        if self.columns.paths[column]:
            return [column]
        if column not in self.expanded:
            search = self._search(column)
            search.patience = LISTED if self._is_alone(column) and not self.scattered else NO_LIMIT
            search.start(self.ends_of[column][0])
            if search.given_up:
                self.long[column] = {}
            self.expanded[column] = [] if search.given_up else self._add_ways(column, search)
        return self.expanded[column]

    def is_long(self, column: int) -> bool:
        """Whether a chain has too many ways to list them. Such a chain is the only one of its run."""
        self.expand(column)
        return column in self.long

    def touches(self, column: int) -> int:
        """Where a chain can be met, or could be as far as a quick look tells."""
        return self._search(column).touches(self.ends_of[column][0])

    def way_through(self, column: int, parts: list[int]) -> list[int]:
        """A column that a long chain stands for, whose way can be met in all these parts; none if there is no such."""
        known = self.long[column]
        key = tuple(sorted(parts))
        if key not in known:
            search = self._search(column)
            search.parts = parts
            search.most = 1
            search.start(self.ends_of[column][0])
            known[key] = self._add_ways(column, search)
        return known[key]

    def first_way(self, column: int) -> list[int]:
        """One of the columns that a chain stands for, quickly; none if it has no way at all."""
        if self.columns.paths[column]:
            return [column]
        if self.expanded.get(column):
            return self.expanded[column][:1]
        if column not in self.first:
            search = self._search(column)
            search.most = 1
            search.start(self.ends_of[column][0])
            self.first[column] = self._add_ways(column, search)
        return self.first[column]

    def _is_alone(self, column: int) -> bool:
        """Whether no other chain can run beside it."""
        return self.uses[self.class_of[column]] in (0, self.all_permanent)

    def _search(self, column: int) -> ChainSearch:
        kind = self.class_of[column]
        left = self.count[: self.plain_types] if self.mixed[kind] else [0] * self.plain_types
        uses = self.uses[kind]
        for _ in range(self.plain_types, len(self.reach)):
            left.append(uses & MASK)
            uses >>= DIGIT
        search = ChainSearch(self.hops, self.ends_of[column][1], left, self.mixed[kind], self.tick)
        # Joints matter where another chain can run beside this one, and could link there.
        alone = self._is_alone(column)
        search.joints_matter = self.always_linked and not alone
        if self.always_linked and self.mixed[kind] and self.is_ring(column):
            # Linking begins with a non-permanent freight, and a ring scores the place where that begins.
            search.plain_first = True
        if alone and not self.scattered:
            search.relevant, search.distant = self.relevant, self.distant
        return search

    def _add_ways(self, column: int, search: ChainSearch) -> list[int]:
        a, b = self.ends_of[column]
        found: list[int] = []
        for way in search.found:
            new = self._add(a, b, way.meet, way.paths)
            self.class_of[new] = self.class_of[column]
            found.append(new)
        return found


def _keep_widest(paths: list[Path], path: Path) -> None:
    """Keep a path unless one with the same ends can be met wherever it can; drop those that it outdoes."""
    for other in paths:
        if path.meet & ~other.meet == 0:
            return
    paths[:] = [other for other in paths if other.meet & ~path.meet]
    paths.append(path)
