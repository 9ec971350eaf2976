"""The lobby: a row for every table, brought up to date a moment after its records, and what people look for in them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.server.storage.log_rows import written
from roundhouse.server.storage.rows import Result, Status, TableSummary, Wanted
from roundhouse.server.storage.store import Store, Summary
from roundhouse.server.tables.live import Live, LiveTables
from roundhouse.table import ending
from roundhouse.table.ahead import is_answerable
from roundhouse.table.projection import seat_views
from roundhouse.table.stopped import is_unplayable
from roundhouse.table.table import Table

FIRST: Final = Wanted()


class Lobby:
    """The rows of tables. Not written with every record: that would be one more commit for each."""

    def __init__(self, store: Store, live: LiveTables, lease: Callable[[], float]) -> None:
        self._store = store
        self._live = live
        #: How long whoever makes a record may take to look after the table before others do.
        self._lease = lease
        #: Ids of tables of sample games.
        self.samples: list[str] = []
        #: Tables whose row has to be brought up to date.
        self._changed: set[str] = set()
        #: Held while what has changed is written down: whoever asks meanwhile waits for that, too.
        self._writing = asyncio.Lock()

    async def tables(self, wanted: Wanted = FIRST) -> list[TableSummary]:
        """Tables that wait for players or are being played, for everybody, latest first; on the first page, the samples
        follow."""
        await self.bring_up_to_date()
        return [*await self._store.lobby(wanted), *await self._samples(wanted)]

    async def replays(self, wanted: Wanted = FIRST) -> list[TableSummary]:
        """Finished games that everybody may look at, latest first; on the first page, the samples follow."""
        await self.bring_up_to_date()
        return [*await self._store.replays(wanted, self.samples), *await self._samples(wanted)]

    async def _samples(self, wanted: Wanted) -> list[TableSummary]:
        if wanted.before is not None or wanted.status:
            return []
        found = await self._store.summaries(self.samples)
        return [each for each in found if wanted.game in ("", each.game)]

    async def tables_of(self, user_id: str) -> list[TableSummary]:
        """The tables that somebody sits at or has opened, latest first."""
        await self.bring_up_to_date()
        return await self._store.tables_of(user_id)

    def changed(self, table_id: str) -> None:
        """Something has happened at the table."""
        self._changed.add(table_id)

    def settled(self, table_id: str) -> None:
        """Nothing is left to be done at the table until the next record."""
        live = self._live.peek(table_id)
        if live is not None and live.settled != live.table.seq:
            live.settled = live.table.seq
            self._changed.add(table_id)

    async def bring_up_to_date(self) -> None:
        async with self._writing:
            table_ids, self._changed = self._changed, set()
            found = [live for table_id in table_ids if (live := self._live.peek(table_id)) is not None]
            if found:
                await self._store.summarise([self.summary(live) for live in found])

    def summary(self, live: Live) -> Summary:
        table = live.table
        return Summary(
            id=live.id,
            host=table.host,
            seq=table.seq,
            status=_status(table),
            updated=table.entries[-1].at if table.entries else live.created,
            deciding=table.deciding,
            seats=written(seats_with_owners(table)),
            wakes=self._wakes(live),
            spectators=table.spectators,
            result=_result(table),
            agreed=written(agreed_options(table)),
        )

    def _wakes(self, live: Live) -> float | None:
        """When a process should look after the table, if none has done what there is to do."""
        table, seat = live.table, live.table.deciding
        if seat is None:
            return None
        if table.seats[seat].bot or (is_answerable(table.game) and live.settled != table.seq):
            return time.time() + self._lease()
        return table.clock.deadline()


def _status(table: Table) -> Status:
    if table.closed:
        return "closed"
    if table.over:
        return "over"
    if table.stopped is not None:
        return "stopped"
    return "playing" if table.begun else "open"


def _result(table: Table) -> str | None:
    """Who has won with which totals, once that is known."""
    outcome = ending.outcome(table)
    return None if outcome is None else written(Result(winners=outcome.winners, totals=outcome.totals))


#: What was agreed on at tables: it never changes. Only a cache.
_agreed: WeakKeyDictionary[Table, dict[str, Any]] = WeakKeyDictionary()


def agreed_options(table: Table) -> dict[str, Any]:
    """What people ask about a game first: its first option, such as the edition, and what differs from the usual.

    Of a board of one's own it is only said that there is one.
    """
    known = _agreed.get(table)
    if known is None:
        known = _agreed[table] = (
            {} if is_unplayable(table) else _differing(table.game.ruleset, table.begin.setup.options)
        )
    return known


def _differing(ruleset: AnyRules, options: Mapping[str, Any]) -> dict[str, Any]:
    main = {name: options[name] for name in ruleset.Options.__struct_fields__[:1] if name in options}
    try:
        usual = ruleset.complete(main)
    except Problem:
        usual = {}
    more = {name: value for name, value in options.items() if name not in main and usual.get(name) != value}
    return {name: True if isinstance(value, dict | list) else value for name, value in {**main, **more}.items()}


def seats_with_owners(table: Table) -> list[dict[str, Any]]:
    """The seats as a projection has them, with whose they are: for the database only."""
    return [
        {**msgspec.structs.asdict(shown), "owner": seat.owner}
        for shown, seat in zip(seat_views(table), table.seats, strict=True)
    ]
