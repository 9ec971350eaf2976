"""States of spots: what is possible (dashed), what is chosen (solid) and what was done last (brackets)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from math import dist
from typing import Final

from roundhouse.engine.scene import Shape

Point = tuple[float, float]

#: States are drawn inside the outline of a spot, so that those of neighbours do not touch.
INSIDE: Final = 0.92
BRACKETS: Final = 0.86
#: Length of a bracket's arm in parts of the side.
ARM: Final = 0.24
#: The dashes of a target: about this long with their gap, and how much of it is dash.
DASH: Final = 34.0
DASH_SHARE: Final = 0.62

STEP: Final = re.compile(r"([MLHVmlhv])([^A-Za-z]*)")
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def corners(outline: str) -> list[Point]:
    """The corners of a spot's outline, which is a path of straight lines."""
    found: list[Point] = []
    x = y = 0.0
    for letter, written in STEP.findall(outline):
        numbers = [float(text) for text in NUMBER.findall(written)]
        across = numbers if letter in "Hh" else [] if letter in "Vv" else numbers[0::2]
        down = numbers if letter in "Vv" else [] if letter in "Hh" else numbers[1::2]
        for to_x, to_y in zip_longest(across, down):
            x, y = _moved(x, to_x, letter.islower()), _moved(y, to_y, letter.islower())
            found.append((x, y))
    return found


def _moved(here: float, there: float | None, relative: bool) -> float:
    if there is None:
        return here
    return here + there if relative else there


def target(outline: str) -> Iterator[Shape]:
    """You may: a light wash, and dashes that bend around the corners, on a line that shows on every ground."""
    points = _scaled(corners(outline), INSIDE)
    yield Shape(path=_closed(points), fill="target-glow", opacity=0.16)
    yield Shape(path=_closed(points), stroke="target-case", width=11)
    yield Shape(path=_dashes(points), stroke="target", width=6.5, cap="butt")


def chosen(outline: str) -> Iterator[Shape]:
    """You have, or somebody has proposed it."""
    points = _scaled(corners(outline), INSIDE)
    yield Shape(path=_closed(points), fill="target-glow", opacity=0.2)
    yield Shape(path=_closed(points), stroke="target-glow", width=26, opacity=0.55)
    yield Shape(path=_closed(points), stroke="target-case", width=14)
    yield Shape(path=_closed(points), stroke="target", width=9)


def last(outline: str) -> Iterator[Shape]:
    """Brackets in the corners and no wash, so that the past never looks like a choice."""
    drawn = _around_corners(_scaled(corners(outline), BRACKETS), ARM)
    yield Shape(path=drawn, stroke="target-case", width=14, cap="round")
    yield Shape(path=drawn, stroke="last", width=8, cap="round")


def _scaled(points: list[Point], scale: float) -> list[Point]:
    return [(x * scale, y * scale) for x, y in points]


def _closed(points: list[Point]) -> str:
    return _broken(points) + "Z"


def _broken(points: list[Point]) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)


def _dashes(points: list[Point]) -> str:
    """One dash around every corner, the others evenly between: no seam where the outline closes."""
    drawn: list[str] = []
    for start, end in pairwise([*points, points[0]]):
        length = dist(start, end)
        count = max(1, round(length / DASH))
        half = length / count * DASH_SHARE / 2 / length
        drawn += [
            _broken([_along(start, end, n / count - half), _along(start, end, n / count + half)])
            for n in range(1, count)
        ]
    return _around_corners(points, 0.0, DASH) + "".join(drawn)


def _around_corners(points: list[Point], arm: float, dash: float = 0.0) -> str:
    """Short arms on both sides of every corner, in parts of the side, or as long as half a dash."""
    drawn: list[str] = []
    for number, corner in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        drawn.append(
            _broken(
                [
                    _along(corner, before, _arm(corner, before, arm, dash)),
                    corner,
                    _along(corner, after, _arm(corner, after, arm, dash)),
                ]
            )
        )
    return "".join(drawn)


def _arm(corner: Point, other: Point, arm: float, dash: float) -> float:
    if not dash:
        return arm
    return DASH_SHARE / 2 / max(1, round(dist(corner, other) / dash))


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
