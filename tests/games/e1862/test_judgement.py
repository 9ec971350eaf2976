"""More than twenty positions in which a sensible player knows what to do; the apprentice does too."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.bot import Apprentice
from roundhouse.games.e1862.bots.apprentice.worth import home_value
from roundhouse.games.e1862.finance.flotation import ChooseMarkers
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany
from roundhouse.games.e1862.map.atlas import COMPANY, HEX
from roundhouse.games.e1862.map.network import reach
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.depot import BAND_SIZES
from roundhouse.games.e1862.operating.dividends import PAY, WITHHOLD, DecideDividend
from roundhouse.games.e1862.operating.forced_purchase import RaiseMoney
from roundhouse.games.e1862.operating.running import RunTrains, leads_somewhere, running_of
from roundhouse.games.e1862.operating.stations import PlaceStation
from roundhouse.games.e1862.operating.track import LayTile
from roundhouse.games.e1862.operating.train_types import EXPRESS, LOCAL
from roundhouse.games.e1862.operating.trains import BuyTrain
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    AT_DIVIDEND,
    AT_MERGER,
    AT_STATION,
    AT_TRACK,
    AT_TRAINS,
    BID,
    CHARTER,
    DIVIDEND,
    MARKERS,
    MERGE_CONSENT,
    OPTION,
    PAR,
    RUN,
    STATION,
    TRACK,
    TRAIN_CONSENT,
    TRAINS,
)
from roundhouse.words import Words
from tests.games.e1862.tables import balance, company, marker, operate, stock_round, table, tile, train


def chosen(state: State) -> E1862Action:
    """What the apprentice does; it is legal, and its reason can be said in both languages."""
    move = Apprentice().choose(state.copy(), Chance(1))
    assert RULESET.why_not(state, move.action) is None
    for language in ("en", "it"):
        assert Words(language, [RULESET.words]).say(move.reason)
    assert isinstance(move.action, E1862Action)
    return move.action


# -- Parliament


def test_opens_for_the_best_home_that_it_can_float() -> None:
    state = table()
    action = chosen(state)
    assert isinstance(action, OpenAuction)
    assert action.bid == 0
    values = [home_value(number, state.permits[number]) for number in range(20) if state.in_play[number]]
    assert home_value(action.company, state.permits[action.company]) == max(values)


def test_opens_nothing_that_it_could_not_float() -> None:
    state = table()
    state.cash[state.asked] = 200
    assert chosen(state) == Pass()


def bidding(bid: int, cash: int = 600) -> State:
    state = table()
    state.step, state.company, state.bid, state.bidder, state.asked = BID, COMPANY["FDR"], bid, 0, 1
    state.bidding = [1, 1, 0, 0]
    state.cash[1] = cash
    balance(state)
    return state


def test_bids_a_little_for_a_first_company() -> None:
    assert chosen(bidding(0)) == RaiseBid(5)


def test_does_not_follow_a_wild_bid() -> None:
    assert chosen(bidding(200)) == Pass()


def test_does_not_bid_what_it_needs_for_floating() -> None:
    assert chosen(bidding(0, 272)) == Pass()


@pytest.mark.parametrize(("cash", "par"), [(600, 100), (499, 90), (300, 58), (270, 54)])
def test_sets_the_highest_par_at_which_the_company_floats_at_once(cash: int, par: int) -> None:
    state = table()
    state.step, state.company, state.bidder, state.asked = PAR, COMPANY["FDR"], 0, 0
    state.cash[0] = cash
    assert chosen(state) == SetPar(par)


def test_buys_the_shares_that_float_its_charter() -> None:
    state = table()
    number = company(state, "FDR", 90, {0: 3}, ipo=7, chartered=True, floated=False, trains=0)
    state.step, state.company, state.bidder, state.asked = CHARTER, number, 0, 0
    assert chosen(state) == BuyCharterShare()


# -- stock rounds


def test_finishes_what_it_has_begun() -> None:
    state = table()
    mine = company(state, "FDR", 90, {0: 4}, ipo=6, chartered=True, floated=False, trains=0)
    company(state, "EUR", 60, {1: 5}, pool=5)
    state.promised[mine] = 0
    stock_round(state)
    assert chosen(state) == BuyShare(mine, 0)


def test_starts_a_company_of_its_own() -> None:
    state = table()
    stock_round(state)
    action = chosen(state)
    assert isinstance(action, StartCompany)
    assert 5 * action.price <= 600


def test_starts_nothing_that_it_could_not_float() -> None:
    state = table()
    state.cash[0] = 200
    stock_round(state)
    assert chosen(state) == Pass()


def test_buys_where_the_return_is_best() -> None:
    state = table()
    company(state, "ESR", 90, {0: 5}, trains=1)
    cheap = company(state, "EUR", 62, {1: 5}, pool=5, trains=2)
    company(state, "L&E", 200, {2: 5}, pool=5, trains=1)
    for number in (cheap, COMPANY["L&E"], COMPANY["ESR"]):
        state.permits[number] = 7
    stock_round(state)
    assert chosen(state) == BuyShare(cheap, 1)


def test_buys_nothing_of_a_company_without_a_director() -> None:
    state = table()
    company(state, "ESR", 90, {0: 10})
    lost = company(state, "EUR", 26, {1: 2}, pool=8, director=None, trains=1)
    state.director[lost], state.certificate[lost] = -2, state.pool
    stock_round(state)
    assert chosen(state) == Pass()


def test_sells_what_has_no_future_when_it_must_sell() -> None:
    state = table()
    company(state, "ESR", 90, {0: 10}, trains=2)
    poor = company(state, "EUR", 60, {0: 4, 1: 5}, trains=0)
    company(state, "L&E", 90, {0: 3, 1: 5}, trains=2)
    for name in ("ESR", "L&E"):
        state.permits[COMPANY[name]] = 7
    stock_round(state)
    action = chosen(state)
    assert isinstance(action, SellShares)
    assert action.company == poor


def test_buys_three_markers() -> None:
    state = table()
    number = company(state, "FDR", 90, {0: 5}, trains=0, cash=450, markers=0)
    state.marker_company = state.company = number
    state.step, state.asked = MARKERS, 0
    assert chosen(state) == ChooseMarkers(3)


# -- at the head of a company


def building(name: str, hex: str, tile_name: str, turn: int) -> State:
    state = table()
    company(state, name, 90, {0: 5}, cash=300)
    tile(state, hex, tile_name, turn)
    marker(state, hex, name)
    operate(state, name, TRACK, AT_TRACK)
    return state


def first_tile(permit: int) -> State:
    """Felixstowe lies by the sea; Ipswich is next to it, and Woodbridge, a town."""
    state = table()
    company(state, "FDR", 90, {0: 5}, cash=300)
    state.permits[COMPANY["FDR"]] = 1 << permit
    marker(state, "G12", "FDR")
    operate(state, "FDR", TRACK, AT_TRACK)
    action = chosen(state)
    assert isinstance(action, LayTile)
    RULESET.apply(state, action)
    return state


def test_builds_home_so_that_a_port_is_reached() -> None:
    assert reach(first_tile(EXPRESS).board, COMPANY["FDR"]).areas


def test_builds_home_toward_a_city_for_locals() -> None:
    """They do not run to the sea."""
    state = first_tile(LOCAL)
    assert reach(state.board, COMPANY["FDR"]).into[HEX["F11"]]


def test_builds_on_where_a_second_tile_makes_a_run() -> None:
    state = first_tile(LOCAL)
    action = chosen(state)
    assert isinstance(action, LayTile)
    RULESET.apply(state, action)
    assert leads_somewhere(state, COMPANY["FDR"])


def test_places_its_station_in_the_best_city() -> None:
    state = building("ENR", "F3", "57", 0)
    tile(state, "F5", "790", 0)
    tile(state, "F7", "57", 0)
    state.step, state.stage = STATION, AT_STATION
    assert chosen(state) == PlaceStation(HEX["F5"])


def test_runs_for_the_most() -> None:
    state = building("ENR", "F3", "57", 0)
    tile(state, "F5", "790", 0)
    state.train_type[0] = EXPRESS
    state.permits[COMPANY["ENR"]] = 1 << EXPRESS
    state.step, state.stage = RUN, AT_DIVIDEND
    action = chosen(state)
    assert isinstance(action, RunTrains)
    takings = check(running_of(state, COMPANY["ENR"]), action.runs)
    assert isinstance(takings, Takings)
    assert takings.revenue == 100


def earning(band: str, money: int, revenue: int, on_sale: int) -> State:
    state = table()
    company(state, "ENR", 90, {0: 5}, trains=0, cash=money)
    train(state, "ENR", band, EXPRESS, 0)
    for earlier in range(on_sale):
        state.sold_trains[earlier] = BAND_SIZES[1][earlier]
    operate(state, "ENR", DIVIDEND, AT_TRAINS)
    state.revenue, state.ran = revenue, 1
    return state


def test_pays_while_its_train_lasts() -> None:
    assert chosen(earning("E", 100, 120, 4)) == DecideDividend(PAY)


def test_saves_for_the_train_that_it_will_need() -> None:
    """Its B train goes with the first E; D trains are on sale, and two more turns pay for one."""
    assert chosen(earning("B", 200, 90, 3)) == DecideDividend(WITHHOLD)


def test_pays_where_saving_would_not_suffice() -> None:
    assert chosen(earning("B", 0, 40, 3)) == DecideDividend(PAY)


def buying(trains: int, money: int, permit: int) -> State:
    state = table()
    number = company(state, "ENR", 90, {0: 5}, trains=0, cash=money)
    state.permits[number] = 1 << permit
    for _ in range(trains):
        train(state, "ENR", "B", permit, 0)
    state.sold_trains[0] = BAND_SIZES[1][0]
    state.phase = 1
    operate(state, "ENR", TRAINS, AT_TRAINS)
    return state


@pytest.mark.parametrize("permit", [EXPRESS, LOCAL])
def test_buys_a_train_that_may_run(permit: int) -> None:
    assert chosen(buying(0, 250, permit)) == BuyTrain(permit, 0)


def test_has_enough_with_two_trains_that_last() -> None:
    assert chosen(buying(2, 900, EXPRESS)) == Pass()


def test_raises_money_rather_than_go_bankrupt() -> None:
    state = table()
    company(state, "ENR", 90, {0: 6}, trains=0, cash=20)
    operate(state, "ENR", TRAINS, AT_TRAINS)
    assert isinstance(chosen(state), RaiseMoney)


def test_keeps_its_only_train() -> None:
    state = table()
    company(state, "ENR", 90, {0: 5})
    company(state, "EUR", 90, {1: 5}, cash=900)
    operate(state, "EUR", TRAIN_CONSENT, AT_TRAINS)
    state.offered_train, state.asked, state.company = 0, 0, COMPANY["ENR"]
    assert chosen(state) == Consent(0)


def test_sells_a_train_that_it_can_spare() -> None:
    state = table()
    company(state, "ENR", 90, {0: 5}, trains=3)
    company(state, "EUR", 90, {1: 5}, cash=900)
    operate(state, "EUR", TRAIN_CONSENT, AT_TRAINS)
    state.offered_train, state.asked, state.company = 0, 0, COMPANY["ENR"]
    assert chosen(state) == Consent(1)


def test_redeems_an_option_for_half_the_price() -> None:
    state = table()
    number = company(state, "ENR", 90, {0: 5})
    operate(state, "ENR", OPTION, AT_TRAINS)
    state.m_kind, state.m_origin, state.m_survivor, state.m_option = 3, number, number, 0
    state.m_redeem = state.m_sell = 45
    assert chosen(state) == Option(1)


def test_does_not_give_its_company_away() -> None:
    state = table()
    company(state, "ENR", 90, {0: 5})
    company(state, "EUR", 90, {1: 5})
    operate(state, "EUR", MERGE_CONSENT, AT_MERGER)
    state.asked, state.company = 0, COMPANY["ENR"]
    assert chosen(state) == Consent(0)
