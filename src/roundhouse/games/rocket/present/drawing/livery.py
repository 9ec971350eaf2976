"""Liveries: the colour and the dash of every line, the colour and the shape of every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.games.rocket.board import Board


class Livery(NamedTuple):
    """How a line is painted: its colour, the ink on it, and the mark along the middle of its track."""

    colour: str
    on: str
    dash: tuple[float, ...] = ()
    double: bool = False


# A dash of 0.1 with round ends is a dot; some browsers leave out dashes of no length.
SETS: Final = {
    "red": Livery("line-lmr", "on-line-lmr"),
    "violet": Livery("line-gnr", "on-line-gnr", (34, 14)),
    "blue": Livery("line-ger", "on-line-ger", (13, 13)),
    "yellow": Livery("line-ser", "on-line-ser", (0.1, 15)),
    "black": Livery("line-lbscr", "on-line-lbscr", (30, 12, 0.1, 12)),
    "orange": Livery("line-lswr", "on-line-lswr", (26, 12, 0.1, 12, 0.1, 12)),
    "green": Livery("line-gwr", "on-line-gwr", double=True),
}


@lru_cache(maxsize=16)
def liveries(board: Board) -> dict[str, Livery]:
    """The livery of every line by its id: the set of its colour, or the next one that nobody wears."""
    worn: dict[str, str] = {}
    for line in board.lines:
        if line.colour in SETS and line.colour not in worn.values():
            worn[line.id] = line.colour
    spare = [name for name in SETS if name not in worn.values()] or list(SETS)
    others = [line.id for line in board.lines if line.id not in worn]
    for number, id in enumerate(others):
        worn[id] = spare[number % len(spare)]
    return {line.id: SETS[worn[line.id]] for line in board.lines}


def seat_colour(seat: int) -> str:
    return f"player-{seat + 1}"
