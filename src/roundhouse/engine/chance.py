"""Chance: a small seedable source of random numbers whose whole state can be kept inside a game state.

The numbers are those of xoshiro128++, whose arithmetic stays within small integers; a seed is spread over its
state by SplitMix64, as its authors advise.
"""

# compiled
from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

_MASK32: Final = (1 << 32) - 1
_MASK64: Final = (1 << 64) - 1


class Chance:
    """A stream of random numbers; two streams with the same seed, or the same `state`, give the same numbers."""

    def __init__(self, seed: int = 0) -> None:
        first, second = _split_mix(seed, 1), _split_mix(seed, 2)
        self._a = first & _MASK32
        self._b = first >> 32
        self._c = second & _MASK32
        self._d = second >> 32

    @property
    def state(self) -> int:
        """The whole state as one number, from which `resume` goes on."""
        return self._a | self._b << 32 | self._c << 64 | self._d << 96

    @staticmethod
    def resume(state: int) -> Chance:
        """A stream that goes on where another one was when it had that `state`."""
        chance = Chance()
        chance._a = state & _MASK32
        chance._b = state >> 32 & _MASK32
        chance._c = state >> 64 & _MASK32
        chance._d = state >> 96 & _MASK32
        return chance

    def copy(self) -> Chance:
        return Chance.resume(self.state)

    def bits(self) -> int:
        """The next 32 random bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        total = (a + d) & _MASK32
        drawn = ((total << 7 & _MASK32 | total >> 25) + a) & _MASK32
        c ^= a
        d ^= b
        self._a = a ^ d
        self._c = c ^ (b << 9 & _MASK32)
        self._b = b ^ c
        self._d = d << 11 & _MASK32 | d >> 21
        return drawn

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely."""
        if bound <= 0:
            raise ValueError("chance needs at least one possibility")
        size = _MASK32 + 1
        while size < bound:
            size <<= 32
        # Numbers from the incomplete last block would favour small results: draw again.
        limit = size - size % bound
        while True:
            number = self.bits()
            drawn = _MASK32 + 1
            while drawn < size:
                number = number << 32 | self.bits()
                drawn <<= 32
            if number < limit:
                return number % bound

    def shuffle(self, items: list[T]) -> None:
        """Put the items of a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: list[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def branch(self) -> Chance:
        """A new stream, independent of what is drawn from this one later."""
        return Chance(self.bits() << 32 | self.bits())


def _split_mix(seed: int, number: int) -> int:
    """The number-th value of SplitMix64 from a seed."""
    z = (seed + number * 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)
