"""From an action to the next question. Every action ends here.

What comes next may be in any chapter, and no chapter can know all others: rounds.py does, and says here how to go on.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.engine.event import Event
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.state import State


class Course:
    """How the game finds its next question, through as many rounds as it takes; rounds.py sets it."""

    lead: Callable[[State], None]


COURSE: Final = Course()


def go_on(state: State) -> list[Event]:
    """The action has answered its question and asks nobody anything by itself."""
    state.step = NONE
    return go_on_unless_asking(state)


def go_on_unless_asking(state: State) -> list[Event]:
    """The action has asked the next question by itself, unless no step is set."""
    if state.step == NONE:
        COURSE.lead(state)
    events = state.events
    state.events = []
    return events
