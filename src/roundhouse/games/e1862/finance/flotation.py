"""Flotation (§6.5.4): capital, station markers and the permit."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.companies import (
    CHARTERED_MARKER_COST,
    CHARTERED_MARKERS,
    FEWEST_MARKERS,
    FLOAT,
    MARKER_COST,
    SHARES,
)
from roundhouse.games.e1862.finance.directors import decider
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.names import COUNTED
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import MARKERS


def float_if_ready(state: State, company: int) -> None:
    """The moment five shares have been bought (R6.5.4-a)."""
    source = state.ipo if state.chartered[company] else state.treasury
    if state.floated[company] or state.holding(company, source) > SHARES - FLOAT:
        return
    state.floated[company] = 1
    state.tell("floated", {"company": company})
    if state.chartered[company]:
        capital = SHARES * state.par[company]
        state.bank_pays(capital)
        state.pay_bank(CHARTERED_MARKERS * CHARTERED_MARKER_COST)
        state.money[company] = capital - CHARTERED_MARKERS * CHARTERED_MARKER_COST
        take_from_box(state, company, CHARTERED_MARKERS)
        state.promised[company] = NONE
        if not state.switches.marker_at_par:
            state.arrival[company] = state.tick()
    else:
        state.marker_company = company


def take_from_box(state: State, company: int, count: int) -> None:
    state.box[company] -= count
    state.unused[company] += count


def ask_for_markers(state: State) -> None:
    """The director chooses, or the largest shareholder where there is none (R6.5.4.2-b)."""
    state.step = MARKERS
    state.company = state.marker_company
    state.asked = decider(state, state.marker_company)


def most_markers(state: State) -> int:
    """R6.5.4.2-b, R11.4-a"""
    cap = state.switches.most_markers if state.switches.eight_at_flotation else 7
    return min(cap, state.money[state.marker_company] // MARKER_COST)


class ChooseMarkers(E1862Action):
    """D-11: how many station markers a company buys when it floats without a charter."""

    form: ClassVar = Form("choose_markers", count=COUNTED)
    answers: ClassVar[tuple[int, ...]] = (MARKERS,)

    def __init__(self, count: int) -> None:
        self.count = count

    def why_not(self, state: State) -> Violation | None:
        most = most_markers(state)
        if not FEWEST_MARKERS <= self.count <= most:
            args = {"company": state.marker_company, "least": FEWEST_MARKERS, "most": most}
            return Violation("R6.5.4.2-b", "why-marker-count", args)
        return None

    def apply(self, state: State) -> list[Event]:
        company = state.marker_company
        cost = self.count * MARKER_COST
        state.money[company] -= cost
        state.pay_bank(cost)
        take_from_box(state, company, self.count)
        state.marker_company = NONE
        state.tell("markers", {"company": company, "n": self.count, "amount": cost})
        return go_on(state)
