"""The lobby: tables as they are shown, a moment after their records."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.seats import Seat
from roundhouse.server.storage.rows import Wanted
from roundhouse.server.tables.keeper import Keeper
from tests.support.tables import act, beginning, until

pytestmark = pytest.mark.anyio


class TestLobby:
    async def test_it_shows_tables_at_once(self, keeper: Keeper) -> None:
        seats = [Seat(name="Ada", owner="user0"), Seat(name="")]
        begin = msgspec.structs.replace(beginning(2, title="First"), seats=seats)
        table_id = await keeper.open_table(begin)
        (found,) = await keeper.lobby.tables()
        assert (found.id, found.title, found.game, found.status) == (table_id, "First", "rocket", "open")
        assert [seat["open"] for seat in found.seats] == [False, True]
        await keeper.request(table_id, lambda table: table.sit(1, "user1", "Ben"))
        (found,) = await keeper.lobby.tables()
        assert (found.status, found.seq) == ("playing", 1)
        assert found.deciding == (await keeper.table(table_id)).deciding
        assert [each.id for each in await keeper.lobby.tables_of("user1")] == [table_id]
        await keeper.request(table_id, lambda table: table.close())
        assert await keeper.lobby.tables() == []
        assert [each.status for each in await keeper.lobby.tables_of("user0")] == ["closed"]

    async def test_who_gets_up_finds_the_table_no_longer_among_theirs(self, keeper: Keeper) -> None:
        ben = Seat(name="Ben", owner="user1")
        begin = msgspec.structs.replace(beginning(4), seats=[Seat(name="Ada", owner="user0"), ben, ben, Seat(name="")])
        table_id = await keeper.open_table(begin)
        await keeper.request(table_id, lambda table: table.leave(1))
        assert len(await keeper.lobby.tables_of("user1")) == 1
        await keeper.request(table_id, lambda table: table.leave(2))
        assert await keeper.lobby.tables_of("user1") == []
        await keeper.request(table_id, lambda table: table.leave(0))
        assert len(await keeper.lobby.tables_of("user0")) == 1

    async def test_other_processes_see_it_a_moment_later(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        await act(keeper, table_id)

        async def seen() -> bool:
            return [each.seq for each in await other.lobby.tables()] == [1]

        await until(seen, 5)

    async def test_the_latest_come_first(self, keeper: Keeper) -> None:
        table_ids = [await keeper.open_table(beginning()) for _ in range(3)]
        await act(keeper, table_ids[1])
        assert [each.id for each in await keeper.lobby.tables(Wanted(limit=2))] == [table_ids[1], table_ids[2]]

    async def test_it_is_read_page_by_page(self, keeper: Keeper) -> None:
        opened = [await keeper.open_table(beginning(2)) for _ in range(5)]
        read: list[str] = []
        before: float | None = None
        for size in (2, 2, 1, 0):
            page = await keeper.lobby.tables(Wanted(limit=2, before=before))
            assert len(page) == size
            read += [each.id for each in page]
            before = page[-1].updated if page else None
        assert read == opened[::-1]

    async def test_it_can_be_asked_for_a_game_or_a_state_alone(self, keeper: Keeper) -> None:
        seats = [Seat(name="Ada", owner="user0"), Seat(name="")]
        waits = await keeper.open_table(msgspec.structs.replace(beginning(2, title='"game":"spike"'), seats=seats))
        goes_on = await keeper.open_table(beginning(2))
        assert [each.id for each in await keeper.lobby.tables(Wanted(status="open"))] == [waits]
        assert [each.id for each in await keeper.lobby.tables(Wanted(status="playing"))] == [goes_on]
        assert len(await keeper.lobby.tables(Wanted(game="rocket"))) == 2
        assert await keeper.lobby.tables(Wanted(game="spike")) == []
