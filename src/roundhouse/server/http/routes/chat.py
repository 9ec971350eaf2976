"""Chat and private notes."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post, put

from roundhouse.server.http.bodies import Body, Key, LongText, Words
from roundhouse.server.http.errors import CHANGING, LOOKING, malformed
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.parameters import JSONBody, Keeping, LastLine, TableId, Who
from roundhouse.server.http.permissions import AT_THE_TABLE, permit, roles
from roundhouse.server.http.rematches import path_to_rematch
from roundhouse.server.http.routes import API
from roundhouse.server.names import unlike, visible
from roundhouse.server.tables.keeper import ChatLine
from roundhouse.table.spectators import SpectatorTimes
from roundhouse.table.table import Table


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at the table, numbered from 1 on."""

    number: int
    at: float
    name: str
    text: str
    #: Where the line leads, if the server has written it; whatever people say leads nowhere.
    link: str


class Saying(Body, frozen=True, kw_only=True):
    """A line. `key` is chosen by the client: the same key twice is the same line, said once."""

    text: Words
    key: Key = ""


class Note(Body, frozen=True, kw_only=True):
    """What somebody keeps for themselves."""

    text: LongText


def line_view(line: ChatLine, rematch: str) -> Line:
    link = rematch if line.text == rematch else ""
    return Line(number=line.number, at=line.at, name=line.name, text=line.text, link=link)


def heard(table_id: str, table: Table, visitor: Visitor, lines: list[ChatLine]) -> list[Line]:
    """The lines that the visitor may read: whoever does not belong there, what was said while everybody could watch.

    Of somebody who was forgotten, so is what they said.
    """
    lines = [line for line in lines if line.text]
    rematch = path_to_rematch(table_id, table)
    if roles(table, visitor) & AT_THE_TABLE:
        return [line_view(line, rematch) for line in lines]
    watching = SpectatorTimes(table)
    return [line_view(line, rematch) for line in lines if watching.at(line.at)]


def speaker(table: Table, visitor: Visitor) -> str:
    """The visitor's own name, whatever their seats are called; with a number if somebody else's is called so."""
    own = table.seats_of(visitor.id)
    return unlike(visitor.name, [name for seat, name in enumerate(table.names()) if seat not in own])


@get("/tables/{table_id:str}/chat", responses=LOOKING)
async def read(table_id: TableId, visitor: Who, keeper: Keeping, after: LastLine = 0) -> list[Line]:
    """What was said after a line."""
    table = await keeper.table(table_id)
    permit(table, visitor, "read_chat")
    return heard(table_id, table, visitor, await keeper.talk.lines(table_id, after))


@post("/tables/{table_id:str}/chat", responses=CHANGING, opt={"limit": "chat"})
async def say(table_id: TableId, data: JSONBody[Saying], visitor: Who, keeper: Keeping) -> Line:
    """Say something to everybody at the table."""
    table = await keeper.table(table_id)
    permit(table, visitor, "chat")
    visitor.may_speak()
    if not visible(data.text):
        raise malformed("server-nothing-said", field="text")
    said = await keeper.talk.say(table_id, visitor.id, speaker(table, visitor), data.text, data.key)
    return line_view(said, path_to_rematch(table_id, table))


@get("/tables/{table_id:str}/note", responses=LOOKING)
async def get_note(table_id: TableId, visitor: Who, keeper: Keeping) -> Note:
    """One's own notes about a table."""
    permit(await keeper.table(table_id), visitor, "note")
    return Note(text=await keeper.talk.note(table_id, visitor.id))


@put("/tables/{table_id:str}/note", responses=CHANGING)
async def set_note(table_id: TableId, data: JSONBody[Note], visitor: Who, keeper: Keeping) -> Note:
    """Write one's own notes anew."""
    permit(await keeper.table(table_id), visitor, "note")
    await keeper.talk.set_note(table_id, visitor.id, data.text)
    return data


router = Router(API, route_handlers=[read, say, get_note, set_note], tags=["chat"])
