"""Bots: anything with a name that chooses."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.bot import Bot, Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text


class First:
    """Takes what comes first."""

    name = "first"

    def choose(self, state: Any, chance: Chance) -> Move:
        return Move(state[0], Text("because-first"))


def test_a_bot_needs_no_base_class() -> None:
    bot: Bot = First()
    assert bot.choose(["a", "b"], Chance()) == Move("a", Text("because-first"))
