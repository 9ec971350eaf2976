"""The log of a table as rows of the database: how they are asked for, read and written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from roundhouse.server.storage import schema
from roundhouse.table.records import Acted, AnyRecord, Damaged, Entry

T = TypeVar("T")

_record = msgspec.json.Decoder(AnyRecord)
#: No clock shows a time after the year 9999.
LATEST: Final = 253_402_300_800.0

#: More entries.
MORE = schema.entries.insert()
#: The entries of one table after a number.
OF_ONE = (
    sa.select(schema.entries.c.seq, schema.entries.c.at, schema.entries.c.record)
    .where(schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.seq > sa.bindparam("after"))
    .order_by(schema.entries.c.seq)
)


# Whatever is asked of them, these two are always the same statement, which the database has to understand only once.
OF_SEVERAL_SQLITE = sa.text(
    "SELECT e.table_id, e.seq, e.at, e.record FROM json_each(:wanted) w CROSS JOIN entries e"
    " ON e.table_id = json_extract(w.value, '$[0]') AND e.seq > json_extract(w.value, '$[1]')"
    " ORDER BY e.table_id, e.seq"
)
OF_SEVERAL_POSTGRESQL = sa.text(
    "SELECT e.table_id, e.seq, e.at, e.record"
    " FROM unnest(CAST(:ids AS text[]), CAST(:after AS integer[])) AS w (table_id, seq)"
    " JOIN entries e ON e.table_id = w.table_id AND e.seq > w.seq ORDER BY e.table_id, e.seq"
)


def written(value: Any) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode("utf-8")


def stored(decoder: msgspec.json.Decoder[T], text: Any) -> T:
    """What is kept as JSON; `DecodeError` if it cannot be read, whatever is wrong with it."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError:
        raise
    except Exception as error:
        # Nested too deeply, no text, no UTF-8: here that is nobody's request.
        raise msgspec.DecodeError(type(error).__name__) from error


def read_entries(rows: Iterable[Any]) -> list[Entry]:
    return [read_entry(row) for row in rows]


def whole_log(rows: Iterable[Any]) -> list[Entry]:
    """All entries of a table; where one is missing or cannot be read, nobody knows what happened."""
    entries: list[Entry] = []
    for row in rows:
        seq, at = row[0], entries[-1].at if entries else 0.0
        if type(seq) is not int or seq <= len(entries):
            raise msgspec.DecodeError("a record that has no number of its own")
        while seq > len(entries) + 1:
            entries.append(_damaged(len(entries) + 1, at))
        entries.append(read_or_damaged(row, at))
    return entries


def read_or_damaged(row: Any, before: float) -> Entry:
    """An entry; if it cannot be read, the same without what it was, as of then."""
    try:
        return read_entry(row)
    except msgspec.DecodeError:
        return _damaged(row[0], row[1] if is_moment(row[1]) else before)


def _damaged(seq: int, at: float) -> Entry:
    unreadable: Any = Damaged()
    return Entry(seq=seq, at=at, record=unreadable)


def read_entry(row: Any) -> Entry:
    if not is_moment(row[1]):
        raise msgspec.DecodeError("no moment")
    return Entry(seq=row[0], at=row[1], record=stored(_record, row[2]))


def is_moment(at: Any) -> bool:
    """Is it a time that a clock may have shown?"""
    return type(at) in (int, float) and 0 <= at < LATEST


def as_row(table_id: str, entry: Entry) -> dict[str, Any]:
    record = entry.record
    keyed = isinstance(record, Acted) and bool(record.key)
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "record": written(record),
        "seat": record.seat if isinstance(record, Acted) and keyed else None,
        "key": record.key if isinstance(record, Acted) and keyed else None,
    }
