"""Whereabouts: how people call segments and junctions, which have no printed names: by the nearest city and the wind.

The name of a segment is its own: where two of one colour lie on the same side of a city, the farther one has a number.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, dist, tau
from typing import Final, NamedTuple

from roundhouse.games.spike.board import NONE, Board

#: Clockwise from the east, as the map is seen: its second coordinate grows towards the south.
WINDS: Final = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")

Point = tuple[float, float]


class Whereabouts(NamedTuple):
    """The city that it is named after (as a node), on which side of it, and which one there, counted from 1."""

    #: The segment begins in the city; otherwise it only lies near it.
    begins: bool
    city: int
    wind: str
    number: int
    #: The city at its other end, or NONE.
    other: int = NONE


def of_segment(board: Board, segment: int) -> Whereabouts:
    return _of_segments(board)[segment]


def of_junction(board: Board, node: int) -> tuple[int, str]:
    """The nearest city, as a node, and on which side of it the junction is."""
    city = _nearest_city(board, board.places[node])
    return city, _wind(board.places[city], board.places[node])


@lru_cache(maxsize=64)
def _of_segments(board: Board) -> list[Whereabouts]:
    """All segments, those nearest to a city first, so that they have the lower numbers."""
    found = [_place(board, segment) for segment in range(len(board.segments))]
    met: dict[tuple[object, ...], int] = {}
    for segment in sorted(range(len(found)), key=lambda segment: _distance(board, segment, found[segment].city)):
        key = (*found[segment], board.segment_colour[segment])
        met[key] = met.get(key, 0) + 1
        found[segment] = found[segment]._replace(number=met[key])
    return found


def _place(board: Board, segment: int) -> Whereabouts:
    ends = board.ends[segment]
    cities = [node for node in ends if board.city_at[node] != NONE]
    if not cities:
        middle = _middle(board, segment)
        city = _nearest_city(board, middle)
        return Whereabouts(False, city, _wind(board.places[city], middle), 1)
    city = cities[0]
    to = board.other_end(segment, city)
    other = to if board.city_at[to] != NONE else NONE
    return Whereabouts(True, city, _wind(board.places[city], board.places[to]), 1, other)


def _middle(board: Board, segment: int) -> Point:
    (x, y), (u, v) = (board.places[node] for node in board.ends[segment])
    return (x + u) / 2, (y + v) / 2


def _distance(board: Board, segment: int, city: int) -> float:
    return dist(board.places[city], _middle(board, segment))


def _nearest_city(board: Board, point: Point) -> int:
    return min((city.node for city in board.cities), key=lambda node: (dist(board.places[node], point), node))


def _wind(seen_from: Point, point: Point) -> str:
    angle = atan2(point[1] - seen_from[1], point[0] - seen_from[0])
    return WINDS[round(angle / tau * len(WINDS)) % len(WINDS)]
