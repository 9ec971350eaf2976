"""The prompter: plays the other seats of a lesson as the lesson needs; in a puzzle it only lets things happen."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.bot import NO_REASON, Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import AnyRules
from roundhouse.lessons import lesson_called, reply

#: It is requested with the name of the lesson: `prompter:veto`.
NAME: Final = "prompter"
#: The one that lets everything happen.
SILENT: Final = f"{NAME}:"


class Prompter:
    """Answers as the lesson says, and otherwise neutrally."""

    def __init__(self, ruleset: AnyRules, lesson: str) -> None:
        self.ruleset = ruleset
        self.lesson = lesson_called(ruleset, lesson) if lesson else None

    def choose(self, state: Any, chance: Chance) -> Move:
        if self.lesson is None:
            return Move(self.ruleset.neutral(state), NO_REASON)
        return Move(reply(self.ruleset, self.lesson, state), NO_REASON)
