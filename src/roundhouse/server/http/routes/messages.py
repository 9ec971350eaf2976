"""Messages: what a socket sends, and what can be fetched instead where sockets do not get through."""

from __future__ import annotations

import msgspec
from litestar import Router, get

from roundhouse.server.http.documents import Document, document
from roundhouse.server.http.errors import LOOKING, ErrorBody
from roundhouse.server.http.json_patch import Operation
from roundhouse.server.http.parameters import After, AskedSeat, Keeping, LastLine, TableId, Who
from roundhouse.server.http.permissions import viewing_seat
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.chat import Line, heard
from roundhouse.table.picture import SceneView
from roundhouse.table.projection import PAGE, happened
from roundhouse.table.table import Table
from roundhouse.table.views import HappenedView, TableView


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that a socket says."""


class Step(Message, frozen=True, kw_only=True, tag="step"):
    """One more record.

    `changes`, a JSON Patch, makes what the socket has shown last what it is after the record; null where more steps, or
    the whole, follow at once.
    """

    seq: int
    entry: HappenedView
    changes: list[Operation] | None


class Now(Message, frozen=True, kw_only=True, tag="table"):
    """The whole: the first thing that a socket shows, and whenever the seat changes. The picture, without its still
    part, and what picks are called are there for sockets that were opened with `scene=1`."""

    seq: int
    table: TableView
    scene: SceneView | None


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


class Moved(Message, frozen=True, kw_only=True, tag="moved"):
    """Something has happened at one of the reader's tables: told by the stream of all of them."""

    id: str
    game: str
    seq: int
    begun: bool
    over: bool
    #: The seats of the reader, and the one of them that must decide, if any must.
    yours: list[int]
    turn: int | None


AnyMessage = Step | Now | Said | Present | Beat | Answered | Refused | Moved


class Messages(msgspec.Struct, frozen=True, kw_only=True):
    """What a socket would have said by now."""

    messages: list[AnyMessage]


def steps(table: Table, seat: int | None, after: int, found: list[Operation] | None = None) -> list[AnyMessage]:
    """What happened after a record, one by one; what has changed by all of it comes with the last.

    Whoever has missed very much is told the end of it: the rest is in the history.
    """
    entries = happened(table, seat, max(after, table.seq - PAGE))
    return [Step(seq=each.seq, entry=each, changes=found if each.seq == table.seq else None) for each in entries]


def whole(table: Table, shown: Document) -> Now:
    return Now(seq=table.seq, table=shown.table, scene=shown.scene)


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
    viewer = viewing_seat(table, visitor, seat)
    found = steps(table, viewer, after)
    found.append(whole(table, document(table, viewer, visitor, drawn=False)))
    if table.seats_of(visitor.id):
        keeper.presence.visit(table_id, visitor.id)
    found += [Said(line=line) for line in heard(table_id, table, visitor, await keeper.talk.lines(table_id, chat))]
    found.append(present(table, await keeper.presence.find(table_id)))
    return Messages(messages=found)


router = Router(API, route_handlers=[messages], tags=["messages"])
