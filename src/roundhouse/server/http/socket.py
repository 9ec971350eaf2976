"""The socket of one viewer of a table: what happens, as that viewer may know it, and actions the other way.

It begins with what the viewer does not know yet (`after`) and the whole as it is now, and goes on with a message per
record and what has changed by it: no gap, no duplicate, because it counts by the numbers of the records, and compares
with what it has shown last.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from contextlib import AbstractAsyncContextManager
from time import monotonic
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from roundhouse.engine.text import Text
from roundhouse.server.bills import LOOKING_ON, PLAYING, bills
from roundhouse.server.http import errors
from roundhouse.server.http.bodies import Key
from roundhouse.server.http.documents import Seen, at_hand, document, seen_now
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.limits import Limiter, address_of
from roundhouse.server.http.metrics import Metrics
from roundhouse.server.http.parameters import Keeping, TableId, Who
from roundhouse.server.http.permissions import viewing_seat
from roundhouse.server.http.request_queue import RequestQueue
from roundhouse.server.http.routes.actions import Act, done, perform
from roundhouse.server.http.routes.chat import heard
from roundhouse.server.http.routes.messages import (
    Answered,
    AnyMessage,
    Beat,
    Now,
    Present,
    Refused,
    Said,
    present,
    steps,
    whole,
)
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.table import Table

#: Why a socket is closed: the status of the error, among the codes that are free for programs.
CLOSE_BASE: Final = 4000
SLOW: Final = 4408
#: The session has ended: whoever is there now may open another socket.
ENDED: Final = 4440
MOST_SEATS: Final = 63
#: So many messages are written before others have their turn.
MANY: Final = 20
#: Seconds.
LONGEST_WAIT: Final = 5.0
NUMBER: Final = re.compile(r"-?[0-9]{1,10}")
#: A part of the address, not read yet.
Asked = Annotated[str | None, QueryParameter()]


class Leave(Exception):
    """The socket is to be closed with that code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


# -- what comes from the client


class ActMessage(Act, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """An action; `id` is what its answer will be called."""

    id: Key = ""


class SeatMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="seat"):
    """Look with another own seat from now on (-1: what everybody sees), for several people at one screen."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)]
    id: Key = ""


class PingMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Is anybody there? Answered with a beat."""


AnyRequest = ActMessage | SeatMessage | PingMessage
DECODER: Final = msgspec.json.Decoder(AnyRequest)
ENCODER: Final = msgspec.json.Encoder()


# -- one viewer


class Viewing:
    """One open socket: follows the table, reads requests, and says what comes of both."""

    def __init__(self, socket: WebSocket[Any, Any, Any], keeper: Keeper, visitor: Visitor, table_id: str) -> None:
        self.socket = socket
        self.keeper = keeper
        self.visitor = visitor
        self.table_id = table_id
        #: The seat that was asked for; whether it may be used is looked up each time, seats can be lost.
        self.asked: int | None = None
        #: Is the table drawn there?
        self.drawn = False
        self.settings: Settings = socket.app.state.settings
        self.limiter: Limiter = socket.app.state.limiter
        self.metrics: Metrics = socket.app.state.metrics
        #: Held by whoever says something: one after the other, in the order in which they began to.
        self.saying = asyncio.Lock()
        #: When something was said last, and whether the viewer has seen the table.
        self.said = monotonic()
        self.begun = asyncio.Event()
        #: What was shown last, and the last line of chat that was sent.
        self.shown: Seen | None = None
        self.line = 0
        #: Who was said to be there, and whether this viewer counts among them.
        self.present: Present | None = None
        self.sits = False

    async def run(self, after: int | None, line: int) -> None:
        """Until somebody leaves."""
        await self.socket.accept()
        self.metrics.sockets += 1
        try:
            with self.keeper.sessions.open(self.visitor.id, self.visitor.session) as ended:
                await first_of(self.look(after, line), self.read(), self.until(ended))
        except (WebSocketDisconnect, OSError):
            # The viewer has gone.
            pass
        except Leave as leave:
            self.metrics.sockets_dropped += 1
            await self.close(leave)
        except Exception as error:
            await self.refuse(error)
        finally:
            self.sit(False)
            self.metrics.sockets -= 1

    async def look(self, after: int | None, line: int) -> None:
        """Who leaves before the first look has come is noticed at once: nothing more is looked up for them."""
        await self.begin(after, line)
        if not self.sits:
            self.socket.app.state.open_sockets.must_have_room()
        self.begun.set()
        await first_of(self.follow(), self.beat())

    async def until(self, ended: asyncio.Event) -> None:
        """Close the socket as soon as its session has ended, wherever the viewer logged out."""
        await ended.wait()
        raise Leave(ENDED, "ended")

    async def refuse(self, error: Exception) -> None:
        """Say why the viewer cannot be here, and close."""
        known = errors.as_api_error(error)
        if known is None:
            errors.log.error("fault", exc_info=error)
            known = ApiError(500, "fault", Text("server-fault"))
        with contextlib.suppress(Exception):
            await self.send(Refused(id="", error=known.body))
        await self.close(Leave(CLOSE_BASE + known.status, known.body.code))

    async def close(self, leave: Leave) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self.socket.close(leave.code, leave.reason)

    # -- to the viewer

    async def tell(self, messages: list[AnyMessage]) -> None:
        """Say something; who does not take it is let go, and may come back later. Nothing piles up behind
        it: what happens at the table meanwhile is told in one go, and requests are read later."""
        async with self.saying:
            for number, message in enumerate(messages, 1):
                await self.send(message)
                if number % MANY == 0:
                    # A socket that takes everything at once would keep all others waiting until the end of a long game.
                    await asyncio.sleep(0)
            self.said = monotonic()

    async def send(self, message: AnyMessage) -> None:
        text = ENCODER.encode(message).decode()
        try:
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except TimeoutError:
            raise Leave(SLOW, "slow") from None

    async def beat(self) -> None:
        """Break every long silence."""
        while True:
            await asyncio.sleep(self.said + self.settings.heartbeat - monotonic())
            if monotonic() >= self.said + self.settings.heartbeat:
                await self.tell([Beat()])

    # -- from the table

    async def begin(self, after: int | None, line: int) -> None:
        """What the viewer does not know yet; without a number, only how the table is now."""
        table = await self.keeper.table(self.table_id)
        viewing_seat(table, self.visitor, self.asked)
        if self.drawn:
            await at_hand(table)
        seat = viewing_seat(table, self.visitor, self.asked)
        self.line = line
        async with self.in_turn():
            # Somebody who knows more than there is has seen another table: the table as it is sets that right.
            missed = [] if after is None else steps(table, seat, after)
            first = [*missed, self.show(table, seat)]
        await self.tell(first)
        # The first look is dear, and no reason to keep anybody who plays waiting.
        self.weigh(LOOKING_ON)
        await self.tell_chat()
        self.sit(bool(table.seats_of(self.visitor.id)))
        await self.keeper.presence.find(self.table_id)
        await self.tell_presence(table)

    async def follow(self) -> None:
        async with self.keeper.subscribe(self.table_id) as numbers:
            async for number in numbers:
                if number > 0:
                    await self.tell_steps(number)
                elif number < 0:
                    await self.tell_chat()
                await self.tell_presence(await self.keeper.table(self.table_id, at_least=0))

    def in_turn(self) -> AbstractAsyncContextManager[None]:
        """Where many look on, those who have been told much come last, and hear of several records at once."""
        queue: RequestQueue = self.socket.app.state.queue
        return queue.in_turn(self.visitor.id, address_of(self.socket.scope))

    def show(self, table: Table, seat: int | None) -> Now:
        """The whole, with the eyes of that seat."""
        now = document(table, seat, self.visitor, drawn=self.drawn)
        self.shown = seen_now(table, now)
        return whole(table, now)

    async def tell_steps(self, number: int) -> None:
        before = self.shown
        if before is None or number <= before.seq:
            return
        async with self.in_turn():
            table = await self.keeper.table(self.table_id, at_least=number)
            # The seat may have been changed meanwhile.
            before = self.shown
            if before is None or table.seq <= before.seq:
                return
            seat = self.current_seat(table)
            now = document(table, seat, self.visitor, drawn=self.drawn)
            self.shown = seen_now(table, now)
            await self.tell(steps(table, seat, before.seq, before.changes_to(table, now)))
        self.sit(bool(table.seats_of(self.visitor.id)))

    def current_seat(self, table: Table) -> int | None:
        """The viewer's seat; whoever has lost it is a spectator from then on, where spectators are allowed."""
        try:
            return viewing_seat(table, self.visitor, self.asked)
        except ApiError:
            self.asked = None
            return viewing_seat(table, self.visitor, None)

    async def tell_chat(self) -> None:
        lines = await self.keeper.talk.lines(self.table_id, self.line)
        if lines:
            # Up to date: others may have been shown out in another process just before this was said.
            table = await self.keeper.table(self.table_id)
            self.current_seat(table)
            self.line = lines[-1].number
            await self.tell([Said(line=line) for line in heard(self.table_id, table, self.visitor, lines)])

    async def tell_presence(self, table: Table) -> None:
        """Who of those who sit there is connected, if that is something new."""
        now = present(table, self.keeper.presence.at(self.table_id))
        if now != self.present:
            # Nothing to somebody who may not look any more.
            self.current_seat(table)
            self.present = now
            await self.tell([now])

    def sit(self, sits: bool) -> None:
        """Note whether the viewer sits at the table now: players come before spectators."""
        if sits != self.sits:
            self.sits = sits
            self.weigh(PLAYING if sits else LOOKING_ON)
            change = self.keeper.presence.enter if sits else self.keeper.presence.leave
            change(self.table_id, self.visitor.id)

    def weigh(self, weight: float) -> None:
        bill = bills.get()
        if bill is not None:
            bill.weigh(weight)

    # -- from the viewer

    async def read(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            # Nothing is answered before the table has been shown.
            await self.begun.wait()
            await self.take(text)

    async def take(self, text: str) -> None:
        """One request. What is wrong with it is answered; the socket stays open."""
        name = ""
        try:
            self.limiter.ask("request", self.visitor.id, address_of(self.socket.scope))
            request = decode(text)
            name = "" if isinstance(request, PingMessage) else request.id
            await self.tell(await self.answer(request))
        except Leave:
            raise
        except Exception as error:
            known = errors.as_api_error(error)
            if known is None:
                raise
            await self.tell([Refused(id=name, error=known.body)])
            # Whoever is too fast is read from no sooner than they may ask again.
            await asyncio.sleep(min(LONGEST_WAIT, float(known.headers.get("Retry-After", 0))))

    async def answer(self, request: AnyRequest) -> list[AnyMessage]:
        match request:
            case ActMessage():
                self.visitor.must_have("play")
                change = await perform(self.keeper, self.metrics, self.table_id, request, self.visitor)
                return [Answered(id=request.id, seq=done(change).seq)]
            case SeatMessage():
                table = await self.keeper.table(self.table_id)
                seat = viewing_seat(table, self.visitor, request.seat)
                self.asked = request.seat
                before = 0 if self.shown is None else self.shown.seq
                # Whatever has happened meanwhile is not lost with the changes that would have come with it.
                return [*steps(table, seat, before), self.show(table, seat)]
            case PingMessage():
                return [Beat()]


def decode(text: str) -> AnyRequest:
    try:
        request: AnyRequest = DECODER.decode(text)
        return request
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise errors.malformed("server-field", field=place.strip("`."), why=problem) from None
    except (msgspec.DecodeError, RecursionError):
        raise errors.malformed("server-malformed") from None


async def first_of(*works: Any) -> None:
    """Do several things at once until one of them ends; its error is raised, the others are stopped."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def number(field: str, text: str | None, least: int, most: int) -> int | None:
    """A number of the address. Read here: the reason for a refusal can only be said once the socket is open."""
    if text is None:
        return None
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise errors.malformed("server-field", field=field, why=f"expected a number from {least} to {most}")
    return int(text)


@websocket("/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    visitor: Who,
    keeper: Keeping,
    state: State,
    after: Asked = None,
    chat: Asked = None,
    seat: Asked = None,
    scene: Asked = None,
) -> None:
    """What happens at a table from a record on, as the viewer may know it; with `scene=1`, as it is drawn."""
    viewing = Viewing(socket, keeper, visitor, table_id)
    with contextlib.ExitStack() as stack:
        try:
            viewing.asked = number("seat", seat, -1, MOST_SEATS)
            viewing.drawn = bool(number("scene", scene, 0, 1))
            known, line = number("after", after, 0, 2**31), number("chat", chat, 0, 2**31) or 0
            state.limiter.ask("socket", visitor.id, address_of(socket.scope))
            bills.set(state.limiter.bill(visitor.id, address_of(socket.scope)))
            stack.enter_context(state.open_sockets.let_in(visitor.id, address_of(socket.scope)))
        except ApiError as error:
            await socket.accept()
            await viewing.refuse(error)
            return
        await viewing.run(known, line)
