"""The end (§10): market top, bank, LNER; and what everybody is worth."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.state import BY_BANK, BY_COLLAPSE, BY_LNER, BY_MARKET, LNER_FORMED, State
from roundhouse.games.e1862.steps import OVER

#: Stock rounds in a row that begin nothing (R10.5-a), and a number of cycles that no game needs.
BARREN_ROUNDS: Final = 2
ENDLESS_TURN: Final = 100


def end_after_round(state: State) -> bool:
    """At the end of an operating round: a price at the top ends the game (R10.1-a)."""
    if state.top:
        end_game(state, BY_MARKET)
        return True
    return False


def end_after_set(state: State) -> bool:
    """At the end of a set of operating rounds (R10.2-a, R10.3-d)."""
    if state.lner == LNER_FORMED:
        end_game(state, BY_LNER)
    elif state.broken:
        end_game(state, BY_BANK)
    elif state.turn >= ENDLESS_TURN:
        end_game(state, BY_COLLAPSE)
    else:
        return False
    return True


def collapsed(state: State) -> bool:
    """After a stock round: nobody can or will start a company (R10.5-a, A-55)."""
    for company in range(COUNT):
        if lives(state, company):
            state.barren = 0
            return False
    state.barren += 1
    return state.switches.collapse_ends and state.barren >= BARREN_ROUNDS


def lives(state: State, company: int) -> bool:
    """It has floated, must float, or has been started and may still float."""
    if state.floated[company] or state.promised[company] >= 0:
        return True
    return bool(state.started[company]) and not state.switches.first_version


def begin_anew(state: State) -> None:
    """A company is started: whatever becomes of it, the stock rounds before are no part of a collapse (R10.5-a)."""
    if not state.switches.first_version:
        state.barren = 0


def stopped(state: State) -> bool:
    """At the end of any round: the site stops once turn 100 is reached, also after a Parliament (R10.5-a, A-55)."""
    if state.switches.turn_100_ends_any_round and state.turn >= ENDLESS_TURN:
        end_game(state, BY_COLLAPSE)
        return True
    return False


def end_game(state: State, by: int) -> None:
    state.ended_by = by
    state.step = OVER
    state.asked = -1
    state.company = -1
    state.operating = -1
    state.tell("over", {"by": by})


def form_lner(state: State) -> None:
    """R10.3-b: unstarted companies leave, IPO shares go to the Pool, the certificate limit is set (R6.5.2-c)."""
    state.lner = LNER_FORMED
    state.tell("lner", {})
    for company in range(COUNT):
        if not state.in_play[company]:
            continue
        if not state.started[company]:
            state.in_play[company] = 0
        elif state.chartered[company]:
            state.move(company, state.holding(company, state.ipo), state.ipo, state.pool)
    most = 0
    for seat in range(state.players):
        held = 0
        for company in range(COUNT):
            if state.in_play[company]:
                held += state.holding(company, seat)
        most = max(most, held)
    state.certificate_limit = most


def worth_of_shares(state: State, seat: int, company: int) -> int:
    """Shares at eff(c) (R10.4-b); the site halves a certificate as a whole."""
    held = state.holding(company, seat)
    if not held or not state.started[company]:
        return 0
    if state.switches.trainless_at_full_price:
        return held * state.price(company)
    if state.switches.certificate_valued_whole and state.certificate[company] == seat and not state.has_train(company):
        price = state.price(company)
        return DIRECTOR * price // 2 + (held - DIRECTOR) * (price // 2)
    return held * sale_price(state, company)


def worth(state: State, seat: int) -> int:
    """Cash and shares; company cash counts nothing (R3.0-c, R10.4-a)."""
    total = state.cash[seat]
    for company in range(COUNT):
        total += worth_of_shares(state, seat, company)
    return total
