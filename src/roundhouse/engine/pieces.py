"""Pieces that several games have: the shapes of the seats, and the locomotive seen from above."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.outlines import polygon
from roundhouse.engine.scene import Shape

#: Ink and paper that are the same by day and by night: edges and marks on pieces.
INK: Final = "#1B1A17"
PAPER: Final = "#FFFBF0"

BODY: Final = "M-62-31H-24V-23H34L48-30L80 0L48 30L34 23H-24V31H-62Z"

#: Corners of the shapes of the seats in a box from -12 to 12; the first one is a disc.
SEAT_CORNERS: Final = (
    (),
    ((-8.2, -8.2), (8.2, -8.2), (8.2, 8.2), (-8.2, 8.2)),
    ((0, -9.4), (10, 8.2), (-10, 8.2)),
    ((0, -10.4), (10.4, 0), (0, 10.4), (-10.4, 0)),
)
DISC: Final = 9.0


def locomotive(edge: tuple[float, ...] = ()) -> tuple[Shape, ...]:
    """Seen from above, facing east; a preview has a dashed edge."""
    return (
        Shape(path=BODY, fill="keyline", stroke="keyline", width=20),
        Shape(path=BODY, fill="@colour", stroke=INK, width=7, dash=edge),
        Shape(path="M-54-20H-34V20H-54Z", fill=PAPER, opacity=0.85),
        Shape(path="M-24-9H30M-24 9H30", stroke=PAPER, width=5, opacity=0.55),
        Shape(circle=(30, 0, 10), fill=INK, stroke=PAPER, width=5),
        Shape(circle=(-4, 0, 8), fill="brass-bright", stroke=INK, width=4),
    )


def seat_shape(seat: int, scale: float, fill: str, edge: float, left: float = 0.0, down: float = 0.0) -> Shape:
    """The shape of a seat, moved from the middle to the left and down."""
    corners = SEAT_CORNERS[seat]
    if not corners:
        return Shape(circle=(-left, down, DISC * scale), fill=fill, stroke=INK, width=edge)
    path = polygon((x * scale - left, y * scale + down) for x, y in corners)
    return Shape(path=path, fill=fill, stroke=INK, width=edge)
