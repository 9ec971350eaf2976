"""Action INVEST (§5): claim one of the investments of a city."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Alike, Gathered
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.names import CITY, INDUSTRY
from roundhouse.games.rocket.state import ACTION, State
from roundhouse.games.rocket.turn import finish_action


class Invest(RocketAction):
    """RD-1a: claim an investment of a city."""

    form: ClassVar = Form("invest", city=CITY, industry=INDUSTRY)
    answers: ClassVar[int] = ACTION

    def __init__(self, city: int, industry: int) -> None:
        self.city = city
        self.industry = industry

    def why_not(self, state: State) -> Violation | None:
        if not any_unclaimed(state):
            return Violation("SR-5.1-d", "why-all-claimed", {})
        board = state.board
        if not (0 <= self.city < len(board.cities) and 0 <= self.industry < len(board.industries)):
            return Violation("SR-5.1-a", "why-no-such-investment", {})
        if state.unclaimed[slot_of(state, self.city, self.industry)] == 0:
            return Violation("SR-5.1-a", "why-not-unclaimed", {"city": self.city, "industry": self.industry})
        return None

    def apply(self, state: State) -> list[Event]:
        """The claim is public and permanent (SR-5.1-c)."""
        slot = slot_of(state, self.city, self.industry)
        state.unclaimed[slot] -= 1
        state.claims[slot * state.players + state.active] += 1
        finish_action(state)
        return []


class InvestChoices(Gathered):
    """Every (city, industry) with a free token; two equal tokens are one option (SR-5.1-f)."""

    kind = "invest"

    def __init__(self, state: State) -> None:
        self.state = state

    def any(self) -> bool:
        return any_unclaimed(self.state)

    def count(self) -> int:
        count = 0
        for left in self.state.unclaimed:
            if left > 0:
                count += 1
        return count

    def at(self, index: int) -> Invest:
        place = index
        industries = len(self.state.board.industries)
        for slot, left in enumerate(self.state.unclaimed):
            if left > 0:
                if place == 0:
                    return Invest(slot // industries, slot % industries)
                place -= 1
        raise IndexError(index)

    def all(self) -> list[Invest]:
        return [Invest(some.first[0], industry) for some in self.alike() for industry in some.last]

    def alike(self) -> list[Alike]:
        """By city."""
        unclaimed, industries = self.state.unclaimed, len(self.state.board.industries)
        found: list[Alike] = []
        for city in range(len(self.state.board.cities)):
            first = city * industries
            free = [industry for industry in range(industries) if unclaimed[first + industry] > 0]
            if free:
                found.append(Alike(Invest.form, (city,), free))
        return found

    def has(self, action: object) -> bool:
        return isinstance(action, Invest) and action.why_not(self.state) is None


def any_unclaimed(state: State) -> bool:
    for left in state.unclaimed:
        if left > 0:
            return True
    return False


def slot_of(state: State, city: int, industry: int) -> int:
    return city * len(state.board.industries) + industry
