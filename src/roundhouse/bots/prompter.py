"""The prompter: sits on the other seats of a lesson, and does there what the lesson needs; of a puzzle, nothing."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.bot import NO_REASON, Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import AnyRules
from roundhouse.lessons import lesson_called, reply

#: A wish for it names the lesson: `prompter:veto`.
NAME: Final = "prompter"
#: The one that lets everything happen.
SILENT: Final = f"{NAME}:"


class Prompter:
    """Answers as the lesson says, and otherwise as somebody would who does not want anything."""

    def __init__(self, ruleset: AnyRules, lesson: str) -> None:
        self.ruleset = ruleset
        self.lesson = lesson_called(ruleset, lesson) if lesson else None

    def choose(self, state: Any, chance: Chance) -> Move:
        if self.lesson is None:
            return Move(self.ruleset.neutral(state), NO_REASON)
        return Move(reply(self.ruleset, self.lesson, state), NO_REASON)
