"""The keeper on both kinds of database: requests, notification, and everything else that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from roundhouse.engine.text import Text
from roundhouse.server import keeper as keeper_module
from roundhouse.server import schema
from roundhouse.server.config import Config
from roundhouse.server.keeper import (
    AlreadyRegistered,
    BadInvitation,
    BrokenTable,
    Keeper,
    NameTaken,
    NoSuchTable,
)
from roundhouse.server.notify import PostgresNotify
from roundhouse.server.snapshot import EVERY, checked, frozen
from roundhouse.server.store import Append
from roundhouse.server.writer import Writer
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import Acted, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.seats import Seat
from roundhouse.table.standing import Standing, is_answerable
from roundhouse.table.table import Table
from tests.support.tables import act, any_action, beginning, replayed, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(keeper: Keeper, config: Config) -> AsyncIterator[Keeper]:
    """Another keeper of the same database, as in another process."""
    other = await Keeper.connect(config)
    yield other
    await other.close()


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
            keeper.chat("nowhere"),
            keeper.say("nowhere", "user0", "Ada", "hello"),
            keeper.set_note("nowhere", "user0", "note"),
            keeper.set_standing("nowhere", 0, []),
            keeper.invite("nowhere", 0),
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
        monkeypatch.setattr("roundhouse.server.keeper.time.time", lambda: 1000.0)
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

    async def test_a_table_that_cannot_be_played_through_is_said_to_be_broken(
        self, keeper: Keeper, other: Keeper
    ) -> None:
        table_id = await keeper.open_table(beginning())
        wrong = Acted(seat=0, action=any_action(await keeper.table(table_id)), digest="wrong")
        await keeper.store.append([Append(table_id, [Entry(seq=1, at=1.0, record=wrong)])])
        for each in (keeper, other):
            with pytest.raises(BrokenTable):
                await each.table(table_id)

    async def test_a_table_may_begin_with_records(self, keeper: Keeper, other: Keeper) -> None:
        played = await keeper.open_table(beginning())
        for _ in range(5):
            await act(keeper, played)
        table = await keeper.table(played)
        table_id = await keeper.open_table(table.begin, table.entries)
        assert (await other.table(table_id)).game.digest == table.game.digest
        assert {each.id: each.seq for each in await other.lobby.tables()}[table_id] == 5


class TestSnapshots:
    async def played(self, keeper: Keeper, records: int) -> tuple[str, Table]:
        table_id = await keeper.open_table(beginning())
        for number in range(records):
            await act(keeper, table_id, key=f"key {number}")
        return table_id, await keeper.table(table_id)

    async def test_restoring_equals_playing_through(
        self, keeper: Keeper, other: Keeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table_id, table = await self.played(keeper, EVERY)
        monkeypatch.setattr(keeper_module, "IDLE", 0.0)
        await keeper._keep_snapshots()
        await act(keeper, table_id)
        found = await keeper.store.find(table_id)
        assert found is not None
        assert found.snapshot is not None
        assert found.snapshot[0] == EVERY
        follow, followed = Table.follow, []

        def listen(table: Table, entry: Entry) -> None:
            followed.append(entry.seq)
            follow(table, entry)

        with monkeypatch.context() as patched:
            patched.setattr(Table, "follow", listen)
            restored = await other.table(table_id)
        assert followed == [EVERY + 1]
        assert frozen(restored) == frozen(table) == frozen(replayed_at(table, found.created))
        assert restored.game.actions == table.game.actions

    async def test_snapshots_may_be_deleted_or_wrong(self, keeper: Keeper, config: Config) -> None:
        table_id, table = await self.played(keeper, 12)
        kept = frozen(table)
        assert kept is not None
        good = checked(kept, table.begin, table.entries, table.game.actions)
        assert good is not None
        elsewhere = await self.played(keeper, 5)
        wrong = msgspec.json.encode({**kept, "state": (frozen(elsewhere[1]) or {})["state"]}).decode()
        old = msgspec.json.encode({**kept, "version": [0, "0", 0]}).decode()
        for seq, text in [(12, good), (12, wrong), (12, old), (12, "{}"), (12, "no JSON"), (13, good), (0, good)]:
            await keeper.store.save_snapshot(table_id, seq, text)
            other = await Keeper.connect(config)
            assert frozen(await other.table(table_id)) == kept
            await other.close()

    async def test_what_cannot_be_kept_is_not(self, keeper: Keeper) -> None:
        _, table = await self.played(keeper, 3)
        table.news = object()  # type: ignore[attr-defined]
        assert frozen(table) is None
        del table.news  # type: ignore[attr-defined]
        kept = frozen(table)
        assert kept is not None
        assert checked(kept, table.begin, table.entries, table.game.actions[:-1]) is None
        assert checked({**kept, "state": {}}, table.begin, table.entries, table.game.actions) is None


def replayed_at(table: Table, created: float) -> Table:
    again = Table(table.begin, created)
    for entry in table.entries:
        again.follow(entry)
    return again


class TestNotification:
    async def test_watchers_hear_of_records_and_chat(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        async with keeper.subscribe(table_id) as numbers:
            await act(keeper, table_id)
            assert await anext(numbers) == 1
            await keeper.say(table_id, "user0", "Ada", "hello")
            assert await anext(numbers) == -1
            await act(keeper, table_id)
            await act(keeper, table_id)
            assert await anext(numbers) == 3

    async def test_whoever_comes_later_hears_how_far_the_table_is(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        await act(keeper, table_id)
        await keeper.say(table_id, "user0", "Ada", "hello")
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
            await keeper.say(table_id, "user0", "Ada", "hello")
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
        assert [each.id for each in await keeper.lobby.tables(2)] == [table_ids[1], table_ids[2]]


class TestStandingAnswers:
    async def question(self, keeper: Keeper) -> tuple[str, Table, int]:
        """A table where somebody is asked out of turn."""
        table_id = await keeper.open_table(beginning(3))
        table = await keeper.table(table_id)
        for seed in range(500):
            decision = table.game.decision
            assert decision is not None
            if decision.kind in table.game.ruleset.answerable:
                return table_id, table, decision.seat
            await act(keeper, table_id, seed=seed)
        raise AssertionError("nobody was asked")

    async def test_they_answer_at_once(self, keeper: Keeper) -> None:
        table_id, table, seat = await self.question(keeper)
        seq = table.seq
        await keeper.set_standing(table_id, seat, [Standing(until="game")])

        async def answered() -> bool:
            return (await keeper.table(table_id)).seq > seq

        await until(answered)
        record = table.entries[seq].record
        assert isinstance(record, Acted)
        assert (record.seat, record.by) == (seat, "standing")

    async def test_nobody_is_asked_what_they_have_answered(self, keeper: Keeper) -> None:
        """The answers are kept with the action, in one commit: nobody ever sees the table between them."""
        table_id = await keeper.open_table(beginning(3))
        for seat in range(3):
            await keeper.set_standing(table_id, seat, [Standing(until="game")])
        table, answers = await keeper.table(table_id), 0
        async with keeper.subscribe(table_id) as numbers:
            for seed in range(60):
                decision = table.game.decision
                assert decision is not None
                assert decision.kind not in table.game.ruleset.answerable
                change = await act(keeper, table_id, seed=seed)
                assert await anext(numbers) == change.entries[-1].seq == table.seq
                assert await keeper.store.entries(table_id, change.entries[0].seq - 1) == change.entries
                answers += len(change.entries) - 1
        assert answers > 3
        assert [told.by for told in table.story].count("standing") == answers

    async def test_an_answer_given_in_another_process_counts_too(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        table = await keeper.table(table_id)
        for seat in range(3):
            await other.set_standing(table_id, seat, [Standing(until="game")])
        while not any(told.by == "standing" for told in table.story):
            await act(keeper, table_id, seed=table.seq)
        for seat in range(3):
            await other.set_standing(table_id, seat, [])
        answers = [told.by for told in table.story].count("standing")
        while not is_answerable(table.game):
            await act(keeper, table_id, seed=table.seq)
        assert [told.by for told in table.story].count("standing") == answers

    async def test_they_are_kept_and_checked(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        await keeper.set_standing(table_id, 2, [Standing(until="game")])
        assert [each.until for each in await other.standing(table_id, 2)] == ["game"]
        assert await other.standing(table_id, 1) == []
        with pytest.raises(TableRefusal):
            await keeper.set_standing(table_id, 2, [Standing(about=("no such thing",))])


class TestInvitations:
    async def test_a_secret_leads_to_its_seat_until_it_is_revoked(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        first, second = await keeper.invite(table_id, 1), await keeper.invite(table_id, 2)
        assert first != second
        assert await other.redeem(first) == (table_id, 1)
        await keeper.revoke(table_id, 1)
        with pytest.raises(BadInvitation):
            await other.redeem(first)
        assert await other.redeem(second) == (table_id, 2)

    async def test_the_secret_itself_is_not_kept(self, keeper: Keeper) -> None:
        secret = await keeper.invite(await keeper.open_table(beginning()), 1)
        query = sa.select(schema.invitations)
        rows = await keeper.store.database.read(lambda connection: connection.execute(query).all())
        assert secret not in repr(rows)


class TestPeople:
    async def test_guests_are_known_again(self, keeper: Keeper, other: Keeper) -> None:
        ada = await keeper.create_guest("Ada")
        assert ada.guest
        assert await other.user(ada.id) == ada
        assert await other.user("nobody") is None

    async def test_an_account_needs_its_password(self, keeper: Keeper) -> None:
        ada = await keeper.register(None, "Ada", "correct horse")
        assert not ada.guest
        assert await keeper.login("  ADA ", "correct horse") == ada
        assert await keeper.login("Ada", "wrong horse") is None
        assert await keeper.login("Nobody", "correct horse") is None

    async def test_guests_keep_what_is_theirs(self, keeper: Keeper) -> None:
        guest = await keeper.create_guest("Ada")
        ada = await keeper.register(guest.id, "Ada L.", "correct horse")
        assert (ada.id, ada.name, ada.guest) == (guest.id, "Ada L.", False)
        with pytest.raises(AlreadyRegistered):
            await keeper.register(guest.id, "Other", "correct horse")

    async def test_names_of_accounts_cannot_be_mistaken(self, keeper: Keeper) -> None:
        await keeper.register(None, "Ada Lovelace", "correct horse")
        for name in ("ada  lovelace", "ADA LOVELACE", "\uff21da Lovelace"):
            with pytest.raises(NameTaken):
                await keeper.register(None, name, "another horse")
        guest = await keeper.create_guest("Ada Lovelace")
        with pytest.raises(NameTaken):
            await keeper.register(guest.id, "Ada Lovelace", "another horse")

    async def test_passwords_are_hashed(self, keeper: Keeper) -> None:
        await keeper.register(None, "Ada", "correct horse")
        query = sa.select(schema.users.c.password)
        password = await keeper.store.database.read(lambda connection: connection.execute(query).scalar())
        assert password is not None
        assert password.startswith("$argon2id$")


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
