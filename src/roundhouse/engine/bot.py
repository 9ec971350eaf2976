"""Bots: players made of code. A bot sees only what its seat may know, and says why it moved."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text


class Move(NamedTuple):
    """What a bot wants to do, and why; bots that compare options also say what each is worth to them."""

    action: Any
    reason: Text
    #: What the bot expects from it, on its own scale.
    value: float = 0.0
    #: Other actions and what the bot expects from them, best first.
    alternatives: tuple[tuple[Any, float], ...] = ()


#: The reason of a bot that gives none.
NO_REASON: Final = Text("reason-none")


def as_move(chosen: Any) -> Move:
    """A bot's answer as a `Move`: a bare action is a move without a reason."""
    return chosen if isinstance(chosen, Move) else Move(chosen, NO_REASON)


class Bot(Protocol):
    """Chooses an action for the seat that must decide, from that seat's observation of the game.

    Optional attributes: `name` is what it is called in results. `only_legal` marks a built-in bot that looks only at
    the legal actions, which saves making an observation for it; your own bots always get an observation, whatever they
    declare. `describe`, a text, says how it plays, `seconds` how long it thinks about a decision, and `tempers` which
    tempers it can be given; a bot with the last two takes `temper` and `seconds` as arguments.
    """

    def choose(self, state: Any, chance: Chance) -> Any:
        """An action, or a `Move` with a reason. `state` comes from `observe` and may be modified freely."""
