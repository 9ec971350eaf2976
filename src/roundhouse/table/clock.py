"""Clocks: how long each seat may think, and how long it has left.

With `none` there is no limit. With `day`, every decision has the same time, counted afresh. With `live`, each seat has
a stock of time and gains some with each of its decisions. While a bot stands in, nobody's clock runs.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

#: The fraction of the stock that somebody gets on returning after running out of time.
GRACE: Final = 0.1


class ClockRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed at the set-up; times are in seconds."""

    kind: Literal["none", "day", "live"] = "none"
    #: Per decision (`day`) or for the whole game (`live`).
    time: float = 86_400.0
    increment: float = 0.0


class Clock:
    """The clocks of all seats. Times are in seconds; the table says what happens when."""

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
        """The seat is asked something new, whoever will answer: with `day`, its time starts afresh."""
        if self.rules.kind == "day":
            self.left[seat] = self.rules.time

    def start(self, seat: int | None, at: float) -> None:
        """Start the clock of a seat; None: of nobody."""
        self.running = seat if self.rules.kind != "none" else None
        self.since = at

    def stop(self, at: float) -> None:
        """Stop the running clock."""
        if self.running is not None:
            self.left[self.running] -= self._thought(at)
            self.running = None

    def stand(self, since: float, until: float) -> None:
        """Nobody could have decided anything between these moments: they count for nobody."""
        if self.running is not None:
            self.left[self.running] += max(0.0, until - max(since, self.since))

    def decided(self, at: float) -> float:
        """The running seat has decided. Returns what it gains by that, in seconds."""
        if self.running is None:
            return 0.0
        seat, gain = self.running, self.rules.increment if self.rules.kind == "live" else 0.0
        self.stop(at)
        self.left[seat] += gain
        return gain

    def back(self, seat: int) -> None:
        """The owner is back and gets some time if there was none left, or the bot would take over again at once."""
        if self.rules.kind == "live" and self.left[seat] <= 0:
            self.left[seat] = max(self.rules.increment, self.rules.time * GRACE)

    def _thought(self, at: float) -> float:
        """How long the running seat has been thinking; never negative, even if the system clock was set back."""
        return max(0.0, at - self.since)

    def remaining(self, at: float) -> list[float]:
        """What every seat has left at that moment."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self._thought(at)
        return [max(0.0, each) for each in left]

    def flagged(self, at: float) -> int | None:
        """The seat whose time has run out."""
        if self.running is not None and self.remaining(at)[self.running] <= 0:
            return self.running
        return None

    def deadline(self) -> float | None:
        """When the running seat's time will run out."""
        return None if self.running is None else self.since + self.left[self.running]
