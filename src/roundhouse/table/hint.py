"""Hints: what a bot is shown of a table, and what it advises. The bot itself thinks elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.table.projection import text_data
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table


class Question(NamedTuple):
    """What a bot is asked: the game as the seat may know it, and the record up to which that holds."""

    seq: int
    seat: int
    state: Any


def hint(table: Table, seat: int, seed: int) -> Question:
    """The state to ask a bot about. What the seat cannot know is dealt by `seed`, which must not come from the game."""
    if not table.begin.hints:
        raise TableRefusal("not_allowed", Text("table-no-hints"))
    table.must_be_asked(seat)
    return Question(table.seq, seat, table.game.observe(seat, Chance(seed)))


def hint_data(table: Table, question: Question, move: Move) -> dict[str, Any]:
    """A bot's advice as data: the action, its picks, and in words what it is and why. Said from what the seat knows."""
    ruleset, known = table.game.ruleset, question.state
    return {
        "seq": question.seq,
        "action": ruleset.write_action(known, move.action),
        "picks": list(ruleset.picks(known, move.action)),
        "text": text_data(ruleset.say_action(known, move.action, question.seat)),
        "reason": text_data(move.reason),
    }
