"""What can be done with an action of a turn, as buttons: each with what it brings."""

from __future__ import annotations

from roundhouse.engine.panel import Verb
from roundhouse.engine.text import Text
from roundhouse.games.rocket.state import ACTION, State


def verbs(state: State) -> tuple[Verb, ...]:
    """The actions of a turn (SR-4.1-b), with what is left of each."""
    if state.phase != ACTION:
        return ()
    return (
        verb("invest", "i", free=sum(state.unclaimed)),
        verb("station_place", "b", reserve=state.reserve[state.asked]),
        verb("station_move", "m"),
        verb("extend", "e"),
    )


def verb(kind: str, key: str, **left: int) -> Verb:
    word = f"verb-{kind.replace('_', '-')}"
    brings = Text(f"{word}-brings", {**left})
    return Verb(id=kind, name=Text(word), brings=brings, asks=Text(f"{word}-asks"), key=key, does=(kind,))
