"""Answers that are ready: what is the same for everybody is written, compressed and tagged once, and then only sent.

A browser that has it already, by its tag, is told no more than that.
"""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final, NamedTuple

import brotli  # type: ignore[import-untyped]
import msgspec
from litestar import Request, Response

from roundhouse.server.beside import beside

AnyRequest = Request[Any, Any, Any]

#: Handlers that answer like this say so with their options: nothing is compressed a second time.
READY: Final = {"compressed": True}
#: Shorter answers are not worth it.
SMALL: Final = 1000
JSON: Final = "application/json"
#: What browsers know, the best first.
ENCODINGS: Final = ("br", "gzip")
#: Nobody but the reader keeps it, who asks each time whether it is still the same.
ASK_AGAIN: Final = "private, no-cache"
#: How hard answers are compressed: those that are made for one request, those that a table keeps, and those that the
#: server keeps as long as it runs. Each step takes ten times as long, for a tenth less to send.
QUICK, KEPT, LASTING = 9, 10, 11


class Ready(NamedTuple):
    """An answer, plain and compressed in both ways that browsers know, and a fingerprint of it."""

    content: bytes
    brotli: bytes
    gzip: bytes
    tag: str
    media_type: str


def ready(value: Any, media_type: str = JSON, effort: int = QUICK, accepted: str | None = None) -> Ready:
    """Texts as they are, anything else as JSON; compressed as one request accepts it, or for whoever may ask. The
    story of a long game takes 30 ms to compress: not in the loop."""
    content = value.encode("utf-8") if isinstance(value, str) else msgspec.json.encode(value)
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    wanted = () if len(content) < SMALL else ENCODINGS if accepted is None else best_of(accepted)
    return Ready(
        content,
        brotli.compress(content, quality=effort) if "br" in wanted else b"",
        gzip.compress(content, 9, mtime=0) if "gzip" in wanted else b"",
        tag,
        media_type,
    )


def accepted_by(request: AnyRequest) -> str:
    return request.headers.get("accept-encoding", "")


def best_of(accepted: str) -> tuple[str, ...]:
    """The one that is sent to whoever accepts that; nothing if there is none."""
    return tuple(encoding for encoding in ENCODINGS if accepts(encoding, accepted))[:1]


def send(request: AnyRequest, made: Ready, cache: str) -> Response[Any]:
    """The answer, or that it is known already."""
    headers = {"cache-control": cache, "etag": made.tag, "vary": "Accept-Encoding"}
    if made.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=made.media_type, headers=headers)
    accepted = accepted_by(request)
    for encoding, content in zip(ENCODINGS, (made.brotli, made.gzip), strict=True):
        if content and accepts(encoding, accepted):
            headers["content-encoding"] = encoding
            return Response(content, media_type=made.media_type, headers=headers)
    return Response(made.content, media_type=made.media_type, headers=headers)


async def sent(request: AnyRequest, value: Any) -> Response[Any]:
    """An answer that may be large, and is for one request only: written and compressed beside the loop."""
    made = await beside(ready, value, accepted=accepted_by(request))
    headers = {"vary": "Accept-Encoding"}
    for encoding, content in zip(ENCODINGS, (made.brotli, made.gzip), strict=True):
        if content:
            return Response(content, media_type=JSON, headers={**headers, "content-encoding": encoding})
    return Response(made.content, media_type=JSON, headers=headers)


def accepts(encoding: str, accepted: str) -> bool:
    parts = [part.replace(" ", "") for part in accepted.split(",")]
    return any(part.partition(";")[0] == encoding and not part.endswith(";q=0") for part in parts)
