"""A database that is away: whoever asks is told to come back, and nobody takes it for a fault of the server."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from roundhouse.server.http import errors
from roundhouse.server.storage import database as database_module
from roundhouse.server.storage.database import Database, address
from tests.server.serving import is_refused, serving


def test_a_file_that_somebody_else_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database_module, "BUSY_TIMEOUT", 50)
    with serving(tmp_path, bot_workers=0) as server:
        ada = server.person("Ada")
        table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
        other = sqlite3.connect(tmp_path / "roundhouse.sqlite3")
        other.execute("BEGIN IMMEDIATE")
        caplog.clear()
        assert is_refused(ada.post(f"/tables/{table_id}/chat", text="Hello?"), 503, "not_ready", "server-slow")
        seat = ada.table(table_id)["seat"]
        picks = ada.table(table_id)["picks"][0]
        assert is_refused(ada.act(table_id, seat, 0, "k", picks=picks), 503, "not_ready")
        assert "the database does not answer: OperationalError" in caplog.text
        assert "Hello?" not in caplog.text
        other.rollback()
        other.close()
        # The same request once more, as the client does it.
        assert ada.act(table_id, seat, 0, "k", picks=picks).status_code == 200
        assert ada.post(f"/tables/{table_id}/chat", text="Hello!").status_code == 201


@pytest.mark.anyio
@pytest.mark.parametrize("where", ["?host={folder}", "?host=127.0.0.1&port=9"])
async def test_a_server_that_is_not_there(tmp_path: Path, where: str) -> None:
    database = Database(address(f"postgresql://ada@/roundhouse{where.format(folder=tmp_path)}", tmp_path))
    with pytest.raises(ConnectionError) as caught:
        await database.read(lambda connection: connection.execute(sa.text("SELECT 1")).one())
    known = errors.as_api_error(caught.value)
    assert known is not None
    assert (known.status, known.body.code) == (503, "not_ready")
    await database.close()
