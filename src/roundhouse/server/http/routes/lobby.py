"""The lobby: tables that wait for players or are being played, and one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter

from roundhouse.server.http.bodies import AgreedClock
from roundhouse.server.http.documents import agreed_clock
from roundhouse.server.http.errors import problems
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.parameters import Keeping, Who
from roundhouse.server.http.routes import API
from roundhouse.server.storage.rows import Wanted
from roundhouse.server.tables.keeper import TableSummary
from roundhouse.table.views import SeatView


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby shows of a table."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over", "closed", "stopped"]
    seats: list[SeatView]
    #: The seat that must decide, if any must.
    deciding: int | None
    seq: int
    created: float
    updated: float
    spectators: bool
    practice: bool
    #: What whoever runs it is called, if anybody does.
    host: str
    #: What was agreed on: the first option, and what differs from the usual besides.
    agreed: dict[str, Any]
    clock: AgreedClock
    #: Seats that have won, and the totals of all; only of a game that is over.
    winners: list[int] | None
    totals: list[int] | None
    #: Is it run by whoever asks, and on which of its seats do they sit?
    hosting: bool
    yours: list[int]
    #: Is it a finished game that comes with the program, to look at?
    sample: bool


def card(found: TableSummary, visitor: Visitor, samples: Sequence[str] = ()) -> TableCard:
    shown = msgspec.structs.asdict(found)
    host, result = shown.pop("host"), shown.pop("result")
    more = {
        "host": shown.pop("host_name"),
        "clock": agreed_clock(found.clock),
        "winners": result.winners if result else None,
        "totals": result.totals if result else None,
        "hosting": visitor.known and host == visitor.id,
        "yours": [n for n, seat in enumerate(found.seats) if visitor.known and seat.get("owner") == visitor.id],
        "sample": found.id in samples,
    }
    return msgspec.convert({**shown, **more}, TableCard)


Limit = Annotated[int, QueryParameter(ge=1, le=200, description="The most that shall be listed.")]
OfGame = Annotated[str, QueryParameter(max_length=100, pattern=r"^\w*$", description="Of this game only.")]
Before = Annotated[
    float | None, QueryParameter(description="The next page: `updated` of the last table of the one before.")
]
InState = Annotated[
    Literal["", "open", "playing"],
    QueryParameter(description="Only tables that wait for players, or that are played at."),
]


@get("/lobby", responses=problems())
async def lobby(
    visitor: Who, keeper: Keeping, limit: Limit = 50, game: OfGame = "", status: InState = "", before: Before = None
) -> list[TableCard]:
    """Tables that everybody may look at, latest first; finished games that come with the program follow them."""
    wanted = Wanted(limit=limit, game=game, status=status, before=before)
    return [card(found, visitor, keeper.lobby.samples) for found in await keeper.lobby.tables(wanted)]


@get("/replays", responses=problems())
async def replays(
    visitor: Who, keeper: Keeping, limit: Limit = 50, game: OfGame = "", before: Before = None
) -> list[TableCard]:
    """Finished games that everybody may look at, latest first, and those that come with the program."""
    wanted = Wanted(limit=limit, game=game, before=before)
    return [card(found, visitor, keeper.lobby.samples) for found in await keeper.lobby.replays(wanted)]


@get("/my-tables", responses=problems(401))
async def my_tables(visitor: Who, keeper: Keeping) -> list[TableCard]:
    """The tables that one sits at or has opened, latest first."""
    return [card(summary, visitor) for summary in await keeper.lobby.tables_of(visitor.must_be_known().id)]


router = Router(API, route_handlers=[lobby, replays, my_tables], tags=["lobby"])
