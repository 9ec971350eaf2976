"""Scopes: what a program may do with a token that somebody gave it. Never anything with the account itself."""

from __future__ import annotations

from typing import Any, Final, Literal

Scope = Literal["read", "play", "host"]
SCOPES: Final[tuple[Scope, ...]] = ("read", "play", "host")

#: Requests that change nothing, although they have a body.
ASKING: Final = frozenset({"check", "convert", "look", "picks", "preview", "suppose", "why-not"})
#: The last words of what somebody does who sits at a table.
PLAYING: Final = frozenset(
    {
        *("abort", "act", "answer", "chat", "coach", "colour", "draw", "hint", "leave", "note", "ready", "resign"),
        *("return", "sit", "standing", "undo", "vote", "withdraw"),
    }
)
#: Whatever begins with these is the account's, and wants a password or a browser.
OWN: Final = frozenset({"accounts", "guests", "login", "logout", "password"})


def needed(scope: Any) -> Scope | None:
    """The scope that a request wants; None for what no token may do."""
    first, *rest = [*filter(None, scope["path"].removeprefix("/api/v1").split("/")), ""][:-1] or [""]
    if first in OWN or (first == "me" and (rest or scope.get("method") != "GET")):
        return None
    # A socket is opened to look; what is done through it is asked for then.
    if scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD"):
        return "read"
    last = rest[-1] if rest else first
    if last in ASKING:
        return "read"
    # The secret of an invitation, used: a seat is taken.
    return "play" if last in PLAYING or (first, rest) == ("invitations", []) else "host"
