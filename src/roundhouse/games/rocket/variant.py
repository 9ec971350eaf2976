"""The second board that comes with the game: another reconstruction of ours, tuned by simulation (docs/boards.md)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.boardfile import read_board


@cache
def variant_data() -> dict[str, Any]:
    """The data of the board."""
    text = files("roundhouse.games.rocket").joinpath("variant.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def variant_board() -> Board:
    board = read_board(variant_data())
    board.origin = (variant_board, ())
    return board
