"""Redeeming a share (§7.13): a company buys one of its own from the Pool."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.operating.receivership import may_redeem_in_receivership
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import REDEEM


def why_not_redeem(state: State) -> Violation | None:
    company = state.operating
    if state.switches.beginners:
        return Violation("R11.3-b", "why-beginners-redeem", {})
    if in_receivership(state, company) and not may_redeem_in_receivership(state, company):
        return Violation("R7.3-a", "why-receivership-redeem", {"company": company})
    if state.ordinary(company, state.pool) < 1:
        return Violation("R7.13-b", "why-nothing-to-redeem", {"company": company})
    if state.money[company] < state.price(company):
        return Violation("R7.13-a", "why-redeem-money", {"amount": state.price(company)})
    return None


class Redeem(E1862Action):
    """D-31: at the current price, without any movement (R7.13-a)."""

    form: ClassVar = Form("redeem")
    answers: ClassVar[tuple[int, ...]] = (REDEEM,)

    def why_not(self, state: State) -> Violation | None:
        return why_not_redeem(state)

    def apply(self, state: State) -> list[Event]:
        company = state.operating
        price = state.price(company)
        state.money[company] -= price
        state.pay_bank(price)
        state.move(company, 1, state.pool, state.treasury)
        state.tell("redeemed", {"company": company, "amount": price})
        return go_on(state)
