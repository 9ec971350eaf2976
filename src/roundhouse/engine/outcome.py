"""The outcome of a finished game: totals with their breakdown by category, ranks, winners."""

from __future__ import annotations

import msgspec

from roundhouse.engine.text import Text


class Category(msgspec.Struct, frozen=True):
    """One line of the final account: what was scored, and the points of every seat."""

    name: Text
    points: list[int]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `ended_by` are the conditions that held when it stopped."""

    ended_by: list[Text]
    categories: list[Category]
    totals: list[int]
    ranks: list[int]
    winners: list[int]
