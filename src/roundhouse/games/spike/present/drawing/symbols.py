"""The symbols of the board: plates of cities with their goods, trains, the shapes of the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.engine.outlines import box
from roundhouse.engine.pieces import PAPER, SEAT_CORNERS, locomotive, seat_shape
from roundhouse.engine.scene import Shape
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.present.drawing.goods import GOODS, UNKNOWN
from roundhouse.games.spike.present.drawing.scale import CITY, SCALE

#: The good on a plate, in parts of its own box, which is 24 wide.
GOOD_SCALE: Final = 21 / 24 * SCALE
PILL: Final = (34 * SCALE, 22 * SCALE)


@lru_cache(maxsize=16)
def symbols(board: Board) -> dict[str, tuple[Shape, ...]]:
    """All symbols by name."""
    made = {
        "train": locomotive(),
        "plate": plate(),
        "pill": pill(),
        **{f"good-{name}": GOODS.get(name, UNKNOWN) for name in board.commodities},
    }
    for seat in range(len(SEAT_CORNERS)):
        made[f"mark-{seat + 1}"] = (seat_shape(seat, 0.54 * SCALE, fill=PAPER, edge=1.8 * SCALE),)
        made[f"served-{seat + 1}"] = (seat_shape(seat, 0.62 * SCALE, fill="@colour", edge=1.5 * SCALE),)
    return made


def plate() -> tuple[Shape, ...]:
    return (Shape(circle=(0, 0, CITY * SCALE), fill="raised", stroke="board-ink", width=2.2 * SCALE),)


def pill() -> tuple[Shape, ...]:
    """What a delivery pays stands on it."""
    return (Shape(path=box(*PILL, PILL[1] / 2), fill="brass", stroke="keyline", width=2 * SCALE),)
