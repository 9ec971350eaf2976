"""Obligations (§4.3): fines for companies that were chartered and have not floated."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.finance.selling import can_sell_any, largest_block, sell, why_not_sell
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.bankruptcy import restart
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import FINE

#: A fine in terms of par (R4.3-c).
FINE_TIMES: Final = 5


def enforce_obligations(state: State) -> None:
    """Player by player in priority order (R4.3-i): whoever won a charter, not who directs the company now (R4.3-b)."""
    seat = state.priority
    for _ in range(state.players):
        broken = [company for company in range(COUNT) if state.promised[company] == seat]
        broken.sort(key=lambda company: state.arrival[company])
        for company in broken:
            state.owes[seat] += fine(state, seat, company)
            dissolve(state, company)
        seat = state.next_seat(seat)


def fine(state: State, seat: int, company: int) -> int:
    """Cash first (R4.3-d); what is left of the fine."""
    due = FINE_TIMES * state.par[company]
    state.tell("fined", {"seat": seat, "company": company, "amount": due})
    paid = min(due, state.cash[seat])
    state.cash[seat] -= paid
    state.pay_bank(paid)
    due -= paid
    if due and state.switches.fine_credits_own_shares:
        due -= credit_of_own_shares(state, seat, company, due)
    if due < 0:
        state.cash[seat] -= due
        state.bank_pays(-due)
        due = 0
    return due


def credit_of_own_shares(state: State, seat: int, company: int, due: int) -> int:
    """As the site plays: the failed company's shares count at half of par, one after the other (A-05)."""
    each = sale_price(state, company)
    sizes = [1] * state.ordinary(company, seat)
    if state.certificate[company] == seat:
        sizes.append(DIRECTOR)
    credit = 0
    for size in sizes:
        if credit < due:
            credit += size * each
    return credit


def dissolve(state: State, company: int) -> None:
    """Everybody's shares go back without compensation (R4.3-e); available from the next stock round (R4.3-h)."""
    restart(state, company)
    state.barred[company] = 0 if state.switches.fined_company_back_at_once else 1


def ask_for_fines(state: State) -> bool:
    """Ask the next player who owes and can sell; what nobody can pay is waived (R4.3-g)."""
    seat = state.priority
    for _ in range(state.players):
        if state.owes[seat]:
            if state.fined != seat:
                state.fined = seat
                state.sold_now = 0
            if can_sell_any(state, seat, not state.switches.fine_sells_new_shares, sold_for_fine(state)):
                state.step = FINE
                state.asked = seat
                return True
            state.tell("waived", {"seat": seat, "amount": state.owes[seat]})
            state.owes[seat] = 0
        seat = state.next_seat(seat)
    state.fined = NONE
    state.sold_now = 0
    return False


def sold_for_fine(state: State) -> int:
    """Companies whose block has been sold, as bits: one block each (R6.4-a); the site lets a player sell again."""
    return 0 if state.switches.fine_sold_in_parts else state.sold_now


def why_not_sell_for_fine(state: State, company: int, count: int) -> Violation | None:
    if sold_for_fine(state) >> company & 1:
        return Violation("R6.4-a", "why-sold-block", {"company": company})
    violation = why_not_sell(state, state.asked, company, count, not state.switches.fine_sells_new_shares)
    if violation is None and not state.switches.fine_sold_in_parts:
        return why_not_so_few(state, company, count)
    return violation


def why_not_so_few(state: State, company: int, count: int) -> Violation | None:
    """A block is sold once: a small one must not leave a fine unpaid that could have been raised (R4.3-d)."""
    if count == largest_for_fine(state, company):
        return None
    rest = state.owes[state.asked] - count * sale_price(state, company)
    for other in range(COUNT):
        if other != company and not state.sold_now >> other & 1:
            rest -= largest_for_fine(state, other) * sale_price(state, other)
    return Violation("R4.3-d", "why-fine-short", {"amount": rest, "company": company}) if rest > 0 else None


def largest_for_fine(state: State, company: int) -> int:
    """As many shares of a company as the fined player may sell."""
    return largest_block(state, state.asked, company, not state.switches.fine_sells_new_shares)


def sell_for_fine(state: State, company: int, count: int) -> None:
    seat = state.asked
    sell(state, seat, company, count)
    paid = min(state.owes[seat], state.cash[seat])
    state.cash[seat] -= paid
    state.pay_bank(paid)
    state.owes[seat] -= paid
