"""Expiry: tables, guests, sessions and logs that nobody has come back to are removed, by settings; all others stay."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from roundhouse.server.config import Config
from roundhouse.server.environment import read
from roundhouse.server.storage import schema
from roundhouse.server.storage.expiry import Expired, expire
from roundhouse.server.tables.keeper import Keeper
from tests.server.serving import Server, serving
from tests.server.test_tokens import account

NEVER = {name: 0.0 for name in Config.__struct_fields__ if name.startswith("expire_")}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own for each test: everything in it expires."""
    with serving(tmp_path, bot_workers=0) as running:
        yield running


def after(server: Server, days: float, **settings: float) -> Expired:
    """What expires so many days from now, if nothing happens until then and nothing else is set."""
    config = Config(**{**NEVER, **settings})  # type: ignore[arg-type]
    later = time.time() + days * 86_400
    return server.do(lambda keeper: expire(keeper.store.database, config, later))


def count(server: Server, table: sa.Table) -> int:
    def read(connection: sa.Connection) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())

    async def asked(keeper: Keeper) -> Any:
        return await keeper.store.database.read(read)

    return int(server.do(asked))


def test_everything_is_kept_for_ever_where_that_is_wished(server: Server) -> None:
    ada = server.person("Ada")
    ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    assert after(server, 100_000) == ([], [])
    assert count(server, schema.sessions) == 1


def test_tables_that_nobody_came_to_are_removed(server: Server) -> None:
    ada = server.person("Ada")
    waiting = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    playing = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    practice = ada.new_table(seats=[{"who": "me"}, {"who": "me"}], practice=True, spectators=False)
    closed = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    assert ada.post(f"/tables/{closed}/close").status_code == 200
    server.do(lambda keeper: keeper.lobby.bring_up_to_date())
    settings = {"expire_open": 30.0, "expire_practice": 180.0, "expire_closed": 365.0}
    assert after(server, 29, **settings).tables == []
    assert after(server, 31, **settings).tables == [waiting]
    assert after(server, 181, **settings).tables == [practice]
    assert after(server, 366, **settings).tables == [closed]
    assert server.do(lambda keeper: keeper.store.find(playing)) is not None


def test_guests_who_do_not_come_back_are_forgotten(server: Server) -> None:
    gone, playing, seated = server.person("Gone"), server.person("Playing"), server.person("Seated")
    registered = account(server)
    finished = gone.new_table(seats=[{"who": "me"}, {"who": "me"}])
    assert gone.post(f"/tables/{finished}/resign", seat=0).status_code == 200
    table = playing.new_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])
    assert seated.post(f"/tables/{table}/sit", seat=1).status_code == 200
    server.do(lambda keeper: keeper.lobby.bring_up_to_date())
    assert after(server, 364, expire_guests=365.0).guests == []
    assert after(server, 366, expire_guests=365.0).guests == [gone.id]
    assert server.do(lambda keeper: keeper.store.find(finished)) is not None
    for stays in (playing, seated, registered):
        assert stays.get("/me").json()["user"]["id"] == stays.id


def test_a_guest_who_was_here_stays(server: Server) -> None:
    ada = server.person("Ada")
    long_ago = time.time() - 400 * 86_400

    def make_old(connection: sa.Connection) -> None:
        connection.execute(schema.users.update().values(created=long_ago))

    server.do(lambda keeper: keeper.store.database.write(make_old))
    assert after(server, 0, expire_guests=365.0).guests == []
    assert ada.get("/me").json()["user"]["name"] == "Ada"


@pytest.mark.parametrize(("days", "left"), [(399, 1), (401, 0)])
def test_browsers_that_are_not_used_are_forgotten(server: Server, days: float, left: int) -> None:
    account(server)
    after(server, days, expire_sessions=400.0)
    assert count(server, schema.sessions) == left


@pytest.mark.parametrize(("days", "left"), [(1094, 1), (1096, 0)])
def test_what_administrators_did_is_forgotten(server: Server, days: float, left: int) -> None:
    row = {"number": 1, "at": time.time(), "who": "root", "act": "mute", "about": "x", "detail": ""}

    def note(connection: sa.Connection) -> None:
        connection.execute(schema.admin_log.insert().values(row))

    server.do(lambda keeper: keeper.store.database.write(note))
    after(server, days, expire_logs=1095.0)
    assert count(server, schema.admin_log) == left


def test_settings_come_from_the_environment() -> None:
    found = read({"ROUNDHOUSE_DATABASE": "sqlite:///x", "ROUNDHOUSE_EXPIRE_GUESTS": "7", "ROUNDHOUSE_EXPIRE_LOGS": "0"})
    assert (found.config.expire_guests, found.config.expire_logs, found.config.expire_open) == (7.0, 0.0, 30.0)
