"""Dividends (§7.8.5), and George Hudson (§7.8.6)."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Word
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.companies import SHARES
from roundhouse.games.e1862.finance.market import BANKRUPT
from roundhouse.games.e1862.finance.prices import put_marker, shift
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.operating.warranties import run_down_warranties
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import DIVIDEND

WITHHOLD: Final = 0
PAY: Final = 1
HUDSON: Final = 2
DIVIDENDS: Final = ["withhold", "pay", "hudson"]
#: A price rises by no more at once.
MOST_SPACES: Final = 4


class DecideDividend(E1862Action):
    """D-25: what is done with the revenue."""

    form: ClassVar = Form("dividend", kind=Word("dividend", DIVIDENDS))
    answers: ClassVar[tuple[int, ...]] = (DIVIDEND,)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def why_not(self, state: State) -> Violation | None:
        if self.kind in (WITHHOLD, PAY):
            return None
        return why_not_hudson(state) if self.kind == HUDSON else Violation("R7.8.5-a", "why-not-now", {})

    def apply(self, state: State) -> list[Event]:
        decide_dividend(state, self.kind)
        return go_on(state)


def hudson_addition(price: int, revenue: int) -> int:
    """The smallest multiple of £10 that lifts the revenue to the price (R7.8.6-b)."""
    return (price - revenue + 9) // 10 * 10


def why_not_hudson(state: State) -> Violation | None:
    company = state.operating
    price = state.price(company)
    if state.switches.beginners:
        return Violation("R11.3-d", "why-beginners-hudson", {})
    if state.switches.hudson_requires_local and not state.local_run:
        return Violation("R7.8.6-a", "why-hudson-local", {})
    if not state.switches.hudson_requires_local and state.revenue <= 10:
        return Violation("R7.8.6-a", "why-hudson-revenue", {})
    if state.revenue >= price:
        return Violation("R7.8.6-a", "why-hudson-price", {"price": price})
    addition = hudson_addition(price, state.revenue)
    if state.money[company] + state.subsidy < addition:
        return Violation("R7.8.6-c", "why-hudson-money", {"amount": addition})
    return None


def decide_dividend(state: State, kind: int) -> None:
    """R7.8.5: all or nothing; then the price moves."""
    company = state.operating
    run_down_warranties(state, company)
    paid = 0
    if kind == WITHHOLD:
        gain = state.revenue + state.subsidy
    elif kind == PAY:
        gain = state.subsidy
        paid = state.revenue
    else:
        addition = hudson_addition(state.price(company), state.revenue)
        gain = state.subsidy - addition
        paid = state.revenue + addition
    state.money[company] += gain
    state.bank_pays(gain)
    if state.ran:
        state.tell("dividend", {"company": company, "kind": kind, "amount": paid or state.revenue})
    pay_out(state, company, paid)
    move_price(state, company, paid)


def pay_out(state: State, company: int, paid: int) -> None:
    """A tenth per share, to players and to the company's own treasury (R7.8.5-b)."""
    each = paid // SHARES
    for seat in range(state.players):
        amount = each * state.holding(company, seat)
        if amount:
            state.cash[seat] += amount
            state.bank_pays(amount)
            state.tell("paid", {"seat": seat, "amount": amount})
    own = each * state.holding(company, state.treasury)
    state.money[company] += own
    state.bank_pays(own)


def spaces_right(paid: int, price: int) -> int:
    """One for every time that the price has been paid; anything is as often as counts where a merger made it £0."""
    return min(MOST_SPACES, paid // price) if price else MOST_SPACES


def cells_moved(state: State, company: int, paid: int) -> int:
    """R7.8.5-c: one space left for nothing, up to four right for four times the price. A space has two cells."""
    return 2 * (-1 if paid == 0 else spaces_right(paid, state.price(company)))


def move_price(state: State, company: int, paid: int) -> None:
    before = state.cell[company]
    shift(state, company, cells_moved(state, company, paid))
    if state.cell[company] == BANKRUPT:
        go_bankrupt(state, company)
    elif state.cell[company] == before and not state.switches.idle_marker_stays:
        put_marker(state, company, before)
