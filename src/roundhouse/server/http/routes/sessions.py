"""Sessions: the browsers in which somebody is known, and how to end that; another password."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, put
from litestar.params import FromPath

from roundhouse.engine.text import Text
from roundhouse.server.http.bodies import Body, Password
from roundhouse.server.http.errors import ApiError, malformed, problems
from roundhouse.server.http.identity import make_cookie
from roundhouse.server.http.parameters import AnyRequest, JSONBody, Keeping, Who
from roundhouse.server.http.routes import API
from roundhouse.server.passwords import is_common

SessionId = FromPath[str]


class SessionView(msgspec.Struct, frozen=True, kw_only=True):
    """One browser in which one is known: what it calls itself, since when, and when it was used last."""

    id: str
    device: str
    created: float
    used: float
    #: Is it the one that asks?
    current: bool


class NewPassword(Body, frozen=True, kw_only=True):
    """The password as it is, and as it is to be."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    password: Password


@get("/me/sessions", responses=problems(401))
async def sessions(visitor: Who, keeper: Keeping) -> list[SessionView]:
    """The browsers in which one is known, the latest used first."""
    visitor.must_be_known()
    return [
        SessionView(
            id=each.id, device=each.device, created=each.created, used=each.used, current=each.id == visitor.session
        )
        for each in await keeper.sessions.of(visitor.id)
        if not each.scopes
    ]


@delete("/me/sessions/{session_id:str}", status_code=200, responses=problems(401))
async def end(request: AnyRequest, session_id: SessionId, visitor: Who, keeper: Keeping) -> Response[list[SessionView]]:
    """Log out in one browser, wherever it is, for good; what is open there is closed. Tells which ones are left."""
    visitor.must_be_known()
    await keeper.sessions.end(visitor.id, session_id)
    own = session_id == visitor.session
    left = [] if own else await sessions.fn(visitor, keeper)
    return Response(left, status_code=200, cookies=[make_cookie(request.scope, "")] if own else [])


@delete("/me/sessions", status_code=200, responses=problems(401))
async def end_others(visitor: Who, keeper: Keeping) -> list[SessionView]:
    """Log out in every browser but this one."""
    visitor.must_be_known()
    await keeper.sessions.end_all(visitor.id, but=visitor.session)
    left: list[SessionView] = await sessions.fn(visitor, keeper)
    return left


@put("/me/password", responses=problems(401, 409, 413), opt={"limit": "login"})
async def change_password(data: JSONBody[NewPassword], visitor: Who, keeper: Keeping) -> list[SessionView]:
    """Another password. Every other browser is logged out."""
    if visitor.must_be_known().guest:
        raise ApiError(409, "no_account", Text("server-no-account"))
    must_be_uncommon(data.password, visitor.name)
    if not await keeper.change_password(visitor.id, visitor.name, data.old, data.password):
        raise ApiError(401, "bad_login", Text("server-bad-password"))
    await keeper.sessions.end_all(visitor.id, but=visitor.session)
    left: list[SessionView] = await sessions.fn(visitor, keeper)
    return left


def must_be_uncommon(password: str, name: str) -> None:
    if is_common(password, name):
        raise malformed("server-common-password", field="password")


router = Router(API, route_handlers=[sessions, end, end_others, change_password], tags=["accounts"])
