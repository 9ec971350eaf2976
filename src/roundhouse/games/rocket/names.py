"""How the things of the board are written, read and picked: hexes as [q, r], cities, industries and lines by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from roundhouse.engine.fields import BadNotation, Field, Name
from roundhouse.engine.text import Text
from roundhouse.games.rocket.board import Board, only_board
from roundhouse.games.rocket.state import State


class Hex(Field):
    """A hex by its coordinates. Those off the board have numbers too, so that the rules can refuse them.

    In a line of text it may also stand as the board calls it, `J15`.
    """

    def write(self, state: State, value: int) -> list[int]:
        return list(state.board.coordinate(value))

    def read(self, state: State, data: dict[str, Any], key: str) -> int:
        value = data.get(key)
        if isinstance(value, (list, tuple)) and len(value) == 2 and all(type(part) is int for part in value):
            return state.board.number(value[0], value[1])
        raise BadNotation(key, Text("problem-action-hex"))

    def pick(self, state: State, value: int) -> str:
        return self.pick_on(state.board, value)

    def pick_on(self, board: Board, value: int) -> str:
        return _written(self.kind, board.coordinate(value))

    def picks_known(self, state: State) -> dict[int, str]:
        return state.board.picks.setdefault(self.kind, {})

    def read_text(self, state: State, text: str) -> int:
        if "," not in text and text in state.board.labels:
            return state.board.labels.index(text)
        q, r = text.split(",")
        return state.board.number(int(q), int(r))

    def show(self, value: int) -> str:
        board = only_board()
        return f"hex {value}" if board is None else board.label(value)


@lru_cache(maxsize=4096)
def _written(kind: str, coordinate: tuple[int, int]) -> str:
    """The same few hundred are asked for again and again: hundreds of actions may be legal at once."""
    q, r = coordinate
    return f"{kind}:{q},{r}"


class OfBoard(Name):
    """Something that the board has, by its name."""

    def __init__(self, pick: str, of: Callable[[Board], Sequence[str]]) -> None:
        super().__init__(pick, lambda state: of(state.board), shown=lambda: _shown(of))


def _shown(of: Callable[[Board], Sequence[str]]) -> Sequence[str]:
    board = only_board()
    return () if board is None else of(board)


HEX: Final = Hex("hex")
STATION: Final = Hex("station").called("from")
CITY: Final = OfBoard("city", lambda board: board.city_names)
INDUSTRY: Final = OfBoard("industry", lambda board: board.industries)
LINE: Final = OfBoard("loco", lambda board: board.line_ids)
SHARES: Final = Field("bid", most=0).called("n")
