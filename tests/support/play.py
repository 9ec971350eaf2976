"""Random play of any game: what tests walk through a game with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup

#: No game of the tests needs more decisions than this.
ENDLESS = 3000


class Walk(NamedTuple):
    """A game that was played for a while: its set-up, the actions taken, and where they led."""

    ruleset: AnyRules
    setup: Setup
    state: Any
    log: list[Any]
    events: list[list[Event]]
    #: For whatever else is to be drawn at random.
    chance: Chance

    @property
    def over(self) -> bool:
        return self.ruleset.decision(self.state) is None


def choose(ruleset: AnyRules, state: Any, chance: Chance, taste: Mapping[str, int] | None = None) -> Any:
    """A legal action: first the kind, as often as `taste` says (default: all alike), then one of that kind."""
    tickets = [kind for kind in ruleset.legal(state).kinds for _ in range((taste or {}).get(kind.kind, 1))]
    kind = chance.choice(tickets)
    return kind.at(chance.below(kind.count()))


def go_on(
    played: Walk, until: Callable[[Any], bool], decisions: int = 100, taste: Mapping[str, int] | None = None
) -> bool:
    """Play on until the state is one of a certain kind; False if it did not come to that."""
    for _ in range(decisions):
        if played.over:
            return False
        if until(played.state):
            return True
        action = choose(played.ruleset, played.state, played.chance, taste)
        played.log.append(action)
        played.events.append(played.ruleset.apply(played.state, action))
    return False


def walk(
    ruleset: AnyRules, setup: Setup, seed: int, decisions: int = ENDLESS, taste: Mapping[str, int] | None = None
) -> Walk:
    """Play that many decisions, or to the end of the game."""
    chance = Chance(seed)
    found = Walk(ruleset, setup, ruleset.setup(setup), [], [], chance)
    go_on(found, lambda state: False, decisions, taste)
    return found
