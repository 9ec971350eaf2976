"""The keeper: the entry point to all tables. It keeps them in the database, up to date and moving.

Every record is durable before anybody hears of it. Tables in memory are only a cache: the database is authoritative.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from roundhouse.server.config import Config, data_directory
from roundhouse.server.garbage_collection import collect_all, put_off
from roundhouse.server.patience import SlowDatabase
from roundhouse.server.storage.database import Database, address, trouble
from roundhouse.server.storage.expiry import expire
from roundhouse.server.storage.presence import PresenceStore
from roundhouse.server.storage.progress import ProgressStore
from roundhouse.server.storage.recording import TICK
from roundhouse.server.storage.rows import (
    AlreadyRegistered,
    BadInvitation,
    BrokenTable,
    ChatLine,
    NameTaken,
    NoSuchTable,
    ParkedTable,
    TableSummary,
    TooManyTables,
    User,
)
from roundhouse.server.storage.sessions import SessionStore
from roundhouse.server.storage.snapshot import EVERY, snapshot
from roundhouse.server.storage.store import Store
from roundhouse.server.tables.attendance import Attendance
from roundhouse.server.tables.boards import Boards
from roundhouse.server.tables.caretaker import Caretaker
from roundhouse.server.tables.ids import new_id
from roundhouse.server.tables.invitations import Invitations
from roundhouse.server.tables.judging import judge
from roundhouse.server.tables.live import Live, LiveTables
from roundhouse.server.tables.lobby import Lobby
from roundhouse.server.tables.notify import NO_TABLE, Notify, PostgresNotify
from roundhouse.server.tables.opening import ID_LENGTH, fingerprint, first_entries, opened
from roundhouse.server.tables.people import People
from roundhouse.server.tables.presence import Presence
from roundhouse.server.tables.recent import RENEWED
from roundhouse.server.tables.requests import Ask, Change, Requests
from roundhouse.server.tables.sessions import Sessions
from roundhouse.server.tables.talk import Talk
from roundhouse.server.tables.watchdog import Watchdog
from roundhouse.server.workers.drafting import Draft
from roundhouse.server.workers.importing import Save, names_of, renamed
from roundhouse.server.workers.pool import TooLate, WorkerDied
from roundhouse.table.absence import last_heard, patience
from roundhouse.table.ahead import (
    AnswerAhead,
    give,
    in_force,
)
from roundhouse.table.export import Imported
from roundhouse.table.hint import HintView
from roundhouse.table.records import Entry
from roundhouse.table.table import Table, TableSetup

__all__ = [
    "AlreadyRegistered",
    "Ask",
    "BadInvitation",
    "BrokenTable",
    "Change",
    "ChatLine",
    "Keeper",
    "NameTaken",
    "NoSuchTable",
    "TableSummary",
    "TooLate",
    "User",
    "WorkerDied",
]

logger = logging.getLogger(__name__)

T = TypeVar("T")

#: Seconds until the lobby of other processes reflects a record.
SUMMARISE = 0.5
#: Seconds until a session that was ended in another process has ended in this one.
SESSIONS = 10.0
#: Seconds until what an administrator does is heeded.
HEEDED = 0.4
#: Seconds without a record after which nobody seems to be at a table.
IDLE = 30.0
HOUR = 3600.0
#: Seconds between two checks for tables whose host has gone.
HOSTS = 60.0
#: Seconds within which a healthy server answers a health check.
HEALTHY = 4.8
#: Seconds between two heartbeats, and the gap between those of all processes that counts as an outage.
BEAT = 5.0
GAP = 2.5 * BEAT
#: Seconds without a record anywhere after which nobody seems to play.
QUIET = 60.0
#: How often outages are told before something is done at a table whose clock runs: there may be new ones meanwhile.
TELLING = 3


class Keeper:
    """Keeps tables, and whoever plays at them."""

    def __init__(self, database: Database, config: Config) -> None:
        """Use `connect`."""
        self.config = config
        self.store = Store(database)
        self.counters: Counter[str] = Counter()
        self._present = PresenceStore(database)
        self._database = database
        self._people = People(self.store)
        self.boards = Boards(database, config)
        self.progress = ProgressStore(database)
        self.sessions = Sessions(SessionStore(database))
        self.watchdog = Watchdog(self._park)
        self._live = LiveTables(self.store, config.live_tables, lambda table_id: self.lobby.changed(table_id))
        self._table_requests = Requests(self.store, self._live, self.counters, self._announce, self._catch_up)
        self._notify = Notify() if database.is_sqlite else PostgresNotify(database.listening_url(), self._poll_soon)
        self.presence = Presence(self._notify, None if database.is_sqlite else self._present, left=self._left)
        self.talk = Talk(self.store, self._live, self._present, self._notify)
        self.invitations = Invitations(self.store, self._live)
        self._caretaker = Caretaker(self, config)
        self.lobby = Lobby(self.store, self._live, lambda: self._caretaker.lease)
        self.attendance = Attendance(self)
        #: When this process was asked to stop: from then on nobody could do anything here.
        self._stops = math.inf
        self._beaten = -math.inf
        #: The last thing that an administrator has done, as far as is known here.
        self._heeded = -1
        self._notify.on_stir(self._stirred)
        self._requests: set[asyncio.Task[Any]] = set()
        self._background: list[asyncio.Task[None]] = []
        #: How many entries there were when it was last looked whether anybody plays.
        self._recorded = 0

    @classmethod
    async def connect(cls, config: Config) -> Keeper:
        """Open the database, upgrade its schema, and start the background tasks."""
        database = Database(address(config.database, data_directory()), config.connections)
        await database.migrate()
        keeper = cls(database, config)
        keeper.watchdog.start()
        await keeper.beat(starts=True)
        await keeper._notify.start()
        keeper.presence.start()
        keeper._caretaker.start()
        keeper._background = [
            asyncio.create_task(keeper._again_and_again(config.poll, keeper._poll)),
            asyncio.create_task(keeper._again_and_again(SUMMARISE, keeper.lobby.bring_up_to_date)),
            asyncio.create_task(keeper._again_and_again(IDLE, keeper._keep_snapshots)),
            asyncio.create_task(keeper._again_and_again(SESSIONS, keeper.sessions.look_around)),
            asyncio.create_task(keeper._again_and_again(HEEDED, keeper._heed)),
            asyncio.create_task(keeper._again_and_again(RENEWED, keeper._people.known.renew)),
            asyncio.create_task(keeper._again_and_again(RENEWED, keeper.sessions.known.renew)),
            asyncio.create_task(keeper._again_and_again(HOUR, keeper._expire)),
            asyncio.create_task(keeper._again_and_again(TICK, keeper._tick)),
            asyncio.create_task(keeper._again_and_again(HOSTS, keeper.attendance.replace_hosts)),
            asyncio.create_task(keeper._again_and_again(QUIET, keeper._collect)),
            asyncio.create_task(keeper._judge()),
        ]
        return keeper

    async def close(self) -> None:
        """Finish pending requests and release everything. Bots continue when the database is opened again."""
        self.stop()
        await self._caretaker.close()
        await asyncio.gather(*self._requests, return_exceptions=True)
        await self._table_requests.writer.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.lobby.bring_up_to_date()
        with contextlib.suppress(Exception):
            # From now on nobody is there.
            await self.beat()
        await self._live.close()
        await self.presence.close()
        await asyncio.gather(*self._requests, return_exceptions=True)
        await self._notify.close()
        await self._database.close()
        self.watchdog.stop()

    @property
    def alone(self) -> bool:
        """No other process is expected to serve the same tables."""
        return self._database.is_sqlite

    async def _again_and_again(self, pause: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Exception:
                logger.exception("something beside the requests failed")

    # -- tables

    async def open_table(self, begin: TableSetup, entries: Sequence[Entry] = (), key: str = "") -> str:
        """Store a new table, which may already have records (an import); returns its id. The same key of the same host
        again leads to the same table."""
        opening = fingerprint(begin.host, key)
        known = None if opening is None else await self.store.opened_by(opening)
        if known is not None:
            return known
        await self._must_have_room(begin)
        table_id = new_id(ID_LENGTH)
        try:
            await self._open(table_id, begin, entries or first_entries(begin), opening)
        except IntegrityError:
            # Asked for twice at once.
            known = None if opening is None else await self.store.opened_by(opening)
            if known is None:
                raise
            return known
        return table_id

    async def _must_have_room(self, begin: TableSetup) -> None:
        """`TooManyTables` if the host has more tables in progress, or larger ones, than anybody could play."""
        if begin.host:
            count, size = await self.store.hosted(begin.host)
            if count >= self.config.tables_per_person or size >= self.config.bytes_per_person:
                raise TooManyTables(self.config.tables_per_person)

    async def open_first(self, table_id: str, begin: TableSetup) -> bool:
        """Store a new table under that id; False if somebody else has just opened it."""
        try:
            await self._open(table_id, begin, first_entries(begin))
        except IntegrityError:
            return False
        return True

    async def _open(
        self, table_id: str, begin: TableSetup, entries: Sequence[Entry] = (), opening: str | None = None
    ) -> None:
        live = await opened(table_id, begin, entries, self._live.lane)
        await self.store.open_table(begin, live.created, self.lobby.summary(live), entries, opening=opening)
        self._live.add(live)
        self._caretaker.look_after(table_id)

    async def open_once(self, table_id: str, begin: TableSetup, entries: Sequence[Entry]) -> None:
        """Store a finished table under a fixed id, unless it is there already; a different set-up replaces it."""
        if await self.store.begins_with(table_id, begin):
            return
        live = await opened(table_id, begin, entries, self._live.lane)
        try:
            await self.store.open_table(begin, live.created, self.lobby.summary(live), entries, replace=True)
        except IntegrityError:
            # Another process that is starting was faster.
            return

    async def table(self, table_id: str, at_least: int | None = None) -> Table:
        """The table, up to date with the database; `NoSuchTable` if there is none.

        A caller that only needs the table after a known record passes `at_least`, which saves a query.
        """
        live = await self._live.find(table_id)
        if at_least is None or live.table.seq < at_least:
            try:
                await self._live.refresh(live)
            except BrokenTable:
                # From the beginning, as far as it can be followed.
                live = await self._live.find(table_id)
        if self._table_requests.stood(live.table):
            await self.request(table_id, lambda _: [])
        return live.table

    async def table_even_if_parked(self, table_id: str) -> Table:
        """The table, for export. A parked table stays parked, and is read afresh each time."""
        try:
            return await self.table(table_id)
        except ParkedTable:
            return (await self._live.read(table_id)).table

    def _park(self, table_id: str) -> None:
        """Take a table out of play for the sake of all others."""
        self._live.park(table_id)
        self._notify.publish(table_id, 0)
        self._begun(self._live.keep_parked(table_id))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries after that number."""
        table = await self.table(table_id)
        return table.entries[max(0, after) :]

    async def request(self, table_id: str, ask: Ask) -> Change:
        """Carry out a request. `TableRefusal` if the table refuses or somebody else was faster."""
        live = await self._live.find(table_id)
        # Finish it even if the caller goes away: others have to hear of it.
        return await self._to_the_end(self._table_requests.carry_out(live, ask))

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        return await asyncio.shield(self._begun(work))

    def _begun(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that `close` waits for."""
        task = asyncio.create_task(work)
        self._requests.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._requests.discard(task)
        # The caller may be gone; then nobody else would retrieve a refusal.
        _ = task.cancelled() or task.exception()

    # -- being away

    def stop(self) -> None:
        """From now on nobody can do anything here, though what has begun is finished."""
        self._stops = min(self._stops, time.time())

    @property
    def is_stopping(self) -> bool:
        return self._stops < math.inf

    async def beat(self, *, starts: bool = False) -> None:
        """Record that this server is alive; time during which none could write is charged to nobody's clock."""
        now, recording = min(time.time(), self._stops), self._database.recording
        untold = recording.outages(now)
        found = await self._present.beat(now, GAP, untold, starts=starts)
        recording.told(now)
        self._beaten = time.monotonic()
        if untold and found != self._table_requests.outages:
            self._notify.stir_others(NO_TABLE)
        self._table_requests.outages = found
        for live in self._live.all():
            if self._table_requests.stood(live.table):
                self._begun(self.request(live.id, lambda _: []))

    async def _tick(self) -> None:
        """Beat now and then; if nothing can be written, as soon as something can."""
        if not self._database.recording.is_behind and time.monotonic() - self._beaten < BEAT:
            return
        try:
            await self.beat()
        except Exception as error:
            if not trouble(error):
                raise
            logger.warning("nothing can be written to the database: %s", trouble(error))

    async def _catch_up(self, table: Table) -> None:
        """Before something is done at a table, what nobody could do anything in is known."""
        for _ in range(TELLING):
            if table.clock.running is None or not self._database.recording.is_behind:
                return
            await self.beat()

    def _stirred(self, table_id: str) -> None:
        """Another process has told of an outage."""
        if table_id == NO_TABLE and not self.is_stopping:
            self._begun(self.beat())

    def _announce(self, live: Live, entries: list[Entry]) -> None:
        """Notify everybody, and check what the table is waiting for now."""
        self.counters["entries"] += len(entries)
        self._notify.publish(live.id, entries[-1].seq)
        self.lobby.changed(live.id)
        self._caretaker.look_after(live.id, table=live.table)

    async def _keep_snapshots(self) -> None:
        """Take snapshots of idle tables, which will be the first to be dropped from memory."""
        for live in self._live.idle_since(time.time() - IDLE):
            table = live.table
            if table.seq - live.kept >= EVERY:
                live.kept = table.seq
                # Of a copy, in a thread: it takes too long for the event loop, which is half as fast meanwhile.
                begun = time.monotonic()
                text = await asyncio.to_thread(_snapshot, live.id, table.copy())
                await asyncio.sleep(time.monotonic() - begun)
                if text is not None:
                    await self.store.save_snapshot(live.id, live.kept, text)
        self._live.let_go(self.config.unused, EVERY, self.is_watched)

    async def _collect(self) -> None:
        """Look for garbage at a moment when nobody plays."""
        before, self._recorded = self._recorded, self.counters["entries"]
        collect_all(quiet=before == self._recorded)

    async def _judge(self) -> None:
        try:
            await judge(self.store, self._live, self.lobby)
        except Exception:
            logger.exception("not all tables could be judged")

    async def _heed(self) -> None:
        """Whoever was muted, banned or renamed is so at once."""
        last = await self.store.last_act()
        if last != self._heeded:
            self._heeded = last
            self._people.known.forget_all()
            self.sessions.known.forget_all()
            await self.sessions.look_around()

    async def _expire(self) -> None:
        """Remove what nobody has come back to for long."""
        gone = await expire(self._database, self.config, time.time())
        for table_id in gone.tables:
            self._live.drop(table_id)
        for user_id in gone.guests:
            self._people.forget(user_id)
        self.counters["expired"] += len(gone.tables) + len(gone.guests)

    # -- hearing of changes

    @asynccontextmanager
    async def subscribe(self, table_id: str) -> AsyncIterator[AsyncIterator[int]]:
        """Numbers of entries as they appear, whichever process adds them; -n stands for chat line n, 0 for a change
        of who is there.

        The first numbers say how far the table is (nothing for an empty one). A number stands for everything up to it,
        so that slow readers get fewer: fetch from the last that you know.
        """
        with self._notify.subscribe(table_id) as subscription:
            latest = (await self.store.latest([table_id])).get(table_id)
            if latest is None:
                raise NoSuchTable(table_id)
            subscription.announce(latest.seq)
            subscription.announce(-latest.line)
            # What other processes have said before this one listened.
            await self.presence.find(table_id)
            yield subscription

    async def _poll(self) -> None:
        """Look for changes that nobody was notified of."""
        watched = self._notify.watched
        if not watched:
            return
        for table_id, latest in (await self.store.latest(watched)).items():
            self._notify.tell(table_id, latest.seq)
            self._notify.tell(table_id, -latest.line)

    def _poll_soon(self) -> None:
        self._begun(self._poll())

    # -- what belongs to one seat or one person

    def is_unanswered(self, table_id: str) -> bool:
        """Is it known that the deciding player has not answered ahead?"""
        live = self._live.peek(table_id)
        return live is not None and live.unanswered == live.table.seq

    async def answers_ahead(self, table_id: str, seat: int) -> list[AnswerAhead]:
        """A seat's answers ahead that are still in force."""
        table = await self.table(table_id)
        return in_force(table, seat, await self.store.answers_ahead(table_id, seat))

    async def set_answers_ahead(self, table_id: str, seat: int, answers: list[AnswerAhead]) -> None:
        """Answer ahead; `TableRefusal` if the answers make no sense."""
        given = give(await self.table(table_id), answers)
        live = await self._live.find(table_id)
        # Not while an action is collecting its answers.
        async with live.lock:
            await self.store.set_answers_ahead(table_id, seat, given)
            live.unanswered = -1
        # The question may have come up in another process before the answer was stored.
        self._caretaker.look_after(table_id, afresh=True)

    def _left(self, table_id: str, user_id: str, since: float) -> None:
        self._begun(self._present.set_seen(table_id, user_id, since))

    async def seen(self, table_id: str, user_id: str) -> float:
        """When somebody was last known to be connected to a table."""
        return await self._present.seen(table_id, user_id)

    async def is_absent(self, table_id: str, seat: int) -> bool:
        """Is the player on that seat disconnected, and has not been heard of for a while?"""
        table = await self.table(table_id)
        owner = table.seats[seat].owner
        if owner in await self.presence.find(table_id):
            return False
        heard = max(last_heard(table, seat), await self._present.seen(table_id, owner))
        return time.time() - heard >= patience(table, self.config.absent)

    async def hint(self, table_id: str, seat: int, deadline: float) -> HintView:
        """What a bot would do on that seat, from what the seat may know. `TooLate` after `deadline` seconds."""
        return await self._caretaker.hint(await self.table(table_id), seat, deadline)

    async def draft(self, call: Callable[[Draft], T], draft: Draft) -> T:
        """Something about a board that somebody brings, in a worker."""
        return await self._caretaker.draft(call, draft)

    async def read_save(self, save: Save) -> Imported:
        """The table that a save file describes; `BadSave` says what is wrong with it. `TooLate`, `WorkerDied`."""
        return await self._caretaker.read_save(save)

    async def searched(self, table: Table, seat: int, deadline: float) -> list[list[str]]:
        """The picks of actions that take long to find, from what the seat may know. `TooLate`, `WorkerDied`."""
        return await self._caretaker.searches.picks(table, seat, deadline)

    # -- people

    async def create_guest(self, name: str) -> User:
        return await self._people.create_guest(name)

    async def register(self, user_id: str | None, name: str, password: str, program: bool = False) -> User:
        """An account; a guest (`user_id`) keeps everything that is theirs. `NameTaken`, `AlreadyRegistered`."""
        user = await self._people.register(user_id, name, password, program)
        if user_id is not None and not program:
            await self.attendance.registered(user.id, user.name)
        return user

    async def rename(self, user_id: str, name: str) -> User:
        """Another name for a guest; `AlreadyRegistered`."""
        return await self._people.rename(user_id, name)

    async def login(self, name: str, password: str, place: str = "") -> User | None:
        """None if the password is wrong; `TooManyGuesses` at that name, from that place."""
        return await self._people.login(name, password, place)

    async def change_password(self, user: str, name: str, old: str, new: str) -> bool:
        """False if the old one is wrong."""
        return await self._people.change_password(user, name, old, new)

    async def must_be_free(self, name: str, user_id: str = "") -> None:
        """`NameTaken` if somebody else's account has that name or one that looks like it."""
        await self._people.must_be_free(name, user_id)

    async def unlike_accounts(self, imported: Imported, user_id: str) -> Imported:
        """A table from a file in which nobody is called like somebody else's account."""
        return renamed(imported, await self._people.unlike_accounts(names_of(imported), user_id))

    async def use_link(self, secret: str, password: str) -> User:
        """Set a new password through an administrator's link; every session ends. `BadInvitation`."""
        user = await self._people.use_link(secret, password)
        await self.sessions.end_all(user.id)
        return user

    def forget_person(self, user_id: str, table_ids: Sequence[str]) -> None:
        """Somebody is gone: drop them and their tables from the caches."""
        self._people.forget(user_id)
        for table_id in table_ids:
            self._live.drop(table_id)

    def tables_in_memory(self) -> list[Live]:
        return self._live.all()

    def is_watched(self, table_id: str) -> bool:
        """Is anybody watching the table through this process?"""
        return self._notify.is_watched(table_id)

    async def user(self, user_id: str) -> User | None:
        return await self._people.find(user_id)

    # -- monitoring

    async def health(self) -> dict[str, Any]:
        """Whether everything works."""
        schema, reachable, why = "", False, ""
        try:
            async with asyncio.timeout(HEALTHY):
                # A read-only database is not good enough to play.
                await self.beat()
                schema, reachable = await self._database.revision(), True
        except (OSError, TimeoutError, SlowDatabase, sa.exc.SQLAlchemyError) as error:
            why = trouble(error)
        if reachable and not self._notify.connected:
            why = "silent"
        return {
            "ok": reachable and self._notify.connected,
            "why": why,
            "database": {"kind": self._database.url.get_backend_name(), "reachable": reachable, "schema": schema},
            "notifications": self._notify.connected,
            "live_tables": len(self._live),
            "watchers": self._notify.watchers,
            "requests": len(self._requests),
            "workers": self._caretaker.health(),
            "counters": dict(self.counters),
        }


def _snapshot(table_id: str, table: Table) -> str | None:
    """A hundred thousand objects are made for it and gone with it: looking through them took as long as making them."""
    with put_off():
        return snapshot(table_id, table)
