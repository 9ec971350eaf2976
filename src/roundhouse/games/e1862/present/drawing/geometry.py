"""Where things lie on the page: hexes with sides of 100, the middles of their edges, and track between them."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from roundhouse.games.e1862.map.atlas import X, Y

Point = tuple[float, float]

SIDE: Final = 100.0
HEIGHT: Final = 50.0 * 3.0**0.5
#: Degrees on a screen, where east is 0 and south is 90, of the middles of the edges S, SW, NW, N, NE, SE.
ANGLES: Final = (90, 150, 210, 270, 330, 30)


def centre(hex: int) -> Point:
    return 150.0 * X[hex], HEIGHT * Y[hex]


def towards(angle: float, distance: float, at: Point = (0.0, 0.0)) -> Point:
    return at[0] + distance * cos(radians(angle)), at[1] + distance * sin(radians(angle))


def edge_middle(edge: int, at: Point = (0.0, 0.0)) -> Point:
    return towards(ANGLES[edge], HEIGHT, at)


def corners(at: Point = (0.0, 0.0), scale: float = 1.0) -> list[Point]:
    """Clockwise from the east."""
    return [towards(60 * number, SIDE * scale, at) for number in range(6)]


def edge_line(edge: int, at: Point = (0.0, 0.0)) -> tuple[Point, Point]:
    """The two corners at an edge."""
    return towards(ANGLES[edge] - 30, SIDE, at), towards(ANGLES[edge] + 30, SIDE, at)


def bend(a: int, b: int) -> tuple[float, bool]:
    """Radius of the track from edge to edge (0: straight), and whether it turns clockwise on the page (§ track)."""
    turn = (b - a) % 6
    if turn == 3:
        return 0.0, False
    return (50.0 if turn in (1, 5) else 150.0), turn > 3


def middle_of_track(a: int, b: int, at: Point = (0.0, 0.0)) -> Point:
    """The point half-way along the track from edge to edge of a town."""
    return along_track(a, b, 0.5, at)


def along_track(a: int, b: int, part: float, at: Point = (0.0, 0.0)) -> Point:
    """The point at a part, from 0 to 1, of the track from edge to edge of a town."""
    radius, _ = bend(a, b)
    if radius == 0.0:
        return towards(ANGLES[a], HEIGHT * (1.0 - 2.0 * part), at)
    # The circle's centre lies on the line through the middle of the hex and between the two edges. Seen from there the
    # track reaches as far to one side of that line as to the other.
    turn = ((ANGLES[b] - ANGLES[a]) + 180) % 360 - 180
    between = ANGLES[a] + turn / 2
    distance = 100.0 if radius == 50.0 else 300.0**0.5 * 10.0
    half = (90 - abs(turn) / 2) * (1 if turn > 0 else -1)
    return towards(between + 180 + half * (1.0 - 2.0 * part), radius, towards(between, distance, at))
