"""Vectors of dividends, trains, forced purchases and bankruptcy (§7.8.5 to §7.12)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.operating.dividends import (
    HUDSON,
    PAY,
    WITHHOLD,
    DecideDividend,
    decide_dividend,
    hudson_addition,
)
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, RaiseMoney, sell_treasury, shortfall
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.operating.trains import BuyTrain, buy_train, used_price
from roundhouse.games.e1862.operating.warranties import run_down_warranties
from roundhouse.games.e1862.phases import begin_phase
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import AT_TRAINS, DIVIDEND, TRAINS
from tests.games.e1862.tables import balance, company, operate, table, train


def paying(price: int, revenue: int, kind: int, *, cash: int = 0, subsidy: int = 0, local: bool = True) -> State:
    state = table()
    company(state, "L&E", price, {0: 5, 1: 2}, pool=1, cash=cash)
    operate(state, "L&E", DIVIDEND, AT_TRAINS)
    state.revenue = revenue
    state.subsidy = subsidy
    state.ran = 1
    state.local_run = 1 if local else 0
    assert DecideDividend(kind).why_not(state) is None
    decide_dividend(state, kind)
    return state


def test_v7_8_5_1_ten_percent_a_share() -> None:
    """V7.8.5-1"""
    state = paying(100, 190, PAY)
    assert state.cash[:2] == [600 + 95, 600 + 38]
    assert state.money[COMPANY["L&E"]] == 38


@pytest.mark.parametrize(("paid", "after"), [(50, 60), (60, 65), (120, 71), (210, 78), (240, 86), (900, 86), (0, 56)])
def test_v7_8_5_2_movement(paid: int, after: int) -> None:
    """V7.8.5-2"""
    state = paying(60, paid, PAY if paid else WITHHOLD)
    assert state.price(COMPANY["L&E"]) == after


def test_v7_8_5_3_ends_of_the_strip() -> None:
    """V7.8.5-3 R7.8.5-e"""
    for price in (7, 14):
        assert not paying(price, 0, WITHHOLD).started[COMPANY["L&E"]]
    assert paying(20, 0, WITHHOLD).price(COMPANY["L&E"]) == 7
    for price in (900, 950):
        state = paying(price, 1000, PAY)
        assert state.price(COMPANY["L&E"]) == 1000
        assert state.top


def test_v7_8_6_1_hudson() -> None:
    """V7.8.6-1 R7.8.6-d"""
    assert hudson_addition(82, 60) == 30
    state = paying(82, 60, HUDSON, cash=100)
    assert state.cash[0] == 600 + 45
    assert state.price(COMPANY["L&E"]) == 90
    assert state.money[COMPANY["L&E"]] == 100 - 30 + 18


def test_v7_8_6_2_the_subsidy_helps() -> None:
    """V7.8.6-2"""
    state = paying(90, 80, HUDSON, subsidy=40)
    assert state.money[COMPANY["L&E"]] == 30 + 18


def test_v7_8_6_3_not_enough_for_hudson() -> None:
    """V7.8.6-3"""
    state = table()
    company(state, "L&E", 86, {0: 5}, cash=10)
    operate(state, "L&E", DIVIDEND, AT_TRAINS)
    state.revenue, state.subsidy, state.ran, state.local_run = 60, 10, 1, 1
    violation = DecideDividend(HUDSON).why_not(state)
    assert violation is not None
    assert violation.rule == "R7.8.6-c"


def test_v7_9_0_used_prices() -> None:
    """V7.9-0"""
    state = table()
    company(state, "L&E", 86, {0: 5}, trains=0)
    train(state, "L&E", "B", FREIGHT, 0)
    assert used_price(state, 1) == 200
    begin_phase(state, 2)
    assert used_price(state, 1) == 100


def buying(state: State, name: str, cash: int) -> None:
    state.money[COMPANY[name]] = cash
    operate(state, name, TRAINS, AT_TRAINS)


def sold_out(state: State, band: int) -> None:
    """All bands before this one are gone."""
    from roundhouse.games.e1862.operating.depot import BAND_SIZES

    for earlier in range(band):
        state.sold_trains[earlier] = BAND_SIZES[1][earlier]


def types(state: State) -> list[int]:
    return [kind for kind in range(3) if BuyTrain(kind, 0).why_not(state) is None]


def test_v7_9_1_three_of_a_type() -> None:
    """V7.9-1 R2.2-a: a type is named with the purchase; R6.5.4.3-a: it need not be permitted."""
    state = table()
    company(state, "L&E", 86, {0: 5}, trains=0)
    for band in "BBC":
        train(state, "L&E", band, EXPRESS, 0)
    sold_out(state, 2)
    buying(state, "L&E", 1000)
    assert types(state) == [FREIGHT, LOCAL]


def test_v7_9_2_the_limit_before_the_purchase_counts() -> None:
    """V7.9-2"""
    state = table()
    number = company(state, "L&E", 86, {0: 5}, trains=0)
    train(state, "L&E", "D", EXPRESS, 0)
    train(state, "L&E", "E", EXPRESS, 0)
    train(state, "L&E", "D", FREIGHT, 0)
    state.phase = 5
    sold_out(state, 6)
    buying(state, "L&E", 1000)
    assert types(state) == [FREIGHT, LOCAL]
    buy_train(state, number, FREIGHT, 0)
    assert state.phase == 6
    assert [(state.train_band[i], state.train_type[i]) for i in range(2)] == [(4, EXPRESS), (6, FREIGHT)]
    assert len(state.train_owner) == 2


def test_v7_9_3_nothing_is_discarded() -> None:
    """V7.9-3 R7.9-k"""
    state = table()
    number = company(state, "SVR", 86, {0: 5}, trains=0)
    for band, kind in (("D", EXPRESS), ("E", EXPRESS), ("E", LOCAL), ("F", FREIGHT), ("F", FREIGHT)):
        train(state, "SVR", band, kind, 0)
    sold_out(state, 6)
    buying(state, "SVR", 1000)
    assert types(state) == [LOCAL]
    buy_train(state, number, LOCAL, 0)
    assert sorted(state.train_band) == [4, 4, 5, 5, 6]


def test_v7_10_1_three_warranties() -> None:
    """V7.10-1"""
    state = table()
    number = company(state, "L&E", 86, {0: 5}, trains=0, cash=1000)
    buying(state, "L&E", 1000)
    buy_train(state, number, FREIGHT, 2)
    assert state.train_warranties == [3]
    begin_phase(state, 2)
    for left in (2, 1):
        run_down_warranties(state, number)
        assert state.train_warranties == [left]
    run_down_warranties(state, number)
    assert state.train_owner == []


def test_v7_11_1_1_treasury_shares_for_a_train() -> None:
    """V7.11.1-1 R7.11.1-a"""
    state = table()
    number = company(state, "L&E", 128, {0: 5}, trains=0)
    sold_out(state, 5)
    state.phase = 5
    buying(state, "L&E", 336)
    assert shortfall(state) == 264
    sell_treasury(state)
    assert state.money[number] == 336 + 384
    assert state.price(number) == 110
    assert state.holding(number, state.pool) == 3


@pytest.mark.parametrize(("band", "alive"), [(5, True), (6, False)])
def test_v7_11_2_1_refinancing(band: int, alive: bool) -> None:
    """V7.11.2-1 R5.1.3-b; R7.11-e, R7.11.2-c: the turn goes on, and then the type is chosen."""
    state = table()
    number = company(state, "L&E", 62, {0: 10}, trains=0)
    sold_out(state, band)
    state.phase = band
    buying(state, "L&E", 40)
    balance(state)
    RULESET.apply(state, RaiseMoney(REFINANCE))
    assert bool(state.floated[number]) == alive
    if alive:
        assert state.money[number] == 660
        assert (state.price(number), state.par[number]) == (62, 62)
        RULESET.apply(state, BuyTrain(EXPRESS, 0))
        assert state.money[number] == 60
    RULESET.check(state)


def test_v7_12_1_compensation() -> None:
    """V7.12-1"""
    state = table()
    number = company(state, "L&E", 95, {0: 5, 1: 2}, trains=0)
    go_bankrupt(state, number)
    assert state.cash[:2] == [600 + 5 * 47, 600 + 2 * 47]
    assert not state.started[number]
    balance(state)
    RULESET.check(state)
