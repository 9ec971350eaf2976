"""Databases for the tests: a SQLite file, and a real PostgreSQL server with a fresh database for each test."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from roundhouse.server.config import Config
from roundhouse.server.storage.database import prepare
from roundhouse.server.tables.keeper import Keeper
from tests.support.passwords import hashed_quickly
from tests.support.postgresql import of, run_sql
from tests.support.sqlite import prepared


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True, scope="session")
def _quick_passwords() -> Iterator[None]:
    with hashed_quickly():
        yield


# Databases of most tests have the present schema already: making one and migrating it takes longer than most tests.

#: Whoever is still connected is shown out, and every table but that of the revision is emptied.
EMPTIED = """
DO $$ BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    EXECUTE (
        SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    );
END $$
"""


@pytest.fixture(scope="session")
def postgresql_present(postgresql_server: str) -> str:
    run_sql(postgresql_server, "CREATE DATABASE present")
    url = of(postgresql_server, "present")
    prepare(url)
    return url


@pytest.fixture
def postgresql_url(postgresql_present: str) -> Iterator[str]:
    """A database with nothing in it."""
    yield postgresql_present
    run_sql(postgresql_present, EMPTIED)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return prepared(tmp_path / "roundhouse.sqlite")


@pytest.fixture
def postgresql_without_schema(postgresql_server: str) -> Iterator[str]:
    """A database of its own."""
    name = f"test_{os.urandom(6).hex()}"
    run_sql(postgresql_server, f"CREATE DATABASE {name}")
    yield of(postgresql_server, name)
    run_sql(postgresql_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_without_schema(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'roundhouse.sqlite'}"


KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database with nothing in it, of both kinds in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(params=KINDS)
def url_without_schema(request: pytest.FixtureRequest) -> str:
    """The address of a database as an administrator makes it."""
    found: str = request.getfixturevalue(f"{request.param}_without_schema")
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
