"""Guesses at passwords: whoever guesses wrong waits longer and longer, and nobody's guesses keep others waiting.

Counted for an account and a place together, so that nobody can lock somebody else out from afar; and for the account
alone, where it takes many more and the wait stays short. Per process, in memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

#: Wrong guesses that cost nothing: of one place, and of all places together.
FREE: Final = 5
FREE_FOR_ALL: Final = 30
#: The longest wait after more of them, in seconds: it begins with one second and doubles with each.
LONGEST: Final = 900.0
LONGEST_FOR_ALL: Final = 10.0
#: Seconds after the last one after which they are forgotten, and how many are remembered.
FORGOTTEN: Final = 3600.0
MOST: Final = 20_000
#: Guesses that may wait to be checked: each takes a while and much memory.
WAITING_OF_PLACE: Final = 2
WAITING_FOR_ACCOUNT: Final = 4
WAITING: Final = 16
#: Stands for all places.
EVERYWHERE: Final = "*"
#: What those are told, in seconds, for whom there is no room.
SOON: Final = 2.0


class TooManyGuesses(Exception):
    """Not now, but after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Wrong(NamedTuple):
    times: int
    at: float


class Guesses:
    """Counts the wrong ones, and those that are being checked."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wrong: dict[tuple[str, str], Wrong] = {}
        self._waiting: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one(self, login: str, place: str) -> Iterator[Callable[[], None]]:
        """A guess: wrong, unless what this gives is called. `TooManyGuesses`, and it is not looked at."""
        self._must_wait(login, place)
        counted = [("place", place), ("login", login), ("", "")]
        right = False

        def is_right() -> None:
            nonlocal right
            right = True

        self._waiting.update(counted)
        try:
            yield is_right
        finally:
            self._waiting.subtract(counted)
            self._waiting += Counter()
            self._note(login, place, right)

    def _must_wait(self, login: str, place: str) -> None:
        now = self._clock()
        near = self._left((login, place), now, FREE, LONGEST)
        wait = max(near, self._left((login, EVERYWHERE), now, FREE_FOR_ALL, LONGEST_FOR_ALL))
        if wait > 0:
            raise TooManyGuesses(wait)
        full = (
            self._waiting["place", place] >= WAITING_OF_PLACE
            or self._waiting["login", login] >= WAITING_FOR_ACCOUNT
            or self._waiting["", ""] >= WAITING
        )
        if full:
            raise TooManyGuesses(SOON)

    def _left(self, who: tuple[str, str], now: float, free: int, longest: float) -> float:
        times, at = self._wrong.get(who, Wrong(0, now))
        if times < free or now - at > FORGOTTEN:
            return 0.0
        return at + min(longest, 2.0 ** min(30, times - free)) - now

    def _note(self, login: str, place: str, right: bool) -> None:
        now = self._clock()
        if right:
            self._wrong.pop((login, place), None)
            return
        if len(self._wrong) >= MOST:
            self._wrong = {who: wrong for who, wrong in self._wrong.items() if now - wrong.at < FORGOTTEN}
        if len(self._wrong) >= MOST:
            self._wrong.clear()
        for who in ((login, place), (login, EVERYWHERE)):
            times, at = self._wrong.get(who, Wrong(0, now))
            self._wrong[who] = Wrong(1 if now - at > FORGOTTEN else times + 1, now)
