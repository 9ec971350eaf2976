"""The words of the table: everything it says is in both word files, with the same arguments, and they differ."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import roundhouse.table
from roundhouse.engine.text import Arg, Text
from roundhouse.table.records import BotSat, Ending, Proposal, Speed
from roundhouse.words import LANGUAGES, OWN_FOLDER, Words

SOURCE = Path(roundhouse.table.__file__).parent


class Use(NamedTuple):
    """A key that the source says, as a pattern, and the arguments it gives (None: known at run time only)."""

    key: str
    arguments: frozenset[str] | None


def keys(language: str) -> list[str]:
    resource = FluentParser().parse((OWN_FOLDER / f"table.{language}.ftl").read_text("utf-8"))
    assert not any(isinstance(entry, ftl.Junk) for entry in resource.body)
    return [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]


def message(language: str, key: str) -> str:
    """A message as it is written."""
    text = (OWN_FOLDER / f"table.{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} =(.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group(1).strip()


def arguments(language: str, key: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message(language, key)))


def uses() -> Iterator[Use]:
    """Every key that stands in the source of the table."""
    for file in sorted(SOURCE.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="Text"), args=[ast.Constant(value=str(key)), *given]):
                    yield Use(key, frozenset(names(given)))
                case ast.Constant(value=str(key)) if re.fullmatch(r"table(-[a-z]+)+", key):
                    yield Use(key, None)


def names(given: list[ast.expr]) -> set[str]:
    parts = given[0].keys if given and isinstance(given[0], ast.Dict) else []
    return {str(part.value) for part in parts if isinstance(part, ast.Constant)}


def bot_keys() -> set[str]:
    """Said when a bot sits down, when something is proposed, when a game ends: one sentence for each."""
    proposed = {f"table-proposed-{what}" for what in get_args(Proposal)}
    return {
        *(f"table-log-bot-{why}" for why in get_args(get_type_hints(BotSat)["why"])),
        *(f"table-log-bots-{speed.replace('_', '-')}" for speed in get_args(Speed)),
        *(f"table-ended-{why}" for why in get_args(Ending)),
        *proposed,
        # Whoever offers a draw plays.
        *(f"{key}-host" for key in proposed if key != "table-proposed-draw"),
    }


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert keys("en") == keys("it")
    assert len(set(keys("en"))) == len(keys("en"))
    for key in keys("en"):
        assert arguments("en", key) == arguments("it", key), key


def test_nothing_is_left_untranslated() -> None:
    for key in keys("en"):
        assert message("en", key) != message("it", key)


def test_everything_that_is_said_is_there_and_nothing_else() -> None:
    said = {use.key for use in uses() if use.key.startswith("table-")} | bot_keys()
    assert said == set(keys("en"))
    assert len(said) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_source_is_in_some_word_file(language: str) -> None:
    words = Words(language)
    for use in uses():
        assert words.has(use.key), use.key


def test_arguments_are_given() -> None:
    for use in uses():
        if use.arguments and use.key.startswith("table-"):
            assert arguments("en", use.key) <= use.arguments, use.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 11])
def test_everything_can_be_said(language: str, n: int) -> None:
    words = Words(language, names=["Ada", "Ben"])
    for key in keys(language):
        numbers = {"n", "most", "seat", "seq", "expected"}
        args: dict[str, Arg] = {name: n if name in numbers else "Ada" for name in arguments(language, key)}
        said = words.say(Text(key, args))
        assert said
        assert "{" not in said
