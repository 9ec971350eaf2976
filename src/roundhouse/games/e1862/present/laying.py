"""Tiles as they are offered: which turn of a tile is the best to begin with, and what it would connect."""

from __future__ import annotations

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.map.atlas import AREA_AT, AREAS, CITY, EDGES, HEXES, KIND, LONDON, NEIGHBOUR, NONE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import VALUE, exits
from roundhouse.games.e1862.operating.track import LayTile
from roundhouse.games.e1862.state import State

#: What an exit is worth that joins track, leads into an area, to an empty city or town, or ends at a blank side.
JOINS, ENTERS, TO_CITY, TO_TOWN, ENDS = 8, 6, 3, 2, -4
#: London earns nothing for a company without a terminal there (R7.4-e): other ways come first.
CLOSED = 1


def arranged(state: State, actions: list[E1862Action]) -> list[E1862Action]:
    """Tiles by hex, those first that join most track; everything else stays where it is."""
    places = {action.hex: place for place, action in reversed(list(enumerate(actions))) if isinstance(action, LayTile)}

    def order(numbered: tuple[int, E1862Action]) -> tuple[int, int]:
        place, action = numbered
        if not isinstance(action, LayTile):
            return place, 0
        return places[action.hex], -worth(state.board, state.operating, action)

    return [action for _, action in sorted(enumerate(actions), key=order)]


def worth(board: Board, company: int, action: LayTile) -> int:
    ways = exits(action.tile, action.turn)
    found = sum(exit_worth(board, company, action.hex, edge) for edge in range(EDGES) if ways >> edge & 1)
    return 100 * found + VALUE[action.tile]


def exit_worth(board: Board, company: int, hex: int, edge: int) -> int:
    area = AREA_AT[EDGES * hex + edge]
    if area != NONE:
        return CLOSED if area == LONDON and not board.has_terminal(company) else ENTERS
    there = NEIGHBOUR[EDGES * hex + edge]
    if there == NONE:
        return ENDS
    if board.tile[there] == NONE:
        return TO_CITY if KIND[there] == CITY else TO_TOWN
    return JOINS if exits(board.tile[there], board.turn[there]) >> (edge + 3) % EDGES & 1 else ENDS


def leads_to(hex: int, tile: int, turn: int) -> list[str]:
    """The neighbours and areas that the tile's track runs towards, by name."""
    found: list[str] = []
    for edge in range(EDGES):
        if exits(tile, turn) >> edge & 1:
            area, there = AREA_AT[EDGES * hex + edge], NEIGHBOUR[EDGES * hex + edge]
            if area != NONE:
                found.append(AREAS[area])
            elif there != NONE:
                found.append(HEXES[there])
    return found
