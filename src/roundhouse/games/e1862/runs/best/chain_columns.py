"""Chains of freights (§7.8.1) as columns, and which of them can run beside each other.

A chain scores only its two ends, so chains are first listed by ends alone: which ends freights, linked one after the
other, can lead to. The ways in between are found when a chain turns out to be worth it (`expand`).

Chains come in classes: the permanent freights that they use (a number with TYPE_BITS bits per type), and whether they
hold the non-permanent ones (`mixed`), of which there can be only one (R7.8.1-j).
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.chain_search import NO_LIMIT, ChainSearch, Legs, vectors
from roundhouse.games.e1862.runs.best.columns import END_WEIGHT, Columns
from roundhouse.games.e1862.runs.best.graph import Path, bits
from roundhouse.games.e1862.runs.best.vec import vec
from roundhouse.games.e1862.runs.rules import RunRules

#: Bits per type of permanent freight in the number of a class.
TYPE_BITS: Final = 6
TYPE_MASK: Final = (1 << TYPE_BITS) - 1
#: Steps of a search after which the ways of a chain are too many to list.
LISTED: Final = 100
#: May the chain with the non-permanent freights still be chosen? Yes; only with a permanent one in it; no.
MIXED_FREE: Final = 0
MIXED_WITH_PERMANENT: Final = 1
MIXED_NO: Final = 2


def fits(uses: int, left: int) -> bool:
    """Whether the freights that a class uses are among those left."""
    while uses:
        if uses & TYPE_MASK > left & TYPE_MASK:
            return False
        uses >>= TYPE_BITS
        left >>= TYPE_BITS
    return True


class ChainColumns:
    """All freights of a company, non-permanent ("temporary") and permanent ones, and their chains by class."""

    def __init__(
        self,
        columns: Columns,
        first_pool: int,
        temporary: list[int],
        permanent: list[int],
        rules: RunRules,
        weight_value: Callable[[int], int],
        tick: Callable[[], None],
        small_tick: Callable[[], None],
    ) -> None:
        """`temporary` and `permanent` are the hexes that each may enter; classes are pools from `first_pool` on."""
        self.columns = columns
        self.first_pool = first_pool
        columns.first_chain = len(columns.paths)
        #: Freights that share an end are linked, whether that is wanted or not (A-21).
        self.freights_always_linked = rules.freights_always_linked
        self.tick = tick
        #: The same for steps so small that many of them count as one.
        self.small_tick = small_tick
        self.weight_value = weight_value
        #: Types: non-permanent ones first; how far each goes, and how many there are.
        self.reach = sorted(set(temporary)) + sorted(set(permanent))
        self.temporary_types = len(set(temporary))
        self.count = [temporary.count(reach) for reach in sorted(set(temporary))]
        self.count += [permanent.count(reach) for reach in sorted(set(permanent))]
        #: All permanent freights, as the number of a class.
        self.all_permanent = 0
        for number in range(self.temporary_types, len(self.reach)):
            self.all_permanent |= self.count[number] << (TYPE_BITS * (number - self.temporary_types))
        #: Whether more than one chain can run.
        self.several = self.most_chains(self.all_permanent, True) > 1
        #: Classes: permanent freights used, whether mixed, and the columns.
        self.uses: list[int] = []
        self.mixed: list[bool] = []
        self.members: list[list[int]] = []
        #: Of a column: its ends; of one listed by ends alone: the columns it stands for, once they are known.
        self.ends_of: dict[int, tuple[int, int]] = {}
        self.expanded: dict[int, list[int]] = {}
        self.first: dict[int, list[int]] = {}
        #: Chains with too many ways to list them, and for each the ways asked for, by what they must meet.
        self.long: dict[int, dict[tuple[int, ...], list[int]]] = {}
        #: Places at which a chain ends, as a mask: another chain that ended there would be linked to it (R7.8.1-i).
        self.end_places: dict[int, int] = {}
        #: Places where a line could meet a chain, as a mask: others make no difference between the ways of a chain that
        #: runs alone. Between those that visit the home base only places make one where lines stop that do not.
        self.relevant = -1
        self.distant = -1
        self.legs = Legs(columns.graph, self.reach, self.temporary_types, small_tick)
        #: Chains are judged train by train (A-20); they need not be connected in themselves.
        self.loose = self.legs.loose
        self.scattered = self.legs.scattered
        if self.reach:
            self._singles()
            self._chains()

    def _singles(self) -> None:
        """Permanent freights that run by themselves: for every pair of ends the ways with the most meeting places."""
        for number in range(self.temporary_types, len(self.reach)):
            found: list[int] = []
            for a in range(len(self.legs.starting_at[number])):
                best: dict[int, list[Path]] = {}
                for leg in self.legs.starting_at[number][a]:
                    self.small_tick()
                    if leg.to > a:
                        _keep_widest(best.setdefault(leg.to, []), leg.path)
                for b, paths in best.items():
                    found += [self._add(len(self.members), a, b, path.meet, [path]) for path in paths]
            self._add_class(1 << (TYPE_BITS * (number - self.temporary_types)), False, found)

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
            self.legs.note_within(vector, relation)
            mixed = sum(vector[: self.temporary_types]) > 0
            uses = 0
            for number in range(self.temporary_types, len(vector)):
                uses |= vector[number] << (TYPE_BITS * (number - self.temporary_types))
            if not mixed and sum(vector) == 1:
                continue
            known = by_class.setdefault((uses, mixed), [0] * len(relation))
            for a, mask in enumerate(relation):
                known[a] |= mask
        for (uses, mixed), relation in by_class.items():
            self._add_class(uses, mixed, self._by_ends(relation))

    def _relation(self, vector: tuple[int, ...], relations: dict[tuple[int, ...], list[int]]) -> list[int]:
        """For every end the ends that freights so many of each type, linked in any order, can lead to."""
        total = [0] * len(self.legs.places)
        for number in range(len(vector)):
            if vector[number] == 0:
                continue
            before = (*vector[:number], vector[number] - 1, *vector[number + 1 :])
            if sum(before) == 0:
                return self.legs.leads[number][:]
            relation = relations[before]
            for a, mask in enumerate(relation):
                self.small_tick()
                for end in bits(mask):
                    for other in self.legs.linked[end]:
                        total[a] |= self.legs.leads[number][other]
        return total

    def _by_ends(self, relation: list[int]) -> list[int]:
        found: list[int] = []
        for a, mask in enumerate(relation):
            found += [self._add(len(self.members), a, b, 0, []) for b in bits(mask >> a, a) if self._may_join(a, b)]
        return found

    def _may_join(self, a: int, b: int) -> bool:
        """A chain has at most one port and one red area (R7.8.1-h); the looser reading does not ask."""
        graph = self.columns.graph
        if self.loose:
            return True
        stop_a, stop_b = graph.end_stop[a], graph.end_stop[b]
        if stop_a == stop_b:
            # A ring, or as good as one.
            return False
        both = graph.areas >> stop_a & graph.areas >> stop_b & 1
        return not both or (graph.ports >> stop_a & 1) != (graph.ports >> stop_b & 1)

    def _add(self, chain_class: int, a: int, b: int, meet: int, paths: list[Path]) -> int:
        graph = self.columns.graph
        items = [graph.end_stop[a]]
        if graph.end_stop[b] != graph.end_stop[a]:
            items.append(graph.end_stop[b])
        # A ring scores one place and no bonus, less than one of its freights alone; but it can connect more runs.
        # Others may end there: who is linked with whom depends on the order of the runs (assignment.py).
        ring = graph.place(a) == graph.place(b)
        bonus = 0 if ring else graph.bonus(a, b)
        pool = self.first_pool + chain_class
        ends = graph.place(a) | graph.place(b) if self.freights_always_linked and not ring else 0
        constant = self.weight_value(bonus)
        if self.several:
            taken = bits(ends, self.columns.first_end)
            items += taken
            constant -= END_WEIGHT * len(taken)
        column = self.columns.add(pool, items, constant, meet, paths, -1)
        self.ends_of[column] = (a, b)
        self.end_places[column] = ends
        return column

    def class_of(self, column: int) -> int:
        return self.columns.pool[column] - self.first_pool

    def is_ring(self, column: int) -> bool:
        """Whether a chain ends where it begins: there its first run must be given to begin (chains.py)."""
        a, b = self.ends_of[column]
        return self.columns.graph.place(a) == self.columns.graph.place(b)

    def _add_class(self, uses: int, mixed: bool, found: list[int]) -> None:
        self.uses.append(uses)
        self.mixed.append(mixed)
        self.members.append(found)
        # A chain listed by its ends visits no more places than this, but one.
        graph = self.columns.graph
        hexes = sum([reach * count for reach, count in zip(self.reach, self.freights_of(len(self.members) - 1))])
        most = min(hexes, (graph.reachable & ~graph.areas).bit_count() + 1)
        for column in found:
            if not self.columns.paths[column]:
                self.columns.connections[column] = most

    def freights_of(self, chain_class: int) -> list[int]:
        """How many freights of each type chains of a class can use: all the permanent ones, others as needed."""
        types = self.temporary_types
        found = self.count[:types] if self.mixed[chain_class] else [0] * types
        uses = self.uses[chain_class]
        return found + [uses >> TYPE_BITS * number & TYPE_MASK for number in range(len(self.reach) - types)]

    def most_chains(self, left: int, mixed: bool) -> int:
        """How many chains can be chosen at most with the permanent freights left, and the non-permanent ones or not."""
        chains = 1 if mixed and self.temporary_types else 0
        while left:
            chains += left & TYPE_MASK
            left >>= TYPE_BITS
        return chains

    # -- chains beside each other (R7.8.1-i, R7.8.1-j)

    def allowed(self, chain_class: int, left: int, state: int) -> bool:
        """Whether a chain of this class can still be chosen, by the permanent freights left and one of MIXED_…."""
        uses = self.uses[chain_class]
        if self.mixed[chain_class]:
            if state == MIXED_NO or (state == MIXED_WITH_PERMANENT and not uses):
                return False
        return fits(uses, left)

    def after(self, chain_class: int, left: int, state: int) -> tuple[int, int]:
        """Which permanent freights are left, and whether the mixed chain still may run, once a chain is chosen.

        Only for a chain that can be chosen: there are no fewer freights than none.
        """
        uses = self.uses[chain_class]
        assert fits(uses, left)
        if not self.mixed[chain_class]:
            return left - uses, MIXED_NO if state == MIXED_NO else MIXED_WITH_PERMANENT
        return (left - uses if uses else 0), MIXED_NO

    def _permanent_worth(self, best: vec[i64], left: int, first: int = 0) -> i64:
        """The best that the permanent freights left can do in chains of their own, given the best of each pool.

        Chains are taken by their classes, from `first` on: in which order does not matter.
        """
        most: i64 = 0
        if left == 0:
            return most
        for chain_class in range(first, len(self.members)):
            worth = best[self.first_pool + chain_class]
            if worth > 0 and not self.mixed[chain_class]:
                uses = self.uses[chain_class]
                if fits(uses, left):
                    most = max(most, worth + self._permanent_worth(best, left - uses, chain_class))
        return most

    def most_worth(self, best: vec[i64], left: int, state: int) -> i64:
        """The best that all freights left can do, given the best of each pool."""
        most = self._permanent_worth(best, left)
        if state == MIXED_NO:
            return most
        for chain_class in range(len(self.members)):
            worth = best[self.first_pool + chain_class]
            if worth > 0 and self.mixed[chain_class]:
                uses = self.uses[chain_class]
                if uses:
                    if fits(uses, left):
                        most = max(most, worth + self._permanent_worth(best, left - uses))
                elif state == MIXED_FREE:
                    most = max(most, worth)
        return most

    # -- the ways of a chain

    def expand(self, column: int) -> list[int]:
        """The columns that a chain listed by its ends stands for: its ways with the most meeting places.

        None of them if they are too many to list (`is_long`).
        """
        if self.columns.paths[column]:
            return [column]
        if column not in self.expanded:
            search = self._search(column)
            search.steps_left = LISTED if self._is_alone(column) and not self.scattered else NO_LIMIT
            search.start(self.ends_of[column][0])
            if search.given_up:
                self.long[column] = {}
            self.expanded[column] = [] if search.given_up else self._add_ways(column, search)
        return self.expanded[column]

    def is_long(self, column: int) -> bool:
        """Whether a chain has too many ways to list them. Such a chain is the only one of its run."""
        self.expand(column)
        return column in self.long

    def meeting_places(self, column: int) -> int:
        """Where a chain can be met, or could be as far as a quick look tells."""
        return self._search(column).meeting_places(self.ends_of[column][0])

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
        return self.uses[self.class_of(column)] in (0, self.all_permanent)

    def _search(self, column: int) -> ChainSearch:
        chain_class = self.class_of(column)
        left, goal = self.freights_of(chain_class), self.ends_of[column][1]
        search = ChainSearch(self.legs, goal, left, self.mixed[chain_class], self.tick)
        # Joints matter where another chain can run beside this one, and could link there.
        alone = self._is_alone(column)
        search.joints_matter = self.freights_always_linked and not alone
        if self.freights_always_linked and self.mixed[chain_class] and self.is_ring(column):
            # Linking begins with a non-permanent freight, and a ring scores the place where that begins.
            search.temporary_first = True
        if alone and not self.scattered:
            search.relevant, search.distant = self.relevant, self.distant
        return search

    def _add_ways(self, column: int, search: ChainSearch) -> list[int]:
        a, b = self.ends_of[column]
        return [self._add(self.class_of(column), a, b, way.meet, way.paths) for way in search.found]


def _keep_widest(paths: list[Path], path: Path) -> None:
    """Keep a path unless one with the same ends can be met wherever it can; drop those that it dominates."""
    for other in paths:
        if path.meet & ~other.meet == 0:
            return
    paths[:] = [other for other in paths if other.meet & ~path.meet]
    paths.append(path)
