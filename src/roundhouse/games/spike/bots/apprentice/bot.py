"""The apprentice: chases its contracts, builds toward its route card, upgrades when it pays."""

from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.games.spike.board import NONE
from roundhouse.games.spike.bots.apprentice import opening
from roundhouse.games.spike.bots.apprentice.turn import Thinker, Thought
from roundhouse.games.spike.opening import in_setup
from roundhouse.games.spike.present.speech import city_name, dollars, part_word, route_word
from roundhouse.games.spike.state import (
    CONTRACT_FACE,
    DRAW,
    END_TURN,
    FREE_MOVE,
    GIVE_CARD,
    KEEP_ROUTE,
    State,
)
from roundhouse.games.spike.upgrade import Upgrade


class Apprentice:
    """A sensible player that looks one turn ahead."""

    name = "apprentice"
    describe: ClassVar = Text("describe-apprentice")

    def choose(self, state: State, chance: Chance) -> Move:
        if in_setup(state):
            return set_up(state)
        thought = think(state)
        return Move(thought.action, reason(state, thought))


def think(state: State) -> Thought:
    thinker = Thinker(state)
    if state.phase == FREE_MOVE:
        return thinker.free_move()
    if state.phase == DRAW:
        return thinker.go_on_drawing()
    cargo = thinker.cargo()
    if cargo is not None:
        return cargo
    return thinker.after() if state.phase == END_TURN else thinker.action()


def set_up(state: State) -> Move:
    seat = state.asked
    if state.phase == CONTRACT_FACE:
        return Move(opening.choose_faces(state, seat), Text("reason-faces"))
    if state.phase == GIVE_CARD:
        return Move(opening.choose_gift(state, seat), Text("reason-give"))
    if state.phase == KEEP_ROUTE:
        kept = opening.choose_route(state, seat)
        return Move(kept, Text("reason-keep", {"route": route_word(state.board, kept.route)}))
    placed = opening.choose_start(state, seat)
    return Move(placed, Text("reason-place", {"city": city_name(state.board, placed.node)}))


def reason(state: State, thought: Thought) -> Text:
    """Why, in a sentence."""
    action = thought.action
    if isinstance(action, Upgrade):
        return Text("reason-upgrade", {"part": part_word(action.part)})
    if thought.city == NONE:
        return Text(f"reason-{thought.why}")
    city = city_name(state.board, thought.city)
    return Text(f"reason-{thought.why}", {"city": city, "money": dollars(thought.money)})
