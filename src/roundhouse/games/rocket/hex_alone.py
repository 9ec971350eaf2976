"""A hex that somebody points at without saying what for: what stands against everything that it may mean."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.engine.decision import Violation
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.state import State


def why_nothing(state: State, hex: int, meant: Iterable[RocketAction]) -> Violation | None:
    """None as soon as one of the actions that it may mean is possible."""
    if any(action.why_not(state) is None for action in meant):
        return None
    return Violation("SR-4.1-b", "why-hex-nothing", {"hex": hex})
