"""`roundhouse word`: what a word of a game means, in one or two sentences."""

from __future__ import annotations

import argparse

from roundhouse.cli.choices import game_words
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.words import Words
from roundhouse.words.glossary import Term, meant, near, read_glossary

NAME = "word"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", help=words.say("cli-word-game"))
    parser.add_argument("term", nargs="*", help=words.say("cli-word-term"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    ruleset = find(chosen.game)
    for term in asked(ruleset, " ".join(chosen.term), words):
        print(f"{term.say}  {term.explain}")
    return 0


def asked(ruleset: AnyRules, typed: str, words: Words) -> list[Term]:
    """The term that is typed, or every one; terms of several words need no quotes."""
    terms = read_glossary(ruleset.words, words.language)
    if not typed:
        return list(terms.values())
    if (term := meant(terms, typed)) is not None:
        return [term]
    key = f"game-{ruleset.id}-title"
    spoken = game_words(ruleset, words)
    title = spoken.say(key) if spoken.has(key) else ruleset.title
    if found := near(terms, typed):
        raise Trouble("trouble-word-near", title=title, given=typed, near=", ".join(found))
    raise Trouble("trouble-word", title=title, given=typed)
