"""Messages are parsed when they are first said; that must make no difference to what is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from roundhouse.engine.registry import find, names
from roundhouse.words import LANGUAGES, OWN_FOLDER, word_files
from roundhouse.words.messages import Messages, written

FILES = [
    file
    for folder in (OWN_FOLDER, *(find(name).words for name in names()))
    for language in LANGUAGES
    for file in word_files(folder, language)
]


@pytest.fixture
def said(tmp_path: Path) -> Messages:
    text = """
# Comments belong to nobody.
hello = Hello, { name }!
name = { $count ->
    [one] friend
   *[other] { -people }
}
-people = dear { kind }

long =
    one line

    and another
kind = people
empty =
    .title = only a title
hello = Good day, { name }!
"""
    file = tmp_path / "some.en.ftl"
    file.write_text(text, "utf-8")
    return Messages("en", [file])


def test_references_are_followed(said: Messages) -> None:
    assert said.say("hello", {"count": 1}) == ("Good day, friend!", [])
    assert said.say("hello", {"count": 2}) == ("Good day, dear people!", [])


def test_what_is_indented_belongs_to_the_message(said: Messages) -> None:
    assert said.say("long", {}) == ("one line\n\nand another", [])


def test_what_is_not_there_or_says_nothing(said: Messages) -> None:
    assert "empty" in said
    assert said.say("empty", {}) is None
    assert "nowhere" not in said
    assert said.say("nowhere", {}) is None


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.name}")
def test_a_file_is_cut_as_it_is_parsed(file: Path) -> None:
    whole = [entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Message)]
    cut = {name: FluentParser().parse(text).body[0] for name, text in written(file).items()}
    assert list(cut) == [entry.id.name for entry in whole]
    for entry in whole:
        assert cut[entry.id.name].equals(entry, ignored_fields=["span", "comment"])
