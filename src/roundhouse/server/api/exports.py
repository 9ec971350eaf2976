"""Exports and imports: a table as one document, as far as one may know it, and tables made of documents."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import Router, get, post

from roundhouse.server.api.asking import AskedSeat, JSONBody, Keeping, TableId, Who
from roundhouse.server.api.shapes import Body, Opened
from roundhouse.server.errors import LOOKING, ApiError, problems
from roundhouse.server.identity import Visitor
from roundhouse.server.seats_access import viewing_seat
from roundhouse.table import export as documents
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import Imported
from roundhouse.table.records import Entry, Sat
from roundhouse.table.save import BadSave
from roundhouse.table.table import Table, TableSetup

#: Bytes of a document: a long game has a few hundred kB.
LARGEST = 4 * 1024 * 1024


@get("/tables/{table_id:str}/export", responses=LOOKING)
async def export(table_id: TableId, visitor: Who, keeper: Keeping, seat: AskedSeat = None) -> dict[str, Any]:
    """The whole game once it is over (a save file); before that, what the seat may know (docs/formats/save.md)."""
    table = await keeper.table(table_id)
    return documents.export(table, viewing_seat(table, visitor, seat))


class Import(Body, frozen=True, kw_only=True):
    """A save file. Whoever imports it plays all seats of people."""

    document: dict[str, Any]


@post("/imports", responses=problems(401, 413), opt={"limit": "table"})
async def import_document(data: JSONBody[Import], visitor: Who, keeper: Keeping) -> Opened:
    """Go on with the game of a save file, at a practice table."""
    visitor.must_be_known()
    at = time.time()
    begin, entries = await asyncio.to_thread(read, data.document, visitor, at)
    return Opened(id=await keeper.open_table(begin, entries))


def read(document: dict[str, Any], visitor: Visitor, at: float) -> Imported:
    """The table of a document with the visitor on all open seats; `ApiError` says what is wrong with it."""
    try:
        begin, entries = documents.import_(document, at=at)
    except BadSave as error:
        raise ApiError(400, "bad_save", error.text, field=error.where) from None
    begin = own(begin, visitor)
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    return Imported(begin, [*entries, *sitting_down(table, visitor, at)])


def own(begin: TableSetup, visitor: Visitor) -> TableSetup:
    """The table as one of the visitor's own: nobody looks on, nothing hurries, everything can be taken back."""
    return msgspec.structs.replace(begin, host=visitor.id, spectators=False, practice=True, clock=ClockRules())


def sitting_down(table: Table, visitor: Visitor, at: float) -> list[Entry]:
    """The visitor takes every seat that nobody has, unless the game is over."""
    if table.over or table.closed:
        return []
    free = [(number, seat.name or visitor.name) for number, seat in enumerate(table.seats) if seat.open]
    at = max(at, table.entries[-1].at if table.entries else 0.0)
    records = [Sat(seat=number, owner=visitor.id, name=name) for number, name in free]
    return [Entry(seq=table.seq + place, at=at, record=record) for place, record in enumerate(records, 1)]


router = Router(
    "/",
    route_handlers=[export, Router("/", route_handlers=[import_document], request_max_body_size=LARGEST)],
    tags=["exports"],
)
