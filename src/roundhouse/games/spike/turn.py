"""The end of a turn (§3), and the beginning of the next."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.build import may_build
from roundhouse.games.spike.cargo import Unload, deliver_choices, load_choices, unload_choices
from roundhouse.games.spike.movement import under_way
from roundhouse.games.spike.special_end import check_special_end
from roundhouse.games.spike.state import ACTION, END_TURN, FREE_MOVE, OVER, State


def turn_is_idle(state: State) -> bool:
    """Nothing is left to load, even in place of something else, to deliver or to build before the turn ends."""
    if state.phase != END_TURN or may_build(state) or load_choices(state) or deliver_choices(state):
        return False
    return not any(makes_room(state, unloading) for unloading in unload_choices(state))


def makes_room(state: State, unloading: Unload) -> bool:
    """Could something else be loaded where that is unloaded?"""
    after = state.copy()
    unloading.apply(after)
    return any(loading.commodity != unloading.commodity for loading in load_choices(after))


class EndTurn(SpikeAction):
    """KD-10"""

    form: ClassVar = Form("end_turn", picks="end")
    answers: ClassVar[tuple[int, ...]] = (END_TURN,)

    def why_not_now(self, state: State) -> Violation | None:
        if state.phase in (FREE_MOVE, ACTION):
            return Violation("SK-3.1-c", "why-action-due", {})
        return super().why_not_now(state)

    def apply(self, state: State) -> list[Event]:
        """The special end is tested (SK-10.1-b); then the player on the left begins."""
        events: list[Event] = []
        check_special_end(state, state.asked, events)
        if state.phase != OVER:
            state.asked = state.next_seat(state.asked)
            state.built = 0
            moving = under_way(state, state.asked)
            state.stopped = 0 if moving else 1
            state.phase = FREE_MOVE if moving else ACTION
        return events
