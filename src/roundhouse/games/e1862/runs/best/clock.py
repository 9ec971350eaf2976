"""The clock of a search: when it must stop, because time is up or somebody has lost interest."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from roundhouse.games.e1862.runs.best.outoftime import OutOfTime


class Clock:
    """Counts small steps and looks at the time every so many of them."""

    def __init__(self, seconds: float | None, cancelled: Callable[[], bool] | None) -> None:
        self.began = perf_counter()
        self.until = None if seconds is None else self.began + seconds
        self.cancelled = cancelled
        self.steps = 0
        self.small_steps = 0

    def tick(self) -> None:
        """To be called in inner loops."""
        self.steps += 1
        if self.steps & 63 == 0:
            self.look()

    def stroll(self) -> None:
        """To be called where steps are so small that many of them count as one."""
        self.small_steps += 1
        if self.small_steps & 1023 == 0:
            self.look()

    def look(self) -> None:
        """Stop the search if its time is over."""
        if self.until is not None and perf_counter() >= self.until:
            raise OutOfTime
        if self.cancelled is not None and self.cancelled():
            raise OutOfTime

    def milliseconds(self) -> float:
        return (perf_counter() - self.began) * 1000
