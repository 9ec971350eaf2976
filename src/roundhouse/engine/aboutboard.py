"""About a board: what is worth saying of the board that a game is played on, where it comes from a file."""

from __future__ import annotations

from typing import NamedTuple

from roundhouse.engine.text import Text


class AboutBoard(NamedTuple):
    """The name of a board, whether it only reconstructs a printed one, and what else there is to know of it."""

    title: str
    reconstruction: bool
    notes: tuple[Text, ...]
