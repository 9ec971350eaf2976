"""Selling shares to the Pool (§6.4): price, movement, and the director certificate (R6.3-d, -e)."""

# compiled
from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR
from roundhouse.games.e1862.finance.directors import settle_director
from roundhouse.games.e1862.finance.market import BANKRUPT, ignored_sales
from roundhouse.games.e1862.finance.prices import sale_price, shift
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.operating.depot import H
from roundhouse.games.e1862.state import LNER_FORMED, STOCK, State


def why_not_sell(state: State, seat: int, company: int, count: int, keep_new: bool) -> Violation | None:
    """What forbids a block whoever asks; `keep_new`: shares bought in this round must be kept (R6.4-c)."""
    held = state.holding(company, seat)
    if count < 1 or count > held or not state.started[company]:
        return Violation("R6.4-a", "why-not-held", {"company": company, "held": held})
    bought = state.bought[seat * COUNT + company]
    if keep_new and held - count < bought:
        rule = "R4.3-f" if state.fined == seat else "R6.4-c"
        return Violation(rule, "why-bought-now", {"company": company, "n": bought})
    if not certificate_can_go(state, seat, company, count):
        return Violation("R6.3-e", "why-certificate", {"company": company})
    return None


def certificate_can_go(state: State, seat: int, company: int, count: int) -> bool:
    """Whether a director may sell that many: somebody else takes over, or the Pool can give change (R6.3-d, -e)."""
    if state.certificate[company] != seat:
        return True
    own = state.ordinary(company, seat)
    if count <= own:
        return True
    for other in range(state.players):
        if other != seat and state.holding(company, other) >= DIRECTOR:
            return True
    kept = state.holding(company, seat) - count
    pool = state.holding(company, state.pool)
    if state.switches.strict_director_sale:
        return count >= DIRECTOR or kept <= pool
    return kept <= own + pool


def largest_block(state: State, seat: int, company: int, keep_new: bool) -> int:
    """As many shares of a company as the player may sell."""
    for count in range(state.holding(company, seat), 0, -1):
        if why_not_sell(state, seat, company, count, keep_new) is None:
            return count
    return 0


def liquid(state: State, seat: int) -> int:
    """What the player could have in cash: with every share that may be sold now, each company's in one block."""
    total = state.cash[seat]
    keep_new = state.round == STOCK
    for company in range(COUNT):
        if state.holding(company, seat):
            total += largest_block(state, seat, company, keep_new) * sale_price(state, company)
    return total


def can_sell_any(state: State, seat: int, keep_new: bool, but: int = 0) -> bool:
    """`but`: companies that are out of the question, as bits."""
    for company in range(COUNT):
        if not but >> company & 1:
            for count in range(1, state.holding(company, seat) + 1):
                if why_not_sell(state, seat, company, count, keep_new) is None:
                    return True
    return False


def sell(state: State, seat: int, company: int, count: int) -> None:
    """One block to the Pool at one price (R6.4-a), then the price falls (R6.4.2), as it does for nothing else (-g)."""
    amount = count * sale_price(state, company)
    ignored = 0 if state.director[company] == seat else ignored_sales(state.price(company))
    state.cash[seat] += amount
    state.bank_pays(amount)
    kept = state.holding(company, seat) - count
    ordinary = state.ordinary(company, seat)
    with_certificate = count > ordinary
    state.move(company, ordinary if with_certificate else count, seat, state.pool)
    if with_certificate:
        state.move_certificate(company, state.pool)
    state.tell("sold", {"seat": seat, "company": company, "n": count, "amount": amount})
    settle_director(state, company)
    if with_certificate:
        # The Pool gives change for the part of the certificate that was not sold (R6.3-e).
        state.move(company, kept, state.pool, seat)
    if state.floated[company] and sales_move_prices(state) and count > ignored:
        shift(state, company, ignored - count)
    # Also where it was there before: the site lets a company live that a merger has brought to £0 (R7.5.3-b, A-17).
    if state.cell[company] == BANKRUPT:  # R6.4.2-f
        go_bankrupt(state, company)


def sales_move_prices(state: State) -> bool:
    """Until the LNER forms (R6.4.2-e, R9.0-c), or, as §9 can be read, until phase H (A-27)."""
    if state.switches.phase_h_stops_falls and state.phase >= H:
        return False
    return state.lner != LNER_FORMED
