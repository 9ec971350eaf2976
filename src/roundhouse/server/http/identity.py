"""Identity: who is asking. A signed cookie names a user and a session; guests get one for a name, accounts for a
password. It is worth something as long as the session is: those are kept, and can be ended. A token, which a program
sends in a header of its own, is the same with scopes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, NamedTuple

import msgspec
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.types import Scope as Connection

from roundhouse.engine.text import Text
from roundhouse.server.http import errors
from roundhouse.server.http.scopes import Scope, needed
from roundhouse.server.storage.sessions import Session
from roundhouse.server.tables.keeper import Keeper, User

COOKIE: Final = "roundhouse"
#: Browsers accept this name only over https, for this host alone.
SECURE_COOKIE: Final = "__Host-roundhouse"
#: Browsers keep no cookie longer than that; it is renewed when it is a month old.
LIFETIME: Final = 400 * 86_400
RENEWAL: Final = 30 * 86_400
#: Where a request keeps the ticket that was read of it.
TICKET: Final = "roundhouse ticket"


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever asks; without an id, somebody unknown."""

    id: str = ""
    name: str = ""
    guest: bool = True
    #: The account belongs to a program.
    program: bool = False
    #: Until when they may not say anything.
    muted: float = 0.0
    #: The session in which they ask; empty for a cookie of version 0.1.
    session: str = ""
    #: What the token that was sent may do; empty for whoever sent a cookie, and may do all.
    scopes: tuple[str, ...] = ()

    @property
    def known(self) -> bool:
        return bool(self.id)

    def must_be_known(self) -> Visitor:
        if not self.known:
            raise errors.nobody()
        return self

    def may_speak(self) -> Visitor:
        """Refuse whoever may not say anything for a while: names and titles are read by others, too."""
        if self.muted > time.time():
            raise errors.not_allowed("server-muted")
        return self

    def must_have(self, scope: Scope | None) -> None:
        """Refuse what the token is not for; None is for no token."""
        if self.scopes and scope not in self.scopes:
            text = Text("server-token-scope", {"scope": scope}) if scope else Text("server-token-never")
            raise errors.ApiError(403, "not_allowed", text)


class Ticket(NamedTuple):
    """What a cookie says: who, with which token of a session (version 0.1: none), and when it was made."""

    user_id: str = ""
    token: str = ""
    made: int = 0


class Signer:
    """Makes the cookies and believes only those it has made."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self.key = hmac.digest(key, b"roundhouse session", "sha256")
        self.clock = clock

    def sign(self, user_id: str, token: str = "") -> str:
        payload = ".".join([user_id, *([token] if token else []), str(int(self.clock()))])
        return f"{payload}.{self.signature(payload)}"

    def signature(self, payload: str) -> str:
        made = hmac.digest(self.key, payload.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(made).rstrip(b"=").decode("ascii")

    def read(self, cookie: str) -> Ticket:
        """What a cookie says; nothing if we never made it or it is too old."""
        payload, _, signature = cookie.rpartition(".")
        who, _, made = payload.rpartition(".")
        user_id, _, token = who.partition(".")
        if not user_id or not made.isdecimal() or not made.isascii() or len(made) > 12:
            return Ticket()
        if not hmac.compare_digest(self.signature(payload).encode(), signature.encode()):
            return Ticket()
        return Ticket(user_id, token, int(made)) if int(self.clock()) - int(made) <= LIFETIME else Ticket()

    def ticket(self, scope: Any) -> Ticket:
        """The ticket of a request, read once for it."""
        known: Ticket | None = scope.get(TICKET)
        if known is None:
            known = scope[TICKET] = self.read(ticket_of(scope))
        return known

    def identity(self, scope: Any) -> str:
        """The id of the user that a request's cookie names."""
        return self.ticket(scope).user_id


def is_secure(scope: Any) -> bool:
    """Did the request come over https, here or at a trusted proxy?"""
    return scope["scheme"] in ("https", "wss")


def ticket_of(scope: Any) -> str:
    """The token of a program, as it stands in the request, else the cookie of a browser."""
    for header, value in scope["headers"]:
        if header == b"authorization":
            kind, _, token = value.decode("latin-1").partition(" ")
            return token.strip() if kind.lower() == "bearer" else ""
    return cookie_of(scope)


def cookie_of(scope: Any) -> str:
    """The cookie of a request, as it stands there."""
    name = SECURE_COOKIE if is_secure(scope) else COOKIE
    for header, value in scope["headers"]:
        if header == b"cookie":
            try:
                found = SimpleCookie(value.decode("latin-1")).get(name)
            except CookieError:
                return ""
            if found is not None:
                return found.value
    return ""


def make_cookie(scope: Any, value: str) -> Cookie:
    """The cookie that keeps somebody known; an empty value takes it away."""
    secure = is_secure(scope)
    # Pages at another site are sent no other kind; which of them may use it is said by their address, in every request.
    elsewhere = secure and bool(scope["litestar_app"].state.settings.origins)
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=value,
        max_age=LIFETIME if value else 0,
        path="/",
        secure=secure,
        httponly=True,
        samesite="none" if elsewhere else "lax",
    )


async def provide_visitor(scope: Connection, keeper: NamedDependency[Keeper]) -> Visitor:
    """Whoever sent a request: known if the cookie or the token is ours, its session has not ended and the user exists.

    What the token is not for is refused here, whatever the request is.
    """
    signer: Signer = scope["litestar_app"].state.signer
    ticket = signer.ticket(scope)
    user = await keeper.user(ticket.user_id) if ticket.user_id else None
    if user is None or user.banned > time.time():
        return Visitor()
    session = await keeper.sessions.found(ticket.user_id, ticket.token, ticket.made)
    if session is None:
        return Visitor()
    visitor = as_visitor(user, session)
    visitor.must_have(needed(scope))
    return visitor


def as_visitor(user: User, session: Session | None = None) -> Visitor:
    return Visitor(
        id=user.id,
        name=user.name,
        guest=user.guest,
        program=user.program or (session is not None and session.bot),
        muted=user.muted,
        session="" if session is None else session.id,
        scopes=() if session is None else tuple(session.scopes.split()),
    )
