"""Clocks: remembers when somebody's time will be over, and says so when it is."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable

#: Never sleep longer than this, in seconds: the machine's clock may be set meanwhile.
LONGEST = 60.0


class ClockAlarms:
    """One alarm for each table. An alarm is a hint: whoever gets it looks at the table."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._due: dict[str, float] = {}
        # May hold alarms that were changed since: `_due` tells which count.
        self._heap: list[tuple[float, str]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def watch(self, table_id: str, deadline: float | None) -> None:
        """Ring at that moment, and no longer at the one that was set before; None: not at all."""
        if deadline is None:
            self._due.pop(table_id, None)
        elif self._due.get(table_id) != deadline:
            self._due[table_id] = deadline
            heapq.heappush(self._heap, (deadline, table_id))
            self._changed.set()

    async def _watch(self) -> None:
        while True:
            for table_id in self._take_due(time.time()):
                self._ring(table_id)
            self._changed.clear()
            try:
                async with asyncio.timeout(self._pause(time.time())):
                    await self._changed.wait()
            except TimeoutError:
                continue

    def _take_due(self, now: float) -> list[str]:
        due = []
        while self._heap and self._heap[0][0] <= now:
            deadline, table_id = heapq.heappop(self._heap)
            if self._due.get(table_id) == deadline:
                del self._due[table_id]
                due.append(table_id)
        return due

    def _pause(self, now: float) -> float:
        return min(LONGEST, max(0.0, self._heap[0][0] - now)) if self._heap else LONGEST
