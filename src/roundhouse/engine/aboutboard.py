"""About a board: what there is to say about the board of a game that comes from a file."""

from __future__ import annotations

from typing import NamedTuple

from roundhouse.engine.text import Text


class AboutBoard(NamedTuple):
    """The name of a board, whether it is only a reconstruction of a printed one, and further notes."""

    title: str
    reconstruction: bool
    notes: tuple[Text, ...]
