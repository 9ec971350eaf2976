"""The database itself: what SQLite does beside the requests."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from roundhouse.server.storage import database as database_module
from roundhouse.server.storage.database import Database, address
from tests.support.tables import until

pytestmark = pytest.mark.anyio

ADA = "INSERT INTO users (id, name, created) VALUES ('{0}', 'Ada', 1.0)"


def users_in(file: Path, copy: Path) -> int:
    """How many users stand in the file itself, without what is only in its log."""
    shutil.copy(file, copy)
    with sqlite3.connect(copy) as connection:
        schema = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'users'").fetchone()[0]
        count = connection.execute("SELECT count(*) FROM users").fetchone()[0] if schema else 0
    connection.close()
    return int(count)


async def add_user(database: Database, name: str) -> None:
    await database.write(lambda connection: connection.exec_driver_sql(ADA.format(name)))


async def test_the_log_of_sqlite_is_worked_into_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "TIDY", 1000.0)
    file = tmp_path / "roundhouse.sqlite"
    database = Database(address(f"sqlite:///{file}", tmp_path))
    await database.migrate()
    await add_user(database, "u1")
    await add_user(database, "u2")

    async def in_the_file() -> bool:
        return users_in(file, tmp_path / "copy.sqlite") == 3

    # Nothing has been tidied up yet.
    assert not await in_the_file()
    monkeypatch.setattr(database_module, "TIDY", 0.0)
    await add_user(database, "u3")
    await until(in_the_file)
    await database.close()


async def test_a_log_that_cannot_be_tidied_up_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database_module, "TIDY", 0.0)
    database = Database(address(f"sqlite:///{tmp_path / 'roundhouse.sqlite'}", tmp_path))
    await database.migrate()
    connections = database._connections
    assert isinstance(connections, database_module.Sqlite)

    def fail() -> None:
        raise sa.exc.OperationalError("PRAGMA wal_checkpoint", {}, Exception("disk I/O error"))

    monkeypatch.setattr(connections._engine, "connect", fail)
    await add_user(database, "u1")
    connections._tidy()
    assert "could not be tidied up" in caplog.text
    monkeypatch.undo()
    await database.close()
