"""Running trains (§7.8): who can, with which trains, and what it brings. Runs themselves are in runs/run.py."""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.canonical import digest
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.state import pack_fields
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.map.atlas import AREA_AT, CITY, EDGES, KIND, NEIGHBOUR, NONE, SIZE
from roundhouse.games.e1862.map.tiles import ACROSS, TILE_KIND, exits
from roundhouse.games.e1862.names import Logged, Runs
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.operating.depot import D, E
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import LOCAL, train
from roundhouse.games.e1862.runs.best import solve
from roundhouse.games.e1862.runs.best.solve import REVENUE, Answer
from roundhouse.games.e1862.runs.earnings import Earning, Takings, check
from roundhouse.games.e1862.runs.patience import SMALL, Patience
from roundhouse.games.e1862.runs.rules import Running, RunRules
from roundhouse.games.e1862.runs.run import Run, Step, stop_name
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import RUN

#: How many different totals are offered to choose from.
LISTED: Final = 5
#: What fingerprints are made of: the state as it was when the first of them were saved. This never changes, whatever
#: fields the state gets; one that it loses must be given here as it was.
FINGERPRINTED: Final = (
    "players", "round", "turn", "parliaments", "or_number", "or_count", "phase", "lner", "top", "broken", "ended_by",
    "barren", "step", "asked", "company", "bank", "priority", "certificate_limit", "clock", "turn_of", "passes", "bid",
    "bidder", "charter_shares", "sold_now", "bought_now", "marker_company", "fined", "settling", "operating", "stage",
    "laid", "built", "stationed", "merged", "revenue", "subsidy", "local_run", "ran", "emergency", "refinanced",
    "redeem_lost", "offered_train", "m_kind", "m_origin", "m_survivor", "m_absorbed", "m_price", "m_option",
    "m_redeem", "m_sell", "m_certificate", "m_excess", "m_ends_turn", "cash", "won", "bidding", "owes", "bought",
    "sold", "in_play", "opens", "original", "permits", "started", "floated", "chartered", "cell", "par", "arrival",
    "money", "unused", "box", "director", "certificate", "shares", "promised", "barred", "home", "debt", "operated",
    "queue", "holders", "since", "supply", "train_band", "train_type", "train_copy", "train_warranties", "train_owner",
    "sold_trains",
)  # fmt: skip
FINGERPRINTED_BOARD: Final = ("tile", "turn", "small", "markers", "london")


def run_rules(state: State) -> RunRules:
    switches = state.switches
    rules = RunRules(False, D if switches.shorter_game else E)
    rules.runs_meet_anywhere = switches.runs_meet_anywhere
    rules.loose_freight_chains = switches.loose_freight_chains
    rules.freights_always_linked = switches.freights_always_linked
    return rules


def running_of(state: State, company: int) -> Running:
    """The company as it stands before its runs; trains in the order of the fleet."""
    trains = [train(state.train_type[number], state.train_band[number]) for number in fleet_of(state, company)]
    return Running(state.board, company, state.phase, trains, state.permits[company], run_rules(state))


def can_run(state: State, company: int) -> bool:
    """A train with a permit, and from some marker track to another stop."""
    for number in range(len(state.train_owner)):
        if state.train_owner[number] == company and allows(state.permits[company], state.train_type[number]):
            return leads_somewhere(state, company)
    return False


def leads_somewhere(state: State, company: int) -> bool:
    """Whether track from a marker of the company comes to any stop, be it a small station."""
    board = state.board
    for hex in range(SIZE):
        if KIND[hex] == CITY and board.tile[hex] != NONE and board.has_marker(hex, company):
            ways = exits(board.tile[hex], board.turn[hex])
            for edge in range(EDGES):
                if ways >> edge & 1 and comes_to_stop(state, hex, edge):
                    return True
    return False


def comes_to_stop(state: State, hex: int, edge: int) -> bool:
    """Follow track that leaves a large station over an edge to the next stop."""
    board = state.board
    for _ in range(EDGES * SIZE):
        if AREA_AT[EDGES * hex + edge] != NONE:
            return True
        hex = NEIGHBOUR[EDGES * hex + edge]
        edge = (edge + 3) % EDGES
        if hex == NONE or board.tile[hex] == NONE or not exits(board.tile[hex], board.turn[hex]) >> edge & 1:
            return False
        tile = board.tile[hex]
        if TILE_KIND[tile] == CITY or board.small[hex] >> edge & 1:
            return True
        edge = ACROSS[(tile * EDGES + board.turn[hex]) * EDGES + edge]
    return False


class RunTrains(E1862Action):
    """D-24: the runs of all trains. A game from a log may carry the amounts that were recorded there."""

    form: ClassVar = Form(
        "run_trains", runs=Runs("run"), revenue=Logged("revenue"), subsidy=Logged("subsidy"), picks="runs"
    )
    answers: ClassVar[tuple[int, ...]] = (RUN,)

    def __init__(self, runs: list[Run], revenue: int = -1, subsidy: int = -1) -> None:
        self.runs = runs
        self.revenue = revenue
        self.subsidy = subsidy
        #: No runs earn more than this, where a search has said so; no part of the action.
        self.bound = -1

    def ways(self) -> list[tuple[int, list[Step], list[int] | None, int]]:
        return [(run.train, run.path, run.unscored, run.chain) for run in self.runs]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RunTrains) or (self.revenue, self.subsidy) != (other.revenue, other.subsidy):
            return False
        return self.ways() == other.ways()

    def __hash__(self) -> int:
        return hash((self.revenue, self.subsidy, len(self.runs)))

    def why_not(self, state: State) -> Violation | None:
        if self.revenue >= 0 or self.subsidy >= 0:
            # Only what was accepted elsewhere is not judged again: nobody names an amount at the table.
            logged = fingerprint(state, self) in state.switches.logged_runs
            return None if logged else Violation("R7.8-j", "why-logged-amounts", {})
        found = check(running_of(state, state.operating), self.runs)
        return found if isinstance(found, Violation) else None

    def apply(self, state: State) -> list[Event]:
        run_trains(state, self)
        return go_on(state)


def fingerprint(state: State, action: RunTrains) -> str:
    """What a log recorded, and where: these runs with these amounts, in this position and no other.

    Saves of imported games hold fingerprints, so they are made of the same fields for ever.
    """
    kept = {**pack_fields(state, FINGERPRINTED), "refused": 0, "board": pack_fields(state.board, FINGERPRINTED_BOARD)}
    return digest([kept, ["RunTrains", action.revenue, action.subsidy, len(action.runs)], action.ways()])


def run_trains(state: State, action: RunTrains) -> None:
    """Price the runs; a game from a log keeps the amounts recorded there, beside ours where they differ."""
    company = state.operating
    state.ran = 1 if action.runs else 0
    found = check(running_of(state, company), action.runs)
    takings = found if isinstance(found, Takings) else Takings([])
    state.revenue = action.revenue if action.revenue >= 0 else takings.revenue
    state.subsidy = action.subsidy if action.subsidy >= 0 else takings.subsidy
    fleet = fleet_of(state, company)
    state.local_run = 1 if any(state.train_type[fleet[run.train]] == LOCAL for run in action.runs) else 0
    for earning in takings.earnings:
        tell_earning(state, fleet[earning.run.train], earning)
    state.tell("ran", {"company": company, "revenue": state.revenue, "subsidy": state.subsidy})
    if (takings.revenue, takings.subsidy) != (state.revenue, state.subsidy):
        state.tell("ran-other", {"company": company, "revenue": takings.revenue, "subsidy": takings.subsidy})


def tell_earning(state: State, number: int, earning: Earning) -> None:
    """What one train brings: which stop counts how much, the bonus of a freight, the subsidy of a local."""
    if not earning.scored:
        # In the middle of a chain: only its two ends score (R7.8.1-f).
        state.tell("ran-between", {"band": state.train_band[number], "type": state.train_type[number]})
        return
    args = {
        "band": state.train_band[number],
        "type": state.train_type[number],
        "stops": [stop_name(stop) for stop in earning.scored],
        "counts": earning.counts,
        "bonus": earning.bonus,
        "amount": earning.revenue,
        "subsidy": earning.subsidy,
    }
    state.tell("ran-train", args)


def best_run(
    state: State,
    company: int,
    objective: str = REVENUE,
    deadline: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Answer:
    """The best run of a company (§7.8), proven unless `deadline` seconds or `cancelled` stop the search."""
    return solve.best_run(running_of(state, company), objective, deadline, cancelled)


def alternatives(
    state: State,
    company: int,
    count: int,
    objective: str = REVENUE,
    deadline: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Answer]:
    """The runs with the `count` best distinct totals, best first, so that a director can choose (R7.8-a)."""
    return solve.alternatives(running_of(state, company), count, objective, deadline, cancelled)


def best_choice(state: State) -> RunTrains:
    """The run that earns most, as far as a short search finds it; nothing where nothing can run."""
    return RunTrains(best_run(state, state.operating, cancelled=Patience(SMALL)).runs)


def run_choices(state: State) -> list[RunTrains]:
    """Runs to choose from: those with the best totals. Any other is said stop by stop (own_runs.py)."""
    found = alternatives(state, state.operating, LISTED, cancelled=Patience(SMALL))
    choices = [RunTrains(answer.runs) for answer in found if answer.runs]
    if choices:
        # Of the best total it is known how much more there could be.
        choices[0].bound = found[0].bound
    return choices


def takings_of(running: Running, action: RunTrains) -> Takings:
    """What runs earn; nothing if they are not legal."""
    found = check(running, action.runs)
    return found if isinstance(found, Takings) else Takings([])
