"""The engineer's knowledge: runs at a glance, what companies will earn, and what to do at once."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.engineer.glance import Ground, run_all
from roundhouse.games.e1862.bots.engineer.merging import WELL_WORTH, is_failing, merged_gains
from roundhouse.games.e1862.bots.engineer.outlook import Outlook, project
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.memory import Memory
from roundhouse.games.e1862.decisions import why_not_action
from roundhouse.games.e1862.finance.flotation import ChooseMarkers
from roundhouse.games.e1862.finance.parliament import OpenAuction, SetPar
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany
from roundhouse.games.e1862.map.atlas import COMPANY, SIZE
from roundhouse.games.e1862.map.network import extended, reach
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger
from roundhouse.games.e1862.mergers.procedure import REFINANCING, Option
from roundhouse.games.e1862.operating.depot import BAND_SIZES
from roundhouse.games.e1862.operating.dividends import PAY, WITHHOLD, DecideDividend
from roundhouse.games.e1862.operating.forced_purchase import RaiseMoney
from roundhouse.games.e1862.operating.running import best_run, running_of
from roundhouse.games.e1862.operating.track import tile_lays
from roundhouse.games.e1862.operating.train_types import EXPRESS
from roundhouse.games.e1862.operating.trains import BuyTrain
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import LNER_FORMED, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    AT_ACQUISITION,
    AT_TRAINS,
    DIVIDEND,
    MARKERS,
    MERGE,
    MERGE_CONSENT,
    OPTION,
    OVER,
    PAR,
    RUN,
    TRACK,
    TRAINS,
)
from tests.games.e1862.bots.played import at_once, engineers
from tests.games.e1862.tables import balance, company, marker, operate, stock_round, table, tile, train


def chosen(state: State) -> E1862Action:
    """What an engineer does at once; it is legal."""
    action = Position(state.copy(), Memory()).decide()
    assert isinstance(action, E1862Action)
    assert why_not_action(state, action) is None
    return action


# -- what is worked out at a glance is nearly what is true


def test_a_new_tile_reaches_what_it_would_reach_from_the_beginning() -> None:
    state, memory, compared = engineers(4, 0), Memory(), 0
    while compared < 400:
        if state.step == TRACK:
            board, number = state.board, state.operating
            before = reach(board, number)
            for action in tile_lays(state):
                old, turn = board.tile[action.hex], board.turn[action.hex]
                board.tile[action.hex], board.turn[action.hex] = action.tile, action.turn
                found, true = extended(board, before, number, action.hex), reach(board, number)
                board.tile[action.hex], board.turn[action.hex] = old, turn
                assert (found.cities, found.areas) == (true.cities, true.areas)
                assert found.into == true.into
                assert [found.track[hex] for hex in range(SIZE)] == true.track
                compared += 1
        at_once(state, memory)


def test_runs_at_a_glance_earn_about_what_the_best_do() -> None:
    """Over the first rounds of some games within a tenth in all, and seldom far off."""
    glances, best, far = 0, 0, 0
    for seed in range(3):
        state, memory, runs = engineers(seed, 0), Memory(), 0
        while state.step != OVER and runs < 25:
            if state.step == RUN:
                running = running_of(state, state.operating)
                glance = run_all(Ground(state.board, state.operating, state.phase), running.trains, running.permits)
                true = best_run(state, state.operating).revenue
                glances, best, runs = glances + glance.revenue, best + true, runs + 1
                far += abs(glance.revenue - true) > 0.4 * true
            at_once(state, memory)
    assert 0.9 < glances / best < 1.15
    assert far <= 8


def test_dividends_and_the_price_they_move_make_the_worth_of_a_share() -> None:
    """£200 on £100 is two spaces right, to £116 after one round; then nothing, one space left (R7.8.5-c)."""
    assert project(26, 200, 200, 0, 99.0, 1, 0.0) == 20 + 122
    assert project(26, 200, 200, 1, 99.0, 2, 0.0) == 20 + 110
    assert project(26, 200, 0, 0, 1.0, 2, 0.0) == 20 + 110 / 2


def test_after_the_lner_three_rounds_are_left() -> None:
    state = table()
    state.lner = LNER_FORMED
    stock_round(state)
    assert Outlook(state, Memory()).rounds_left() == 3


# -- companies


def test_begins_with_two_companies_where_both_can_begin_well() -> None:
    """Of £800, £300 are left for another; with £600 one company has all of it, rather than two too little."""
    state = table()
    assert isinstance(chosen(state), OpenAuction)
    state.step, state.company, state.bidder, state.asked = PAR, COMPANY["FDR"], 0, 0
    state.cash[0] = 800
    assert chosen(state) == SetPar(100)
    state.cash[0] = 700
    assert chosen(state) == SetPar(82)
    state.cash[0] = 600
    assert chosen(state) == SetPar(100)


def test_opens_nothing_that_it_could_not_float() -> None:
    state = table()
    state.cash[state.asked] = 255
    assert chosen(state) == Pass()


def test_opens_nothing_that_could_not_pay_for_a_train() -> None:
    """£540 less £180 is too little for an E train; and so late £270 float nothing better."""
    state = table()
    for earlier in range(4):
        state.sold_trains[earlier] = BAND_SIZES[1][earlier]
    state.phase, state.turn = 4, 4
    state.cash[state.asked] = 290
    assert chosen(state) == Pass()
    state.cash[state.asked] = 500
    assert isinstance(chosen(state), OpenAuction)


def test_starts_a_company_that_can_pay_for_a_train() -> None:
    state = table()
    stock_round(state)
    action = chosen(state)
    assert isinstance(action, StartCompany)
    assert 5 * action.price >= 100 + 80


def test_finishes_what_it_has_begun() -> None:
    state = table()
    mine = company(state, "FDR", 90, {0: 4}, ipo=6, chartered=True, floated=False, trains=0)
    company(state, "EUR", 60, {1: 5}, pool=5)
    state.promised[mine] = 0
    stock_round(state)
    assert chosen(state) == BuyShare(mine, 0)


def test_sells_what_is_failing_before_it_starts_another() -> None:
    """Nothing can be sold any more after a purchase (R6.2-a), though there is money enough for a company at once."""
    state = line(100, "A", 2)
    state.cash[0] = 460
    stock_round(state)
    assert chosen(state) == SellShares(COMPANY["ENR"], 6)
    state.money[COMPANY["ENR"]] = 400
    assert isinstance(chosen(state), StartCompany)


@pytest.mark.parametrize(("money", "count"), [(450, 3), (190, 2)])
def test_buys_markers_with_what_the_train_leaves(money: int, count: int) -> None:
    state = table()
    number = company(state, "FDR", 90, {0: 5}, trains=0, cash=money, markers=0)
    state.marker_company = state.company = number
    state.step, state.asked = MARKERS, 0
    assert chosen(state) == ChooseMarkers(count)


# -- trains and dividends


def line(money: int, band: str = "B", on_sale: int = 3) -> State:
    """A company that runs from Cromer to Norwich and Diss."""
    state = table()
    number = company(state, "ENR", 90, {0: 6}, trains=0, cash=money)
    state.permits[number] = 1 << EXPRESS
    tile(state, "F3", "57", 0)
    tile(state, "F5", "790", 0)
    tile(state, "F7", "57", 0)
    marker(state, "F3", "ENR")
    if band:
        train(state, "ENR", band, EXPRESS, 0)
    for earlier in range(on_sale):
        state.sold_trains[earlier] = BAND_SIZES[1][earlier]
    state.phase = max(state.phase, on_sale - 1)
    return state


def test_buys_what_lasts_while_it_can_pay() -> None:
    state = line(400)
    operate(state, "ENR", TRAINS, AT_TRAINS)
    assert chosen(state) == BuyTrain(EXPRESS, 0)


def test_buys_no_second_train_that_brings_nothing() -> None:
    """All there is to run to is visited by the first one."""
    state = line(900, "E", 4)
    operate(state, "ENR", TRAINS, AT_TRAINS)
    assert chosen(state) == Pass()


def test_keeps_what_pays_for_the_only_train_that_lasts() -> None:
    state = line(250)
    operate(state, "ENR", DIVIDEND, AT_TRAINS)
    state.revenue, state.ran = 120, 1
    state.sold_trains[3] = 2
    assert chosen(state) == DecideDividend(WITHHOLD)


def test_pays_in_the_last_round() -> None:
    state = line(300)
    operate(state, "ENR", DIVIDEND, AT_TRAINS)
    state.revenue, state.ran, state.lner = 120, 1, LNER_FORMED
    assert chosen(state) == DecideDividend(PAY)


def test_raises_money_rather_than_go_bankrupt() -> None:
    state = line(20, "", 1)
    operate(state, "ENR", TRAINS, AT_TRAINS)
    assert isinstance(chosen(state), RaiseMoney)


@pytest.mark.parametrize(("par", "answer"), [(62, 1), (54, 0)])
def test_a_treasury_that_refinances_keeps_what_the_train_costs(par: int, answer: int) -> None:
    """£620 and £15 pay for a train of £600, £540 and £15 do not; players take a share for half its price."""
    state = line(60, "", 5)
    number = COMPANY["ENR"]
    state.par[number] = par
    operate(state, "ENR", OPTION, AT_TRAINS)
    state.m_kind, state.m_origin, state.m_survivor, state.m_redeem = REFINANCING, number, number, 45
    state.m_option = state.treasury
    assert chosen(state) == Option(answer)
    state.m_option = 0
    assert chosen(state) == Option(1)


# -- mergers


def two_lines(director: int) -> State:
    """One has track and a train that the next band ends, the other a train that lasts and no way to run it."""
    state = line(0, "B", 3)
    number = company(state, "W&F", 90, {director: 6}, trains=0, cash=200)
    state.permits[number] = 1 << EXPRESS
    train(state, "W&F", "E", EXPRESS, 0)
    marker(state, "F7", "W&F")
    state.cash = [500] * 4
    balance(state)
    return state


def test_merges_a_train_that_lasts_with_track_to_run_on() -> None:
    state = two_lines(0)
    operate(state, "ENR", MERGE, AT_ACQUISITION)
    assert isinstance(chosen(state), ProposeMerger)


def test_companies_that_are_not_failing_are_merged_by_one_director_where_it_is_well_worth_it() -> None:
    """Half of the shares are given up for it; and another director is asked only where somebody is in need."""
    state, memory, merged = engineers(1, 60), Memory(), 0
    while state.step != OVER:
        if state.step in (MERGE, ACQUIRE):
            position = Position(state.copy(), memory)
            action, outlook, number = position.decide(), position.outlook, state.operating
            if isinstance(action, ProposeMerger) and not (
                is_failing(outlook, number) or is_failing(outlook, action.other)
            ):
                assert state.director[action.other] == state.asked
                assert merged_gains(outlook, number, action.other)[state.asked] > WELL_WORTH
                merged += 1
        at_once(state, memory)
    assert merged


def test_agrees_to_what_brings_it_more_and_to_nothing_else() -> None:
    for shares, answer in ((6, 1), (0, 0)):
        state = two_lines(1)
        if not shares:
            # Without track or train the other brings nothing.
            state.train_owner = [COMPANY["W&F"] if owner == COMPANY["ENR"] else owner for owner in state.train_owner]
            state.board.tile = [-1] * SIZE
            state.money[COMPANY["ENR"]] = 0
        operate(state, "ENR", MERGE_CONSENT, AT_ACQUISITION)
        state.m_origin = state.m_survivor = COMPANY["ENR"]
        state.m_absorbed = state.company = COMPANY["W&F"]
        state.asked = 1
        assert chosen(state) == Consent(answer)
