"""`roundhouse check-game`: does a game keep its contract? For authors, before anybody plays it."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

from roundhouse.cli.choices import at_least, complete_options
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import GROUP, find
from roundhouse.engine.rules import AnyRules, Rules
from roundhouse.testing import check_rules
from roundhouse.words import Words

NAME = "check-game"

#: Where the modules of a package may lie beside its pyproject.toml.
SOURCES = (".", "src")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="NAME|FOLDER", help=words.say("cli-check-game-game"))
    parser.add_argument("options", nargs="*", metavar="key=value", help=words.say("cli-options"))
    parser.add_argument("--games", type=at_least(1, words), default=20, metavar="N", help=words.say("cli-games-count"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.say("cli-seed"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    """1 if a game breaks its contract; what is broken is said in English, as errors of programs are."""
    broken = 0
    for name, ruleset in games_of(chosen.game):
        options = complete_options(ruleset, chosen.options)
        try:
            check_rules(ruleset, games=chosen.games, options=options, seed=chosen.seed)
        except AssertionError as error:
            broken += 1
            print(words.say("check-game-broken", game=name))
            print(f"  {error}")
        else:
            print(words.say("check-game-kept", game=name, n=chosen.games))
    return 1 if broken else 0


def games_of(given: str) -> Iterator[tuple[str, AnyRules]]:
    """An installed game by its name, or every game of a package by its folder, which need not be installed."""
    project = Path(given) / "pyproject.toml"
    if not project.is_file():
        yield given, find(given)
        return
    for name, value in entries(project).items():
        ruleset = EntryPoint(name, value, GROUP).load()
        if not isinstance(ruleset, Rules):
            raise Trouble("trouble-check-game-rules", given=value)
        yield name, ruleset


def entries(project: Path) -> dict[str, str]:
    """What the package registers as games; its modules can be imported from now on."""
    try:
        told = tomllib.loads(project.read_text("utf-8"))
        found = dict(told["project"]["entry-points"][GROUP])
    except (KeyError, TypeError, ValueError):
        raise Trouble("trouble-check-game-entries", file=str(project), group=GROUP) from None
    sys.path[:0] = [str((project.parent / place).resolve()) for place in SOURCES]
    return found
