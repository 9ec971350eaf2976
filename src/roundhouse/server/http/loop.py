"""The event loop: who is heard first, and whose tasks go on first, when very many want something at once.

An action takes a dozen iterations of the loop until everybody knows of it. Asyncio reads every connection that has data
in each iteration and goes on with every task that can: with a thousand connections that send a byte each, or a hundred
tasks of a few milliseconds, an iteration takes a tenth of a second. Here, connections that are not yet known have low
priority: only a few of them are read, and a few accepted, per iteration. And of the tasks that somebody pays for
(`bills`), those of whoever has used least go on first, a few per iteration.
"""

from __future__ import annotations

import asyncio
import heapq
import selectors
from collections.abc import Callable
from contextvars import Context
from itertools import count
from operator import itemgetter
from time import perf_counter
from typing import Any, Final

from roundhouse.server.bills import bills

#: How many low-priority connections are read, and how many new ones accepted, per iteration.
FEW: Final = 8
#: How many tasks that somebody pays for go on per iteration.
TASKS: Final = 3
#: With whoever has used least go those who have used up to so many times as much, and so many seconds more; others only
#: after so many seconds without a turn.
SIMILAR: Final = 2.0
NEARLY: Final = 0.02
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


class Waiting:
    """Tasks that can go on, in the order of what those who pay for them have used, least first."""

    def __init__(self) -> None:
        self._handles: list[tuple[float, int, asyncio.Handle]] = []
        self._number = count()
        #: When somebody who has used much more than others last had a turn.
        self._last = 0.0

    def add(self, used: float, handle: asyncio.Handle) -> None:
        heapq.heappush(self._handles, (used, next(self._number), handle))

    def next(self) -> list[asyncio.Handle]:
        """Those whose turn it is in this iteration; somebody, if anybody waits."""
        handles, found = self._handles, list[asyncio.Handle]()
        if not handles:
            return found
        most = SIMILAR * handles[0][0] + NEARLY
        while handles and len(found) < TASKS and handles[0][0] <= most:
            found.append(heapq.heappop(handles)[2])
        if handles and perf_counter() - self._last > STARVING:
            # Whoever has used most would wait longest.
            found.append(self._longest())
            self._last = perf_counter()
        return found

    def _longest(self) -> asyncio.Handle:
        """The one that has waited longest."""
        longest = min(self._handles, key=itemgetter(1))
        self._handles.remove(longest)
        heapq.heapify(self._handles)
        return longest[2]


class Loop(asyncio.SelectorEventLoop):
    """The standard loop with that selector and that order."""

    def __init__(self) -> None:
        self.listening = Listening()
        self.waiting = Waiting()
        super().__init__(self.listening)

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        """Tasks name their context; whatever does not is not somebody's, and keeps its order."""
        bill = None if context is None else context.get(bills)
        if bill is None:
            return super().call_soon(callback, *args, context=context)
        handle = asyncio.Handle(callback, args, self, context)
        self.waiting.add(bill.used, handle)
        return handle

    def _run_once(self) -> None:
        # Both names are private in asyncio; if they are ever renamed, tests of the order fail.
        self._ready.extend(self.waiting.next())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]

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
