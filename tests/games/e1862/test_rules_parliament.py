"""Set-up, Parliament and obligations (§2, §4), rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.obligations import ask_for_fines, enforce_obligations
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.finance.stock_round import SellShares
from roundhouse.games.e1862.map.atlas import COMPANY, NONE
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.rounds import go_on
from roundhouse.games.e1862.setup.deal import permit_cards
from roundhouse.games.e1862.state import OPERATING, PARLIAMENT, STOCK, State
from roundhouse.games.e1862.steps import BID, CHARTER, OPEN, PAR, TRADE
from tests.games.e1862.tables import PRESETS, balance, company, rule_against, stock_round, table

ESR, EUR = COMPANY["ESR"], COMPANY["EUR"]


def do(state: State, *actions: E1862Action) -> None:
    for action in actions:
        assert RULESET.why_not(state, action) is None, action
        RULESET.apply(state, action)


# -- set-up


@pytest.mark.parametrize("players", range(2, 9))
def test_r2_4_1_r2_4_2_companies_groups_and_permits(players: int) -> None:
    """R2.4.2-b: the extra ones from the first Parliament on. R2.4.4-a: cash."""
    state: State = RULESET.setup(Setup(players=players, options=RULESET.complete({}), seed=players))
    extra = max(0, players - 6)
    assert sum(state.in_play) == 16 + extra
    phases = [state.opens[number] for number in range(20) if state.in_play[number]]
    assert [phases.count(phase) for phase in (0, 1, 2)] == [8 + extra, 4, 4]
    permits = Counter(state.original[number] for number in range(20) if state.in_play[number])
    assert permits == {1: 6, 2: 5, 4: 5} if players < 7 else max(permits.values()) <= 6
    assert state.cash == [[1200, 800, 600, 480, 400, 345, 300][players - 2]] * players
    assert state.bank == 15_000 - sum(state.cash)


def test_r2_4_4_b_two_parliaments_then_a_stock_round_then_one_operating_round() -> None:
    state = table(2)
    do(state, Pass(), Pass())
    assert (state.round, state.step) == (PARLIAMENT, OPEN)
    do(state, Pass(), Pass())
    assert (state.round, state.step) == (STOCK, TRADE)


@pytest.mark.parametrize("players", [7, 8])
def test_r2_4_2_a_extra_companies_may_be_left_out_and_r2_4_2_c_permits_are_drawn_all_the_same(players: int) -> None:
    options = RULESET.complete({"extra_companies": False})
    state: State = RULESET.setup(Setup(players=players, options=options, seed=1))
    assert sum(state.in_play) == 16
    assert sorted(permit_cards(players, state.switches, 16)) == sorted([FREIGHT, LOCAL, EXPRESS] * 6)


# -- auctions


def test_r4_1_b_a_pass_is_final_for_the_auction() -> None:
    state = table(3)
    do(state, OpenAuction(ESR, 0), Pass(), RaiseBid(5))
    assert (state.step, state.asked) == (BID, 0)
    do(state, RaiseBid(10))
    # The second player has passed: the third is asked again.
    assert state.asked == 2


def test_r4_1_d_at_the_certificate_limit_nobody_opens_or_bids() -> None:
    state = table(3)
    company(state, "EUR", 100, {1: 9})
    state.certificate_limit = 7
    do(state, OpenAuction(ESR, 0))
    assert state.asked == 2
    state = table(3)
    company(state, "EUR", 100, {0: 9})
    state.certificate_limit = 7
    assert rule_against(state, OpenAuction(ESR, 0)) == "R4.1-d"


def test_r4_1_e_who_has_a_charter_opens_no_more_but_may_win_again() -> None:
    state = table(2)
    do(state, OpenAuction(ESR, 0), Pass(), SetPar(54), Pass())
    assert (state.step, state.asked) == (OPEN, 1)
    do(state, OpenAuction(EUR, 0), RaiseBid(5), Pass(), SetPar(54), Pass())
    assert state.promised[EUR] == 0
    # R4.1-g: the player to the winner's left opens; the winner does not.
    assert (state.step, state.asked) == (OPEN, 1)
    do(state, Pass())
    # R4.1-i: the second of the opening rounds forgets who has won.
    assert (state.step, state.asked, state.won) == (OPEN, 0, [0, 0])


def test_r4_1_f_if_nobody_else_can_bid_the_opener_wins_at_once() -> None:
    state = table(3)
    state.cash[1:] = [166, 100]
    balance(state)
    do(state, OpenAuction(ESR, 0))
    assert (state.step, state.asked) == (PAR, 0)


def test_r4_1_j_who_has_passed_may_open_later() -> None:
    state = table(3)
    do(state, Pass(), OpenAuction(ESR, 0), Pass(), Pass(), SetPar(54), Pass())
    assert state.asked == 2
    do(state, Pass())
    assert (state.step, state.asked) == (OPEN, 0)
    assert rule_against(state, OpenAuction(EUR, 0)) is None


def test_r4_2_a_only_the_winner_pays_and_pays_the_bank() -> None:
    state = table(2)
    before = state.bank
    do(state, OpenAuction(ESR, 10), RaiseBid(25), Pass())
    assert state.cash == [1200, 1175]
    assert state.bank == before + 25
    assert state.asked == 1


def test_r4_2_d_two_more_shares_and_r4_2_e_flotation_at_once() -> None:
    state = table(2)
    do(state, OpenAuction(ESR, 0), Pass(), SetPar(100), BuyCharterShare())
    assert (state.step, state.floated[ESR]) == (CHARTER, 0)
    do(state, BuyCharterShare())
    assert (state.step, state.floated[ESR]) == (OPEN, 1)
    assert state.money[ESR] == 1000 - 180
    assert state.promised[ESR] == -1
    assert state.unused[ESR] == 3


def test_r4_2_c_nothing_is_sold_in_parliament() -> None:
    state = table(2)
    company(state, "EUR", 100, {0: 5})
    assert RULESET.why_not(state, SellShares(EUR, 1)) is not None


# -- obligations


def promised(holder: int, held: dict[int, int], cash: int) -> State:
    state = table(3)
    company(
        state, "ESR", 74, held, ipo=10 - sum(held.values()), director=max(held), chartered=True, floated=False, trains=0
    )
    state.promised[ESR] = holder
    state.cash[holder] = cash
    stock_round(state)
    return state


def test_r4_3_b_the_obligation_stays_with_the_winner() -> None:
    """Somebody else directs the company by now: the fine is the winner's."""
    state = promised(0, {1: 4}, 500)
    enforce_obligations(state)
    assert state.cash[0] == 500 - 370


def test_r4_3_c_and_e_the_fine_is_five_times_par_and_all_shares_go_back() -> None:
    state = promised(0, {0: 3, 1: 1}, 400)
    before = state.bank
    enforce_obligations(state)
    assert state.cash[0] == 30
    assert state.bank == before + 370
    assert state.holding(ESR, state.ipo) == 10
    assert (state.started[ESR], state.par[ESR], state.cell[ESR]) == (0, 0, -1)


def test_r4_3_g_what_cannot_be_paid_is_waived() -> None:
    state = promised(0, {0: 3}, 100)
    enforce_obligations(state)
    assert state.owes[0] == 270
    assert not ask_for_fines(state)
    assert (state.owes[0], state.cash[0]) == (0, 0)


def test_r4_3_i_fines_do_not_move_the_priority_marker() -> None:
    """The priority goes to the left of who acted last, whoever was fined (R6.6-b)."""
    state = promised(0, {0: 3}, 400)
    state.turn_of = 2
    state.passes = 3
    state.sold_now = state.bought_now = 0
    state.step = NONE
    company(state, "EUR", 100, {1: 5}, cash=500)
    go_on(state)
    assert state.round == OPERATING
    assert state.priority == 2


def test_r4_1_g_the_player_to_the_left_of_the_winner_opens_next() -> None:
    """Player 0 opens, player 2 wins: player 3 is next, not player 1."""
    state = table(4)
    assert state.asked == 0
    do(state, OpenAuction(ESR, 0), Pass(), RaiseBid(5), Pass(), Pass())
    assert (state.step, state.asked) == (PAR, 2)
    do(state, SetPar(54), Pass())
    assert (state.step, state.asked) == (OPEN, 3)


def test_r4_3_i_fines_are_settled_in_priority_order() -> None:
    """Players 1 and 3 owe; priority is with player 2."""
    state = table()
    company(state, "WNR", 74, {1: 4, 3: 4})
    state.priority = 2
    state.owes = [0, 50, 0, 50]
    stock_round(state)
    assert ask_for_fines(state)
    assert state.asked == 3


@pytest.mark.parametrize("preset", PRESETS)
def test_r4_2_d_at_the_certificate_limit_no_further_share(preset: str) -> None:
    """The site asks all the same."""
    state = table(2, preset=preset)
    state.certificate_limit = 1
    do(state, OpenAuction(ESR, 0), Pass(), SetPar(54))
    assert state.step == (CHARTER if preset == "18xx-games" else OPEN)
    if preset == "18xx-games":
        assert rule_against(state, BuyCharterShare()) == "R6.5.2-a"
