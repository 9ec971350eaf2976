"""Beside the event loop: work that takes too long for the loop and is too short for a process of its own.

It runs in a single thread: threads compete with the loop, so several of them would leave it little time.
Whoever has used least goes first, and the cost is charged to whoever asked, like everything else.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final, ParamSpec, TypeVar

from roundhouse.server.bills import bills, used_now
from roundhouse.server.threads import Threads

P = ParamSpec("P")
T = TypeVar("T")

#: How many tasks may wait for the thread.
MOST: Final = 30


class Busy(Exception):
    """There is too much to do at the moment."""


class Thread:
    """The thread and its queue."""

    def __init__(self) -> None:
        self.waiting = 0
        self._threads = Threads(1, "roundhouse-beside")

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self.waiting >= MOST:
            raise Busy
        bill = bills.get()
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            begun = thread_time()
            try:
                return work(*args, **more)
            finally:
                spent = thread_time() - begun

        self.waiting += 1
        try:
            return await self._threads.run(timed, used_now())
        finally:
            self.waiting -= 1
            if bill is not None:
                bill.put(spent)


_thread: Final = Thread()
#: Do something there; `Busy` if there is too much to do already.
beside = _thread.run
