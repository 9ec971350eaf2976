"""Importer: games that another program has recorded."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.core import A, Core, S
from roundhouse.engine.foreign import Foreign


class Importer(Core[S, A]):
    """A game that reads other programs' files says which of them it knows."""

    def foreign(self, data: Any) -> Foreign | None:
        """A game that another program has recorded, from its plain data; None if it is none of this game."""
        return None
