"""Clocks: how long each seat may think, and how long it has left.

With `none` nobody is hurried. By the `day` every decision has the same time, counted anew. `live`, each seat has a
stock of time and gains some with each of its decisions. While a bot stands in, nobody's clock runs.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

#: The part of the stock that somebody has again who comes back after running out of it.
GRACE: Final = 0.1


class ClockRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed at the set-up; times are in seconds."""

    kind: Literal["none", "day", "live"] = "none"
    #: Per decision (`day`) or for the whole game (`live`).
    time: float = 86_400.0
    increment: float = 0.0


class Clock:
    """The clocks of all seats. Moments are in seconds; the table tells what happens when."""

    def __init__(self, rules: ClockRules, players: int) -> None:
        self.rules = rules
        self.left = [rules.time] * players
        #: The seat that is thinking, since when; None while nobody is.
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> Clock:
        other = Clock(self.rules, 0)
        other.left, other.running, other.since = list(self.left), self.running, self.since
        return other

    def asked(self, seat: int) -> None:
        """The seat is asked something new, whoever will answer: by the day that has its own time."""
        if self.rules.kind == "day":
            self.left[seat] = self.rules.time

    def start(self, seat: int | None, at: float) -> None:
        """The seat thinks from now on; None: nobody does."""
        self.running = seat if self.rules.kind != "none" else None
        self.since = at

    def stop(self, at: float) -> None:
        """The running clock stands still."""
        if self.running is not None:
            self.left[self.running] -= self._thought(at)
            self.running = None

    def stand(self, since: float, until: float) -> None:
        """Nobody could have decided anything between these moments: they cost nobody anything."""
        if self.running is not None:
            self.left[self.running] += max(0.0, until - max(since, self.since))

    def decided(self, at: float) -> float:
        """The running seat has decided. What it gains by that, in seconds."""
        if self.running is None:
            return 0.0
        seat, gain = self.running, self.rules.increment if self.rules.kind == "live" else 0.0
        self.stop(at)
        self.left[seat] += gain
        return gain

    def back(self, seat: int) -> None:
        """The seat's owner is back. Who had run out of time gets some, or the bot would take over again at once."""
        if self.rules.kind == "live" and self.left[seat] <= 0:
            self.left[seat] = max(self.rules.increment, self.rules.time * GRACE)

    def _thought(self, at: float) -> float:
        """How long the running seat has been thinking; never less than nothing, should clocks have been set back."""
        return max(0.0, at - self.since)

    def remaining(self, at: float) -> list[float]:
        """What every seat has left at that moment."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self._thought(at)
        return [max(0.0, each) for each in left]

    def flagged(self, at: float) -> int | None:
        """The seat whose time is over."""
        if self.running is not None and self.remaining(at)[self.running] <= 0:
            return self.running
        return None

    def deadline(self) -> float | None:
        """When the running seat's time will be over."""
        return None if self.running is None else self.since + self.left[self.running]
