"""From the columns chosen to runs: which train runs which path, and in which order runs are given.

Where freights that share an end are linked by themselves (R7.8.1-i, A-21) and three of them end at one place, the order
in which runs are given says which are linked (chains.py), and so does the direction of the first run of a chain. A ring
scores the place where its first run begins.
"""

# compiled
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from roundhouse.games.e1862.map.network import steps_along
from roundhouse.games.e1862.operating.train_types import FREIGHT, REACH, SCORES, VISITS
from roundhouse.games.e1862.runs.best.chain_columns import ChainColumns
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.graph import Path
from roundhouse.games.e1862.runs.chains import Freight, chain_ends, linked_by_ends
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.runs.run import Run, Step, Way, trace

#: Kind, stops that are scored at most, stops that are visited at most: locals or expresses of one type can do the same.
LineType = tuple[int, int, int]


def line_type(train: int) -> LineType:
    return train >> 3, SCORES[train & 7], VISITS[train & 7]


class Assignment:
    """Gives columns to the trains of a company; `types` are those of its locals and expresses, pool by pool."""

    def __init__(self, running: Running, columns: Columns, chains: ChainColumns, types: list[LineType]) -> None:
        self.running = running
        self.columns = columns
        self.chains = chains
        self.types = types

    def is_possible(self, chosen: list[int]) -> bool:
        """Whether the runs can be given in an order in which they link into the chains chosen."""
        try:
            self.runs(chosen)
        except LookupError:
            return False
        return True

    def runs(self, chosen: list[int]) -> list[Run]:
        """Columns as runs of the company's trains: every column finds trains that can do it."""
        for runs in self._possible_runs(chosen):
            if not self.running.rules.freights_always_linked:
                return runs
            ordered = in_linking_order(self.running, runs)
            if ordered is not None:
                return ordered
        raise LookupError("these runs cannot be given so that they link as chosen")

    def _possible_runs(self, chosen: list[int]) -> Iterator[list[Run]]:
        """Columns as runs, once for every way to divide the freights of a chain among its paths."""
        free = [number for number, train in enumerate(self.running.trains) if self.running.may_run(train)]
        lines = len(self.types)
        runs = [self._line_run(column, free) for column in chosen if self.columns.pool[column] < lines]
        # The chain with non-permanent freights first: it is what linking by ends begins with.
        chains = [column for column in chosen if self.columns.pool[column] >= lines]
        chains.sort(key=lambda column: not self.chains.mixed[self.chains.class_of(column)])
        if not chains:
            yield runs
            return
        # Only the first chain can hold permanent and other freights; in the rest it does not matter who runs what.
        for trains in self._chain_trains(chains[0], free):
            left = [number for number in free if number not in trains]
            found = runs + self._chain_runs(chains[0], 0, trains)
            for number, column in enumerate(chains[1:], 1):
                trains = next(self._chain_trains(column, left))
                left = [number for number in left if number not in trains]
                found += self._chain_runs(column, number, trains)
            yield found

    def _line_run(self, column: int, free: list[int]) -> Run:
        wanted = self.types[self.columns.pool[column]]
        number = next(number for number in free if line_type(self.running.trains[number]) == wanted)
        free.remove(number)
        left_out = self.columns.left_out[column]
        unscored = [] if left_out < 0 else [self.columns.graph.stop_key(left_out)]
        return Run(number, self._steps(self.columns.paths[column][0]), unscored)

    def _chain_runs(self, column: int, chain: int, trains: list[int]) -> list[Run]:
        """A chain as runs: every path goes to one of the trains."""
        paths = self.columns.paths[column]
        runs = [Run(number, self._steps(path), None, chain) for path, number in zip(paths, trains)]
        if self.chains.is_ring(column):
            graph, (start, _) = self.columns.graph, self.chains.ends_of[column]
            if graph.place(paths[0].a) != graph.place(start):
                runs[0] = backwards(runs[0])
        return runs

    def _chain_trains(self, column: int, free: list[int]) -> Iterator[list[int]]:
        """Free trains, one for every path: exactly the permanent freights of the class, the rest non-permanent."""
        chains = self.chains
        counts = chains.freights_of(chains.class_of(column))
        wanted: list[int] = []
        for number in range(chains.temporary_types, len(counts)):
            wanted += [chains.reach[number]] * counts[number]
        permanent: list[tuple[int, int]] = []
        temporary: list[tuple[int, int]] = []
        for number in free:
            train = self.running.trains[number]
            if train >> 3 != FREIGHT:
                continue
            reach = REACH[train & 7]
            if train & 7 < self.running.rules.permanent_from:
                temporary.append((reach, number))
            elif reach in wanted:
                wanted.remove(reach)
                permanent.append((reach, number))
        return assignments(self.columns.paths[column], permanent, temporary)

    def _steps(self, path: Path) -> list[Step]:
        """The way of a path hex by hex."""
        return steps_along(self.columns.graph.network, path.start, path.links)


def assignments(
    paths: list[Path], permanent: list[tuple[int, int]], temporary: list[tuple[int, int]]
) -> Iterator[list[int]]:
    """The ways to give paths to freights, as reach and number: all the permanent ones run, others as far as needed.

    One for every set of paths that the permanent ones could run: which path is whose matters no further.
    """
    for places in combinations(range(len(paths)), len(permanent)):
        rest = [place for place in range(len(paths)) if place not in places]
        trains = [-1] * len(paths)
        if _fill(trains, list(places), paths, permanent) and _fill(trains, rest, paths, temporary):
            yield trains


def _fill(trains: list[int], places: list[int], paths: list[Path], freights: list[tuple[int, int]]) -> bool:
    """The longest path to the freight that goes farthest, and so on; false if one of them does not go far enough."""
    if len(places) > len(freights):
        return False
    lengths = sorted([(paths[place].length, place) for place in places], reverse=True)
    for (length, place), (reach, number) in zip(lengths, sorted(freights, reverse=True)):
        if length > reach:
            return False
        trains[place] = number
    return True


# -- the order in which runs are given


def in_linking_order(running: Running, runs: list[Run]) -> list[Run] | None:
    """The runs in an order in which their freights link into the chains that they say; None if there is none."""
    chains = _freights_by_chain(running, runs)
    order = linking_order(chains)
    if order is None:
        return None
    given = {freight.number: freight for chain in chains for freight in chain}
    found = [run for place, run in enumerate(runs) if place not in given]
    for freight in order:
        run = runs[freight.number]
        found.append(run if freight is given[freight.number] else backwards(run))
    return found


def backwards(run: Run) -> Run:
    """The same run in the other direction."""
    path = [(hex, out, entry) for hex, entry, out in reversed(run.path)]
    return Run(run.train, path, run.unscored, run.chain)


def linking_order(chains: list[list[Freight]]) -> list[Freight] | None:
    """ChainColumns in an order in which they link into these chains, some of them turned round; None if there is none.

    Chain by chain, in any order in which each links as it should: a chain that is complete only leaves the others more
    freedom. Its own freights come first, so that they go on with each other where several could. A ring comes so that
    it scores the place where its first freight, as given, begins.
    """
    waiting = chains[:]
    order: list[Freight] = []
    while waiting:
        for chain in waiting:
            first = _first_of(chain, waiting)
            if first is not None:
                order += [first, *_without(chain, first)]
                waiting.remove(chain)
                break
        else:
            return None
    return order


def _freights_by_chain(running: Running, runs: list[Run]) -> list[list[Freight]]:
    chains: dict[int, list[Freight]] = {}
    for number, run in enumerate(runs):
        train = running.trains[run.train]
        if train >> 3 == FREIGHT:
            way = trace(running.board, run.path)
            assert isinstance(way, Way)
            permanent = train & 7 >= running.rules.permanent_from
            chains.setdefault(run.chain, []).append(Freight(number, way, permanent))
    return list(chains.values())


def _first_of(chain: list[Freight], chains: list[list[Freight]]) -> Freight | None:
    """A freight of the chain, as given or turned round, from which all of it, and nothing else, would be linked."""
    numbers = {freight.number for freight in chain}
    wanted = _scored(chain)
    others = [freight for other in chains if other is not chain for freight in other]
    for given in chain:
        for first in [given, _turned(given)] if len(chain) > 1 else [given]:
            linked = linked_by_ends([first, *_without(chain, first), *others])[0]
            if {freight.number for freight in linked} == numbers and _scored(linked) == wanted:
                return first
    return None


def _scored(chain: list[Freight]) -> list[int]:
    """The places that a chain scores."""
    ends = chain_ends(chain)
    return [] if ends is None else sorted(ends.nodes)


def _without(chain: list[Freight], gone: Freight) -> list[Freight]:
    return [freight for freight in chain if freight.number != gone.number]


def _turned(freight: Freight) -> Freight:
    """A freight that goes the same way in the other direction."""
    way = Way()
    way.stops, way.nodes, way.gates = freight.way.stops[::-1], freight.way.nodes[::-1], freight.way.gates[::-1]
    return Freight(freight.number, way, freight.permanent)
