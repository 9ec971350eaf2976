"""One imagined continuation: an action tried in one of the ways things may be, and what came of it."""

# compiled
from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance


def playout(player: Any, state: Any, seat: int, action: Any, seed: int) -> float:
    """What the action led to in the world of that seed: the same seed imagines the same world for every action."""
    chance = Chance(seed)
    position = player.imagine(state, seat, chance)
    player.play(position, action)
    while not player.settled(position):
        player.play(position, player.policy(position, chance))
    value: float = player.value(position, seat)
    return value
