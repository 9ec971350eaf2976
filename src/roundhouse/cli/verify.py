"""`roundhouse verify`: replay golden games and compare everything that is recorded in them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import find, names
from roundhouse.engine.text import Text
from roundhouse.table import golden
from roundhouse.table.foreign import BadForeign, verify_foreign
from roundhouse.words import Words

NAME = "verify"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=words.say("cli-verify-files"))
    parser.add_argument("--trace", metavar="TRACE", help=words.say("cli-verify-trace"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    failed = 0
    games = [name for name in chosen.files if not is_note(name)]
    for name in chosen.files:
        if is_note(name):
            print(words.say("verify-note", file=name))
            continue
        verdict = verdict_of(Path(name), chosen.trace)
        if verdict.difference is None:
            print(words.say("verify-passed", file=name, n=verdict.decisions))
        else:
            failed += 1
            print(words.say("verify-failed", file=name, where=show(verdict.difference.where, words)))
            print(words.say("verify-expected", what=show(verdict.difference.expected, words)))
            print(words.say("verify-found", what=show(verdict.difference.found, words)), flush=True)
    # The form of this line is fixed, whatever the language: other programs read it.
    print(f"{len(games) - failed} passed, {failed} failed")
    return 1 if failed or not games else 0


def is_note(name: str) -> bool:
    """Folders of games have a README in them, which `*` catches, too."""
    return name.endswith(".md")


def verdict_of(path: Path, trace: str | None) -> golden.Verdict:
    """A golden file has lines; a game that another program has recorded is one JSON document, perhaps with a trace.

    A file that no game can read has failed like any other: the next ones are still looked at.
    """
    if trace is None and not path.name.removesuffix(".gz").endswith(".json"):
        return golden.verify(path)
    try:
        return verify_foreign(path, Path(trace) if trace is not None else None)
    except BadForeign as error:
        return golden.Verdict(0, golden.Difference("file", Text("golden-readable"), error.text.args["problem"]))
    except Problem as error:
        where, problem = error.text.args["where"], error.text.args["problem"]
        return golden.Verdict(0, golden.Difference(where, Text("golden-readable"), problem))


def show(value: Any, words: Words) -> str:
    if isinstance(value, Text):
        return Words(words.language, [find(name).words for name in names()]).say(value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
