"""Words: what is said to people, from Project Fluent files.

Every game has a folder of its own (`AnyRules.words`); the words of the program itself are in this one. The files of
a folder are called `<chapter>.<language>.ftl`. A language is offered as soon as the program has a file in it; what it
lacks is said in English, message by message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import ascii_letters
from typing import Any, Final

from roundhouse.engine.problem import speak_with
from roundhouse.engine.registry import find, names
from roundhouse.engine.text import Text
from roundhouse.words.messages import Messages

OWN_FOLDER: Final = Path(__file__).parent
#: The languages that everything is said in; tests hold them to it.
LANGUAGES: Final = ("en", "it")
#: Every language that is offered, those first.
OFFERED: Final = (
    *LANGUAGES,
    *sorted({file.name.split(".")[1] for file in OWN_FOLDER.glob("web.*.ftl")} - set(LANGUAGES)),
)

#: Beyond these, Fluent does not take strings and numbers as they are.
LONG = 1_000
BIG = 10**15
#: Nobody wants to read the digits of such a number, and Python does not like to write them.
HUGE = 10**100

#: A rule in a word file.
RULE: Final = re.compile(r"^(rule-[\w-]+) *=", re.MULTILINE)


class MissingWord(LookupError):
    """A key that no word file has."""


class Words:
    """Speaks texts in one language."""

    def __init__(self, language: str, folders: Iterable[Path] = (), names: Sequence[str] = ()) -> None:
        """`folders` are those of the games that are spoken of; `names` are the players' names by seat."""
        self.language = language
        self.names = names
        self._messages = _messages(language, (OWN_FOLDER, *folders))

    def has(self, key: str) -> bool:
        return key in self._messages

    def rule_meant(self, typed: str) -> str | None:
        """The id of the rule that somebody types, in large or small letters; None if there is none."""
        letters = len(typed) - len(typed.lstrip(ascii_letters))
        for rule in (typed, typed[:letters].upper() + typed[letters:].lower()):
            if self.has(rule_key(rule)):
                return rule
        return None

    def decimal(self, value: float) -> str:
        """A number with one decimal, as this language writes it."""
        return f"{value:.1f}".replace(".", self.say("decimal-sign"))

    def say(self, text: Text | str, /, **args: Any) -> str:
        """The text in this language. Texts among the arguments are spoken first, lists become enumerations."""
        key = text if isinstance(text, str) else text.key
        given: Mapping[str, Any] = args if isinstance(text, str) else text.args
        if key == "player":
            if self.names:
                return self._name(given["seat"])
            given = {"n": _number(given["seat"])}
        long: dict[str, str] = {}
        spoken = self._messages.say(key, {name: self._argument(given[name], long) for name in given})
        if spoken is None:
            raise MissingWord(f"no word file has the key {key!r}")
        said, errors = spoken
        if errors:
            raise MissingWord(f"{key!r} cannot be said: {errors[0]}")
        for mark, whole in long.items():
            said = said.replace(mark, whole)
        return said

    def _name(self, seat: int) -> str:
        if _number(seat) > len(self.names):
            raise MissingWord(f"nobody sits on seat {seat}")
        return str(self.names[seat])

    def _argument(self, value: Any, long: dict[str, str]) -> Any:
        """What Fluent is given. It refuses long strings and huge numbers: a mark stands for them meanwhile."""
        if isinstance(value, Text):
            value = self.say(value)
        elif isinstance(value, (list, tuple)):
            value = ", ".join(self.say(part) for part in value)
        elif isinstance(value, int) and abs(value) >= BIG:
            value = "…" if abs(value) >= HUGE else str(value)
        if isinstance(value, str) and len(value) > LONG:
            mark = f"\ue000{len(long)}\ue001"
            long[mark] = value
            return mark
        return value


def _number(seat: int) -> int:
    """How players count: the first of them is number 1."""
    if seat < 0:
        raise MissingWord(f"there is no seat {seat}")
    return seat + 1


def rule_key(rule: str) -> str:
    """The key under which a rule is explained: `SR-7.1-g` is `rule-SR-7_1-g`."""
    return "rule-" + rule.replace(".", "_")


@cache
def rule_ids(folder: Path) -> list[str]:
    """The ids of all rules that a game explains: `rule-SR-7_1-g` is `SR-7.1-g`."""
    found = [key for file in sorted(folder.glob("*.en.ftl")) for key in RULE.findall(file.read_text("utf-8"))]
    return [key.removeprefix("rule-").replace("_", ".") for key in found]


@cache
def _messages(language: str, folders: tuple[Path, ...]) -> Messages:
    return Messages(language, [file for folder in folders for file in word_files(folder, language)])


def word_files(folder: Path, language: str) -> list[Path]:
    """The word files of a folder in an order in which the last that has a message says it.

    English lies beneath languages that may lack something.
    """
    beneath = [] if language in LANGUAGES else sorted(folder.glob("*.en.ftl"))
    return [*beneath, *sorted(folder.glob(f"*.{language}.ftl"))]


@cache
def _english() -> Words:
    """English with the words of every installed game."""
    return Words("en", [find(name).words for name in names()])


speak_with(lambda text: _english().say(text))
