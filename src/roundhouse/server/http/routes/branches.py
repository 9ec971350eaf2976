"""Branches: a past position as a practice table of one's own; and a rematch once a game is over."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Router, post

from roundhouse.bots import ladder
from roundhouse.engine.chance import KEY
from roundhouse.server.http.bodies import Number, Opened, Opening, SeatNumber
from roundhouse.server.http.errors import CHANGING
from roundhouse.server.http.parameters import JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import permit
from roundhouse.server.http.rematches import next_id, path_to_rematch
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.chat import speaker
from roundhouse.table import practice
from roundhouse.table.checks import must_know_bots


class Branch(Opening, frozen=True, kw_only=True):
    """Which position to go on from, on which seat (null: the one that was to decide), and against which bots."""

    at: Number
    seat: SeatNumber | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


@post("/tables/{table_id:str}/branch", responses=CHANGING, opt={"limit": "table"})
async def branch(table_id: TableId, data: JSONBody[Branch], visitor: Who, keeper: Keeping) -> Opened:
    """Go on from a position at a practice table; before the end, from what one's own seat may know of it."""
    table = await keeper.table(table_id)
    # Whoever has played goes on as themselves.
    seat = next(iter(table.seats_of(visitor.id)), None) if data.seat is None else data.seat
    permit(table, visitor, "branch_when_over" if table.over else "branch_as_seat", seat)
    ruleset = table.game.ruleset
    bot = data.bot or ladder.strongest(ruleset)
    must_know_bots(ruleset, [bot])
    secret = secrets.token_hex(KEY)
    begin = practice.practice(table, seat, data.at, secret=secret, owner=visitor.id, name=visitor.name, bot=bot)
    # What a sample is called says how it was played, not what somebody does with it.
    title = "" if table_id in keeper.lobby.samples else begin.title
    alone = msgspec.structs.replace(begin, title=title, spectators=False, salt=secrets.token_hex(16))
    return Opened(id=await keeper.open_table(alone, key=data.key))


@post("/tables/{table_id:str}/rematch", responses=CHANGING, opt={"limit": "table"})
async def rematch(table_id: TableId, visitor: Who, keeper: Keeping) -> Opened:
    """The same people once more, everybody one seat further. The chat of the old table tells them where.

    Whoever asks next, perhaps in the same moment, is led to the same table.
    """
    table = await keeper.table(table_id)
    permit(table, visitor, "rematch")
    begin = practice.rematch(table, secret=secrets.token_hex(KEY), salt=secrets.token_hex(16))
    new_id = next_id(table_id, table)
    if await keeper.open_first(new_id, msgspec.structs.replace(begin, host=visitor.id)):
        await keeper.talk.say(table_id, visitor.id, speaker(table, visitor), path_to_rematch(table_id, table))
    return Opened(id=new_id)


router = Router(API, route_handlers=[branch, rematch], tags=["branches"])
