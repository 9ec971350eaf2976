"""Who directs a company (§6.3): the holder of the director certificate, or nobody (§8)."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.companies import DIRECTOR
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.state import RECEIVERSHIP, State


def settle_director(state: State, company: int) -> None:
    """After a sale or purchase. Swaps for the certificate are no trades: only who holds it changes (R6.3-h)."""
    old = state.director[company]
    best = largest_holder(state, company, state.priority if old < 0 else state.next_seat(old))
    most = state.holding(company, best)
    if old >= 0:
        own = state.holding(company, old)
        if most > own and most >= DIRECTOR:
            appoint(state, company, best)
        elif own < DIRECTOR:
            enter_receivership(state, company)
    elif most >= DIRECTOR:
        appoint(state, company, best)


def largest_holder(state: State, company: int, first: int) -> int:
    """The player with most shares; ties clockwise from `first` (R5.2.5-a, R6.3-c, R8.0-c)."""
    best = first
    seat = first
    for _ in range(state.players):
        if state.holding(company, seat) > state.holding(company, best):
            best = seat
        seat = state.next_seat(seat)
    return best


def appoint(state: State, company: int, seat: int) -> None:
    if state.director[company] != seat:
        state.tell("director", {"company": company, "seat": seat})
    state.director[company] = seat
    state.swap_for_certificate(company, seat)


def enter_receivership(state: State, company: int) -> None:
    """Nobody directs the company from now on (R6.3-g, R8.0-a). Its certificate has gone to the Pool before."""
    if state.director[company] != RECEIVERSHIP:
        state.tell("receivership", {"company": company})
    state.director[company] = RECEIVERSHIP


def in_receivership(state: State, company: int) -> bool:
    return state.director[company] == RECEIVERSHIP


def decider(state: State, company: int) -> int:
    """The director, or for what is left to decide in receivership the largest shareholder (R8.0-c)."""
    director = state.director[company]
    if director >= 0:
        return director
    return largest_holder(state, company, state.priority) if director == RECEIVERSHIP else NONE
