"""The apprentice as a bot: which chapter decides, and what it says about it."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.games.e1862.bots.apprentice import company, stocks
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import DECISIONS, FINE


class Apprentice:
    """Plays sensibly and at once."""

    name = "apprentice"
    describe: ClassVar = Text("describe-apprentice")

    def choose(self, state: State, chance: Chance) -> Move:
        action = stocks.decide(state, chance) if state.step <= FINE else company.decide(state)
        return Move(action, Text(f"reason-{DECISIONS[state.step][0].replace('_', '-')}"))
