"""Positions that engineers come to who do everything at once."""

from __future__ import annotations

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.memory import Memory
from roundhouse.games.e1862.bots.player import PONDERED
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import OVER


def at_once(state: State, memory: Memory) -> None:
    position = Position(state, memory)
    position.play(position.decide())


def engineers(seed: int, decisions: int, players: int = 3) -> State:
    """A position after so many decisions, or the end."""
    state: State = RULESET.setup(Setup(players=players, seed=seed))
    memory = Memory()
    for _ in range(decisions):
        if state.step == OVER:
            break
        at_once(state, memory)
    return state


def pondered(seed: int, decisions: int) -> State:
    """The next position that is worth a thought."""
    state, memory = engineers(seed, decisions), Memory()
    while state.step not in PONDERED:
        at_once(state, memory)
    return state
