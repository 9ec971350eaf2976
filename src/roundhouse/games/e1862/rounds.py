"""The cycle of rounds (§3): Parliament, stock round, a set of operating rounds, and what ends it."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.ending import collapsed, end_after_round, end_after_set, end_game, form_lner, stopped
from roundhouse.games.e1862.finance.obligations import ask_for_fines, enforce_obligations
from roundhouse.games.e1862.finance.parliament import begin_parliament, go_on_in_parliament
from roundhouse.games.e1862.finance.stock_round import begin_stock_round, go_on_in_stock_round
from roundhouse.games.e1862.next_question import COURSE
from roundhouse.games.e1862.operating.depot import OPERATING_ROUNDS
from roundhouse.games.e1862.operating.turn import begin_operating_round, go_on_operating
from roundhouse.games.e1862.state import BY_COLLAPSE, LNER_COMING, LNER_LATER, PARLIAMENT, STOCK, State
from roundhouse.games.e1862.steps import OVER


def go_on(state: State) -> None:
    """From one question to the next, through as many rounds as it takes."""
    while state.step != OVER:
        if state.round == PARLIAMENT:
            if go_on_in_parliament(state):
                return
            end_parliament(state)
        elif state.round == STOCK:
            if not state.settling and go_on_in_stock_round(state):
                return
            if close_stock_round(state):
                return
        else:
            if go_on_operating(state):
                return
            end_operating_round(state)


def end_parliament(state: State) -> None:
    """The game begins with two in a row (R2.4.4-b)."""
    if stopped(state):
        return
    state.parliaments -= 1
    if state.parliaments > 0:
        begin_parliament(state)
    else:
        begin_stock_round(state)


def close_stock_round(state: State) -> bool:
    """Obligations (R6.6-c), priority (R6.6-b), number of operating rounds (R3.0-a). True while fines are being paid."""
    over = False
    if not state.settling:
        state.settling = 1
        over = collapsed(state)
        enforce_obligations(state)
    if ask_for_fines(state):
        return True
    state.settling = 0
    state.priority = state.turn_of
    if over:
        end_game(state, BY_COLLAPSE)
        return True
    if stopped(state):
        return True
    # For the whole set, whatever phases begin in it (R7.9-m).
    state.or_count = OPERATING_ROUNDS[state.phase]
    begin_operating_round(state, 1)
    return False


def end_operating_round(state: State) -> None:
    if end_after_round(state) or stopped(state):
        return
    if state.or_number < state.or_count:
        begin_operating_round(state, state.or_number + 1)
        return
    if end_after_set(state):
        return
    state.turn += 1
    state.or_number = 0
    if state.lner == LNER_COMING:
        form_lner(state)
        begin_stock_round(state)
    else:
        if state.lner == LNER_LATER:
            state.lner = LNER_COMING
        state.parliaments = 1
        begin_parliament(state)


COURSE.lead = go_on
