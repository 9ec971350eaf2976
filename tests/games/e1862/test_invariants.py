"""What must hold after every action, and that a check would notice if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.companies import STATION_MARKERS
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, RemoveMarker, ask_for_removal
from roundhouse.games.e1862.mergers.procedure import MERGER, Option
from roundhouse.games.e1862.state import RECEIVERSHIP, State
from roundhouse.games.e1862.steps import AT_MERGER, MERGE, MERGE_CONSENT, OPTION, REMOVE
from tests.games.e1862.tables import PRESETS, balance, company, marker, operate, table, tile

ESR, EUR = COMPANY["ESR"], COMPANY["EUR"]
#: Hexes where both have a marker; elsewhere only one of them has.
SHARED = ("F11", "E12")
OF_ESR = ("D11", "E8", "G8", "D9")
OF_EUR = ("D13", "C10", "F5")


def crowded(preset: str = "rulebook", eight: bool = False) -> State:
    """ESR has six markers on the map, EUR five and a terminal; each has one more on its charter."""
    state = table(preset=preset, eight_stations=eight)
    company(state, "ESR", 90, {0: 6}, markers=1)
    company(state, "EUR", 90, {1: 6}, markers=1)
    for hex in ("F11", "E12", "F5"):
        tile(state, hex, "790", 1)
    for hex in ("D11", "E8", "G8", "D13", "C10"):
        tile(state, hex, "57", 0)
    tile(state, "D9", "201", 0)
    for name, hexes in (("ESR", (*SHARED, *OF_ESR)), ("EUR", (*SHARED, *OF_EUR))):
        for hex in hexes:
            marker(state, hex, name)
    state.board.london[0] = EUR
    operate(state, "ESR", MERGE, AT_MERGER)
    balance(state)
    RULESET.check(state)
    return state


def lose_on_the_map(state: State) -> None:
    state.board.markers[PLACES_PER_HEX * HEX["D11"]] = NONE


def lose_in_london(state: State) -> None:
    state.board.london[0] = NONE


def lose_on_the_charter(state: State) -> None:
    state.unused[ESR] = 0


def lose_in_the_box(state: State) -> None:
    state.box[COMPANY["WNR"]] -= 1


def find_one(state: State) -> None:
    state.board.markers[PLACES_PER_HEX * HEX["F5"] + 1] = ESR


@pytest.mark.parametrize(
    "change",
    [lose_on_the_map, lose_in_london, lose_on_the_charter, lose_in_the_box, find_one],
    ids=lambda f: f.__name__,
)
def test_a_marker_that_is_lost_or_found_is_noticed(change: Callable[[State], None]) -> None:
    """R2.1-b"""
    state = crowded()
    change(state)
    with pytest.raises(AssertionError, match=r"R2\.1-b"):
        RULESET.check(state)


@pytest.mark.parametrize("eight", [False, True])
@pytest.mark.parametrize("survivor", [ESR, EUR])
def test_markers_are_conserved_through_a_merger_with_too_many(survivor: int, eight: bool) -> None:
    """R7.5.6-b, -c, -d: of twelve two are lost at once, the director takes off those beyond the cap."""
    state = crowded(eight=eight)
    RULESET.apply(state, ProposeMerger(EUR, survivor))
    removed = 0
    while state.m_kind or state.step == MERGE_CONSENT:
        if state.step == MERGE_CONSENT:
            RULESET.apply(state, Consent(1))
        elif state.step == OPTION:
            RULESET.apply(state, Option(0))
        else:
            assert state.step == REMOVE
            removed += 1
            RULESET.apply(state, next(action for action in RULESET.legal(state) if isinstance(action, RemoveMarker)))
        RULESET.check(state)
    most = 8 if eight else 7
    absorbed = ESR + EUR - survivor
    assert removed == 10 - most
    assert state.unused[survivor] == 0
    assert state.box[survivor] == STATION_MARKERS - most
    assert state.box[absorbed] == STATION_MARKERS


@pytest.mark.parametrize("preset", PRESETS)
def test_without_a_director_the_largest_shareholder_takes_markers_off(preset: str) -> None:
    """R7.5.6-d, R8.0-c: ties clockwise from the priority holder."""
    state = crowded(preset=preset)
    state.m_origin, state.m_survivor, state.m_absorbed, state.m_kind = ESR, ESR, EUR, MERGER
    state.director[ESR], state.certificate[ESR], state.m_excess = RECEIVERSHIP, state.pool, 1
    for seat, held in enumerate((1, 2, 0, 2)):
        state.shares[ESR * state.number_of_holders + seat] = held
    state.priority = 2
    ask_for_removal(state)
    assert (state.step, state.asked, state.m_excess) == (REMOVE, 3, 1)
    state.priority = 0
    ask_for_removal(state)
    assert state.asked == 1


def test_markers_of_a_bankrupt_company_go_back_to_the_box() -> None:
    """R7.12-c"""
    state = crowded()
    go_bankrupt(state, EUR)
    assert state.box[EUR] == STATION_MARKERS
    assert state.box[ESR] == 1
    RULESET.check(state)


@pytest.mark.parametrize(("name", "value"), [("shares", 0.0), ("cash", True), ("box", "8"), ("queue", None)])
def test_a_position_holds_whole_numbers(name: str, value: object) -> None:
    """What merely equals a number would be refused only where it is shown."""
    state = crowded()
    packed = RULESET.pack(state)
    setup = Setup(players=4)
    assert RULESET.pack(RULESET.unpack(setup, packed)) == packed
    packed[name] = [value, *packed[name][1:]]
    with pytest.raises(TypeError):
        RULESET.unpack(setup, packed)
