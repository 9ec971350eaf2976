"""Tables: opened, looked at, sat down at, left, paused, closed."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post

from roundhouse.bots import ladder
from roundhouse.engine.chance import KEY
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.game import Game
from roundhouse.seats import Seat
from roundhouse.server.beside import beside
from roundhouse.server.http import errors
from roundhouse.server.http.bodies import (
    LARGEST_BOARD,
    AgreedClock,
    Body,
    Colour,
    Name,
    OfSeat,
    Opened,
    Opening,
    SeatNumber,
    Title,
)
from roundhouse.server.http.documents import agreed_clock, table_view
from roundhouse.server.http.errors import CHANGING, LOOKING, problems
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.limits import address_of
from roundhouse.server.http.parameters import AnyRequest, AskedSeat, Discreet, JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import is_shared, permit, permitted, viewing_seat
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.accounts import new_name
from roundhouse.server.http.routes.actions import in_time
from roundhouse.server.names import on_one_line, unlike
from roundhouse.server.tables.boards import playable
from roundhouse.server.tables.keeper import Ask, Keeper
from roundhouse.server.tables.lobby import agreed_options
from roundhouse.server.workers.drafting import Draft, fits
from roundhouse.table.checks import must_be_data, must_know_bots
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import Speed
from roundhouse.table.table import Table, TableSetup
from roundhouse.table.views import TableView

# -- opening


class SeatWish(Body, frozen=True, kw_only=True):
    """Who shall sit there: whoever opens the table, a bot, or somebody who comes."""

    who: Literal["me", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    #: The colour of the seat, 1 to 8; 0: whichever is free.
    colour: Colour = 0


class ClockWish(Body, frozen=True, kw_only=True):
    """Seconds per decision (`day`), or for the whole game with an increment (`live`)."""

    kind: Literal["none", "day", "live"] = "none"
    time: Annotated[float, msgspec.Meta(ge=10, le=10_000_000)] = 86_400.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0.0


class ChosenBoard(Body, frozen=True, kw_only=True):
    """A board that somebody keeps; without a version, the latest."""

    id: Annotated[str, msgspec.Meta(max_length=64)]
    version: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None


class NewTable(Opening, frozen=True, kw_only=True):
    """A table to be opened. Without `seats`, whoever opens it plays against bots."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    #: A board of one's own or a shared one, instead of the option `board` with the data of one.
    board: ChosenBoard | None = None
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=64)] | None = None
    title: Title = ""
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    #: May everybody look on, and sit down where a seat is open? If not, only those who are invited know of it.
    spectators: bool = True
    hints: bool = True
    practice: bool = False
    #: The bot that plays for those who resign, leave or run out of time.
    fallback: Annotated[str, msgspec.Meta(max_length=40)] = ""
    #: Are seats drawn when the game begins, or do they stay as they are given here?
    seating: Literal["drawn", "arranged"] = "drawn"
    #: Where people are waited for: does the game begin when all have said that they are ready, or when all sit?
    ready: bool = True
    #: What happens when one of more than two gives up: a bot plays on, or the game ends; empty: as the game has it.
    leaving: Literal["", "bot", "end"] = ""
    #: How fast bots act where somebody looks on.
    bots: Speed = "normal"


def make_seats(wishes: list[SeatWish], visitor: Visitor, ruleset: AnyRules) -> list[Seat]:
    return [make_seat(wish, visitor, ruleset) for wish in wishes]


def make_seat(wish: SeatWish, visitor: Visitor, ruleset: AnyRules) -> Seat:
    if wish.who == "open":
        return Seat(name="", colour=wish.colour)
    name = new_name(wish.name) if wish.name else ""
    if wish.who == "me":
        return Seat(
            name=name or visitor.name,
            owner=visitor.id,
            program=visitor.program,
            guest=visitor.guest,
            colour=wish.colour,
        )
    bot = wish.bot or ladder.strongest(ruleset)
    return Seat(name=name or bot.partition(":")[0].capitalize(), bot=bot, colour=wish.colour)


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
    chosen = [seat.colour for seat in seats if seat.colour]
    if len(set(chosen)) < len(chosen):
        raise errors.malformed("server-colour-twice", field="seats")
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
        seating=seating_of(data, seats),
        ready=data.ready,
        leaving=data.leaving or ruleset.leaving,
        bots=data.bots,
    )
    # Some options are only understood when the game is set up.
    Game(ruleset, begin.setup)
    return begin


def seating_of(data: NewTable, seats: list[Seat]) -> Literal["", "drawn", "arranged"]:
    """How seats are found before the game begins; empty if nothing is drawn and nobody has to be ready."""
    is_waiting = any(seat.open for seat in seats) and data.ready
    return data.seating if data.seating == "drawn" or is_waiting else ""


async def with_board(
    request: AnyRequest, data: NewTable, wanted: ChosenBoard, visitor: Visitor, keeper: Keeper
) -> NewTable:
    """The table with the data of the board that was asked for."""
    if data.options.get("board") is not None:
        raise errors.malformed("server-board-twice", field="board")
    kept = await keeper.boards.find(wanted.id, visitor.id, wanted.version)
    if kept.row.game != data.game:
        raise errors.malformed("server-board-other-game", field="board")
    request.app.state.limiter.keep(address_of(request.scope), len(kept.board))
    return msgspec.structs.replace(data, options={**data.options, "board": playable(kept)}, board=None)


@post("/tables", responses=problems(401, 404, 409, 413), opt={"limit": "table"}, request_max_body_size=LARGEST_BOARD)
async def open_table(request: AnyRequest, data: JSONBody[NewTable], visitor: Who, keeper: Keeping) -> Opened:
    """Open a table. It keeps the board that it begins with, whatever becomes of that afterwards."""
    visitor.must_be_known()
    if data.title or any(seat.name and seat.name != visitor.name for seat in data.seats or []):
        visitor.may_speak()
    if data.board is not None:
        data = await with_board(request, data, data.board, visitor, keeper)
    for name in {seat.name for seat in data.seats or [] if seat.name}:
        await keeper.must_be_free(name, visitor.id)
    if isinstance(data.options.get("board"), dict):
        await in_time(keeper.draft(fits, Draft(game=find(data.game).id, options=data.options)))
    begin = await beside(set_up, data, visitor)
    return Opened(id=await keeper.open_table(begin, key=data.key))


# -- looking


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    """A table with what was agreed on at its opening."""

    id: str
    clock: AgreedClock
    spectators: bool
    fallback: str
    #: What happens when one of more than two gives up: a bot plays on, or the game ends; empty at tables of before.
    leaving: Literal["", "bot", "end"]
    #: Is it run by whoever asks?
    hosting: bool
    #: What was agreed on: the first option, and what differs from the usual besides.
    agreed: dict[str, Any]
    table: TableView


def page(table_id: str, table: Table, visitor: Visitor, asked: int | None) -> TablePage:
    begin = table.begin
    seat = viewing_seat(table, visitor, asked)
    return TablePage(
        id=table_id,
        clock=agreed_clock(begin.clock),
        spectators=table.spectators,
        fallback=begin.fallback,
        leaving=begin.leaving,
        hosting=visitor.known and table.host == visitor.id,
        agreed=agreed_options(table),
        table=table_view(table, seat, visitor),
    )


@get("/tables/{table_id:str}", responses=LOOKING)
async def look(
    table_id: TableId, visitor: Who, keeper: Keeping, seat: AskedSeat = None, discreet: Discreet = False
) -> TablePage:
    """A table as the visitor sees it."""
    table = await keeper.table(table_id)
    if discreet and is_shared(table, visitor):
        seat = -1
    return page(table_id, table, visitor, seat)


# -- coming and going


class Sitting(Body, frozen=True, kw_only=True):
    """Which seat, and under which name if not the own one (for several people at one screen)."""

    seat: SeatNumber
    name: Name | None = None
    #: The colour that is wished for, 1 to 8; 0: whichever is free.
    colour: Colour = 0


class Colouring(OfSeat, frozen=True, kw_only=True):
    """The colour that a seat shall have, 1 to 8; 0: whichever is free."""

    colour: Colour


async def change(keeper: Keeper, table_id: str, visitor: Visitor, ask: Ask) -> TablePage:
    """Ask a table for something and look at it afterwards."""
    done = await keeper.request(table_id, ask)
    return page(table_id, done.table, visitor, None)


@post("/tables/{table_id:str}/sit", status_code=200, responses=CHANGING)
async def sit(table_id: TableId, data: JSONBody[Sitting], visitor: Who, keeper: Keeping) -> TablePage:
    """Sit down on an open seat, or on one that has become free."""
    name = new_name(data.name) if data.name else visitor.name
    if data.name:
        if name != visitor.name:
            visitor.may_speak()
        await keeper.must_be_free(name, visitor.id)

    def ask(table: Table) -> Any:
        permit(table, visitor, "sit", data.seat)
        called = unlike(name, table.names())
        return table.sit(data.seat, visitor.id, called, visitor.program, guest=visitor.guest, colour=data.colour)

    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/ready", status_code=200, responses=CHANGING)
async def be_ready(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """Say that the game may begin. When all have, seats are drawn, and the clock starts."""
    ask = permitted(visitor, "ready", lambda table: table.be_ready(data.seat), data.seat)
    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/colour", status_code=200, responses=CHANGING)
async def choose_colour(table_id: TableId, data: JSONBody[Colouring], visitor: Who, keeper: Keeping) -> TablePage:
    """Choose another colour, before the game begins: one that nobody else has chosen."""
    ask = permitted(visitor, "colour", lambda table: table.choose_colour(data.seat, data.colour), data.seat)
    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/leave", status_code=204, responses=CHANGING)
async def leave(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> None:
    """Get up: the seat is open again. In a game that has begun a bot stands in, or it is lost: see `leaving`."""
    ask = permitted(visitor, "leave", lambda table: table.leave(data.seat), data.seat)
    await keeper.request(table_id, ask)


@post("/tables/{table_id:str}/resign", status_code=200, responses=CHANGING)
async def resign(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """Give up. Of two, the other has won; of more, a bot plays on or the game ends: see `leaving`."""
    ask = permitted(visitor, "resign", lambda table: table.resign(data.seat), data.seat)
    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/abort", status_code=200, responses=CHANGING)
async def abort(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """Call the game off before anybody has acted: nobody has lost."""
    ask = permitted(visitor, "abort", lambda table: table.abort(data.seat), data.seat)
    return await change(keeper, table_id, visitor, ask)


@post("/tables/{table_id:str}/return", status_code=200, responses=CHANGING)
async def give_back(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping) -> TablePage:
    """Take the seat back from the bot that stood in."""
    ask = permitted(visitor, "return", lambda table: table.give_back(data.seat), data.seat)
    return await change(keeper, table_id, visitor, ask)


router = Router(
    API,
    route_handlers=[open_table, look, sit, choose_colour, be_ready, leave, resign, abort, give_back],
    tags=["tables"],
)
