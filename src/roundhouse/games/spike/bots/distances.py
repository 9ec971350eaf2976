"""Distances for a train: how many spaces everything of a network is away."""

# compiled
from __future__ import annotations

from roundhouse.games.spike.movement import new_heading, steps
from roundhouse.games.spike.state import State


def spaces_from(state: State, seat: int, at: int, heading: int) -> dict[int, int]:
    """From a space, for a train that faces there; cities are passed by where track goes on."""
    found: dict[int, int] = {at: 0}
    ring: list[tuple[int, int]] = [(at, heading)]
    size = state.board.size
    count = 0
    while ring:
        count += 1
        following: list[tuple[int, int]] = []
        for space, facing in ring:
            # A train that enters a city stops there; it can leave only the one where it stands now.
            if space < size and space != at:
                continue
            for to in steps(state, seat, space, facing):
                if to not in found:
                    found[to] = count
                    following.append((to, new_heading(state, space, to)))
        ring = following
    return found
