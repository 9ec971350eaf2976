"""The track that a company's routes reach (§7.4), as the map shows it on its own."""

from __future__ import annotations

from roundhouse.games.e1862.map.atlas import CITY, EDGES, HEXES, KIND, NONE, SIZE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.network import reach
from roundhouse.games.e1862.map.tiles import segments


def reached(board: Board, company: int) -> dict[str, str]:
    """By hex, the pieces of track: an edge that track of a city runs to, or two that track of a town joins."""
    found = reach(board, company)
    pieces: dict[str, str] = {}
    for hex in range(SIZE):
        mask = found.track[hex]
        if not mask or board.tile[hex] == NONE:
            continue
        masks = (
            [1 << edge for edge in range(EDGES)] if KIND[hex] == CITY else segments(board.tile[hex], board.turn[hex])
        )
        pieces[HEXES[hex]] = " ".join(edges(each) for each in masks if each & mask == each)
    return pieces


def edges(mask: int) -> str:
    return "".join(str(edge) for edge in range(EDGES) if mask >> edge & 1)
