"""How long to think: a number of playouts, a number of seconds, or until told to stop, whichever comes first."""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """What one search may spend. It is used for a single search, and its clock starts when it is created.

    With playouts alone, or enough seconds to complete them, the search gives the same result on any machine.
    """

    def __init__(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if playouts is None and seconds is None and stop is None:
            raise ValueError("a search without any limit would not end")
        self.playouts = playouts
        self.seconds = seconds
        self.stop = stop
        self.clock = clock
        self.begun = clock()
        self.spent = 0

    def left(self) -> int | None:
        """Remaining playouts; None if their number is not limited."""
        return None if self.playouts is None else max(0, self.playouts - self.spent)

    def over(self) -> bool:
        """Is the budget used up? Checked between playouts."""
        if self.playouts is not None and self.spent >= self.playouts:
            return True
        if self.stop is not None and self.stop():
            return True
        return self.seconds is not None and self.clock() - self.begun >= self.seconds
