"""The turn (§4): two actions each; which decision is pending, what is legal, and what an action leads to."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal, Listed
from roundhouse.games.rocket.actions import (
    Action,
    Answer,
    Bid,
    CallVeto,
    DeclineVeto,
    Extend,
    Invest,
    MoveStation,
    PassAnswer,
    PassBid,
    PlaceStation,
    Skip,
)
from roundhouse.games.rocket.ending import end_conditions
from roundhouse.games.rocket.extend import propose, settle
from roundhouse.games.rocket.invest import InvestChoices, any_unclaimed, invest, why_not_invest
from roundhouse.games.rocket.movement import ExtendChoices, any_extension, why_not_extend
from roundhouse.games.rocket.state import ACTION, NONE, OVER, PHASES, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.station import (
    StationChoices,
    any_station,
    move_station,
    place_station,
    why_not_move,
    why_not_place,
)
from roundhouse.games.rocket.veto import (
    ask_to_bid,
    ask_to_call,
    bid,
    call_veto,
    decline_veto,
    legal_veto,
    record_bid,
    why_not_answer,
    why_not_bid,
)

#: The rule that asks, by phase; also the one that an answer from another seat breaks.
ASKING_RULES: Final = ("SR-4.1-b", "SR-7.3-b", "SR-7.3-e", "SR-7.3-g")
SEAT_RULES: Final = ("SR-4.1-a", "SR-7.3-b", "SR-7.3-e", "SR-7.3-g")


def decision(state: State) -> Decision | None:
    """Who must decide what; None when the game is over."""
    if state.phase == OVER:
        return None
    return Decision(state.asked, PHASES[state.phase], ASKING_RULES[state.phase])


def legal(state: State) -> Legal:
    """Every legal action, in canonical order."""
    if state.phase == OVER:
        return Legal([])
    if state.phase != ACTION:
        return legal_veto(state)
    found = Legal([InvestChoices(state), StationChoices(state), ExtendChoices(state)])
    return found if found else Legal([Listed("skip", [Skip()])])


# -- refusing


def why_not(state: State, action: Action, seat: int) -> Violation | None:
    """The first rule that the action breaks when that seat tries it."""
    if state.phase == OVER:
        return Violation("SR-11.1-g", "why-over", {})
    if seat != state.asked:
        return Violation(SEAT_RULES[state.phase], "why-not-asked", {"seat": state.asked})
    if not belongs(state.phase, action):
        return Violation("SR-7.6-a", "why-not-now", {})
    if isinstance(action, Invest):
        return why_not_invest(state, action)
    if isinstance(action, PlaceStation):
        return why_not_place(state, action)
    if isinstance(action, MoveStation):
        return why_not_move(state, action)
    if isinstance(action, Extend):
        return why_not_extend(state, action)
    if isinstance(action, Skip):
        return why_not_skip(state)
    if isinstance(action, Bid):
        return why_not_bid(state, action)
    if isinstance(action, Answer):
        return why_not_answer(state, action)
    return None


def belongs(phase: int, action: Action) -> bool:
    """Does this kind of action answer the pending decision?"""
    if phase == ACTION:
        return isinstance(action, (Invest, PlaceStation, MoveStation, Extend, Skip))
    if phase == VETO_CALL:
        return isinstance(action, (CallVeto, DeclineVeto))
    if phase == VETO_BID:
        return isinstance(action, (Bid, PassBid))
    return isinstance(action, (Answer, PassAnswer))


def why_not_skip(state: State) -> Violation | None:
    """Actions are mandatory (SR-4.1-e)."""
    if any_unclaimed(state) or any_station(state) or any_extension(state):
        return Violation("SR-4.1-e", "why-skip", {})
    return None


# -- acting


def apply(state: State, action: Action) -> list[Event]:
    """Carry out a legal action. What comes next is decided by whether somebody has to be asked."""
    asking = False
    extending = True
    if isinstance(action, Extend):
        propose(state, action)
        asking = ask_to_call(state, state.active)
    elif isinstance(action, DeclineVeto):
        asking = decline_veto(state)
    elif isinstance(action, CallVeto):
        asking = call_veto(state)
    elif isinstance(action, Bid):
        asking = bid(state, action.shares, action.hex)
    elif isinstance(action, PassBid):
        asking = ask_to_bid(state, state.asked)
    elif isinstance(action, Answer):
        record_bid(state, action.shares, action.hex)
    elif isinstance(action, PassAnswer):
        pass
    else:
        extending = False
        act_at_once(state, action)
    if asking:
        return []
    events = settle(state) if extending else []
    finish_action(state)
    return events


def act_at_once(state: State, action: Action) -> None:
    """The actions that ask nobody anything."""
    if isinstance(action, Invest):
        invest(state, action)
    elif isinstance(action, PlaceStation):
        place_station(state, action)
    elif isinstance(action, MoveStation):
        move_station(state, action)


def finish_action(state: State) -> None:
    """The end check at its moment (SR-11.1), then the second action or the next player."""
    last_action = state.action_no == 2
    if state.switches.end_after_action or last_action:
        state.ended_by = end_conditions(state)
        if state.ended_by:
            end_game(state)
            return
    state.phase = ACTION
    if last_action:
        state.active = state.next_seat(state.active)
        state.action_no = 1
        state.extended = []
    else:
        state.action_no = 2
    state.asked = state.active


def end_game(state: State) -> None:
    """No round is completed; an unspent action is lost (SR-11.1-e, SR-11.1-g)."""
    state.phase = OVER
    state.asked = NONE
    state.extended = []
