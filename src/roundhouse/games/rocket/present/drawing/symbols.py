"""The symbols of the board: locomotive, stations, the shapes of the seats, industries and marks."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundhouse.engine.outlines import box, move, polygon
from roundhouse.engine.pieces import INK, PAPER, SEAT_CORNERS, locomotive, seat_shape
from roundhouse.engine.scene import Shape

HOUSE: Final = "M-40 34V-10L0-42L40-10V34Z"


@cache
def symbols() -> dict[str, tuple[Shape, ...]]:
    """All symbols by name."""
    made = {
        "loco": locomotive(),
        "loco-preview": locomotive(edge=(9, 7)),
        "town": town(),
        "start": starting_town(),
        "arrow": arrow(),
        "buffer": buffer_stop(),
        "connector": connector(),
        "indicator": indicator(),
        **{f"industry-{name}": shapes for name, shapes in INDUSTRIES.items()},
    }
    for seat in range(len(SEAT_CORNERS)):
        made[f"seat-{seat + 1}"] = (seat_shape(seat, 1.75, fill="@colour", edge=3.2),)
        made[f"cube-{seat + 1}"] = cube(seat)
        made[f"station-{seat + 1}"] = station(seat)
    return made


def station(seat: int) -> tuple[Shape, ...]:
    """A house in the player's colour with the player's shape on it."""
    return (
        Shape(path=HOUSE, fill="keyline", stroke="keyline", width=18),
        Shape(path=HOUSE, fill="@colour", stroke=INK, width=6),
        seat_shape(seat, 1.6, fill=PAPER, edge=2.4, down=4),
    )


def cube(seat: int) -> tuple[Shape, ...]:
    """A cube in the player's colour with the player's shape on it."""
    return (
        Shape(path=box(44, 44, 5), fill="@colour", stroke=INK, width=3.2),
        seat_shape(seat, 0.95, fill=PAPER, edge=2),
    )


def indicator() -> tuple[Shape, ...]:
    """The small cube on a connected city."""
    return (Shape(path=box(24, 24, 3), fill="board-ink", stroke="keyline", width=4),)


def connector() -> tuple[Shape, ...]:
    """A ring where the track of two lines was joined."""
    return (Shape(circle=(0, 0, 15), fill="raised", stroke="board-ink", width=6),)


def town() -> tuple[Shape, ...]:
    """A ring and a dot."""
    return (
        Shape(circle=(0, 0, 30), fill="raised", stroke="board-ink", width=9),
        Shape(circle=(0, 0, 12), fill="board-ink"),
    )


def starting_town() -> tuple[Shape, ...]:
    """A diamond in the line's colour."""
    diamond = polygon(((0, -45.3), (45.3, 0), (0, 45.3), (-45.3, 0)))
    return (
        Shape(path=diamond, fill="keyline", stroke="keyline", width=16),
        Shape(path=diamond, fill="@colour", stroke=INK, width=6, join="miter"),
        Shape(circle=(0, 0, 13), fill=PAPER, stroke=INK, width=5),
    )


def arrow() -> tuple[Shape, ...]:
    """Points east, to another way the line could go."""
    return (Shape(path="M-34 0H16M0-24L30 0L0 24", stroke="@colour", width=11, cap="round"),)


def buffer_stop() -> tuple[Shape, ...]:
    """Stands across the track before a locomotive that faces east: the end of the line."""
    beam = box(15, 78, 3, 108, 0)
    posts = move((92, -19)) + "H101" + move((92, 19)) + "H101"
    return (
        Shape(path=beam, fill="keyline", stroke="keyline", width=16),
        Shape(path=posts, stroke=INK, width=11, cap="round"),
        Shape(path=beam, fill="barrier", stroke=INK, width=5),
        Shape(path="M108-13V13", stroke=PAPER, width=15),
        Shape(path=beam, stroke=INK, width=5),
    )


def _icon(*paths: str, cuts: str = "", drawn: str = "") -> tuple[Shape, ...]:
    shapes = [Shape(path=path, fill="@colour") for path in paths]
    if cuts:
        shapes.append(Shape(path=cuts, stroke="raised", width=1.2))
    if drawn:
        shapes.append(Shape(path=drawn, stroke="@colour", width=1.5, cap="round"))
    return tuple(shapes)


#: Solid silhouettes with a few cuts, in a box from -12 to 12: anvil, spool, tankard, boot.
INDUSTRIES: Final = {
    "steel": _icon("M-10-5h4.5v-.8H10c-.3 3-2.5 4.6-5.5 5v2.6h-1.2l1.5 4.7H-5l1.5-4.7H-4.7v-1.5C-7.5 0-9.5-1.8-10-5z"),
    "textiles": _icon(
        "M-7-9h14v3.2h-2v11.6h2V9H-7v-3.2h2V-5.8H-7z",
        cuts="M-5-3h10M-5 0h10M-5 3h10",
        drawn="M5 4c3 0 4.5 1.5 4.3 5.5",
    ),
    "brewing": _icon(
        "M-8-4.8C-8.8-7.3-6.4-9.2-4.3-8.3-3-10.4.4-10.3 1.4-8.1c2.2-.6 3.8 1.3 3 3.3z",
        "M-7.5-3.5H4v2h2.2a3 3 0 0 1 3 3v2.3a3 3 0 0 1-3 3H4V9H-7.5zM4 .5v4.3h1.9a1 1 0 0 0 1-1v-2.3a1 1 0 0 0-1-1z",
        cuts="M-4.3-.5v6.5M-1.7-.5v6.5M.9-.5v6.5",
    ),
    "leather": _icon(
        "M-5-9.5h7v9.2c1.2 1.8 3.2 2.4 5.3 2.9 1.6.4 2.5 1.5 2.5 3.1V7H-5.7c-.2-5.5.9-10.5.7-16.5z",
        "M-6 8.2h15.8V10H-6z",
        cuts="M-1-6.2h3M-1-3.4h3",
    ),
}
