"""Tables: opened, looked at, sat down at, left, paused, closed."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import PathParameter

from roundhouse.bots import ladder
from roundhouse.engine.chance import KEY
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.game import Game
from roundhouse.seats import Seat
from roundhouse.server.http import errors
from roundhouse.server.http.bodies import (
    LARGEST_BOARD,
    AgreedClock,
    Body,
    Name,
    OfSeat,
    Opened,
    SeatNumber,
    Title,
)
from roundhouse.server.http.documents import agreed_clock, table_view
from roundhouse.server.http.errors import CHANGING, LOOKING, problems
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.parameters import AskedSeat, JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import permit, viewing_seat
from roundhouse.server.http.routes.accounts import clean
from roundhouse.server.names import on_one_line, unlike
from roundhouse.server.tables.keeper import Ask, Keeper
from roundhouse.table.checks import must_be_data, must_know_bots
from roundhouse.table.clock import ClockRules
from roundhouse.table.table import Table, TableSetup
from roundhouse.table.views import TableView

# -- opening


class SeatWish(Body, frozen=True, kw_only=True):
    """Who shall sit there: whoever opens the table, a bot, or somebody who comes."""

    who: Literal["me", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ClockWish(Body, frozen=True, kw_only=True):
    """Seconds per decision (`day`), or for the whole game with an increment (`live`)."""

    kind: Literal["none", "day", "live"] = "none"
    time: Annotated[float, msgspec.Meta(ge=10, le=10_000_000)] = 86_400.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0.0


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened. Without `seats`, whoever opens it plays against bots."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=64)] | None = None
    title: Title = ""
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    #: May everybody look on, and sit down where a seat is open? If not, only those who are invited know of it.
    spectators: bool = True
    hints: bool = True
    practice: bool = False
    #: The bot that plays for those who resign, leave or run out of time.
    fallback: Annotated[str, msgspec.Meta(max_length=40)] = ""


def make_seats(wishes: list[SeatWish], visitor: Visitor, ruleset: AnyRules) -> list[Seat]:
    return [make_seat(wish, visitor, ruleset) for wish in wishes]


def make_seat(wish: SeatWish, visitor: Visitor, ruleset: AnyRules) -> Seat:
    if wish.who == "open":
        return Seat(name="")
    name = clean(wish.name) if wish.name else ""
    if wish.who == "me":
        return Seat(name=name or visitor.name, owner=visitor.id)
    bot = wish.bot or ladder.strongest(ruleset)
    return Seat(name=name or bot.partition(":")[0].capitalize(), bot=bot)


def usual_seats(players: int | None, ruleset: AnyRules) -> list[SeatWish]:
    """One person against the best bots."""
    count = players or min(max(3, ruleset.seats[0]), ruleset.seats[-1])
    return [SeatWish(who="me"), *(SeatWish(who="bot") for _ in range(min(count, 64) - 1))]


def number_names(seats: list[Seat]) -> list[Seat]:
    """Seats with the same name are numbered."""
    names = [seat.name for seat in seats]
    return [
        msgspec.structs.replace(seat, name=f"{seat.name} {names[: place + 1].count(seat.name)}")
        if seat.name and names.count(seat.name) > 1
        else seat
        for place, seat in enumerate(seats)
    ]


def set_up(data: NewTable, visitor: Visitor) -> TableSetup:
    """The beginning of a table as it was asked for; `Problem` names what is wrong."""
    ruleset = find(data.game)
    must_be_data(ruleset, data.options)
    seats = make_seats(usual_seats(data.players, ruleset) if data.seats is None else data.seats, visitor, ruleset)
    players = len(seats) if data.players is None else data.players
    if players not in ruleset.seats or len(seats) != players:
        args = {"least": ruleset.seats[0], "most": ruleset.seats[-1], "given": len(seats)}
        raise errors.malformed("server-players", field="seats", **args)
    fallback = data.fallback or ladder.strongest(ruleset)
    must_know_bots(ruleset, [fallback, *(seat.bot for seat in seats if seat.bot)])
    begin = TableSetup(
        game=data.game,
        rules=ruleset.version,
        setup=Setup(players=players, options=ruleset.complete(data.options), secret=secrets.token_hex(KEY)),
        seats=number_names(seats),
        host=visitor.id,
        title=on_one_line(data.title),
        clock=ClockRules(kind=data.clock.kind, time=data.clock.time, increment=data.clock.increment),
        spectators=data.spectators,
        hints=data.hints,
        practice=data.practice,
        salt=secrets.token_hex(16),
        fallback=fallback,
    )
    # Some options are only understood when the game is set up.
    Game(ruleset, begin.setup)
    return begin


@post("/tables", responses=problems(401, 413), opt={"limit": "table"}, request_max_body_size=LARGEST_BOARD)
async def open_table(data: JSONBody[NewTable], visitor: Who, keeper: Keeping) -> Opened:
    """Open a table."""
    # A board of one's own is read for it.
    begin = await asyncio.to_thread(set_up, data, visitor.must_be_known())
    return Opened(id=await keeper.open_table(begin))


# -- looking


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    """A table with what was agreed on at its opening."""

    id: str
    clock: AgreedClock
    spectators: bool
    fallback: str
    #: Is it run by whoever asks?
    hosting: bool
    table: TableView


def page(table_id: str, table: Table, visitor: Visitor, asked: int | None) -> TablePage:
    begin = table.begin
    seat = viewing_seat(table, visitor, asked)
    return TablePage(
        id=table_id,
        clock=agreed_clock(begin.clock),
        spectators=table.spectators,
        fallback=begin.fallback,
        hosting=visitor.known and begin.host == visitor.id,
        table=table_view(table, seat, visitor),
    )


@get("/tables/{table_id:str}", responses=LOOKING)
async def look(table_id: TableId, visitor: Who, keeper: Keeping, seat: AskedSeat = None) -> TablePage:
    """A table as the visitor sees it."""
    return page(table_id, await keeper.table(table_id), visitor, seat)


# -- coming and going


class Sitting(Body, frozen=True, kw_only=True):
    """Which seat, and under which name if not the own one (for several people at one screen)."""

    seat: SeatNumber
    name: Name | None = None


class BotWish(Body, frozen=True, kw_only=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


async def change(keeper: Keeper, table_id: str, visitor: Visitor, ask: Ask) -> TablePage:
    """Ask a table for something and look at it afterwards."""
    done = await keeper.request(table_id, ask)
    return page(table_id, done.table, visitor, None)


@post("/tables/{table_id:str}/sit", status_code=200, responses=CHANGING)
async def sit(table_id: TableId, data: JSONBody[Sitting], visitor: Who, keeper: Keeping) -> TablePage:
    """Sit down on an open seat."""
    name = clean(data.name) if data.name else visitor.name

    def ask(table: Table) -> Any:
        permit(table, visitor, "sit", data.seat)
        return table.sit(data.seat, visitor.id, unlike(name, table.names()))

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/leave", status_code=204, responses=CHANGING)
async def leave(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> None:
    """Get up: the seat is open again, or a bot stands in if the game has begun."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "leave", data.seat)
        return table.leave(data.seat)

    await keeper.request(table_id, ask)


@post("/tables/{table_id:str}/resign", status_code=200, responses=CHANGING)
async def resign(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """Give up: a bot plays on."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "resign", data.seat)
        return table.resign(data.seat)

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/return", status_code=200, responses=CHANGING)
async def give_back(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """Take the seat back from the bot that stood in."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "return", data.seat)
        return table.give_back(data.seat)

    return await change(keeper, table_id, visitor, ask)


# -- running a table


@post("/tables/{table_id:str}/bots", status_code=200, responses=CHANGING)
async def hand_to_bot(table_id: TableId, data: JSONBody[BotWish], visitor: Who, keeper: Keeping) -> TablePage:
    """The host gives a seat to a bot: an open one, one's own, or that of somebody who has been absent for a while."""
    table = await keeper.table(table_id)
    permit(table, visitor, "hand_to_bot", data.seat)
    absent = data.seat in table.seats_of(visitor.id) or await keeper.is_absent(table_id, data.seat)

    def ask(table: Table) -> Any:
        permit(table, visitor, "hand_to_bot", data.seat)
        return table.hand_to_bot(data.seat, data.bot or table.begin.fallback, absent=absent)

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/pause", status_code=200, responses=CHANGING)
async def pause(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """The host stops the clocks."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "pause")
        return table.pause()

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/resume", status_code=200, responses=CHANGING)
async def resume(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """The host lets the game go on."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "resume")
        return table.resume()

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/close", status_code=200, responses=CHANGING)
async def close(table_id: TableId, visitor: Who, keeper: Keeping) -> TablePage:
    """The host closes the table for good; where the game cannot go on, anybody who sits there may."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "close_stopped" if table.stopped else "close")
        return table.close()

    return await change(keeper, table_id, visitor, ask)


class Watching(Body, frozen=True, kw_only=True):
    """May others look on than those who sit there?"""

    spectators: bool


@put("/tables/{table_id:str}/spectators", responses=CHANGING)
async def allow_spectators(table_id: TableId, data: JSONBody[Watching], visitor: Who, keeper: Keeping) -> TablePage:
    """The host lets everybody look on, and sit down where a seat is open; or no longer."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "allow_spectators")
        return table.allow_spectators(data.spectators)

    return await change(keeper, table_id, visitor, ask)


# -- inviting


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A secret that lets whoever has it take a seat. `path` is a link; what follows `#` stays in the browser."""

    seat: int
    secret: str
    path: str


class Secret(Body, frozen=True, kw_only=True):
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[\w-]*$")]


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """Where an invitation has led to."""

    id: str
    seat: int


@post("/tables/{table_id:str}/invitations", responses=CHANGING)
async def invite(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> Invitation:
    """The host makes a link for a seat; older links for it are void."""
    permit(await keeper.table(table_id), visitor, "invite", data.seat)
    secret = await keeper.invite(table_id, data.seat)
    return Invitation(seat=data.seat, secret=secret, path=f"/join#{secret}")


@delete("/tables/{table_id:str}/invitations/{seat:int}", status_code=204, responses=CHANGING)
async def revoke(
    table_id: TableId, visitor: Who, keeper: Keeping, seat: Annotated[int, PathParameter(ge=0, le=63)]
) -> None:
    """The host makes the links for a seat void."""
    permit(await keeper.table(table_id), visitor, "revoke", seat)
    await keeper.revoke(table_id, seat)


@post("/invitations", status_code=200, responses=CHANGING, opt={"limit": "login"})
async def join(data: JSONBody[Secret], visitor: Who, keeper: Keeping) -> Joined:
    """Take the seat that a link invites to."""
    visitor.must_be_known()
    table_id, seat = await keeper.redeem(data.secret)

    def ask(table: Table) -> Any:
        return table.sit(seat, visitor.id, unlike(visitor.name, table.names()))

    if seat not in (await keeper.table(table_id)).seats_of(visitor.id):
        await keeper.request(table_id, ask)
    return Joined(id=table_id, seat=seat)


router = Router(
    "/",
    route_handlers=[
        open_table,
        look,
        sit,
        leave,
        resign,
        give_back,
        hand_to_bot,
        pause,
        resume,
        close,
        allow_spectators,
        invite,
        revoke,
        join,
    ],
    tags=["tables"],
)
