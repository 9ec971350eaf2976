"""Migrations: from the first schema, with data in it, to the present one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import roundhouse.server
from roundhouse.engine.registry import find
from roundhouse.server.config import Config
from roundhouse.server.names import skeleton
from roundhouse.server.storage import schema
from roundhouse.server.storage.database import Database, address
from roundhouse.server.storage.migrating import newest
from roundhouse.server.tables.keeper import Keeper
from tests.support.tables import any_action

pytestmark = pytest.mark.anyio

#: Rows as the first schema had them. History: never changed, but for the version of the rules, which is another matter.
FIRST = """
INSERT INTO users (id, name, login, password, created) VALUES ('u1', 'Ada', NULL, NULL, 1.5);
INSERT INTO tables (id, begin, host, created, seq, status, updated, deciding, seats, wakes) VALUES ('t1',
'{"game": "rocket", "rules": RULES, "setup": {"players": 2, "options": {"edition": "1999"}, "seed": 7},
"seats": [{"name": "Ada", "owner": "u1"}, {"name": "Ben", "owner": "u2"}], "host": "u1", "title": "Old"}',
'u1', 2.5, 1, 'playing', 3.5, 0, '[{"name": "Ada", "bot": "", "open": false, "away": false}]', NULL);
INSERT INTO entries (table_id, seq, at, record, seat, key) VALUES ('t1', 1, 3.5, '{"type": "paused"}', NULL, NULL);
INSERT INTO entries (table_id, seq, at, record, seat, key) VALUES ('t1', 2, 4.5, '{"type": "resumed"}', NULL, NULL);
INSERT INTO members (table_id, user_id) VALUES ('t1', 'u1');
INSERT INTO chat (table_id, number, at, user_id, name, text) VALUES ('t1', 1, 3.0, 'u1', 'Ada', 'hello');
INSERT INTO notes (table_id, user_id, text) VALUES ('t1', 'u1', 'mine');
INSERT INTO standing (table_id, seat, answers) VALUES ('t1', 1, '[{"until": "game"}]');
INSERT INTO invitations (table_id, seat, secret_hash, created) VALUES ('t1', 1, 'abc', 2.5);
INSERT INTO snapshots (table_id, seq, snapshot) VALUES ('t1', 1, '{"from": "another time"}');
""".replace("RULES", str(find("rocket").version))


def revisions() -> list[str]:
    """All revisions, from the first on."""
    folder = Path(roundhouse.server.__file__).parent / "storage" / "migrations"
    return [script.revision for script in ScriptDirectory(folder).walk_revisions()][::-1]


async def execute(database: Database, statements: str) -> None:
    def write(connection: sa.Connection) -> None:
        for statement in filter(str.strip, statements.split(";\n")):
            connection.exec_driver_sql(statement)

    await database.write(write)


async def test_every_revision_is_reached_from_the_first_one_without_loss(
    url_without_schema: str, tmp_path: Path
) -> None:
    database = Database(address(url_without_schema, tmp_path))
    first, *later = revisions()
    assert first == "0001"
    await database.migrate(first)
    await execute(database, FIRST)
    for revision in later:
        await database.migrate(revision)
        assert await database.revision() == revision
    await database.close()

    keeper = await Keeper.connect(Config(database=url_without_schema, bot_workers=0))
    table = await keeper.table("t1")
    assert (table.seq, table.begin.title, table.begin.setup.seed) == (2, "Old", 7)
    assert [line.text for line in await keeper.talk.lines("t1")] == ["hello"]
    assert await keeper.talk.note("t1", "u1") == "mine"
    assert [each.until for each in await keeper.answers_ahead("t1", 1)] == ["game"]
    user = await keeper.user("u1")
    assert user is not None
    assert user.guest
    (kept,) = await keeper.lobby.tables_of("u1")
    assert (kept.title, kept.clock.kind, kept.result) == ("Old", "none", None)
    seat, action = table.deciding, any_action(table)
    assert seat is not None
    change = await keeper.request("t1", lambda table: table.act(seat, action, 2, "key"))
    assert [entry.seq for entry in change.entries] == [3]
    await keeper.close()


async def test_private_tables_stay_private(url_without_schema: str, tmp_path: Path) -> None:
    """Rows say for themselves who may look on since revision 0005; before, only the beginning of a table did."""
    database = Database(address(url_without_schema, tmp_path))
    await database.migrate("0004")
    shared, _, _ = FIRST.partition("INSERT INTO entries")
    await execute(database, shared)
    await execute(
        database,
        shared[shared.index("INSERT INTO tables") :]
        .replace("'t1'", "'t2'")
        .replace('"title"', '"spectators": false, "title"'),
    )
    await database.migrate()
    spectators = sa.select(schema.tables.c.id, schema.tables.c.spectators).order_by(schema.tables.c.id)
    rows = await database.read(lambda connection: connection.execute(spectators).all())
    assert [tuple(row) for row in rows] == [("t1", True), ("t2", False)]
    await database.close()


async def test_the_last_revision_is_what_the_program_expects(url_without_schema: str, tmp_path: Path) -> None:
    database = Database(address(url_without_schema, tmp_path))
    await database.migrate()

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await database.read(differences) == []
    await database.close()


def test_the_newest_revision_is_known_without_alembic() -> None:
    """Which takes a quarter of a server's start to import."""
    assert newest() == revisions()[-1]
    asked = "import sys, roundhouse.server.http.app; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


async def test_processes_that_start_together_migrate_once(url_without_schema: str, tmp_path: Path) -> None:
    databases = [Database(address(url_without_schema, tmp_path)) for _ in range(4)]
    await asyncio.gather(*(database.migrate() for database in databases))
    assert {await database.revision() for database in databases} == {revisions()[-1]}
    await asyncio.gather(*(database.close() for database in databases))


async def test_migrating_again_changes_nothing(url_without_schema: str, tmp_path: Path) -> None:
    database = Database(address(url_without_schema, tmp_path))
    await database.migrate("0001")
    await execute(database, FIRST)
    await database.migrate()
    await database.migrate()
    count = sa.select(sa.func.count()).select_from(schema.entries)
    assert await database.read(lambda connection: connection.execute(count).scalar()) == 2
    await database.close()


async def test_the_data_directory_is_made_and_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "roundhouse"
    database = Database(address("", folder))
    await database.migrate()
    await database.close()
    assert (folder / "roundhouse.sqlite").exists()
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / "roundhouse.sqlite").stat().st_mode & 0o077 == 0


async def test_accounts_whose_names_hid_something_can_log_in(url_without_schema: str, tmp_path: Path) -> None:
    """Whoever then has the name of another account gets a number."""
    database = Database(address(url_without_schema, tmp_path))
    await database.migrate("0013")
    rows = [
        ("u1", "Marta", 1),
        ("u2", "Mar\u034fta", 2),
        ("u3", "Anna \u2764\ufe0f", 3),
        ("u4", "\u3164", 4),
        ("u5", "Ba\u1e05a", 5),
    ]

    def write(connection: sa.Connection) -> None:
        users = sa.table(
            "users", *(sa.column(name) for name in ("id", "name", "login", "skeleton", "password", "created"))
        )
        for user_id, name, created in rows:
            kept = {"id": user_id, "name": name, "login": name.casefold(), "skeleton": name, "password": "x"}
            connection.execute(users.insert().values({**kept, "created": created}))

    await database.write(write)
    await database.migrate()

    def read(connection: sa.Connection) -> list[tuple[str, ...]]:
        users = schema.users
        query = sa.select(users.c.name, users.c.login, users.c.skeleton).order_by(users.c.id)
        return [tuple(row) for row in connection.execute(query)]

    found = await database.read(read)
    await database.close()
    assert [(name, login) for name, login, _ in found] == [
        ("Marta", "marta"),
        ("Marta 2", "marta 2"),
        ("Anna \u2764", "anna \u2764"),
        ("1", "1"),
        ("Ba\u1e05a", "ba\u1e05a"),
    ]
    assert [looks for _, _, looks in found] == [skeleton(name) for name, _, _ in found]
    assert found[4][2] == skeleton("Baba")
