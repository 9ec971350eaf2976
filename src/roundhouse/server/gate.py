"""A gate: so many get in at once, and of those who wait, whoever has used little or waited long goes first."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count

from roundhouse.server.bills import precedence


class Gate:
    """Whoever entered must leave."""

    def __init__(self, most: int) -> None:
        self._room = most
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()

    async def enter(self, used: float, patience: float | None = None) -> None:
        """Wait for a place; `TimeoutError` after that many seconds."""
        if self._room > 0:
            self._room -= 1
            return
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (precedence(used), next(self._number), called))
        try:
            async with asyncio.timeout(patience):
                await called
        except BaseException:
            # Let in and cancelled at the same moment: pass the place on.
            if called.done() and not called.cancelled():
                self.leave()
            called.cancel()
            raise

    def leave(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._room += 1
