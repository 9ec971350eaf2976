"""Privacy: everything that is kept about oneself, to take along or to be forgotten; a password that was lost."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post

from roundhouse.engine.text import Text
from roundhouse.server.http.bodies import Body, Password
from roundhouse.server.http.errors import ApiError, problems
from roundhouse.server.http.identity import as_visitor, make_cookie
from roundhouse.server.http.parameters import AnyRequest, JSONBody, Keeping, Who
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.accounts import Me, WhoAmI, welcome
from roundhouse.server.http.routes.sessions import must_be_uncommon


@get("/me/export", responses=problems(401), opt={"limit": "login"})
async def export(visitor: Who, keeper: Keeping) -> Response[dict[str, Any]]:
    """Everything that is kept about oneself. Games are exported one by one, at their tables."""
    visitor.must_be_known()
    name = "attachment; filename=roundhouse-me.json"
    return Response(await keeper.attendance.persons.all_about(visitor.id), headers={"content-disposition": name})


class Farewell(Body, frozen=True, kw_only=True):
    """The password, of those who have one: nobody is forgotten by mistake."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


@post("/me/forget", status_code=200, responses=problems(401, 413), opt={"limit": "login"})
async def forget(request: AnyRequest, data: JSONBody[Farewell], visitor: Who, keeper: Keeping) -> Response[WhoAmI]:
    """Be forgotten: account, sessions, notes and what was said are removed, and games stay with a former player."""
    visitor.must_be_known()
    if not visitor.guest:
        user = await keeper.login(visitor.name, data.password)
        if user is None or user.id != visitor.id:
            raise ApiError(401, "bad_login", Text("server-wrong-password"))
    await keeper.attendance.forget(visitor.id, visitor.name)
    return Response(WhoAmI(user=None), status_code=200, cookies=[make_cookie(request.scope, "")])


class LinkedPassword(Body, frozen=True, kw_only=True):
    """The secret of a link, and the password as it is to be."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[\w-]*$")]
    password: Password


@post("/password", status_code=200, responses=problems(404, 413), opt={"limit": "login"})
async def set_password(request: AnyRequest, data: JSONBody[LinkedPassword], keeper: Keeping) -> Response[Me]:
    """Another password, by a link that an administrator has made. It counts once, and every session ends."""
    must_be_uncommon(data.password, "")
    user = await keeper.use_link(data.secret, data.password)
    return await welcome(request, keeper, as_visitor(user), 200)


router = Router(API, route_handlers=[export, forget, set_password], tags=["accounts"])
