"""End of the game (§11): few lines left to invest in, or no tiles left."""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.state import BY_LINES, BY_TILES, ELIMINATED, LIVE, State


def end_conditions(state: State) -> int:
    """The conditions that hold now, as bits; 0 while the game goes on."""
    conditions = 0
    if lines_are_closed(state):
        conditions |= BY_LINES
    if state.tiles == 0:
        conditions |= BY_TILES
    return conditions


def lines_are_closed(state: State) -> bool:
    if state.switches.end_by_shares:
        return lines_with_shares(state) <= 1
    return closed_lines(state) >= len(state.status) - 1


def lines_with_shares(state: State) -> int:
    """Live, not isolated, with at least one share available; without a limit all of those (SR-11.1-a, SR-0.1-d)."""
    count = 0
    for line in range(len(state.status)):
        if state.status[line] == LIVE and (not state.switches.limited or state.available[line] > 0):
            count += 1
    return count


def closed_lines(state: State) -> int:
    """Eliminated and isolated lines (SR-11.1-b): six of seven close the game, all but one on any board."""
    count = 0
    for status in state.status:
        if status != LIVE:
            count += 1
    return count


def live_lines(state: State) -> list[int]:
    """Lines that are not eliminated; isolated ones take part in the final scoring (SR-10.3-c)."""
    return [line for line in range(len(state.status)) if state.status[line] != ELIMINATED]
