"""A lesson at its table: whatever it asks for is left to the learner, and nobody else has the learner's name."""

from __future__ import annotations

import pytest

from roundhouse.engine.registry import find
from roundhouse.lessons import lesson_called
from roundhouse.table.lesson import lesson_table
from roundhouse.table.projection import ending_picks, project
from roundhouse.table.table import Table
from tests.table.keeping import Kept


def test_a_turn_that_the_learner_is_to_end_does_not_end_by_itself() -> None:
    """Elsewhere a turn in which nothing is left to do ends without asking."""
    rules = find("spike")
    kept = Kept(Table(lesson_table(rules, "end", owner="ada", called="Ada", secret="s", salt="t")))
    game = kept.table.game
    kept.play(game.parse(lesson_called(rules, "end").steps[0].play))
    shown = project(kept.table, 1, 0)
    assert shown.lesson is not None
    assert (shown.lesson.step, shown.lesson.state, shown.lesson.path) == (1, "asking", ["end"])
    assert ending_picks(game) == ["end"]
    assert shown.decision is not None
    assert shown.decision.ending == []


@pytest.mark.parametrize(("called", "names"), [("Zoe", ["Ada", "Zoe"]), ("ADA", ["Ada", "Bruno"])])
def test_the_learner_is_called_as_nobody_else_in_the_lesson(called: str, names: list[str]) -> None:
    begin = lesson_table(find("spike"), "end", owner="someone", called=called, secret="s", salt="t")
    assert [seat.name for seat in begin.seats] == names
