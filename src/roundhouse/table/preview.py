"""Preview: what an action would cause, up to the first thing that nobody may know before it happens."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.game import Game


class Preview(NamedTuple):
    """The first events of an action, and the state, as the deciding seat imagines it, in which they can be said."""

    events: list[Event]
    state: Any


def preview(game: Game, action: Any) -> Preview:
    """The first events of a legal action; exactly those that it will have when it is carried out.

    It is tried out on what the deciding seat may know: whatever a game forgets to mark as hidden or random, a preview
    cannot give it away.
    """
    decision = game.decision
    assert decision is not None
    imagined = game.observe(decision.seat, Chance(0))
    events = game.ruleset.apply(imagined, action)
    return Preview(list(takewhile(lambda event: not event.reveals, events)), imagined)
