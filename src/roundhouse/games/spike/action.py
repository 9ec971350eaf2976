"""The base of all actions of this game."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Action
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.state import DRAW, END_TURN, FREE_MOVE, PLACE_TRAIN, State

#: Why a phase takes no other kinds of actions than those that answer it: the rule, and the key of the sentence.
OTHERWISE: Final = {
    FREE_MOVE: ("SK-3.1-f", "why-move-first"),
    DRAW: ("SK-3.1-f", "why-drawing"),
    END_TURN: ("SK-3.1-b", "why-acted-already"),
}


class SpikeAction(Action):
    """What a player can do; see §16 for the table of decision points."""

    #: The phases whose question it answers.
    answers: ClassVar[tuple[int, ...]]

    def why_not_now(self, state: State) -> Violation | None:
        """The rule that this kind of action breaks if it does not answer the pending decision (SK-2.2-a, SK-3.1-f)."""
        if state.phase in self.answers:
            return None
        if state.phase <= PLACE_TRAIN:
            return Violation("SK-2.2-a", "why-setup", {})
        rule, key = OTHERWISE[state.phase]
        return Violation(rule, key, {})

    def why_not(self, state: State) -> Violation | None:
        return None

    def apply(self, state: State) -> list[Event]:
        raise NotImplementedError
