"""Action E, upgrade (§8.3): one part of the train rises by one level."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import PARTS
from roundhouse.games.spike.names import PART
from roundhouse.games.spike.state import ACTION, END_TURN, State


class Upgrade(SpikeAction):
    """KD-9e: a better part of the train."""

    form: ClassVar = Form("upgrade", part=PART)
    answers: ClassVar[tuple[int, ...]] = (ACTION,)

    def __init__(self, part: int) -> None:
        self.part = part

    def why_not(self, state: State) -> Violation | None:
        seat, part = state.asked, self.part
        if not 0 <= part < len(PARTS):
            return Violation("SK-8.3-a", "why-no-such-part", {})
        cost = upgrade_cost(state, seat, part)
        if cost == 0:
            return Violation("SK-8.3-b", "why-best-part", {"part": part})
        if not can_upgrade(state, part):
            return Violation("SK-8.3-c", "why-no-money", {"part": part, "cost": cost, "money": state.money[seat]})
        return None

    def apply(self, state: State) -> list[Event]:
        """One level of one part (SK-8.3-d), paid at once (SK-8.3-c); the new level counts from the next use on."""
        seat = state.asked
        cost = upgrade_cost(state, seat, self.part)
        state.money[seat] -= cost
        state.spent[seat] += cost
        state.level[seat * 3 + self.part] += 1
        state.phase = END_TURN
        return []


def upgrade_cost(state: State, seat: int, part: int) -> int:
    """What the next level costs; 0 when there is none (SK-8.3-b)."""
    level = state.level[seat * 3 + part]
    costs = state.board.upgrade_cost
    return costs[level] if level < len(costs) else 0


def can_upgrade(state: State, part: int) -> bool:
    """There is a next level, and money for it."""
    cost = upgrade_cost(state, state.asked, part)
    return cost > 0 and (state.money[state.asked] >= cost or state.switches.allow_debt)


def upgrade_choices(state: State) -> list[Upgrade]:
    return [Upgrade(part) for part in range(len(PARTS)) if can_upgrade(state, part)]
