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
    """Chooses an action for the seat that must decide, from that seat's observation of the game."""

    name: str

    def choose(self, state: Any, chance: Chance) -> Move:
        """`state` is what `observe` gave to the deciding seat; it may be changed freely."""
