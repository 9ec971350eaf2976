"""What several commands ask for: a game, its options as key=value, numbers with limits."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any, Final

from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.words import Words

#: In every language, whichever is spoken; the accent is not on every keyboard.
YES_OR_NO: Final = {"yes": True, "sì": True, "si": True, "no": False}


def add_game(parser: argparse.ArgumentParser, words: Words, *, optional: bool = False) -> None:
    parser.add_argument("game", nargs="?" if optional else None, help=words.say("cli-game", games=", ".join(names())))
    parser.add_argument("options", nargs="*", metavar="key=value", help=words.say("cli-options"))


def read_options(pairs: list[str]) -> dict[str, Any]:
    """`edition=2018 isolation_model=exact` as a dictionary; values that are JSON are read as such."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Trouble("trouble-option", given=pair)
        options[key] = read_value(key, value)
    return options


def read_value(key: str, value: str) -> Any:
    """Years and file names stay text; yes/no, numbers and objects become what they say."""
    if key in ("edition", "board"):
        return value
    if value in YES_OR_NO:
        return YES_OR_NO[value]
    if value == "none":
        return None
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def complete_options(ruleset: AnyRules, pairs: list[str]) -> dict[str, Any]:
    return ruleset.complete(read_options(pairs))


def check_players(ruleset: AnyRules, players: int) -> int:
    if players not in ruleset.seats:
        raise Trouble("trouble-players", least=ruleset.seats[0], most=ruleset.seats[-1], given=players)
    return players


def at_least(least: int, words: Words) -> Callable[[str], int]:
    """A whole number that is not too small, for argparse."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(words.say("trouble-number", least=least, given=text))
        return number

    return read


def game_words(ruleset: AnyRules, words: Words, player_names: tuple[str, ...] = ()) -> Words:
    """Words that know the game and the names of its players."""
    return Words(words.language, [ruleset.words], player_names)


__all__ = ["add_game", "at_least", "check_players", "complete_options", "find", "game_words", "read_options"]
