"""What the books of 1862 say of players and trains: what could be raised, fortunes round by round, limits of trains."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.state import OPERATING, STOCK, State
from tests.games.e1862.tables import company, table

SAMPLE = Path(roundhouse.__file__).parent / "games" / "e1862" / "samples" / "shorter.json"


def liquid(state: State, seat: int) -> int:
    found: int = RULESET.view(state, 0).data["players"][seat]["liquid"]
    return found


def test_what_may_be_sold_counts_as_liquid() -> None:
    """R6.3-e: directors may leave their company, too; R6.4.1-a: without a train shares fetch half."""
    state = table()
    company(state, "ESR", 90, {0: 5, 1: 1})
    company(state, "ECR", 100, {1: 4, 0: 3}, trains=0)
    assert liquid(state, 0) == state.cash[0] + 5 * 90 + 3 * 50
    assert liquid(state, 1) == state.cash[1] + 1 * 90 + 4 * 50
    assert liquid(state, 2) == state.cash[2]


def test_what_was_bought_in_this_round_is_not_liquid_before_it_ends() -> None:
    """R6.4-c"""
    state = table()
    company(state, "ESR", 90, {0: 5, 1: 2})
    state.round = STOCK
    state.bought[1 * COUNT + COMPANY["ESR"]] = 1
    assert liquid(state, 1) == state.cash[1] + 90
    state.round = OPERATING
    assert liquid(state, 1) == state.cash[1] + 180


@pytest.mark.parametrize(
    ("options", "limits"),
    [
        ({}, [(3, True)] * 4 + [(2, True)] * 2 + [(3, False)] * 2),
        ({"variant": "simple_freight"}, [(4, False)] * 4 + [(3, False)] * 2 + [(2, False)] * 2),
    ],
)
def test_how_many_trains_a_company_may_have_in_every_phase(options: dict[str, Any], limits: list[object]) -> None:
    """R7.9-g, R11.1-a"""
    bands = RULESET.view(table(**options), 0).data["bands"]
    assert [(band["limit"], band["of_type"]) for band in bands] == limits


def test_every_round_begins_with_what_everybody_is_worth() -> None:
    game = roundhouse.load(SAMPLE)
    state = RULESET.setup(game.setup)
    told = 0
    for action in game.actions[:120]:
        for event in RULESET.apply(state, action):
            if event.key in ("parliament", "stock-round", "operating-round"):
                said = RULESET.say_event(state, event).args["worth"]
                assert [each.args["n"] for each in said] == [worth(state, seat) for seat in range(state.players)]  # type: ignore[union-attr]
                told += 1
    assert told >= 2
