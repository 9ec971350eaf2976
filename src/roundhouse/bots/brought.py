"""Bots that others bring: installed ones, found by entry point, and those that somebody names by module and class."""

from __future__ import annotations

import inspect
import os
import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from roundhouse.engine.bot import Bot
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text

GROUP: Final = "roundhouse.bots"

#: Makes a bot, of the rules of a game or of nothing.
Maker = Callable[..., Bot]


class NoBot(Problem):
    """What was named by module and class is no bot, or is not there."""

    def __init__(self, wish: str, why: str) -> None:
        super().__init__(wish, Text("problem-no-bot", {"why": why}))
        self.wish = wish
        self.why = why

    def __reduce__(self) -> tuple[type[NoBot], tuple[str, str]]:
        return NoBot, (self.wish, self.why)


def installed(ruleset: AnyRules) -> dict[str, Maker]:
    """Bots of other packages that play this game, by name: those that say nothing of `games` play every one."""
    return {name: make for name, make in _installed().items() if ruleset.id in getattr(make, "games", (ruleset.id,))}


@cache
def _installed() -> dict[str, Maker]:
    """All of them; one that cannot be loaded is passed over with a warning."""
    found: dict[str, Maker] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found[point.name] = point.load()
        except Exception as error:  # whatever another package's code may raise
            warnings.warn(f"the bot {point.name!r} cannot be loaded: {error!r}", stacklevel=2)
    return found


def is_address(wish: str) -> bool:
    """`package.module:Class`, and no name with a setting such as `master:5`."""
    module, colon, name = wish.partition(":")
    return bool(colon) and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def imported(wish: str, ruleset: AnyRules) -> Bot:
    """The bot that a person at this machine has named; never to be asked for anybody else, for it runs their code."""
    module, _, name = wish.partition(":")
    if os.getcwd() not in sys.path:
        # A file in the current folder can be named, as with `python -m`.
        sys.path.insert(0, os.getcwd())
    try:
        make = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise NoBot(wish, str(error)) from error
    return made(wish, make, ruleset)


def made(wish: str, make: Any, ruleset: AnyRules) -> Bot:
    """The bot, made of the rules of the game if it takes them; `NoBot` if it is none."""
    if not callable(make):
        raise NoBot(wish, f"{make!r} cannot be called")
    needed = [each for each in inspect.signature(make).parameters.values() if each.default is each.empty]
    positional = [each for each in needed if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    bot = make(ruleset) if positional else make()
    if not callable(getattr(bot, "choose", None)):
        raise NoBot(wish, f"{bot!r} has no method `choose`")
    chosen: Bot = bot
    return chosen
