"""The base of all actions of this game."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Action
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.e1862.state import State


class E1862Action(Action):
    """What a player can do; the table of decision points (D-01 to D-32) lists it all."""

    #: The questions that it can answer (steps.py).
    answers: ClassVar[tuple[int, ...]]

    def why_not(self, state: State) -> Violation | None:
        return None

    def apply(self, state: State) -> list[Event]:
        raise NotImplementedError
