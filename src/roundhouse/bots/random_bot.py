"""The random bot: draws a kind of action, then an action of that kind, without listing them."""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text

REASON: Final = Text("reason-random")


def random_action(legal: Legal[Any], chance: Chance) -> Any:
    """Draw a kind of action, then an action of that kind."""
    return legal.draw(chance)


class RandomBot:
    """Plays anything that is legal."""

    name = "random"
    describe = Text("describe-random")
    #: Looks at nothing but the list of legal actions.
    only_legal = True

    def __init__(self, ruleset: AnyRules) -> None:
        self.ruleset = ruleset

    def choose(self, state: Any, chance: Chance) -> Move:
        return Move(random_action(self.ruleset.legal(state), chance), REASON)
