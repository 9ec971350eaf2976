"""Forced purchase (§7.11): a company without a train sells treasury shares, refinances, or goes bankrupt."""

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
from roundhouse.games.e1862.finance.prices import shift
from roundhouse.games.e1862.finance.selling import sales_move_prices
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.procedure import REFINANCING, begin_procedure, go_through_holders, settle_survivor
from roundhouse.games.e1862.next_question import go_on_unless_asking
from roundhouse.games.e1862.operating.trains import bank_price
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import TRAINS

SELL_TREASURY: Final = 0
REFINANCE: Final = 1
WAYS: Final = ["sell_treasury", "refinance"]


def must_raise(state: State) -> bool:
    """Trainless, and unable to pay for a train of the bank (R7.11-c)."""
    company = state.operating
    return not state.has_train(company) and state.money[company] < bank_price(state)


def shortfall(state: State) -> int:
    return bank_price(state) - state.money[state.operating]


def sale_suffices(state: State) -> bool:
    """R7.11.1-c"""
    company = state.operating
    return state.holding(company, state.treasury) * state.price(company) >= shortfall(state)


def refinancing_suffices(state: State) -> bool:
    return SHARES * state.par[state.operating] >= shortfall(state)


def ways(state: State) -> list[int]:
    """How money may be raised now; none means bankruptcy. Once in a turn (R7.11.2-b), but with `raise_money_again`,
    as on the site, once more where the treasury has spent on its option what refinancing brought."""
    if (state.refinanced or state.emergency) and not state.switches.raise_money_again:
        return []
    found: list[int] = []
    if sale_suffices(state):
        found.append(SELL_TREASURY)
    if found and state.switches.refinance_last:
        return found  # §7.11.2
    if refinancing_suffices(state) or not state.switches.skip_hopeless_refinance:
        found.append(REFINANCE)
    return found


class RaiseMoney(E1862Action):
    """D-30: how the money for a train is raised."""

    form: ClassVar = Form("raise_money", way=Word("raise", WAYS))
    answers: ClassVar[tuple[int, ...]] = (TRAINS,)

    def __init__(self, way: int) -> None:
        self.way = way

    def why_not(self, state: State) -> Violation | None:
        if not must_raise(state):
            return Violation("R7.11-c", "why-no-need", {"company": state.operating})
        if self.way in ways(state):
            return None
        if self.way == SELL_TREASURY:
            return Violation("R7.11.1-c", "why-shares-short", {"amount": shortfall(state)})
        return Violation("R7.11.2-b", "why-refinancing-short", {"amount": SHARES * state.par[state.operating]})

    def apply(self, state: State) -> list[Event]:
        state.step = NONE
        raise_money(state, self.way)
        return go_on_unless_asking(state)


def raise_money(state: State, way: int) -> None:
    state.emergency = 1
    if way == SELL_TREASURY:
        sell_treasury(state)
    else:
        refinance(state)


def sell_treasury(state: State) -> None:
    """The fewest shares that suffice, at the full price, then the price falls (R7.11.1)."""
    company = state.operating
    price = state.price(company)
    count = -(-shortfall(state) // price)
    state.move(company, count, state.treasury, state.pool)
    state.money[company] += count * price
    state.bank_pays(count * price)
    state.tell("treasury-sold", {"company": company, "n": count, "amount": count * price})
    if sales_move_prices(state) or state.switches.treasury_sale_moves_after_lner:
        shift(state, company, -count)
        if state.cell[company] == BANKRUPT:
            go_bankrupt(state, company)


def refinance(state: State) -> None:
    """A 2:1 consolidation through the procedure of mergers (R5.1.3)."""
    company = state.operating
    state.refinanced = 1
    state.m_kind = REFINANCING
    state.m_origin = company
    state.m_survivor = company
    state.m_absorbed = NONE
    state.m_price = state.price(company)
    state.tell("refinancing", {"company": company})
    begin_procedure(state, state.director[company])
    go_on_with_refinancing(state)


def go_on_with_refinancing(state: State) -> None:
    """Until a holder must be asked; then the company receives ten times its par marker (R7.11.2-a)."""
    if go_through_holders(state):
        return
    company = state.m_origin
    settle_survivor(state, state.director[company])
    amount = SHARES * state.par[company]
    state.money[company] += amount
    state.bank_pays(amount)
    state.tell("refinanced", {"company": company, "amount": amount})
    state.m_kind = 0
    state.m_origin = state.m_survivor = state.m_option = NONE
    state.step = NONE
