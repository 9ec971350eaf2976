"""Damage in any row hurts whom the row is about, and nobody else: lists go on, and so do the commands that find it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from roundhouse.cli.main import main
from roundhouse.server.storage import schema
from tests.server.serving import Person, Server, serving

DEEP: Final = 100_000
#: What may stand where something else stood.
JUNK: Final[dict[str, Any]] = {
    "a word": "soon",
    "nothing": "",
    "bytes": b"\xff\xfe\x00",
    "no UTF-8": "CAST(x'7bff22' AS TEXT)",
    "a large number": 1e300,
    "a negative number": -(2**62),
    "half an object": '{"game": "rock',
    "a list": "[1,2,3]",
    "an object": '{"seats": 7}',
    "depth": "[" * DEEP,
    "depth within": '{"game":"rocket","rules":1,"more":' + "[" * DEEP,
    "nested": "[" * 900 + "]" * 900,
    "no value": None,
}
#: Columns that say whose a row is.
WHOSE: Final = {"table_id", "user_id", "id", "host"}
#: Rows of these are not about a table or a person.
APART: Final = {"heartbeat", "outages"}


class Hall:
    """A server, Anna, whose table is sound, and Ben, whose is not; and the database."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server, self.file = server, file
        self.anna, self.ben = server.person("Anna"), server.person("Ben")
        self.sound, self.hurt = played(self.anna), played(self.ben)
        # Both sit at both, so that whatever is wrong with one is in everybody's lists.
        for person, table in ((self.anna, self.hurt), (self.ben, self.sound)):
            assert person.post(f"/tables/{table}/sit", seat=1).status_code < 300
        self.anna.get("/lobby")

    def write(self, statement: str, *values: Any) -> int:
        with closing(sqlite3.connect(self.file, isolation_level=None, timeout=60.0)) as connection:
            return connection.execute(statement, values).rowcount

    def read(self, statement: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.file, timeout=60.0)) as connection:
            return connection.execute(statement, values).fetchall()


def played(person: Person) -> str:
    table = person.new_table(seats=[{"who": "me"}, {"who": "open"}], seating="arranged", title=person.name)
    person.post(f"/tables/{table}/chat", text="hello")
    person.put(f"/tables/{table}/note", text="a note")
    person.put(f"/tables/{table}/standing", seat=0, answers=[{"until": "game"}])
    person.post("/me/progress", lessons=["rocket/first"])
    return table


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("damaged")
    with serving(folder, bot_workers=0) as server:
        yield Hall(server, folder / "roundhouse.sqlite3")


def all_goes_on(hall: Hall, capsys: pytest.CaptureFixture[str], what: str) -> None:
    # Not as it was when it was sound.
    hall.server.keeper._live.drop(hall.hurt)
    for path in ("/lobby", "/my-tables", "/replays"):
        answer = hall.anna.get(path)
        assert answer.status_code == 200, (what, path, answer.text[:200])
        if path != "/replays":
            assert hall.sound in {card["id"] for card in answer.json()}, (what, path)
    assert hall.anna.get(f"/tables/{hall.sound}").status_code == 200, what
    assert hall.anna.get(f"/tables/{hall.hurt}").status_code in (200, 404, 503), what
    database = ("--database", f"sqlite:///{hall.file}")
    for command in (["admin", "list"], ["admin", "people"], ["admin", "show", hall.hurt], ["check"]):
        capsys.readouterr()
        code = main([*command, *database])
        said = capsys.readouterr()
        assert code in (0, 1), (what, command)
        assert "Traceback" not in said.err, (what, command)
        if command[-1] == "list":
            assert code == 0, what
            assert hall.sound in said.out, what


def damaged(hall: Hall, table: str, column: str, junk: str) -> bool:
    """Damage the rows of Ben and of his table; False if the database does not let anybody."""
    value = JUNK[junk]
    put = value if junk == "no UTF-8" else "?"
    values = () if junk == "no UTF-8" else (value,)
    whose = [name for name in WHOSE if name in schema.metadata.tables[table].c]
    ids = [hall.hurt if (table, name) in ((table, "table_id"), ("tables", "id")) else hall.ben.id for name in whose]
    meant = " OR ".join(f'"{name}" = ?' for name in whose)
    try:
        return hall.write(f'UPDATE "{table}" SET "{column}" = {put} WHERE {meant}', *values, *ids) > 0
    except (sqlite3.IntegrityError, OverflowError):
        return False


def kept(hall: Hall, table: str, column: str) -> list[Any]:
    return hall.read(f'SELECT rowid, "{column}" FROM "{table}"')


def restored(hall: Hall, table: str, column: str, before: list[Any]) -> None:
    for row, value in before:
        hall.write(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', value, row)


CASES: Final = [
    (table.name, column.name)
    for table in schema.metadata.sorted_tables
    if table.name not in APART and WHOSE & set(table.c.keys())
    for column in table.c
    if not column.foreign_keys and not (table.name in ("users", "tables", "sessions") and column.name == "id")
]
#: What has stopped everybody's lists.
WORST: Final = [
    ("tables", "updated", "a word"),
    ("tables", "created", "a word"),
    ("tables", "begin", "depth within"),
    ("tables", "status", "a word"),
    ("tables", "seats", "half an object"),
    ("tables", "seats", "a list"),
    ("tables", "agreed", "nested"),
    ("tables", "deciding", "a large number"),
    ("tables", "spectators", "a word"),
    ("tables", "begin", "no UTF-8"),
    ("entries", "record", "depth"),
    ("progress", "learned", "depth"),
]


@pytest.mark.parametrize(("table", "column", "junk"), WORST)
def test_lists_go_on(hall: Hall, capsys: pytest.CaptureFixture[str], table: str, column: str, junk: str) -> None:
    before = kept(hall, table, column)
    assert damaged(hall, table, column, junk)
    try:
        all_goes_on(hall, capsys, f"{table}.{column}: {junk}")
    finally:
        restored(hall, table, column, before)


@pytest.mark.long
@pytest.mark.parametrize(("table", "column"), CASES)
def test_any_damage(hall: Hall, capsys: pytest.CaptureFixture[str], table: str, column: str) -> None:
    before = kept(hall, table, column)
    for junk in JUNK:
        if damaged(hall, table, column, junk):
            all_goes_on(hall, capsys, f"{table}.{column}: {junk}")
        restored(hall, table, column, before)
