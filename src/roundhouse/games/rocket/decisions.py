"""The decision points (§18): who is asked what, every action there is, and what of it is legal."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.actions import Actions
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.legal import Legal, Listed
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.extend import Extend, ExtendChoices
from roundhouse.games.rocket.invest import Invest, InvestChoices
from roundhouse.games.rocket.skip import Skip
from roundhouse.games.rocket.state import ACTION, OVER, PHASES, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation, StationChoices
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, DeclineVeto, PassAnswer, PassBid, legal_veto

KINDS: Final = (
    Invest, PlaceStation, MoveStation, Extend, Skip, CallVeto, DeclineVeto, Bid, PassBid, Answer, PassAnswer,
)  # fmt: skip
ACTIONS: Final = Actions(KINDS)

#: The rule that asks, by phase; also the one that an answer from another seat breaks.
ASKING_RULES: Final = ("SR-4.1-b", "SR-7.3-b", "SR-7.3-e", "SR-7.3-g")
SEAT_RULES: Final = ("SR-4.1-a", "SR-7.3-b", "SR-7.3-e", "SR-7.3-g")


def decision(state: State) -> Decision | None:
    """Who must decide what; None when the game is over."""
    if state.phase == OVER:
        return None
    return Decision(state.asked, PHASES[state.phase], ASKING_RULES[state.phase])


def legal(state: State) -> Legal[RocketAction]:
    """Every legal action, in canonical order."""
    if state.phase == OVER:
        return Legal([])
    if state.phase != ACTION:
        return legal_veto(state)
    found: Legal[RocketAction] = Legal([InvestChoices(state), StationChoices(state), ExtendChoices(state)])
    return found if found else Legal([Listed("skip", [Skip()])])


def why_not(state: State, action: RocketAction, seat: int) -> Violation | None:
    """The first rule that the action breaks when that seat tries it."""
    if state.phase == OVER:
        return Violation("SR-11.1-g", "why-over", {})
    if seat != state.asked:
        return Violation(SEAT_RULES[state.phase], "why-not-asked", {"seat": state.asked})
    if action.answers != state.phase:
        return Violation("SR-7.6-a", "why-not-now", {})
    return action.why_not(state)
