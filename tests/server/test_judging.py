"""After an upgrade: games that go on are played through once, and what cannot go on does not stand in the lobby."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from roundhouse.server.config import Config
from roundhouse.server.storage import schema
from roundhouse.server.storage.store import Store, stamp
from roundhouse.server.tables import judging
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.live import LiveTables
from tests.support.tables import act, beginning, until

pytestmark = pytest.mark.anyio


async def execute(store: Store, statement: sa.Executable) -> None:
    await store.database.write(lambda connection: connection.execute(statement))


async def statuses(store: Store) -> dict[str, str]:
    query = sa.select(schema.tables.c.id, schema.tables.c.status)
    rows = await store.database.read(lambda connection: connection.execute(query).all())
    return {row.id: row.status for row in rows}


async def left_behind(config: Config) -> dict[str, str]:
    """Tables that an earlier version has left: one is sound, one has a record that does not fit its game any more."""
    keeper = await Keeper.connect(config)
    tables = {name: await keeper.open_table(beginning()) for name in ("sound", "odd")}
    for table_id in tables.values():
        for _ in range(3):
            await act(keeper, table_id)
    entries, kept = schema.entries, schema.tables
    is_third = (entries.c.table_id == tables["odd"]) & (entries.c.seq == 3)
    odd = sa.select(entries.c.record).where((entries.c.table_id == tables["odd"]) & (entries.c.seq == 2))
    await execute(keeper.store, entries.update().where(is_third).values(record=odd.scalar_subquery()))
    await execute(keeper.store, kept.update().values(judged="0.1.0 1"))
    await keeper.close()
    return tables


async def test_what_does_not_fit_is_found_before_anybody_opens_it(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although its rules have the version that they have now."""
    tables = await left_behind(config)
    monkeypatch.setattr(judging, "AFTER", 0.0)
    keeper = await Keeper.connect(config)
    try:

        async def is_known() -> bool:
            return not (await keeper.store.unjudged("", 10))[0]

        await until(is_known)
        assert await statuses(keeper.store) == {tables["sound"]: "playing", tables["odd"]: "stopped"}
    finally:
        await keeper.close()


async def test_a_game_is_judged_once(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await left_behind(config)
    read: list[str] = []
    reading = LiveTables.read

    async def noted(self: LiveTables, table_id: str) -> object:
        read.append(table_id)
        return await reading(self, table_id)

    monkeypatch.setattr(LiveTables, "read", noted)
    monkeypatch.setattr(judging, "AFTER", 0.0)
    for _ in range(2):
        keeper = await Keeper.connect(config)
        try:

            async def is_done(store: Store = keeper.store) -> bool:
                return not (await store.unjudged("", 10))[0]

            await until(is_done)
        finally:
            await keeper.close()
    assert sorted(read) == sorted(tables.values())


async def test_new_tables_need_not_be_judged(keeper: Keeper) -> None:
    table_id = await keeper.open_table(beginning())
    assert await keeper.store.unjudged("", 10) == ({}, table_id)
    assert stamp("rocket") != stamp("no such game")
