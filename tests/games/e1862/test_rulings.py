"""Readings that rulebook and site share and a table may change: for every switch a position in which they differ."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.stock_round import SellShares, StartCompany
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE
from roundhouse.games.e1862.map.tiles import TILE, segments
from roundhouse.games.e1862.mergers.procedure import (
    MERGER,
    certificate_of,
    director_option,
    swap_certificate,
    take_turn,
)
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, SELL_TREASURY, sell_treasury, ways
from roundhouse.games.e1862.operating.home import place_home
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.operating.stations import BuildTerminal
from roundhouse.games.e1862.operating.track import LayTile
from roundhouse.games.e1862.operating.trains import used_price
from roundhouse.games.e1862.operating.turn import at_redeem
from roundhouse.games.e1862.phases import begin_phase
from roundhouse.games.e1862.rounds import end_operating_round
from roundhouse.games.e1862.state import LNER_COMING, LNER_FORMED, LNER_LATER, OPERATING, PARLIAMENT, STOCK, State
from roundhouse.games.e1862.steps import AT_REDEEM, AT_TRACK, AT_TRAINS, OPTION, REDEEM, TRACK, TRAINS
from roundhouse.games.e1862.written import write_turn
from tests.games.e1862.tables import balance, company, marker, operate, rule_against, stock_round, table, tile

either = pytest.mark.parametrize("setting", [False, True])
ESR, NE, IB = COMPANY["ESR"], COMPANY["N&E"], COMPANY["I&B"]


# -- certificates in mergers (§5.2.4)


def merging(absorbed: dict[int, int], survivor: dict[int, int], pools: tuple[int, int], **options: Any) -> State:
    """N&E takes over I&B, whose director is seat 1; so many of either are in the Pool."""
    state = table(**options)
    company(state, "N&E", 100, survivor, pool=pools[0])
    company(state, "I&B", 100, absorbed, pool=pools[1])
    state.m_kind, state.m_origin, state.m_survivor, state.m_absorbed = MERGER, NE, NE, IB
    state.m_price = 100
    state.holders = [2, state.treasury]
    return state


@either
def test_a_10_shares_of_which_company_a_certificate_is_swapped_for(setting: bool) -> None:
    state = merging({1: 4}, {0: 5}, (2, 2), survivor_shares_for_certificate=setting)
    assert swap_certificate(state, 1, IB) is not setting
    assert certificate_of(state, 1) == (IB if setting else NONE)
    enough = merging({1: 4}, {0: 5}, (3, 0), survivor_shares_for_certificate=setting)
    assert swap_certificate(enough, 1, IB)


@either
def test_a_10_the_certificate_of_the_absorbed_company_as_an_option(setting: bool) -> None:
    """N&E's own certificate lies in the Pool."""
    state = merging({1: 4}, {2: 2}, (3, 0), absorbed_certificate_sold=setting)
    state.certificate[NE] = state.pool
    asked = director_option(state, 1, IB)
    assert asked is not setting
    assert (state.step == OPTION) is not setting
    assert state.certificate[NE] == (state.pool if setting else 1)
    assert (state.certificate[IB], state.holding(IB, 1)) == (state.pool, 0)
    assert state.cash[1] == 600 + (200 if setting else 0)


@either
def test_5_2_4_the_survivors_certificate_in_the_pool_serves_exchanges(setting: bool) -> None:
    """Seat 1 keeps three shares of I&B, the Pool has nothing but the certificate of N&E, and nobody else gives any."""
    state = merging({1: 6}, {2: 3}, (3, 0), pool_certificate_exchanged=setting)
    state.certificate[NE] = state.pool
    state.certificate[IB] = state.treasury
    state.holders = [state.treasury]
    state.shares[NE * state.number_of_holders + state.treasury] = 0
    take_turn(state, 1)
    assert state.holding(NE, 1) == (3 if setting else 0)
    assert state.certificate[NE] == (1 if setting else state.pool)
    assert state.cash[1] == 600 + (0 if setting else 300)
    assert state.holding(IB, 1) == 0


# -- par


@either
@pytest.mark.parametrize(("price", "down", "up"), [(56, 54, 58), (58, 58, 58), (95, 90, 100), (116, 100, 100)])
def test_a_14_par_between_two_values(setting: bool, price: int, down: int, up: int) -> None:
    state = table(par_rounds_up=setting)
    stock_round(state)
    RULESET.apply(state, StartCompany(ESR, price))
    assert state.par[ESR] == (up if setting else down)


# -- the LNER


def first_h_train(**options: Any) -> State:
    state = table(**options)
    company(state, "ESR", 90, {0: 5, 1: 2})
    state.round, state.or_number, state.or_count, state.phase = OPERATING, 3, 3, 6
    begin_phase(state, 7)
    return state


@either
def test_a_28_after_which_set_the_lner_forms(setting: bool) -> None:
    state = first_h_train(lner_after_next_set=setting)
    assert state.lner == (LNER_LATER if setting else LNER_COMING)
    end_operating_round(state)
    assert (state.lner, state.round) == ((LNER_COMING, PARLIAMENT) if setting else (LNER_FORMED, STOCK))
    if setting:
        state.round, state.or_number, state.or_count = OPERATING, 3, 3
        end_operating_round(state)
        assert (state.lner, state.round) == (LNER_FORMED, STOCK)


@either
def test_a_27_falls_of_the_price_in_phase_h(setting: bool) -> None:
    """R9.0-c: a forced sale of treasury shares, and with a later LNER a sale in a stock round."""
    for phase in (6, 7):
        state = table(phase_h_stops_falls=setting)
        company(state, "ESR", 90, {0: 5}, trains=0)
        state.phase = phase
        operate(state, "ESR", TRAINS, AT_TRAINS)
        sell_treasury(state)
        assert (state.price(ESR) == 90) is (setting and phase == 7)
    state = first_h_train(phase_h_stops_falls=setting, lner_after_next_set=True)
    stock_round(state)
    RULESET.apply(state, SellShares(ESR, 1))
    assert (state.price(ESR) == 90) is setting


# -- used trains


@either
def test_a_36_when_used_trains_cost_half(setting: bool) -> None:
    """All A trains are sold, and no B train yet."""
    state = table(used_price_falls_early=setting)
    assert used_price(state, 0) == 100
    state.sold_trains[0] = 7
    assert used_price(state, 0) == (50 if setting else 100)
    state.phase, state.sold_trains[1] = 1, 1
    assert used_price(state, 0) == 50


# -- upgrades


@either
def test_a_50_a_town_whose_new_track_is_out_of_reach(setting: bool) -> None:
    """ESR reaches the station on the yellow tile in B11; the new segments of these tiles lead elsewhere."""
    state = table(small_station_suffices=setting)
    company(state, "ESR", 90, {0: 5})
    state.phase = 1
    tile(state, "B9", "57", 0)
    marker(state, "B9", "ESR")
    tile(state, "B11", "8850", 3)
    state.board.small[HEX["B11"]] = segments(TILE["8850"], 3)[0]
    operate(state, "ESR", TRACK, AT_TRACK)
    for name, turn in (("18", 1), ("21", 5), ("22", 0)):
        action = LayTile(HEX["B11"], TILE[name], turn)
        assert rule_against(state, action) == (None if setting else "R7.6.3-c")
        assert (action in RULESET.legal(state)) is setting
    # Whatever is on it, a town that no route comes to is out of reach.
    state.board.turn[HEX["B9"]] = 1
    assert rule_against(state, LayTile(HEX["B11"], TILE["18"], 1)) == "R7.6.3-c"


# -- London (§7.6.5)


@either
def test_7_6_5_a_terminal_in_the_turn_of_the_home_base(setting: bool) -> None:
    """From D13 track leads to London."""
    state = table(terminal_in_home_turn=setting)
    company(state, "ECR", 90, {0: 6})
    tile(state, "D13", "57", 0)
    marker(state, "D13", "ECR")
    operate(state, "ECR", TRACK, AT_TRACK)
    assert rule_against(state, BuildTerminal(0)) is None
    state.based = 1
    assert rule_against(state, BuildTerminal(0)) == (None if setting else "R7.6.5-c")


def test_7_6_5_the_turn_of_the_home_base_is_known_until_it_ends() -> None:
    state = table(terminal_in_home_turn=False)
    number = company(state, "L&E", 74, {0: 5})
    operate(state, "L&E", NONE, AT_TRACK)
    assert state.based == 0
    place_home(state, number)
    assert state.based == 1
    assert write_turn(state)["based"] is True


# -- forced purchases (§7.11.2)


@either
def test_7_11_2_refinancing_where_selling_shares_suffices(setting: bool) -> None:
    state = table(refinance_last=setting)
    company(state, "ESR", 74, {0: 6}, trains=0, cash=30)
    state.sold_trains[0], state.sold_trains[1], state.phase = 7, 6, 2
    operate(state, "ESR", TRAINS, AT_TRAINS)
    assert ways(state) == ([SELL_TREASURY] if setting else [SELL_TREASURY, REFINANCE])
    # Where it does not, refinancing is there either way.
    state.move(ESR, 4, state.treasury, state.pool)
    assert ways(state) == [REFINANCE]


# -- receivership (§7.3)


@either
def test_7_3_redeeming_in_receivership(setting: bool) -> None:
    state = table(receivership_redeems=setting)
    company(state, "ESR", 74, {1: 2}, pool=8, cash=200)
    state.director[ESR], state.certificate[ESR] = -2, state.pool
    operate(state, "ESR", NONE, AT_REDEEM)
    assert at_redeem(state) is setting
    if setting:
        assert (state.step, state.asked) == (REDEEM, 1)
        assert rule_against(state, Redeem()) is None
        RULESET.apply(state, Redeem())
        assert (state.money[ESR], state.holding(ESR, state.treasury)) == (126, 1)


def test_7_3_nobody_redeems_where_nobody_has_a_share() -> None:
    state = table(receivership_redeems=True)
    company(state, "ESR", 74, {}, pool=10, cash=200)
    state.director[ESR], state.certificate[ESR] = -2, state.pool
    operate(state, "ESR", NONE, AT_REDEEM)
    assert not at_redeem(state)


# -- the winner (§10.4)


@either
def test_a_29_shares_of_a_company_without_a_train(setting: bool) -> None:
    state = table(trainless_at_full_price=setting)
    company(state, "ESR", 90, {0: 5}, trains=0)
    balance(state)
    assert worth(state, 0) == 600 + 5 * (90 if setting else 45)


def test_positions_from_before_are_read() -> None:
    state = table()
    packed = RULESET.pack(state)
    del packed["based"]
    assert RULESET.digest(RULESET.unpack(Setup(players=4), packed)) == RULESET.digest(state)
