"""Commands: what a game adds to the `roundhouse` command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.engine.core import A, Core, S


class Commands(Core[S, A]):
    """A game with commands of its own gives them by name."""

    def commands(self) -> dict[str, Callable[[Any], None]]:
        """For each command the function that declares its arguments and what it does (see cli/main.py)."""
        return {}
