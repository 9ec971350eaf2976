"""`roundhouse games`: which games are installed, with their options and bots."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from roundhouse.bots import ladder
from roundhouse.cli.choices import game_words
from roundhouse.engine.registry import find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.words import Words

NAME = "games"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", help=words.say("cli-games-one"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    for name in [chosen.game] if chosen.game else names():
        describe(find(name), words)
    return 0


def describe(ruleset: AnyRules, words: Words) -> None:
    print(f"{ruleset.id}  {ruleset.title}")
    print("  " + words.say("games-players", least=ruleset.seats[0], most=ruleset.seats[-1]))
    print("  " + words.say("games-bots", bots=", ".join(ladder.names(ruleset))))
    spoken = game_words(ruleset, words)
    defaults = ruleset.complete({})
    for field in msgspec.structs.fields(ruleset.Options):
        print(f"  {field.name}={show(defaults.get(field.name))}  {help_of(spoken, field.name)}")


def help_of(spoken: Words, field: str) -> str:
    key = f"option-{field}-help"
    return spoken.say(key) if spoken.has(key) else ""


def show(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return msgspec.json.encode(value).decode()
    return "none" if value is None else str(value)
