"""Recording: when this process could write nothing down. What clocks counted meanwhile is given back.

A process that runs notices it by a write that fails or takes too long, and by its own silence: a machine that was
suspended has no other trace of it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from roundhouse.server.storage.rows import Outage

T = TypeVar("T")

#: Seconds between two times that a process shows itself that it runs.
TICK: Final = 1.0
#: Seconds by which it may be late, and that a write may take.
LATE: Final = 1.5
#: Seconds that nobody notices: while one write fails, others succeed.
UNNOTICED: Final = 0.25


class Recording:
    """Since when nothing can be written, and when nothing could be of which nobody was told yet."""

    def __init__(self, trouble: Callable[[BaseException], str], now: Callable[[], float] = time.time) -> None:
        self._trouble = trouble
        self._now = now
        #: When something was last written, and when this process last showed itself.
        self._written = self._shown = now()
        self._lost: float | None = None
        self._untold: list[Outage] = []

    async def noted(self, work: Awaitable[T]) -> T:
        """Something that is to be written, and whether it could be."""
        begun = self._now()
        try:
            done = await work
        except Exception as error:
            if self._trouble(error):
                self.failed()
            raise
        self._succeeded(begun)
        return done

    def failed(self) -> None:
        """Something could not be written: nobody knows since when, but not before the last that could."""
        if self._lost is None:
            self._lost = self._written

    def _succeeded(self, begun: float) -> None:
        now = self._now()
        since = self._lost
        if since is None and now - max(begun, self._written) > LATE:
            since = max(begun, self._written)
        self._lost, self._written = None, now
        if since is not None and now - since > UNNOTICED:
            self._untold.append(Outage(since, now))

    def show(self) -> None:
        """This process runs; if it did not for a while, that is noted."""
        now = self._now()
        if now - self._shown > TICK + LATE:
            self._untold.append(Outage(self._shown, now))
        self._shown = now

    @property
    def is_behind(self) -> bool:
        """Is there something to be told before anybody's time is counted?"""
        self.show()
        return self._lost is not None or bool(self._untold)

    def outages(self, now: float) -> list[Outage]:
        """What is to be told; if nothing can be written, up to now."""
        self.show()
        lost = [] if self._lost is None else [Outage(self._lost, now)]
        return [*self._untold, *lost]

    def told(self, now: float) -> None:
        """All that was before then is told."""
        left = [Outage(max(each.since, now), each.until) for each in self._untold]
        self._untold = [each for each in left if each.until - each.since > UNNOTICED]
