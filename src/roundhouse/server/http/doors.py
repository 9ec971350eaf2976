"""Doors: which requests go first under load.

Requests from people who have used little recently are let in at once. Those from heavy users are let in two at a time,
the lightest users first: a guest's requests then wait for that guest's own, and hardly ever for those of others.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

from roundhouse.server.http.limits import Limiter, place_of, too_fast

#: How many requests of heavy users are processed at once.
FEW: Final = 2
#: Seconds after which a request is assumed to be waiting for something else, and the next is let in.
HELD: Final = 0.25
#: Seconds that a request may wait, and how many from one place may wait.
LONGEST: Final = 10.0
MOST: Final = 40


class Place:
    """The slot of a request that was let in; released once, on leaving or after a while."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._left = False
        self._timer = asyncio.get_running_loop().call_later(HELD, self.leave)

    def leave(self) -> None:
        if not self._left:
            self._left = True
            self._timer.cancel()
            self._door.let_next_in()


class Door:
    """Lets a fixed number in at once, and the others in order of their use, least first."""

    def __init__(self, most: int) -> None:
        self._room = most
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()

    async def enter(self, used: float, patience: float | None) -> Place:
        """Wait for a slot; `TimeoutError` after that many seconds."""
        if self._room > 0:
            self._room -= 1
            return Place(self)
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (used, next(self._number), called))
        try:
            async with asyncio.timeout(patience):
                await called
        except BaseException:
            # Let in and cancelled at the same moment: pass the slot on.
            if called.done() and not called.cancelled():
                self.let_next_in()
            called.cancel()
            raise
        return Place(self)

    def let_next_in(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._room += 1


class Doors:
    """A narrow door for heavy users; for everybody else it is open."""

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._narrow = Door(FEW)
        #: How many are waiting, by place.
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def inside(self, identity: str, address: str) -> AsyncIterator[None]:
        """Hold a slot for the duration of the block; `ApiError` if too many from the same place are waiting."""
        used = self._limiter.used(identity, address)
        if self._limiter.is_little(used):
            yield
            return
        place = await self._waited(used, place_of(address))
        try:
            yield
        finally:
            place.leave()

    async def _waited(self, used: float, near: str) -> Place:
        if self._waiting[near] >= MOST:
            raise too_fast(LONGEST)
        self._waiting[near] += 1
        try:
            return await self._narrow.enter(used, LONGEST)
        except TimeoutError:
            raise too_fast(LONGEST) from None
        finally:
            self._waiting[near] -= 1
            if not self._waiting[near]:
                del self._waiting[near]

    @asynccontextmanager
    async def in_turn(self, identity: str, address: str) -> AsyncIterator[None]:
        """The same for somebody who is told what happens, and can wait."""
        used = self._limiter.used(identity, address)
        if self._limiter.is_little(used):
            yield
            return
        place = await self._narrow.enter(used, None)
        try:
            yield
        finally:
            place.leave()
