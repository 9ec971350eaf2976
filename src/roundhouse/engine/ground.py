"""The ground of a picture: what a board looks like before anything lies on it, and the printed sea around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from roundhouse.engine.outlines import Point, polygon
from roundhouse.engine.scene import Shape, Spot

#: Left, top, width, height.
Box = tuple[float, float, float, float]

#: Distances of the water-lining from the coast, in pixels, and how much paler each line is than the one before.
WATER_LINES: Final = (4.0, 8.0, 14.0, 23.0, 36.5)
FADING: Final = 0.14
LINING: Final = 1.1


class Ground(NamedTuple):
    """The static part of a picture."""

    frame: Box
    extent: Box
    art: str
    shapes: tuple[Shape, ...]
    clips: dict[str, str]
    spots: tuple[Spot, ...]


def sea(extent: Box) -> Iterator[Shape]:
    """The sea, and the fine lines that follow the coast: each is a wide stroke, covered by a narrower one."""
    yield Shape(path=sheet(extent), fill="sea")
    for number, distance in reversed(list(enumerate(WATER_LINES))):
        strength = round(1 - FADING * number, 2)
        yield Shape(path="@land", stroke="sea-line", width=2 * distance + LINING, hairline=True, opacity=strength)
        yield Shape(path="@land", stroke="sea", width=2 * distance, hairline=True)


# -- boxes


def sheet(box: Box) -> str:
    """The outline of a box."""
    left, top, width, height = box
    return polygon([(left, top), (left + width, top), (left + width, top + height), (left, top + height)])


def around(points: Iterable[Point], margin: float) -> Box:
    """The smallest box that holds all points, and a margin around it."""
    xs, ys = zip(*points)
    left, top = min(xs), min(ys)
    return widened((left, top, max(xs) - left, max(ys) - top), margin)


def spanning(one: Box, other: Box) -> Box:
    """The smallest box that holds both."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, bottom - top


def widened(box: Box, by: float) -> Box:
    left, top, width, height = (round(part, 1) for part in box)
    return left - by, top - by, width + 2 * by, height + 2 * by
