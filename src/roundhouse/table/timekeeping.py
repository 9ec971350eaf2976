"""Timekeeping: running out of time, pauses, and outages of the server, which cost nobody any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.engine.text import Text
from roundhouse.table import ending
from roundhouse.table.conditions import must_be_going_on, must_be_unfinished
from roundhouse.table.records import BotSat, Ended, Paused, Resumed, Stood
from roundhouse.table.refusal import TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table


def flag(table: Table, at: float) -> BotSat | Ended | None:
    """Whoever has run out of time loses, or a bot takes over for them; None if nobody has."""
    seat = table.clock.flagged(at)
    return None if seat is None else ending.flagged(table, seat)


def is_out_of_time(table: Table, seat: int) -> bool:
    """Has the seat no time left for what it was asked last? A bot answers that, or nobody would ever run out."""
    answered = max((told.seq for told in table.story if told.seat == seat), default=0)
    since = [entry.record for entry in table.entries[answered:]]
    return table.clock.left[seat] <= 0 and any(isinstance(each, BotSat) and each.seat == seat for each in since)


def stand(table: Table, since: float, until: float) -> Stood | None:
    """The server was away between these moments; None if no clock lost anything by it, or it is already recorded."""
    if table.clock.running is None or table.clock.since >= until:
        return None
    stood = Stood(since=since, until=until)
    for entry in reversed(table.entries):
        # Whoever wrote that down may have a clock that is a little behind.
        if entry.at < since:
            break
        if entry.record == stood:
            return None
    return stood


def pause(table: Table) -> Paused:
    must_be_unfinished(table)
    must_be_going_on(table)
    return Paused()


def resume(table: Table) -> Resumed:
    must_be_unfinished(table)
    if not table.paused:
        raise TableRefusal("not_allowed", Text("table-not-paused"))
    return Resumed()
