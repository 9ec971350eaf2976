"""Accounts: guests by name in one click, names with a password, coming and going."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post, put
from litestar.datastructures import Cookie

from roundhouse.engine.text import Text
from roundhouse.server.http.bodies import Body, Name, Password
from roundhouse.server.http.errors import ApiError, malformed, nobody, problems
from roundhouse.server.http.identity import RENEWAL, Signer, Visitor, as_visitor, cookie_of, make_cookie
from roundhouse.server.http.limits import address_of, place_of
from roundhouse.server.http.parameters import AnyRequest, JSONBody, Keeping, Who
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.sessions import must_be_uncommon
from roundhouse.server.http.told_address import told_address
from roundhouse.server.names import is_marked, on_one_line
from roundhouse.server.storage.rows import AlreadyRegistered
from roundhouse.server.tables.keeper import Keeper


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asking."""

    id: str
    name: str
    guest: bool
    #: The account belongs to a program: whoever plays with it is told.
    program: bool = False


class WhoAmI(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asking; null if nobody knows."""

    user: Me | None
    #: Where others find this server, for links that are given to them.
    address: str = ""


class GuestName(Body, frozen=True, kw_only=True):
    name: Name


class Credentials(Body, frozen=True, kw_only=True):
    name: Name
    password: Password


class Registration(Credentials, frozen=True, kw_only=True):
    #: The account is for a program that plays by itself: it is shown as one wherever it sits, for good.
    program: bool = False


def me(visitor: Visitor) -> Me:
    return Me(id=visitor.id, name=visitor.name, guest=visitor.guest, program=visitor.program)


async def welcome(request: AnyRequest, keeper: Keeper, visitor: Visitor, status: int) -> Response[Me]:
    """The visitor, with a new session to be known in."""
    return Response(me(visitor), status_code=status, cookies=[await new_session(request, keeper, visitor.id)])


async def new_session(request: AnyRequest, keeper: Keeper, user_id: str) -> Cookie:
    token = await keeper.sessions.begin(user_id, request.headers.get("user-agent", ""))
    return make_cookie(request.scope, request.app.state.signer.sign(user_id, token))


def clean(name: str) -> str:
    """A name without white space around it and without what cannot be seen, such as a change of direction."""
    name = on_one_line(name)
    if not name:
        raise malformed("server-no-name", field="name")
    return name


def new_name(name: str) -> str:
    """The same of a name that somebody wants to be called by: nobody marks themselves."""
    if is_marked(name := clean(name)):
        raise malformed("server-marked-name", field="name")
    return name


@get("/me", responses=problems())
async def who_am_i(request: AnyRequest, visitor: Who, keeper: Keeping) -> Response[WhoAmI]:
    """Who is asking. An old cookie is renewed; one of version 0.1 is exchanged for one with a session."""
    if not visitor.known:
        return Response(WhoAmI(user=None, address=told_address(request)))
    signer: Signer = request.app.state.signer
    ticket = signer.read(cookie_of(request.scope))
    cookies: list[Cookie] = []
    if not ticket.token:
        cookies.append(await new_session(request, keeper, visitor.id))
    elif signer.clock() - ticket.made > RENEWAL:
        cookies.append(make_cookie(request.scope, signer.sign(visitor.id, ticket.token)))
    return Response(WhoAmI(user=me(visitor), address=told_address(request)), cookies=cookies)


@post("/guests", responses=problems(409, 413), opt={"limit": "guest"})
async def become_guest(request: AnyRequest, data: JSONBody[GuestName], keeper: Keeping) -> Response[Me]:
    """Play under a name, without a password. The browser remembers it."""
    user = await keeper.create_guest(new_name(data.name))
    return await welcome(request, keeper, as_visitor(user), 201)


@put("/me", responses=problems(401, 409, 413), opt={"limit": "guest"})
async def rename(data: JSONBody[GuestName], visitor: Who, keeper: Keeping) -> Me:
    """Another name for a guest. Seats that are taken already keep the name that they were taken under."""
    if not visitor.known:
        raise nobody()
    visitor.may_speak()
    return me(as_visitor(await keeper.rename(visitor.id, new_name(data.name))))


@post("/accounts", responses=problems(409, 413), opt={"limit": "login"})
async def register(request: AnyRequest, data: JSONBody[Registration], visitor: Who, keeper: Keeping) -> Response[Me]:
    """Register a name with a password. A guest keeps every seat and every table; the guest's cookie ends. An account
    of a program begins anew, and is shown as what it is."""
    if visitor.known and not visitor.guest:
        raise AlreadyRegistered
    name = new_name(data.name)
    if name != visitor.name:
        visitor.may_speak()
    must_be_uncommon(data.password, name)
    user = await keeper.register(visitor.id or None, name, data.password, data.program)
    if visitor.id == user.id:
        await keeper.sessions.end_all(user.id)
    return await welcome(request, keeper, as_visitor(user), 201)


@post("/login", status_code=200, responses=problems(401, 413), opt={"limit": "login"})
async def login(request: AnyRequest, data: JSONBody[Credentials], keeper: Keeping) -> Response[Me]:
    """Be known by name and password."""
    user = await keeper.login(clean(data.name), data.password, place_of(address_of(request.scope)))
    if user is None:
        raise ApiError(401, "bad_login", Text("server-bad-login"))
    return await welcome(request, keeper, as_visitor(user), 200)


@post("/logout", status_code=200, responses=problems())
async def logout(request: AnyRequest, visitor: Who, keeper: Keeping) -> Response[WhoAmI]:
    """Be nobody again: the session ends, and whoever has its cookie is nobody, too. A guest cannot come back."""
    if visitor.known:
        await keeper.sessions.end(visitor.id, visitor.session)
    return Response(WhoAmI(user=None), status_code=200, cookies=[make_cookie(request.scope, "")])


router = Router(API, route_handlers=[who_am_i, become_guest, rename, register, login, logout], tags=["accounts"])
