"""The queue of requests: which go first under load.

Requests from people who have used little recently are let in at once. Those from heavy users are let in two at a time,
the lightest users first: a guest's requests then wait for that guest's own, and hardly ever for those of others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Final

from roundhouse.server.gate import Gate
from roundhouse.server.http.limits import Limiter, place_of, too_fast

#: How many requests of heavy users are processed at once.
FEW: Final = 2
#: Seconds after which a request is assumed to be waiting for something else, and the next is let in.
HELD: Final = 0.25
#: Seconds that a request may wait, and how many from one place may wait.
LONGEST: Final = 10.0
MOST: Final = 40
#: No waiting.
OPEN: Final = nullcontext()


class Place:
    """The slot of a request that was let in; released once, on leaving or after a while."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._left = False
        self._timer = asyncio.get_running_loop().call_later(HELD, self.leave)

    def leave(self) -> None:
        if not self._left:
            self._left = True
            self._timer.cancel()
            self._gate.leave()


class RequestQueue:
    """Requests of heavy users wait in it; everybody else passes."""

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._gate = Gate(FEW)
        #: How many are waiting, by place.
        self._waiting: Counter[str] = Counter()

    def inside(self, identity: str, address: str) -> AbstractAsyncContextManager[None]:
        """Hold a slot for the duration of the block; `ApiError` if too many from the same place are waiting."""
        used = self._limiter.used(identity, address)
        return OPEN if self._limiter.is_little(used) else held(self._waited(used, place_of(address)))

    async def _waited(self, used: float, near: str) -> Place:
        if self._waiting[near] >= MOST:
            raise too_fast(LONGEST)
        self._waiting[near] += 1
        try:
            await self._gate.enter(used, LONGEST)
            return Place(self._gate)
        except TimeoutError:
            raise too_fast(LONGEST) from None
        finally:
            self._waiting[near] -= 1
            if not self._waiting[near]:
                del self._waiting[near]

    def in_turn(self, identity: str, address: str) -> AbstractAsyncContextManager[None]:
        """The same for somebody who is told what happens, and can wait."""
        used = self._limiter.used(identity, address)
        return OPEN if self._limiter.is_little(used) else held(self._entered(used))

    async def _entered(self, used: float) -> Place:
        await self._gate.enter(used)
        return Place(self._gate)


@asynccontextmanager
async def held(entering: Awaitable[Place]) -> AsyncIterator[None]:
    """Wait for a slot, and hold it for the duration of the block."""
    place = await entering
    try:
        yield
    finally:
        place.leave()
