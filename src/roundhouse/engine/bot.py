"""Bots: players made of code. A bot sees only what its seat may know, and says why it moved."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text


class Move(NamedTuple):
    """What a bot wants to do, and why; from bots that compare, also what it is worth to them, and what else was."""

    action: Any
    reason: Text
    #: What the bot expects of it, on a scale of its own.
    value: float = 0.0
    #: Other actions and what the bot expects of them, best first.
    alternatives: tuple[tuple[Any, float], ...] = ()


#: The reason of a bot that gives none.
NO_REASON: Final = Text("reason-none")


def as_move(chosen: Any) -> Move:
    """What a bot has answered, as a `Move`: an action by itself is one without a reason."""
    return chosen if isinstance(chosen, Move) else Move(chosen, NO_REASON)


class Bot(Protocol):
    """Chooses an action for the seat that must decide, from that seat's observation of the game.

    A `name`, where it has one, is what it is called in results; `only_legal` says of a bot
    that a game brings that it looks at nothing but the legal actions, and spares the work of hiding the rest from it;
    a bot of one's own is shown what its seat may know, whatever it says. `describe`, a text, says how it plays,
    `seconds` how long it thinks about a decision, `tempers` how it can be told to play; a bot with those is made with
    `temper` and `seconds` as arguments.
    """

    def choose(self, state: Any, chance: Chance) -> Any:
        """An action, or a `Move` with the reason for it. `state` is what `observe` gave, and may be changed freely."""
