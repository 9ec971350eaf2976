"""Action EXTEND (§7): the proposal. The veto follows in veto.py, everything after it in resolution.py."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Alike, Gathered
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.movement import any_step, steps, why_not_step
from roundhouse.games.rocket.names import HEX, LINE
from roundhouse.games.rocket.resolution import settle
from roundhouse.games.rocket.state import ACTION, ELIMINATED, LIVE, NONE, State
from roundhouse.games.rocket.veto import ask_to_call


class Extend(RocketAction):
    """RD-1c: drive the locomotive of a line to a hex."""

    form: ClassVar = Form("extend", line=LINE, to=HEX)
    answers: ClassVar[int] = ACTION

    def __init__(self, line: int, to: int) -> None:
        self.line = line
        self.to = to

    def why_not(self, state: State) -> Violation | None:
        line, hex = self.line, self.to
        if not 0 <= line < len(state.status):
            return Violation("SR-7.1-a", "why-no-such-line", {})
        if state.status[line] == ELIMINATED:
            return Violation("SR-7.1-a", "why-line-eliminated", {"line": line})
        if extended_already(state, line):
            return Violation("SR-4.1-c", "why-extended-already", {"line": line})
        direction = state.board.direction(state.loco[line], hex)
        facing = state.facing[line]
        if facing == NONE:
            if direction == NONE:
                return Violation("SR-7.1-b", "why-not-next-to-start", {"line": line, "hex": hex})
        elif direction == NONE or (direction - facing + 1) % 6 > 2:
            return Violation("SR-7.1-c", "why-not-ahead", {"line": line, "hex": hex})
        return why_not_step(state, line, hex)

    def apply(self, state: State) -> list[Event]:
        """Steps 1 and 2: the line, the hex, and the share. Then whoever may call a veto is asked."""
        state.extended.append(self.line)
        state.line = self.line
        state.target = self.to
        take_share(state, self.line)
        return [] if ask_to_call(state, state.active) else settle(state)


def take_share(state: State, line: int) -> None:
    """One share for the active player, if the line still gives any (SR-7.2-a..c)."""
    if state.status[line] != LIVE:
        return
    if state.switches.limited:
        if state.available[line] == 0:
            return
        state.available[line] -= 1
    state.shares[line * state.players + state.active] += 1


class ExtendChoices(Gathered):
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

    def all(self) -> list[Extend]:
        return self._list()

    def alike(self) -> list[Alike]:
        """By line."""
        lines = [line for line in range(len(self.state.status)) if may_extend(self.state, line)]
        return [Alike(Extend.form, (line,), steps(self.state, line)) for line in lines]

    def any(self) -> bool:
        return any_extension(self.state)

    def count(self) -> int:
        return len(self._list())

    def at(self, index: int) -> Extend:
        return self._list()[index]

    def has(self, action: object) -> bool:
        return isinstance(action, Extend) and action.why_not(self.state) is None


def any_extension(state: State) -> bool:
    """Is there a line with a step?"""
    for line in range(len(state.status)):
        if may_extend(state, line) and any_step(state, line):
            return True
    return False


def may_extend(state: State, line: int) -> bool:
    """The line is live and this player has not extended it in this turn (SR-7.1-a, SR-4.1-c)."""
    return state.status[line] != ELIMINATED and not extended_already(state, line)


def extended_already(state: State, line: int) -> bool:
    """In this turn; whether that counts for the line that it went into is R-03."""
    if line in state.extended:
        return True
    if state.switches.survivor_extendable:
        return False
    for other in state.extended:
        if state.into[other] == line:
            return True
    return False
