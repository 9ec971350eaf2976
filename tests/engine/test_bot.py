"""Bots: anything with a name that chooses."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.bot import NO_REASON, Bot, Move, as_move
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


def test_an_action_alone_is_a_move_without_a_reason() -> None:
    move = Move("a", Text("because-first"))
    assert as_move(move) is move
    assert as_move("a") == Move("a", NO_REASON)
