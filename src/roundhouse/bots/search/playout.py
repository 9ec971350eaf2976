"""One imagined continuation: an action tried in one possible world, and its value."""

# compiled
from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance


def playout(player: Any, state: Any, seat: int, action: Any, seed: int) -> float:
    """The value of the action in the world of that seed: the same seed gives the same world for every action."""
    chance = Chance(seed)
    position = player.imagine(state, seat, chance)
    player.play(position, action)
    while not player.settled(position):
        player.play(position, player.policy(position, chance))
    value: float = player.value(position, seat)
    return value
