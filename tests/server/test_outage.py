"""Health that means it, and clocks that stand still while nobody is there."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.seats import Seat
from roundhouse.server.config import Config
from roundhouse.server.environment import BadEnvironment, read
from roundhouse.server.http.errors import as_api_error
from roundhouse.server.http.routes.monitoring import may_count
from roundhouse.server.http.settings import Settings
from roundhouse.server.storage.database import SlowDatabase, Sqlite, trouble
from roundhouse.server.tables.keeper import GAP, Keeper
from roundhouse.table.clock import Clock, ClockRules
from roundhouse.table.table import TableSetup
from roundhouse.words import OWN_FOLDER, Words
from tests.server.serving import KEY, UNHURRIED, Server, serving

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
    with sqlite3.connect(file) as connection:
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
            with sqlite3.connect(file) as connection:
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
        assert (await keeper.table(table_id)).seq == 0

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
