"""The ladder of bots: every name that can sit at a table of a game, and the bot behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.bots.greedy import Greedy
from roundhouse.bots.random_bot import RandomBot
from roundhouse.engine.bot import Bot
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text

#: Bots that play every game, weakest first.
GENERIC: Final[dict[str, Callable[[AnyRules], Bot]]] = {"random": RandomBot, "greedy": Greedy}


class UnknownBot(Problem):
    """No bot of this game has that name; the message lists those there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name, Text("problem-unknown-bot", {"known": ", ".join(known)}))
        self.name = name
        self.known = known

    def __reduce__(self) -> tuple[type[UnknownBot], tuple[str, list[str]]]:
        return UnknownBot, (self.name, self.known)


def names(ruleset: AnyRules) -> list[str]:
    """All bots that can play this game, weakest first; a game may have a version of its own of one that plays all."""
    return [*GENERIC, *(name for name in ruleset.bots if name not in GENERIC)]


def make(name: str, ruleset: AnyRules) -> Bot:
    """The bot with that name, ready to play; `UnknownBot` if there is none."""
    if name in ruleset.bots:
        return ruleset.bots[name]()
    if name in GENERIC:
        return GENERIC[name](ruleset)
    raise UnknownBot(name, names(ruleset))


def seated(entrant: str | Bot, ruleset: AnyRules) -> Bot:
    """A bot by its name, or somebody's own as it is."""
    return make(entrant, ruleset) if isinstance(entrant, str) else entrant
