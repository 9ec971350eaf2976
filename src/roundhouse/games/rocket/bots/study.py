"""A position under study: the state, and what has been seen in it, kept from one action to the next.

Looking ahead costs most of a thought, and one action changes little of what is seen: only the ways of the line that
moved, and of those that see the hex it moved to, are looked at again.
"""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.change import StepChange, change_by_step
from roundhouse.games.rocket.bots.outlook import Way, survey
from roundhouse.games.rocket.bots.weights import Weights
from roundhouse.games.rocket.bots.worth import Worth, lead_slopes
from roundhouse.games.rocket.movement import step_problem
from roundhouse.games.rocket.state import ELIMINATED, NONE, State


class Study:
    """One position, as somebody who thinks about it holds it in mind."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.ways: list[Way] = []
        #: What has been found about this very position: its worth, everybody's slopes, the steps of a proposed line.
        self.known: Worth | None = None
        self.known_slopes: list[list[float]] = []
        self.known_steps: list[StepChange] = []
        #: Turns that have begun since the study began.
        self.turns = 0

    def copy(self) -> Study:
        """An independent study of the same position."""
        other = Study(self.state.copy(), self.weights)
        other.ways = self.ways[:]
        other.turns = self.turns
        return other

    def play(self, action: RocketAction) -> None:
        """Go on to the position after an action."""
        state = self.state
        active, asking = state.active, state.line != NONE
        action.apply(state)
        if state.line == NONE:
            self.forget()
        elif not asking:
            self.expect_share()
        if state.active != active:
            self.turns += 1

    def forget(self) -> None:
        """Everything may be different now."""
        self.known = None
        self.known_slopes = []
        self.known_steps = []

    def expect_share(self) -> None:
        """An extension has been proposed: only the share has changed, and the rest of the veto changes nothing."""
        known = self.known
        self.forget()
        if known is not None:
            known.count_shares_again(self.state.line)
            self.known = known

    def look(self) -> list[Way]:
        """The ways of all lines, with what has changed looked at again."""
        state = self.state
        if not self.ways:
            self.ways = [survey(state, line) for line in range(len(state.status))]
            return self.ways
        moved = [way.line for way in self.ways if not way.holds(state)]
        if moved:
            self.look_again(moved)
        return self.ways

    def look_again(self, moved: list[int]) -> None:
        """After lines have moved; after a merger, everything may look different."""
        state = self.state
        merged = False
        # A line that leaves its start leaves it free.
        changed: list[int] = []
        for line in moved:
            changed.append(self.ways[line].loco)
            changed.append(state.loco[line])
            if state.status[line] == ELIMINATED:
                merged = True
        for line in range(len(self.ways)):
            if merged or line in moved or self.sees(line, changed):
                self.ways[line] = survey(state, line)

    def sees(self, line: int, changed: list[int]) -> bool:
        """One of the hexes lies where this line may pass."""
        for hex in changed:
            if hex != NONE and self.ways[line].touches(self.state, hex):
                return True
        return False

    def worth(self) -> Worth:
        """What the position is worth, part by part."""
        known = self.known
        if known is None:
            known = Worth(self.state, self.look(), self.weights)
            self.known = known
        return known

    def slopes(self, seat: int) -> list[float]:
        """How the lead of a seat changes with every seat's worth."""
        if not self.known_slopes:
            worth = self.worth().seats
            self.known_slopes = [lead_slopes(worth, other, self.weights) for other in range(len(worth))]
        return self.known_slopes[seat]

    def steps(self, line: int) -> list[StepChange]:
        """What every step of a line changes. In a veto, the same steps are weighed by one seat after the other."""
        if self.state.line == line and self.known_steps:
            return self.known_steps
        worth = self.worth()
        found = [
            change_by_step(worth, step)
            for step in worth.ways[line].steps
            if not step_problem(self.state, line, step.hex)
        ]
        if self.state.line == line:
            self.known_steps = found
        return found
