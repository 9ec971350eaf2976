"""The event loop: who is heard first, and whose tasks go on first, when very many want something at once.

An action takes a dozen iterations of the loop until everybody knows of it. Asyncio reads every connection that has data
in each iteration and goes on with every task that can: with a thousand connections that send a byte each, or a hundred
tasks of a few milliseconds, an iteration takes a tenth of a second. Here, connections that are not yet known have low
priority: only a few of them are read, and a few accepted, per iteration. And tasks that somebody pays for (`bills`) go
on in the order in which they came, with what has been used added to the time: whoever has used a second more than
others goes on as if they had come a second later. Heavy users wait in a queue of their own, and together get a share of
the time, and no more as long as others are there.
"""

from __future__ import annotations

import asyncio
import asyncio.selector_events
import heapq
import math
import selectors
from collections.abc import Callable
from contextvars import Context
from itertools import count
from time import perf_counter
from typing import Any, Final, NamedTuple

from roundhouse.server.bills import bills

#: How many low-priority connections are read, and how many new ones accepted, per iteration.
FEW: Final = 3
#: Seconds for which tasks go on before the loop listens again: those of light users, and those of heavy ones. The last
#: of them may take longer.
SLICE: Final = 0.005
HEAVY_SLICE: Final = 0.002
#: With whoever has used least go those who have used up to so many times as much, and so many seconds more: people who
#: have just opened a table, and those who look on there, are not heavy beside those who have used next to nothing.
SIMILAR: Final = 2.0
NEARLY: Final = 0.15
#: All others, the heavy users, together get this share of the loop's time, and so many seconds in advance, so that a
#: page that is opened now and then does not have to wait.
SHARE: Final = 0.2
ADVANCE: Final = 0.25
#: Seconds after a turn of anybody lighter in which heavy users wait: most turns of an action follow the one before
#: sooner than that, and would find a task of theirs running.
CALM: Final = 0.003
#: The share that they get even where there is no calm moment, with the same seconds in advance: a page that is opened
#: now and then does not have to wait for one in a full house.
IN_BETWEEN: Final = 0.1
#: Seconds without a turn of anybody lighter after which heavy users have the loop for themselves.
QUIET: Final = 1.0
#: Every so many seconds it is the turn of a heavy user, all the same.
STARVING: Final = 0.05


class Listening(selectors.DefaultSelector):
    """Reports low-priority connections a few at a time; the rest stay ready and are reported again."""

    def __init__(self) -> None:
        super().__init__()
        #: File descriptors of the low-priority connections.
        self.back: set[int] = set()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(timeout)
        if len(ready) <= FEW or not self.back:
            return ready
        behind = [each for each in ready if each[0].fd in self.back]
        if len(behind) <= FEW:
            return ready
        return [*(each for each in ready if each[0].fd not in self.back), *behind[:FEW]]


class Turn(NamedTuple):
    """A task that can go on, in the order of such turns: the place, and of those with the same the first to come."""

    place: float
    number: int
    used: float
    handle: asyncio.Handle


class Waiting:
    """Tasks that can go on: those of heavy users, and all others.

    A task cannot be interrupted. An action needs a dozen turns: if a heavy user's task ran whenever nobody else was
    waiting, the next turn of the action would find one running nearly every time. Hence their share of the time, and
    hence they wait for a calm moment.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._light: list[Turn] = []
        self._heavy: list[Turn] = []
        self._number = count()
        self._clock = clock
        #: When somebody light had a turn last.
        self._served = -math.inf
        #: What the lightest user has used who came since a moment, and in the second before it.
        self._least, self._least_before, self._moment = math.inf, math.inf, -math.inf
        #: Seconds that heavy users could take at a moment.
        self._credit, self._at = ADVANCE, clock()
        #: How many of them where there is no calm moment.
        self._in_between = ADVANCE
        #: When it was last the turn of a heavy user although others were waiting.
        self._fed = -math.inf

    def __len__(self) -> int:
        return len(self._light) + len(self._heavy)

    def forget(self) -> None:
        """Nobody waits any more."""
        self._light.clear()
        self._heavy.clear()

    def add(self, used: float, handle: asyncio.Handle, *, before: float = 0.0) -> None:
        """Somebody who has used so much wants to go on, and goes before those who came up to so many seconds sooner."""
        now = self._clock()
        self._compare(used, now)
        queue = self._heavy if used > self._most() else self._light
        heapq.heappush(queue, Turn(now + used - before, next(self._number), used, handle))

    def go_on(self) -> float:
        """Let those go on whose turn it is, for a while; the seconds until it is somebody's turn again."""
        begin = now = self._clock()
        while self and now < begin + SLICE:
            self._earn(now)
            queue = self._next(now, is_late=now > begin + HEAVY_SLICE)
            if queue is None:
                break
            turn = heapq.heappop(queue)
            if not turn.handle.cancelled():
                turn.handle._run()
            begun, now = now, self._clock()
            if queue is self._heavy:
                # Where nobody else was there, they took nobody's time.
                self._credit -= 0.0 if self._is_quiet(begun) else now - begun
                self._in_between -= 0.0 if self._is_calm(begun) else now - begun
            elif turn.used > 0:
                self._served = now
        return self._pause(now)

    def is_heavy(self, used: float) -> bool:
        """Has somebody used much more than others who had a turn lately?"""
        return not self._is_quiet(self._clock()) and used > self._most()

    def _compare(self, used: float, now: float) -> None:
        """Whoever comes is a measure for others, for a second or two: what people have used grows with the time for
        which they play, and what they had used when they began is none any more."""
        if now - self._moment > QUIET:
            is_just_over = now - self._moment <= 2 * QUIET
            self._least_before = self._least if is_just_over else math.inf
            self._least, self._moment = math.inf, now
        # What is nobody's is no measure.
        if 0 < used < self._least:
            self._least = used

    def _most(self) -> float:
        """What somebody may have used who is none of the heavy users."""
        return SIMILAR * min(self._least, self._least_before) + NEARLY

    def _is_calm(self, now: float) -> bool:
        return now - self._served >= CALM

    def _is_quiet(self, now: float) -> bool:
        return now - self._served > QUIET

    def _earn(self, now: float) -> None:
        passed, self._at = now - self._at, now
        self._credit = min(ADVANCE, self._credit + SHARE * passed)
        self._in_between = min(ADVANCE, self._in_between + IN_BETWEEN * passed)

    def _next(self, now: float, *, is_late: bool) -> list[Turn] | None:
        """The queue from which somebody goes on now; None if those who wait have to wait on."""
        is_affordable = bool(self._heavy) and self._credit > 0 and not is_late
        if is_affordable and now - self._fed >= STARVING:
            self._fed = now
            return self._heavy
        while self._light and self._light[0].used > self._most():
            # Somebody lighter has come since.
            heapq.heappush(self._heavy, heapq.heappop(self._light))
        if self._light:
            return self._light
        is_time = self._is_calm(now) or self._in_between > 0
        return self._heavy if self._is_quiet(now) or (is_affordable and is_time) else None

    def _pause(self, now: float) -> float:
        if self._light or not self._heavy or self._is_quiet(now):
            return 0.0
        until_calm = min(self._served + CALM, self._fed + STARVING) - now
        until_time = min(until_calm, -self._in_between / IN_BETWEEN)
        return max(0.0, until_time, -self._credit / SHARE)


class Transport(asyncio.selector_events._SelectorSocketTransport):  # type: ignore[name-defined,misc]
    """The standard connection, which is silent once it is lost. Whoever writes a long answer hears of that in their
    next turn; until then every part of it would be a line in the log. Its base is private in asyncio, and the same in
    Python 3.11 to 3.13."""

    def write(self, data: bytes) -> None:
        # Private as well; if it is ever renamed, the lines are there again.
        if not getattr(self, "_conn_lost", 0):
            super().write(data)


def _nothing() -> None:
    """Keeps the loop from waiting while somebody's turn has come."""


class Loop(asyncio.SelectorEventLoop):
    """The standard loop with that selector and that order."""

    def __init__(self) -> None:
        self.listening = Listening()
        self.waiting = Waiting()
        self._woken: asyncio.TimerHandle | None = None
        super().__init__(self.listening)

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        """Tasks name their context; whatever does not is not somebody's, and keeps its order."""
        bill = None if context is None else context.get(bills)
        if bill is None:
            return super().call_soon(callback, *args, context=context)
        handle = asyncio.Handle(callback, args, self, context)
        self.waiting.add(bill.used, handle, before=bill.before)
        return handle

    def is_heavy(self, used: float) -> bool:
        return self.waiting.is_heavy(used)

    def _run_once(self) -> None:
        # A name that is private in asyncio; if it is ever renamed, tests of the order fail.
        pause = self.waiting.go_on()
        if self.waiting:
            if not pause:
                super().call_soon(_nothing)
            elif self._woken is None:
                self._woken = self.call_later(pause, self._wake)
        super()._run_once()  # type: ignore[misc]

    def _wake(self) -> None:
        """A heavy user's turn has come."""
        self._woken = None

    def _make_socket_transport(  # type: ignore[no-untyped-def]
        self, sock, protocol, waiter=None, *, extra=None, server=None
    ) -> Transport:
        # Private as well; if it is ever renamed, connections are the standard ones.
        return Transport(self, sock, protocol, waiter, extra, server)

    def _accept_connection(  # type: ignore[no-untyped-def]
        self, protocol_factory, sock, sslcontext=None, server=None, backlog=100, *more, **named
    ) -> None:
        # Private in asyncio; if it is ever renamed, all waiting connections are accepted at once.
        accept: Any = super()._accept_connection  # type: ignore[misc]
        accept(protocol_factory, sock, sslcontext, server, min(backlog, FEW), *more, **named)


def stand_back(transport: asyncio.BaseTransport, back: bool) -> None:
    """Whoever is there is heard after the others, or as they are. Other loops hear everybody at once."""
    loop = asyncio.get_running_loop()
    opened = transport.get_extra_info("socket")
    if not isinstance(loop, Loop) or opened is None:
        return
    if back:
        loop.listening.back.add(opened.fileno())
    else:
        loop.listening.back.discard(opened.fileno())
