"""Backups: everything that a database keeps, in one file, taken while servers go on; and back into an empty database.

A backup is lines of JSON, compressed: what it is, the rows of every table as they were at one moment, and at the end
how many there are, with a checksum of all of it. It says nothing about the kind of database: what was kept in SQLite
can go on in PostgreSQL, and the other way round. What can be made again (snapshots, who is connected) stays out.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

import roundhouse
from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.server.storage.database import Database

FORMAT: Final = "roundhouse-backup/1"
#: Rows that stand in one line.
TOGETHER: Final = 500
LEFT_OUT: Final = frozenset({"alembic_version", "presence", "snapshots"})


class BadBackup(Problem):
    """A file that is no backup, that is not whole, or that cannot be restored into that database."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what this is, which program made it and when, and the revision of the schema."""

    format: str
    version: str
    schema: str
    at: float


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """Some rows of one table."""

    table: str
    rows: list[dict[str, Any]]


class Tail(msgspec.Struct, frozen=True, kw_only=True):
    """The last line: how many rows of which table there are, and the SHA-256 of all lines before."""

    rows: dict[str, int]
    sha256: str


# -- out


async def back_up(database: Database, file: Path) -> dict[str, int]:
    """Write everything into a file, which is there when it is whole; how many rows of each table."""
    head = Head(format=FORMAT, version=roundhouse.__version__, schema=await database.revision(), at=time.time())
    # There are password hashes in it: a temporary file is nobody else's to read.
    handle, temporary = tempfile.mkstemp(dir=file.resolve().parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
                counts = await database.read_at_one_moment(lambda connection: _write(connection, head, packed))
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(temporary, file)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    return counts


def _write(connection: sa.Connection, head: Head, packed: gzip.GzipFile) -> dict[str, int]:
    found, counts = hashlib.sha256(), Counter[str]()

    def line(what: Any) -> None:
        text = msgspec.json.encode(what) + b"\n"
        found.update(text)
        packed.write(text)

    line(head)
    for table in _tables(connection):
        # Names that were found in a database are more than texts.
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        query = sa.select(table).order_by(*table.primary_key).execution_options(yield_per=TOGETHER)
        for some in connection.execute(query).partitions():
            line(Rows(table=name, rows=[dict(zip(columns, row, strict=True)) for row in some]))
            counts[name] += len(some)
    line(Tail(rows=counts, sha256=found.hexdigest()))
    return dict(counts)


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """The tables as this database has them, those first that others refer to: it may be of another version."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


# -- in


async def restore(database: Database, file: Path) -> dict[str, int]:
    """Fill an empty database with what a file holds, and bring it up to date. Nothing is written if it is not whole."""
    head, tail = checked(file)
    # The schema of that time first: migrations do with the rows whatever they do with those of others.
    await database.migrate(head.schema)
    await database.write(lambda connection: _fill(connection, file))
    await database.migrate()
    return tail.rows


def _fill(connection: sa.Connection, file: Path) -> None:
    tables = {table.name: table for table in _tables(connection)}
    for table in tables.values():
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
            raise BadBackup(str(file), Text("backup-not-empty"))
    for line in list_rows(file):
        connection.execute(tables[line.table].insert(), line.rows)


def checked(file: Path) -> tuple[Head, Tail]:
    """The first and the last line of a backup that is whole; `BadBackup` otherwise."""
    found, counts, lines = hashlib.sha256(), Counter[str](), _lines(file)
    first = next(lines, b"")
    try:
        head = msgspec.json.decode(first, type=Head)
    except msgspec.DecodeError:
        raise BadBackup(str(file), Text("backup-format")) from None
    if head.format != FORMAT:
        raise BadBackup(str(file), Text("backup-format"))
    found.update(first)
    for line in lines:
        if b'"table"' not in line[:10]:
            return head, _must_fit(msgspec.json.decode(line, type=Tail), counts, found.hexdigest(), file)
        some = msgspec.json.decode(line, type=Rows)
        counts[some.table] += len(some.rows)
        found.update(line)
    raise BadBackup(str(file), Text("backup-damaged"))


def _must_fit(tail: Tail, counts: Counter[str], sha256: str, file: Path) -> Tail:
    if (tail.rows, tail.sha256) != (counts, sha256):
        raise BadBackup(str(file), Text("backup-damaged"))
    return tail


def list_rows(file: Path) -> Iterator[Rows]:
    """All rows of a backup that was checked."""
    for line in _lines(file):
        if b'"table"' in line[:10]:
            yield msgspec.json.decode(line, type=Rows)


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except (EOFError, gzip.BadGzipFile):
        raise BadBackup(str(file), Text("backup-damaged")) from None
    except OSError as error:
        raise BadBackup(str(file), Text("save-unreadable", {"why": error.strerror or str(error)})) from None
