"""What runs earn (§7.8): which stop counts for which train, freight bonuses and the subsidy of locals.

Every stop counts once, for the first train in the list that scores it (R7.8-i); the bonus of a chain stands with its
first train; a hex is subsidised with the first local that touches it (R7.8.2-b).
"""

# compiled
from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.operating.train_types import FREIGHT, LOCAL, SCORES
from roundhouse.games.e1862.runs.chains import (
    Freight,
    bonus,
    chain_ends,
    declared_chains,
    hexes_between,
    linked_by_ends,
    partitions,
    why_not_chains,
)
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.runs.run import (
    Run,
    Way,
    stop_value,
    trace,
    why_not_together,
    why_not_unscored,
    why_not_way,
)

SUBSIDY_PER_HEX = 10


class Earning:
    """One train's part: the stops it scores, what each adds, bonus and subsidy."""

    def __init__(self, run: Run, way: Way) -> None:
        self.run = run
        self.way = way
        #: Stops that the train scores, in order, and those visited but left out (R7.8.2-c).
        self.scored: list[int] = []
        self.unscored: list[int] = []
        #: Pounds that each scored stop adds: 0 if an earlier train has scored it.
        self.counts: list[int] = []
        #: Chain of a freight (NONE for others), hexes between its ends and the bonus for them, on its first train.
        self.chain = NONE
        self.between = 0
        self.bonus = 0
        #: Hexes subsidised with this local, and the pounds for them.
        self.hexes = 0
        self.subsidy = 0
        self.revenue = 0


class Takings:
    """What a company earns with all its runs."""

    def __init__(self, earnings: list[Earning]) -> None:
        self.earnings = earnings
        self.revenue = sum(earning.revenue for earning in earnings)
        self.subsidy = sum(earning.subsidy for earning in earnings)


def check(running: Running, runs: list[Run]) -> Takings | Violation:
    """Price runs, or say which rule they break (§7.4, §7.8). No runs at all are legal (R7.8-a)."""
    ways: list[Way] = []
    used: list[int] = []
    for number, run in enumerate(runs):
        problem = _why_not_train(running, run, used)
        if problem is None:
            way = trace(running.board, run.path)
            if isinstance(way, Violation):
                problem = way
            else:
                train = running.trains[run.train]
                problem = why_not_way(running, way, train) or why_not_unscored(run, way, train)
                ways.append(way)
        if problem is not None:
            return Violation(problem.rule, problem.key, {**problem.args, "run": number + 1})
        used.append(run.train)
    together = why_not_together(running, ways)
    if together is not None:
        return together
    chains = _chains(running, runs, ways)
    if isinstance(chains, Violation):
        return chains
    return _price(running, runs, ways, chains)


def _why_not_train(running: Running, run: Run, used: list[int]) -> Violation | None:
    """Every train runs at most once, and must be there (R7.8-a)."""
    if not 0 <= run.train < len(running.trains):
        return Violation("R7.8-a", "run-no-such-train", {"n": run.train + 1})
    if run.train in used:
        return Violation("R7.8-a", "run-train-twice", {"n": run.train + 1})
    return None


def _chains(running: Running, runs: list[Run], ways: list[Way]) -> list[list[Freight]] | Violation:
    """How the freights are linked: as declared, as the preset links them, or as pays best (A-21)."""
    freights: list[Freight] = []
    for number, run in enumerate(runs):
        train = running.trains[run.train]
        if train >> 3 == FREIGHT:
            freights.append(Freight(number, ways[number], train & 7 >= running.rules.permanent_from))
    if running.rules.freights_always_linked:
        chains = linked_by_ends(freights)
        return why_not_chains(chains, running.rules) or chains
    numbers = [runs[freight.number].chain for freight in freights]
    if any(number != NONE for number in numbers):
        chains = declared_chains(freights, numbers)
        return why_not_chains(chains, running.rules) or chains
    return _best_chains(running, runs, ways, freights)


def _best_chains(
    running: Running, runs: list[Run], ways: list[Way], freights: list[Freight]
) -> list[list[Freight]] | Violation:
    best: list[list[Freight]] | None = None
    most = -1
    problem: Violation | None = None
    for chains in partitions(freights):
        chains.sort(key=lambda chain: chain[0].number)
        broken = why_not_chains(chains, running.rules)
        if broken is None:
            revenue = _price(running, runs, ways, chains).revenue
            if revenue > most:
                best, most = chains, revenue
        elif problem is None or len(chains) == 1:
            # Linking all of them is the rule (R7.8.1-f); what stands against it is the best explanation.
            problem = broken
    if best is not None:
        return best
    assert problem is not None
    return problem


def _price(running: Running, runs: list[Run], ways: list[Way], chains: list[list[Freight]]) -> Takings:
    earnings = [Earning(run, way) for run, way in zip(runs, ways)]
    for number, earning in enumerate(earnings):
        earning.scored = _scored(running, runs[number], ways[number])
    for number, chain in enumerate(chains):
        _score_chain(earnings, chain, number)
    _leave_out(running, earnings)
    counted: set[int] = set()
    subsidised = 0
    for earning in earnings:
        for stop in earning.scored:
            value = 0 if stop in counted else stop_value(running.board, stop, running.phase)
            counted.add(stop)
            earning.counts.append(value)
        earning.revenue = sum(earning.counts) + earning.bonus
        if running.trains[earning.run.train] >> 3 == LOCAL:
            earning.hexes = earning.way.hexes & ~subsidised
            subsidised |= earning.hexes
            earning.subsidy = SUBSIDY_PER_HEX * earning.hexes.bit_count()
    return Takings(earnings)


def _scored(running: Running, run: Run, way: Way) -> list[int]:
    """The stops that a local or express scores, as far as that is said.

    Freights score by chain, and never small stations (R7.8.1-e).
    """
    kind = running.trains[run.train] >> 3
    if kind == FREIGHT:
        return []
    stops = [stop for stop in way.stops if run.unscored is None or stop not in run.unscored]
    return stops + way.small if kind == LOCAL else stops


def _score_chain(earnings: list[Earning], chain: list[Freight], number: int) -> None:
    """Only the two ends of a chain and the hexes between them count (R7.8.1-f)."""
    ends = chain_ends(chain)
    assert ends is not None
    for freight in chain:
        earning = earnings[freight.number]
        earning.chain = number
        for side in (0, 1):
            stop = freight.way.stops[0 if side == 0 else -1]
            if freight.way.nodes[side] in ends.nodes and stop not in earning.scored:
                earning.scored.append(stop)
    first = earnings[chain[0].number]
    first.between = hexes_between(ends)
    first.bonus = bonus(ends)


def _leave_out(running: Running, earnings: list[Earning]) -> None:
    """Choose the stops that N/M trains leave out, where nobody has, for the best total (R7.8.2-c, R7.8.3-b)."""
    open_choices: list[Earning] = []
    times: dict[int, int] = {}
    for earning in earnings:
        train = running.trains[earning.run.train]
        for stop in earning.scored:
            times[stop] = times.get(stop, 0) + 1
        if train >> 3 != FREIGHT and earning.run.unscored is None and len(earning.way.stops) > SCORES[train & 7]:
            open_choices.append(earning)
    choice: list[int] = []
    best: list[int] = []
    least = [1 << 30]

    def go(number: int, lost: int) -> None:
        if lost >= least[0]:
            return
        if number == len(open_choices):
            least[0] = lost
            best[:] = choice
            return
        for stop in open_choices[number].way.stops:
            cost = 0 if times[stop] > 1 else stop_value(running.board, stop, running.phase)
            times[stop] -= 1
            choice.append(stop)
            go(number + 1, lost + cost)
            choice.pop()
            times[stop] += 1

    go(0, 0)
    for earning, stop in zip(open_choices, best):
        earning.scored.remove(stop)
        earning.unscored.append(stop)
    for earning in earnings:
        if earning.run.unscored is not None:
            earning.unscored = [stop for stop in earning.way.stops if stop in earning.run.unscored]
