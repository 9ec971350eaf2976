"""Problems: input that cannot be used. What is wrong is a text, so that it can be spoken in any language."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.engine.text import Arg, Text


class Problem(ValueError):
    """Something that was given is wrong: `where`, and what the problem is."""

    def __init__(self, where: Text | str, problem: Text | str) -> None:
        super().__init__(where, problem)
        self.text = Text("problem", {"where": where, "problem": problem})

    def __str__(self) -> str:
        return speak(self.text)

    @property
    def where(self) -> str:
        return _spoken(self.text.args["where"])

    @property
    def problem(self) -> str:
        return _spoken(self.text.args["problem"])


def _spoken(part: Arg) -> str:
    return speak(part) if isinstance(part, Text) else str(part)


def _by_key(text: Text) -> str:
    """How a text reads when no word files are loaded."""
    return f"{text.key} {text.args}"


_speaker: Callable[[Text], str] = _by_key


def speak(text: Text) -> str:
    """The text in English, if word files are loaded."""
    return _speaker(text)


def speak_with(speaker: Callable[[Text], str]) -> None:
    """Use this function to put problems into words when they are printed; the module of the word files sets it."""
    global _speaker
    _speaker = speaker
