"""Refusals: why a table does not do what it is asked, with a code for programs and a rule for people."""

from __future__ import annotations

from typing import Literal

from roundhouse.engine.text import Text

Code = Literal[
    "stale",
    "wrong_seat",
    "illegal",
    "malformed",
    "over",
    "paused",
    "closed",
    "stopped",
    "not_begun",
    "not_allowed",
    "taken",
    "nothing_to_undo",
]


class TableRefusal(Exception):
    """The table refuses: `code` says what kind of refusal it is, `text` explains it, `rule` is the rule of the game."""

    def __init__(self, code: Code, text: Text, rule: str = "") -> None:
        super().__init__(code, text, rule)
        self.code: Code = code
        self.text = text
        self.rule = rule
