"""The best run (§7.8): `best_run` and `alternatives` for a company about to run its trains."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.map.board import FREIGHT, REACH, SCORES, VISITS, Running
from roundhouse.games.e1862.map.network import steps_along
from roundhouse.games.e1862.runs.best.clock import Clock
from roundhouse.games.e1862.runs.best.columns import Columns, line_columns
from roundhouse.games.e1862.runs.best.crew import crews
from roundhouse.games.e1862.runs.best.field import Field
from roundhouse.games.e1862.runs.best.found import TOTAL, Found
from roundhouse.games.e1862.runs.best.freights import DIGIT, MASK, Freights
from roundhouse.games.e1862.runs.best.linking import backwards, in_linking_order
from roundhouse.games.e1862.runs.best.outoftime import OutOfTime
from roundhouse.games.e1862.runs.best.paths import Path
from roundhouse.games.e1862.runs.best.tree import Tree
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.run import AREA_STOP, Run, Step

#: What is to be the highest: revenue (then subsidy), or revenue plus subsidy (R7.3-b; then revenue).
REVENUE = "revenue"
EVERYTHING = "revenue+subsidy"
#: The highest step of the price when it is paid out. Steps grow with the amount paid, and that with the revenue
#: (R7.8.5-b, R7.8.5-c), so that it is the run with the highest revenue, whatever the price.
DIVIDEND = "dividend"
OBJECTIVES = (REVENUE, EVERYTHING, DIVIDEND)

#: Rounds in which the bound at the root is brought down.
ROUNDS = 320
#: No freight has more hexes between its ends than this, nor more for each of them.
MOST_BONUS = 30 * 12


def _revenue_weight(pounds: int) -> int:
    """Revenue first, subsidy second: all subsidy together is less than £10 of revenue, a hundred times."""
    return 100 * pounds


def _everything_weight(pounds: int) -> int:
    """Revenue and subsidy alike; revenue decides between equals."""
    return 100 * pounds + pounds // 10


class Answer:
    """What a search has found: runs with their prices, and how much more there could be."""

    def __init__(self, runs: list[Run], takings: Takings, optimal: bool, bound: int) -> None:
        self.runs = runs
        self.takings = takings
        self.revenue = takings.revenue
        self.subsidy = takings.subsidy
        self.optimal = optimal
        #: No runs earn more than this: revenue, or what else was asked for.
        self.bound = bound
        self.milliseconds = 0.0
        self.nodes = 0


def best_run(
    running: Running,
    objective: str = REVENUE,
    deadline: float | None = None,
    cancelled: Callable[[], bool] | None = None,
    better: Callable[[Answer], None] | None = None,
) -> Answer:
    """The runs that earn the most, proven unless `deadline` seconds or `cancelled` stop the search.

    `better` is told of every improvement on the way.
    """
    solver = _Solver(running, objective, 1, Clock(deadline, cancelled), better)
    return solver.solve()[0]


def alternatives(
    running: Running,
    count: int,
    objective: str = REVENUE,
    deadline: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Answer]:
    """The runs with the `count` best distinct totals, best first, each with its highest subsidy."""
    return _Solver(running, objective, count, Clock(deadline, cancelled), None).solve()


class _Solver:
    def __init__(
        self, running: Running, objective: str, keep: int, clock: Clock, better: Callable[[Answer], None] | None
    ) -> None:
        if objective not in OBJECTIVES:
            raise ValueError(f"unknown objective {objective!r}; known are {', '.join(OBJECTIVES)}")
        if keep < 1:
            raise ValueError(f"at least one answer must be asked for, not {keep}")
        self.running = running
        self.objective = objective
        self.keep = keep
        self.clock = clock
        self.better = better
        self.weigh = _everything_weight if objective == EVERYTHING else _revenue_weight
        self.columns: Columns | None = None
        self.found: Found | None = None
        self.tree: Tree | None = None
        self.upper = 0

    def solve(self) -> list[Answer]:
        field = Field(self.running)
        self.upper = self._anything(field)
        optimal = True
        try:
            if field.home != NONE:
                self.clock.look()
                self._search(field)
        except OutOfTime:
            optimal = False
        return self._answers(optimal)

    def _anything(self, field: Field) -> int:
        """A bound that needs no search: everything within reach scored once, and the widest bonus for every freight."""
        total = 10 * 37 * (1 if self.objective == EVERYTHING else 0) + 20 * len(field.network.small)
        for stop in range(field.stops):
            if field.near >> stop & 1:
                total += field.value[stop]
        return total + MOST_BONUS * len([train for train in self.running.trains if train >> 3 == FREIGHT])

    def _search(self, field: Field) -> None:
        running, clock = self.running, self.clock
        columns = Columns(field, self.weigh, 1000 if self.objective == EVERYTHING else 10)
        self.columns = columns
        every = self.keep > 1
        trains = [train for train in running.trains if running.may_run(train)]
        groups: list[list[int]] = []
        counts: list[int] = []
        kinds: dict[tuple[int, int, int], int] = {}
        for train in sorted(trains):
            kind, band = train >> 3, train & 7
            if kind == FREIGHT:
                continue
            key = (kind, SCORES[band], VISITS[band])
            if key in kinds:
                counts[kinds[key]] += 1
            else:
                kinds[key] = len(groups)
                groups.append(line_columns(columns, kind, key[1], key[2], every, clock.stroll))
                counts.append(1)
        bands = [train & 7 for train in trains if train >> 3 == FREIGHT]
        plain = [REACH[band] for band in bands if band < running.rules.permanent_from]
        permanent = [REACH[band] for band in bands if band >= running.rules.permanent_from]
        freights = Freights(columns, plain, permanent, running.rules, self.weigh, clock.tick, clock.stroll)
        self.kinds = kinds
        self.freights = freights
        self.group_of: dict[int, tuple[int, int, int]] = {}
        for key, group in kinds.items():
            for column in groups[group]:
                self.group_of[column] = key
        columns.merge(clock.stroll)
        found = Found(columns, self.keep)
        tree = Tree(columns, groups, counts, freights, found, clock.tick, clock.stroll)
        self.found = found
        self.tree = tree
        if running.rules.always_linked and len(bands) > 2:
            tree.choices.accept = self._links_as_chosen
        if self.better is not None:
            tree.choices.better = self._tell
        try:
            tree.run(ROUNDS)
        finally:
            self.upper = min(self.upper, tree.root // TOTAL * 10)

    # -- from columns to runs

    def _tell(self, value: int, chosen: list[int]) -> None:
        if self.better is not None:
            self.better(self._answer(chosen, False, self.upper))

    def _answers(self, optimal: bool) -> list[Answer]:
        rows = self.found.rows if self.found is not None else []
        answers = [self._answer(chosen, optimal, self.upper) for _, _, chosen in rows]
        if not answers:
            answers = [self._answer([], optimal, self.upper)]
        for answer in answers:
            answer.milliseconds = self.clock.milliseconds()
            answer.nodes = self.tree.nodes if self.tree is not None else 0
        return answers

    def _answer(self, chosen: list[int], optimal: bool, upper: int) -> Answer:
        runs = self._runs(chosen)
        takings = check(self.running, runs)
        assert isinstance(takings, Takings), takings
        earned = takings.revenue + (takings.subsidy if self.objective == EVERYTHING else 0)
        return Answer(runs, takings, optimal, earned if optimal else max(earned, upper))

    def _runs(self, chosen: list[int]) -> list[Run]:
        """Columns as runs of the company's trains: every column finds trains that can do it."""
        for runs in self._manned(chosen):
            if not self.running.rules.always_linked:
                return runs
            ordered = in_linking_order(self.running, runs)
            if ordered is not None:
                return ordered
        raise LookupError("these runs cannot be given so that they link as chosen")

    def _manned(self, chosen: list[int]) -> Iterator[list[Run]]:
        """Columns as runs, once for every way to divide the freights of a chain among its paths."""
        free = [number for number, train in enumerate(self.running.trains) if self.running.may_run(train)]
        runs = [self._line_run(column, free) for column in chosen if column in self.group_of]
        chains = self._chain_order([column for column in chosen if column not in self.group_of])
        if not chains:
            yield runs
            return
        # Only the first chain can hold permanent and other freights; in the rest it does not matter who runs what.
        for crew in self._crews(chains[0], free):
            left = [number for number in free if number not in crew]
            found = runs + self._chain_runs(chains[0], 0, crew)
            for number, column in enumerate(chains[1:], 1):
                crew = next(self._crews(column, left))
                left = [number for number in left if number not in crew]
                found += self._chain_runs(column, number, crew)
            yield found

    def _line_run(self, column: int, free: list[int]) -> Run:
        assert self.columns is not None
        kind, scores, visits = self.group_of[column]
        for number in free:
            train = self.running.trains[number]
            if (train >> 3, SCORES[train & 7], VISITS[train & 7]) == (kind, scores, visits):
                free.remove(number)
                path = self._steps(self.columns.paths[column][0])
                left_out = self.columns.left_out[column]
                return Run(number, path, [] if left_out < 0 else [self._stop(left_out)])
        raise AssertionError("more runs than trains")

    def _chain_order(self, chosen: list[int]) -> list[int]:
        """The chain with non-permanent freights first: it is what linking by ends begins with."""
        return sorted(chosen, key=lambda column: not self.freights.mixed[self.freights.class_of[column]])

    def _chain_runs(self, column: int, chain: int, crew: list[int]) -> list[Run]:
        """A chain as runs: every path goes to one freight of its crew."""
        assert self.columns is not None
        paths = self.columns.paths[column]
        runs = [Run(number, self._steps(path), None, chain) for path, number in zip(paths, crew)]
        if self.freights.is_ring(column):
            field, (start, _) = self.columns.field, self.freights.ends_of[column]
            if field.node(paths[0].a) != field.node(start):
                runs[0] = backwards(runs[0])
        return runs

    def _crews(self, column: int, free: list[int]) -> Iterator[list[int]]:
        """Free trains, one for every path: exactly the permanent freights of the class, the rest non-permanent."""
        assert self.columns is not None
        kind = self.freights.class_of[column]
        uses = self.freights.uses[kind]
        wanted: list[int] = []
        for reach in self.freights.reach[self.freights.plain_types :]:
            wanted += [reach] * (uses & MASK)
            uses >>= DIGIT
        permanent: list[tuple[int, int]] = []
        plain: list[tuple[int, int]] = []
        for number in free:
            train = self.running.trains[number]
            if train >> 3 != FREIGHT:
                continue
            reach = REACH[train & 7]
            if train & 7 < self.running.rules.permanent_from:
                plain.append((reach, number))
            elif reach in wanted:
                wanted.remove(reach)
                permanent.append((reach, number))
        return crews(self.columns.paths[column], permanent, plain)

    def _stop(self, stop: int) -> int:
        """A stop of the network as runs name it."""
        assert self.columns is not None
        network = self.columns.field.network
        return network.city[stop] if network.city[stop] != NONE else AREA_STOP + network.area[stop]

    def _steps(self, path: Path) -> list[Step]:
        """The way of a path hex by hex."""
        assert self.columns is not None
        return steps_along(self.columns.field.network, path.start, path.links)

    # -- presets in which shared ends link by themselves

    def _links_as_chosen(self, chosen: list[int]) -> bool:
        """Whether the runs can be given in an order in which they link into the chains chosen."""
        try:
            self._runs(chosen)
        except LookupError:
            return False
        return True
