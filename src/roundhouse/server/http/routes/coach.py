"""The coach: what somebody new should know before they decide."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from roundhouse.server.beside import beside
from roundhouse.server.http.bodies import OfSeat
from roundhouse.server.http.errors import CHANGING
from roundhouse.server.http.parameters import Keeping, Language, TableId, Who
from roundhouse.server.http.permissions import permit
from roundhouse.server.http.routes import API
from roundhouse.table.coach import CoachView, coach_view


class Listening(OfSeat, frozen=True, kw_only=True):
    """For one seat, in a language."""

    lang: Language = "en"


@post("/tables/{table_id:str}/coach", status_code=200, responses=CHANGING, opt={"limit": "picture"})
async def coach(table_id: TableId, data: JSONBody[Listening], visitor: Who, keeper: Keeping) -> CoachView:
    """What the decision is about that a seat has to make, and what matters now. Where hints are allowed."""
    table = await keeper.table(table_id)
    permit(table, visitor, "hint", data.seat)
    return await beside(coach_view, table, data.seat, data.lang)


router = Router(API, route_handlers=[coach], tags=["actions"])
