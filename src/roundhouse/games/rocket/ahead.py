"""Answers ahead: veto questions answered for players who are not there when they are asked."""

from __future__ import annotations

from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import OPEN
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.names import HEX, LINE
from roundhouse.games.rocket.state import NONE, VETO_ANSWER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.veto import (
    Answer,
    Bid,
    CallVeto,
    DeclineVeto,
    PassAnswer,
    PassBid,
    answer_hexes,
    least_answer,
)


def concern(state: State) -> frozenset[str]:
    """The line that is being extended, and the hex it would go to as things stand."""
    if state.line == NONE:
        return frozenset()
    return frozenset({LINE.pick(state, state.line), HEX.pick(state, bound_for(state))})


def bound_for(state: State) -> int:
    """Where the locomotive goes if nobody bids any more."""
    return state.target if state.bid_by == NONE else state.bid_hex


def subjects(state: State) -> tuple[str, ...]:
    """The lines in play, and the hexes that a locomotive could enter."""
    lines = tuple(f"loco:{line.id}" for number, line in enumerate(state.board.lines) if state.loco[number] >= 0)
    return (*lines, *wanted(state))


def wanted(state: State) -> tuple[str, ...]:
    """The hexes without a place and without track."""
    board = state.board
    free = [hex for hex in range(board.size) if board.place_at[hex] == OPEN and state.line_at[hex] == NONE]
    return tuple(HEX.pick(state, hex) for hex in free)


def proxy(state: State, want: str, limit: int) -> RocketAction | None:
    """Send the locomotive to the wanted hex for at most so many shares; let it be where it goes there anyway."""
    hexes = steps(state, state.line) if state.line != NONE else []
    wanted = next((hex for hex in hexes if HEX.pick(state, hex) == want), NONE)
    if wanted == NONE:
        return None
    satisfied = bound_for(state) == wanted
    most = min(limit, state.bidding(state.line, state.asked))
    if state.phase == VETO_CALL:
        return DeclineVeto() if satisfied or most < 1 else CallVeto()
    if state.phase == VETO_BID:
        return PassBid() if satisfied or most <= state.bid_shares else Bid(state.bid_shares + 1, wanted)
    if state.phase == VETO_ANSWER:
        possible = wanted in answer_hexes(state) and most >= least_answer(state)
        return PassAnswer() if satisfied or not possible else Answer(least_answer(state), wanted)
    return None
