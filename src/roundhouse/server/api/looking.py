"""Looking at a table: its projection, made once after every record for all who see the same."""

from __future__ import annotations

import time
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from roundhouse.server.api.shapes import AgreedClock
from roundhouse.server.identity import Visitor
from roundhouse.table import projection
from roundhouse.table.clock import ClockRules
from roundhouse.table.table import Table
from roundhouse.table.views import TableView


class Shown(NamedTuple):
    """What has been shown of a table after a record, by the seat that looks and the seats of whoever asks."""

    seq: int
    views: dict[tuple[int | None, tuple[int, ...]], TableView]


#: Most of a view is asked for several times: by a socket, in an answer, by several who look on.
_shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()


def table_view(table: Table, seat: int | None, visitor: Visitor) -> TableView:
    """The table as the visitor sees it with the eyes of that seat."""
    shown = _shown.get(table)
    if shown is None or shown.seq != table.seq:
        shown = _shown[table] = Shown(table.seq, {})
    yours, at = table.seats_of(visitor.id), time.time()
    key = (seat, tuple(yours))
    known = shown.views.get(key)
    if known is None:
        known = shown.views[key] = projection.project(table, seat, at, yours)
    if known.clock.kind == "none":
        return known
    # Time goes on where nothing else does.
    return msgspec.structs.replace(known, clock=projection.clock_view(table, at))


def agreed_clock(rules: ClockRules) -> AgreedClock:
    return AgreedClock(kind=rules.kind, time=rules.time, increment=rules.increment)
