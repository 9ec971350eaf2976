"""Markers of the companies: field, ring and initials in one of five outlines.

Twenty companies share eight colours: those whose fields look alike have different outlines, so that a marker is told
from another where its initials are too small to read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.engine.outlines import polygon
from roundhouse.engine.scene import Shape
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.map.datafile import read
from roundhouse.games.e1862.present.drawing.geometry import Point
from roundhouse.games.e1862.present.drawing.tile import INK

#: The outlines of livery.json are drawn for this radius.
OUTLINED: Final = 32.0
RADIUS: Final = 27.0
RING: Final = 0.18 * RADIUS
_LIVERY: Final = read("livery")
#: Corners of each company's outline around the middle of a marker; none for a disc.
OUTLINES: Final[list[list[Point]]] = [
    [(float(x), float(y)) for x, y in _LIVERY["outlines"][_LIVERY["companies"][name]]] for name in COMPANIES
]


def colour(company: int) -> str:
    """The name of a company's colour in the visual language."""
    return "co-" + COMPANIES[company].lower().replace("&", "n")


def marker(company: int, at: Point) -> Iterator[Shape]:
    name, paint = COMPANIES[company], colour(company)
    yield outline(company, at, RADIUS, INK)
    yield outline(company, at, RADIUS - RING / 2 - 1, paint, f"{paint}-ring")
    size = RADIUS * (0.7 if len(name) <= 3 else 0.56)
    middle = at[1] + balance(company)
    yield Shape(text=name, at=(at[0], middle + 0.35 * size), face="plaque", size=size, fill=f"on-{paint}")


def outline(company: int, at: Point, radius: float, fill: str, ring: str = "none") -> Shape:
    width = RING if ring != "none" else 0.0
    corners = OUTLINES[company]
    if not corners:
        return Shape(circle=(*at, radius), fill=fill, stroke=ring, width=width)
    scale = radius / OUTLINED
    path = polygon((at[0] + x * scale, at[1] + y * scale) for x, y in corners)
    return Shape(path=path, fill=fill, stroke=ring, width=width)


def balance(company: int) -> float:
    """How far below the middle the initials stand: away from the point of a shield or a gable."""
    heights = [y for _, y in OUTLINES[company]]
    return -0.7 * RADIUS / OUTLINED * (max(heights) + min(heights)) if heights else 0.0
