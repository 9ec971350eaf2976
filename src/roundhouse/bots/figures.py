"""Statistics over many games: how long and how close they were, who won from which place, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median, pstdev
from typing import Any

import msgspec

from roundhouse.bots.playing import Result


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """A summary of many numbers."""

    least: int
    mean: float
    median: float
    most: int
    #: The standard deviation.
    deviation: float


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The results from one place in turn order; the first place is that of the first player to decide."""

    win_rate: float
    mean_total: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of many games."""

    #: Decisions in a game.
    length: Span
    #: The points of all players together, the winners' points, and the gap between first and last.
    points: Span
    winner: Span
    spread: Span
    #: By place in turn order.
    places: list[Place]
    #: How often in a game, by the keys that the game counts.
    tally: dict[str, float]


def span(numbers: Sequence[int]) -> Span:
    return Span(
        least=min(numbers),
        mean=round(fmean(numbers), 2),
        median=median(numbers),
        most=max(numbers),
        deviation=round(pstdev(numbers), 2),
    )


def figures(results: Sequence[Result]) -> Figures:
    """The figures of at least one game."""
    # In the order that the game declares; anything else it counts comes after that.
    named = list(dict.fromkeys(key for result in results for key in result.tally))
    keys = [key for key in named if ":" not in key] + sorted(key for key in named if ":" in key)
    return Figures(
        length=span([result.decisions for result in results]),
        points=span([sum(result.totals) for result in results]),
        winner=span([max(result.totals) for result in results]),
        spread=span([max(result.totals) - min(result.totals) for result in results]),
        places=[place(results, number) for number in range(len(results[0].totals))],
        tally={key: round(sum(each.tally.get(key, 0) for each in results) / len(results), 3) for key in keys},
    )


def place(results: Sequence[Result], number: int) -> Place:
    """The results of those who sat that many places after the first player."""
    wins, total = 0.0, 0
    for result in results:
        seat = (result.first + number) % len(result.totals)
        wins += 1 / len(result.winners) if seat in result.winners else 0.0
        total += result.totals[seat]
    return Place(win_rate=round(wins / len(results), 4), mean_total=round(total / len(results), 2))


def as_data(found: Figures) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(found)
    return data
