"""The base of all actions of this game."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Action
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.rocket.state import State


class RocketAction(Action):
    """What a player can do; see §18 for the table of decision points."""

    #: The phase whose question it answers.
    answers: ClassVar[int]

    def why_not(self, state: State) -> Violation | None:
        return None

    def apply(self, state: State) -> list[Event]:
        raise NotImplementedError
