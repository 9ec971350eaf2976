"""Accounts: guests by name in one click, names with a password, coming and going."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post, put

from roundhouse.engine.text import Text
from roundhouse.server.http.bodies import Body, Name, Password
from roundhouse.server.http.errors import ApiError, malformed, nobody, problems
from roundhouse.server.http.identity import RENEWAL, Signer, Visitor, as_visitor, cookie_of, make_cookie
from roundhouse.server.http.parameters import JSONBody, Keeping, Who
from roundhouse.server.names import on_one_line

AnyRequest = Request[Any, Any, Any]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asking."""

    id: str
    name: str
    guest: bool


class WhoAmI(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asking; null if nobody knows."""

    user: Me | None


class GuestName(Body, frozen=True, kw_only=True):
    name: Name


class Credentials(Body, frozen=True, kw_only=True):
    name: Name
    password: Password


def me(visitor: Visitor) -> Me:
    return Me(id=visitor.id, name=visitor.name, guest=visitor.guest)


def welcome(request: AnyRequest, visitor: Visitor, status: int) -> Response[Me]:
    """The visitor, with a cookie to be known by."""
    cookie = make_cookie(request.scope, request.app.state.signer.sign(visitor.id))
    return Response(me(visitor), status_code=status, cookies=[cookie])


def clean(name: str) -> str:
    """A name without white space around it and without what cannot be seen, such as a change of direction."""
    name = on_one_line(name)
    if not name:
        raise malformed("server-no-name", field="name")
    return name


@get("/me", responses=problems())
async def who_am_i(request: AnyRequest, visitor: Who) -> Response[WhoAmI]:
    """Who is asking. An old cookie is renewed."""
    if not visitor.known:
        return Response(WhoAmI(user=None))
    signer: Signer = request.app.state.signer
    _, age = signer.read(cookie_of(request.scope))
    cookies = [make_cookie(request.scope, signer.sign(visitor.id))] if age > RENEWAL else []
    return Response(WhoAmI(user=me(visitor)), cookies=cookies)


@post("/guests", responses=problems(413), opt={"limit": "guest"})
async def become_guest(request: AnyRequest, data: JSONBody[GuestName], keeper: Keeping) -> Response[Me]:
    """Play under a name, without a password. The browser remembers it."""
    user = await keeper.create_guest(clean(data.name))
    return welcome(request, as_visitor(user), 201)


@put("/me", responses=problems(401, 409, 413), opt={"limit": "guest"})
async def rename(data: JSONBody[GuestName], visitor: Who, keeper: Keeping) -> Me:
    """Another name for a guest. Seats that are taken already keep the name that they were taken under."""
    if not visitor.known:
        raise nobody()
    return me(as_visitor(await keeper.rename(visitor.id, clean(data.name))))


@post("/accounts", responses=problems(409, 413), opt={"limit": "login"})
async def register(request: AnyRequest, data: JSONBody[Credentials], visitor: Who, keeper: Keeping) -> Response[Me]:
    """Register a name with a password. A guest keeps every seat and every table."""
    guest = visitor.id if visitor.known and visitor.guest else None
    user = await keeper.register(guest, clean(data.name), data.password)
    return welcome(request, as_visitor(user), 201)


@post("/login", status_code=200, responses=problems(401, 413), opt={"limit": "login"})
async def login(request: AnyRequest, data: JSONBody[Credentials], keeper: Keeping) -> Response[Me]:
    """Be known by name and password."""
    user = await keeper.login(clean(data.name), data.password)
    if user is None:
        raise ApiError(401, "bad_login", Text("server-bad-login"))
    return welcome(request, as_visitor(user), 200)


@post("/logout", status_code=200, responses=problems())
async def logout(request: AnyRequest) -> Response[WhoAmI]:
    """Be nobody again. A guest who logs out cannot come back."""
    return Response(WhoAmI(user=None), status_code=200, cookies=[make_cookie(request.scope, "")])


router = Router("/", route_handlers=[who_am_i, become_guest, rename, register, login, logout], tags=["accounts"])
