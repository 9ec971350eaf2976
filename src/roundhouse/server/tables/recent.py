"""What was looked up lately and is asked for with every request: people and their sessions.

An answer is believed for some seconds, so that a change in another process shows soon. Whoever asks now and then would
wait for the database nearly every time, behind all others who read there; so what was asked for lately is looked up
again before that time is over, all of it with one question.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from time import monotonic
from typing import Final, Generic, TypeVar

T = TypeVar("T")

#: Seconds for which an answer is believed, and between two times that it is looked up for all who have asked lately.
BELIEVED: Final = 5.0
RENEWED: Final = 2.0
#: Seconds since somebody asked for which that is done, and for how many, the latest first.
LATELY: Final = 60.0
MOST_RENEWED: Final = 500
#: How many answers are remembered.
MOST_KNOWN: Final = 10_000


class Kept(Generic[T]):
    """An answer."""

    __slots__ = ("asked", "until", "value")

    def __init__(self, value: T, until: float, asked: float) -> None:
        self.value = value
        #: Until when it is believed.
        self.until = until
        #: When somebody asked for it last.
        self.asked = asked


class Recent(Generic[T]):
    """Answers of the database by id."""

    def __init__(self, look_up: Callable[[list[str]], Awaitable[dict[str, T]]]) -> None:
        self._look_up = look_up
        self._known: dict[str, Kept[T]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def values(self) -> Iterator[T]:
        return (kept.value for kept in self._known.values())

    async def find(self, key: str) -> T | None:
        """The answer; None if there is none, which is not remembered."""
        now = monotonic()
        known = self._known.get(key)
        if known is not None and now < known.until:
            known.asked = now
            return known.value
        value = (await self._look_up([key])).get(key)
        if value is None:
            self.forget(key)
        else:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = Kept(value, now + BELIEVED, now)
        return value

    def correct(self, key: str, value: T) -> None:
        """The answer is another now."""
        known = self._known.get(key)
        if known is not None:
            known.value = value

    def forget(self, key: str) -> None:
        """Look it up when it is next asked for."""
        self._known.pop(key, None)

    def forget_all(self) -> None:
        self._known.clear()

    async def renew(self) -> None:
        """Look up anew whatever was asked for lately."""
        now = monotonic()
        lately = [key for key, kept in self._known.items() if now - kept.asked < LATELY]
        lately = sorted(lately, key=lambda key: -self._known[key].asked)[:MOST_RENEWED]
        if not lately:
            return
        before = {key: self._known[key] for key in lately}
        found = await self._look_up(lately)
        for key, kept in before.items():
            # Forgotten meanwhile, or found by somebody else: then that is newer.
            if self._known.get(key) is not kept:
                continue
            if key in found:
                self._known[key] = Kept(found[key], now + BELIEVED, kept.asked)
            else:
                del self._known[key]
