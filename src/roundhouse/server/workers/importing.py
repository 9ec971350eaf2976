"""Importing: a table from a save file, played through and checked. It takes its time: done in a worker process."""

from __future__ import annotations

from itertools import accumulate, islice
from typing import Any

import msgspec

from roundhouse.engine.problem import Problem
from roundhouse.server.names import LONGEST_AT_TABLE, LONGEST_TITLE, fitting
from roundhouse.table import export as documents
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import Imported
from roundhouse.table.foreign import foreign_document
from roundhouse.table.records import AnyRecord, Entry, Sat
from roundhouse.table.save import BadSave
from roundhouse.table.table import Table, TableSetup


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A document, who brings it, and when."""

    #: As data, or as it came, as JSON: reading megabytes of that takes as long as playing.
    document: dict[str, Any] | bytes
    owner: str
    name: str
    at: float


def read(save: Save) -> Imported:
    """The table of a document with whoever brings it on all open seats; `BadSave` says what is wrong with it,
    `MsgspecError` or `RecursionError` that it is none."""
    document = save.document
    if isinstance(document, bytes):
        document = msgspec.json.decode(document, type=dict[str, Any])
    begin, entries = documents.import_(ours(document), at=save.at)
    begin, entries = own(begin, save.owner), until_now(entries, save.at)
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    return Imported(begin, [*entries, *sitting_down(table, save)])


def ours(document: dict[str, Any]) -> dict[str, Any]:
    """The document itself, or the record of another program written as one."""
    if "format" in document:
        return document
    try:
        return foreign_document(document) or document
    except BadSave:
        raise
    except Problem as error:
        raise BadSave(error.where, error.problem) from None


def own(begin: TableSetup, owner: str) -> TableSetup:
    """The table as one of somebody's own: nobody looks on, nothing hurries, everything can be taken back.

    Its owner may let others look on later: it is called, and so are those who sit there, as it could be here.
    """
    seats = [msgspec.structs.replace(seat, name=fitting(seat.name, LONGEST_AT_TABLE)) for seat in begin.seats]
    alone = msgspec.structs.replace(begin, host=owner, spectators=False, practice=True, clock=ClockRules())
    return msgspec.structs.replace(alone, title=fitting(begin.title, LONGEST_TITLE), seats=seats)


def until_now(entries: list[Entry], now: float) -> list[Entry]:
    """The entries with moments that follow each other and have been, and with names as they could be here."""
    moments = accumulate((min(entry.at, now) for entry in entries), max, initial=0.0)
    return [
        Entry(seq=entry.seq, at=at, record=named(entry.record))
        for entry, at in zip(entries, islice(moments, 1, None), strict=True)
    ]


def named(record: AnyRecord) -> AnyRecord:
    if not isinstance(record, Sat):
        return record
    return msgspec.structs.replace(record, name=fitting(record.name, LONGEST_AT_TABLE))


def sitting_down(table: Table, save: Save) -> list[Entry]:
    """Whoever brings the save plays every seat that nobody has until somebody takes it, unless the game is over."""
    if table.over or table.closed:
        return []
    free = [(number, seat.name or save.name) for number, seat in enumerate(table.seats) if seat.open]
    at = max(save.at, table.entries[-1].at if table.entries else 0.0)
    records = [Sat(seat=number, owner=save.owner, name=name, offered=True) for number, name in free]
    return [Entry(seq=table.seq + place, at=at, record=record) for place, record in enumerate(records, 1)]
