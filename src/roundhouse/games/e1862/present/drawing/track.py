"""Track as the outline of its middle line: through a hex from edge to edge."""

from __future__ import annotations

from roundhouse.engine.outlines import Point, arc, line, move
from roundhouse.games.e1862.present.drawing.geometry import bend, edge_middle


def town_track(a: int, b: int, at: Point = (0.0, 0.0)) -> str:
    """Track from edge to edge: straight, or an arc."""
    return move(edge_middle(a, at)) + track_on(a, b, edge_middle(b, at))


def track_on(a: int, b: int, end: Point) -> str:
    """The same from where the path is, up to `end`."""
    radius, clockwise = bend(a, b)
    return arc(end, radius, clockwise) if radius else line(end)
