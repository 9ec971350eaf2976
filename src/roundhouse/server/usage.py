"""Usage: who has caused how much work lately."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

#: Seconds of which somebody must have used more to count in an average.
TRACE: Final = 0.05
#: Seconds for which a total is believed.
FRESH: Final = 1.0
#: How many users are remembered before those who have used nothing for long are dropped.
MOST: Final = 20_000


class Used(NamedTuple):
    seconds: float
    at: float


class Total(NamedTuple):
    seconds: float
    users: int
    at: float


class Usage:
    """Seconds of work by user, fading with time."""

    def __init__(self, memory: float, clock: Callable[[], float] = monotonic) -> None:
        #: Seconds after which a third is left of what somebody has used.
        self._memory = memory
        self._clock = clock
        self._used: dict[str, Used] = {}
        #: Of all users of a kind, by the first word of their names.
        self._totals: dict[str, Total] = {}

    def of(self, who: str) -> float:
        used = self._used.get(who)
        return 0.0 if used is None else used.seconds * math.exp((used.at - self._clock()) / self._memory)

    def average(self, but: str) -> float:
        """What others of the same kind have used on average who have used anything; the kind is the first word."""
        kind = but.partition(" ")[0]
        known = self._totals.get(kind)
        if known is None or self._clock() - known.at > FRESH:
            used = [seconds for who in self._used if who.startswith(kind) and (seconds := self.of(who)) > TRACE]
            known = self._totals[kind] = Total(sum(used), len(used), self._clock())
        own = self.of(but)
        others = known.users - (own > TRACE)
        return max(0.0, known.seconds - own) / others if others > 0 else 0.0

    def add(self, who: str, seconds: float) -> None:
        now = self._clock()
        self._used[who] = Used(self.of(who) + seconds, now)
        if len(self._used) > MOST:
            self._used = {each: used for each, used in self._used.items() if used.at > now - 5 * self._memory}
