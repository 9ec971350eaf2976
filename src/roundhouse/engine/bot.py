"""Bots: players made of code. A bot sees only what its seat may know, and says why it moved."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text


class Move(NamedTuple):
    """What a bot wants to do, and why."""

    action: Any
    reason: Text


class Bot(Protocol):
    """Chooses an action for the seat that must decide, from that seat's observation of the game.

    A `name`, where it has one, is what it is called in results; `only_legal` says that it looks at nothing but the
    legal actions, and spares the work of hiding the rest from it.
    """

    def choose(self, state: Any, chance: Chance) -> Any:
        """An action, or a `Move` with the reason for it. `state` is what `observe` gave, and may be changed freely."""
