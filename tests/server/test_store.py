"""The store on both kinds of database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from roundhouse.server.storage import schema
from roundhouse.server.storage.database import BadDatabase, Database, address
from roundhouse.server.storage.reader import Reader
from roundhouse.server.storage.rows import User, Wanted
from roundhouse.server.storage.store import Append, Store, Summary
from roundhouse.server.storage.writer import Writer
from roundhouse.table.ahead import AnswerAhead
from roundhouse.table.records import Acted, Entry, Left, Paused, Sat, TakenBack
from tests.support.tables import beginning

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    database = Database(address(url, tmp_path))
    await database.migrate()
    yield Store(database)
    await database.close()


def summary(table_id: str, seq: int = 0, **more: object) -> Summary:
    given = {"status": "playing", "updated": 1.0, "deciding": None, "seats": "[]", "wakes": None, "host": "", **more}
    return Summary(id=table_id, seq=seq, **given)  # type: ignore[arg-type]


async def opened(store: Store, table_id: str = "t1") -> None:
    await store.open_table(beginning(), 1.5, summary(table_id), [])


def acted(seq: int, key: str = "", seat: int = 0) -> Entry:
    return Entry(seq=seq, at=float(seq), record=Acted(seat=seat, action={"type": "x"}, digest="d", key=key))


class TestAddresses:
    def test_without_one_it_is_a_file_in_the_data_directory(self) -> None:
        url = address("", Path("data"))
        assert url.drivername == "sqlite"
        assert url.database == str(Path("data", "roundhouse.sqlite"))

    @pytest.mark.parametrize("given", ["postgresql://u@h/d", "postgres://u@h/d", "postgresql+psycopg://u@h/d"])
    def test_postgresql_gets_its_driver(self, given: str) -> None:
        assert address(given, Path()).drivername == "postgresql+asyncpg"

    @pytest.mark.parametrize("given", ["mysql://u:secret@h/d", "sqlite://", "sqlite:///:memory:", "u:secret@h"])
    def test_what_cannot_be_used_is_refused_without_telling_passwords(self, given: str) -> None:
        with pytest.raises(BadDatabase) as refused:
            address(given, Path())
        assert "secret" not in str(refused.value)


class TestLogs:
    async def test_what_is_appended_is_found(self, store: Store) -> None:
        await opened(store)
        entries = [acted(1, "k"), Entry(seq=2, at=2.25, record=TakenBack(seat=1, to=0)), acted(3)]
        await store.append([Append("t1", entries[:2])])
        await store.append([Append("t1", entries[2:])])
        assert await store.entries("t1") == entries
        assert await store.entries("t1", 2) == entries[2:]
        assert await store.entries("t1", 2**70) == []
        assert await store.entries_of({"t1": 1, "t2": 0}) == {"t1": entries[1:], "t2": []}
        found = await store.find("t1")
        assert found is not None
        assert (found.begin, found.created, found.entries, found.snapshot) == (beginning(), 1.5, entries, None)
        assert await store.find("t2") is None

    async def test_a_number_is_given_once(self, store: Store) -> None:
        await opened(store)
        await store.append([Append("t1", [acted(1)])])
        with pytest.raises(IntegrityError):
            await store.append([Append("t1", [acted(1, seat=1)])])
        assert await store.entries("t1") == [acted(1)]

    async def test_a_key_of_a_seat_is_used_once(self, store: Store) -> None:
        await opened(store)
        await store.append([Append("t1", [acted(1, "k", seat=0), acted(2, "k", seat=1), acted(3), acted(4)])])
        with pytest.raises(IntegrityError):
            await store.append([Append("t1", [acted(5, "k", seat=1)])])

    async def test_a_batch_is_added_whole_or_not_at_all(self, store: Store) -> None:
        await opened(store, "t1")
        await opened(store, "t2")
        await store.append([Append("t1", [acted(1)])])
        with pytest.raises(IntegrityError):
            await store.append([Append("t2", [acted(1)]), Append("t1", [acted(1)])])
        assert await store.entries("t2") == []

    async def test_entries_need_a_table(self, store: Store) -> None:
        with pytest.raises(IntegrityError):
            await store.append([Append("nowhere", [acted(1)])])

    async def test_latest_tells_how_far_tables_are(self, store: Store) -> None:
        await opened(store, "t1")
        await opened(store, "t2")
        await store.append([Append("t1", [acted(1), acted(2)])])
        await store.say("t2", 1.0, "user0", "Ada", "hello")
        assert await store.latest(["t1", "t2", "t3"]) == {"t1": (2, 0), "t2": (0, 1)}


class TestWriter:
    async def test_in_one_commit_everybody_wins_or_loses_alone(self, store: Store) -> None:
        for table_id in ("t1", "t2", "t3"):
            await opened(store, table_id)
        await store.append([Append("t2", [acted(1)])])
        writer = Writer(store)
        appends = [Append("t1", [acted(1)]), Append("t2", [acted(1)]), Append("t3", [acted(1), acted(2)])]
        assert await asyncio.gather(*map(writer.append, appends)) == [True, False, True]
        assert [len(await store.entries(table_id)) for table_id in ("t1", "t2", "t3")] == [1, 1, 2]

    async def test_many_share_a_commit(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        batches = []
        append = store.append

        async def counted(batch: Sequence[Append]) -> None:
            batches.append(len(batch))
            await append(batch)

        monkeypatch.setattr(store, "append", counted)
        await opened(store)
        for table_id in (f"t{number}" for number in range(2, 31)):
            await opened(store, table_id)
        writer = Writer(store)
        await asyncio.gather(*(writer.append(Append(f"t{number}", [acted(1)])) for number in range(1, 31)))
        assert sum(batches) == 30
        assert len(batches) == 1

    async def test_what_fails_is_told(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        async def fail(batch: Sequence[Append]) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(store, "append", fail)
        writer = Writer(store)
        answers = [writer.append(Append("t1", [acted(1)])) for _ in range(2)]
        assert [type(each) for each in await asyncio.gather(*answers, return_exceptions=True)] == [OSError, OSError]
        await writer.close()


class TestReader:
    async def test_many_share_a_question(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        questions = []
        entries_of = store.entries_of

        async def counted(after: Mapping[str, int]) -> dict[str, list[Entry]]:
            questions.append(dict(after))
            return await entries_of(after)

        monkeypatch.setattr(store, "entries_of", counted)
        await opened(store)
        await store.append([Append("t1", [acted(1), acted(2), acted(3)])])
        reader = Reader(store)
        wanted = [("t1", 2), ("t1", 0), ("nowhere", 0)]
        found = await asyncio.gather(*(reader.entries(table_id, after) for table_id, after in wanted))
        assert [[entry.seq for entry in entries] for entries in found] == [[3], [1, 2, 3], []]
        assert questions == [{"t1": 0, "nowhere": 0}]
        await reader.close()


class TestSummaries:
    async def test_they_never_go_back(self, store: Store) -> None:
        await opened(store)
        await store.summarise([summary("t1", seq=5, status="over")])
        await store.summarise([summary("t1", seq=4, status="playing")])
        (found,) = await store.tables_of("user0")
        assert (found.seq, found.status) == (5, "over")
        assert await store.lobby(Wanted()) == []

    async def test_tables_of_somebody_are_those_where_they_sit(self, store: Store) -> None:
        await opened(store)
        assert [each.id for each in await store.tables_of("user2")] == ["t1"]
        assert await store.tables_of("user7") == []
        sat = Entry(seq=1, at=1.0, record=Sat(seat=0, owner="user7", name="Gil"))
        await store.append([Append("t1", [sat])])
        assert [each.id for each in await store.tables_of("user7")] == ["t1"]
        left = Entry(seq=2, at=2.0, record=Left(seat=0))
        await store.append([Append("t1", [left], gone=frozenset({"user7"}))])
        assert await store.tables_of("user7") == []

    async def test_tables_are_due_when_their_time_has_come_or_nobody_looked(self, store: Store) -> None:
        for table_id, wakes in [("late", 99.0), ("early", 101.0), ("never", None), ("forgotten", None)]:
            await store.open_table(beginning(), 1.0, summary(table_id, wakes=wakes), [])
        await store.append([Append("forgotten", [Entry(seq=1, at=90.0, record=Paused())])])
        assert set(await store.due(100.0, 95.0, 10, "0.2.0")) == {"late", "forgotten"}
        assert set(await store.due(100.0, 85.0, 10, "0.2.0")) == {"late"}
        await store.summarise([summary("forgotten", seq=1), summary("late", status="over", wakes=99.0)])
        assert await store.due(100.0, 95.0, 10, "0.2.0") == []


class TestEverythingElse:
    async def test_standing_answers_go_with_whoever_gave_them(self, store: Store) -> None:
        await opened(store)
        answers = [AnswerAhead(about=("loco:GWR",), until="game"), AnswerAhead(want="hex:1,2", limit=2)]
        await store.set_answers_ahead("t1", 1, [AnswerAhead()])
        await store.set_answers_ahead("t1", 1, answers)
        assert await store.answers_ahead("t1", 1) == answers
        assert await store.answers_ahead("t1", 0) == []
        await store.append([Append("t1", [Entry(seq=1, at=1.0, record=Left(seat=1))])])
        assert await store.answers_ahead("t1", 1) == []

    async def test_chat_lines_are_numbered(self, store: Store) -> None:
        await opened(store)
        lines = [await store.say("t1", 1.0, "user0", "Ada", text) for text in ("one", "two", "three")]
        assert [line.number for line in lines] == [1, 2, 3]
        assert await store.chat("t1", 1) == lines[1:]

    async def test_text_of_any_origin_can_be_kept(self, store: Store) -> None:
        await opened(store)
        line = await store.say("t1", 1.0, "user0", "A\0da", "half \ud800 a pair, ☃")
        assert (line.name, line.text) == ("A\ufffdda", "half ? a pair, ☃")
        assert await store.user("\0") is None

    async def test_notes_are_everybodys_own(self, store: Store) -> None:
        await opened(store)
        await store.set_note("t1", "user0", "first")
        await store.set_note("t1", "user0", "second")
        assert await store.note("t1", "user0") == "second"
        assert await store.note("t1", "user1") == ""

    async def test_a_new_invitation_replaces_the_old_one(self, store: Store) -> None:
        await opened(store)
        await store.invite("t1", 2, "hash1", 1.0)
        await store.invite("t1", 2, "hash2", 2.0)
        assert await store.invited("hash1") is None
        assert await store.invited("hash2") == ("t1", 2)
        await store.revoke("t1", 2)
        assert await store.invited("hash2") is None

    async def test_a_login_is_given_once(self, store: Store) -> None:
        ada = User(id="1", name="Ada", guest=False, created=1.0)
        await store.add_user(ada, "ada", "hash")
        assert await store.account("ada") == (ada, "hash")
        await store.add_user(User(id="2", name="Ada", guest=True, created=1.0))
        with pytest.raises(IntegrityError):
            await store.make_account("2", "Ada", "ada", "other")
        assert not await store.make_account("1", "Ada", "ada2", "other")


async def test_sqlite_is_as_durable_and_strict_as_it_can_be(sqlite_url: str, tmp_path: Path) -> None:
    database = Database(address(sqlite_url, tmp_path))
    await database.migrate()

    def pragmas(connection: sa.Connection) -> list[object]:
        names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
        return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in names]

    for _ in range(5):
        # What can be made again need not wait for the disk; whatever is written next on the same connection does.
        for durable, synchronous in ((True, 2), (False, 1), (True, 2), (False, 1)):
            assert await database.write(pragmas, durable=durable) == ["wal", synchronous, 1, 4_000]
        with pytest.raises(ZeroDivisionError):
            await database.write(lambda _: 1 // 0, durable=False)
        assert await database.write(pragmas) == ["wal", 2, 1, 4_000]
    await database.close()


async def test_postgresql_waits_for_the_disk_too(postgresql_url: str, tmp_path: Path) -> None:
    database = Database(address(postgresql_url, tmp_path))
    show = sa.text("SHOW synchronous_commit")
    for durable, synchronous in ((True, "on"), (False, "off"), (True, "on")):
        found = await database.write(lambda connection: connection.execute(show).scalar(), durable=durable)
        assert found == synchronous
    await database.close()


async def test_a_writer_of_another_program_keeps_no_reader_waiting(sqlite_url: str, tmp_path: Path) -> None:
    database = Database(address(sqlite_url, tmp_path))
    await database.migrate()
    other = sqlite3.connect(tmp_path / "roundhouse.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("INSERT INTO users (id, name, created) VALUES ('1', 'Ada', 1.0)")
    users = sa.select(schema.users.c.id)
    assert await database.read(lambda connection: connection.execute(users).all()) == []
    waiting = asyncio.create_task(database.write(lambda connection: connection.execute(users).all()))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    assert await waiting == [("1",)]
    await database.close()


async def test_what_fails_in_the_middle_has_not_happened(url: str, tmp_path: Path) -> None:
    database = Database(address(url, tmp_path))
    await database.migrate()

    def fail(connection: sa.Connection) -> None:
        connection.execute(schema.users.insert(), {"id": "1", "name": "Ada", "created": 1.0})
        raise OSError("something else is broken")

    with pytest.raises(OSError, match="broken"):
        await database.write(fail)
    assert await Store(database).user("1") is None
    await database.close()
