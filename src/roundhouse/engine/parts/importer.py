"""Importer: games that another program has recorded."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.core import A, Core, S
from roundhouse.engine.foreign import Foreign


class Importer(Core[S, A]):
    """For a game that can read other programs' files."""

    def foreign(self, data: Any) -> Foreign | None:
        """A game recorded by another program, from its plain data; None if it is not one of this game."""
        return None
