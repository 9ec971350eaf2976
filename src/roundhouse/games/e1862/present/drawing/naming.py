"""Names of places on the map, and where they stand: under circles, and beside the track of towns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from roundhouse.games.e1862.map.atlas import CITY, NONE, PLACES
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import SLOTS, TILE_KIND, segments
from roundhouse.games.e1862.present.drawing.geometry import Point, along_track
from roundhouse.games.e1862.present.drawing.tile import SMALL, edges_of, small_place

NAME_SIZE: Final = 20.0
#: How far below the middle of a hex its name stands, by the number of circles.
NAME_BELOW: Final = (54.0, 54.0, 56.0, 64.0, 76.0)
#: Where the name of a town may stand, seen from the middle of its hex: the first unless another meets less track.
BESIDE_TRACK: Final[tuple[Point, ...]] = tuple((x, y) for y in (54.0, -38.0) for x in (0.0, -16.0, 16.0))
#: How wide a letter is, and how high, for its size.
LETTER: Final = 0.5
CAPITAL: Final = 0.7
#: Half the width of track, with what has to lie between it and a name.
TRACK: Final = 12.0
#: How wide a hex is, from its middle, where names stand.
ROOM: Final = 70.0
SAMPLES: Final = 16
#: Names that would run into those of their neighbours.
SHORT: Final = {
    "Bury St. Edmunds": "Bury St Edm.",
    "Bishop’s Stortford": "Bishop’s St.",
    "Downham Market": "Downham M.",
    "Great Yarmouth": "Yarmouth",
    "Great Dunmow": "Gt Dunmow",
    "Wells-Next-The-Sea": "Wells",
}


def short_name(hex: int) -> str:
    return SHORT.get(PLACES[hex], PLACES[hex])


def name_place(board: Board, hex: int) -> Point:
    """Where the line of a name stands, seen from the middle of its hex."""
    tile = board.tile[hex]
    if tile == NONE or TILE_KIND[tile] == CITY:
        return 0.0, NAME_BELOW[SLOTS[tile] if tile != NONE else 0]
    return _town_name_place(tile, board.turn[hex], board.small[hex], len(short_name(hex)))


@cache
def _town_name_place(tile: int, turn: int, small: int, letters: int) -> Point:
    half = letters * LETTER * NAME_SIZE / 2
    obstacles = [*_obstacles(tile, turn, small)]
    fitting = [place for place in BESIDE_TRACK if place[0] == 0.0 or abs(place[0]) + half <= ROOM]
    return min(fitting, key=lambda place: sum(_meets(place, half, *obstacle) for obstacle in obstacles))


def _obstacles(tile: int, turn: int, small: int) -> Iterator[tuple[Point, float]]:
    """Points of the track and small stations, with how far each reaches."""
    pieces = segments(tile, turn)
    for segment in pieces:
        for sample in range(SAMPLES + 1):
            yield along_track(*edges_of(segment), sample / SAMPLES), TRACK
        if segment & small == segment:
            yield small_place(segment, len(pieces), (0.0, 0.0)), SMALL + 3.0


def _meets(place: Point, half: float, point: Point, reach: float) -> bool:
    x, y = point[0] - place[0], point[1] - place[1]
    return abs(x) < half + reach and -CAPITAL * NAME_SIZE - reach < y < reach
