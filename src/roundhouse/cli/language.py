"""`roundhouse language`: what a translation has and lacks, message by message."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from roundhouse.engine.registry import find, names
from roundhouse.words import OWN_FOLDER, Words

NAME = "language"


class Found(NamedTuple):
    """A word file beside the English one: how many messages there are, and what is wrong with it."""

    file: str
    messages: int
    missing: list[str]
    #: Messages that English does not have, and those that are given other arguments.
    unknown: list[str]
    otherwise: list[str]


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("code", metavar="LANGUAGE", help=words.say("cli-language-code"))
    parser.add_argument("--missing", action="store_true", help=words.say("cli-language-missing"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    """Exit code 0 if nothing is missing or wrong, so that scripts can check."""
    whole = True
    for found in compared(chosen.code):
        whole = whole and not (found.missing or found.unknown or found.otherwise)
        has = found.messages - len(found.missing)
        print(words.say("language-file", file=found.file, has=has, all=found.messages))
        wrong = [
            *(("language-missing", key) for key in found.missing if chosen.missing),
            *(("language-unknown", key) for key in found.unknown),
            *(("language-otherwise", key) for key in found.otherwise),
        ]
        for what, key in wrong:
            print("  " + words.say(what, key=key))
    return 0 if whole else 1


def compared(language: str) -> Iterator[Found]:
    """Every English word file of the program and of the games, and what there is of it in the language."""
    for folder in (OWN_FOLDER, *(find(name).words for name in names())):
        for english in sorted(folder.glob("*.en.ftl")):
            own = english.with_name(f"{english.name.split('.')[0]}.{language}.ftl")
            wanted, there = messages(english), messages(own)
            common = wanted.keys() & there.keys()
            yield Found(
                file=f"{folder.parent.name}/{own.name}",
                messages=len(wanted),
                missing=[key for key in wanted if key not in there],
                unknown=[key for key in there if key not in wanted],
                otherwise=sorted(key for key in common if not there[key] <= wanted[key]),
            )


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file with the arguments that each is given."""
    if not file.exists():
        return {}
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: arguments(entry) for entry in body if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return found.names


class Arguments(Visitor):
    """Collects what a message is said with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
