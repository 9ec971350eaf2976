"""Buying and starting in stock rounds: what the vectors do not show."""

from __future__ import annotations

import pytest

from roundhouse.games.mania import RULESET
from roundhouse.games.mania.actions import Pass, SellShares, StartCompany
from roundhouse.games.mania.atlas import COMPANY
from roundhouse.games.mania.stock_round import can_start_any
from tests.games.mania.tables import PRESETS, company, stock_round, table


@pytest.mark.parametrize("preset", PRESETS)
def test_r6_5_1_d_who_sold_a_company_to_ruin_may_not_start_it_again_in_this_round(preset: str) -> None:
    state = table(preset=preset)
    esr = company(state, "ESR", 14, {0: 5, 1: 2}, pool=2)
    state.cash[0] = state.cash[1] = 600
    stock_round(state)
    RULESET.apply(state, SellShares(esr, 2))
    assert not state.started[esr]
    violation = RULESET.why_not(state, StartCompany(esr, 54))
    assert (violation.rule if violation else None) == ("R6.5.1-d" if preset == "rulebook" else None)
    assert RULESET.why_not(state, StartCompany(COMPANY["EUR"], 54)) is None
    for other in range(20):
        state.in_play[other] = int(other == esr)
    assert not can_start_any(state, 0)
    assert can_start_any(state, 1)
    RULESET.apply(state, Pass())
    assert RULESET.why_not(state, StartCompany(esr, 54)) is None
