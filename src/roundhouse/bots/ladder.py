"""The ladder of bots: every name that can take a seat in a game, and the bot behind it.

A bot is requested by name, optionally with the seconds it may think and a temper, where it supports them:
`master`, `master:5`, `engineer:friendly`, `master:0.5:sharp`. Bots of other packages are there by the names that these
gave them; somebody at this machine may also name one by module and class, `package.module:Class` (`seated`).
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from roundhouse.bots import brought, prompter
from roundhouse.bots.greedy import Greedy
from roundhouse.bots.random_bot import RandomBot
from roundhouse.bots.search import FRIENDLY
from roundhouse.engine.bot import Bot
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text

#: Bots that play every game, weakest first.
GENERIC: Final[dict[str, Callable[[AnyRules], Bot]]] = {"random": RandomBot, "greedy": Greedy}
#: A benchmark for other bots. Not offered to people where a game has bots of its own.
YARDSTICK: Final = "greedy"
#: Limits of the thinking time that can be requested, in seconds per decision.
LEAST_SECONDS: Final = 0.05
MOST_SECONDS: Final = 60.0


class UnknownBot(Problem):
    """No bot of this game has that name; the message lists those there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name, Text("problem-unknown-bot", {"known": ", ".join(known)}))
        self.name = name
        self.known = known

    def __reduce__(self) -> tuple[type[UnknownBot], tuple[str, list[str]]]:
        return UnknownBot, (self.name, self.known)


class Level(NamedTuple):
    """A bot as people choose it: how it plays, how long it thinks per decision (0: not at all), and its tempers."""

    name: str
    describe: Text | None
    seconds: float
    tempers: tuple[str, ...]


def names(ruleset: AnyRules) -> list[str]:
    """All bots that can play this game, weakest first; a game may have its own version of a generic bot.

    Those that other packages bring come last, for nobody knows how they play.
    """
    ours = ours_of(ruleset)
    return [*ours, *(name for name in brought.installed(ruleset) if name not in ours)]


def ours_of(ruleset: AnyRules) -> list[str]:
    """The bots of the game and those that play all games."""
    return [*GENERIC, *(name for name in ruleset.bots if name not in GENERIC)]


def offered(ruleset: AnyRules) -> list[Level]:
    """The levels that people can choose, weakest first."""
    own = [name for name in ruleset.bots if name not in GENERIC]
    ours = [level(name, ruleset) for name in ours_of(ruleset) if name != YARDSTICK or not own]
    return [*ours, *brought_levels(ruleset)]


def brought_levels(ruleset: AnyRules) -> Iterator[Level]:
    """What other packages bring; a bot that cannot even be made is nobody's opponent, and no reason to list none."""
    for name in names(ruleset)[len(ours_of(ruleset)) :]:
        try:
            yield level(name, ruleset)
        except Exception as error:  # whatever another package's code may raise
            warnings.warn(f"the bot {name!r} cannot play {ruleset.id}: {error!r}", stacklevel=2)


def level(name: str, ruleset: AnyRules) -> Level:
    bot = make(name, ruleset)
    describe, tempers = getattr(bot, "describe", None), getattr(bot, "tempers", ())
    return Level(name, describe, seconds_of(name, ruleset), tuple(tempers))


def seconds_of(wish: str, ruleset: AnyRules) -> float:
    """How long the requested bot thinks per decision; 0 if it answers at once."""
    return getattr(make(wish, ruleset), "seconds", None) or 0.0


def gentlest(ruleset: AnyRules) -> str:
    """The opponent for a first game: the weakest bot that knows the game, in a friendly temper if it has one."""
    levels = [each for each in offered(ruleset) if each.name in ours_of(ruleset)]
    first = next((each for each in levels if each.name not in GENERIC), levels[0])
    return f"{first.name}:{FRIENDLY}" if FRIENDLY in first.tempers else first.name


def strongest(ruleset: AnyRules, seconds: float = 0.0) -> str:
    """The strongest bot that thinks no longer than that per decision; by default, one that plays at once."""
    ours = ours_of(ruleset)
    return [each.name for each in offered(ruleset) if each.seconds <= seconds and each.name in ours][-1]


def make(wish: str, ruleset: AnyRules) -> Bot:
    """The requested bot, ready to play; `UnknownBot` if there is none."""
    name, *settings = wish.split(":")
    if name in ruleset.bots:
        told = settings_of(ruleset.bots[name](), settings) if settings else {}
        if told is not None:
            return ruleset.bots[name](**told)
    elif name in GENERIC and not settings:
        return GENERIC[name](ruleset)
    elif name == prompter.NAME and len(settings) == 1:
        return prompter.Prompter(ruleset, settings[0])
    elif name in (others := brought.installed(ruleset)) and not settings:
        return brought.made(name, others[name], ruleset)
    raise UnknownBot(wish, names(ruleset))


def settings_of(bot: Bot, settings: list[str]) -> dict[str, Any] | None:
    """The arguments for a bot's settings; None if it does not support them."""
    told: dict[str, Any] = {}
    for setting in settings:
        if setting in getattr(bot, "tempers", ()):
            told["temper"] = setting
        elif getattr(bot, "seconds", None) and is_thinking_time(setting):
            told["seconds"] = float(setting)
        else:
            return None
    return told if len(told) == len(settings) else None


def is_thinking_time(text: str) -> bool:
    """A plain decimal number of seconds."""
    whole, _, part = text.partition(".")
    if not (whole + part).isdecimal() or not (whole + part).isascii() or len(text) > 6:
        return False
    return LEAST_SECONDS <= float(text) <= MOST_SECONDS


def seated(entrant: str | Bot, ruleset: AnyRules) -> Bot:
    """A bot by its name or by module and class, or a custom bot as it is: for contests on one's own machine."""
    if isinstance(entrant, type):
        raise TypeError(f"{entrant.__name__} is a class; a bot is an object of it: {entrant.__name__}()")
    if not isinstance(entrant, str):
        return entrant
    if brought.is_address(entrant) and entrant.partition(":")[0] not in names(ruleset):
        return brought.imported(entrant, ruleset)
    return make(entrant, ruleset)


def is_tried(entrant: str | Bot, ruleset: AnyRules) -> bool:
    """Whether it is a bot of ours, whose choices need no check."""
    return isinstance(entrant, str) and entrant.partition(":")[0] in [*ours_of(ruleset), prompter.NAME]
