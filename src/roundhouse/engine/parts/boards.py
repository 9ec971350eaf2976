"""Board files: games that can be played on boards of one's own."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.core import A, Core, S
from roundhouse.engine.parts.secrets import View


class Boards(Core[S, A]):
    """A game with board files has an option `board`, which takes the data of one."""

    def board_data(self) -> dict[str, Any] | None:
        """The usual board file, as data."""
        return None

    def about_board(self, view: View) -> AboutBoard | None:
        """What there is to say of the board that is played on."""
        return None
