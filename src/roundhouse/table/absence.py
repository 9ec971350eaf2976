"""Absence: when a player was last heard of at a table, according to its records."""

from __future__ import annotations

from roundhouse.table.records import Acted, AnyRecord, Returned, Sat, UndoAnswered, UndoAsked
from roundhouse.table.table import Table


def last_heard(table: Table, seat: int) -> float:
    """When the person on the seat last did something; 0.0 if never."""
    return next((entry.at for entry in reversed(table.entries) if is_of_person(entry.record, seat)), 0.0)


def patience(table: Table, usual: float) -> float:
    """Seconds of silence after which a player counts as absent; by the day, at least the time for a decision."""
    rules = table.begin.clock
    return max(usual, rules.time) if rules.kind == "day" else usual


def is_of_person(record: AnyRecord, seat: int) -> bool:
    """Did the person do that? Actions of bots and answers ahead do not show that anybody is there."""
    if isinstance(record, Acted):
        return record.seat == seat and record.by == "player"
    return isinstance(record, (Sat, Returned, UndoAsked, UndoAnswered)) and record.seat == seat
