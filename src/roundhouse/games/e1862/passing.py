"""Passing: to decline an offer, or to end a step."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.parliament import finish_charter, leave_auction, next_turn
from roundhouse.games.e1862.finance.stock_round import end_turn, why_not_before_selling
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.next_question import go_on, go_on_unless_asking
from roundhouse.games.e1862.operating.forced_purchase import must_raise, ways
from roundhouse.games.e1862.operating.track import why_not_pass_track
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    AT_END,
    AT_REDEEM,
    AT_RUN,
    AT_STATION,
    AT_TRACK,
    BID,
    CHARTER,
    MERGE,
    OPEN,
    REDEEM,
    STATION,
    TRACK,
    TRADE,
    TRAINS,
)


class Pass(E1862Action):
    """D-02 to D-09, D-32: decline, or end the step."""

    form: ClassVar = Form("pass")
    answers: ClassVar[tuple[int, ...]] = (OPEN, BID, CHARTER, TRADE, MERGE, TRACK, STATION, TRAINS, REDEEM, ACQUIRE)

    def why_not(self, state: State) -> Violation | None:
        if state.step == TRADE:
            return why_not_before_selling(state)
        if state.step == TRACK:
            return why_not_pass_track(state)
        if state.step == TRAINS and not state.has_train(state.operating):
            # Declining is the way to bankruptcy where nothing else is left (R7.12-a).
            if not must_raise(state) or ways(state):
                return Violation("R7.11-a", "why-needs-train", {"company": state.operating})
        return None

    def apply(self, state: State) -> list[Event]:
        step = state.step
        if step == BID:
            leave_auction(state)
            return go_on_unless_asking(state)
        if step == OPEN:
            next_turn(state)
        elif step == CHARTER:
            finish_charter(state)
        elif step == TRADE:
            end_turn(state)
        else:
            end_step(state)
        return go_on(state)


def end_step(state: State) -> None:
    """On to the next stage of a company's turn; the questions that are asked once have gone on already."""
    step = state.step
    if step == MERGE:
        state.stage = AT_TRACK
        state.refused_mergers = 0
    elif step == TRACK:
        state.stage = AT_STATION
    elif step == STATION:
        state.stage = AT_RUN
    elif step == TRAINS:
        state.stage = AT_REDEEM
        if not state.has_train(state.operating):
            go_bankrupt(state, state.operating)
    elif step == ACQUIRE:
        state.stage = AT_END
