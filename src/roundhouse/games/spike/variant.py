"""The second board that comes with the game: ours with other colours, tuned by simulation (docs/boards.md)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from roundhouse.games.spike.board import Board
from roundhouse.games.spike.boardfile import printed_data, read_board
from roundhouse.games.spike.budget import GENEROUS


@cache
def variant_data() -> dict[str, Any]:
    """Our board, with the colours that the file has for its segments, in their order, as letters."""
    told = json.loads(files("roundhouse.games.spike").joinpath("variant.json").read_text("utf-8"))
    ours = printed_data()
    colours = [told["colours"][letter] for letter in "".join(told["segments"])]
    segments = [{**edge, "colour": colour} for edge, colour in zip(ours["edges"], colours, strict=True)]
    counts = {**ours["counts"], "edges_per_colour": {name: colours.count(name) for name in told["colours"].values()}}
    game = {**ours["game"], "title": told["title"]}
    return {**ours, "game": game, "provenance": told["provenance"], "counts": counts, "edges": segments}


@cache
def variant_board() -> Board:
    board = read_board(variant_data())
    board.origin = (variant_board, ())
    board.steps = GENEROUS
    return board
