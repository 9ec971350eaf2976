"""What could be tried: actions, legal or not, built from what the forms allow and from values seen before."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import prod
from typing import Any, Final

from roundhouse.engine.chance import Chance
from roundhouse.engine.fields import Field, Name, Word
from roundhouse.engine.rules import AnyRules

#: Integers that are always tried.
NUMBERS: Final = range(-1, 13)
#: How many actions of a kind are tried in a position, and how many values of a field are remembered.
TRIES: Final = 40
REMEMBERED: Final = 200


class Universe:
    """Actions of every kind. A game's custom fields take the values they have had in legal actions."""

    def __init__(self) -> None:
        #: Values by the class of the field and the kind of its pick, which several actions share.
        self.seen: dict[tuple[type[Field], str], dict[Any, None]] = {}

    def learn(self, actions: Iterable[Any]) -> None:
        """Remember the argument values of these actions."""
        for action in actions:
            for field, value in zip(action.form.fields, action.values(), strict=True):
                known = self.seen.setdefault((type(field), field.kind), {})
                if len(known) < REMEMBERED:
                    known[value] = None

    def values(self, state: Any, field: Field) -> list[Any]:
        """Possible values of an argument."""
        if isinstance(field, Word):
            return list(range(len(field.words)))
        if isinstance(field, Name):
            return list(range(len(field.names(state))))
        seen = self.seen.get((type(field), field.kind), {})
        return list({**dict.fromkeys(NUMBERS), **seen}) if type(field) is Field else list(seen)

    def tries(self, ruleset: AnyRules, state: Any, chance: Chance) -> list[Any]:
        """Some actions of every kind, sampled where there are too many."""
        found: list[Any] = []
        for kind in ruleset.kinds:
            values = [self.values(state, field) for field in kind.form.fields]
            if prod(map(len, values)) <= TRIES:
                found += [kind(*chosen) for chosen in product(*values)]
            else:
                found += [kind(*[chance.choice(some) for some in values]) for _ in range(TRIES)]
        return found
