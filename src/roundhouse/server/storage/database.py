"""The database: SQLite in a file or PostgreSQL, by URL. Everything that differs between the two is here.

What is to be read or written is a function of a connection. With SQLite it is called in a thread, with PostgreSQL it
waits on the event loop: neither keeps anybody else waiting. Either is finished in any case, also when whoever asked has
gone meanwhile, so that no connection is ever left in the middle of something.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from roundhouse.server.bills import FIRST, for_all, used_now
from roundhouse.server.gate import Gate
from roundhouse.server.patience import SlowDatabase, UnsureDatabase, answered, left
from roundhouse.server.storage.migrating import VERSION, NewerSchema, newest, upgrade
from roundhouse.server.storage.recording import Recording
from roundhouse.server.threads import Threads

logger = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

#: How long SQLite waits for another process that is writing, in milliseconds.
BUSY_TIMEOUT = 4_000
#: Seconds after which PostgreSQL is told to give up: before whoever asked is told that it does not answer.
STATEMENT = 4.0
#: Threads that read from SQLite at the same time.
READERS = 2
#: Seconds between two checkpoints of SQLite's log; once it has this many pages, a commit makes one itself.
TIDY = 1.0
MOST_LOGGED = 20_000
#: Seconds that a database may take to answer when a server starts.
PATIENCE = 30.0
#: The advisory lock under which a PostgreSQL database is migrated: any number, as long as it is always the same.
MIGRATION_LOCK = 0x726F756E64


class BadDatabase(ValueError):
    """An address of a database that cannot be used."""


class GoneDatabase(ConnectionError):
    """The file of the database was renamed, deleted or replaced: whatever were written now would be lost with it."""


class UnusableDatabase(Exception):
    """The database does not answer, lets nobody in, or is none; the message says why, without a password."""


#: What errors of PostgreSQL mean by the beginning of their number: it is read-only, full, or busy with itself.
STATES: Final = {"25006": "read-only", "53100": "full", "53": "busy", "57": "slow", "58": "broken", "08": "away"}
#: The same for what SQLite says.
SAYINGS: Final = {"readonly": "read-only", "read-only": "read-only", "full": "full", "locked": "slow", "i/o": "broken"}


def trouble(error: BaseException) -> str:
    """What is wrong with a database that could not do what was asked, in a word; empty if that is not known."""
    if isinstance(error, SlowDatabase | TimeoutError | PoolTimeout):
        return "slow"
    if isinstance(error, IntegrityError):
        return ""
    if isinstance(error, GoneDatabase):
        return "gone"
    if isinstance(error, ConnectionError | OSError | InterfaceError):
        return "away"
    if not isinstance(error, DBAPIError):
        return ""
    state = str(getattr(error.orig, "sqlstate", None) or getattr(error.orig, "pgcode", None) or "")
    for beginning, why in STATES.items():
        if state.startswith(beginning):
            return why
    said = str(error.orig).lower()
    known = next((why for part, why in SAYINGS.items() if part in said), "")
    return known or ("away" if isinstance(error, OperationalError) or error.connection_invalidated else "")


def prepare(url: str) -> None:
    """Bring the schema of a database up to date; `UnusableDatabase` or `NewerSchema` if that cannot be."""

    async def migrate() -> None:
        database = Database(address(url, Path()), connections=1)
        try:
            async with asyncio.timeout(PATIENCE):
                await database.migrate()
        finally:
            await database.close()

    try:
        asyncio.run(migrate())
    except NewerSchema:
        raise
    except TimeoutError:
        raise UnusableDatabase("it does not answer") from None
    except Exception as error:
        raise UnusableDatabase(innermost(error)) from None


def reason(error: Exception) -> str | None:
    """Why a database cannot be used, if that is what an error is about."""
    return innermost(error) if isinstance(error, sa.exc.SQLAlchemyError | ConnectionError) else None


def innermost(error: Exception) -> str:
    """Drivers wrap errors in errors; the innermost is the one that a person can do something about."""
    cause: BaseException = error
    while (inner := getattr(cause, "orig", None) or cause.__cause__) is not None:
        cause = inner
    why = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return why.splitlines()[0].rstrip(".")


def address(url: str, data_directory: Path) -> sa.URL:
    """The URL with the driver that is used here; without one, SQLite in the data directory."""
    if not url:
        return sa.URL.create("sqlite", database=str(data_directory / "roundhouse.sqlite"))
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        # The URL may hold a password: it must not get into a message.
        raise BadDatabase("the address of the database is not a URL") from None
    kind = parsed.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+asyncpg")
    if kind != "sqlite":
        raise BadDatabase(f"{kind} is no database that can be used: there are sqlite and postgresql")
    if parsed.database in (None, "", ":memory:"):
        raise BadDatabase("SQLite needs a file")
    return parsed.set(drivername="sqlite")


class Connections(Protocol):
    """How work gets to a database: that of whoever has used least first."""

    async def read(self, work: Work[T], used: float) -> T: ...

    async def write(
        self, work: Work[T], used: float, *, durable: bool, by: float = math.inf, patient: bool = False
    ) -> T: ...

    async def close(self) -> None: ...

    @property
    def in_use(self) -> int: ...


class Database:
    """One database, to read from and to write to."""

    def __init__(self, url: sa.URL, connections: int = 10) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._connections: Connections = Sqlite(url) if self.is_sqlite else Postgresql(url, connections)
        self._begun: set[asyncio.Task[Any]] = set()
        self.recording = Recording(trouble)

    async def read(self, work: Work[T]) -> T:
        """Read something. Every statement sees what is committed by then."""
        return await self._to_the_end(self._connections.read(work, used_now()))

    async def write(self, work: Work[T], *, durable: bool = True, first: bool = False) -> T:
        """Do something in one transaction, which is committed when this returns, or not at all.

        With `first` it goes before whatever else waits to be written: a player is waiting for it.

        Unless it is `durable`, it does not wait for the disk, and a power cut soon afterwards may undo it: good enough
        for what can be made again.
        """
        used, by = FIRST if first else used_now(), time.monotonic() + left()
        writing = self._connections.write(work, used, durable=durable, by=by)
        try:
            return await self._to_the_end(self.recording.noted(writing), late=UnsureDatabase)
        except UnsureDatabase:
            self.recording.failed()
            raise
        except DBAPIError as error:
            if error.connection_invalidated:
                # Nobody knows whether that came before or after the commit.
                raise UnsureDatabase from error
            raise

    async def read_at_one_moment(self, work: Work[T]) -> T:
        """Read a lot, all of it as it was when this began. Nobody who writes has to wait for it."""
        if self.is_sqlite:
            # Without a transaction, every statement would see what is committed by then.
            return await self.read(lambda connection: _in_transaction(connection, "BEGIN", work))
        moment = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
        return await self.write(lambda connection: _after(connection, moment, work))

    async def _to_the_end(
        self, work: Coroutine[Any, Any, T], *, patient: bool = False, late: type[SlowDatabase] = SlowDatabase
    ) -> T:
        """Finish what has begun even if whoever asked goes away: a broken-off query can cost a connection.

        Whoever is not patient is told after a while that the database is slow.
        """
        task = for_all(work)
        self._begun.add(task)
        task.add_done_callback(self._ended)
        return await (asyncio.shield(task) if patient else answered(task, late))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        # Whoever asked may be gone; then nobody else takes note of what went wrong.
        _ = task.cancelled() or task.exception()

    async def close(self) -> None:
        """Let go of the database when everything that has begun is done."""
        while self._begun:
            await asyncio.wait(self._begun)
        await self._connections.close()

    @property
    def in_use(self) -> int:
        """How many connections somebody holds just now."""
        return self._connections.in_use

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that may say what to do on a conflict."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def migrate(self, revision: str = "head") -> None:
        """Bring the schema up to date. Processes that start at the same time do so one after the other."""
        if self.is_sqlite:
            file = Path(self.url.database or "")
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # There are passwords in it, if only as hashes: it is nobody else's business.
            file.touch(mode=0o600)

        def migrate(connection: sa.Connection) -> None:
            if not self.is_sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            upgrade(connection, revision)

        # A large table may take long, and so may another process that is at it.
        await self._to_the_end(self._connections.write(migrate, FIRST, durable=True, patient=True), patient=True)

    async def revision(self) -> str:
        """The revision of the schema that the database has."""
        query = sa.text(f"SELECT version_num FROM {VERSION}")
        return str(await self.read(lambda connection: connection.execute(query).scalar()))

    async def is_up_to_date(self) -> bool:
        """Has the database the schema of this version?"""
        return await self.revision() == newest()

    def listening_url(self) -> str:
        """The address for a connection of its own, without SQLAlchemy. It may hold a password."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)


def _in_transaction(connection: sa.Connection, begin: str, work: Work[T]) -> T:
    connection.exec_driver_sql(begin)
    try:
        return work(connection)
    finally:
        connection.exec_driver_sql("ROLLBACK")


def _after(connection: sa.Connection, statement: str, work: Work[T]) -> T:
    connection.exec_driver_sql(statement)
    return work(connection)


def must_be_wanted(by: float) -> None:
    """Whoever was told then that it is not done should not find it done later: `SlowDatabase`."""
    if time.monotonic() > by:
        raise SlowDatabase


def _in_use(pool: sa.Pool) -> int:
    assert isinstance(pool, sa.QueuePool)
    return pool.checkedout()


# -- PostgreSQL


class Postgresql:
    """Connections to a PostgreSQL server."""

    def __init__(self, url: sa.URL, connections: int) -> None:
        # Whoever asks waits no longer than that, be it for a connection, for an answer, or for somebody else's lock.
        settings = {"statement_timeout": f"{STATEMENT:.0f}s", "idle_in_transaction_session_timeout": "30s"}
        self._engine = create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=STATEMENT,
            hide_parameters=True,
            connect_args={"timeout": STATEMENT, "command_timeout": STATEMENT, "server_settings": settings},
        )
        self._gate = Gate(connections)
        self._patient = create_async_engine(url, poolclass=sa.NullPool, hide_parameters=True)
        # A reader sends one statement, or several that need not agree: a transaction would only cost time.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T], used: float) -> T:
        async with (
            self._admitted(used, STATEMENT),
            reached(self._reading.connect()) as connection,
            given_up(connection),
        ):
            return await connection.run_sync(work)

    async def write(
        self, work: Work[T], used: float, *, durable: bool, by: float = math.inf, patient: bool = False
    ) -> T:
        engine = self._patient if patient else self._engine
        async with (
            self._admitted(used, None if patient else STATEMENT),
            reached(engine.begin()) as connection,
            given_up(connection),
        ):
            if not durable:
                await connection.execute(sa.text("SET LOCAL synchronous_commit = off"))
            done = await connection.run_sync(work)
            must_be_wanted(by)
            return done

    @asynccontextmanager
    async def _admitted(self, used: float, patience: float | None) -> AsyncIterator[None]:
        """One of the connections is free; `SlowDatabase` if that takes too long."""
        try:
            await self._gate.enter(used, patience)
        except TimeoutError as error:
            raise SlowDatabase from error
        try:
            yield
        finally:
            self._gate.leave()

    async def close(self) -> None:
        await self._engine.dispose()
        await self._patient.dispose()

    @property
    def in_use(self) -> int:
        return _in_use(self._engine.pool)


@asynccontextmanager
async def given_up(connection: AsyncConnection) -> AsyncIterator[None]:
    """A connection over which no answer came is not used again: nobody knows what comes over it next."""
    try:
        yield
    except TimeoutError as error:
        await connection.invalidate()
        raise SlowDatabase from error


@asynccontextmanager
async def reached(connecting: AbstractAsyncContextManager[T]) -> AsyncIterator[T]:
    """A connection; `ConnectionError` if nobody is at the other end, whatever that is called (a missing file, even)."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(connecting)
        except OSError as error:
            raise ConnectionError("the database cannot be reached") from error
        yield connection


# -- SQLite


class Sqlite:
    """A SQLite file. It has one writer at a time: those of this process queue for one thread."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url, pool_size=READERS + 2, max_overflow=0, hide_parameters=True)
        sa.event.listen(self._engine, "connect", _prepare_sqlite)
        sa.event.listen(self._engine, "begin", _begin_sqlite)
        #: The writer's connection. It stays open: taking one and giving it back takes as long as adding a record.
        self._writing: sa.Connection | None = None
        #: Does a commit wait for the disk there?
        self._durable = True
        self._writer = Threads(1, "roundhouse-writer")
        self._tidier = ThreadPoolExecutor(1, "roundhouse-tidier")
        self._tidied = -math.inf
        self._readers = Threads(READERS, "roundhouse-reader")
        #: Which file was opened. Never opened besides: closing it again would let go of the locks that SQLite holds.
        self._path, self._file = Path(url.database or ""), (0, 0)

    async def read(self, work: Work[T], used: float) -> T:
        def read() -> T:
            self._must_be_there()
            with self._engine.connect() as connection:
                return work(connection)

        return await self._readers.run(read, used)

    async def write(
        self, work: Work[T], used: float, *, durable: bool, by: float = math.inf, patient: bool = False
    ) -> T:
        done = await self._writer.run(lambda: self._write(work, durable, by), used)
        if time.monotonic() - self._tidied > TIDY:
            self._tidied = time.monotonic()
            self._tidier.submit(self._tidy)
        return done

    def _write(self, work: Work[T], durable: bool, by: float) -> T:
        must_be_wanted(by)
        self._must_be_there()
        if self._writing is None:
            self._writing, self._durable = self._engine.connect().execution_options(roundhouse_writes=True), True
        try:
            if durable is not self._durable:
                # As the driver says it: SQLAlchemy would begin a transaction, in which this cannot be said.
                self._writing.connection.cursor().execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
                self._durable = durable
            with self._writing.begin():
                done = work(self._writing)
                must_be_wanted(by)
                return done
        except BaseException:
            # Whatever went wrong with it, the next has another.
            self._let_go()
            raise

    def _must_be_there(self) -> None:
        """`GoneDatabase` if there is no file any more where it was opened, or another one: SQLite would go on with the
        old one, which has no name, and begin a new one, which is empty."""
        try:
            found = self._path.stat()
        except FileNotFoundError:
            if self._file == (0, 0):
                return
            raise GoneDatabase from None
        if self._file == (0, 0):
            self._file = found.st_dev, found.st_ino
        elif self._file != (found.st_dev, found.st_ino):
            raise GoneDatabase

    def _let_go(self) -> None:
        if self._writing is not None:
            connection, self._writing = self._writing, None
            # Not back among those that others take.
            connection.invalidate()
            connection.close()

    def _tidy(self) -> None:
        """Work the log into the file. Left to itself, every thousandth page would make one commit wait for it."""
        try:
            self._must_be_there()
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
        except (GoneDatabase, sa.exc.SQLAlchemyError):
            # Somebody else is at it, or the disk is full; commits will tell.
            logger.warning("the log of the database could not be tidied up")

    async def close(self) -> None:
        for threads in (self._readers, self._writer, self._tidier):
            await asyncio.to_thread(threads.shutdown)
        self._let_go()
        self._engine.dispose()

    @property
    def in_use(self) -> int:
        return _in_use(self._engine.pool) - (self._writing is not None)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Python's driver would begin transactions when it sees fit: it is told not to, `_begin_sqlite` does.
    connection.isolation_level = None
    # A text that was damaged is read as far as it is one: it must not keep anybody from the others.
    connection.text_factory = _text
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {MOST_LOGGED}")
    cursor.close()


def _text(kept: bytes) -> str:
    return kept.decode("utf-8", "replace")


def _begin_sqlite(connection: sa.Connection) -> None:
    if connection.get_execution_options().get("roundhouse_writes"):
        # A transaction that reads first and writes later could be refused in the middle: writers say so at once.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
