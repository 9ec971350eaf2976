"""Threads that many wait for: of those who wait, whoever has used little or waited long goes first.

Only one thread computes at a time, and the event loop is one of them: while another one is busy, everything in the loop
takes twice as long. After work for heavy users a thread therefore rests, as long as lighter users are there and none of
them wants something of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from queue import PriorityQueue
from threading import Event
from time import thread_time
from typing import Any, Final, NamedTuple, TypeVar

from roundhouse.server.bills import is_heavy, precedence

T = TypeVar("T")

#: A rest takes so many times as long as the work before it.
REST: Final = 2.0


class Asked(NamedTuple):
    """Work that waits for a thread, in the order in which it is done."""

    precedence: float
    number: int
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    rest: float


class Threads:
    """So many threads, and whatever waits for one of them."""

    def __init__(self, most: int, name: str) -> None:
        self._waiting: PriorityQueue[Asked] = PriorityQueue()
        self._number = count()
        self._executor = ThreadPoolExecutor(most, name)
        #: Somebody light wants something.
        self._called = Event()

    async def run(self, work: Callable[[], T], used: float) -> T:
        """Done when it is its turn. As often as something waits, a thread is told to take the next."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        rest = REST if is_heavy(used) else 0.0
        self._waiting.put(Asked(precedence(used), next(self._number), work, done, rest))
        if not rest:
            self._called.set()
        self._executor.submit(self._do_next)
        return await done

    def _do_next(self) -> None:
        # Before looking: whoever calls from now on is not among those who wait.
        self._called.clear()
        asked = self._waiting.get_nowait()
        if asked.done.cancelled():
            return
        begun = thread_time()
        try:
            tell = partial(asked.done.set_result, asked.work())
        except BaseException as error:
            tell = partial(asked.done.set_exception, error)
        asked.done.get_loop().call_soon_threadsafe(_unless_done, asked.done, tell)
        if asked.rest:
            self._called.wait(asked.rest * (thread_time() - begun))

    def shutdown(self) -> None:
        self._executor.shutdown()


def _unless_done(done: asyncio.Future[Any], tell: Callable[[], None]) -> None:
    """Whoever waited may be gone."""
    if not done.done():
        tell()
