"""Trains, warranties, bankruptcy, receivership and phases (§7.9 to §9), rule by rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.directors import decider
from roundhouse.games.e1862.finance.stock_round import FROM_POOL, BuyShare
from roundhouse.games.e1862.map.atlas import COMPANY, NONE
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.operating.dividends import PAY, WITHHOLD, decide_dividend
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.operating.forced_purchase import SELL_TREASURY, RaiseMoney
from roundhouse.games.e1862.operating.receivership import buy_in_receivership
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.operating.turn import at_merger, at_redeem, at_station, at_track, go_on_with_turn
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.phases import begin_phase, has_room
from roundhouse.games.e1862.state import RECEIVERSHIP, State
from roundhouse.games.e1862.steps import AT_END, AT_REDEEM, AT_TRAINS, TRAIN_CONSENT, TRAINS
from tests.games.e1862.tables import balance, company, marker, operate, rule_against, stock_round, table, tile, train

ESR, EUR = COMPANY["ESR"], COMPANY["EUR"]


def buying(cash: int = 1000, trains: int = 0) -> State:
    """The ESR at its train step."""
    state = table()
    company(state, "ESR", 100, {0: 5}, cash=cash, trains=trains)
    operate(state, "ESR", TRAINS, AT_TRAINS)
    return state


# -- limits (R7.9-g to -k)


@pytest.mark.parametrize(
    ("phase", "owned", "room"),
    [
        ("D", "EE", True), ("D", "EEE", False), ("D", "EEEFFLL", False),
        ("E", "E", True), ("E", "EE", False), ("F", "FFLLE", True),
        ("G", "FL", True), ("G", "FLE", False), ("H", "FFF", False),
    ],
)  # fmt: skip
def test_r7_9_g_limits_by_phase(phase: str, owned: str, room: bool) -> None:
    state = buying()
    for letter in owned:
        train(state, "ESR", "D", "FLE".index(letter))
    state.phase = "ABCDEFGH".index(phase)
    assert has_room(state, ESR, EXPRESS) == room


@pytest.mark.parametrize(("phase", "most"), [("A", 4), ("D", 4), ("E", 3), ("F", 3), ("G", 2), ("H", 2)])
def test_r11_1_a_limits_of_the_simple_variants(phase: str, most: int) -> None:
    state = table(variant="simple_express")
    company(state, "ESR", 100, {0: 5}, trains=0)
    for owned in range(most + 1):
        state.phase = "ABCDEFGH".index(phase)
        assert has_room(state, ESR, EXPRESS) == (owned < most)
        train(state, "ESR", "A", EXPRESS)


def test_r7_9_i_trains_under_warranty_count() -> None:
    state = buying()
    for _ in range(3):
        train(state, "ESR", "A", EXPRESS, 1)
    begin_phase(state, 2)
    assert len(fleet_of(state, ESR)) == 3
    assert rule_against(state, BuyTrain(EXPRESS, 0)) == "R7.9-h"
    assert rule_against(state, BuyTrain(LOCAL, 0)) is None


def test_r7_9_h_the_limit_before_the_purchase_applies() -> None:
    """Three A trains would leave with the first C; they bar its purchase all the same."""
    state = buying()
    for _ in range(3):
        train(state, "ESR", "A", EXPRESS, 0)
    state.sold_trains[0], state.sold_trains[1] = 7, 6
    state.phase = 1
    assert rule_against(state, BuyTrain(EXPRESS, 0)) == "R7.9-h"
    RULESET.apply(state, BuyTrain(FREIGHT, 0))
    # R7.9-j: the old ones leave at once, the new one stays.
    assert [state.train_band[number] for number in fleet_of(state, ESR)] == [2]


def test_r7_9_l_the_last_train_may_be_sold() -> None:
    state = buying(trains=1)
    company(state, "EUR", 100, {0: 5}, trains=1)
    sold = fleet_of(state, EUR)[0]
    assert rule_against(state, BuyTrainFrom(sold)) is None
    RULESET.apply(state, BuyTrainFrom(sold))
    assert fleet_of(state, EUR) == []
    assert state.money[EUR] == 100


def test_r7_9_e_the_seller_is_asked_and_may_refuse() -> None:
    state = buying(trains=1)
    company(state, "EUR", 100, {1: 5}, trains=1)
    wanted = fleet_of(state, EUR)[0]
    RULESET.apply(state, BuyTrainFrom(wanted))
    assert (state.step, state.asked) == (TRAIN_CONSENT, 1)
    RULESET.apply(state, Consent(0))
    assert (state.step, state.asked) == (TRAINS, 0)
    assert rule_against(state, BuyTrainFrom(wanted)) == "R7.9-e"


# -- warranties (§7.10)


def test_r7_10_b_every_train_loses_one_whether_it_ran_or_not() -> None:
    state = buying()
    for warranties in (0, 1, 3):
        train(state, "ESR", "A", EXPRESS, warranties)
    decide_dividend(state, WITHHOLD)
    assert [state.train_warranties[number] for number in fleet_of(state, ESR)] == [0, 0, 2]


def test_r7_10_c_an_obsolete_train_leaves_with_its_last_warranty() -> None:
    state = buying()
    train(state, "ESR", "A", EXPRESS, 1)
    train(state, "ESR", "A", LOCAL, 2)
    begin_phase(state, 2)
    decide_dividend(state, PAY)
    assert [state.train_type[number] for number in fleet_of(state, ESR)] == [LOCAL]


def test_r7_10_d_warranties_move_with_the_train_and_cost_nothing() -> None:
    state = buying()
    company(state, "EUR", 100, {0: 5}, trains=0)
    sold = train(state, "EUR", "A", EXPRESS, 3)
    RULESET.apply(state, BuyTrainFrom(sold))
    assert state.train_warranties[fleet_of(state, ESR)[0]] == 3
    assert state.money[ESR] == 900


@pytest.mark.parametrize(("sold", "free"), [([], 1), ([7], 0), ([7, 6, 4], 1), ([7, 6, 4, 3], 0)])
def test_r7_10_1_a_and_d_trains_have_one_for_nothing(sold: list[int], free: int) -> None:
    state = buying()
    state.sold_trains[: len(sold)] = sold
    assert rule_against(state, BuyTrain(EXPRESS, 4 - free)) == "R7.10-a"
    RULESET.apply(state, BuyTrain(EXPRESS, 0))
    assert state.train_warranties[fleet_of(state, ESR)[0]] == free


# -- forced purchase (§7.11)


def test_r7_11_b_who_can_pay_must_buy() -> None:
    state = buying(100)
    assert rule_against(state, Pass()) == "R7.11-a"
    state.money[ESR] = 99
    balance(state)
    assert rule_against(state, BuyTrain(EXPRESS, 0)) == "R7.9-a"


def test_r7_11_c_who_has_exactly_the_price_raises_no_money() -> None:
    state = buying(100)
    assert rule_against(state, RaiseMoney(SELL_TREASURY)) == "R7.11-c"
    assert rule_against(state, BuyTrain(EXPRESS, 0)) is None
    state.money[ESR] = 99
    balance(state)
    assert rule_against(state, RaiseMoney(SELL_TREASURY)) != "R7.11-c"


def test_r7_11_d_after_raising_money_the_train_is_the_banks_and_r7_11_g_more_may_follow() -> None:
    state = table()
    company(state, "ESR", 200, {0: 5}, cash=20, trains=0)
    company(state, "EUR", 100, {0: 5}, trains=1)
    operate(state, "ESR", TRAINS, AT_TRAINS)
    RULESET.apply(state, RaiseMoney(SELL_TREASURY))
    assert state.money[ESR] == 220
    other = fleet_of(state, EUR)[0]
    assert rule_against(state, BuyTrainFrom(other)) == "R7.11-d"
    RULESET.apply(state, BuyTrain(EXPRESS, 0))
    assert rule_against(state, BuyTrainFrom(fleet_of(state, EUR)[0])) is None


def test_r7_11_f_the_directors_money_is_never_used() -> None:
    """No treasury shares, and refinancing brings too little: bankrupt, however rich the director."""
    state = table()
    company(state, "ESR", 54, {0: 6}, pool=4, trains=0)
    state.sold_trains[:] = [7, 6, 4, 3, 3, 2, 0, 0]
    state.phase = 5
    state.cash[0] = 5000
    operate(state, "ESR", TRAINS, AT_TRAINS)
    state.step = NONE
    while state.stage != AT_END:
        assert not go_on_with_turn(state)
    assert not state.started[ESR]
    assert state.cash[0] == 5000 + 3 * 27


# -- bankruptcy (§7.12)


def test_r7_12_b_and_c_players_get_half_and_everything_goes_back() -> None:
    state = table()
    company(state, "ESR", 95, {0: 5, 1: 2}, cash=333, trains=0)
    tile(state, "F11", "790", 0)
    marker(state, "F11", "ESR")
    state.board.london[0] = ESR
    state.permits[ESR] = 7
    operate(state, "ESR", TRAINS, AT_TRAINS)
    before = list(state.cash)
    go_bankrupt(state, ESR)
    assert [now - then for now, then in zip(state.cash, before)] == [235, 94, 0, 0]
    assert ESR not in state.board.markers
    assert ESR not in state.board.london
    assert (state.money[ESR], state.permits[ESR]) == (0, state.original[ESR])
    assert state.holding(ESR, state.ipo) == 10
    # R7.12-d
    assert state.stage == AT_END
    RULESET.check(state)


def test_r7_12_c_the_trains_of_a_bankrupt_company_leave_the_game() -> None:
    """A-26; those of others stay."""
    state = buying(trains=2)
    company(state, "EUR", 100, {1: 5})
    go_bankrupt(state, ESR)
    assert (fleet_of(state, ESR), len(fleet_of(state, EUR))) == ([], 1)


def test_r7_12_b_a_price_of_nothing_brings_nothing() -> None:
    state = table()
    company(state, "ESR", 14, {0: 5})
    operate(state, "ESR", TRAINS, AT_TRAINS)
    before = list(state.cash)
    decide_dividend(state, WITHHOLD)
    assert not state.started[ESR]
    assert state.cash == before


# -- receivership (§8)


def leaderless(cash: int = 0, trains: int = 1) -> State:
    state = table()
    company(state, "ESR", 100, {1: 2, 2: 2}, pool=6, director=None, cash=cash, trains=trains)
    state.director[ESR], state.certificate[ESR] = RECEIVERSHIP, state.pool
    operate(state, "ESR", TRAINS, AT_TRAINS)
    return state


def test_r8_0_b_the_first_with_three_shares_takes_over() -> None:
    state = leaderless()
    stock_round(state, 2)
    state.cash[2] = 500
    RULESET.apply(state, BuyShare(ESR, FROM_POOL))
    assert (state.director[ESR], state.certificate[ESR]) == (2, 2)
    assert (state.holding(ESR, 2), state.ordinary(ESR, state.pool)) == (3, 5)


@pytest.mark.parametrize(("priority", "seat"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_r8_0_c_the_largest_shareholder_decides_ties_from_the_priority(priority: int, seat: int) -> None:
    state = leaderless()
    state.priority = priority
    assert decider(state, ESR) == seat


def test_r8_0_e_and_r7_3_c_one_train_and_no_warranties() -> None:
    state = leaderless(cash=1000)
    state.permits[ESR] = 7
    buy_in_receivership(state, ESR)
    bought = fleet_of(state, ESR)[-1]
    assert len(fleet_of(state, ESR)) == 2
    assert (state.train_type[bought], state.train_warranties[bought]) == (EXPRESS, 1)
    assert state.money[ESR] == 900


@pytest.mark.parametrize(("permits", "full", "kind"), [(3, "", FREIGHT), (7, "EEE", FREIGHT), (7, "EEEFFF", LOCAL)])
def test_r8_0_e_the_first_permitted_type_with_room(permits: int, full: str, kind: int) -> None:
    state = leaderless(cash=1000, trains=0)
    state.permits[ESR] = permits
    for letter in full:
        train(state, "ESR", "A", "FLE".index(letter))
    buy_in_receivership(state, ESR)
    assert state.train_type[fleet_of(state, ESR)[-1]] == kind


def test_r7_3_d_without_a_train_it_is_bankrupt() -> None:
    state = leaderless(cash=99, trains=0)
    buy_in_receivership(state, ESR)
    assert not state.started[ESR]


def test_r7_3_a_it_redeems_nothing() -> None:
    state = leaderless(cash=1000)
    state.stage = AT_REDEEM
    state.step = NONE
    assert not at_redeem(state)


@pytest.mark.parametrize("stage", [at_merger, at_track, at_station], ids=lambda stage: stage.__name__)
@pytest.mark.parametrize("directed", [True, False])
def test_r7_3_a_a_company_in_receivership_builds_and_merges_nothing(
    stage: Callable[[State], bool], directed: bool
) -> None:
    """R8.0-d. With a director the ESR would be asked for each: Colchester next to it has a free slot and the EUR."""
    state = table()
    company(state, "ESR", 90, {0: 5} if directed else {}, pool=5 if directed else 10)
    company(state, "EUR", 90, {1: 5})
    tile(state, "F11", "790", 1)
    tile(state, "E12", "790", 1)
    marker(state, "F11", "ESR")
    marker(state, "E12", "EUR")
    operate(state, "ESR", NONE, AT_END)
    assert stage(state) == directed
