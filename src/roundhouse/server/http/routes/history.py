"""History: what happened, position by position, since one's last turn, and how the totals have grown."""

from __future__ import annotations

from typing import Annotated, Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Response, Router, get
from litestar.params import PathParameter

from roundhouse.server.beside import beside
from roundhouse.server.http.errors import LOOKING, answered
from roundhouse.server.http.parameters import After, AskedSeat, Keeping, OwnSeat, TableId, Who
from roundhouse.server.http.permissions import permit, viewing_seat
from roundhouse.server.http.ready import ASK_AGAIN, KEPT, READY, AnyRequest, Ready, accepted_by, ready, send
from roundhouse.server.http.routes import API
from roundhouse.table import projection
from roundhouse.table.course import course as course_of
from roundhouse.table.course import must_be_over
from roundhouse.table.table import Table
from roundhouse.table.views import HappenedView, PositionView, ToldView

Place = Annotated[int, PathParameter(ge=0, le=2**31, description="The position after so many actions.")]


class History(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, record by record, up to `seq`. Of a very long game that is a page: if there is `more`, it happened
    after `seq`."""

    seq: int
    records: list[HappenedView]
    more: bool


@get("/tables/{table_id:str}/history", responses=answered(History) | LOOKING, opt=READY)
async def history(
    request: AnyRequest, table_id: TableId, visitor: Who, keeper: Keeping, after: After = 0, seat: AskedSeat = None
) -> Response[Any]:
    """What happened after a record: at most 4,000 records."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    if not table.over:
        shown, accepted = happened(table, viewer, after), accepted_by(request)
        return send(request, await beside(lambda: ready(shown, accepted=accepted)), ASK_AGAIN)
    # Everybody may know all of it now, and wants the same: it is made once.
    made = _finished.get(table, {}).get((table.seq, after))
    if made is None:
        # Nothing of it changes any more.
        made = await beside(lambda: ready(happened(table, viewer, after), effort=KEPT))
        _finished[table] = {(table.seq, after): made}
    return send(request, made, ASK_AGAIN)


def happened(table: Table, viewer: int | None, after: int) -> History:
    records = projection.happened(table, viewer, after)
    seq = records[-1].seq if records else table.seq
    return History(seq=seq, records=records, more=seq < table.seq)


#: The last history that was asked for of each game that is over.
_finished: WeakKeyDictionary[Table, dict[tuple[int, int], Ready]] = WeakKeyDictionary()


@get("/tables/{table_id:str}/history/{number:int}", responses=LOOKING)
async def position(
    table_id: TableId, number: Place, visitor: Who, keeper: Keeping, seat: AskedSeat = None
) -> PositionView:
    """The position after so many actions."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    return projection.at_action(table, viewer, number)


@get("/tables/{table_id:str}/since-my-turn", responses=LOOKING)
async def since_my_turn(table_id: TableId, visitor: Who, keeper: Keeping, seat: OwnSeat) -> list[ToldView]:
    """What happened since a seat's last action."""
    table = await keeper.table(table_id)
    permit(table, visitor, "since_my_turn", seat)
    return projection.since_my_turn(table, seat)


class PointView(msgspec.Struct, frozen=True, kw_only=True):
    """What every seat had scored after so many actions."""

    actions: int
    totals: list[int]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How the totals have grown; the last point is the final account."""

    actions: int
    points: list[PointView]


@get("/tables/{table_id:str}/course", responses=LOOKING, opt={"limit": "picture"})
async def course(table_id: TableId, visitor: Who, keeper: Keeping) -> Course:
    """How the totals have grown, once the game is over: after every action that changed them, at most 200 times."""
    table = await keeper.table(table_id)
    permit(table, visitor, "look")
    must_be_over(table)
    played = table.game.copy()
    points = await beside(course_of, played)
    shown = [PointView(actions=point.actions, totals=point.totals) for point in points]
    return Course(actions=len(played.actions), points=shown)


router = Router(API, route_handlers=[history, position, since_my_turn, course], tags=["history"])
