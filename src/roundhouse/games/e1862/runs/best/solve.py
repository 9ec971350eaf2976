"""The best run (§7.8): `best_run` and `alternatives` for a company about to run its trains."""

# compiled
from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.operating.train_types import FREIGHT, REACH
from roundhouse.games.e1862.runs.best.assignment import Assignment, line_type
from roundhouse.games.e1862.runs.best.chain_columns import ChainColumns
from roundhouse.games.e1862.runs.best.columns import Columns, line_columns
from roundhouse.games.e1862.runs.best.graph import Graph
from roundhouse.games.e1862.runs.best.incumbent import TOTAL_UNIT, Incumbents
from roundhouse.games.e1862.runs.best.tree import Tree
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.runs.run import Run

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
    """What a search has found: runs with their prices, and how much more there could be.

    `runs` are the ways of the trains, `revenue` and `subsidy` what they bring, `takings` the same train by train.
    Except for the answers listed before this one, no runs earn more than `bound`; `optimal` says that none are better,
    which is then proven. The search took `milliseconds`.
    """

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

    def __repr__(self) -> str:
        proven = "proven" if self.optimal else f"at most {self.bound} is possible"
        runs = "1 run" if len(self.runs) == 1 else f"{len(self.runs)} runs"
        return f"<{runs}, revenue {self.revenue}, subsidy {self.subsidy}, {proven}>"


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
    return _Solver(running, objective, 1, Clock(deadline, cancelled), better).solve()[0]


def alternatives(
    running: Running,
    count: int,
    objective: str = REVENUE,
    deadline: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Answer]:
    """The runs with the `count` best distinct totals, best first, each with its highest subsidy."""
    return _Solver(running, objective, count, Clock(deadline, cancelled), None).solve()


class Stopped(Exception):
    """The deadline has passed, or the caller has cancelled the search."""


class Clock:
    """Counts the steps of a search, and every so many of them stops it if its time is over."""

    def __init__(self, seconds: float | None, cancelled: Callable[[], bool] | None) -> None:
        self.began = perf_counter()
        self.until = None if seconds is None else self.began + seconds
        self.cancelled = cancelled
        self.steps = 0
        self.small_steps = 0

    def tick(self) -> None:
        """To be called in inner loops."""
        self.steps += 1
        if self.steps & 63 == 0:
            self.look()

    def small_tick(self) -> None:
        """To be called where steps are so small that many of them count as one."""
        self.small_steps += 1
        if self.small_steps & 1023 == 0:
            self.look()

    def look(self) -> None:
        """Stop the search if its time is over."""
        if self.until is not None and perf_counter() >= self.until:
            raise Stopped
        if self.cancelled is not None and self.cancelled():
            raise Stopped

    def milliseconds(self) -> float:
        return (perf_counter() - self.began) * 1000


class _Solver:
    def __init__(
        self, running: Running, objective: str, keep: int, clock: Clock, better: Callable[[Answer], None] | None
    ) -> None:
        if objective not in OBJECTIVES:
            raise ValueError(f"unknown objective {objective!r}; known are {', '.join(OBJECTIVES)}")
        if keep < 1:
            raise ValueError(f"at least one answer must be asked for, not {keep}")
        self.running = running
        self.everything = objective == EVERYTHING
        self.keep = keep
        self.clock = clock
        self.better = better
        self.assignment: Assignment | None = None
        self.tree: Tree | None = None
        self.upper = 0

    def solve(self) -> list[Answer]:
        graph = Graph(self.running)
        self.upper = self._simple_bound(graph)
        optimal = True
        try:
            if graph.home != NONE:
                self.clock.look()
                self._search(graph)
        except Stopped:
            optimal = False
        return self._answers(optimal)

    def _simple_bound(self, graph: Graph) -> int:
        """A bound that needs no search: everything within reach scored once, and the widest bonus for every freight."""
        total = (10 * 37 if self.everything else 0) + 20 * len(graph.network.small)
        for stop in range(graph.stops):
            if graph.reachable >> stop & 1:
                total += graph.value[stop]
        return total + MOST_BONUS * len([train for train in self.running.trains if train >> 3 == FREIGHT])

    def _search(self, graph: Graph) -> None:
        running, clock = self.running, self.clock
        weigh = _everything_weight if self.everything else _revenue_weight
        columns = Columns(graph, weigh, 1000 if self.everything else 10)
        trains = [train for train in running.trains if running.may_run(train)]
        lines = [line_type(train) for train in sorted(trains) if train >> 3 != FREIGHT]
        #: Types in the order of their trains; one pool of columns for each.
        types = list(dict.fromkeys(lines))
        groups = [
            line_columns(columns, pool, *each, self.keep > 1, clock.small_tick) for pool, each in enumerate(types)
        ]
        bands = [train & 7 for train in trains if train >> 3 == FREIGHT]
        first_permanent = running.rules.permanent_from
        temporary = [REACH[band] for band in bands if band < first_permanent]
        permanent = [REACH[band] for band in bands if band >= first_permanent]
        chains = ChainColumns(
            columns, len(types), temporary, permanent, running.rules, weigh, clock.tick, clock.small_tick
        )
        columns.merge(clock.small_tick)
        incumbents = Incumbents(columns, chains, self.keep, clock.tick)
        counts = [lines.count(each) for each in types]
        tree = Tree(columns, groups, counts, chains, incumbents, clock.tick, clock.small_tick)
        self.assignment = Assignment(running, columns, chains, types)
        self.tree = tree
        if running.rules.freights_always_linked and len(bands) > 2:
            incumbents.accept = self.assignment.is_possible
        if self.better is not None:
            incumbents.better = self._tell
        try:
            tree.search(ROUNDS)
        finally:
            self.upper = min(self.upper, tree.root // TOTAL_UNIT * 10)

    def _tell(self, chosen: list[int]) -> None:
        if self.better is not None:
            self.better(self._answer(chosen, False))

    def _answers(self, optimal: bool) -> list[Answer]:
        rows = self.tree.incumbents.rows if self.tree is not None else []
        answers = [self._answer(chosen, optimal) for _, _, chosen in rows] or [self._answer([], optimal)]
        for answer in answers:
            answer.milliseconds = self.clock.milliseconds()
            answer.nodes = self.tree.nodes if self.tree is not None else 0
        return answers

    def _answer(self, chosen: list[int], optimal: bool) -> Answer:
        runs = self.assignment.runs(chosen) if self.assignment is not None else []
        takings = check(self.running, runs)
        assert isinstance(takings, Takings), takings
        earned = takings.revenue + (takings.subsidy if self.everything else 0)
        return Answer(runs, takings, optimal, earned if optimal else max(earned, self.upper))
