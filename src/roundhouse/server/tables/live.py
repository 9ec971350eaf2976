"""Live tables: those that this process has in memory, the longest unused first to go. Only a cache."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

import roundhouse
from roundhouse.server.storage.reader import Reader
from roundhouse.server.storage.rows import BrokenTable, NoSuchTable, ParkedTable
from roundhouse.server.storage.snapshot import restore
from roundhouse.server.storage.store import Opened, Store
from roundhouse.table.records import Entry
from roundhouse.table.stopped import reopened
from roundhouse.table.table import Table

logger = logging.getLogger(__name__)

#: Seconds of playing through before others get their turn.
SLICE = 0.005
#: So many times as long a table stays in memory that somebody has open.
WATCHED = 5


class Live:
    """One table in memory."""

    def __init__(self, table_id: str, table: Table, created: float) -> None:
        self.id = table_id
        self.table = table
        self.created = created
        #: Held by whoever adds to the table's log; within one process nobody has to lose a race.
        self.lock = asyncio.Lock()
        #: The record after which nothing was left to be done for answers ahead and bots.
        self.settled = -1
        #: The record after which whoever is asked has not answered ahead.
        self.unanswered = -1
        #: The record up to which there is a snapshot.
        self.kept = 0
        #: When somebody last asked for it.
        self.used = time.monotonic()

    def follow(self, entries: Iterable[Entry]) -> int:
        """Follow the entries that are new here; how many there were."""
        before = self.table.seq
        for entry in entries:
            if entry.seq > self.table.seq:
                self.table.follow(entry)
        return self.table.seq - before


class LiveTables:
    """The tables in memory."""

    def __init__(self, store: Store, most: int, stopped: Callable[[str], None]) -> None:
        self._store = store
        #: Told of tables that turn out to be such as cannot go on.
        self._stopped = stopped
        self._reader = Reader(store)
        self._most = most
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        #: Whoever plays a long game through: one slice at a time, however many do.
        self.lane = asyncio.Lock()
        #: Tables that were parked by this process just now: the database does not say so yet.
        self._parked: set[str] = set()

    async def close(self) -> None:
        await self._reader.close()

    def __len__(self) -> int:
        return len(self._tables)

    def peek(self, table_id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> Live:
        """The table as it was when somebody last looked, or as it is in the database."""
        live = self._tables.get(table_id)
        if live is not None:
            self._tables.move_to_end(table_id)
            live.used = time.monotonic()
            return live
        if table_id in self._parked:
            raise ParkedTable(table_id)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(self._loaded(table_id))
        # Others may wait for the same table: one who stops waiting must not stop them.
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str) -> Callable[[asyncio.Task[Live]], None]:
        def loaded(task: asyncio.Task[Live]) -> None:
            self._loading.pop(table_id, None)
            # Whoever waited may be gone; then nobody else takes note of what went wrong.
            _ = task.cancelled() or task.exception()

        return loaded

    def add(self, live: Live) -> None:
        self._tables[live.id] = live
        for table_id, other in list(self._tables.items()):
            if len(self._tables) <= self._most:
                break
            if not other.lock.locked() and other is not live:
                del self._tables[table_id]

    def let_go(self, unused: float, most: int, is_watched: Callable[[str], bool]) -> None:
        """Drop the tables that nobody has asked for since so many seconds, and that are soon played through to where
        they are. Where somebody looks on, who will most probably act, they stay longer."""
        now = time.monotonic()
        for live in list(self._tables.values()):
            if now - live.used <= unused:
                # The longest unused come first.
                break
            patience = WATCHED * unused if is_watched(live.id) else unused
            if now - live.used > patience and not live.lock.locked() and live.table.seq - live.kept < most:
                self.drop(live.id)

    def drop(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    def park(self, table_id: str) -> None:
        """Nobody finds the table any more."""
        self.drop(table_id)
        self._parked.add(table_id)

    async def keep_parked(self, table_id: str) -> None:
        """Write that down: it holds until an administrator lets the table go on, or with another version."""
        await self._store.park(table_id, roundhouse.__version__)
        self._parked.discard(table_id)

    def all(self) -> list[Live]:
        return list(self._tables.values())

    def idle_since(self, moment: float) -> list[Live]:
        """Tables where nothing has happened since then."""
        return [live for live in self._tables.values() if live.table.entries and live.table.entries[-1].at < moment]

    async def refresh(self, live: Live) -> int:
        """Follow what the database has and the table has not; how many entries that were."""
        entries = await self._reader.entries(live.id, live.table.seq)
        try:
            return live.follow(entries)
        except Exception as error:
            self.drop(live.id)
            raise _broken(live.id, error) from error

    async def _load(self, table_id: str) -> Live:
        found = await self._found(table_id, unless=roundhouse.__version__)
        if found is not None and found.parked == roundhouse.__version__:
            raise ParkedTable(table_id)
        live = await self._brought_to_life(table_id, found)
        if table_id in self._parked:
            # While it was played through.
            raise ParkedTable(table_id)
        self.add(live)
        if live.table.stopped is not None:
            self._stopped(table_id)
        return live

    async def read(self, table_id: str) -> Live:
        """The table as it is in the database, not to be kept."""
        return await self._brought_to_life(table_id, await self._found(table_id))

    async def _found(self, table_id: str, unless: str = "") -> Opened | None:
        try:
            return await self._store.find(table_id, unless)
        except msgspec.DecodeError as error:
            raise _broken(table_id, error) from error

    async def _brought_to_life(self, table_id: str, found: Opened | None) -> Live:
        if found is None:
            raise NoSuchTable(table_id)
        try:
            table, kept = await _restored(table_id, found, self.lane)
        except Exception as error:
            raise _broken(table_id, error) from error
        live = Live(table_id, table, found.created)
        live.kept = kept
        return live


async def _restored(table_id: str, found: Opened, lane: asyncio.Lock) -> tuple[Table, int]:
    """The table after all its entries, and up to which of them there is a snapshot that can be relied on."""
    # A snapshot of a long game is a megabyte: others need not wait while it is read.
    table = await asyncio.to_thread(restore, table_id, found) if found.snapshot else None
    kept = 0 if table is None else table.seq
    table = table or reopened(found.begin, found.created)
    return await played_through(table, found.entries, table.follow_if_possible, lane), kept


async def played_through(
    table: Table, entries: Sequence[Entry], follow: Callable[[Entry], None], lane: asyncio.Lock
) -> Table:
    """The table after the entries that it has not followed yet, in slices: nobody has to wait for a long game, nor for
    many of them at once."""
    waiting = iter(entries[table.seq :])
    is_whole = False
    while not is_whole:
        async with lane:
            is_whole = _followed_for(SLICE, waiting, follow)
            if not is_whole:
                # Until the next turn nobody else plays through anything.
                await asyncio.sleep(0)
    return table


def _followed_for(seconds: float, waiting: Iterator[Entry], follow: Callable[[Entry], None]) -> bool:
    """Follow what can be followed in that time; True if nothing is left."""
    pause = time.perf_counter() + seconds
    for entry in waiting:
        follow(entry)
        if time.perf_counter() > pause:
            return False
    return True


def _broken(table_id: str, error: Exception) -> BrokenTable:
    logger.error("table %s cannot be played through: %s", table_id, type(error).__name__)
    return BrokenTable(table_id)
