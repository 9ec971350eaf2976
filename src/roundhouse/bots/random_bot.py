"""The random bot: draws the kind of action, then one action of that kind. Nothing is listed."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Drawn, Legal
from roundhouse.engine.ruleset import Ruleset
from roundhouse.engine.text import Text

REASON: Final = Text("reason-random")


def random_action(legal: Legal, chance: Chance) -> Any:
    """Every kind equally likely, however many actions it has; then every action of the kind equally likely.

    Kinds that are too many to count draw one in their own way.
    """
    kind = chance.choice(legal.kinds)
    if isinstance(kind, Drawn):
        return kind.draw(chance)
    return kind.at(chance.below(kind.count()))


class RandomBot:
    """Plays anything that is legal."""

    name = "random"
    #: Looks at nothing but the list of legal actions.
    only_legal = True

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def choose(self, state: Any, chance: Chance) -> Move:
        return Move(random_action(self.ruleset.legal(state), chance), REASON)
