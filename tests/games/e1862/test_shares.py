"""Buying and starting in stock rounds: what the vectors do not show."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.obligations import ask_for_fines, enforce_obligations
from roundhouse.games.e1862.finance.stock_round import (
    FROM_POOL,
    FROM_TREASURY,
    BuyShare,
    SellShares,
    StartCompany,
    can_start_any,
    certificate_looks_buyable,
    must_sell,
)
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import RECEIVERSHIP, State
from roundhouse.games.e1862.steps import MARKERS
from roundhouse.words import Words
from tests.games.e1862.tables import PRESETS, company, rule_against, stock_round, table


@pytest.mark.parametrize("preset", PRESETS)
def test_r6_5_1_d_who_sold_a_company_to_ruin_may_not_start_it_again_in_this_round(preset: str) -> None:
    """R6.4.2-f: ruin is a price of nothing."""
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


def with_lone_certificate() -> State:
    """The certificate of the ESR lies alone in the Pool; nobody but the first player has money."""
    state = table(preset="18xx-games")
    esr = company(state, "ESR", 100, {1: 2, 2: 2, 3: 2}, pool=3, ipo=1, director=None, chartered=True)
    state.director[esr], state.certificate[esr] = RECEIVERSHIP, state.pool
    state.cash = [300, 0, 0, 0]
    stock_round(state)
    return state


def test_r6_3_f_the_site_asks_whoever_could_pay_for_a_lone_certificate() -> None:
    """Though nobody may buy it."""
    state = with_lone_certificate()
    esr = COMPANY["ESR"]
    assert certificate_looks_buyable(state, 0, esr)
    violation = RULESET.why_not(state, BuyShare(esr, FROM_POOL))
    assert violation is not None
    assert violation.rule == "R6.3-f"


@pytest.mark.parametrize("what", ["poor", "sold", "at the limit", "not alone", "not in the Pool"])
def test_r6_3_f_whom_the_site_does_not_ask(what: str) -> None:
    state = with_lone_certificate()
    esr = COMPANY["ESR"]
    if what == "poor":
        state.cash[0] = 299
    elif what == "sold":
        state.sold[esr] = 1
    elif what == "at the limit":
        state.certificate_limit = 0
    elif what == "not alone":
        state.move(esr, 1, state.ipo, state.pool)
    else:
        state.certificate[esr] = state.ipo
    assert not certificate_looks_buyable(state, 0, esr)


@pytest.mark.parametrize(("other", "legal"), [(2, False), (3, True), (4, True)])
def test_r6_3_d_a_director_sells_below_thirty_percent_where_another_takes_over(other: int, legal: bool) -> None:
    """Four shares, none in the Pool: two can be sold only to somebody with a certificate's worth."""
    state = table()
    esr = company(state, "ESR", 100, {0: 4, 1: other})
    stock_round(state)
    violation = RULESET.why_not(state, SellShares(esr, 2))
    assert (violation is None) == legal
    if legal:
        RULESET.apply(state, SellShares(esr, 2))
        assert (state.director[esr], state.certificate[esr]) == (1, 1)


def test_r4_3_f_only_while_a_fine_is_paid() -> None:
    """Afterwards shares bought in the round are kept by R6.4-c again."""
    state = table()
    esr = company(state, "ESR", 74, {0: 3}, ipo=7, chartered=True, floated=False, trains=0)
    eur = company(state, "EUR", 100, {0: 5, 1: 5})
    state.promised[esr] = 0
    state.cash[0] = 300
    state.bought[eur] = 3
    stock_round(state)
    enforce_obligations(state)
    assert ask_for_fines(state)
    new = SellShares(eur, 3)
    assert rule_against(state, new) == "R4.3-f"
    RULESET.apply(state, SellShares(eur, 1))
    assert not ask_for_fines(state)
    stock_round(state)
    assert rule_against(state, new) == "R6.4-c"


def test_r6_5_1_a_there_are_three_sources() -> None:
    """Whatever else is named is no way into the treasury, and can be said."""
    state = table()
    esr = company(state, "ESR", 90, {0: 5})
    stock_round(state, 1)
    assert rule_against(state, BuyShare(esr, FROM_TREASURY)) is None
    for source in (-1, 3, 54):
        violation = RULESET.why_not(state, BuyShare(esr, source))
        assert violation is not None
        assert violation.rule == "R6.5.1-a"
        assert Words("en", [RULESET.words]).say(RULESET.say_violation(state, violation))


def test_r6_5_2_b_above_the_limit_nothing_comes_before_selling() -> None:
    state = table()
    esr = company(state, "ESR", 90, {0: 5}, pool=5)
    state.certificate_limit = 2
    stock_round(state)
    for action in (BuyShare(esr, FROM_POOL), StartCompany(COMPANY["EUR"], 54), Pass()):
        assert rule_against(state, action) == "R6.5.2-b"
    assert rule_against(state, SellShares(esr, 1)) is None


def test_r6_5_2_b_who_has_sold_every_block_is_free_to_go() -> None:
    """One block of a company in a turn (R6.4-a): above the limit, but with nothing left to sell, nobody has to."""
    state = table()
    esr = company(state, "ESR", 90, {0: 5}, pool=5)
    state.certificate_limit = 1
    stock_round(state)
    assert must_sell(state, 0)
    state.sold_now = 1 << esr
    assert rule_against(state, SellShares(esr, 1)) == "R6.4-a"
    assert not must_sell(state, 0)
    assert rule_against(state, Pass()) is None


def test_r6_5_4_2_b_without_a_director_the_largest_shareholder_chooses_the_markers() -> None:
    """Seat 3 buys the fifth share, the certificate is in the Pool; seat 2 has as many and is nearer to priority."""
    state = table()
    esr = company(state, "ESR", 90, {2: 1}, pool=3, floated=False, cash=360, markers=0, trains=0)
    state.director[esr], state.certificate[esr] = RECEIVERSHIP, state.pool
    stock_round(state, 3)
    RULESET.apply(state, BuyShare(esr, FROM_TREASURY))
    assert (state.step, state.asked, state.company) == (MARKERS, 2, esr)


def test_r6_3_c_of_two_with_as_many_the_nearer_to_the_old_director_takes_over() -> None:
    """Seat 1 sells; clockwise from there seat 3 comes before seat 0, though priority is with seat 0."""
    state = table()
    esr = company(state, "ESR", 90, {1: 4, 0: 3, 3: 3}, director=1)
    stock_round(state, 1)
    RULESET.apply(state, SellShares(esr, 2))
    assert (state.director[esr], state.certificate[esr]) == (3, 3)


@pytest.mark.parametrize(("holdings", "director"), [({2: 3, 3: 4}, 3), ({2: 4, 3: 3}, 2), ({0: 4, 2: 4, 3: 3}, 2)])
def test_r6_3_c_of_several_the_one_with_the_most_shares_takes_over(holdings: dict[int, int], director: int) -> None:
    """Seat 1 sells; where the others have as many shares, the nearest clockwise from there."""
    state = table()
    esr = company(state, "ESR", 90, {1: 4, **holdings}, pool=0, director=1)
    state.shares[esr * state.number_of_holders + state.treasury] = 0
    stock_round(state, 1)
    RULESET.apply(state, SellShares(esr, 2))
    assert (state.director[esr], state.certificate[esr]) == (director, director)


@pytest.mark.parametrize(("floated", "after"), [(True, 82), (False, 90)])
def test_r6_4_2_e_sales_move_the_price_of_floated_companies_only(floated: bool, after: int) -> None:
    """R6.5.4-b"""
    state = table()
    esr = company(state, "ESR", 90, {0: 6}, floated=floated)
    stock_round(state)
    RULESET.apply(state, SellShares(esr, 2))
    assert state.price(esr) == after


def test_r6_5_1_d_who_has_sold_may_not_buy_the_same_in_this_round() -> None:
    """Neither at once nor in a later turn; others may."""
    state = table()
    esr = company(state, "ESR", 90, {0: 6, 1: 2})
    stock_round(state)
    RULESET.apply(state, SellShares(esr, 1))
    assert rule_against(state, BuyShare(esr, FROM_POOL)) == "R6.5.1-d"
    RULESET.apply(state, Pass())
    assert rule_against(state, BuyShare(esr, FROM_POOL)) is None
    for _ in range(3):
        RULESET.apply(state, Pass())
    assert state.asked == 0
    assert rule_against(state, BuyShare(esr, FROM_POOL)) == "R6.5.1-d"
