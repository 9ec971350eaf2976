"""What can be done with the action of a turn, as buttons: each with what it brings."""

from __future__ import annotations

from roundhouse.engine.panel import Verb
from roundhouse.engine.text import Text
from roundhouse.games.spike.board import PARTS, TENDER
from roundhouse.games.spike.movement import under_way
from roundhouse.games.spike.present.own_paths import LAY
from roundhouse.games.spike.present.speech import dollars
from roundhouse.games.spike.state import ACTION, State
from roundhouse.games.spike.upgrade import upgrade_cost


def verbs(state: State) -> tuple[Verb, ...]:
    """The five actions of a turn (SK-3.1-b); loading and delivering stand beside them."""
    if state.phase != ACTION:
        return ()
    seat = state.asked
    return (
        verb("draw", "d", Text("verb-draw-brings", {"n": state.part(seat, TENDER)})),
        verb("build", "b", Text("verb-build-brings"), LAY),
        verb("start", "s", Text("verb-start-under-way" if under_way(state, seat) else "verb-start-brings")),
        verb("boost", "o", Text("verb-boost-brings" if under_way(state, seat) else "verb-boost-standing")),
        verb("upgrade", "g", upgrading(state, seat)),
    )


def upgrading(state: State, seat: int) -> Text:
    """What the cheapest next level costs, if there is any."""
    costs = [cost for part in range(len(PARTS)) if (cost := upgrade_cost(state, seat, part))]
    return Text("verb-upgrade-brings", {"money": dollars(min(costs))}) if costs else Text("verb-upgrade-done")


def verb(kind: str, key: str, brings: Text, *also: str) -> Verb:
    word = f"verb-{kind}"
    return Verb(id=kind, name=Text(word), brings=brings, asks=Text(f"{word}-asks"), key=key, does=(kind,), also=also)
