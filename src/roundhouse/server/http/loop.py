"""The event loop: who is heard first, and whose tasks go on first, when very many want something at once.

An action takes a dozen iterations of the loop until everybody knows of it. Asyncio reads every connection that has data
in each iteration and goes on with every task that can: with a thousand connections that send a byte each, or a hundred
tasks of a few milliseconds, an iteration takes a tenth of a second. Here, connections that are not yet known have low
priority: only a few of them are read, and a few accepted, per iteration. And of the tasks that somebody pays for
(`bills`), those of whoever has used least go on first, for a slice of time per iteration; those of heavy users together
get a share of the time, and no more as long as others are there. Of the others, nobody is overtaken for long: who has
waited for a while goes first, beside those who act in a quarter of the time.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import selectors
from collections import deque
from collections.abc import Callable
from contextvars import Context
from itertools import count
from operator import itemgetter
from time import perf_counter
from typing import Any, Final

from roundhouse.server.bills import ACTING, bills

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
#: Every so many seconds it is the turn of whoever has waited longest, all the same.
STARVING: Final = 0.05
#: Seconds after which somebody who is no heavy user is late: they go first then, in the order in which they came. Where
#: somebody acts, they do so in a share of the time, with so many seconds of it in advance. Who acts goes before who is
#: told of it, and where very many act, those who look on heard of it seconds later.
LATE: Final = 0.05
LATE_SHARE: Final = 0.25
LATE_ADVANCE: Final = 0.01


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


class Turn:
    """A task that can go on, or has: then it has no handle any more."""

    __slots__ = ("handle", "since", "urgent", "used")

    def __init__(self, used: float, handle: asyncio.Handle, since: float, urgent: bool) -> None:
        self.used = used
        self.urgent = urgent
        self.handle: asyncio.Handle | None = handle
        self.since = since

    def take(self) -> None:
        handle, self.handle = self.handle, None
        if handle is not None and not handle.cancelled():
            handle._run()


class Waiting:
    """Tasks that can go on, in the order of what those who pay for them have used, least first.

    A task cannot be interrupted. An action needs a dozen turns: if a heavy user's task ran whenever nobody else was
    waiting, the next turn of the action would find one running nearly every time. Hence their share of the time, and
    hence they wait for a calm moment.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._turns: list[tuple[float, int, Turn]] = []
        self._count = 0
        #: How many of them are somebody's who acts, or what many wait for.
        self._urgent = 0
        self._number = count()
        self._clock = clock
        #: Those of them who were no heavy users, in the order in which they came.
        self._light: deque[Turn] = deque()
        #: What the lightest user has used who had a turn lately, and when that was.
        self._least, self._served = 0.0, -math.inf
        #: Seconds that heavy users could take at a moment.
        self._credit, self._at = ADVANCE, clock()
        #: How many of them where there is no calm moment.
        self._in_between = ADVANCE
        #: Seconds that those who are late could take.
        self._for_late = LATE_ADVANCE
        #: When it was last the turn of whoever had waited longest.
        self._fed = -math.inf

    def __len__(self) -> int:
        return self._count

    def forget(self) -> None:
        """Nobody waits any more."""
        self._turns.clear()
        self._light.clear()
        self._count = self._urgent = 0

    def add(self, used: float, handle: asyncio.Handle, *, urgent: bool = False) -> None:
        turn = Turn(used, handle, self._clock(), urgent)
        heapq.heappush(self._turns, (used, next(self._number), turn))
        self._count += 1
        self._urgent += urgent
        if used <= SIMILAR * self._least + NEARLY:
            self._light.append(turn)

    def go_on(self) -> float:
        """Let those go on whose turn it is, for a while; the seconds until it is somebody's turn again."""
        begin = now = self._clock()
        while self._count and now < begin + SLICE:
            most = self._most(now)
            self._earn(now)
            late = self._late(now)
            turn = late or self._next(now, most, is_late=now > begin + HEAVY_SLICE)
            if turn is None:
                break
            self._count -= 1
            self._urgent -= turn.urgent
            is_beside = late is not None and self._urgent > 0
            turn.take()
            begun, now = now, self._clock()
            if is_beside:
                self._for_late -= now - begun
            if turn.used > most:
                self._credit -= now - begun
                self._in_between -= 0.0 if self._is_calm(begun) else now - begun
            elif turn.used > 0:
                self._served = now
        return self._pause(now)

    def _is_calm(self, now: float) -> bool:
        return now - self._served >= CALM

    def is_heavy(self, used: float) -> bool:
        """Has somebody used much more than others who had a turn lately?"""
        return self._clock() - self._served < QUIET and used > SIMILAR * self._least + NEARLY

    def _lightest(self) -> float:
        """What whoever has used least of those who wait has used."""
        while self._turns[0][2].handle is None:
            heapq.heappop(self._turns)
        return self._turns[0][0]

    def _most(self, now: float) -> float:
        """What somebody may have used who is none of the heavy users."""
        lightest = self._lightest()
        # What is nobody's is no measure of what others have used.
        if lightest > 0 and (lightest < self._least or now - self._served > QUIET):
            self._least = lightest
        return SIMILAR * self._least + NEARLY

    def _earn(self, now: float) -> None:
        passed, self._at = now - self._at, now
        self._credit = min(ADVANCE, self._credit + SHARE * passed)
        self._in_between = min(ADVANCE, self._in_between + IN_BETWEEN * passed)
        self._for_late = min(LATE_ADVANCE, self._for_late + LATE_SHARE * passed)

    def _late(self, now: float) -> Turn | None:
        """Whoever has waited longest of those who are no heavy users, if they are late, and have a share left beside
        those who act."""
        while self._light and self._light[0].handle is None:
            self._light.popleft()
        if not self._light or now - self._light[0].since < LATE or (self._urgent and self._for_late <= 0):
            return None
        return self._light.popleft()

    def _next(self, now: float, most: float, *, is_late: bool) -> Turn | None:
        is_affordable = self._credit > 0 and not is_late
        if is_affordable and now - self._fed >= STARVING:
            # Whoever has used most would otherwise wait for ever.
            self._fed = now
            return min((each for each in self._turns if each[2].handle is not None), key=itemgetter(1))[2]
        is_time = self._is_calm(now) or self._in_between > 0
        if self._lightest() <= most or (is_affordable and is_time):
            return heapq.heappop(self._turns)[2]
        return None

    def _pause(self, now: float) -> float:
        if not self._count:
            self.forget()
            return 0.0
        if self._lightest() <= self._most(now):
            return 0.0
        until_calm = min(self._served + CALM, self._fed + STARVING) - now
        until_time = min(until_calm, -self._in_between / IN_BETWEEN)
        return max(0.0, until_time, -self._credit / SHARE)


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
        self.waiting.add(bill.used, handle, urgent=bill.used <= 0 or bill.weight <= ACTING)
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
