"""Measures: the picture is drawn in quarters of the board's unit, so that marks of spots have their usual weight."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.outlines import Point
from roundhouse.games.spike.board import NONE, Board

SCALE: Final = 4.0
#: Radius of a city's plate and of a junction, in units of the board.
CITY: Final = 15.0
JUNCTION: Final = 3.6
#: How far printed lines keep away from the middle of a junction; at cities they end at the plate.
TRIM: Final = 5.5


def place(board: Board, node: int) -> Point:
    x, y = board.places[node]
    return round(x * SCALE, 1), round(y * SCALE, 1)


def middle(board: Board, segment: int) -> Point:
    (x, y), (to_x, to_y) = (place(board, end) for end in board.ends[segment])
    return (x + to_x) / 2, (y + to_y) / 2


def trimmed(board: Board, segment: int) -> tuple[Point, Point]:
    """A segment without what its ends cover."""
    one, other = board.ends[segment]
    start, end = place(board, one), place(board, other)
    length = max(1.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    cut = [(CITY if board.city_at[node] != NONE else TRIM) * SCALE / length for node in (one, other)]
    return along(start, end, min(cut[0], 0.4)), along(start, end, 1 - min(cut[1], 0.4))


def nearest(point: Point) -> Point:
    """To the nearest unit of the picture, a quarter of the board's: finer than any screen, and shorter to write."""
    return round(point[0]), round(point[1])


def along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
