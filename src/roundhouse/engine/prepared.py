"""What the options of a game with boards amount to, worked out once for all games that have the same ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from roundhouse.engine.setup import written

B = TypeVar("B")
S = TypeVar("S")


class Prepared(NamedTuple, Generic[B, S]):
    """The completed options, the board and the switches of a game."""

    options: dict[str, Any]
    board: B
    switches: S


class Boards(NamedTuple, Generic[B]):
    """The boards of a game: the printed one, the second one, and how one from a file is loaded, checked and read."""

    printed: Callable[[], B]
    variant: Callable[[], B]
    load: Callable[[str], dict[str, Any]]
    check: Callable[[dict[str, Any]], object]
    read: Callable[[dict[str, Any]], B]


def preparing(
    complete: Callable[[Mapping[str, Any]], dict[str, Any]],
    switches: Callable[[Mapping[str, Any]], S],
    boards: Boards[B],
) -> Callable[[Mapping[str, Any]], Prepared[B, S]]:
    """The function that prepares games of one kind from their options."""

    def prepared(given: Mapping[str, Any]) -> Prepared[B, S]:
        if isinstance(given.get("board"), str) and given["board"] != "variant":
            given = {**given, "board": boards.load(given["board"])}
            boards.check(given["board"])
        return remembered(written(given))

    @lru_cache(maxsize=64)
    def remembered(given: str) -> Prepared[B, S]:
        completed = complete(json.loads(given))
        data = completed["board"]
        board = boards.printed() if data is None else boards.variant() if data == "variant" else boards.read(data)
        return Prepared(completed, board, switches(completed))

    return prepared
