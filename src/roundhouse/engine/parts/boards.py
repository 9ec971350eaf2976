"""Board files: games that can be played on custom boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.boardtext import BoardText
from roundhouse.engine.core import A, Core, S
from roundhouse.engine.parts.secrets import View


class Boards(Core[S, A]):
    """A game with board files has an option `board`, which takes the data of one."""

    def board_data(self) -> dict[str, Any] | None:
        """The default board file, as data."""
        return None

    def check_board(self, data: Mapping[str, Any]) -> None:
        """Check a board that somebody supplies: `BadBoard` has the place of every mistake."""

    def entitled(self, data: Mapping[str, Any], title: str, provenance: str) -> dict[str, Any]:
        """The data of a custom board, with its owner's title and note on where it comes from."""
        return {**data, "title": title, "provenance": provenance}

    def about_board(self, view: View) -> AboutBoard | None:
        """What there is to say about the board in play."""
        return None

    # -- boards as text

    #: The names of the text files that make up a board; none: boards have no text form.
    board_files: ClassVar[tuple[str, ...]] = ()

    def write_board(self, data: Mapping[str, Any]) -> dict[str, str]:
        """A board as text, file by file, without loss. It need not be playable yet, but must have the right shape."""
        raise NotImplementedError

    def read_board_files(self, files: Mapping[str, str]) -> BoardText:
        """The board that text files describe; those that are missing are taken from ours. `BadText` says where it is
        wrong and what would be right."""
        raise NotImplementedError

    def board_paths(self, data: Mapping[str, Any]) -> dict[str, tuple[str | int, ...]]:
        """Where the places of mistakes are in the data: `hex:3,5` is at `("hexes", 12)`."""
        return {}
