"""Absence: when somebody who sits at a table was last heard of there, as its records tell."""

from __future__ import annotations

from roundhouse.table.records import Acted, AnyRecord, Returned, Sat, UndoAnswered, UndoAsked
from roundhouse.table.table import Table


def last_heard(table: Table, seat: int) -> float:
    """The moment of the last thing that the person on the seat has done; 0.0 if there is none."""
    return next((entry.at for entry in reversed(table.entries) if is_of_person(entry.record, seat)), 0.0)


def patience(table: Table, usual: float) -> float:
    """Seconds without a sign of somebody after which they count as absent. By the day they have their time to think."""
    rules = table.begin.clock
    return max(usual, rules.time) if rules.kind == "day" else usual


def is_of_person(record: AnyRecord, seat: int) -> bool:
    """Did the person do that? What a bot or an answer ahead has done does not tell that anybody is there."""
    if isinstance(record, Acted):
        return record.seat == seat and record.by == "player"
    return isinstance(record, (Sat, Returned, UndoAsked, UndoAnswered)) and record.seat == seat
