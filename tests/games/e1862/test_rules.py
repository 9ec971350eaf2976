"""Rules that no vector shows, each by a small position."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.operating.dividends import DecideDividend
from roundhouse.games.e1862.operating.stations import BuildTerminal
from roundhouse.games.e1862.operating.train_types import EXPRESS
from roundhouse.games.e1862.operating.trains import BuyTrain
from roundhouse.games.e1862.steps import AT_DIVIDEND, AT_STATION, AT_TRACK, AT_TRAINS, DIVIDEND, STATION, TRACK, TRAINS
from tests.games.e1862.tables import company, marker, operate, rule_against, table, tile


@pytest.mark.parametrize(("kind", "rule"), [(-1, "R7.8.5-a"), (0, None), (1, None), (3, "R7.8.5-a")])
def test_r7_8_5_a_all_is_paid_or_all_is_withheld(kind: int, rule: str | None) -> None:
    state = table()
    company(state, "ESR", 100, {0: 5})
    operate(state, "ESR", DIVIDEND, AT_DIVIDEND)
    state.revenue = 60
    assert rule_against(state, DecideDividend(kind)) == rule


def test_r7_9_f_a_phase_begins_with_its_first_train_and_only_with_it() -> None:
    """R2.4-a: B comes when A is sold out. R9.0-a"""
    state = table()
    company(state, "ESR", 100, {0: 5}, trains=0, cash=1000)
    operate(state, "ESR", TRAINS, AT_TRAINS)
    state.sold_trains[0] = 7
    told = [[event.key for event in RULESET.apply(state, BuyTrain(EXPRESS, 0))] for _ in range(2)]
    assert [keys.count("phase") for keys in told] == [1, 0]
    assert state.phase == 1


@pytest.mark.parametrize("step", [TRACK, STATION])
def test_r7_6_5_b_a_terminal_that_is_taken(step: int) -> None:
    """The next free slot is taken; slots have no meaning of their own (R7.6.5-a)."""
    state = table()
    company(state, "N&E", 90, {0: 5}, markers=2)
    tile(state, "B13", "57", 0)
    marker(state, "B13", "N&E")
    state.board.london[0] = COMPANY["EUR"]
    operate(state, "N&E", step, AT_TRACK if step == TRACK else AT_STATION)
    assert [rule_against(state, BuildTerminal(slot)) for slot in range(-1, 5)] == [
        "R7.6.5-b", "R7.6.5-b", None, "R7.6.5-b", "R7.6.5-b", "R7.6.5-b",
    ]  # fmt: skip
    RULESET.apply(state, BuildTerminal(1))
    assert state.board.london[:2] == [COMPANY["EUR"], COMPANY["N&E"]]
    assert state.unused[COMPANY["N&E"]] == 1
