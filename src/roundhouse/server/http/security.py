"""Security of requests and answers: no commands from foreign pages, and headers that keep browsers strict."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.engine.text import Text
from roundhouse.server.http import errors
from roundhouse.server.http.identity import is_secure

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

#: Data are never a page: nothing in them may load or run anything.
CSP_DATA: Final = "default-src 'none'; frame-ancestors 'none'"
#: Pages of this server: everything from here, nothing inline, nothing from elsewhere.
CSP_PAGE: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
#: Pictures carry their own colours, and nothing that runs.
CSP_PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": CSP_DATA,
    "cache-control": "no-store",
}
#: What only a page can do, or be asked to leave alone. A first visit takes thirty answers, and nearly all are data.
PAGE_ONLY: Final = {
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: What browsers show as a page when somebody goes there.
PAGES: Final = (b"text/html", b"image/svg+xml")
#: What no browser ever shows as a page, wherever it comes from: what it may load is the business of the page that asks.
PARTS: Final = (b"text/javascript", b"text/css", b"font/")
PART_HEADERS: Final = {name: value for name, value in HEADERS.items() if name != "content-security-policy"}
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}


def header(scope: Any, name: bytes) -> str:
    """A header of a request, empty if it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_cross_site(scope: Any, origins: tuple[str, ...]) -> bool:
    """Was this sent by a page of somebody else?

    Browsers say where a request comes from, and pages cannot make them lie: `Origin` names the page; where it is
    missing, `Sec-Fetch-Site` tells whether the page is of this server. Programs that are no browsers send neither,
    and carry no cookie but their own.
    """
    origin = header(scope, b"origin")
    if origin:
        return not (origin in origins or is_own(origin, scope))
    return header(scope, b"sec-fetch-site") not in ("", "same-origin", "none")


def is_own(origin: str, scope: Any) -> bool:
    """Is the page from the address that the request went to?"""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https"):
        return False
    # A page that came over https must be answered over https; what a proxy does not tell cannot be compared.
    if is_secure(scope) and parts.scheme != "https":
        return False
    return parts.netloc.lower() == header(scope, b"host").lower()


def is_form(scope: Any) -> bool:
    """Does the request carry something that is not said to be JSON?

    Any page can send forms and plain text anywhere without being asked first. Should a browser ever forget to say
    where they come from, they are still no commands.
    """
    has_body = header(scope, b"content-length") not in ("", "0") or bool(header(scope, b"transfer-encoding"))
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    return has_body and kind != "application/json"


def cross_site_middleware(app: ASGIApp) -> ASGIApp:
    """Refuses commands and sockets that foreign pages ask for."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS
        if unsafe and is_cross_site(scope, scope["litestar_app"].state.settings.origins):
            if scope["type"] == ScopeType.WEBSOCKET:
                await receive()
                # Before it is accepted: the browser gets a plain 403.
                await send({"type": "websocket.close", "code": 4403, "reason": ""})
                return
            raise errors.ApiError(403, "cross_site", Text("server-cross-site"))
        if unsafe and scope["type"] == ScopeType.HTTP and is_form(scope):
            raise errors.malformed("server-not-json")
        await app(scope, receive, send)

    return guarded


def headers_of(kind: bytes) -> dict[str, str]:
    if kind.startswith(PAGES):
        return HEADERS | PAGE_ONLY
    return PART_HEADERS if kind.startswith(PARTS) else HEADERS


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the headers above, unless its handler has set its own."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    present = {name.lower(): value for name, value in headers}
    wanted = headers_of(present.get(b"content-type", b""))
    if is_secure(scope):
        wanted = wanted | HTTPS_ONLY
    headers += [(name.encode(), value.encode()) for name, value in wanted.items() if name.encode() not in present]
    message["headers"] = headers
