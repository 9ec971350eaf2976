"""The course of a finished game: what everybody had scored after every action that changed it, for a chart."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.engine.text import Text
from roundhouse.game import AnyGame, Game
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

#: More points cannot be told apart in a chart.
MOST: Final = 200


class Point(NamedTuple):
    """Totals of all seats after that many actions."""

    actions: int
    totals: list[int]


def must_be_over(table: Table) -> None:
    """Before the end, totals may be somebody's secret."""
    if not table.over:
        raise TableRefusal("not_allowed", Text("table-course-not-over"))


def course(game: AnyGame, most: int = MOST) -> list[Point]:
    """From the beginning to the final account, thinned out if there are too many points."""
    replay = Game(game.ruleset, game.setup)
    points = [Point(0, scored(replay))]
    for number, action in enumerate(game.actions, 1):
        replay.push(action)
        totals = scored(replay)
        if totals != points[-1].totals or number == len(game.actions):
            points.append(Point(number, totals))
    return thinned(points, most)


def scored(game: AnyGame) -> list[int]:
    """Everybody's score so far; at the end the totals, which may include more than what was scored on the way."""
    outcome = game.outcome
    return list(game.ruleset.scores(game.state) if outcome is None else outcome.totals)


def thinned(points: list[Point], most: int) -> list[Point]:
    """At most so many, evenly chosen; the first and the last always stay."""
    if len(points) <= most:
        return points
    last = len(points) - 1
    return [points[round(number * last / (most - 1))] for number in range(most)]
