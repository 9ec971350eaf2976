"""Where the public site plays differently: one position, both presets, both results."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import worth_of_shares
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.flotation import ChooseMarkers, ask_for_markers
from roundhouse.games.e1862.finance.market import BANKRUPT, TOP
from roundhouse.games.e1862.finance.obligations import ask_for_fines, dissolve, enforce_obligations
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, SetPar
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.finance.selling import can_sell_any, sell
from roundhouse.games.e1862.finance.stock_round import SellShares, begin_stock_round
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE
from roundhouse.games.e1862.map.board import BESIDE_PLACE, PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILE, segments
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, judge_new_price
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.depot import BAND_SIZES
from roundhouse.games.e1862.operating.dividends import HUDSON, PAY, WITHHOLD, DecideDividend, decide_dividend
from roundhouse.games.e1862.operating.forced_purchase import (
    REFINANCE,
    SELL_TREASURY,
    RaiseMoney,
    must_raise,
    sell_treasury,
    ways,
)
from roundhouse.games.e1862.operating.home import place_home
from roundhouse.games.e1862.operating.receivership import buy_in_receivership
from roundhouse.games.e1862.operating.track import LayTile, has_copy
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.setup.options import RULINGS
from roundhouse.games.e1862.state import NOT_PLACED, State
from roundhouse.games.e1862.steps import AT_MERGER, AT_TRAINS, DIVIDEND, HOME_UPGRADE, MERGE, MERGE_CONSENT, TRAINS
from tests.games.e1862.tables import (
    PRESETS,
    balance,
    company,
    marker,
    operate,
    rule_against,
    stock_round,
    table,
    tile,
    train,
)

both = pytest.mark.parametrize("preset", PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_switch_has_the_name_and_the_reading_of_its_option(preset: str) -> None:
    switches = table(preset=preset).switches
    for name, readings in RULINGS.items():
        assert getattr(switches, name) is readings[PRESETS.index(preset)], name


@both
def test_r2_3_d_copies_of_a_crossing(preset: str) -> None:
    """Two of the 21 are in the box; the site has two with a station here and two with one there."""
    state = table(preset=preset)
    first, second = segments(TILE["21"], 0)
    for hex in ("B3", "D3"):
        tile(state, hex, "21", 0)
        state.board.small[HEX[hex]] = first
    lay = LayTile(HEX["G6"], TILE["21"], 0)
    state.board.small[HEX["G6"]] = first
    assert not has_copy(state, lay)
    state.board.small[HEX["G6"]] = second
    assert has_copy(state, lay) == (preset == "18xx-games")


@both
def test_r4_2_g_when_a_chartered_marker_enters_the_market(preset: str) -> None:
    """A-04: ESR sets its par first, EUR floats first."""
    state = table(preset=preset)
    for name, more in (("ESR", False), ("EUR", True)):
        RULESET.apply(state, OpenAuction(COMPANY[name], 0))
        while state.step == 1:
            RULESET.apply(state, Pass())
        RULESET.apply(state, SetPar(74))
        if more:
            RULESET.apply(state, BuyCharterShare())
            RULESET.apply(state, BuyCharterShare())
        else:
            RULESET.apply(state, Pass())
    state.shares[COMPANY["ESR"] * state.number_of_holders + state.ipo] -= 2
    state.shares[COMPANY["ESR"] * state.number_of_holders] += 2
    from roundhouse.games.e1862.finance.flotation import float_if_ready

    float_if_ready(state, COMPANY["ESR"])
    order = [COMPANY["EUR"], COMPANY["ESR"]]
    assert market_order(state) == (order if preset == "rulebook" else order[::-1])


def fined(preset: str) -> State:
    state = table(preset=preset)
    number = company(state, "ESR", 74, {0: 3}, ipo=7, chartered=True, floated=False, trains=0)
    state.promised[number] = 0
    company(state, "EUR", 100, {0: 4, 1: 5})
    state.cash[0] = 100
    stock_round(state)
    return state


@both
def test_r4_3_e_own_shares_and_the_fine(preset: str) -> None:
    """A-05: 370 less 100 in cash; the site credits three shares at 37."""
    state = fined(preset)
    enforce_obligations(state)
    assert state.owes[0] == (270 if preset == "rulebook" else 270 - 111)


@both
def test_r4_3_f_shares_bought_in_the_round_and_the_fine(preset: str) -> None:
    state = fined(preset)
    state.bought[COMPANY["EUR"]] = 4
    enforce_obligations(state)
    assert ask_for_fines(state) == (preset != "rulebook")
    assert can_sell_any(state, 0, preset == "rulebook") == (preset != "rulebook")


@both
def test_r4_3_d_a_fine_is_paid_with_one_block_of_a_company(preset: str) -> None:
    """R6.4-a: at 210 the first share of a block does not move the price, whoever sells one by one keeps it there."""
    state = fined(preset)
    high = company(state, "EUR", 210, {0: 4, 1: 5})
    low = company(state, "WStI", 54, {0: 2, 1: 5})
    state.promised[COMPANY["ESR"]], state.cash[0] = 0, 0
    balance(state)
    enforce_obligations(state)
    state.owes[0], state.settling = 370, 1
    assert ask_for_fines(state)
    in_parts = preset != "rulebook"
    assert rule_against(state, SellShares(high, 1)) == (None if in_parts else "R4.3-d")
    assert rule_against(state, SellShares(high, 2)) is None
    RULESET.apply(state, SellShares(low, 1))
    assert state.owes[0] == 370 - 54
    assert rule_against(state, SellShares(low, 1)) == (None if in_parts else "R6.4-a")
    assert (SellShares(low, 1) in RULESET.legal(state)) == in_parts
    assert rule_against(state, SellShares(high, 1)) == (None if in_parts else "R4.3-d")
    if in_parts:
        RULESET.apply(state, SellShares(high, 1))
        RULESET.apply(state, SellShares(high, 1))
        assert state.price(high) == 210
    else:
        RULESET.apply(state, SellShares(high, 2))
        assert state.price(high) == 200
    assert state.owes[0] == 0
    assert state.cash[0] == 420 - 316


@both
def test_r4_3_h_when_the_company_is_back(preset: str) -> None:
    """A-06"""
    state = fined(preset)
    dissolve(state, COMPANY["ESR"])
    violation = why_not_start(state, COMPANY["ESR"])
    assert (violation.rule if violation else None) == ("R4.3-h" if preset == "rulebook" else None)
    begin_stock_round(state)
    assert why_not_start(state, COMPANY["ESR"]) is None


@both
def test_r6_3_e_part_of_the_certificate(preset: str) -> None:
    """A-11: the site does not count the seller's own ordinary share."""
    state = table(preset=preset)
    number = company(state, "ESR", 74, {0: 4, 1: 2}, pool=1)
    stock_round(state)
    violation = RULESET.why_not(state, SellShares(number, 2))
    assert (violation.rule if violation else None) == (None if preset == "rulebook" else "R6.3-e")


@both
def test_r7_1_b_a_marker_that_does_not_move(preset: str) -> None:
    """A-15 R7.8.5-d"""
    state = table(preset=preset)
    first = company(state, "ESR", 74, {0: 5})
    second = company(state, "EUR", 74, {1: 5})
    operate(state, "ESR", DIVIDEND, AT_TRAINS)
    state.revenue = state.ran = 50
    decide_dividend(state, PAY)
    assert market_order(state) == ([second, first] if preset == "rulebook" else [first, second])


def full_home(preset: str, tile_name: str = "790") -> State:
    state = table(preset=preset)
    for seat, name in enumerate(("N&B", "WVR")):
        company(state, name, 90, {seat: 5})
    company(state, "ESR", 90, {2: 5}, markers=3)
    tile(state, "F11", tile_name, 1)
    marker(state, "F11", "N&B")
    marker(state, "F11", "WVR")
    state.phase = 1
    operate(state, "ESR", NONE, 0)
    return state


@both
def test_r7_2_d_a_full_home_tile(preset: str) -> None:
    """A-16: beside the tile until the track step, or an upgrade before anything else."""
    state = full_home(preset)
    asked = place_home(state, COMPANY["ESR"])
    beside = state.board.markers[PLACES_PER_HEX * HEX["F11"] + BESIDE_PLACE] == COMPANY["ESR"]
    assert (asked, beside) == ((False, True) if preset == "rulebook" else (True, False))
    assert (state.step == HOME_UPGRADE) == (preset != "rulebook")
    assert (state.debt[COMPANY["ESR"]] == HEX["F11"]) == (preset == "rulebook")


@both
def test_r7_2_f_which_marker_is_displaced(preset: str) -> None:
    """A-39: the one placed last, or the one in the last slot."""
    state = full_home(preset)
    state.phase = 0
    first = PLACES_PER_HEX * HEX["F11"]
    state.since[first], state.since[first + 1] = 9, 5
    assert not place_home(state, COMPANY["ESR"])
    gone = "N&B" if preset == "rulebook" else "WVR"
    assert not state.board.has_marker(HEX["F11"], COMPANY[gone])
    assert state.unused[COMPANY[gone]] == 4


@both
def test_r7_2_h_the_duty_to_build_after_a_merger(preset: str) -> None:
    """A-46"""
    from roundhouse.games.e1862.mergers.merger import inherit_home_duty

    state = full_home(preset)
    state.debt[COMPANY["ESR"]] = HEX["F11"]
    inherit_home_duty(state, COMPANY["N&B"], COMPANY["ESR"])
    assert state.debt[COMPANY["N&B"]] == (HEX["F11"] if preset == "rulebook" else NONE)


@both
def test_r7_5_3_b_extreme_prices_of_mergers(preset: str) -> None:
    """A-17"""
    state = table(preset=preset)
    number = company(state, "ESR", 74, {0: 5})
    state.cell[number] = TOP
    judge_new_price(state, number)
    assert state.top == (1 if preset == "rulebook" else 0)
    state.cell[number] = 0
    judge_new_price(state, number)
    assert bool(state.started[number]) == (preset != "rulebook")


def alive_at_nothing() -> tuple[State, int]:
    """A company that a merger has brought to £0: on the site it lives until it moves, or is sold (A-17)."""
    state = table(3, preset="18xx-games")
    number = company(state, "ESR", 7, {0: 5, 1: 2}, pool=3)
    state.cell[number] = BANKRUPT
    return state, number


def test_a_company_worth_nothing_rises_by_a_dividend() -> None:
    state, number = alive_at_nothing()
    operate(state, "ESR", DIVIDEND, AT_TRAINS)
    state.revenue, state.ran = 40, 1
    decide_dividend(state, PAY)
    assert (state.floated[number], state.price(number)) == (1, 44)


def test_a_company_worth_nothing_is_bankrupt_by_a_withheld_dividend_or_a_sale() -> None:
    state, number = alive_at_nothing()
    operate(state, "ESR", DIVIDEND, AT_TRAINS)
    state.revenue, state.ran = 40, 1
    decide_dividend(state, WITHHOLD)
    assert not state.floated[number]
    state, number = alive_at_nothing()
    stock_round(state, 1)
    sell(state, 1, number, 1)
    assert not state.floated[number]


def neighbours(preset: str) -> State:
    """N&B and WVR in Ipswich, with different directors; N&B may merge."""
    state = table(preset=preset)
    company(state, "N&B", 90, {0: 6})
    company(state, "WVR", 90, {1: 6})
    tile(state, "F11", "790", 1)
    marker(state, "F11", "N&B")
    marker(state, "F11", "WVR")
    operate(state, "N&B", MERGE, AT_MERGER)
    return state


@both
def test_r7_5_1_a_consent_to_mergers(preset: str) -> None:
    state = neighbours(preset)
    RULESET.apply(state, ProposeMerger(COMPANY["WVR"], COMPANY["N&B"]))
    assert (state.step == MERGE_CONSENT) == (preset == "rulebook")
    assert (state.asked == 1) == (preset == "rulebook")


@both
@pytest.mark.parametrize(("local", "revenue"), [(True, 60), (False, 60), (False, 10)])
def test_r7_8_6_a_hudson(preset: str, local: bool, revenue: int) -> None:
    """A-23"""
    state = table(preset=preset)
    company(state, "ESR", 74, {0: 5}, cash=200)
    operate(state, "ESR", DIVIDEND, AT_TRAINS)
    state.revenue, state.local_run, state.ran = revenue, 1 if local else 0, 1
    violation = DecideDividend(HUDSON).why_not(state)
    allowed = local if preset == "rulebook" else revenue > 10
    assert (violation is None) == allowed


def needy(preset: str, par: int, band: int) -> State:
    state = table(preset=preset)
    company(state, "ESR", par, {0: 5}, trains=0, cash=40)
    for earlier in range(band):
        state.sold_trains[earlier] = BAND_SIZES[1][earlier]
    state.phase = band
    operate(state, "ESR", TRAINS, AT_TRAINS)
    return state


@both
def test_r7_11_1_b_treasury_sales_after_the_lner(preset: str) -> None:
    """A-27"""
    state = needy(preset, 82, 2)
    state.lner = 2
    sell_treasury(state)
    assert (state.price(COMPANY["ESR"]) == 82) == (preset == "rulebook")


@both
def test_r7_11_2_b_refinancing_that_cannot_suffice(preset: str) -> None:
    """A-25"""
    state = needy(preset, 54, 6)
    assert ways(state) == ([1] if preset == "rulebook" else [])
    operate(state, "ESR", TRAINS, AT_TRAINS)
    violation = RULESET.why_not(state, RaiseMoney(REFINANCE))
    assert (violation.args if violation else None) == (None if preset == "rulebook" else {"amount": 540})


@both
def test_r7_11_2_b_the_treasury_redeems_what_refinancing_brought(preset: str) -> None:
    """A-25: £80 and ten times £74 would pay for a train of £800; after an option for £50 £30 are missing. That is
    bankruptcy, but on the site the company sells one of the two shares that it has left."""
    state = needy(preset, 100, 7)
    number = COMPANY["ESR"]
    state.par[number], state.money[number] = 74, 80
    state.move(number, 2, state.treasury, state.pool)
    RULESET.apply(state, RaiseMoney(REFINANCE))
    while state.m_option != state.treasury:
        RULESET.apply(state, Option(1))
    RULESET.apply(state, Option(1))
    assert state.floated[number] == (preset != "rulebook")
    if preset != "rulebook":
        assert (state.step, ways(state)) == (TRAINS, [SELL_TREASURY, REFINANCE])
        RULESET.apply(state, RaiseMoney(SELL_TREASURY))
        assert (state.step, state.money[number]) == (TRAINS, 770 + 100)
        assert not must_raise(state)


@both
def test_r10_3_c_home_base_after_the_lner(preset: str) -> None:
    """A-42"""
    state = table(preset=preset)
    number = company(state, "ESR", 74, {0: 5}, trains=0)
    state.lner = 2
    operate(state, "ESR", NONE, 0)
    place_home(state, number)
    assert (state.home[number] == NOT_PLACED) == (preset == "rulebook")


@both
def test_r11_4_a_eight_markers_at_flotation(preset: str) -> None:
    """A-30"""
    state = table(preset=preset, eight_stations=True)
    number = company(state, "ESR", 100, {0: 5}, trains=0, cash=500, markers=0)
    state.marker_company = number
    ask_for_markers(state)
    violation = RULESET.why_not(state, ChooseMarkers(8))
    assert (violation is None) == (preset == "rulebook")
    assert RULESET.why_not(state, ChooseMarkers(7)) is None


@both
def test_r7_3_c_train_limit_in_receivership(preset: str) -> None:
    state = table(preset=preset)
    number = company(state, "ESR", 74, {0: 2}, pool=8, director=None, trains=0, cash=900)
    state.director[number], state.certificate[number] = -2, state.pool
    state.permits[number] = 7
    for band, kind in (("E", 0), ("F", 0), ("G", 1)):
        train(state, "ESR", band, kind, 0)
    for earlier in range(7):
        state.sold_trains[earlier] = BAND_SIZES[1][earlier]
    balance(state)
    buy_in_receivership(state, number)
    assert len(state.train_owner) == (3 if preset == "rulebook" else 4)


@both
def test_r10_4_b_a_certificate_of_a_company_without_a_train(preset: str) -> None:
    """A-29: 4 × 35, or 213 // 2 + 35."""
    state = table(preset=preset)
    number = company(state, "ESR", 71, {0: 4}, trains=0)
    assert worth_of_shares(state, 0, number) == (140 if preset == "rulebook" else 106 + 35)


@both
def test_d_14_a_no_leaves_the_other_survivor_open(preset: str) -> None:
    """R7.5.1-a: the same proposal is not made twice in a step; where nobody is asked there is no no."""
    state = neighbours(preset)
    mine, other = COMPANY["N&B"], COMPANY["WVR"]
    RULESET.apply(state, ProposeMerger(other, mine))
    if preset != "rulebook":
        assert state.merged == 1
        return
    RULESET.apply(state, Consent(0))
    assert state.step == MERGE
    assert rule_against(state, ProposeMerger(other, mine)) == "R7.5.1-a"
    assert ProposeMerger(other, mine) not in RULESET.legal(state)
    assert ProposeMerger(other, other) in RULESET.legal(state)
    RULESET.apply(state, ProposeMerger(other, other))
    assert state.step == MERGE_CONSENT
    RULESET.apply(state, Consent(0))
    assert state.step not in (MERGE, MERGE_CONSENT)
    assert state.operating == mine


@both
def test_r7_9_e_consent_to_train_sales(preset: str) -> None:
    from roundhouse.games.e1862.operating.trains import BuyTrainFrom
    from roundhouse.games.e1862.steps import TRAIN_CONSENT

    state = table(preset=preset)
    company(state, "ESR", 74, {0: 5}, cash=500)
    company(state, "EUR", 74, {1: 5})
    operate(state, "ESR", TRAINS, AT_TRAINS)
    RULESET.apply(state, BuyTrainFrom(1))
    assert (state.step == TRAIN_CONSENT) == (preset == "rulebook")
    assert (state.train_owner.count(COMPANY["ESR"]) == 2) == (preset != "rulebook")
