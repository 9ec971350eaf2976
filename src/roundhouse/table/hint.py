"""Hints: what a bot is shown of a table, and what it advises. The bot itself runs elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
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


#: A hint names so many moves, the best one included.
MOST_MOVES = 3


class HintedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a bot has thought of, and what it expects of it, in the units of the game's totals."""

    action: dict[str, Any]
    picks: list[str]
    text: Text
    value: float


class HintView(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would do after that record, and why; the moves that it has compared, best first."""

    seq: int
    action: dict[str, Any]
    picks: list[str]
    text: Text
    reason: Text
    moves: list[HintedMove]


def hint_view(
    table: Table,
    question: Question,
    action: dict[str, Any],
    reason: Text,
    value: float = 0.0,
    others: Sequence[tuple[dict[str, Any], float]] = (),
) -> HintView:
    """A bot's advice: the action, its picks, and a description with a reason, from what the seat knows."""
    best = hinted_move(table, question, action, value)
    # What looks better, but not clearly enough to be taken, counts as equally good: the order is that of the figures.
    rest = [hinted_move(table, question, other, min(worth, value)) for other, worth in others[: MOST_MOVES - 1]]
    rest.sort(key=lambda move: -move.value)
    return HintView(
        seq=question.seq,
        action=action,
        picks=best.picks,
        text=best.text,
        reason=reason,
        moves=[best, *rest] if rest else [],
    )


def hinted_move(table: Table, question: Question, action: dict[str, Any], value: float) -> HintedMove:
    ruleset, known = table.game.ruleset, question.state
    chosen = ruleset.read_action(known, action)
    return HintedMove(
        action=action,
        picks=list(ruleset.picks(known, chosen)),
        text=ruleset.say_action(known, chosen, question.seat),
        value=round(value, 1),
    )
