"""Threads that many wait for: of those who wait, whoever has used least goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from queue import PriorityQueue
from typing import Any, TypeVar

T = TypeVar("T")


class Threads:
    """So many threads, and whatever waits for one of them."""

    def __init__(self, most: int, name: str) -> None:
        self._waiting: PriorityQueue[tuple[float, int, Callable[[], Any], Future[Any]]] = PriorityQueue()
        self._number = count()
        self._executor = ThreadPoolExecutor(most, name)

    async def run(self, work: Callable[[], T], used: float) -> T:
        """Done when it is its turn. As often as something waits, a thread is told to take the next."""
        asked: Future[T] = Future()
        self._waiting.put((used, next(self._number), work, asked))
        self._executor.submit(self._do_next)
        return await asyncio.wrap_future(asked)

    def _do_next(self) -> None:
        _, _, work, asked = self._waiting.get_nowait()
        if not asked.set_running_or_notify_cancel():
            return
        try:
            asked.set_result(work())
        except BaseException as error:
            asked.set_exception(error)

    def shutdown(self) -> None:
        self._executor.shutdown()
