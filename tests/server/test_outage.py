"""Health that means it, and clocks that stand still while nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import math
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.seats import Seat
from roundhouse.server.bills import for_all
from roundhouse.server.config import Config
from roundhouse.server.environment import BadEnvironment, read
from roundhouse.server.http.errors import as_api_error
from roundhouse.server.http.routes.monitoring import may_count
from roundhouse.server.http.settings import Settings
from roundhouse.server.patience import Patience, SlowDatabase, UnsureDatabase, answered, held, patience
from roundhouse.server.storage.database import Sqlite, trouble
from roundhouse.server.storage.presence import beside
from roundhouse.server.storage.recording import Recording
from roundhouse.server.storage.rows import Outage
from roundhouse.server.tables.keeper import GAP, Keeper
from roundhouse.table.clock import Clock, ClockRules
from roundhouse.table.records import Stood
from roundhouse.table.table import Table, TableSetup
from roundhouse.words import OWN_FOLDER, Words
from tests.server.serving import KEY, UNHURRIED, Server, serving
from tests.support.tables import act
from tests.support.tables import until as until_soon

#: Seconds within which a server must say that it is not well; the machine may be busy with other things.
SOON = 15.0


# -- clocks


def test_what_nobody_was_there_for_is_given_back() -> None:
    clock = Clock(ClockRules(kind="live", time=100.0), 2)
    clock.start(0, 1000.0)
    clock.stand(1010.0, 5000.0)
    assert clock.remaining(5005.0) == [85.0, 100.0]
    assert clock.deadline() == 5090.0
    clock.stand(900.0, 1005.0)
    assert clock.remaining(5005.0) == [90.0, 100.0]


def hurried() -> TableSetup:
    """Two people with a minute each."""
    seats = [Seat(name="Ada", owner="ada"), Seat(name="Ben", owner="ben")]
    clock = ClockRules(kind="live", time=60.0)
    return TableSetup(
        game="rocket",
        setup=Setup(players=2, options=find("rocket").complete({}), seed=1),
        seats=seats,
        clock=clock,
        fallback="random",
        rules=find("rocket").version,
    )


def shift(file: Path, seconds: float) -> None:
    """Everything in a database happened that much earlier."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for table, column in (("entries", "at"), ("tables", "created"), ("tables", "updated"), ("heartbeat", "at")):
            connection.execute(f"UPDATE {table} SET {column} = {column} - ?", (seconds,))
        connection.execute("UPDATE tables SET wakes = wakes - ?", (seconds,))


async def opened(config: Config) -> str:
    keeper = await Keeper.connect(config)
    table_id = await keeper.open_table(hurried())
    await keeper.close()
    return table_id


@pytest.mark.parametrize("touch", ["look", "flag"])
def test_nobody_is_flagged_for_a_server_that_was_away(tmp_path: Path, touch: str) -> None:
    file = tmp_path / "roundhouse.sqlite"
    config = Config(database=f"sqlite:///{file}", bot_workers=0)

    async def play() -> None:
        table_id = await opened(config)
        shift(file, 3600.0)
        keeper = await Keeper.connect(config)
        try:
            if touch == "flag":
                await keeper._caretaker._flag(table_id)
            table = await keeper.table(table_id)
            seat = table.deciding
            assert seat is not None
            assert not table.seats[seat].bot
            assert table.clock.remaining(time.time())[seat] > 30.0
            assert [notice.text.key for notice in table.notices].count("table-log-stood") == 1
            # Once is enough.
            await keeper.beat()
            assert (await keeper.table(table_id)).seq == table.seq
        finally:
            await keeper.close()

    asyncio.run(play())


def test_a_lost_database_costs_nobody_time(tmp_path: Path) -> None:
    """The server runs on, but could not write anything down for a while."""
    file = tmp_path / "roundhouse.sqlite"

    async def play() -> None:
        keeper = await Keeper.connect(Config(database=f"sqlite:///{file}", bot_workers=0))
        try:
            table_id = await keeper.open_table(hurried())
            table = await keeper.table(table_id)
            # None that has begun by itself is still under way.
            await keeper.beat()
            table.clock.since -= 1000.0
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
                connection.execute("UPDATE heartbeat SET at = at - 1000")
            await keeper.beat()
            # What stood still is given back by a request of its own, after the beat.
            await asyncio.gather(*keeper._requests)
            table = await keeper.table(table_id)
            seat = table.deciding
            assert seat is not None
            assert table.clock.remaining(time.time())[seat] > 30.0
        finally:
            await keeper.close()

    asyncio.run(play())


def test_a_server_that_is_there_gives_nothing_away(tmp_path: Path) -> None:
    async def play() -> None:
        keeper = await Keeper.connect(Config(database=f"sqlite:///{tmp_path / 'roundhouse.sqlite'}", bot_workers=0))
        try:
            for moment in (GAP / 2, GAP, 1.5 * GAP):
                assert await keeper._present.beat(time.time() + moment, GAP) == []
            assert len(await keeper._present.beat(time.time() + 10 * GAP, GAP)) == 1
        finally:
            await keeper.close()

    asyncio.run(play())


# -- outages, however short

#: Seconds that something is away in the tests, and what is left of that for whoever sits there: the machine is busy.
AWAY, SPARED = 2.0, 1.6


def used(table: Table) -> float:
    """Seconds that everybody has thought so far."""
    return 120.0 - sum(table.clock.remaining(time.time()))


async def costs(keeper: Keeper, table_id: str, begun: float) -> None:
    """Somebody moves: of what has gone by since then, what nobody could have used is on no clock."""
    table = (await act(keeper, table_id)).table
    assert used(table) < time.time() - begun - SPARED


def take_another(connections: Sqlite) -> None:
    """The writer keeps its connection: from now on it has a new one."""
    connections._writer._executor.submit(connections._let_go).result()


def deaf(keeper: Keeper) -> Callable[[bool], None]:
    """Lets a SQLite database be written to, or not."""
    connections = keeper._database._connections
    assert isinstance(connections, Sqlite)
    is_deaf = False

    def tell(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA query_only = {int(is_deaf)}")

    def say(deaf: bool) -> None:
        nonlocal is_deaf
        is_deaf = deaf
        take_another(connections)

    sa.event.listen(connections._engine, "checkout", tell)
    return say


@contextlib.asynccontextmanager
async def after_a_full_disk(folder: Path) -> AsyncIterator[tuple[Keeper, str, float]]:
    """A table whose disk was full for a moment, in which somebody tried to move; and when it was opened."""
    keeper = await Keeper.connect(Config(database=f"sqlite:///{folder / 'roundhouse.sqlite'}", bot_workers=0))
    say = deaf(keeper)
    try:
        begun = time.time()
        table_id = await keeper.open_table(hurried())
        say(True)
        with pytest.raises(OperationalError):
            await act(keeper, table_id)
        await asyncio.sleep(AWAY)
        say(False)
        yield keeper, table_id, begun
    finally:
        await keeper.close()


def test_a_disk_that_was_full_for_a_moment_costs_nobody_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with after_a_full_disk(tmp_path) as (keeper, table_id, begun):
            # The move that could not be made is the first thing that is written.
            await costs(keeper, table_id, begun)
            assert [notice.text.key for notice in (await keeper.table(table_id)).notices].count("table-log-stood") == 1

    asyncio.run(play())


def test_whoever_only_waits_is_given_it_back_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with after_a_full_disk(tmp_path) as (keeper, table_id, begun):

            async def is_spared() -> bool:
                return used(await keeper.table(table_id)) < time.time() - begun - SPARED

            await until_soon(is_spared, 10.0)

    asyncio.run(play())


@pytest.mark.parametrize("how", ["stop", "crash", "slow stop"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_short_restart_costs_nobody_time(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, kind: str, how: str
) -> None:
    config = Config(database=request.getfixturevalue(f"{kind}_url"), bot_workers=0)

    async def play() -> None:
        keeper = await Keeper.connect(config)
        begun = time.time()
        table_id = await keeper.open_table(hurried())
        if how == "slow stop":
            # Requests that take long keep the process from ending, but nobody can ask for anything any more.
            keeper.stop()
            await asyncio.sleep(AWAY)
        if how == "crash":
            monkeypatch.setattr(keeper, "beat", gone)
        await keeper.close()
        if how != "slow stop":
            await asyncio.sleep(AWAY)
        keeper = await Keeper.connect(config)
        try:
            await costs(keeper, table_id, begun)
        finally:
            await keeper.close()

    asyncio.run(play())


async def gone() -> None:
    """A process that was killed writes nothing."""
    raise ConnectionError


def test_one_of_several_servers_may_restart(postgresql_url: str) -> None:
    """Whoever plays at another one has lost nothing; what they know of an outage they tell each other."""
    config = Config(database=postgresql_url, bot_workers=0)

    async def play() -> None:
        first, second = await Keeper.connect(config), await Keeper.connect(config)
        try:
            await second.close()
            await asyncio.sleep(1.0)
            second = await Keeper.connect(config)
            assert second._table_requests.outages == []
            then = time.time() - 100.0
            first._database.recording._untold.append(Outage(then, then + 8.0))
            await first.beat()

            async def is_known() -> bool:
                return second._table_requests.outages == [Outage(then, then + 8.0)]

            # At once, not with its own next heartbeat.
            second._beaten = math.inf
            await until_soon(is_known, 4.0)
            # It has noticed the same one a little later.
            second._database.recording._untold.append(Outage(then + 1.0, then + 9.0))
            await second.beat()
            assert second._table_requests.outages[1:] == [Outage(then + 8.0, then + 9.0)]
        finally:
            await first.close()
            await second.close()

    asyncio.run(play())


class Slow:
    """A clock that tests set, and a database that says what it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0
        self.recording = Recording(trouble, lambda: self.at)

    def write(self, seconds: float, error: Exception | None = None) -> None:
        async def work() -> None:
            self.at += seconds
            self.recording.show()
            if error is not None:
                raise error

        with contextlib.suppress(Exception):
            asyncio.run(self.recording.noted(work()))


def test_what_could_not_be_written_is_noticed() -> None:
    slow = Slow()
    for _ in range(3):
        slow.write(1.0)
    assert not slow.recording.is_behind
    slow.write(0.0, IntegrityError("INSERT", {}, sqlite3.IntegrityError("UNIQUE constraint failed")))
    assert not slow.recording.is_behind
    slow.at += 2.0
    slow.recording.show()
    slow.write(0.0, OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full")))
    slow.write(2.0, SlowDatabase())
    # From the last that could be written, until now or until something can be.
    assert slow.recording.outages(1007.0) == [Outage(1003.0, 1007.0)]
    slow.write(1.0)
    assert slow.recording.outages(slow.at) == [Outage(1003.0, 1008.0)]
    slow.recording.told(1007.0)
    assert slow.recording.outages(slow.at) == [Outage(1007.0, 1008.0)]
    slow.recording.told(1008.0)
    assert not slow.recording.is_behind


def test_a_long_write_and_a_suspended_machine_are_outages() -> None:
    slow = Slow()
    slow.write(2.0)
    assert slow.recording.outages(slow.at) == [Outage(1000.0, 1002.0)]
    slow.recording.told(slow.at)
    slow.at += 8.0
    assert slow.recording.is_behind
    assert slow.recording.outages(slow.at) == [Outage(1002.0, 1010.0)]


def test_outages_are_counted_once() -> None:
    known = [Outage(10.0, 20.0), Outage(30.0, 40.0)]
    assert beside(known, Outage(12.0, 19.0)) == []
    assert beside(known, Outage(5.0, 45.0)) == [Outage(5.0, 10.0), Outage(20.0, 30.0), Outage(40.0, 45.0)]
    assert beside(known, Outage(22.0, 28.0)) == [Outage(22.0, 28.0)]
    assert beside([], Outage(10.0, 9.0)) == []


# -- health


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, Settings(key=KEY, rates=UNHURRIED, samples=False), bot_workers=0) as running:
        yield running


def pragma(server: Server, text: str) -> None:
    """Let every connection to the database be told this."""
    connections = server.keeper._database._connections
    assert isinstance(connections, Sqlite)

    def tell(connection: Any, *_: Any) -> None:
        connection.execute(text)

    sa.event.listen(connections._engine, "checkout", tell)
    take_another(connections)


@pytest.mark.parametrize(
    ("bad", "good", "key"),
    [
        ("PRAGMA query_only = 1", "PRAGMA query_only = 0", "server-read-only"),
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000", "server-full"),
    ],
)
def test_a_disk_that_cannot_be_written_to(server: Server, bad: str, good: str, key: str) -> None:
    ada = server.person("Ada")
    table = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    assert ada.get("/health").status_code == 200
    pragma(server, bad)
    filled = {"text": "x" * 20_000}
    until(lambda: ada.http.put(f"/tables/{table}/note", json=filled).status_code == 503)
    refused = ada.http.put(f"/tables/{table}/note", json=filled)
    assert (refused.status_code, refused.json()["text"]["key"]) == (503, key)
    if key == "server-read-only":
        begun = time.monotonic()
        health = ada.get("/health")
        assert time.monotonic() - begun < SOON
        assert health.status_code == 503
        assert health.json()["reason"]["key"] == key
    for language in ("en", "it"):
        assert Words(language, [OWN_FOLDER]).say(key)
    pragma(server, good)
    until(lambda: ada.get("/health").status_code == 200)
    assert ada.http.put(f"/tables/{table}/note", json=filled).status_code < 300


@pytest.mark.parametrize("other", ["nothing", "an empty file", "a copy"])
def test_a_database_whose_file_is_gone(server: Server, tmp_path: Path, other: str) -> None:
    """Moved away, the file would be written to as before, and nobody would find it again after a restart."""
    ada = server.person("Ada")
    table = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    noted = f"/tables/{table}/note"
    assert ada.http.put(noted, json={"text": "before"}).status_code == 200
    kept = Path(server.keeper._database.url.database or "")
    away = kept.rename(tmp_path / "away")
    if other == "an empty file":
        kept.touch()
    elif other == "a copy":
        kept.write_bytes(away.read_bytes())
    health = ada.get("/health")
    assert (health.status_code, health.json()["reason"]["key"]) == (503, "server-gone")
    refused = ada.http.put(noted, json={"text": "lost"})
    assert (refused.status_code, refused.json()["text"]["key"]) == (503, "server-gone")
    # Nor is an empty one made in its place.
    assert kept.exists() is (other != "nothing")
    away.replace(kept)
    until(lambda: ada.get("/health").status_code == 200)
    assert ada.get(noted).json()["text"] == "before"
    assert ada.http.put(noted, json={"text": "after"}).status_code == 200


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not found():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("orig", "why"),
    [
        (sqlite3.OperationalError("attempt to write a readonly database"), "read-only"),
        (sqlite3.OperationalError("database or disk is full"), "full"),
        (sqlite3.OperationalError("database is locked"), "slow"),
        (sqlite3.OperationalError("disk I/O error"), "broken"),
        (asyncpg.exceptions.ReadOnlySQLTransactionError("cannot execute INSERT"), "read-only"),
        (asyncpg.exceptions.DiskFullError("could not extend file"), "full"),
        (asyncpg.exceptions.QueryCanceledError("canceling statement due to statement timeout"), "slow"),
        (asyncpg.exceptions.UndefinedTableError("no such thing"), ""),
    ],
)
def test_troubles_have_names(orig: BaseException, why: str) -> None:
    kind = OperationalError if isinstance(orig, sqlite3.OperationalError) else DBAPIError
    error = kind("INSERT", {}, orig)
    assert trouble(error) == why
    answer = as_api_error(error)
    assert (answer is None) == (why == "")
    assert answer is None or answer.status == 503


def test_a_taken_number_is_no_trouble_with_the_disk() -> None:
    assert trouble(IntegrityError("INSERT", {}, sqlite3.IntegrityError("UNIQUE constraint failed"))) == ""
    assert trouble(SlowDatabase()) == "slow"


class Postgres:
    """A keeper on PostgreSQL, and somebody else who is connected to the same database."""

    def __init__(self, url: str) -> None:
        self.url = url

    def play(self, work: Callable[[Keeper, Any], Awaitable[None]]) -> None:
        async def run() -> None:
            keeper = await Keeper.connect(Config(database=self.url, bot_workers=0))
            somebody = await asyncpg.connect(self.url)
            try:
                await work(keeper, somebody)
            finally:
                await somebody.close()
                await keeper.close()

        asyncio.run(run())


@pytest.fixture
def postgres(postgresql_url: str) -> Postgres:
    return Postgres(postgresql_url)


def test_a_database_that_hangs(postgres: Postgres) -> None:
    async def work(keeper: Keeper, somebody: Any) -> None:
        table_id = await keeper.open_table(hurried())
        async with somebody.transaction():
            await somebody.execute("LOCK TABLE entries, heartbeat, alembic_version IN ACCESS EXCLUSIVE MODE")
            begun = time.monotonic()
            health = await keeper.health()
            assert time.monotonic() - begun < SOON
            assert (health["ok"], health["why"]) == (False, "slow")
            with pytest.raises((SlowDatabase, DBAPIError)) as refused:
                await keeper.table(table_id)
            assert trouble(refused.value) == "slow"
        assert (await keeper.health())["ok"]
        # Nothing has happened but that clocks stood still.
        found = (await keeper.table(table_id)).entries
        assert all(isinstance(entry.record, Stood) for entry in found)

    postgres.play(work)


def test_a_database_that_can_only_be_read(postgres: Postgres) -> None:
    async def work(keeper: Keeper, somebody: Any) -> None:
        await somebody.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        try:
            await somebody.execute("SELECT pg_reload_conf()")
            end = time.monotonic() + 20
            while (health := await keeper.health())["ok"]:
                assert time.monotonic() < end
                await asyncio.sleep(0.1)
            assert health["why"] == "read-only"
        finally:
            await somebody.execute("SET default_transaction_read_only = off")
            await somebody.execute("ALTER SYSTEM RESET default_transaction_read_only")
            await somebody.execute("SELECT pg_reload_conf()")
        while not (await keeper.health())["ok"]:
            assert time.monotonic() < end + 20
            await asyncio.sleep(0.1)
        await keeper.open_table(hurried())

    postgres.play(work)


# -- one limit for all that a request waits for


def test_a_request_waits_once() -> None:
    """Whatever it asks of the database, one question after the other, and whoever it waits for."""

    async def ask() -> None:
        own = Patience()
        own.left = 0.3
        patience.set(own)
        never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lock = asyncio.Lock()
        await lock.acquire()
        begun = time.monotonic()
        with pytest.raises(UnsureDatabase):
            await asyncio.create_task(answered(never, UnsureDatabase))
        for _ in range(3):
            with pytest.raises(SlowDatabase):
                await answered(never)
            with pytest.raises(SlowDatabase):
                async with held(lock):
                    pass
        assert time.monotonic() - begun < 0.3 + 2.0
        # What many wait for is on nobody's patience.
        done = asyncio.sleep(0.1, "done")
        assert await for_all(done) == "done"

    asyncio.run(ask())


@pytest.mark.long
def test_a_locked_database_is_told_of_in_time_and_nothing_is_done_later(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    view = ada.table(table)
    asked: dict[str, Callable[[], Any]] = {
        "act": lambda: ada.act(table, view["decision"]["seat"], view["seq"], picks=view["picks"][0]),
        "chat": lambda: ada.post(f"/tables/{table}/chat", text="said once"),
        "table": lambda: ada.post("/tables", game="rocket", title="ghost"),
    }
    file = server.keeper._database.url.database
    assert file is not None
    with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=60.0)) as somebody:
        somebody.execute("BEGIN IMMEDIATE")
        for what, ask in asked.items():
            begun = time.monotonic()
            answer = ask()
            assert answer.status_code == 503, what
            assert answer.json()["text"]["key"] in ("server-slow", "server-unsure"), what
            assert time.monotonic() - begun < 7.0, what
        somebody.execute("ROLLBACK")
    until(lambda: ada.get("/health").status_code == 200)
    time.sleep(1.0)
    assert ada.table(table)["seq"] == view["seq"]
    assert ada.get(f"/tables/{table}/chat").json() == []
    assert "ghost" not in ada.get("/my-tables").text
    assert asked["act"]().status_code == 200


def test_what_may_have_been_done_is_told_so() -> None:
    answer = as_api_error(UnsureDatabase())
    assert answer is not None
    assert (answer.status, answer.body.code, answer.body.text.key) == (503, "not_ready", "server-unsure")
    for language in ("en", "it"):
        assert Words(language, [OWN_FOLDER]).say("server-unsure")


# -- figures


def test_figures_are_for_those_whom_the_host_allows() -> None:
    assert may_count("127.0.0.1", Settings().metrics)
    assert may_count("::ffff:127.0.0.1", Settings().metrics)
    assert not may_count("192.0.2.7", Settings().metrics)
    assert not may_count("somewhere", Settings().metrics)
    hosting = read({"ROUNDHOUSE_METRICS": "192.0.2.0/24, 2001:db8::/32"})
    assert may_count("192.0.2.7", hosting.settings.metrics)
    assert not may_count("127.0.0.1", hosting.settings.metrics)
    assert read({"ROUNDHOUSE_METRICS": ""}).settings.metrics == ()
    with pytest.raises(BadEnvironment):
        read({"ROUNDHOUSE_METRICS": "nowhere"})


def test_others_are_told_that_there_is_nothing(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, metrics=("192.0.2.0/24",))
    with serving(tmp_path, settings, bot_workers=0) as running:
        assert running.nobody().get("/metrics").status_code == 404
        near = running.nobody().http.get("/metrics", headers={"x-forwarded-for": "192.0.2.9"})
        assert near.status_code == 200
