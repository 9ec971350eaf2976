"""Worked examples of the rules: stations (RV-13 to RV-18)."""

from __future__ import annotations

import pytest

from tests.games.rocket.positions import P1, P2, P3, P4, Hex, Position, both_editions, tb_a

SEVEN_HEXES: list[Hex] = [(0, 0), (2, 1), (4, 1), (6, 0), (2, 3), (4, 3), (0, 4)]


@both_editions
def test_rv_13_places_for_a_station(edition: str) -> None:
    """SR-6.1-e: next to track, cities and towns, too."""
    play = Position(tb_a(), edition=edition).play()
    assert play.refused("station_place", to=(1, 2)) == "SR-6.1-c"
    assert play.refused("station_place", to=(2, 2)) == ""
    assert play.refused("station_place", to=(2, 1)) == ""
    assert play.refused("station_place", to=(2, 0)) == "SR-6.1-b"
    # When it is placed, it comes from the reserve.
    assert play.act("station_place", to=(2, 2)) == []
    assert play.written["stations"][P1] == {"reserve": 6, "hexes": [[2, 2]]}


@pytest.mark.parametrize("seat", [P1, P2, P3, P4], ids=["P1", "P2", "P3", "P4"])
@both_editions
def test_rv_14_next_to_a_station(edition: str, seat: int) -> None:
    play = Position(tb_a(), edition=edition).station(P1, (2, 2)).turn(seat).play()
    assert play.refused("station_place", to=(3, 1)) == "SR-6.1-d"
    assert play.refused("station_place", to=(2, 3)) == "SR-6.1-d"
    assert play.refused("station_place", to=(4, 2)) == ""
    assert play.refused("station_place", to=(2, 2)) == "SR-6.1-b"


@both_editions
def test_rv_15_station_does_not_obstruct_itself(edition: str) -> None:
    play = Position(tb_a(), edition=edition).station(P1, (2, 2)).play()
    assert play.refused("station_move", origin=(2, 2), to=(2, 2)) == "SR-6.1-f"
    assert play.act("station_move", origin=(2, 2), to=(3, 2)) == []
    assert play.written["stations"][P1] == {"reserve": 6, "hexes": [[3, 2]]}


@pytest.mark.parametrize("hex", [(1, 2), (2, 2)], ids=["on a tile", "under the locomotive"])
def test_rv_16_linked_station_is_movable_in_1999(hex: Hex) -> None:
    position = Position(tb_a(), edition="1999").loco("A", (2, 2), facing=0, track=[(1, 2)])
    play = position.station(P1, hex, (4, 2)).play()
    assert play.linked("A") == [1, 0, 0, 0]
    play.act("station_move", origin=hex, to=(0, 0))
    assert play.linked("A") == [0, 0, 0, 0]
    assert play.written["stations"][P1] == {"reserve": 5, "hexes": [[0, 0], [4, 2]]}


@pytest.mark.parametrize("hex", [(1, 2), (2, 2)], ids=["on a tile", "under the locomotive"])
def test_rv_16_linked_station_stays_in_2018(hex: Hex) -> None:
    position = Position(tb_a(), edition="2018").loco("A", (2, 2), facing=0, track=[(1, 2)])
    play = position.station(P1, hex, (4, 2)).play()
    assert play.refused("station_move", origin=hex, to=(0, 0)) == "SR-6.2-a"
    # One that stands free may be moved.
    assert play.refused("station_move", origin=(4, 2), to=(0, 0)) == ""
    assert {tuple(action["from"]) for action in play.legal_actions if "from" in action} == {(4, 2)}


@both_editions
def test_rv_17_next_to_track_and_next_to_a_locomotive(edition: str) -> None:
    play = Position(tb_a(), edition=edition).loco("A", (3, 2), facing=0, track=[(1, 2), (2, 2)]).play()
    assert play.refused("station_place", to=(1, 1)) == ""
    assert play.refused("station_place", to=(4, 2)) == "SR-6.1-c"
    # The starting town is empty and keeps nobody away; track does (SR-6.1-b).
    assert play.refused("station_place", to=(0, 3)) == ""
    assert play.refused("station_place", to=(2, 2)) == "SR-6.1-b"


@both_editions
def test_rv_18_all_seven_stations_on_the_board(edition: str) -> None:
    play = Position(tb_a(), edition=edition).station(P1, *SEVEN_HEXES).play()
    assert play.refused("station_place", to=(6, 4)) == "SR-6.3-a"
    kinds = {action["type"] for action in play.legal_actions}
    assert "station_place" not in kinds
    assert "station_move" in kinds
    play.act("station_move", origin=(0, 0), to=(1, 0))
    assert play.written["stations"][P1]["reserve"] == 0
    assert len(play.written["stations"][P1]["hexes"]) == 7


@both_editions
def test_sr_6_1_a_stations_of_others_stay(edition: str) -> None:
    play = Position(tb_a(), edition=edition).station(P1, (2, 2)).station(P2, (4, 2)).play()
    assert play.refused("station_move", origin=(4, 2), to=(3, 2)) == "SR-6.1-a"
    origins = {tuple(action["from"]) for action in play.legal_actions if action["type"] == "station_move"}
    assert origins == {(2, 2)}


def test_sr_6_1_c_eliminated_locomotive_keeps_nobody_away() -> None:
    # Given: A merges into C, whose locomotive stands on (3, 3)
    position = Position(tb_a()).loco("A", (2, 2), facing=0, track=[(1, 2)]).loco("C", (3, 3), facing=2)
    play = position.play()
    assert play.refused("station_place", to=(1, 3)) == "SR-6.1-c"
    play.extend("A", (2, 3))
    # Then the track of A on (2, 3) is no locomotive
    assert play.refused("station_place", to=(1, 3)) == ""
    assert play.refused("station_place", to=(2, 4)) == "SR-6.1-c"
