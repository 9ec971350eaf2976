"""The home base and the duty to build (§7.2), also through mergers (A-16, A-46)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.availability import home_has_room
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE
from roundhouse.games.e1862.map.board import BESIDE_PLACE, PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILE, TILES
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, inherit_home_duty, swap_markers
from roundhouse.games.e1862.operating.home import place_home
from roundhouse.games.e1862.operating.stations import BuildTerminal
from roundhouse.games.e1862.operating.track import LayTile, lay
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import PLACED, State
from roundhouse.games.e1862.steps import AT_MERGER, AT_TRACK, MERGE, TRACK
from tests.games.e1862.tables import company, marker, operate, rule_against, table, tile


def waiting(**options: bool) -> State:
    """ESR has come to Ipswich, whose two slots are taken; phase B."""
    state = table(**options)
    for seat, name in enumerate(("N&B", "WVR")):
        company(state, name, 90, {seat: 6}, markers=2)
    company(state, "ESR", 90, {2: 6}, markers=3)
    tile(state, "F11", "790", 1)
    marker(state, "F11", "N&B")
    marker(state, "F11", "WVR")
    for hex, name in (("E8", "N&B"), ("G8", "WVR")):
        tile(state, hex, "57", 0)
        marker(state, hex, name)
    state.phase = 1
    operate(state, "ESR", NONE, 0)
    place_home(state, COMPANY["ESR"])
    return state


def test_the_tile_must_be_upgraded_and_takes_the_marker() -> None:
    """V3.2-1, R7.2-d"""
    state = waiting()
    operate(state, "ESR", TRACK, AT_TRACK)
    violation = RULESET.why_not(state, Pass())
    assert violation is not None
    assert violation.rule == "R7.2-d"
    lays = [action for action in RULESET.legal(state) if isinstance(action, LayTile)]
    assert lays
    assert {TILES[action.tile] for action in lays} == {"791"}
    RULESET.apply(state, lays[0])
    assert state.board.markers[PLACES_PER_HEX * HEX["F11"] + 2] == COMPANY["ESR"]
    assert state.board.markers[PLACES_PER_HEX * HEX["F11"] + BESIDE_PLACE] == NONE
    assert state.home[COMPANY["ESR"]] == PLACED
    assert state.debt[COMPANY["ESR"]] == NONE
    RULESET.check(state)


@pytest.mark.parametrize("survivor", ["ESR", "N&B"])
def test_a_merger_with_a_neighbour_on_the_tile_pays_the_debt(survivor: str) -> None:
    """A-16: one of the two markers goes, the other one has a slot, and nothing is owed. R7.2-g"""
    state = waiting()
    operate(state, "ESR", MERGE, AT_MERGER)
    RULESET.apply(state, ProposeMerger(COMPANY["N&B"], COMPANY[survivor]))
    RULESET.apply(state, Consent(1))
    number = COMPANY[survivor]
    assert state.m_kind == 0
    assert state.board.has_marker(HEX["F11"], number)
    assert state.board.markers[PLACES_PER_HEX * HEX["F11"] + BESIDE_PLACE] == NONE
    assert state.debt == [NONE] * 20
    RULESET.check(state)


def test_an_empty_home_hex_comes_first() -> None:
    """R7.2-b"""
    state = table()
    company(state, "ESR", 90, {0: 6}, markers=3)
    operate(state, "ESR", NONE, 0)
    place_home(state, COMPANY["ESR"])
    operate(state, "ESR", TRACK, AT_TRACK)
    violation = RULESET.why_not(state, Pass())
    assert violation is not None
    assert violation.rule == "R7.2-b"
    assert {action.hex for action in RULESET.legal(state) if isinstance(action, LayTile)} == {HEX["F11"]}


def test_the_duty_can_be_switched_off() -> None:
    """R13-a"""
    state = table(home_build_duty=False)
    company(state, "ESR", 90, {0: 6}, markers=3)
    operate(state, "ESR", NONE, 0)
    place_home(state, COMPANY["ESR"])
    operate(state, "ESR", TRACK, AT_TRACK)
    assert RULESET.why_not(state, Pass()) is None


def test_without_the_duty_a_marker_may_wait_beside_a_full_tile() -> None:
    """R13-a"""
    state = waiting(home_build_duty=False)
    operate(state, "ESR", TRACK, AT_TRACK)
    assert RULESET.why_not(state, Pass()) is None


def test_a_marker_that_waits_takes_the_slot_that_an_upgrade_makes() -> None:
    """R3.2-b, A-16: EUR has inherited the marker of ESR, which cannot be started again before it has its slot."""
    state = waiting()
    esr, beside = COMPANY["ESR"], PLACES_PER_HEX * HEX["F11"] + BESIDE_PLACE
    company(state, "EUR", 90, {0: 6}, markers=3)
    state.board.markers[beside] = COMPANY["EUR"]
    assert not home_has_room(state, esr)
    state.board.markers[beside] = NONE
    assert home_has_room(state, esr)


@pytest.mark.parametrize("duty", [True, False])
def test_a_marker_that_waits_takes_the_slot_that_a_bankruptcy_frees(duty: bool) -> None:
    """R7.2-c, R7.12-c: the slot of N&B is free before ESR could upgrade, and nothing is owed any more."""
    state = waiting(home_build_duty=duty)
    go_bankrupt(state, COMPANY["N&B"])
    first = PLACES_PER_HEX * HEX["F11"]
    assert state.board.markers[first] == COMPANY["ESR"]
    assert state.board.markers[first + BESIDE_PLACE] == NONE
    assert state.home[COMPANY["ESR"]] == PLACED
    assert state.debt[COMPANY["ESR"]] == NONE
    operate(state, "ESR", TRACK, AT_TRACK)
    assert RULESET.why_not(state, Pass()) is None
    RULESET.check(state)


def test_a_bankruptcy_elsewhere_leaves_the_duty() -> None:
    """R7.2-d, R7.2-b: ESR still waits, EUR still owes its first tile."""
    state = waiting()
    company(state, "EUR", 90, {0: 6}, markers=3)
    place_home(state, COMPANY["EUR"])
    company(state, "FDR", 90, {0: 6}, markers=3)
    go_bankrupt(state, COMPANY["FDR"])
    assert state.board.markers[PLACES_PER_HEX * HEX["F11"] + BESIDE_PLACE] == COMPANY["ESR"]
    assert state.debt[COMPANY["ESR"]] == HEX["F11"]
    assert state.debt[COMPANY["EUR"]] == HEX["E12"]


def test_a_terminal_in_london_must_wait_for_the_upgrade() -> None:
    """R7.2-d, and R7.2-b only where the home hex is empty."""
    state = waiting()
    tile(state, "D13", "57", 0)
    marker(state, "D13", "ESR")
    operate(state, "ESR", TRACK, AT_TRACK)
    assert rule_against(state, BuildTerminal(0)) == "R7.2-d"
    state.board.tile[HEX["F11"]] = NONE
    assert rule_against(state, BuildTerminal(0)) == "R7.2-b"
    state.board.tile[HEX["F11"]] = TILE["790"]
    state.supply[TILE["791"]] = 0
    assert rule_against(state, BuildTerminal(0)) is None


def test_who_inherits_a_second_duty_owes_both() -> None:
    """R7.2-h: a marker of EUR waits in Thetford, and now it takes over ESR, which waits in Ipswich."""
    state = waiting()
    eur, esr, beside = COMPANY["EUR"], COMPANY["ESR"], PLACES_PER_HEX * HEX["E8"] + BESIDE_PLACE
    company(state, "EUR", 90, {2: 6}, markers=2)
    state.board.markers[beside] = eur
    state.debt[eur] = HEX["E8"]
    state.m_survivor, state.m_absorbed = eur, esr
    swap_markers(state)
    inherit_home_duty(state, eur, esr)
    assert state.debt[eur] == HEX["E8"]
    state.m_survivor = state.m_absorbed = NONE
    operate(state, "EUR", TRACK, AT_TRACK)
    first = next(action for action in RULESET.legal(state) if isinstance(action, LayTile))
    assert first.hex == HEX["E8"]
    lay(state, first)
    assert state.board.markers[beside] == NONE
    assert state.debt[eur] == HEX["F11"]
    state.built = 0
    assert rule_against(state, Pass()) == "R7.2-d"
    second = next(action for action in RULESET.legal(state) if isinstance(action, LayTile))
    assert second.hex == HEX["F11"]
    lay(state, second)
    assert state.debt[eur] == NONE
