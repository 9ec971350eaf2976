"""Importing: a table from a save file, played through and checked. It takes its time: done in a worker process."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, islice
from typing import Any, Final, TypeVar

import msgspec

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.seats import Seat
from roundhouse.server.names import fitting, is_alike, unmarked
from roundhouse.table import export as documents
from roundhouse.table.bounds import LONGEST_NAME, LONGEST_TITLE, with_texts
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import Imported
from roundhouse.table.foreign import foreign_document
from roundhouse.table.records import AnyRecord, Entry, Renamed, Sat
from roundhouse.table.save import BadSave, Document
from roundhouse.table.table import Table, TableSetup

#: Names in a document, each of which is looked up among those of the accounts.
MOST_NAMES: Final = 100


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A document, who brings it, and when."""

    #: As data, or as it came, as JSON: reading megabytes of that takes as long as playing.
    document: dict[str, Any] | bytes
    owner: str
    name: str
    at: float
    #: Whoever brings it has no account.
    guest: bool = True


def read(save: Save) -> Imported:
    """The table of a document with whoever brings it on all open seats; `BadSave` says what is wrong with it,
    `MsgspecError` or `RecursionError` that it is none."""
    document = save.document
    if isinstance(document, bytes):
        document = msgspec.json.decode(document, type=dict[str, Any])
    saved = as_typed(documents.complete_document(ours(document)))
    begin, entries = documents.import_document(saved, at=save.at)
    begin, entries = own(begin, save), until_now(entries, save)
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    imported = Imported(begin, [*entries, *sitting_down(table, save)])
    if len(names_of(imported)) > MOST_NAMES:
        raise BadSave(documents.WHERE, Text("save-many-names", {"most": MOST_NAMES}))
    return imported


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


def as_typed(saved: Document) -> Document:
    """The document with every name and title as somebody could have typed it here.

    Whoever brings the game may let others look on later, and then it stands in the lobby.
    """
    return with_texts(saved, {"name": typed_name, "title": lambda title: fitting(title, LONGEST_TITLE)})


def typed_name(name: str) -> str:
    return unmarked(fitting(name, LONGEST_NAME))


def own(begin: TableSetup, save: Save) -> TableSetup:
    """The table as one of somebody's own: nobody looks on, nothing hurries, everything can be taken back."""
    seats = [seat if seat.bot else marked(seat, save) for seat in begin.seats]
    return msgspec.structs.replace(
        begin, host=save.owner, spectators=False, practice=True, clock=ClockRules(), seats=seats
    )


def until_now(entries: list[Entry], save: Save) -> list[Entry]:
    """The entries with moments that follow each other and have been, and with those who came marked as guests."""
    moments = accumulate((min(entry.at, save.at) for entry in entries), max, initial=0.0)
    return [
        Entry(seq=entry.seq, at=at, record=named(entry.record, save))
        for entry, at in zip(entries, islice(moments, 1, None), strict=True)
    ]


def named(record: AnyRecord, save: Save) -> AnyRecord:
    return marked(record, save) if isinstance(record, Sat | Renamed) else record


N = TypeVar("N", bound=Seat | Sat | Renamed)


def marked(named: N, save: Save) -> N:
    """Whoever a file names is a guest here: anybody could have written that. Only who brings it is known."""
    return msgspec.structs.replace(named, guest=bool(named.name) and is_guest(named.name, save))


def is_guest(name: str, save: Save) -> bool:
    return save.guest or not is_alike(name, save.name)


def sitting_down(table: Table, save: Save) -> list[Entry]:
    """Whoever brings the save plays every seat that nobody has until somebody takes it, unless the game is over."""
    if table.over or table.closed:
        return []
    free = [(number, seat.name or save.name) for number, seat in enumerate(table.seats) if seat.open]
    at = max(save.at, table.entries[-1].at if table.entries else 0.0)
    records = [
        Sat(seat=number, owner=save.owner, name=name, guest=is_guest(name, save), offered=True) for number, name in free
    ]
    return [Entry(seq=table.seq + place, at=at, record=record) for place, record in enumerate(records, 1)]


# -- names


def names_of(imported: Imported) -> set[str]:
    """Everybody whom a table names."""
    records = (getattr(entry.record, "name", "") for entry in imported.entries)
    return {*(seat.name for seat in imported.begin.seats), *records} - {""}


def renamed(imported: Imported, called: Mapping[str, str]) -> Imported:
    """The table with other names for some."""
    changed = {name for name, new in called.items() if name != new}
    if not changed:
        return imported
    change = {"name": lambda name: called.get(name, name)}
    entries = [
        with_texts(entry, change) if getattr(entry.record, "name", "") in changed else entry
        for entry in imported.entries
    ]
    return Imported(with_texts(imported.begin, change), entries)
