"""Logs: one JSON object per line. Routes rather than addresses, so that no secret of a link or a query gets in."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from functools import cache
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from roundhouse.server.http.metrics import Metrics
from roundhouse.server.http.security import header
from roundhouse.server.tables.watchdog import Origin, origin

#: The request that is being answered.
request_id: ContextVar[str] = ContextVar("request_id", default="")

#: What a client may call its request.
GIVEN_ID: Final = re.compile(r"[\w-]{8,64}", re.ASCII)
access = logging.getLogger("roundhouse.access")


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, where from, what, and the fields given with `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str = "info") -> None:
    """Send the logs of this program and of its web server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("roundhouse", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False


def choose_id(scope: Any) -> str:
    """The id that a request was given, if it looks like one, else a new one."""
    given = header(scope, b"x-request-id")
    return given if GIVEN_ID.fullmatch(given) else secrets.token_hex(8)


def route_of(scope: Any) -> str:
    """The pattern that the request's path fits: `/api/v1/tables/{table_id}/act`."""
    handler = scope.get("route_handler")
    template = scope.get("path_template") or (sorted(handler.paths)[0] if handler is not None else "")
    return _pattern(template) or "(unknown)"


@cache
def _pattern(template: str) -> str:
    """Of the few that there are."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", template)


async def observe(
    call: Callable[[Scope, Receive, Send], Awaitable[None]],
    scope: Scope,
    receive: Receive,
    send: Send,
    metrics: Metrics,
) -> None:
    """Give a request its id, answer it, and write down how that went."""
    begun = time.perf_counter()
    origin.set(lambda: Origin(route_of(scope), str(scope.get("path_params", {}).get("table_id", ""))[:64]))
    token = request_id.set(choose_id(scope))
    status = 0

    async def watch(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            message["headers"] = [*message["headers"], (b"x-request-id", request_id.get().encode())]
        await send(message)

    try:
        await call(scope, receive, watch)
    finally:
        note(scope, status, time.perf_counter() - begun, metrics)
        request_id.reset(token)


def note(scope: Scope, status: int, seconds: float, metrics: Metrics) -> None:
    route = route_of(scope)
    fields: dict[str, Any] = {"route": route, "status": status, "ms": round(seconds * 1000, 1)}
    if table := scope.get("path_params", {}).get("table_id"):
        fields["table"] = str(table)[:64]
    if scope["type"] == ScopeType.HTTP:
        method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
        fields["method"] = method
        metrics.request(method, route, status, seconds)
    access.info(ScopeType(scope["type"]).value, extra={"fields": fields})


KNOWN_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
