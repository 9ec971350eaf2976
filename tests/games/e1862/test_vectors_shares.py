"""Vectors of parliament and stock rounds (§3 to §6)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.decisions import why_not_action
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.flotation import ChooseMarkers
from roundhouse.games.e1862.finance.market import cell_of, par_for
from roundhouse.games.e1862.finance.obligations import FINE_TIMES, fine
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, SetPar
from roundhouse.games.e1862.finance.selling import sell
from roundhouse.games.e1862.finance.stock_round import SellShares, StartCompany
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.operating.depot import B
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import RECEIVERSHIP, State
from tests.games.e1862.tables import balance, company, marker, stock_round, table, tile


def refused(state: State, action: E1862Action) -> str | None:
    violation = RULESET.why_not(state, action)
    return None if violation is None else violation.rule


def test_v3_2_1_a_full_yellow_n_tile_can_be_upgraded() -> None:
    """V3.2-1 R3.2-d"""
    state = table()
    company(state, "N&B", 90, {0: 5})
    company(state, "WVR", 90, {1: 5})
    tile(state, "F11", "790", 1)
    marker(state, "F11", "N&B")
    marker(state, "F11", "WVR")
    violation = why_not_start(state, COMPANY["ESR"])
    assert violation is not None
    assert violation.rule == "R3.2-b"
    state.phase = B
    assert why_not_start(state, COMPANY["ESR"]) is None
    state.supply[TILE["791"]] = 0
    assert why_not_start(state, COMPANY["ESR"]) is not None


def test_v3_2_2_a_full_tile_without_upgrade_bars_its_company() -> None:
    """V3.2-2 R3.2-e, R6.5.3-a: neither in Parliament nor in a stock round."""
    state = table()
    company(state, "SVR", 90, {0: 5})
    company(state, "EUR", 90, {1: 5})
    tile(state, "D13", "14", 0)
    marker(state, "D13", "SVR")
    marker(state, "D13", "EUR")
    state.phase = 7
    violation = why_not_start(state, COMPANY["ECR"])
    assert violation is not None
    assert violation.rule == "R3.2-b"
    assert refused(state, OpenAuction(COMPANY["ECR"], 0)) == "R3.2-b"
    stock_round(state)
    assert refused(state, StartCompany(COMPANY["ECR"], 54)) == "R3.2-b"


def test_v4_2_1_a_charter_of_74() -> None:
    """V4.2-1 R3.1-a, R3.1-c, R6.5.4.1-a, R6.5.4.2-a"""
    state = table()
    esr = COMPANY["ESR"]
    RULESET.apply(state, OpenAuction(esr, 10))
    for _ in range(3):
        RULESET.apply(state, Pass())
    assert state.cash[0] == 590
    RULESET.apply(state, SetPar(74))
    assert state.cash[0] == 590 - 222
    RULESET.apply(state, BuyCharterShare())
    assert not state.floated[esr]
    RULESET.apply(state, BuyCharterShare())
    assert state.cash[0] == 590 - 370
    assert state.floated[esr]
    assert state.money[esr] == 560
    assert state.unused[esr] == 3
    assert state.asked == 1
    RULESET.check(state)


def test_v4_3_1_the_fine_is_five_times_par() -> None:
    """V4.3-1"""
    state = table()
    number = company(state, "ESR", 74, {0: 3}, ipo=7, chartered=True, floated=False, trains=0)
    assert FINE_TIMES * state.par[number] == 370
    assert fine(state, 0, number) == 0
    assert state.cash[0] == 600 - 370


def test_v6_3_1_selling_changes_the_director() -> None:
    """V6.3-1"""
    for other in (3, 4):
        state = table()
        number = company(state, "ESR", 74, {0: 5, 1: other})
        sell(state, 0, number, 3)
        assert state.director[number] == 1
        assert state.holding(number, 0) == 2
        assert state.holding(number, 1) == other
        assert state.certificate[number] == 1


@pytest.mark.parametrize(("pool", "legal"), [(0, {1, 3, 4}), (1, {1, 2, 3, 4})])
def test_v6_3_2_and_3_part_of_a_director_certificate(pool: int, legal: set[int]) -> None:
    """V6.3-2, V6.3-3"""
    state = table()
    number = company(state, "ESR", 74, {0: 4, 1: 2}, pool=pool)
    stock_round(state)
    assert {n for n in range(1, 5) if refused(state, SellShares(number, n)) is None} == legal
    if 2 in legal:
        RULESET.apply(state, SellShares(number, 2))
        assert state.holding(number, 0) == 2
        assert state.certificate[number] == state.pool
        assert state.director[number] == RECEIVERSHIP
        assert state.holding(number, state.pool) == pool + 2


def test_v6_4_1_shares_bought_in_this_round_are_kept() -> None:
    """V6.4-1"""
    state = table()
    number = company(state, "ESR", 74, {0: 4}, pool=3)
    state.bought[number] = 1
    stock_round(state)
    assert refused(state, SellShares(number, 1)) is None
    assert refused(state, SellShares(number, 4)) == "R6.4-c"


@pytest.mark.parametrize(
    ("price", "director", "count", "after"),
    [
        (74, False, 1, 71),
        (74, False, 2, 68),
        (74, True, 3, 65),
        (210, False, 1, 210),
        (210, False, 3, 191),
        (210, True, 3, 182),
        (400, False, 2, 400),
        (400, False, 3, 375),
        (400, True, 1, 375),
        (36, False, 1, 36),
        (40, False, 1, 36),
        (200, False, 1, 191),
    ],
)
def test_v6_4_2_how_sales_move_prices(price: int, director: bool, count: int, after: int) -> None:
    """V6.4.2-1, V6.4.2-2, V6.4.2-3, V6.4.2-4 R6.4.2-a, R6.4.2-c, R6.4.2-d"""
    state = table()
    number = company(state, "ESR", price, {0: 6, 1: 3})
    sell(state, 0 if director else 1, number, count)
    assert state.price(number) == after


def test_v6_4_1_1_half_price_without_a_train() -> None:
    """V6.4.1-1"""
    state = table()
    number = company(state, "ESR", 71, {0: 5, 1: 3}, trains=0)
    sell(state, 1, number, 3)
    assert state.cash[1] == 600 + 105


@pytest.mark.parametrize(("price", "par"), [(65, 62), (86, 82), (95, 90), (134, 100)])
def test_v6_5_3_1_par_marker_of_a_start(price: int, par: int) -> None:
    """V6.5.3-1 R6.5.3-c"""
    assert par_for(price) == par
    state = table()
    stock_round(state)
    state.cash[0] = 1000
    balance(state)
    RULESET.apply(state, StartCompany(COMPANY["ESR"], price))
    assert state.par[COMPANY["ESR"]] == par
    assert state.cell[COMPANY["ESR"]] == cell_of(price)


def test_v6_5_4_1_markers_of_a_poor_company() -> None:
    """V6.5.4-1 R3.1-c"""
    state = table()
    number = company(state, "ESR", 54, {0: 5}, cash=270, trains=0, markers=0)
    state.marker_company = number
    from roundhouse.games.e1862.finance.flotation import ask_for_markers

    ask_for_markers(state)
    assert [n for n in range(10) if why_not_action(state, ChooseMarkers(n)) is None] == [2, 3, 4, 5, 6]
