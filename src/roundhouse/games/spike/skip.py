"""Skipping (SK-3.1-c): an action is mandatory, so nothing is done only where nothing can be done."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.draw import can_draw
from roundhouse.games.spike.movement import StartChoices, boosts
from roundhouse.games.spike.state import ACTION, END_TURN, State
from roundhouse.games.spike.upgrade import upgrade_choices


class Skip(SpikeAction):
    """KD-9: nothing else is possible."""

    form: ClassVar = Form("skip")
    answers: ClassVar[tuple[int, ...]] = (ACTION,)

    def why_not(self, state: State) -> Violation | None:
        return Violation("SK-3.1-c", "why-skip", {}) if any_action(state) else None

    def apply(self, state: State) -> list[Event]:
        state.phase = END_TURN
        return []


def any_action(state: State) -> bool:
    """Is one of the five actions possible? Drawing always is (SK-9.2-e), so the others are hardly ever asked."""
    if can_draw(state) or upgrade_choices(state) or boosts(state):
        return True
    return StartChoices(state).any() or BuildChoices(state).any()
