"""Exercises: practice tables where one person answers what a lesson or a puzzle asks."""

from __future__ import annotations

from typing import Any, NamedTuple

from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.seats import Seat
from roundhouse.table.table import TableSetup


class Solver(NamedTuple):
    """The person who answers: their id, their name, and the seat that is asked."""

    owner: str
    name: str
    seat: int


def exercise(
    ruleset: AnyRules,
    start: tuple[Setup, Any],
    solver: Solver,
    others: list[Seat],
    *,
    secret: str,
    salt: str,
    lesson: str = "",
    puzzle: str = "",
) -> TableSetup:
    """A table that begins at the position of the exercise, with the solver among the others and without hints."""
    setup, state = start
    seats = list(others)
    seats.insert(solver.seat, Seat(name=solver.name, owner=solver.owner))
    return TableSetup(
        game=ruleset.id,
        rules=ruleset.version,
        setup=Setup(players=setup.players, options=setup.options, position=ruleset.pack(state), secret=secret),
        seats=seats,
        host=solver.owner,
        spectators=False,
        practice=True,
        hints=False,
        salt=salt,
        lesson=lesson,
        puzzle=puzzle,
        bots="at_once",
    )
