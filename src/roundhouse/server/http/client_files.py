"""The browser client: its built files, and its page for every address that is neither the API's nor a file's.

The files stand in the package, in `client/`, where the build of `web/` puts them. A checkout that was never built has
none, and then the server answers with a page of its own (`start_page.py`).
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from roundhouse.server.http.security import CSP_PAGE
from roundhouse.server.http.share_card import card_of

PAGE: Final = "index.html"
TITLE: Final = re.compile(r"<title>[^<]*</title>")
#: Files in here have a name that changes with what is in them.
HASHED: Final = "assets"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
#: Smaller files are not worth compressing.
SMALL: Final = 1000
#: Encodings by the ending of a neighbour that holds the same file compressed, best first.
NEIGHBOURS: Final = {".br": "br", ".gz": "gzip"}
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
#: What is small already.
COMPACT: Final = frozenset({".ico", ".png", ".webp", ".woff2"})

AnyRequest = Request[Any, Any, Any]


class Served(NamedTuple):
    """A file as it is sent: its bytes, how they are encoded, and a fingerprint of the whole."""

    content: bytes
    encoding: str
    tag: str


# -- finding files


def file_called(folder: Path, path: str) -> Path | None:
    """The file of the client with that path; None if there is none. Nothing outside of the folder is ever found."""
    parts = PurePosixPath(path).parts
    parts = parts[1:] if parts[:1] == ("/",) else parts
    if not parts or any(part.startswith(".") or set(part) & set("\\:\0") for part in parts):
        return None
    if parts[-1].endswith(tuple(NEIGHBOURS)):
        return None
    file = folder.joinpath(*parts)
    try:
        inside = file.resolve().is_relative_to(folder.resolve())
        return file if inside and file.is_file() else None
    except OSError:
        # A name that is too long for any file.
        return None


def read(file: Path, accepted: str) -> Served:
    """A file as the browser takes it: its compressed copy (`.br`, `.gz`), gzipped here and cached, or as it is."""
    welcome = {part.split(";")[0].strip() for part in accepted.split(",") if not part.replace(" ", "").endswith(";q=0")}
    for ending, encoding in NEIGHBOURS.items():
        neighbour = file.with_name(file.name + ending)
        if encoding in welcome and neighbour.is_file():
            return _read(neighbour, neighbour.stat().st_mtime_ns, encoding, compress=False)
    compress = "gzip" in welcome and file.suffix not in COMPACT and file.stat().st_size >= SMALL
    return _read(file, file.stat().st_mtime_ns, "gzip" if compress else "", compress=compress)


@lru_cache(maxsize=256)
def _read(file: Path, changed: int, encoding: str, *, compress: bool) -> Served:
    """`changed` is the time of the file's last change: built anew, it is read anew."""
    content = file.read_bytes()
    tag = hashlib.sha256(content).hexdigest()[:16]
    return Served(gzip.compress(content, mtime=0) if compress else content, encoding, f'"{tag}{encoding}"')


# -- answering


async def answer(request: AnyRequest, file: Path, cache: str) -> Response[bytes]:
    served = await asyncio.to_thread(read, file, request.headers.get("accept-encoding", ""))
    headers = {"cache-control": cache, "etag": served.tag, "vary": "Accept-Encoding"}
    if served.encoding:
        headers["content-encoding"] = served.encoding
    if file.suffix == ".html":
        headers["content-security-policy"] = CSP_PAGE
    known = served.tag in request.headers.get("if-none-match", "")
    return Response(
        b"" if known else served.content,
        status_code=304 if known else 200,
        media_type=TYPES.get(file.suffix, "application/octet-stream"),
        headers=headers,
    )


async def page(request: AnyRequest, path: str = "") -> Response[bytes] | None:
    """The client's page, which finds out by its address what to show; None where the client is not built."""
    file = file_called(request.app.state.settings.client, PAGE)
    if file is None:
        return None
    card = await card_of(request, path)
    return carded(file, card) if card else await answer(request, file, ASK_AGAIN)


def carded(file: Path, card: str) -> Response[bytes]:
    """The page with the card for links to it in its head, instead of the title that all pages share."""
    content = TITLE.sub(lambda _: card, file.read_text("utf-8"), count=1).encode()
    headers = {
        "cache-control": ASK_AGAIN,
        "content-security-policy": CSP_PAGE,
        "vary": "Accept-Encoding, Accept-Language",
    }
    return Response(content, media_type=TYPES[".html"], headers=headers)


@get("/{path:path}", include_in_schema=False, opt={"compressed": True})
async def client(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page."""
    hashed = path.lstrip("/").partition("/")[0] == HASHED
    file = file_called(request.app.state.settings.client, path)
    if file is not None:
        return await answer(request, file, FOREVER if hashed else ASK_AGAIN)
    # A page instead of a script would only confuse a browser that has an older page open.
    shown = None if hashed else await page(request, path)
    if shown is None:
        raise NotFoundException()
    return shown


router = Router("/", route_handlers=[client])
