"""The track that routes of a company reach, as the map shows it when the company is pointed at."""

from __future__ import annotations

from roundhouse.games.e1862.map.atlas import COMPANY, HEX
from roundhouse.games.e1862.map.network import reach
from roundhouse.games.e1862.present.view import look
from tests.support.mania_saves import sample


def test_every_piece_of_reached_track_is_shown_and_no_other() -> None:
    state = sample("full", 600).state
    companies = look(state, None).data["companies"]
    shown = {name: one["reach"] for name, one in companies.items() if "reach" in one}
    assert set(shown) == {name for name, one in companies.items() if one.get("markers")}
    for name, pieces in shown.items():
        track = reach(state.board, COMPANY[name]).track
        drawn = {HEX[hex]: {int(edge) for edge in edges if edge != " "} for hex, edges in pieces.items()}
        assert drawn == {hex: {edge for edge in range(6) if mask >> edge & 1} for hex, mask in enumerate(track) if mask}


def test_whoever_has_no_station_reaches_nothing() -> None:
    companies = look(sample("full", 2).state, None).data["companies"]
    assert not any("reach" in one for one in companies.values())
