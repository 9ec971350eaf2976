"""Movement (§7.1): where a locomotive may go. Listing, checking and vetoing all ask `step_problem`."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Violation
from roundhouse.games.rocket.actions import Extend
from roundhouse.games.rocket.board import OPEN
from roundhouse.games.rocket.state import ELIMINATED, NONE, State

SEVERAL: Final = -2


def other_line_near(state: State, hex: int, line: int) -> int:
    """The one other line next to a hex; NONE without one, SEVERAL with two or more (SR-7.1-g, SR-7.1-h)."""
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
    if state.tiles == 0 and (other != NONE or not state.on_start(line)):
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


def may_extend(state: State, line: int) -> bool:
    """The line is live and this player has not extended it in this turn (SR-7.1-a, SR-4.1-c)."""
    return state.status[line] != ELIMINATED and line not in state.extended


class ExtendChoices:
    """Every extension of the active player: lines in board order, then hexes."""

    kind = "extend"

    def __init__(self, state: State) -> None:
        self.state = state
        self.listed = False
        self.actions: list[Extend] = []

    def _list(self) -> list[Extend]:
        if not self.listed:
            self.listed = True
            for line in range(len(self.state.status)):
                if may_extend(self.state, line):
                    for hex in steps(self.state, line):
                        self.actions.append(Extend(line, hex))
        return self.actions

    def any(self) -> bool:
        return any_extension(self.state)

    def count(self) -> int:
        return len(self._list())

    def at(self, index: int) -> Extend:
        return self._list()[index]

    def has(self, action: object) -> bool:
        return isinstance(action, Extend) and why_not_extend(self.state, action) is None


def any_extension(state: State) -> bool:
    """Is there a line with a step?"""
    for line in range(len(state.status)):
        if may_extend(state, line) and any_step(state, line):
            return True
    return False


def why_not_extend(state: State, action: Extend) -> Violation | None:
    """The first rule that an extension breaks."""
    line, hex = action.line, action.to
    if not 0 <= line < len(state.status):
        return Violation("SR-7.1-a", "why-no-such-line", {})
    if state.status[line] == ELIMINATED:
        return Violation("SR-7.1-a", "why-line-eliminated", {"line": line})
    if line in state.extended:
        return Violation("SR-4.1-c", "why-extended-already", {"line": line})
    direction = state.board.direction(state.loco[line], hex)
    facing = state.facing[line]
    if facing == NONE:
        if direction == NONE:
            return Violation("SR-7.1-b", "why-not-next-to-start", {"line": line, "hex": hex})
    elif direction == NONE or (direction - facing + 1) % 6 > 2:
        return Violation("SR-7.1-c", "why-not-ahead", {"line": line, "hex": hex})
    return why_not_step(state, line, hex)


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
