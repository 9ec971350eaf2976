"""Messages: what a socket sends, and what can be fetched instead where sockets do not get through."""

from __future__ import annotations

import msgspec
from litestar import Router, get

from roundhouse.server.api.asking import After, AskedSeat, Keeping, LastLine, TableId, Who
from roundhouse.server.api.chat import Line, heard
from roundhouse.server.api.looking import table_view
from roundhouse.server.errors import LOOKING, ErrorBody
from roundhouse.server.identity import Visitor
from roundhouse.server.seats_access import viewing_seat
from roundhouse.table.projection import happened
from roundhouse.table.table import Table
from roundhouse.table.views import HappenedView, TableView


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that a socket says."""


class Step(Message, frozen=True, kw_only=True, tag="step"):
    """One more record. The table is there with the last of several steps."""

    seq: int
    entry: HappenedView
    table: TableView | None


class Now(Message, frozen=True, kw_only=True, tag="table"):
    """The table, when nothing has happened since the number that the reader knows, or when the seat changes."""

    seq: int
    table: TableView


class Said(Message, frozen=True, kw_only=True, tag="chat"):
    """Something was said."""

    line: Line


class Present(Message, frozen=True, kw_only=True, tag="presence"):
    """The seats whose owners are connected to the table now; sent at the beginning and after every change."""

    seats: list[int]


class Beat(Message, frozen=True, kw_only=True, tag="beat"):
    """Nothing has happened; the socket is still there."""


class Answered(Message, frozen=True, kw_only=True, tag="done"):
    """A request of this socket was carried out; `id` is what the request was called."""

    id: str
    seq: int


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A request of this socket was not carried out."""

    id: str
    error: ErrorBody


AnyMessage = Step | Now | Said | Present | Beat | Answered | Refused


class Messages(msgspec.Struct, frozen=True, kw_only=True):
    """What a socket would have said by now."""

    messages: list[AnyMessage]


def steps(table: Table, seat: int | None, visitor: Visitor, after: int) -> list[AnyMessage]:
    """What happened after a record, and the table with the last step (or alone, if there is none)."""
    shown = table_view(table, seat, visitor)
    entries = happened(table, seat, after) if after < table.seq else []
    if not entries:
        return [Now(seq=table.seq, table=shown)]
    last = entries[-1].seq
    return [Step(seq=each.seq, entry=each, table=shown if each.seq == last else None) for each in entries]


def present(table: Table, users: frozenset[str]) -> Present:
    """The seats of those users."""
    return Present(seats=[number for number, seat in enumerate(table.seats) if seat.owner and seat.owner in users])


@get("/tables/{table_id:str}/messages", responses=LOOKING)
async def messages(
    table_id: TableId,
    visitor: Who,
    keeper: Keeping,
    after: After = 0,
    chat: LastLine = 0,
    seat: AskedSeat = None,
) -> Messages:
    """What a socket would say to somebody who knows the table up to a record, for clients that have to poll."""
    table = await keeper.table(table_id)
    found = steps(table, viewing_seat(table, visitor, seat), visitor, after)
    if table.seats_of(visitor.id):
        keeper.presence.visit(table_id, visitor.id)
    found += [Said(line=line) for line in heard(table, visitor, await keeper.chat(table_id, chat))]
    found.append(present(table, await keeper.presence.find(table_id)))
    return Messages(messages=found)


router = Router("/", route_handlers=[messages], tags=["messages"])
