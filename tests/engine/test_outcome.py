"""Outcomes: plain tuples with names."""

from __future__ import annotations

from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.text import Text


def test_an_outcome_is_compared_by_value() -> None:
    def outcome() -> Outcome:
        category = Category(Text("score-in-play"), [3, 5])
        return Outcome([Text("ended-by-tiles")], [category], totals=[3, 5], ranks=[2, 1], winners=[1])

    assert outcome() == outcome()
    assert outcome().categories[0].points == outcome().totals
