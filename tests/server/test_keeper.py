"""The keeper on both kinds of database: requests, the tables in memory, and how it ends."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from roundhouse.engine.registry import find
from roundhouse.engine.text import Text
from roundhouse.server.config import Config
from roundhouse.server.storage.store import Append
from roundhouse.server.storage.writer import Writer
from roundhouse.server.tables.keeper import (
    Keeper,
    NoSuchTable,
)
from roundhouse.server.tables.live import SLICE, Live
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import Acted, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.samples import beginning_of, samples_of
from roundhouse.table.table import Table
from tests.support.tables import act, any_action, beginning, replayed

pytestmark = pytest.mark.anyio


class TestRequests:
    async def test_an_action_is_kept_and_followed(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        change = await act(keeper, table_id, "key")
        (entry,) = change.entries
        assert entry.seq == 1
        assert await keeper.store.entries(table_id) == [entry]
        assert change.table.entries == [entry]
        assert await keeper.entries(table_id) == [entry]
        assert await keeper.entries(table_id, 1) == []

    async def test_there_must_be_a_table(self, keeper: Keeper) -> None:
        for request in (
            keeper.table("nowhere"),
            keeper.entries("nowhere"),
            keeper.talk.lines("nowhere"),
            keeper.talk.say("nowhere", "user0", "Ada", "hello"),
            keeper.talk.set_note("nowhere", "user0", "note"),
            keeper.set_answers_ahead("nowhere", 0, []),
            keeper.invitations.invite("nowhere", 0),
            keeper.hint("nowhere", 0, 1.0),
        ):
            with pytest.raises(NoSuchTable):
                await request
        with pytest.raises(NoSuchTable):
            async with keeper.subscribe("nowhere"):
                pass

    async def test_the_same_key_is_carried_out_once(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        table = await keeper.table(table_id)
        seat, action = table.deciding, any_action(table)
        assert seat is not None
        again = [
            await each.request(table_id, lambda table: table.act(seat, action, 0, "key"))
            for each in (keeper, other, keeper)
        ]
        assert [change.entries for change in again] == [again[0].entries] * 3
        assert len(await keeper.store.entries(table_id)) == 1

    async def test_the_same_key_at_once_in_two_processes(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        seat, action = (await keeper.table(table_id)).deciding, any_action(await other.table(table_id))
        assert seat is not None
        changes = await asyncio.gather(
            *(each.request(table_id, lambda table: table.act(seat, action, 0, "key")) for each in [keeper, other] * 3)
        )
        assert {entry.seq for change in changes for entry in change.entries} == {1}

    async def test_refusals_change_nothing(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        with pytest.raises(TableRefusal) as refused:
            await keeper.request(table_id, lambda table: table.act(0, {"type": "nonsense"}, 0))
        assert refused.value.code == "malformed"
        assert await keeper.store.entries(table_id) == []

    async def test_who_is_late_is_told_so(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        table = await other.table(table_id)
        seat, action = table.deciding, any_action(table)
        assert seat is not None
        await act(keeper, table_id)
        with pytest.raises(TableRefusal) as refused:
            await other.request(table_id, lambda table: table.act(seat, action, 0, "key"))
        assert refused.value.code == "stale"
        assert refused.value.text == Text("table-stale", {"expected": 0, "seq": 1})
        assert (await other.table(table_id)).seq == 1

    async def test_nobody_is_refused_because_of_what_this_process_has_not_heard(
        self, keeper: Keeper, other: Keeper
    ) -> None:
        table_id = await keeper.open_table(beginning())
        await other.table(table_id)
        table = (await act(keeper, table_id)).table
        seat, action = table.deciding, any_action(table)
        assert seat is not None
        change = await other.request(table_id, lambda table: table.act(seat, action, 1))
        assert [entry.seq for entry in change.entries] == [2]

    async def test_it_does_not_matter_who_brought_the_news(
        self, keeper: Keeper, other: Keeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The note that a table has gone on may be followed while a request looks for the same entries."""
        table_id = await keeper.open_table(beginning())
        await other.table(table_id)
        table = (await act(keeper, table_id)).table
        seat, action = table.deciding, any_action(table)
        assert seat is not None
        look = other._live.refresh

        async def beaten(live: Live) -> int:
            await look(live)
            return await look(live)

        monkeypatch.setattr(other._live, "refresh", beaten)
        change = await other.request(table_id, lambda table: table.act(seat, action, 1))
        assert [entry.seq for entry in change.entries] == [2]

    async def test_requests_that_do_not_depend_on_a_position_are_asked_again(
        self, keeper: Keeper, other: Keeper
    ) -> None:
        table_id = await keeper.open_table(beginning())
        await other.table(table_id)
        await act(keeper, table_id)
        change = await other.request(table_id, lambda table: table.pause())
        assert [entry.seq for entry in change.entries] == [2]
        assert (await keeper.table(table_id)).paused

    async def test_several_records_are_added_together(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(2))
        table = await keeper.table(table_id)
        while len({told.seat for told in table.story}) < 2:
            await act(keeper, table_id)
        first, seq = table.story[0].seat, table.seq
        await keeper.request(table_id, lambda table: table.undo(first, seq))
        change = await keeper.request(table_id, lambda table: table.answer_undo(1 - first, True))
        assert [entry.seq for entry in change.entries] == [seq + 2, seq + 3]
        assert len(table.story) < seq
        assert replayed(table).game.digest == table.game.digest

    async def test_nothing_at_all_is_no_change(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        change = await keeper.request(table_id, lambda table: [])
        assert change.entries == []

    async def test_a_request_goes_on_when_whoever_asked_goes_away(
        self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table_id = await keeper.open_table(beginning())
        write = Writer.append

        begun, goes_on = asyncio.Event(), asyncio.Event()

        async def slowly(writer: Writer, append: Append) -> bool:
            begun.set()
            await goes_on.wait()
            return await write(writer, append)

        monkeypatch.setattr(Writer, "append", slowly)
        async with keeper.subscribe(table_id) as numbers:
            asking = asyncio.create_task(act(keeper, table_id))
            await begun.wait()
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            goes_on.set()
            assert await anext(numbers) == 1

    async def test_nobody_hears_of_what_could_not_be_kept(
        self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table_id = await keeper.open_table(beginning())

        async def fail(writer: Writer, append: Append) -> bool:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(Writer, "append", fail)
            with pytest.raises(OSError, match="disk"):
                await act(keeper, table_id)
        assert (await keeper.table(table_id)).seq == 0
        await act(keeper, table_id)

    async def test_time_never_runs_backwards(self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
        table_id = await keeper.open_table(beginning())
        await act(keeper, table_id)
        monkeypatch.setattr("roundhouse.server.tables.keeper.time.time", lambda: 1000.0)
        change = await act(keeper, table_id)
        assert change.table.entries[1].at == change.table.entries[0].at

    async def test_many_at_once_at_one_table_take_turns(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        table = await keeper.table(table_id)
        seat, action = table.deciding, any_action(table)
        assert seat is not None
        asked = (keeper.request(table_id, lambda table: table.act(seat, action, 0)) for _ in range(20))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        won = [answer for answer in answers if not isinstance(answer, BaseException)]
        assert len(won) == 1
        assert {answer.code for answer in answers if isinstance(answer, TableRefusal)} == {"stale"}


class TestMemory:
    async def test_a_table_is_the_same_from_the_database(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning(clock=ClockRules(kind="live", time=500.0, increment=2.0)))
        for _ in range(30):
            await act(keeper, table_id)
        here, there = await keeper.table(table_id), await other.table(table_id)
        assert there is not here
        assert there.game.digest == here.game.digest
        assert vars(there.clock) == vars(here.clock)
        assert (there.entries, there.story, there.keys) == (here.entries, here.story, here.keys)

    async def test_only_so_many_tables_stay_in_memory(self, config: Config) -> None:
        keeper = await Keeper.connect(msgspec.structs.replace(config, live_tables=3))
        table_ids = [await keeper.open_table(beginning()) for _ in range(5)]
        for _ in range(2):
            for table_id in table_ids:
                await act(keeper, table_id)
        assert (await keeper.health())["live_tables"] == 3
        assert [(await keeper.table(table_id)).seq for table_id in table_ids] == [2] * 5
        await keeper.close()

    async def test_whoever_waits_for_the_same_table_gets_the_same_one(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        tables = await asyncio.gather(*(other.table(table_id) for _ in range(5)))
        assert all(table is tables[0] for table in tables)

    async def test_a_table_that_cannot_be_played_through_stops(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        wrong = Acted(seat=0, action=any_action(await keeper.table(table_id)), digest="1.wrong")
        await keeper.store.append([Append(table_id, [Entry(seq=1, at=1.0, record=wrong)])])
        for each in (keeper, other):
            table = await each.table(table_id)
            assert table.stopped == Text("table-stopped-at", {"n": 1})
            assert (table.seq, table.deciding, table.game.actions) == (1, None, [])

    async def test_a_table_may_begin_with_records(self, keeper: Keeper, other: Keeper) -> None:
        played = await keeper.open_table(beginning())
        for _ in range(5):
            await act(keeper, played)
        table = await keeper.table(played)
        table_id = await keeper.open_table(table.begin, table.entries)
        assert (await other.table(table_id)).game.digest == table.game.digest
        assert {each.id: each.seq for each in await other.lobby.tables()}[table_id] == 5


class TestEnding:
    async def test_what_has_begun_is_finished(self, config: Config) -> None:
        keeper = await Keeper.connect(config)
        table_ids = [await keeper.open_table(beginning()) for _ in range(5)]
        asked = [asyncio.create_task(act(keeper, table_id)) for table_id in table_ids]
        while not keeper._requests:
            await asyncio.sleep(0)
        await keeper.close()
        done = await asyncio.gather(*asked, return_exceptions=True)
        again = await Keeper.connect(config)
        kept = [(await again.table(table_id)).seq for table_id in table_ids]
        assert kept == [0 if isinstance(each, BaseException) else 1 for each in done]
        assert sum(kept) > 0
        await again.close()

    async def test_health_tells_what_runs(self, keeper: Keeper) -> None:
        health: dict[str, Any] = await keeper.health()
        assert health["ok"]
        assert health["database"]["reachable"]


async def test_a_table_that_nobody_asks_for_leaves_the_memory(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one that would take long to be played through again; and it is there when somebody comes back."""
    left, looked_at, long = [await keeper.open_table(beginning(3)) for _ in range(3)]
    for table_id in (left, looked_at, long):
        for _ in range(3):
            await act(keeper, table_id)
    before = (await keeper.table(left)).game.digest
    for table_id in (left, long):
        live = keeper._live.peek(table_id)
        assert live is not None
        live.used -= keeper.config.unused + 1
    monkeypatch.setattr("roundhouse.server.tables.keeper.EVERY", 3)
    keeper._live._tables[left].kept = 1
    keeper._live._tables.move_to_end(looked_at)
    await keeper._keep_snapshots()
    assert [keeper._live.peek(table_id) is None for table_id in (left, looked_at, long)] == [True, False, False]
    await act(keeper, left)
    assert (await keeper.table(left)).seq == 4
    assert (await keeper.table(left)).game.at(3).digest == before


async def test_a_table_that_somebody_has_open_stays_longer(keeper: Keeper) -> None:
    table_id = await keeper.open_table(beginning(3))
    async with keeper.subscribe(table_id):
        keeper._live._tables[table_id].used -= keeper.config.unused + 1
        await keeper._keep_snapshots()
        assert keeper._live.peek(table_id) is not None
        keeper._live._tables[table_id].used -= 4 * keeper.config.unused
        await keeper._keep_snapshots()
        assert keeper._live.peek(table_id) is None


async def test_many_long_games_are_played_through_one_slice_at_a_time(keeper: Keeper) -> None:
    """However many are opened at once: others get their turn after every slice."""
    begin, entries = beginning_of(samples_of(find("rocket"))[0])
    opened = [await keeper.open_table(begin, entries[:20]) for _ in range(3)]
    for table_id in opened:
        keeper._live.drop(table_id)
    at_once: list[int] = []
    followed = Table.follow_if_possible

    def follow(table: Table, entry: Entry) -> None:
        seen.add(id(table))
        time.sleep(SLICE)
        followed(table, entry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "follow_if_possible", follow)
        loading = [asyncio.create_task(keeper.table(table_id)) for table_id in opened]
        while not all(task.done() for task in loading):
            seen: set[int] = set()
            await asyncio.sleep(0)
            at_once.append(len(seen))
    assert max(at_once) == 1
    assert [task.result().seq for task in loading] == [20, 20, 20]


async def test_who_asks_while_the_lobby_is_written_down_does_not_see_it_as_it_was(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await keeper.open_table(beginning(2))
    await act(keeper, table_id)
    summarise = keeper.store.summarise

    async def slowly(summaries: Any) -> None:
        await asyncio.sleep(0.2)
        await summarise(summaries)

    monkeypatch.setattr(keeper.store, "summarise", slowly)
    writing = asyncio.create_task(keeper.lobby.bring_up_to_date())
    await asyncio.sleep(0.05)
    assert [found.seq for found in await keeper.lobby.tables() if found.id == table_id] == [1]
    await writing
