"""Decisions and violations: what is asked of whom, and which rule refuses an answer."""

# compiled
from __future__ import annotations

from typing import Any, NamedTuple


class Decision(NamedTuple):
    """Somebody must decide: the seat, the kind of decision, and the rule that asks."""

    seat: int
    kind: str
    rule: str


class Violation(NamedTuple):
    """The first rule that an action breaks, with the key and the arguments of the sentence that explains it."""

    rule: str
    key: str
    args: dict[str, Any]


class Refused(Exception):
    """An action that is not legal in this position. Nothing has changed."""

    def __init__(self, violation: Violation, sentence: str = "") -> None:
        super().__init__(f"{violation.rule}: {sentence or violation.key}")
        self.violation = violation
