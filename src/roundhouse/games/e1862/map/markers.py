"""Station markers by their places: the circles of all hexes, and after them the slots in London."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.map.atlas import NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX, Board
from roundhouse.games.e1862.state import State


def placed(state: State, company: int) -> list[int]:
    """Places of the markers of a company on the map; those in London after all others."""
    markers = state.board.markers
    places = [place for place in range(len(markers)) if markers[place] == company]
    london = state.board.london
    return places + [len(markers) + slot for slot in range(len(london)) if london[slot] == company]


def take_off(state: State, place: int) -> None:
    """A marker goes back to the box of whose it was, from the map or from London."""
    first_london = len(state.board.markers)
    if place >= first_london:
        state.box[state.board.london[place - first_london]] += 1
        state.board.london[place - first_london] = NONE
    else:
        state.box[state.board.markers[place]] += 1
        state.board.markers[place] = NONE


def place_of(board: Board, hex: int, slot: int) -> int:
    """The place of a slot of a hex, or of London, which is the hex after all others; NONE if there is no such slot."""
    if hex == SIZE:
        return len(board.markers) + slot if 0 <= slot < len(board.london) else NONE
    return hex * PLACES_PER_HEX + slot if 0 <= hex < SIZE and 0 <= slot < PLACES_PER_HEX else NONE


def hex_and_slot(board: Board, place: int) -> tuple[int, int]:
    """What `place_of` was told."""
    if place >= len(board.markers):
        return SIZE, place - len(board.markers)
    return place // PLACES_PER_HEX, place % PLACES_PER_HEX
