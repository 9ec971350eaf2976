"""Tokens: keys that somebody gives to a program, each for some things only, to be taken back at any time."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath

from roundhouse.engine.text import Text
from roundhouse.server.http.bodies import Body
from roundhouse.server.http.errors import ApiError, problems
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.parameters import AnyRequest, JSONBody, Keeping, Who
from roundhouse.server.http.routes import API
from roundhouse.server.http.scopes import Scope
from roundhouse.server.tables.keeper import Keeper

#: Nobody needs more, and every one of them is a key that can be lost.
MOST: Final = 20


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A token as its owner sees it; the token itself is told only once."""

    id: str
    #: What its owner calls it.
    name: str
    scopes: list[Scope]
    #: Are seats that it takes marked as a program's?
    bot: bool
    created: float
    used: float


class NewToken(TokenView, frozen=True, kw_only=True):
    """A token that was just made."""

    #: To be sent as `Authorization: Bearer …`. It cannot be looked up again.
    token: str


class TokenWish(Body, frozen=True, kw_only=True):
    """What the token is for."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    #: `read` looks, `play` takes seats and acts there, `host` opens and runs tables and boards.
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3)]
    #: Whatever it sits down at shows a bot's sign beside the name.
    bot: bool = True


def must_have_account(visitor: Visitor) -> str:
    if visitor.must_be_known().guest:
        raise ApiError(409, "no_account", Text("server-no-account"))
    return visitor.id


async def of(keeper: Keeper, user_id: str) -> list[TokenView]:
    found = [each for each in await keeper.sessions.of(user_id) if each.scopes]
    return [
        TokenView(
            id=each.id,
            name=each.device,
            scopes=msgspec.convert(each.scopes.split(), list[Scope]),
            bot=each.bot,
            created=each.created,
            used=each.used,
        )
        for each in found
    ]


@get("/me/tokens", responses=problems(401, 403, 409))
async def tokens(visitor: Who, keeper: Keeping) -> list[TokenView]:
    """The tokens that one has made, the latest used first."""
    return await of(keeper, must_have_account(visitor))


@post("/me/tokens", responses=problems(401, 403, 409, 413), opt={"limit": "login"})
async def make(request: AnyRequest, data: JSONBody[TokenWish], visitor: Who, keeper: Keeping) -> NewToken:
    """Make a token for a program. It is told here and never again."""
    owner = must_have_account(visitor)
    if len(await of(keeper, owner)) >= MOST:
        raise ApiError(409, "too_many_tokens", Text("server-too-many-tokens", {"most": MOST}))
    scopes = " ".join(sorted(set(data.scopes)))
    secret = await keeper.sessions.begin(owner, data.name.strip() or "-", scopes=scopes, bot=data.bot)
    (made,) = [each for each in await of(keeper, owner) if each.id == keeper.sessions.id_of(secret)]
    told = msgspec.structs.asdict(made)
    return NewToken(**told, token=request.app.state.signer.sign(owner, secret))


@delete("/me/tokens/{token_id:str}", status_code=200, responses=problems(401, 403, 409))
async def take_back(token_id: FromPath[str], visitor: Who, keeper: Keeping) -> list[TokenView]:
    """Take a token back: it is worth nothing from now on, and what is open with it is closed. Tells what is left."""
    owner = must_have_account(visitor)
    if token_id in [each.id for each in await of(keeper, owner)]:
        await keeper.sessions.end(owner, token_id)
    return await of(keeper, owner)


router = Router(API, route_handlers=[tokens, make, take_back], tags=["accounts"])
