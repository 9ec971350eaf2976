"""Where a line will probably go: the hexes it may pass, the places it may connect, from a blind look ahead.

Anybody may drive any line, so nobody's plan decides: every step that the rules allow is taken as equally likely.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.rocket.board import OPEN, places_in
from roundhouse.games.rocket.movement import SEVERAL, other_line_near
from roundhouse.games.rocket.state import ELIMINATED, ISOLATED, NONE, State

#: How likely a line is driven one step more, again and again.
MOMENTUM: Final = 0.86
#: Lines that give no shares are driven less.
TIRED_MOMENTUM: Final = 0.5
STEPS_AHEAD: Final = 6
#: Ways less likely than this are not followed.
UNLIKELY: Final = 0.015


class Outlook:
    """What may become of one line, as likelihoods between 0 and 1."""

    def __init__(self) -> None:
        #: That the locomotive will pass a hex.
        self.passes: dict[int, float] = {}
        #: That a place will be connected.
        self.connects: dict[int, float] = {}
        #: That it will merge into another line.
        self.merges: dict[int, float] = {}
        #: Places that will be connected, on average.
        self.growth = 0.0


def outlook(state: State, line: int) -> Outlook:
    """Spread the locomotive's likelihood over hexes and facings, step by step."""
    view = Outlook()
    if state.status[line] == ELIMINATED:
        return view
    momentum = TIRED_MOMENTUM if state.status[line] == ISOLATED else MOMENTUM
    front = {(state.loco[line], state.facing[line]): 1.0}
    nearby: dict[int, int] = {}
    for _ in range(STEPS_AHEAD):
        front = advance(state, line, front, momentum, view, nearby)
        if not front:
            break
    connect_places(state, line, view)
    return view


def advance(
    state: State,
    line: int,
    front: dict[tuple[int, int], float],
    momentum: float,
    view: Outlook,
    nearby: dict[int, int],
) -> dict[tuple[int, int], float]:
    """One step of every likely locomotive; who meets another line goes no further."""
    ahead: dict[tuple[int, int], float] = {}
    neighbour = state.board.neighbour
    for (hex, facing), likely in front.items():
        if likely < UNLIKELY:
            continue
        open_steps: list[tuple[int, int]] = []
        for direction in range(6) if facing == NONE else (facing - 1, facing, facing + 1):
            direction %= 6
            to = neighbour[hex * 6 + direction]
            if to >= 0 and met(state, line, to, nearby) != SEVERAL:
                open_steps.append((to, direction))
        if not open_steps:
            continue
        each = likely * momentum / len(open_steps)
        for step in open_steps:
            to = step[0]
            view.passes[to] = view.passes.get(to, 0.0) + each
            other = nearby[to]
            if other == NONE:
                ahead[step] = ahead.get(step, 0.0) + each
            else:
                view.merges[other] = view.merges.get(other, 0.0) + each
    return ahead


def met(state: State, line: int, hex: int, nearby: dict[int, int]) -> int:
    """The other line next to a hex, or NONE; SEVERAL also stands for a hex that cannot be entered."""
    if hex not in nearby:
        if state.board.place_at[hex] != OPEN or state.line_at[hex] != NONE:
            nearby[hex] = SEVERAL
        else:
            nearby[hex] = other_line_near(state, hex, line)
    return nearby[hex]


def connect_places(state: State, line: int, view: Outlook) -> None:
    """A place is connected unless every way past it is missed."""
    missed: dict[int, float] = {}
    for hex, likely in view.passes.items():
        new = state.board.places_next_to[hex] & ~state.connected[line]
        if new:
            for place in places_in(new):
                missed[place] = missed.get(place, 1.0) * (1.0 - min(1.0, likely))
    for place, chance in missed.items():
        view.connects[place] = 1.0 - chance
        view.growth += 1.0 - chance
