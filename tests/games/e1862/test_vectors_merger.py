"""Vectors of mergers, refinancing and options (§5, §7.5)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.companies import SHARES
from roundhouse.games.e1862.finance.market import PRICES, cell_below, par_for
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.mergers.merger import begin_merger
from roundhouse.games.e1862.mergers.procedure import MERGER, Option, director_option, sell_absorbed
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import AT_MERGER, MERGE, OPTION
from tests.games.e1862.tables import balance, company, marker, operate, table, tile, train

RICHARD, EMMA, PETER, LINDA = range(4)
HELEN, MARTIN, RACHEL, CHARLES = range(4)


def merge(state: State, origin: str, other: str, survivor: str) -> None:
    operate(state, origin, MERGE, AT_MERGER)
    state.m_origin = COMPANY[origin]
    state.m_survivor = COMPANY[survivor]
    state.m_absorbed = COMPANY[other if survivor == origin else origin]
    begin_merger(state)


def answer(state: State, seat: int, redeem: bool) -> None:
    assert state.step == OPTION
    assert state.asked == seat
    RULESET.apply(state, Option(1 if redeem else 0))


def first_example(linda: int) -> State:
    state = table()
    company(state, "N&E", 90, {RICHARD: 4, EMMA: 3, PETER: 1}, cash=200)
    company(state, "WStI", 90, {RICHARD: 5, PETER: 1, LINDA: 1}, pool=1, ipo=1, chartered=True)
    for hex, name in (("B13", "N&E"), ("B5", "WStI")):
        tile(state, hex, "57", 0)
        marker(state, hex, name)
    state.cash[LINDA] = linda
    balance(state)
    merge(state, "N&E", "WStI", "N&E")
    assert state.price(COMPANY["N&E"]) == 134
    assert state.par[COMPANY["N&E"]] == 100
    return state


def held(state: State, name: str) -> list[int]:
    """By seat, then treasury and Pool."""
    number = COMPANY[name]
    seats = [state.holding(number, seat) for seat in range(state.players)]
    return [*seats, state.holding(number, state.treasury), state.holding(number, state.pool)]


def test_v5_2_6_merger_example() -> None:
    """V5.2.6 R5.2-a, R5.2.3-a, R5.2.4-b, R5.2.4-f, R5.2.4-g, R5.2.5-d, R7.5.5-a"""
    state = first_example(linda=66)
    # Richard has exchanged his option with Emma, the nearest holder who has a share of the survivor.
    assert (state.holding(COMPANY["N&E"], EMMA), state.holding(COMPANY["WStI"], EMMA)) == (2, 1)
    answer(state, RICHARD, True)
    answer(state, EMMA, True)
    # Linda cannot pay; the treasury's option is decided by Richard.
    assert state.m_option == state.treasury
    answer(state, RICHARD, True)
    assert held(state, "N&E") == [5, 2, 1, 0, 2, 0]
    assert state.cash[:2] == [600 - 67, 600 - 67]
    assert state.cash[LINDA] == 66 + 67
    assert state.money[COMPANY["N&E"]] == 200 - 67
    assert state.director[COMPANY["N&E"]] == RICHARD
    wsti = COMPANY["WStI"]
    assert not state.started[wsti]
    assert state.holding(wsti, state.ipo) == SHARES
    assert state.permits[wsti] == state.original[wsti]
    RULESET.check(state)


def test_v5_2_6_b_linda_redeems() -> None:
    """V5.2.6-b"""
    state = first_example(linda=600)
    answer(state, RICHARD, True)
    answer(state, EMMA, True)
    answer(state, LINDA, True)
    assert held(state, "N&E")[3:5] == [1, 1]
    assert state.money[COMPANY["N&E"]] == 200 + 67
    RULESET.check(state)


def test_v5_2_7_merger_of_a_company_without_a_train() -> None:
    """V5.2.7 R5.2.4-m: Rachel's shares come from Martin, over the Pool."""
    state = table()
    company(state, "N&E", 100, {HELEN: 1, MARTIN: 4, CHARLES: 3}, ipo=2, trains=0, chartered=True)
    company(state, "I&B", 74, {MARTIN: 5, RACHEL: 3})
    for hex, name in (("B13", "N&E"), ("D9", "I&B")):
        tile(state, hex, "57" if hex == "B13" else "201", 0)
        marker(state, hex, name)
    balance(state)
    merge(state, "N&E", "I&B", "N&E")
    assert state.price(COMPANY["N&E"]) == 86
    assert state.par[COMPANY["N&E"]] == 82
    for seat in (MARTIN, RACHEL, CHARLES, HELEN):
        assert state.m_redeem == 43
        answer(state, seat, True)
    assert held(state, "N&E")[:5] == [1, 5, 2, 2, 0]
    assert state.money[COMPANY["N&E"]] == 86
    RULESET.check(state)


@pytest.mark.parametrize(
    ("first", "second", "price", "par"),
    [
        ((68, True), (100, True), 116, 100),
        ((54, True), (62, True), 82, 82),
        ((78, True), (116, False), 95, 90),
        ((78, True), (116, True), 134, 100),
        ((116, True), (68, False), 90, 90),
        ((116, True), (68, True), 122, 100),
        ((110, False), (90, False), 71, 68),
    ],
)
def test_v7_5_3_new_price(first: tuple[int, bool], second: tuple[int, bool], price: int, par: int) -> None:
    """V7.5.3-1, V7.5.3-2, V7.5.3-3, V7.5.3-3b, V7.5.3-4, V7.5.3-4b, V7.5.3-5"""
    state = table()
    company(state, "N&E", first[0], {0: 6}, trains=1 if first[1] else 0)
    company(state, "I&B", second[0], {0: 6}, trains=1 if second[1] else 0)
    low, high = sorted([sale_price(state, COMPANY["N&E"]), sale_price(state, COMPANY["I&B"])])
    assert PRICES[cell_below(2 * low + high)] == price
    assert par_for(price) == par


def refinancing(price: int, held: int) -> State:
    state = table()
    number = company(state, "N&E", price, {0: held})
    state.m_kind = 3
    state.m_origin = state.m_survivor = number
    state.m_price = price
    return state


@pytest.mark.parametrize(
    ("held", "price", "redeem", "sell"),
    [(5, 86, 43, 215), (4, 86, 86, 172), (3, 86, 129, 129), (5, 95, 47, 237), (3, 71, 106, 106)],
)
def test_v5_2_4_director_options(held: int, price: int, redeem: int, sell: int) -> None:
    """V5.2.4-1, V5.2.4-2, V5.2.4-3, V5.2.4-4, V5.2.4-5"""
    state = refinancing(price, held)
    assert director_option(state, 0, state.m_survivor)
    assert (state.m_redeem, state.m_sell) == (redeem, sell)


@pytest.mark.parametrize(("preset", "amount"), [("rulebook", 48), ("18xx-games", 47)])
def test_v5_2_4_6_a_forced_option_is_rounded_up(preset: str, amount: int) -> None:
    """V5.2.4-6; RI differs at R5.2.4-i."""
    state = table(preset=preset)
    company(state, "N&E", 95, {0: 5})
    company(state, "I&B", 95, {1: 5})
    state.m_kind = MERGER
    state.m_origin = state.m_survivor = COMPANY["N&E"]
    state.m_absorbed = COMPANY["I&B"]
    state.m_price = 95
    sell_absorbed(state, 1, True)
    assert state.cash[1] == 600 + amount


def test_v5_2_4_7_an_option_is_rounded_down() -> None:
    """V5.2.4-7"""
    from roundhouse.games.e1862.mergers.procedure import take_turn

    state = refinancing(95, 7)
    assert take_turn(state, 0)
    assert (state.m_redeem, state.m_sell) == (47, 47)


def test_v7_5_6_1_assets() -> None:
    """V7.5.6-1 R2.1-e, R2.2-b; R7.5.6-e: the home of the FDR is a station like any other."""
    state = table()
    company(state, "ESR", 100, {0: 10}, cash=50, markers=1)
    company(state, "FDR", 100, {0: 8}, cash=70, markers=1)
    train(state, "FDR", "B", 1, 2)
    tile(state, "F11", "790", 1)
    tile(state, "G12", "57", 0)
    tile(state, "G8", "57", 0)
    marker(state, "F11", "ESR")
    marker(state, "G12", "FDR")
    marker(state, "G8", "FDR")
    merge(state, "ESR", "FDR", "ESR")
    esr, fdr = COMPANY["ESR"], COMPANY["FDR"]
    assert state.money[esr] == 120
    assert state.train_owner == [esr, esr, esr]
    assert sorted(state.train_warranties) == [1, 1, 2]
    assert sorted(state.train_type) == [0, 0, 1]
    assert state.permits[esr] == state.original[esr] | state.original[fdr]
    assert state.unused[esr] == 2
    assert state.board.markers.count(esr) == 3
    assert state.board.markers.count(fdr) == 0
    assert state.holding(esr, state.treasury) == 1
    RULESET.check(state)
