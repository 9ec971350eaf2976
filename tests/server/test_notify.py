"""Notification: watchers hear of records and chat, whichever process they come from, and miss nothing."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa

from roundhouse.server.config import Config
from roundhouse.server.tables.keeper import (
    Keeper,
)
from roundhouse.server.tables.notify import PostgresNotify
from tests.support.tables import act, beginning

pytestmark = pytest.mark.anyio


class TestNotification:
    async def test_watchers_hear_of_records_and_chat(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        async with keeper.subscribe(table_id) as numbers:
            await act(keeper, table_id)
            assert await anext(numbers) == 1
            await keeper.talk.say(table_id, "user0", "Ada", "hello")
            assert await anext(numbers) == -1
            await act(keeper, table_id)
            await act(keeper, table_id)
            assert await anext(numbers) == 3

    async def test_whoever_comes_later_hears_how_far_the_table_is(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        await act(keeper, table_id)
        await keeper.talk.say(table_id, "user0", "Ada", "hello")
        async with keeper.subscribe(table_id) as numbers:
            assert [await anext(numbers), await anext(numbers)] == [1, -1]

    async def test_other_tables_are_not_heard(self, keeper: Keeper) -> None:
        table_id, elsewhere = await keeper.open_table(beginning()), await keeper.open_table(beginning())
        async with keeper.subscribe(table_id) as numbers:
            await act(keeper, elsewhere)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(numbers), 0.1)

    async def test_what_nobody_told_is_found_by_looking(self, config: Config) -> None:
        here = await Keeper.connect(msgspec.structs.replace(config, poll=0.05))
        there = await Keeper.connect(config)
        table_id = await here.open_table(beginning())
        async with here.subscribe(table_id) as numbers:
            # As if the process had ended between the commit and the notification.
            there._notify.publish = lambda table_id, number: None  # type: ignore[method-assign]
            await act(there, table_id)
            assert await asyncio.wait_for(anext(numbers), 60) == 1
        await there.close()
        await here.close()


class TestNotificationBetweenProcesses:
    @pytest.fixture
    def url(self, postgresql_url: str) -> str:
        return postgresql_url

    @pytest.fixture
    def config(self, url: str) -> Config:
        """Nobody looks by themselves: what is heard was told."""
        return Config(database=url, bot_workers=0, poll=1000.0)

    async def test_others_hear_at_once(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        async with other.subscribe(table_id) as numbers:
            await act(keeper, table_id)
            assert await asyncio.wait_for(anext(numbers), 60) == 1
            await keeper.talk.say(table_id, "user0", "Ada", "hello")
            assert await asyncio.wait_for(anext(numbers), 60) == -1

    async def test_a_lost_connection_comes_back_and_nothing_is_missed(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        notify = other._notify
        assert isinstance(notify, PostgresNotify)
        async with other.subscribe(table_id) as numbers:
            lost = notify._connection
            lost.terminate()
            await act(keeper, table_id)
            # Found by looking, as soon as the connection is back: the notification went to nobody.
            assert await asyncio.wait_for(anext(numbers), 60) == 1
            assert notify._connection is not lost
            await act(keeper, table_id)
            assert await asyncio.wait_for(anext(numbers), 60) == 2
            assert (await other.health())["ok"]

    async def test_a_database_that_was_started_anew_is_no_trouble(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        await act(keeper, table_id)
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        end_them = sa.text(f"SELECT pg_terminate_backend(pid) {others}")
        await keeper.store.database.read(lambda connection: connection.execute(end_them).all())
        await act(keeper, table_id)
        assert (await keeper.table(table_id)).seq == 2
