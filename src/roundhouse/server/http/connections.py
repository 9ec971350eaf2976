"""Connections of the web server: nobody may hold one without sending a request, and nobody may hold them all.

A client that begins a request must finish it soon, and accept the answer. When no more connections can be opened, the
one that has been idle longest is closed: first among strangers, who have not been answered yet or have asked for much.
Sockets of tables are never closed for that.

Reading input costs time, too: a body in chunks of one byte, or a socket full of pings, takes a thousand times as long
as normal input. Only a little is read at once, less if earlier reads were expensive; the cost is charged to the sender,
and a client that makes reading too expensive is disconnected. Input that arrives byte by byte is left to accumulate.
"""

from __future__ import annotations

import asyncio
import re
import select
import socket
import sys
import zlib
from collections.abc import Sequence
from functools import lru_cache
from time import monotonic, thread_time
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

from roundhouse.server.bills import WORTH_IT, Bill, arriving, bills
from roundhouse.server.garbage_collection import collecting
from roundhouse.server.http.limits import Limiter, place_of
from roundhouse.server.http.loop import stand_back
from roundhouse.server.tables.watchdog import Watchdog

if sys.platform != "win32":
    import resource

#: Connections that the system queues for this process; all of them are accepted before the first is read.
BACKLOG: Final = 250
#: Files that the process needs for itself: the database, workers, what it serves, and one full backlog.
OWN_FILES: Final = 150 + BACKLOG
#: Bounds, whatever the limit of open files.
LEAST: Final = 50
PLENTY: Final = 65_536
#: Bytes that are read from one connection before others get their turn: at first, where it was cheap, and after it was
#: dear. The first are a request's head and what comes with it.
AT_FIRST: Final = 1024
AT_ONCE: Final = 8 * 1024
WHERE_DEAR: Final = 256
#: An unfinished request may come in so many parts that are smaller than this; for each one more the next is read twice
#: as much later, up to so many seconds: a thousand that come byte by byte then cost no more than a few.
PARTS: Final = 2
SMALL_PART: Final = 256
GATHERING: Final = 0.2
LONGEST_GATHERING: Final = 4.0
#: The length of a chunk of a few bytes, and how many of them one read may bring. Programs send thousands of bytes each.
CRUMB: Final = re.compile(rb"\r\n[0-9a-fA-F]{1,2}\r\n")
MOST_CRUMBS: Final = 16
#: Seconds of work that reading from one connection may cost, and how many of them are forgiven in a second.
READING: Final = 0.25
#: After a dear read the next waits so many times as long: however many do this, others get their turn.
PAUSE: Final = 100.0
READING_FORGIVEN: Final = 0.02
#: Every message of a socket is compressed by itself. To remember the messages before would take 45 kB for each socket,
#: most of which are silent; a step is a sixth longer for that (150 bytes), and the whole table, with room to look back,
#: a tenth shorter (a kilobyte). At level 6 a step would be a hundredth shorter and take a third longer.
LEVEL: Final = 4
#: What those at a table are told of an action is often the same, and said at once: the last messages that are shorter
#: than this are compressed once.
SHORT: Final = 4096
KEPT: Final = 16


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """Timeouts of a connection, in seconds, and how many there may be."""

    #: From the first moment, or the first byte after an answer, to the end of a request's head.
    head: float = 10.0
    #: From there to the end of its body: the largest is 4 MB.
    body: float = 60.0
    #: Until the client accepts an answer that does not fit into the network's buffers.
    answer: float = 30.0
    #: Open connections in one process, including sockets; 0: as many as the system allows.
    most: int = 0
    #: Per address. Trusted proxies are exempt.
    per_address: int = 300

    def room(self) -> int:
        """How many connections are possible."""
        possible = max(LEAST, files() - OWN_FILES)
        return min(self.most or possible, possible)


def files() -> int:
    """How many files this process may open."""
    if sys.platform == "win32":
        return 8192
    found = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return PLENTY if found == resource.RLIM_INFINITY else found


def use_all_files() -> None:
    """Raise the soft limit of open files to the hard limit."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft not in (hard, resource.RLIM_INFINITY):
            most = PLENTY if hard == resource.RLIM_INFINITY else hard
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def state_of(config: Config) -> Any:
    """What the application keeps; it stands inside of what the web server has put around it."""
    app: Any = config.loaded_app
    while not hasattr(app, "state") and hasattr(app, "app"):
        app = app.app
    return getattr(app, "state", None)


def stop_keeper(config: Config) -> None:
    """The web server is asked to stop: from now on nobody can do anything, however long it takes."""
    keeper = getattr(state_of(config), "keeper", None)
    if keeper is not None:
        keeper.stop()


def patience_of(config: Config) -> Patience:
    """What the application's settings say."""
    settings = getattr(state_of(config), "settings", None)
    return settings.connections if settings is not None else Patience()


def give_up_after(transport: asyncio.Transport, seconds: float) -> None:
    """Drop a client that accepts nothing for that long, even while the rest of an answer is being flushed."""
    opened = transport.get_extra_info("socket")
    if opened is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * seconds))


def has_said_something(transport: asyncio.BaseTransport) -> bool:
    """Is there unread input? False where the system cannot tell."""
    opened = transport.get_extra_info("socket")
    if opened is None or opened.fileno() < 0 or not hasattr(select, "poll"):
        return False
    asked = select.poll()
    asked.register(opened.fileno(), select.POLLIN)
    return bool(asked.poll(0))


class Cost:
    """The processor time since this was made, without that of collections which happened to fall into it."""

    __slots__ = ("_begun", "_collected")

    def __init__(self) -> None:
        self._begun, self._collected = thread_time(), collecting.seconds

    @property
    def seconds(self) -> float:
        return max(0.0, thread_time() - self._begun - (collecting.seconds - self._collected))


class Reading:
    """The cost of reading from one connection."""

    def __init__(self, config: Config, address: str) -> None:
        state = state_of(config)
        self.limiter: Limiter | None = getattr(state, "limiter", None)
        self.watchdog: Watchdog | None = getattr(getattr(state, "keeper", None), "watchdog", None)
        self.address = address
        self.owed, self.at = 0.0, monotonic()
        #: From where much has come already, less at first.
        self.at_once = AT_FIRST if self.is_cheap_here() else WHERE_DEAR
        #: Small parts of the request that is not finished yet.
        self.parts = 0

    def is_cheap_here(self) -> bool:
        """Have those who are there used little of late?"""
        return self.limiter is None or self.limiter.is_little(self.limiter.used("", self.address))

    def bill(self) -> Bill | None:
        return None if self.limiter is None else self.limiter.bill("", self.address)

    def pay(self, seconds: float, connection: Connection | Socket) -> None:
        """Whoever is there has cost that much more: they have to wait, or to go."""
        if seconds < WORTH_IT:
            if self.at_once < AT_ONCE:
                self.read_at_once(2 * self.at_once, connection)
        elif self.is_too_dear(seconds):
            connection.transport.abort()
        else:
            self.read_at_once(WHERE_DEAR, connection)
            self.pause(PAUSE * seconds, connection)

    def read_at_once(self, size: int, connection: Connection | Socket) -> None:
        self.at_once = size
        # A name that asyncio keeps to itself; where it is another, more is read at once.
        connection.transport.max_size = size  # type: ignore[attr-defined]

    def gather(self, size: int, connection: Connection) -> None:
        """A part of a request has arrived, and more is to come. Whoever sends many small parts is slowed down."""
        if size < SMALL_PART:
            self.parts += 1
            if self.parts > PARTS:
                stand_back(connection.transport, True)
                self.pause(min(LONGEST_GATHERING, GATHERING * 2.0 ** (self.parts - PARTS)), connection)

    def pause(self, seconds: float, connection: Connection | Socket) -> None:
        """Read on only after so many seconds."""
        if not connection.transport.is_closing():
            connection.transport.pause_reading()
            connection.loop.call_later(seconds, connection.read_on)

    def is_too_dear(self, seconds: float) -> bool:
        if self.watchdog is not None:
            self.watchdog.note(seconds, "(reading)")
        if self.limiter is not None:
            self.limiter.charge("", self.address, seconds)
        now = monotonic()
        self.owed = max(0.0, self.owed - (now - self.at) * READING_FORGIVEN) + seconds
        self.at = now
        return self.owed > READING


class Open:
    """The connections of one server: how many there are per address, and which are idle, longest first."""

    def __init__(self) -> None:
        self.by_address: dict[str, int] = {}
        self.idle: dict[Connection, None] = {}
        #: Those of them on which nobody was answered yet, or somebody who has asked for much.
        self.strangers: dict[Connection, None] = {}
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
        if connection.is_new:
            self.strangers[connection] = None
        self.idle_at.setdefault(connection.address, {})[connection] = None

    def work(self, connection: Connection) -> None:
        """The connection is being answered, or is none any more."""
        self.idle.pop(connection, None)
        self.strangers.pop(connection, None)
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
        self.is_heard = False
        #: Has no request been answered here yet, or has much been asked for at this address?
        self.is_new = True
        self.sending: asyncio.TimerHandle | None = None

    # -- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        give_up_after(transport, self.patience.answer)
        self.address = place_of(self.client[0]) if self.client else ""
        self.reading = Reading(self.config, self.address)
        self.reading.read_at_once(self.reading.at_once, self)
        # Until a request of theirs was answered.
        stand_back(transport, True)
        near = self.open.come(self.address)
        self.open.rest(self)
        self.wait_for("head")
        if near > self.patience.per_address and not self.is_proxy:
            self.make_room(self.open.idle_at.get(self.address, {}))
        elif len(self.connections) > self.patience.room():
            # This one is among the strangers, as the last.
            self.make_room(self.open.strangers if len(self.open.strangers) > 1 else self.open.idle)

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

    def shutdown(self) -> None:
        stop_keeper(self.config)
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.stop_sending()
        self.open.work(self)
        self.open.go(self.address)
        stand_back(self.transport, False)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_waiting()
        self.stop_sending()
        self.open.work(self)
        super().handle_websocket_upgrade(event)

    # -- asking

    def data_received(self, data: bytes) -> None:
        self.is_heard = True
        if self.waiting is None and self.is_idle:
            self.wait_for("head")
        if self.is_crumbs(data):
            self.transport.abort()
            return
        # Of somebody who is not known yet, even the first step waits for those who play.
        bills.set(self.reading.bill() if self.is_new else arriving)
        cost = Cost()
        super().data_received(data)
        self.reading.pay(cost.seconds, self)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.stop_waiting()
        elif self.conn.their_state is h11.SEND_BODY:
            if self.waits_for != "body":
                self.wait_for("body")
            self.reading.gather(len(data), self)
        elif self.conn.their_state is not h11.IDLE:
            self.stop_waiting()
            self.open.work(self)
            self.reading.parts = 0
        else:
            self.reading.gather(len(data), self)

    def is_crumbs(self, data: bytes) -> bool:
        """Does the rest of a body come in chunks of a few bytes? There is nobody who has to do that."""
        if self.conn.their_state is not h11.SEND_BODY or len(data) < WHERE_DEAR:
            return False
        is_chunked = any(name == b"transfer-encoding" for name, _ in self.headers)
        return is_chunked and len(CRUMB.findall(data)) > MOST_CRUMBS

    def read_on(self) -> None:
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def is_idle(self) -> bool:
        """Is nothing being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def wait_for(self, what: str) -> None:
        self.stop_waiting()
        self.waits_for = what
        self.waiting = self.loop.call_later(getattr(self.patience, what), self.give_up)

    def give_up(self) -> None:
        """Nothing more is waited for; unless there was no time yet to listen to what somebody has said."""
        if not self.is_heard and has_said_something(self.transport):
            self.wait_for("head")
        else:
            self.transport.abort()

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting, self.waits_for = None, ""

    # -- answering

    def on_response_complete(self) -> None:
        if not self.transport.is_closing():
            self.is_new = not self.reading.is_cheap_here()
            self.open.rest(self)
            stand_back(self.transport, self.is_new)
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


class Compression(PerMessageDeflate):
    """Compresses what a socket says, each message by itself."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        data, bits = bytes(frame.data), self.local_max_window_bits
        compress = compressed_once if len(data) < SHORT else compressed
        return Frame(frame.opcode, compress(data, bits), frame.fin, rsv1=True)


class CompressionFactory(ServerPerMessageDeflateFactory):
    """Agrees on it with whoever opens a socket."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Compression(True, True, usual.remote_max_window_bits, usual.local_max_window_bits)


def compressed(data: bytes, bits: int) -> bytes:
    """A message, compressed with a window of that size at most. No larger than the message is: making a compressor that
    can look back further takes longer than to compress."""
    bits = min(bits, max(9, len(data).bit_length()))
    made = zlib.compressobj(LEVEL, wbits=-bits, memLevel=min(zlib.DEF_MEM_LEVEL, bits - 6))
    # The end is always the same, and left out: RFC 7692, 7.2.1.
    return (made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH))[:-4]


compressed_once = lru_cache(KEPT)(compressed)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it counts as one until it is closed."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.open = open_at(server_state)
        self.address = ""
        #: Has a ping come that is not answered yet?
        self.is_pinged = False
        self.conn.available_extensions = [CompressionFactory()]
        self.patience: float | None = getattr(getattr(state_of(config), "settings", None), "patience", None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = place_of(self.client[0]) if self.client else ""
        self.reading = Reading(self.config, self.address)
        stand_back(self.transport, not self.reading.is_cheap_here())

    def data_received(self, data: bytes) -> None:
        cost = Cost()
        super().data_received(data)
        self.answer_pings()
        self.reading.pay(cost.seconds, self)

    async def send(self, message: ASGISendEvent) -> None:
        """`TimeoutError` if whoever is there does not take what was said before."""
        if not self.writable.is_set():
            async with asyncio.timeout(self.patience):
                await self.writable.wait()
        if message["type"] == "websocket.send" and self.transport.is_closing():
            # The loop says so in its next iteration; until then every message of a long story is a line in the log.
            raise ClientDisconnected
        await super().send(message)

    def read_on(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_parser_exception(self) -> None:
        """What cannot be read is answered with a reason; where nothing more can be sent, there is only the end."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Answered together with all others that have come at once: one by one, a thousand of them are a thousand
        writes, each of them with a line in the log if nobody is there any more."""
        self.is_pinged = True

    def answer_pings(self) -> None:
        """Every ping is answered; the answers of whoever does not take them would fill the memory."""
        if self.is_pinged and not self.transport.is_closing():
            self.is_pinged = False
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.transport.abort()

    def shutdown(self) -> None:
        stop_keeper(self.config)
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.go(self.address)
        stand_back(self.transport, False)
        super().connection_lost(exc)
