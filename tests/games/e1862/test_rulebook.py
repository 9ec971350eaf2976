"""Rules that neither vectors nor the chapters' own tests show, in the order of the rulebook."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.finance.stock_round import (
    FROM_IPO,
    FROM_POOL,
    FROM_TREASURY,
    BuyShare,
    SellShares,
    StartCompany,
)
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.mergers.procedure import Option, relinquish, settle_survivor
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.operating.home import place_home
from roundhouse.games.e1862.operating.stations import PlaceStation
from roundhouse.games.e1862.operating.track import LayTile, tile_lays
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT
from roundhouse.games.e1862.operating.turn import at_acquisition, at_dividend, at_station, at_trains
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import LNER_FORMED, PLACED, RECEIVERSHIP, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    AT_ACQUISITION,
    AT_DIVIDEND,
    AT_STATION,
    AT_TRACK,
    AT_TRAINS,
    MERGE,
    OPTION,
    STATION,
    TRACK,
)
from tests.games.e1862.tables import balance, company, operate, rule_against, stock_round, table, tile, train
from tests.games.e1862.test_rules_merger import ESR, EUR, at_work, join, neighbours
from tests.games.e1862.test_rules_operating import leaderless

ECR = COMPANY["ECR"]


# -- set-up and companies (§2, §3)


def test_r2_5_a_variants_are_never_on_by_themselves() -> None:
    chosen = RULESET.complete({})
    assert chosen["variant"] == "standard"
    assert not chosen["shorter_game"]
    assert not chosen["beginners"]


def test_r3_1_b_what_is_paid_for_shares_comes_into_the_treasury() -> None:
    """R6.5.4.1-b. R6.5.1-e: before flotation a share costs what the company was started at."""
    state = table()
    stock_round(state)
    RULESET.apply(state, StartCompany(ESR, 65))
    assert (state.cash[0], state.money[ESR]) == (600 - 195, 195)
    RULESET.apply(state, BuyShare(ESR, FROM_TREASURY))
    assert (state.cash[1], state.money[ESR]) == (600 - 65, 260)
    assert state.price(ESR) == 65


def test_r4_2_f_shares_in_the_ipo_cost_par() -> None:
    state = table()
    company(state, "ESR", 134, {0: 5}, ipo=5, chartered=True)
    stock_round(state, 1)
    bank = state.bank
    RULESET.apply(state, BuyShare(ESR, FROM_IPO))
    assert (state.cash[1], state.bank, state.money[ESR]) == (500, bank + 100, 0)


def test_r4_3_j_an_obligation_is_no_certificate() -> None:
    state = table()
    company(state, "EUR", 90, {0: 5})
    before = state.certificates(0)
    state.promised[ESR] = 0
    assert state.certificates(0) == before == 3


# -- exchanges (§5)


def test_r5_2_b_the_certificate_limit_does_not_matter_in_a_merger() -> None:
    state = at_work(MERGE, operated=False)
    state.certificate_limit = 1
    assert state.certificates(0) > 1
    join(state, ESR)
    assert not state.started[EUR]
    assert state.certificates(0) > 1


def test_r5_2_4_p_a_relinquished_certificate_goes_to_the_pool() -> None:
    state = table()
    company(state, "ESR", 90, {0: 3, 1: 5}, director=0)
    state.m_survivor = state.m_origin = ESR
    state.m_option, state.m_certificate, state.m_sell = 0, 1, 135
    relinquish(state)
    assert (state.certificate[ESR], state.holding(ESR, 0), state.cash[0]) == (state.pool, 0, 735)


@pytest.mark.parametrize("held", [0, 1])
def test_r5_2_5_b_a_new_director_swaps_three_shares_for_the_certificate(held: int) -> None:
    """With the other player, or with the Pool (R6.3-i)."""
    state = table()
    company(state, "ESR", 90, {0: 3, 1: 5}, pool=2 if held == 0 else 0, director=0)
    if held == 1:
        state.move_certificate(ESR, state.pool)
    before = [state.holding(ESR, seat) for seat in (0, 1)]
    state.m_survivor = ESR
    settle_survivor(state, 0)
    assert (state.director[ESR], state.certificate[ESR]) == (1, 1)
    assert [state.holding(ESR, seat) for seat in (0, 1)] == before


def test_r5_2_5_c_without_three_shares_nobody_directs() -> None:
    state = table()
    company(state, "ESR", 90, {0: 2, 1: 2}, pool=6, director=0)
    state.certificate[ESR] = state.pool
    state.m_survivor = ESR
    settle_survivor(state, 0)
    assert (state.director[ESR], state.certificate[ESR]) == (RECEIVERSHIP, state.pool)


# -- stock rounds (§6)


def test_r6_4_b_the_pool_has_no_limit() -> None:
    state = table()
    company(state, "ESR", 90, {0: 7}, pool=3)
    stock_round(state)
    RULESET.apply(state, SellShares(ESR, 4))
    assert state.holding(ESR, state.pool) == 7


def test_r6_4_d_shares_of_unfloated_companies_bring_half() -> None:
    state = table()
    company(state, "ESR", 90, {0: 3, 1: 1}, floated=False, trains=0)
    stock_round(state, 1)
    RULESET.apply(state, SellShares(ESR, 1))
    assert state.cash[1] == 645


def test_r6_4_1_b_a_train_without_permit_is_a_train() -> None:
    state = table()
    company(state, "ESR", 90, {0: 5}, trains=0)
    assert sale_price(state, ESR) == 45
    state.permits[ESR] = 1 << EXPRESS
    train(state, "ESR", "A", FREIGHT)
    assert sale_price(state, ESR) == 90


def test_r6_4_2_g_buying_moves_no_price() -> None:
    """R6.5.1-c: a company without trains is not cheaper to buy."""
    state = table()
    company(state, "ESR", 90, {0: 5}, pool=5, trains=0)
    stock_round(state, 1)
    RULESET.apply(state, BuyShare(ESR, FROM_POOL))
    assert (state.cash[1], state.price(ESR)) == (510, 90)


def test_r6_5_1_b_a_player_may_hold_all_of_a_company() -> None:
    state = table()
    company(state, "ESR", 90, {0: 9}, pool=1)
    stock_round(state)
    assert rule_against(state, BuyShare(ESR, FROM_POOL)) is None


def test_r6_5_3_e_a_start_is_a_purchase_and_respects_the_limit() -> None:
    state = table()
    company(state, "EUR", 90, {0: 5})
    stock_round(state)
    state.certificate_limit = 3
    assert rule_against(state, StartCompany(ESR, 54)) == "R6.5.2-a"
    state.certificate_limit = 4
    RULESET.apply(state, StartCompany(ESR, 54))
    assert state.asked == 1


# -- operating (§7)


@pytest.mark.parametrize("director", [0, 2])
def test_r7_1_d_the_director_decides(director: int) -> None:
    state = at_work(MERGE, operated=False)
    state.director[ESR] = state.certificate[ESR] = director
    operate(state, "ESR", NONE, AT_TRAINS)
    at_trains(state)
    decision = RULESET.decision(state)
    assert decision is not None
    assert decision.seat == director


def at_home() -> State:
    """The ECR on its empty home hex, which is no N hex."""
    state = table()
    company(state, "ECR", 90, {0: 6}, trains=0)
    operate(state, "ECR", NONE, 0)
    place_home(state, ECR)
    return state


def test_r7_2_e_after_the_home_hex_there_is_a_second_yellow_tile() -> None:
    """R7.6-b: without money and without a train."""
    state = at_home()
    operate(state, "ECR", TRACK, AT_TRACK)
    RULESET.apply(state, LayTile(HEX["D13"], TILE["57"], 0))
    assert state.step == TRACK
    assert rule_against(state, Pass()) is None
    RULESET.apply(state, tile_lays(state)[0])
    assert (state.step != TRACK, state.money[ECR]) == (True, 0)


def test_r7_2_i_the_home_base_is_not_the_station_of_the_turn() -> None:
    state = table()
    company(state, "ECR", 90, {0: 6})
    tile(state, "D13", "57", 0)
    tile(state, "D11", "57", 0)
    operate(state, "ECR", NONE, AT_STATION)
    place_home(state, ECR)
    assert state.home[ECR] == PLACED
    assert at_station(state)
    assert state.step == STATION
    assert rule_against(state, PlaceStation(HEX["D11"])) is None


def test_r7_5_6_f_no_train_is_discarded_in_a_merger() -> None:
    state = at_work(MERGE, operated=False)
    for name in ("ESR", "EUR"):
        for _ in range(3):
            train(state, name, "H", EXPRESS)
    state.phase = 7
    owned = len(fleet_of(state, ESR)) + len(fleet_of(state, EUR))
    join(state, ESR)
    assert len(fleet_of(state, ESR)) == owned > 6


def test_r7_14_b_an_acquisition_may_follow_a_merger_and_is_the_only_one() -> None:
    state = neighbours(table())
    company(state, "ESR", 90, {0: 6})
    company(state, "EUR", 90, {0: 6})
    operate(state, "ESR", NONE, AT_ACQUISITION)
    state.merged = 1
    assert at_acquisition(state)
    assert state.step == ACQUIRE
    RULESET.apply(state, ProposeMerger(EUR, ESR))
    while state.step == OPTION:
        RULESET.apply(state, Option(0))
    assert state.operating != ESR or state.or_number > 1 or state.step != ACQUIRE


# -- receivership (§8), the end (§10)


def test_r8_0_h_a_company_in_receivership_pays_nothing_and_falls() -> None:
    state = leaderless()
    state.stage = AT_DIVIDEND
    state.revenue, state.ran = 200, 1
    cash = list(state.cash)
    assert not at_dividend(state)
    assert (state.cash, state.money[ESR], state.price(ESR)) == (cash, 200, 90)


def test_r10_3_e_trains_must_be_bought_after_the_lner_too() -> None:
    state = table()
    company(state, "ESR", 90, {0: 6}, pool=4, trains=0, cash=2000)
    state.sold_trains[:] = [7, 6, 4, 3, 3, 2, 2, 1]
    state.phase, state.lner = 7, LNER_FORMED
    operate(state, "ESR", NONE, AT_TRAINS)
    assert at_trains(state)
    assert rule_against(state, Pass()) == "R7.11-a"
    state.money[ESR] = 0
    balance(state)
    operate(state, "ESR", NONE, AT_TRAINS)
    at_trains(state)
    assert (state.refinanced, state.money[ESR]) == (1, 900)
