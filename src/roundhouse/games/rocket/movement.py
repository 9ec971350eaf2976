"""Movement (§7.1): where a locomotive may go. Listing, checking and vetoing all ask `step_problem`."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Violation
from roundhouse.games.rocket.board import OPEN
from roundhouse.games.rocket.state import NONE, State

SEVERAL: Final = -2


def other_line_near(state: State, hex: int, line: int) -> int:
    """The one other line next to a hex; NONE without one, SEVERAL with two or more (SR-7.1-g, SR-7.1-h).

    A starting town that its line has left is no line (SR-9.1-b).
    """
    line_at = state.line_at
    found = NONE
    for near in state.board.around[hex]:
        other = line_at[near]
        if other != NONE and other != line and other != found:
            if found != NONE:
                return SEVERAL
            found = other
    return found


def step_problem(state: State, line: int, hex: int) -> str:
    """The rule that keeps a line's locomotive from stepping on a hex of the board; empty if it may."""
    if state.board.place_at[hex] != OPEN:
        return "SR-7.1-e"
    if state.line_at[hex] != NONE:
        return "SR-7.1-f"
    other = other_line_near(state, hex, line)
    if other == SEVERAL:
        return "SR-7.1-g"
    if state.tiles == 0 and not state.switches.tiles_never_lack and (other != NONE or not state.on_start(line)):
        return "SR-7.1-l"
    return ""


def hexes_ahead(state: State, line: int) -> list[int]:
    """The hexes that a locomotive faces: all around on its starting town, else three (SR-7.1-b, SR-7.1-c)."""
    hex, facing = state.loco[line], state.facing[line]
    if facing == NONE:
        return state.board.around[hex]
    return state.board.ahead[hex * 6 + facing]


def steps(state: State, line: int) -> list[int]:
    """Every hex the line's locomotive may go to, in order: the same for the active player and bidders (SR-7.1-k)."""
    found = [hex for hex in hexes_ahead(state, line) if not step_problem(state, line, hex)]
    found.sort()
    return found


def any_step(state: State, line: int) -> bool:
    """`steps` without looking further than the first."""
    for hex in hexes_ahead(state, line):
        if not step_problem(state, line, hex):
            return True
    return False


def why_not_step(state: State, line: int, hex: int) -> Violation | None:
    """What is wrong with the hex itself."""
    if hex >= state.board.size:
        return Violation("SR-7.1-e", "why-off-board", {"hex": hex})
    rule = step_problem(state, line, hex)
    if rule == "SR-7.1-e":
        return Violation(rule, "why-place-there", {"hex": hex, "place": state.board.place_at[hex]})
    if rule == "SR-7.1-f":
        return Violation(rule, "why-track-there", {"hex": hex, "line": state.line_at[hex]})
    if rule == "SR-7.1-g":
        return Violation(rule, "why-two-lines", {"hex": hex, "line": line})
    if rule == "SR-7.1-l":
        return Violation(rule, "why-no-tile", {"hex": hex})
    return None
