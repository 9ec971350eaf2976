"""Track, small stations, terminals and stations (§7.6, §7.7), rule by rule."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE
from roundhouse.games.e1862.map.tiles import TILE, TILE_LABEL, segments
from roundhouse.games.e1862.operating.depot import B, D
from roundhouse.games.e1862.operating.stations import BuildTerminal, PlaceStation
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation, has_copy, tile_lays
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import AT_STATION, AT_TRACK, RUN, STATION, TRACK
from tests.games.e1862.tables import company, marker, operate, rule_against, table, tile, train

ECR = COMPANY["ECR"]


def building(step: int = TRACK, phase: int = B, preset: str = "rulebook") -> State:
    """The ECR in Witham, with track to London in the south and to Sudbury, where nothing is built, in the north."""
    state = table(preset=preset)
    company(state, "ECR", 90, {0: 6})
    tile(state, "D13", "57", 0)
    marker(state, "D13", "ECR")
    state.phase = phase
    operate(state, "ECR", step, AT_TRACK if step == TRACK else AT_STATION)
    return state


SUDBURY = LayTile(HEX["D11"], TILE["57"], 0)


def upgrades(state: State) -> list[LayTile]:
    return [lay for lay in tile_lays(state) if lay.hex == HEX["D13"]]


# -- one thing or two yellow tiles (R7.6-a)


def test_r7_6_a_two_yellow_tiles_and_then_no_more() -> None:
    state = building()
    RULESET.apply(state, SUDBURY)
    assert state.step == TRACK
    RULESET.apply(state, next(lay for lay in tile_lays(state) if lay.hex != HEX["D11"]))
    assert state.step != TRACK


def test_r7_6_3_e_an_upgrade_is_all_and_none_follows_a_lay() -> None:
    state = building()
    upgrade = upgrades(state)[0]
    after = RULESET.copy(state)
    RULESET.apply(after, upgrade)
    assert after.step != TRACK
    RULESET.apply(state, SUDBURY)
    assert upgrades(state) == []
    assert rule_against(state, upgrade) == "R7.6.3-e"


def test_r7_6_2_a_an_n_tile_is_the_only_one() -> None:
    """The EUR in Colchester can build in Ipswich; not after another tile, and nothing after it."""
    state = table()
    company(state, "EUR", 90, {0: 6})
    tile(state, "E12", "790", 1)
    marker(state, "E12", "EUR")
    operate(state, "EUR", TRACK, AT_TRACK)
    lays = tile_lays(state)
    ipswich = next(lay for lay in lays if lay.hex == HEX["F11"])
    other = next(lay for lay in lays if not TILE_LABEL[lay.tile])
    after = RULESET.copy(state)
    RULESET.apply(after, ipswich)
    assert after.step != TRACK
    RULESET.apply(state, other)
    assert state.step == TRACK
    assert rule_against(state, ipswich) == "R7.6.2-a"
    assert ipswich not in RULESET.legal(state)


@pytest.mark.parametrize(("phase", "rule"), [(0, "R7.6.3-a"), (B, None)])
def test_r7_6_3_a_green_comes_with_phase_b(phase: int, rule: str | None) -> None:
    assert rule_against(building(phase=phase), upgrades(building())[0]) == rule


@pytest.mark.parametrize(("phase", "rule"), [(D - 1, "R7.6.3-a"), (D, None)])
def test_r7_6_3_a_brown_comes_with_phase_d(phase: int, rule: str | None) -> None:
    state = building(phase=D)
    tile(state, "D13", "14", 2)
    brown = next(lay for lay in upgrades(state) if lay.tile == TILE["611"])
    state.phase = phase
    assert rule_against(state, brown) == rule


# -- small stations (§7.6.4)


def with_crossing(state: State, name: str = "20") -> list[int]:
    """A green crossing far from the company, with a small station on its first segment; its segments."""
    tile(state, "G6", name, 0)
    found = segments(TILE[name], 0)
    state.board.small[HEX["G6"]] = found[0]
    return found


def test_r7_6_4_a_a_small_station_anywhere_instead_of_track() -> None:
    """R7.6.4-b: one on each segment."""
    state = building()
    first, second = with_crossing(state)
    assert rule_against(state, PlaceSmallStation(HEX["G6"], first)) == "R7.6.4-a"
    RULESET.apply(state, PlaceSmallStation(HEX["G6"], second))
    assert state.step != TRACK
    assert state.board.small[HEX["G6"]] == first | second


def test_r7_6_2_c_none_on_a_yellow_tile_and_r7_6_4_a_none_in_a_city() -> None:
    state = building()
    tile(state, "G6", "8852", 0)
    for hex in ("G6", "D13", "G4"):
        assert rule_against(state, PlaceSmallStation(HEX[hex], 9)) == "R7.6.4-a"


def test_r7_6_a_no_small_station_after_a_tile() -> None:
    state = building()
    place = PlaceSmallStation(HEX["G6"], with_crossing(state)[1])
    assert place in RULESET.legal(state)
    RULESET.apply(state, SUDBURY)
    assert rule_against(state, place) == "R7.6-a"
    assert place not in RULESET.legal(state)


# -- terminals (§7.6.5)


def test_r7_6_5_c_a_terminal_ends_track_and_stations() -> None:
    state = building()
    train(state, "ECR", "A", 2)
    tile(state, "D11", "57", 0)
    assert rule_against(state, BuildTerminal(0)) is None
    RULESET.apply(state, BuildTerminal(0))
    assert state.board.london[0] == ECR
    assert state.step not in (TRACK, STATION)


def test_r7_6_5_c_no_terminal_after_a_tile() -> None:
    state = building()
    RULESET.apply(state, SUDBURY)
    assert rule_against(state, BuildTerminal(0)) == "R7.6.5-c"
    assert BuildTerminal(0) not in RULESET.legal(state)


def test_r7_6_5_b_one_per_company_and_four_in_all() -> None:
    state = building()
    state.board.london[0] = ECR
    assert rule_against(state, BuildTerminal(1)) == "R7.6.5-b"
    state.board.london[:] = [COMPANY[name] for name in ("ESR", "EUR", "N&E", "I&B")]
    for slot in range(5):
        assert rule_against(state, BuildTerminal(slot)) == "R7.6.5-b"


def test_r7_6_5_a_london_must_be_reached_with_a_marker_to_spare() -> None:
    state = building()
    state.unused[ECR] = 0
    assert rule_against(state, BuildTerminal(0)) == "R6.5.4.2-c"
    state = building()
    state.board.turn[HEX["D13"]] = 2
    assert rule_against(state, BuildTerminal(0)) == "R7.6.5-a"


# -- stations (§7.7)


def test_r7_7_a_one_station_in_a_turn() -> None:
    state = building(STATION)
    tile(state, "D11", "57", 0)
    RULESET.apply(state, PlaceStation(HEX["D11"]))
    assert state.step != STATION


def test_r7_7_b_where_stations_go() -> None:
    """A free slot on a route, none where there is one already; homes of others are not reserved."""
    state = building(STATION)
    tile(state, "D11", "57", 0)
    tile(state, "G8", "57", 0)
    assert rule_against(state, PlaceStation(HEX["D11"])) is None
    assert rule_against(state, PlaceStation(HEX["D13"])) == "R7.7-b"
    assert rule_against(state, PlaceStation(HEX["G8"])) == "R7.7-b"
    assert rule_against(state, PlaceStation(HEX["E12"])) == "R2.3-b"
    marker(state, "D11", "SVR")
    assert rule_against(state, PlaceStation(HEX["D11"])) == "R7.7-b"
    state.unused[ECR] = 0
    assert rule_against(state, PlaceStation(HEX["D11"])) == "R6.5.4.2-c"


# -- supply


def test_r2_3_d_the_site_counts_what_looks_alike_when_turned() -> None:
    """17 is the same when turned by half: a station on either segment is the same tile. 20 is not."""
    state = building(preset="18xx-games")
    for name, alike in (("17", True), ("20", False)):
        first, second = segments(TILE[name], 0)
        towns = [hex for hex in ("B3", "D3", "G4", "E6", "D7", "F9") if state.board.tile[HEX[hex]] != TILE[name]]
        for hex in towns[: state.supply[TILE[name]]]:
            state.board.tile[HEX[hex]], state.board.small[HEX[hex]] = TILE[name], first
        state.supply[TILE[name]] = 0
        state.board.small[HEX["G6"]] = second
        assert has_copy(state, LayTile(HEX["G6"], TILE[name], 0)) != alike


def test_r2_3_d_cities_and_yellow_tiles_are_as_many_as_in_the_box() -> None:
    state = building(preset="18xx-games")
    for name in ("57", "8852", "14"):
        state.supply[TILE[name]] = 0
        assert not has_copy(state, LayTile(HEX["G6"], TILE[name], 0))


def test_r7_6_a_nothing_has_to_be_built() -> None:
    state = building()
    train(state, "ECR", "A", 2)
    RULESET.apply(state, Pass())
    assert state.step in (STATION, RUN)
    assert state.board.tile[HEX["D11"]] == NONE
