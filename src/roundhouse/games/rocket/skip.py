"""Skipping (SR-4.1-e): actions are mandatory, so nothing is done only where nothing can be done."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.extend import any_extension
from roundhouse.games.rocket.invest import any_unclaimed
from roundhouse.games.rocket.state import ACTION, State
from roundhouse.games.rocket.station import any_station
from roundhouse.games.rocket.turn import finish_action


class Skip(RocketAction):
    """RD-1: nothing else is possible."""

    form: ClassVar = Form("skip")
    answers: ClassVar[int] = ACTION

    def why_not(self, state: State) -> Violation | None:
        if any_unclaimed(state) or any_station(state) or any_extension(state):
            return Violation("SR-4.1-e", "why-skip", {})
        return None

    def apply(self, state: State) -> list[Event]:
        finish_action(state)
        return []
