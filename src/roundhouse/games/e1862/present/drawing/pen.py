"""The pen: points and simple outlines as SVG paths, short and always the same."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.games.e1862.present.drawing.geometry import Point, bend, edge_middle


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def line(*points: Point) -> str:
    return "M" + "L".join(pair(point) for point in points)


def polygon(points: Iterable[Point]) -> str:
    return line(*points) + "Z"


def box(width: float, height: float, at: Point) -> str:
    x, y = at[0] - width / 2, at[1] - height / 2
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def town_track(a: int, b: int, at: Point = (0.0, 0.0), move: bool = True) -> str:
    """Track from edge to edge: straight, or an arc. Without `move` it goes on from where the path is."""
    start, end = edge_middle(a, at), edge_middle(b, at)
    radius, clockwise = bend(a, b)
    begin = "M" + pair(start) if move else ""
    if radius == 0.0:
        return f"{begin}L{pair(end)}"
    return f"{begin}A{number(radius)} {number(radius)} 0 0 {int(clockwise)} {pair(end)}"
