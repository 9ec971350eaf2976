"""Requests at a table that is live in this process: asked, made durable, followed, and announced.

Another process may be faster; then the table is brought up to date and asked again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from roundhouse.engine.text import Text
from roundhouse.server.patience import held
from roundhouse.server.storage.rows import Outage
from roundhouse.server.storage.store import Append, Store
from roundhouse.server.storage.writer import Writer
from roundhouse.server.tables.live import Live, LiveTables
from roundhouse.table.ahead import MOST_AT_ONCE, answered, will_be_asked
from roundhouse.table.records import Acted, AnyRecord, Entry, Forgotten, Left, Sat, Stood
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

#: What a request is made of: the table, up to date, gives the record or records that it leads to, or refuses.
#: The entry that a repeated request has led to before, or no records at all, change nothing.
Ask = Callable[[Table], AnyRecord | Entry | Sequence[AnyRecord]]

#: How often a request is asked again because another process was faster each time.
TRIES = 5


class Change(NamedTuple):
    """What a request has led to: the table after it, and the entries that it added (or led to the first time)."""

    table: Table
    entries: list[Entry]

    @property
    def own(self) -> list[Entry]:
        """Entries of the request itself, without those answered ahead: of these everybody is told alike."""
        return [entry for entry in self.entries if not is_answered_ahead(entry)]


class Requests:
    """Carries out what is asked of live tables."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        counters: Counter[str],
        announced: Callable[[Live, list[Entry]], None],
        catch_up: Callable[[Table], Awaitable[None]],
    ) -> None:
        self.writer = Writer(store)
        #: When no server was there, of late.
        self.outages: list[Outage] = []
        self._store = store
        self._live = live
        self._counters = counters
        #: Tells everybody of entries that are durable.
        self._announced = announced
        #: Finds out about the last outages.
        self._catch_up = catch_up

    async def carry_out(self, live: Live, ask: Ask) -> Change:
        async with held(live.lock):
            await self._stand_still(live)
            for _ in range(TRIES):
                answer = await self._asked(live, ask)
                if isinstance(answer, Entry):
                    return Change(live.table, [answer])
                entries = await self._with_answers(live, _numbered(live.table, answer))
                if not entries or await self._added(live, entries):
                    break
                self._counters["conflicts"] += 1
                await self._live.refresh(live)
            else:
                raise TableRefusal("stale", Text("table-stale", {"expected": live.table.seq, "seq": live.table.seq}))
        if entries:
            self._announced(live, entries)
        return Change(live.table, entries)

    def stood(self, table: Table) -> list[Stood]:
        """What there is to be said of outages that a running clock has not heard of. Nearly always nothing."""
        if not self.outages or table.clock.running is None or table.clock.since >= self.outages[-1].until:
            return []
        found = [table.stand(outage.since, outage.until) for outage in self.outages]
        return [record for record in found if record is not None]

    async def _stand_still(self, live: Live) -> None:
        """Give back what an outage has cost, before anything else happens at the table."""
        await self._catch_up(live.table)
        while stood := self.stood(live.table):
            entries = _numbered(live.table, stood)
            if await self._added(live, entries):
                self._announced(live, entries)
            else:
                await self._live.refresh(live)

    async def _asked(self, live: Live, ask: Ask) -> Entry | Sequence[AnyRecord]:
        """What the table says. Only if it adds nothing does it have to be up to date: the database checks the rest."""
        try:
            answer = ask(live.table)
        except Exception:
            if not await self._has_gone_on(live):
                raise
            answer = ask(live.table)
        if isinstance(answer, Sequence) and not answer and await self._has_gone_on(live):
            answer = ask(live.table)
        return answer if isinstance(answer, Entry | Sequence) else [answer]

    async def _has_gone_on(self, live: Live) -> bool:
        """Whether the database knows more than the table did, brought by this look or by another at the same time."""
        seq = live.table.seq
        await self._live.refresh(live)
        return live.table.seq > seq

    async def _with_answers(self, live: Live, entries: list[Entry]) -> list[Entry]:
        """The entries, and what those have to say to them who have answered ahead."""
        table = live.table
        if len(entries) != 1 or not will_be_asked(table, entries[0].record):
            return entries
        answers = await self._store.all_answers_ahead(live.id)
        ahead = answered(table, entries[0], answers) if answers else []
        if len(ahead) < MOST_AT_ONCE:
            live.unanswered = entries[0].seq + len(ahead)
        return [*entries, *ahead]

    async def _added(self, live: Live, entries: list[Entry]) -> bool:
        """Add entries to the log, durably, and only then let the table follow them."""
        if not await self.writer.append(Append(live.id, entries, _gone(live.table, entries))):
            return False
        try:
            live.follow(entries)
        except Exception:
            # The log is the truth: let others play it through from the beginning.
            self._live.drop(live.id)
            raise
        return True


def _numbered(table: Table, records: Sequence[AnyRecord]) -> list[Entry]:
    """Records as the next entries of a table. Time never runs backwards at a table, whatever a machine's clock says."""
    at = max(time.time(), table.entries[-1].at if table.entries else 0.0)
    return [Entry(seq=table.seq + number, at=at, record=record) for number, record in enumerate(records, 1)]


def _gone(table: Table, entries: list[Entry]) -> frozenset[str]:
    """Whoever sits nowhere at the table any more after these entries."""
    left = [entry.record.seat for entry in entries if isinstance(entry.record, Left | Sat | Forgotten)]
    owners = {table.seats[seat].owner for seat in left}
    return frozenset(owner for owner in owners if owner and set(table.seats_of(owner)) <= set(left))


def is_answered_ahead(entry: Entry) -> bool:
    return isinstance(entry.record, Acted) and entry.record.by == "standing"
