"""Stations: where a bot places one."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.map.tiles import VALUE
from roundhouse.games.e1862.operating.stations import PlaceStation, station_places
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State


def place(state: State) -> E1862Action:
    """In the most valuable city that is still open."""
    best: PlaceStation | None = None
    most = 0
    for action in station_places(state):
        value = VALUE[state.board.tile[action.hex]]
        if value > most:
            best, most = action, value
    return best if best is not None else Pass()
