"""What the engineer does at once, and the positions that it imagines."""

# compiled
from __future__ import annotations

from typing import Any

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.engineer import company as head
from roundhouse.games.e1862.bots.engineer import stocks
from roundhouse.games.e1862.bots.engineer.glance import Takings
from roundhouse.games.e1862.bots.engineer.outlook import Outlook
from roundhouse.games.e1862.bots.memory import Memory
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.operating.stations import BuildTerminal, PlaceStation
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import FINE, HOME_UPGRADE, RUN, TRACK


class Position:
    """A state to be played on with, and what is known of its companies.

    Runs are made at a glance: where a company would run, its takings stand for the action.
    """

    def __init__(self, state: State, memory: Memory) -> None:
        self.state = state
        self.memory = memory
        self.outlook = Outlook(state, memory)

    def decide(self) -> Any:
        """What an engineer does at once: an action, or takings where a company runs."""
        state = self.state
        if state.step <= FINE:
            self.look_around()
            return stocks.decide(self.outlook)
        if state.step == RUN:
            return self.outlook.now(state.operating)
        if state.step in (TRACK, HOME_UPGRADE):
            return self.memory.tile(state, self.outlook.map_number())
        return head.decide(self.outlook)

    def look_around(self) -> None:
        """Know the takings of all companies, before their shares are compared."""
        for company in range(COUNT):
            if self.state.floated[company]:
                self.outlook.now(company)

    def play(self, action: Any) -> None:
        state, outlook = self.state, self.outlook
        before = state.operating
        if isinstance(action, Takings):
            state.ran = 1 if action.revenue else 0
            state.revenue, state.subsidy, state.local_run = action.revenue, action.subsidy, 1 if action.local else 0
            go_on(state)
        else:
            assert isinstance(action, E1862Action)
            action.apply(state)
        if isinstance(action, (LayTile, PlaceSmallStation, BuildTerminal, PlaceStation)) or state.m_kind:
            outlook.forget()
        elif isinstance(action, (BuyTrain, BuyTrainFrom)):
            outlook.takings[before] = None
            if isinstance(action, BuyTrainFrom):
                outlook.forget()
        if state.operating != before:
            # A home base may have been placed, trains may have gone.
            outlook.forget()
