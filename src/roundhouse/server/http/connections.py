"""Connections as the web server takes them: nobody may keep one without asking for something, and nobody all of them.

Whoever begins a request must finish it soon, and take the answer. When no more can be open, those that have waited
longest for a request of theirs make room; sockets of tables are never closed for that.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from roundhouse.server.http.limits import place_of

if sys.platform != "win32":
    import resource

#: Connections that the system takes before this process has, and that are all taken before the first is looked at.
BACKLOG: Final = 250
#: Files that the process needs for itself: the database, workers, what it serves; and what comes in one go.
OWN_FILES: Final = 150 + BACKLOG
#: However few files there may be, and however many.
LEAST: Final = 50
PLENTY: Final = 65_536


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """How long a connection may take for what, in seconds, and how many there may be."""

    #: From the first moment, or the first byte after an answer, to the end of a request's head.
    head: float = 10.0
    #: From there to the end of its body: the largest is 4 MB.
    body: float = 60.0
    #: Until an answer that does not fit into the network's buffers is taken.
    answer: float = 30.0
    #: Open connections in one process, sockets among them; 0: as many as the system lets it have.
    most: int = 0
    #: Of one address. A proxy that is trusted has none of its own.
    per_address: int = 300

    def room(self) -> int:
        """How many connections there can be."""
        possible = max(LEAST, files() - OWN_FILES)
        return min(self.most or possible, possible)


def files() -> int:
    """How many files the system lets this process have."""
    if sys.platform == "win32":
        return 8192
    found = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return PLENTY if found == resource.RLIM_INFINITY else found


def use_all_files() -> None:
    """A process may usually open more files than it is given at first."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft not in (hard, resource.RLIM_INFINITY):
            most = PLENTY if hard == resource.RLIM_INFINITY else hard
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def patience_of(config: Config) -> Patience:
    """What the application's settings say; it stands inside of what the web server has put around it."""
    app: Any = config.loaded_app
    while not hasattr(app, "state") and hasattr(app, "app"):
        app = app.app
    settings = getattr(getattr(app, "state", None), "settings", None)
    return settings.connections if settings is not None else Patience()


class Open:
    """The connections of one server: how many there are from where, and which are idle, the longest first."""

    def __init__(self) -> None:
        self.by_address: dict[str, int] = {}
        self.idle: dict[Connection, None] = {}
        self.idle_at: dict[str, dict[Connection, None]] = {}

    def come(self, address: str) -> int:
        """One more; how many there are of that address."""
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return self.by_address[address]

    def go(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def rest(self, connection: Connection) -> None:
        """The connection has nothing to do from now on, or has not got to the end of its request."""
        self.work(connection)
        self.idle[connection] = None
        self.idle_at.setdefault(connection.address, {})[connection] = None

    def work(self, connection: Connection) -> None:
        """The connection is being answered, or is none any more."""
        self.idle.pop(connection, None)
        near = self.idle_at.get(connection.address, {})
        near.pop(connection, None)
        if not near:
            self.idle_at.pop(connection.address, None)


_open: WeakKeyDictionary[ServerState, Open] = WeakKeyDictionary()


def open_at(state: ServerState) -> Open:
    return _open.setdefault(state, Open())


class Connection(H11Protocol):
    """One connection, until it is closed or becomes a socket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.patience = patience_of(config)
        self.open = open_at(server_state)
        self.address = ""
        self.waiting: asyncio.TimerHandle | None = None
        self.waits_for = ""
        self.sending: asyncio.TimerHandle | None = None

    # -- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = place_of(self.client[0]) if self.client else ""
        near = self.open.come(self.address)
        self.open.rest(self)
        self.wait_for("head")
        if near > self.patience.per_address and not self.is_proxy:
            self.make_room(self.open.idle_at.get(self.address, {}))
        elif len(self.connections) > self.patience.room():
            self.make_room(self.open.idle)

    @property
    def is_proxy(self) -> bool:
        """Does everybody come from there?"""
        trusted = self.config.forwarded_allow_ips
        names = trusted.split(",") if isinstance(trusted, str) else trusted or []
        address = self.client[0] if self.client else ""
        return address in [name.strip() for name in names] or "*" in names

    def make_room(self, others: dict[Connection, None]) -> None:
        """Let the one go that has been idle for the longest time; if none is, this one."""
        longest = next(iter(others), self)
        self.open.work(longest)
        longest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.stop_sending()
        self.open.work(self)
        self.open.go(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_waiting()
        self.stop_sending()
        self.open.work(self)
        super().handle_websocket_upgrade(event)

    # -- asking

    def data_received(self, data: bytes) -> None:
        if self.waiting is None and self.is_idle:
            self.wait_for("head")
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.stop_waiting()
        elif self.conn.their_state is h11.SEND_BODY:
            if self.waits_for != "body":
                self.wait_for("body")
        elif self.conn.their_state is not h11.IDLE:
            self.stop_waiting()
            self.open.work(self)

    @property
    def is_idle(self) -> bool:
        """Is nothing being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def wait_for(self, what: str) -> None:
        self.stop_waiting()
        self.waits_for = what
        self.waiting = self.loop.call_later(getattr(self.patience, what), self.transport.abort)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting, self.waits_for = None, ""

    # -- answering

    def on_response_complete(self) -> None:
        if not self.transport.is_closing():
            self.open.rest(self)
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.sending = self.loop.call_later(self.patience.answer, self.transport.abort)

    def resume_writing(self) -> None:
        self.stop_sending()
        super().resume_writing()

    def stop_sending(self) -> None:
        if self.sending is not None:
            self.sending.cancel()
            self.sending = None


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it counts as one until it is closed."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.open = open_at(server_state)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.go(place_of(self.client[0]) if self.client else "")
        super().connection_lost(exc)
