"""Running a table: what its host may do, and what those who play decide together."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, post, put

from roundhouse.server.http.bodies import Body, OfSeat, SeatNumber
from roundhouse.server.http.errors import CHANGING
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.parameters import JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import permit, permitted
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.tables import TablePage, change
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table import agreement
from roundhouse.table.records import Proposal, Speed
from roundhouse.table.table import Table

# -- together


async def propose(
    keeper: Keeper, table_id: str, visitor: Visitor, what: Proposal, about: int | None = None
) -> TablePage:
    """Ask all others who are there; where nobody is, it is done at once."""
    table = await keeper.table(table_id)
    permit(table, visitor, what)
    voters = await keeper.attendance.voters(table_id, table, visitor.id, about)
    if what == "draw":
        # Nobody's half of a point is given away while they are away.
        voters = [seat for seat in table.people() if seat not in table.seats_of(visitor.id)]

    def ask(table: Table) -> Any:
        permit(table, visitor, what)
        return table.propose(next(iter(table.seats_of(visitor.id)), None), what, voters, about)

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/pause", status_code=200, responses=CHANGING)
async def pause(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """Stop the clocks, if all others who are there agree."""
    return await propose(keeper, table_id, visitor, "pause")


@post("/tables/{table_id:str}/resume", status_code=200, responses=CHANGING)
async def resume(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """Let the game go on."""
    ask = permitted(visitor, "resume", lambda table: table.resume())
    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/close", status_code=200, responses=CHANGING)
async def close(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """Close the table for good. The host may before a game has begun and after it; in between all others who are there
    have to agree. Where the game cannot go on, anybody who sits there may."""
    table = await keeper.table(table_id)
    if table.begun and not table.over and not table.stopped and not table.closed:
        return await propose(keeper, table_id, visitor, "close")

    def ask(table: Table) -> Any:
        permit(table, visitor, "close_stopped" if table.stopped else "close_idle")
        return table.close()

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/draw", status_code=200, responses=CHANGING)
async def draw(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """Offer a draw to the other one."""
    return await propose(keeper, table_id, visitor, "draw")


@post("/tables/{table_id:str}/end", status_code=200, responses=CHANGING)
async def end(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """End the game as it stands, if all others who are there agree."""
    return await propose(keeper, table_id, visitor, "end")


class Vote(OfSeat, frozen=True, kw_only=True):
    agreed: bool


@post("/tables/{table_id:str}/vote", status_code=200, responses=CHANGING)
async def vote(table_id: TableId, data: JSONBody[Vote], visitor: Who, keeper: Keeping) -> TablePage:
    """Agree to what somebody has proposed, or refuse; whoever has proposed it withdraws it by refusing."""
    ask = permitted(visitor, "vote", lambda table: table.vote(data.seat, data.agreed), data.seat)
    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/withdraw", status_code=200, responses=CHANGING)
async def withdraw(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """A host who does not sit there takes back what they have proposed."""
    ask = permitted(visitor, "withdraw", lambda table: agreement.withdraw(table))
    return await change(keeper, table_id, visitor, ask)


# -- seats


class BotWish(Body, frozen=True, kw_only=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


@post("/tables/{table_id:str}/bots", status_code=200, responses=CHANGING)
async def hand_to_bot(table_id: TableId, data: JSONBody[BotWish], visitor: Who, keeper: Keeping) -> TablePage:
    """Give a seat to a bot: the host an open one, anybody their own; and that of somebody who has been absent for a
    while or does not move, if all others who are there agree."""
    table = await keeper.table(table_id)
    permit(table, visitor, "hand_to_bot", data.seat)
    own = data.seat in table.seats_of(visitor.id)
    if data.seat in table.people() and not own and table.begun:
        is_waited_for = await keeper.attendance.is_stalling(table_id, table, data.seat)
        if is_waited_for or await keeper.is_absent(table_id, data.seat):
            return await propose(keeper, table_id, visitor, "replace", data.seat)

    def ask(table: Table) -> Any:
        permit(table, visitor, "hand_to_bot" if data.seat in table.people() else "fill", data.seat)
        return table.hand_to_bot(data.seat, data.bot or table.begin.fallback, absent=own)

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/remove", status_code=200, responses=CHANGING)
async def remove(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """The host asks somebody to get up, before the game has begun. Links to the seat are void."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "remove", data.seat)
        return table.remove(data.seat)

    page = await change(keeper, table_id, visitor, ask)
    await keeper.invitations.revoke(table_id, data.seat)
    return page


# -- who looks on, and how fast bots are


class Watching(Body, frozen=True, kw_only=True):
    """May others look on than those who sit there?"""

    spectators: bool


@put("/tables/{table_id:str}/spectators", responses=CHANGING)
async def allow_spectators(table_id: TableId, data: JSONBody[Watching], visitor: Who, keeper: Keeping) -> TablePage:
    """The host lets everybody look on, and sit down where a seat is open; or no longer."""
    ask = permitted(visitor, "allow_spectators", lambda table: table.allow_spectators(data.spectators))
    return await change(keeper, table_id, visitor, ask)


class Hurry(Body, frozen=True, kw_only=True):
    """How fast bots act where somebody looks on."""

    speed: Speed


@put("/tables/{table_id:str}/speed", responses=CHANGING)
async def hurry(table_id: TableId, data: JSONBody[Hurry], visitor: Who, keeper: Keeping) -> TablePage:
    """Anybody at the table says how fast its bots are."""
    ask = permitted(visitor, "hurry", lambda table: table.hurry(data.speed))
    return await change(keeper, table_id, visitor, ask)


router = Router(
    API,
    route_handlers=[
        pause,
        resume,
        close,
        draw,
        end,
        vote,
        withdraw,
        hand_to_bot,
        remove,
        allow_spectators,
        hurry,
    ],
    tags=["running"],
)
