"""Outlines: numbers and simple shapes written as SVG paths, short and always the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float) -> str:
    """At most one decimal: a tenth of a hundredth of a hex side is finer than any screen."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def pair(x: float, y: float) -> str:
    below = number(y)
    return number(x) + (below if below.startswith("-") else " " + below)


def move(point: Point) -> str:
    return "M" + pair(*point)


def line(point: Point) -> str:
    return "L" + pair(*point)


def arc(point: Point, radius: float, clockwise: bool) -> str:
    return f"A{number(radius)} {number(radius)} 0 0 {int(clockwise)} {pair(*point)}"


def polygon(points: Iterable[Point]) -> str:
    return move_through(list(points)) + "Z"


def move_through(points: Sequence[Point]) -> str:
    """A polyline; each step is written relative to the previous corner, which is shorter."""
    x, y = _rounded(points[0])
    parts = [move((x, y))]
    for point in points[1:]:
        to_x, to_y = _rounded(point)
        parts.append("l" + pair(to_x - x, to_y - y))
        x, y = to_x, to_y
    return "".join(parts)


def _rounded(point: Point) -> Point:
    """Rounding first, so that the errors of relative steps do not add up."""
    return round(point[0], 1), round(point[1], 1)


def rectangle(left: float, top: float, width: float, height: float) -> str:
    return f"M{pair(left, top)}h{number(width)}v{number(height)}h{number(-width)}Z"


def box(width: float, height: float, corner: float, x: float = 0.0, y: float = 0.0) -> str:
    """A box with round corners around (x, y)."""
    corner = min(corner, width / 2, height / 2)
    across, down = width - 2 * corner, height - 2 * corner
    turn = f"a{number(corner)} {number(corner)} 0 0 1 "
    return (
        f"M{pair(x - across / 2, y - height / 2)}h{number(across)}{turn}{pair(corner, corner)}"
        f"v{number(down)}{turn}{pair(-corner, corner)}"
        f"h{number(-across)}{turn}{pair(-corner, -corner)}"
        f"v{number(-down)}{turn}{pair(corner, -corner)}Z"
    )
