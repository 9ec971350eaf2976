"""Board files: games that can be played on boards of one's own."""

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
        """The usual board file, as data."""
        return None

    def check_board(self, data: Mapping[str, Any]) -> None:
        """Whatever is asked of a board that somebody brings: `BadBoard` has the place of every mistake."""

    def entitled(self, data: Mapping[str, Any], title: str, provenance: str) -> dict[str, Any]:
        """The data of a board of somebody's own, under their title and with what they say of where it comes from."""
        return {**data, "title": title, "provenance": provenance}

    def about_board(self, view: View) -> AboutBoard | None:
        """What there is to say of the board that is played on."""
        return None

    # -- boards as text

    #: The names of the text files that a board can be written as; none: it has no text form.
    board_files: ClassVar[tuple[str, ...]] = ()

    def write_board(self, data: Mapping[str, Any]) -> dict[str, str]:
        """A board as text, file by file, without loss. It need not be right yet, but has to have the form of one."""
        raise NotImplementedError

    def read_board_files(self, files: Mapping[str, str]) -> BoardText:
        """The board that text files describe; those that are missing are taken from ours. `BadText` says where it is
        wrong and what would be right."""
        raise NotImplementedError

    def board_paths(self, data: Mapping[str, Any]) -> dict[str, tuple[str | int, ...]]:
        """Where the places of mistakes are found in the data: `hex:3,5` in `("hexes", 12)`."""
        return {}
