"""Beside the event loop: work that takes too long for the loop and is too short for a process of its own.

It runs in a single thread: threads compete with the loop, so several of them would leave it little time.
The cost is charged to whoever asked, like everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, ParamSpec, TypeVar

from roundhouse.server.tables.watchdog import bills

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
        self._executor = ThreadPoolExecutor(1, "roundhouse-beside")

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self.waiting >= MOST:
            raise Busy
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
            return await asyncio.get_running_loop().run_in_executor(self._executor, timed)
        finally:
            self.waiting -= 1
            bill = bills.get()
            if bill is not None:
                bill.put(spent)


_thread: Final = Thread()
#: Do something there; `Busy` if there is too much to do already.
beside = _thread.run
