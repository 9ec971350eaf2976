"""Invitations: links that lead to a seat, and what they say about the table before somebody follows them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, delete, post
from litestar.params import PathParameter

from roundhouse.server.http.bodies import AgreedClock, Body, OfSeat
from roundhouse.server.http.documents import agreed_clock
from roundhouse.server.http.errors import CHANGING
from roundhouse.server.http.parameters import AnyRequest, JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import permit
from roundhouse.server.http.routes import API
from roundhouse.server.http.told_address import told_address
from roundhouse.server.names import unlike
from roundhouse.server.tables.lobby import agreed_options
from roundhouse.table.projection import seat_views
from roundhouse.table.table import Table
from roundhouse.table.views import SeatView


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A secret that lets whoever has it take a seat. `path` is a link; what follows `#` stays in the browser."""

    seat: int
    secret: str
    path: str
    #: The link as it is given to somebody, with the address by which others find the server.
    url: str


class Secret(Body, frozen=True, kw_only=True):
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[\w-]*$")]


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """Where an invitation has led to."""

    id: str
    seat: int


@post("/tables/{table_id:str}/invitations", responses=CHANGING)
async def invite(
    request: AnyRequest, table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping
) -> Invitation:
    """The host makes a link for a seat; older links for it are void."""
    permit(await keeper.table(table_id), visitor, "invite", data.seat)
    secret = await keeper.invitations.invite(table_id, data.seat)
    path = f"/join#{secret}"
    return Invitation(seat=data.seat, secret=secret, path=path, url=told_address(request) + path)


@delete("/tables/{table_id:str}/invitations/{seat:int}", status_code=204, responses=CHANGING)
async def revoke(
    table_id: TableId, visitor: Who, keeper: Keeping, seat: Annotated[int, PathParameter(ge=0, le=63)]
) -> None:
    """The host makes the links for a seat void."""
    permit(await keeper.table(table_id), visitor, "revoke", seat)
    await keeper.invitations.revoke(table_id, seat)


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation invites to."""

    id: str
    seat: int
    #: What whoever runs the table is called.
    host: str
    game: str
    title: str
    #: What was agreed on: the first option, and what differs from the usual besides.
    agreed: dict[str, Any]
    clock: AgreedClock
    seats: list[SeatView]
    #: Can the seat still be taken, or is it the visitor's already?
    free: bool
    yours: bool
    #: Are seats drawn when the game begins?
    drawn: bool


@post("/invitations/look", status_code=200, responses=CHANGING, opt={"limit": "login"})
async def look_at(data: JSONBody[Secret], visitor: Who, keeper: Keeping) -> Invited:
    """What a link invites to. Whoever has it may know that, whoever they are."""
    table_id, seat = await keeper.invitations.redeem(data.secret)
    table = await keeper.table(table_id)
    host = await keeper.user(table.host)
    yours = seat in table.seats_of(visitor.id)
    return Invited(
        id=table_id,
        seat=seat,
        host="" if host is None else host.name,
        game=table.begin.game,
        title=table.begin.title,
        agreed=agreed_options(table),
        clock=agreed_clock(table.begin.clock),
        seats=seat_views(table),
        free=not table.closed and not table.over and table.seats[seat].claimable,
        yours=yours,
        drawn=table.begin.seating == "drawn",
    )


@post("/invitations", status_code=200, responses=CHANGING, opt={"limit": "login"})
async def join(data: JSONBody[Secret], visitor: Who, keeper: Keeping) -> Joined:
    """Take the seat that a link invites to."""
    visitor.must_be_known()
    table_id, seat = await keeper.invitations.redeem(data.secret)

    def ask(table: Table) -> Any:
        return table.sit(seat, visitor.id, unlike(visitor.name, table.names()), guest=visitor.guest)

    if seat not in (await keeper.table(table_id)).seats_of(visitor.id):
        await keeper.request(table_id, ask)
    return Joined(id=table_id, seat=seat)


router = Router(API, route_handlers=[invite, revoke, look_at, join], tags=["invitations"])
