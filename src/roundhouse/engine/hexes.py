"""Flat-top hexes on an axial grid: neighbours, facing, distance, labels, positions.

`q` is the column and grows to the east; `r` grows to the south. Directions are numbered clockwise from north.
"""

# compiled
from __future__ import annotations

from typing import Final

NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5

DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
#: Degrees on a screen, where east is 0 and south is 90.
SCREEN_ANGLES: Final = (-90, -30, 30, 90, 150, 210)

SQRT3: Final = 3.0**0.5


def step(q: int, r: int, direction: int) -> tuple[int, int]:
    """The hex one step away."""
    dq, dr = STEPS[direction % 6]
    return q + dq, r + dr


def neighbours(q: int, r: int) -> list[tuple[int, int]]:
    """The six hexes that share a side, clockwise from north."""
    return [(q + dq, r + dr) for dq, dr in STEPS]


def direction_to(q: int, r: int, to_q: int, to_r: int) -> int:
    """The direction of a neighbouring hex, or -1 if the two hexes do not share a side."""
    for direction in range(6):
        dq, dr = STEPS[direction]
        if dq == to_q - q and dr == to_r - r:
            return direction
    return -1


def turn(direction: int, by: int) -> int:
    """The direction `by` sixths of a circle clockwise."""
    return (direction + by) % 6


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def ahead(facing: int) -> tuple[int, int, int]:
    """The three directions in front of something that faces `facing`."""
    return turn(facing, -1), facing, turn(facing, 1)


def distance(q: int, r: int, to_q: int, to_r: int) -> int:
    """The number of steps between two hexes, ignoring obstacles."""
    dq, dr = to_q - q, to_r - r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def label(q: int, r: int) -> str:
    """The name printed on a map: a column letter and a row number (q=9, r=8 is J13)."""
    letters = ""
    column = q
    while column >= 0:
        letters = chr(ord("A") + column % 26) + letters
        column = column // 26 - 1
    return f"{letters or q}{r + q // 2 + 1}"


def centre(q: int, r: int, side: float = 100.0) -> tuple[float, float]:
    """Where the middle of a hex lies on the page, for hexes with sides of length `side`."""
    return 1.5 * side * q, SQRT3 * side * (r + q / 2)


def corners(q: int, r: int, side: float = 100.0) -> list[tuple[float, float]]:
    """The six corners, clockwise from the western end of the northern side."""
    x, y = centre(q, r, side)
    half, height = side / 2, SQRT3 * side / 2
    return [
        (x - half, y - height),
        (x + half, y - height),
        (x + side, y),
        (x + half, y + height),
        (x - half, y + height),
        (x - side, y),
    ]


def side_middle(q: int, r: int, direction: int, side: float = 100.0) -> tuple[float, float]:
    """The middle of the side towards `direction`, where track crosses it."""
    x, y = centre(q, r, side)
    to_x, to_y = centre(*step(q, r, direction), side)
    return (x + to_x) / 2, (y + to_y) / 2
