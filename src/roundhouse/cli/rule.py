"""`roundhouse rule`: what a rule says, in one or two sentences."""

from __future__ import annotations

import argparse

from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find, names
from roundhouse.words import Words, rule_key

NAME = "rule"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("rules", nargs="+", metavar="RULE", help=words.say("cli-rule-ids"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    for rule in chosen.rules:
        print(explain(rule, words.language))
    return 0


def explain(rule: str, language: str) -> str:
    """Its id and the sentence of the first game that knows the rule."""
    for name in names():
        known = Words(language, [find(name).words])
        if (meant := known.rule_meant(rule)) is not None:
            return f"{meant}  {known.say(rule_key(meant))}"
    raise Trouble("trouble-rule", given=rule)
