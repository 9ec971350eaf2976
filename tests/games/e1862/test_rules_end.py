"""Rounds and the end of the game (§3, §6.6, §9, §10), rule by rule."""

from __future__ import annotations

import pytest

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import form_lner, worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany, begin_stock_round
from roundhouse.games.e1862.map.atlas import COMPANY, NONE
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.operating.train_types import EXPRESS
from roundhouse.games.e1862.operating.trains import BuyTrain
from roundhouse.games.e1862.operating.turn import at_acquisition, at_merger, at_station, at_track
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.rounds import close_stock_round, end_operating_round
from roundhouse.games.e1862.state import BY_BANK, BY_COLLAPSE, BY_LNER, BY_MARKET, OPERATING, PARLIAMENT, STOCK, State
from roundhouse.games.e1862.steps import AT_TRACK, AT_TRAINS, OVER, TRACK, TRADE, TRAINS
from tests.games.e1862.tables import balance, company, marker, operate, stock_round, table, tile, train

ESR, EUR = COMPANY["ESR"], COMPANY["EUR"]


def running(number: int = 3, of: int = 3) -> State:
    """At the end of an operating round of a set."""
    state = table()
    company(state, "ESR", 100, {0: 5, 1: 3}, ipo=2, chartered=True)
    operate(state, "ESR", TRAINS, AT_TRAINS)
    state.or_number, state.or_count = number, of
    state.step = NONE
    return state


# -- rounds


@pytest.mark.parametrize(("phase", "rounds"), list(zip("ABCDEFGH", [1, 2, 2, 3, 3, 3, 3, 3])))
def test_r3_0_a_operating_rounds_of_a_set_by_phase(phase: str, rounds: int) -> None:
    state = running()
    state.round = STOCK
    state.phase = "ABCDEFGH".index(phase)
    close_stock_round(state)
    assert (state.or_count, state.or_number) == (rounds, 1)


def test_r7_9_m_a_new_phase_does_not_lengthen_the_set() -> None:
    state = running(1, 1)
    state.phase = 3
    end_operating_round(state)
    assert state.round == PARLIAMENT


def test_r6_6_b_the_priority_goes_to_who_passed_first_in_the_last_sequence() -> None:
    state = table(3)
    company(state, "ESR", 100, {0: 5}, pool=5, cash=500)
    begin_stock_round(state)
    state.step, state.asked = TRADE, 0
    for action in (Pass(), BuyShare(ESR, 1), Pass(), Pass(), Pass()):
        assert RULESET.why_not(state, action) is None
        RULESET.apply(state, action)
    assert state.round == OPERATING
    assert state.priority == 2


def test_r6_6_b_if_nobody_acts_it_stays() -> None:
    state = table(3)
    company(state, "ESR", 100, {0: 5}, pool=5, cash=500)
    state.priority = 1
    begin_stock_round(state)
    state.step, state.asked = TRADE, 1
    for _ in range(3):
        RULESET.apply(state, Pass())
    assert state.priority == 1


def test_r6_2_b_selling_is_no_pass() -> None:
    state = table(2)
    company(state, "ESR", 100, {0: 5, 1: 3}, cash=500)
    begin_stock_round(state)
    state.step, state.asked = TRADE, 0
    for action in (Pass(), SellShares(ESR, 1), Pass()):
        RULESET.apply(state, action)
    assert (state.round, state.asked, state.passes) == (STOCK, 0, 0)


# -- the three ends


def test_r10_1_a_the_market_top_ends_the_game_after_this_round() -> None:
    state = running(1, 3)
    state.top = 1
    end_operating_round(state)
    assert (state.step, state.ended_by) == (OVER, BY_MARKET)


def test_r10_2_a_an_empty_bank_ends_it_after_the_set() -> None:
    state = running(1, 3)
    state.broken = 1
    end_operating_round(state)
    assert (state.step, state.or_number) != (OVER, 1)
    state.or_number = 3
    end_operating_round(state)
    assert (state.step, state.ended_by) == (OVER, BY_BANK)


def test_r10_2_a_no_lner_once_the_bank_is_empty() -> None:
    state = running()
    state.broken, state.lner = 1, 1
    end_operating_round(state)
    assert state.ended_by == BY_BANK


def test_r10_2_a_all_payments_are_made_on_account() -> None:
    state = running()
    state.bank = 5
    state.bank_pays(100)
    assert (state.bank, state.broken) == (-95, 1)


def test_r10_2_b_the_market_top_comes_first() -> None:
    state = running()
    state.broken = state.top = 1
    end_operating_round(state)
    assert state.ended_by == BY_MARKET


def test_r10_3_a_the_lner_forms_at_the_end_of_the_set_of_the_first_h() -> None:
    state = running(1, 3)
    state.sold_trains[:] = [7, 6, 4, 3, 3, 2, 1, 0]
    state.phase = 6
    state.money[ESR] = 2000
    balance(state)
    state.step = TRAINS
    RULESET.apply(state, BuyTrain(EXPRESS, 0))
    assert state.lner == 1
    state.or_number = 3
    end_operating_round(state)
    assert (state.lner, state.round) == (2, STOCK)


def test_r10_3_c_an_empty_bank_ends_nothing_after_the_lner_and_r10_3_d_three_rounds_do() -> None:
    state = running(1, 3)
    state.lner, state.broken = 2, 1
    end_operating_round(state)
    assert state.or_number == 2
    state.or_number = 3
    end_operating_round(state)
    assert state.ended_by == BY_LNER


# -- what the LNER changes


def formed() -> State:
    state = running()
    company(state, "EUR", 90, {1: 6}, pool=4, cash=900)
    form_lner(state)
    return state


def test_r10_3_b_shares_move_and_companies_leave() -> None:
    state = formed()
    assert (state.holding(ESR, state.ipo), state.holding(ESR, state.pool)) == (0, 2)
    assert sum(state.in_play) == 2
    # R6.5.2-c: shares, not certificates: 3 + 6 of the second player.
    assert state.certificate_limit == 9


def test_r6_5_2_c_nobody_has_to_sell_after_the_lner() -> None:
    state = formed()
    state.certificate_limit = 2
    stock_round(state, 1)
    assert RULESET.why_not(state, Pass()) is None
    state.lner = 0
    violation = RULESET.why_not(state, Pass())
    assert violation is not None
    assert violation.rule == "R6.5.2-b"


def test_r10_3_c_no_starts_no_movement() -> None:
    """R9.0-c"""
    state = formed()
    stock_round(state, 1)
    state.cash[1] = 900
    for name in ("N&E", "WVR"):
        violation = RULESET.why_not(state, StartCompany(COMPANY[name], 54))
        assert violation is not None
        assert violation.rule == "R10.3-c"
    RULESET.apply(state, SellShares(ESR, 2))
    assert state.price(ESR) == 100


@pytest.mark.parametrize("lner", [0, 2])
def test_r10_3_c_no_track_no_stations_no_mergers(lner: int) -> None:
    state = running()
    company(state, "EUR", 90, {0: 6}, cash=900)
    tile(state, "F11", "790", 0)
    for name in ("ESR", "EUR"):
        marker(state, "F11", name)
    tile(state, "E12", "790", 1)
    operate(state, "ESR", TRACK, AT_TRACK)
    state.lner = lner
    asked = []
    for stage in (at_merger, at_track, at_acquisition):
        state.step = NONE
        asked.append(stage(state))
    assert asked == [lner == 0] * 3
    state.step = NONE
    assert at_station(state) == (lner == 0)
    assert RULESET.why_not(state, ProposeMerger(EUR, ESR)) is not None


# -- fortunes


def test_r10_4_a_and_b_wealth_is_cash_and_shares_at_what_they_bring() -> None:
    """R3.0-c"""
    state = table()
    company(state, "ESR", 95, {0: 5}, trains=0, cash=4000)
    company(state, "EUR", 110, {0: 1, 1: 5}, trains=0)
    train(state, "EUR", "E", EXPRESS, 0)
    state.cash[0] = 10
    assert worth(state, 0) == 10 + 5 * 47 + 110


def test_r10_4_b_equal_wealth_is_a_shared_win() -> None:
    state = table(2)
    state.step, state.ended_by = OVER, BY_LNER
    found = RULESET.outcome(state)
    assert found is not None
    assert sorted(found.winners) == [0, 1]


# -- collapse


def closed(state: State) -> State:
    """A stock round ends."""
    state.round, state.step = STOCK, NONE
    close_stock_round(state)
    return state


def passing_on(state: State, rounds: int) -> State:
    """Everybody passes until so many stock rounds are over, or the game is."""
    seen = state.round == STOCK
    while rounds and RULESET.decision(state) is not None:
        RULESET.apply(state, RULESET.neutral(state))
        if seen and state.round != STOCK:
            rounds -= 1
        seen = state.round == STOCK
    return state


def test_r10_5_a_two_stock_rounds_that_begin_nothing_are_a_collapse() -> None:
    state = closed(table(2))
    assert state.round == OPERATING
    assert closed(state).step == OVER
    assert state.ended_by == BY_COLLAPSE


def test_r10_5_a_nobody_ever_starts_anything() -> None:
    state = passing_on(table(3), 2)
    assert (state.step, state.ended_by, state.turn) == (OVER, BY_COLLAPSE, 2)


def test_r10_5_a_a_started_company_that_may_still_float_keeps_the_game_going() -> None:
    """Started for £54 in the first stock round, everything else passed: nothing ends, until turn 100 does."""
    state = table(3)
    while state.round != STOCK:
        RULESET.apply(state, Pass())
    RULESET.apply(state, StartCompany(ESR, 54))
    passing_on(state, 12)
    assert (state.ended_by, state.turn) == (0, 13)
    passing_on(state, 1000)
    assert (state.step, state.ended_by, state.turn) == (OVER, BY_COLLAPSE, 100)


def test_r10_5_a_the_same_under_the_first_version_of_the_rules() -> None:
    """Games that began when only floated companies counted end as they would have then."""
    first = RULESET.under(1)
    assert first is not None
    state = first.setup(Setup(players=3, seed=1))
    while state.round != STOCK:
        RULESET.apply(state, Pass())
    started = next(number for number in range(COUNT) if StartCompany(number, 54).why_not(state) is None)
    RULESET.apply(state, StartCompany(started, 54))
    passing_on(state, 12)
    assert (state.step, state.ended_by, state.turn) == (OVER, BY_COLLAPSE, 2)


def test_r10_5_a_what_is_under_obligation_is_no_collapse() -> None:
    state = closed(table())
    state.promised[ESR], state.par[ESR] = 0, 54
    assert closed(state).step != OVER
    assert closed(state).step != OVER
    assert closed(state).step == OVER


def test_r10_5_a_what_was_started_in_between_is_no_collapse_even_if_it_is_gone() -> None:
    state = closed(table())
    stock_round(state)
    RULESET.apply(state, StartCompany(ESR, 54))
    go_bankrupt(state, ESR)
    assert closed(state).step != OVER
    assert closed(state).step == OVER


def test_a_55_turn_100_is_the_last_resort_after_its_operating_rounds() -> None:
    state = running()
    state.turn = 99
    end_operating_round(state)
    assert state.turn == 100
    assert state.step != OVER
    state.round, state.or_number, state.or_count, state.step = OPERATING, 1, 2, NONE
    end_operating_round(state)
    assert state.step != OVER
    end_operating_round(state)
    assert (state.step, state.ended_by) == (OVER, BY_COLLAPSE)
