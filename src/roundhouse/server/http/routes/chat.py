"""Chat and private notes."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post, put

from roundhouse.server.http.bodies import Body, LongText, Words
from roundhouse.server.http.errors import CHANGING, LOOKING, malformed
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.parameters import JSONBody, Keeping, LastLine, TableId, Who
from roundhouse.server.http.permissions import AT_THE_TABLE, permit, roles
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


class Saying(Body, frozen=True, kw_only=True):
    text: Words


class Note(Body, frozen=True, kw_only=True):
    """What somebody keeps for themselves."""

    text: LongText


def line_view(line: ChatLine) -> Line:
    return Line(number=line.number, at=line.at, name=line.name, text=line.text)


def heard(table: Table, visitor: Visitor, lines: list[ChatLine]) -> list[Line]:
    """The lines that the visitor may read: whoever does not belong there, what was said while everybody could watch."""
    if roles(table, visitor) & AT_THE_TABLE:
        return [line_view(line) for line in lines]
    watching = SpectatorTimes(table)
    return [line_view(line) for line in lines if watching.at(line.at)]


def speaker(table: Table, visitor: Visitor) -> str:
    """What the visitor is called at the table. Nobody can speak there under the name on somebody else's seat."""
    own = [table.seats[seat].name for seat in table.seats_of(visitor.id)]
    if own:
        return visitor.name if visitor.name in own else own[0]
    return unlike(visitor.name, table.names())


@get("/tables/{table_id:str}/chat", responses=LOOKING)
async def read(table_id: TableId, visitor: Who, keeper: Keeping, after: LastLine = 0) -> list[Line]:
    """What was said after a line."""
    table = await keeper.table(table_id)
    permit(table, visitor, "read_chat")
    return heard(table, visitor, await keeper.chat(table_id, after))


@post("/tables/{table_id:str}/chat", responses=CHANGING, opt={"limit": "chat"})
async def say(table_id: TableId, data: JSONBody[Saying], visitor: Who, keeper: Keeping) -> Line:
    """Say something to everybody at the table."""
    table = await keeper.table(table_id)
    permit(table, visitor, "chat")
    if not visible(data.text):
        raise malformed("server-nothing-said", field="text")
    return line_view(await keeper.say(table_id, visitor.id, speaker(table, visitor), data.text))


@get("/tables/{table_id:str}/note", responses=LOOKING)
async def get_note(table_id: TableId, visitor: Who, keeper: Keeping) -> Note:
    """One's own notes about a table."""
    permit(await keeper.table(table_id), visitor, "note")
    return Note(text=await keeper.note(table_id, visitor.id))


@put("/tables/{table_id:str}/note", responses=CHANGING)
async def set_note(table_id: TableId, data: JSONBody[Note], visitor: Who, keeper: Keeping) -> Note:
    """Write one's own notes anew."""
    permit(await keeper.table(table_id), visitor, "note")
    await keeper.set_note(table_id, visitor.id, data.text)
    return data


router = Router("/", route_handlers=[read, say, get_note, set_note], tags=["chat"])
