"""Backups are taken while a server goes on, of either kind of database, and restored into either; the check of both."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from roundhouse.cli.main import main
from roundhouse.server.config import Config
from roundhouse.server.storage import schema
from roundhouse.server.storage.backup import LEFT_OUT, BadBackup, back_up, restore
from roundhouse.server.storage.check import check
from roundhouse.server.storage.database import Database, address
from roundhouse.server.storage.snapshot import snapshot
from roundhouse.server.tables.keeper import Keeper
from tests.support.tables import act, beginning

pytestmark = pytest.mark.anyio

KEPT = [table for table in schema.metadata.sorted_tables if table.name not in LEFT_OUT]


def lasting(table: sa.Table) -> list[sa.Column[Any]]:
    return list(table.columns)[:4] if table is schema.tables else list(table.columns)


async def rows(database: Database) -> dict[str, list[Any]]:
    """Everything that must be in a backup, without what is made from the records a moment after them."""

    def read(connection: sa.Connection) -> dict[str, list[Any]]:
        return {table.name: sorted(map(tuple, connection.execute(sa.select(*lasting(table))))) for table in KEPT}

    return await database.read(read)


async def played(keeper: Keeper, records: int = 12) -> str:
    user = await keeper.create_guest("Ada \N{GREEK SMALL LETTER LAMDA}")
    table_id = await keeper.open_table(beginning())
    for number in range(records):
        await act(keeper, table_id, key=f"key {number}")
    await keeper.talk.say(table_id, user.id, user.name, 'A "quoted" line\nand another')
    await keeper.talk.set_note(table_id, user.id, "a note")
    await keeper.invitations.invite(table_id, 0)
    return table_id


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """An empty database of the other kind, without a schema."""
    if url.startswith("sqlite"):
        found: str = request.getfixturevalue("postgresql_without_schema")
        return found
    return f"sqlite:///{tmp_path / 'restored.sqlite'}"


async def test_a_backup_is_restored_into_the_other_kind_of_database(
    keeper: Keeper, elsewhere: str, tmp_path: Path
) -> None:
    tables = [await played(keeper) for _ in range(3)]
    counts = await back_up(keeper.store.database, tmp_path / "backup")
    assert (counts["tables"], counts["entries"]) == (3, 36)
    database = Database(address(elsewhere, Path()), 2)
    assert await restore(database, tmp_path / "backup") == counts
    restored, present = await rows(database), await rows(keeper.store.database)
    # The heart of the server beats on meanwhile.
    (beat,), (later,) = restored.pop(schema.heartbeat.name), present.pop(schema.heartbeat.name)
    assert 0 < beat[1] <= later[1]
    assert restored == present
    await database.close()
    again = await Keeper.connect(Config(database=elsewhere, bot_workers=0))
    for table_id in tables:
        assert (await again.table(table_id)).game.digest == (await keeper.table(table_id)).game.digest
        await act(again, table_id)
    await again.close()


async def test_a_backup_is_of_one_moment(keeper: Keeper, tmp_path: Path) -> None:
    """However much is added meanwhile: no record without its table, and nobody waits for the end of it."""
    await played(keeper, 40)
    stop = False

    async def go_on() -> int:
        added = 0
        while not stop:
            await act(keeper, await keeper.open_table(beginning()))
            added += 1
        return added

    adding = asyncio.create_task(go_on())
    for number in range(5):
        await asyncio.sleep(0.02)
        await back_up(keeper.store.database, tmp_path / f"backup {number}")
    stop = True
    assert await adding > 5
    for number in range(5):
        database = Database(address(f"sqlite:///{tmp_path / f'{number}.sqlite'}", Path()))
        await restore(database, tmp_path / f"backup {number}")
        kept = await rows(database)
        assert {row[0] for row in kept["entries"]} <= {row[0] for row in kept["tables"]}
        await database.close()


async def test_what_is_written_meanwhile_is_not_read(sqlite_url: str) -> None:
    """Between two statements of one who reads, somebody else opens a table, and need not wait."""
    keeper, loop = await Keeper.connect(Config(database=sqlite_url, bot_workers=0)), asyncio.get_running_loop()
    count = sa.select(sa.func.count()).select_from(schema.tables)

    def read(connection: sa.Connection) -> tuple[int, int]:
        before = connection.execute(count).scalar_one()
        asyncio.run_coroutine_threadsafe(keeper.open_table(beginning()), loop).result(30)
        return before, connection.execute(count).scalar_one()

    assert await keeper.store.database.read_at_one_moment(read) == (0, 0)
    assert len(await keeper.store.all_ids()) == 1
    await keeper.close()


async def test_what_is_not_whole_is_not_restored(keeper: Keeper, tmp_path: Path) -> None:
    await played(keeper)
    file = tmp_path / "backup"
    await back_up(keeper.store.database, file)
    assert file.stat().st_mode & 0o077 == 0, "there are password hashes in it"
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    broken = [
        file.read_bytes()[:-20],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:2] + lines[3:])),
        gzip.compress(whole.replace(b"key 7", b"key 8")),
        gzip.compress(whole.replace(b"roundhouse-backup/1", b"roundhouse-backup/9")),
        gzip.compress(b""),
        b"nothing of that kind",
    ]
    for number, content in enumerate(broken):
        (tmp_path / "broken").write_bytes(content)
        database = Database(address(f"sqlite:///{tmp_path / f'{number}.sqlite'}", Path()))
        with pytest.raises(BadBackup):
            await restore(database, tmp_path / "broken")
        await database.close()
        assert not (tmp_path / f"{number}.sqlite").exists()
    with pytest.raises(BadBackup, match="empty database"):
        await restore(keeper.store.database, file)


async def test_the_check_finds_what_cannot_go_on(keeper: Keeper) -> None:
    sound, damaged, lost, snapped = [await played(keeper) for _ in range(4)]
    table = await keeper.table(snapped)
    await keeper.store.save_snapshot(snapped, table.seq, (snapshot(snapped, table) or "")[:-1])
    await keeper.store.save_snapshot(sound, table.seq, snapshot(sound, await keeper.table(sound)) or "")
    entries, tables = schema.entries, schema.tables
    second = (entries.c.table_id == damaged) & (entries.c.seq == 2)
    await keeper.store.database.write(
        lambda connection: [
            connection.execute(entries.update().where(second).values(record="{")),
            connection.execute(tables.update().where(tables.c.id == lost).values(begin="{")),
        ]
    )
    found = {each.id: each async for each in check(keeper.store.database)}
    assert {table: each.verdict for table, each in found.items()} == {
        sound: "sound",
        snapped: "sound",
        damaged: "stopped",
        lost: "lost",
    }
    assert [table for table, each in found.items() if each.stale_snapshot] == [snapped]


# -- the commands


def tell(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main([*arguments, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        keeper = await Keeper.connect(Config(database=f"sqlite:///{tmp_path / 'roundhouse.sqlite3'}", bot_workers=0))
        await played(keeper)
        await keeper.close()

    asyncio.run(fill())
    data, file = ("--data", str(tmp_path)), str(tmp_path / "backup")
    assert tell(capsys, "check", *data) == (0, "One table is sound.\n")
    code, said = tell(capsys, "backup", file, *data)
    assert code == 0
    assert "one table with 12 records" in said
    assert "cookie.key" in said
    code, said = tell(capsys, "restore", file, *data)
    assert code == 2
    assert "empty database" in said
    new = ("--data", str(tmp_path / "new"))
    code, said = tell(capsys, "restore", file, *new)
    assert (code, said.partition(" restored")[0]) == (0, "One table with 12 records")
    assert tell(capsys, "check", *new) == (0, "One table is sound.\n")
    code, said = tell(capsys, "check", "--data", str(tmp_path / "nowhere"))
    assert code == 2
    assert "no such file" in said


def test_the_check_says_which_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database of the first program: two games stop."""
    first = Path(__file__).parents[1] / "fixtures" / "first"
    (tmp_path / "roundhouse.sqlite3").write_bytes(gzip.decompress((first / "tables.sqlite.gz").read_bytes()))
    tables = json.loads((first / "expected.json").read_text("utf-8"))["tables"]
    code, said = tell(capsys, "check", "--data", str(tmp_path))
    assert code == 1
    assert f"{tables['1862-running']['id']}: record 43" in said
    assert "2 tables cannot go on" in said
    assert "7 tables were begun with an earlier version" in said
    code, said = tell(capsys, "backup", str(tmp_path / "backup"), "--data", str(tmp_path))
    assert code == 0, "a backup is taken before anything is migrated"
    assert tell(capsys, "restore", str(tmp_path / "backup"), "--data", str(tmp_path / "new"))[0] == 0
    assert "7 tables were begun" in tell(capsys, "check", "--data", str(tmp_path / "new"))[1]
