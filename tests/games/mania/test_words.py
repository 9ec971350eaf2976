"""The word files of 1862: complete, equal in both languages, true to the glossary."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from roundhouse.games.mania import RULESET
from roundhouse.games.mania.options import RULINGS, Options
from roundhouse.games.mania.steps import DECISIONS
from roundhouse.words import Words, rule_key

SOURCE = Path(__file__).parents[3] / "src" / "roundhouse" / "games" / "mania"
SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "1862.md"
CHAPTERS = sorted({file.name.split(".")[0] for file in RULESET.words.glob("*.ftl")})
#: Rightly the same in both languages.
SAME = {"game-1862-title", "money", "board-holding", "option-no", "tip-hex"}


class Parts(Visitor):
    """Words and arguments of a message."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.arguments: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the name is the library's
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)


def chapter(name: str, language: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse((RULESET.words / f"{name}.{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            assert entry.value is not None
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry.value)
        else:
            assert isinstance(entry, (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)), entry
    return found


@pytest.mark.parametrize("name", CHAPTERS)
def test_both_languages_say_the_same(name: str) -> None:
    english, italian = chapter(name, "en"), chapter(name, "it")
    assert list(english) == list(italian)
    for key, parts in english.items():
        assert parts.arguments == italian[key].arguments, key
        if parts.words != [] and key not in SAME:
            assert parts.words != italian[key].words, key


def test_no_key_is_in_two_chapters() -> None:
    keys = [key for name in CHAPTERS for key in chapter(name, "en")]
    assert len(keys) == len(set(keys))


def source_text() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")) if "drawing" not in path.parts)


def test_every_refusal_has_words() -> None:
    words = Words("en", [RULESET.words])
    keys = set(re.findall(r'"((?:why|tile|run|chain)-[a-z]+(?:-[a-z]+)*)"', source_text()))
    assert len(keys) > 100
    assert {key for key in keys if not words.has(key)} <= {"run-trains"}


def test_every_rule_that_is_named_is_in_the_specification_and_has_words() -> None:
    words = Words("it", [RULESET.words])
    text = SPECIFICATION.read_text("utf-8")
    rules = set(re.findall(r'"(R\d[\w.]*-[a-z])"', source_text()))
    assert len(rules) > 90
    for rule in rules:
        assert f"**{rule}**" in text, rule
        assert words.has(rule_key(rule)), rule


def test_every_event_prompt_and_option_has_words() -> None:
    words = Words("en", [RULESET.words])
    events = set(re.findall(r'\.tell\("([a-z-]+)"', source_text()))
    assert {key for key in events if not words.has(f"event-{key}")} == set()
    for name, _ in DECISIONS:
        for whose in ("you", "other"):
            assert words.has(f"ask-{name.replace('_', '-')}-{whose}"), name
    for name in Options.__struct_fields__:
        assert words.has(f"option-{name}"), name
        assert words.has(f"option-{name}-help"), name
    assert set(RULINGS) <= set(Options.__struct_fields__)


def test_the_glossary_is_kept() -> None:
    """A term that stands in an English message stands, in one of its forms, in the Italian one."""
    terms = json.loads((RULESET.words / "terms.json").read_text("utf-8"))["terms"]
    for name in CHAPTERS:
        english, italian = chapter(name, "en"), chapter(name, "it")
        for key, parts in english.items():
            there = " ".join(italian[key].words).lower()
            said = " ".join(parts.words)
            for term in terms:
                if any(re.search(rf"\b{re.escape(form)}\b", said) for form in term["en"]):
                    assert any(form.lower() in there for form in term["it"]), (key, term["id"])
