"""Chance: a small seedable source of random numbers whose whole state fits inside a game state.

The numbers are those of xoshiro128++, whose arithmetic stays within small integers; a seed is spread over its
state by SplitMix64, as its authors advise. That is fast, and enough for simulations, but not secure: some of the
numbers reveal the others, and their effects on a game reveal the seed to a search. Where people play for real, the
numbers come from a 256-bit key by BLAKE2b instead, and nobody without the key can predict one from the others.
"""

# compiled
from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

_MASK32: Final = (1 << 32) - 1
_MASK64: Final = (1 << 64) - 1

#: Bytes of a key.
KEY: Final = 32
#: 32-bit numbers in one block of a keyed stream.
_BLOCK: Final = 16
#: The `state` of a keyed stream is above this: a marker, the key, and how many numbers were drawn, in 64 bits.
_KEYED: Final = 1 << 320


class Chance:
    """A stream of random numbers; two streams with the same seed, or the same `state`, give the same numbers."""

    def __init__(self, seed: int = 0) -> None:
        #: Empty in a seeded stream.
        self._key = b""
        self._drawn = 0
        self._block: list[int] = []
        first, second = _split_mix(seed, 1), _split_mix(seed, 2)
        self._a = first & _MASK32
        self._b = first >> 32
        self._c = second & _MASK32
        self._d = second >> 32

    @property
    def state(self) -> int:
        """The whole state as one number, from which `resume` continues."""
        if self._key:
            return _KEYED | int.from_bytes(self._key, "big") << 64 | self._drawn
        return self._a | self._b << 32 | self._c << 64 | self._d << 96

    @staticmethod
    def keyed(key: bytes) -> Chance:
        """A stream that cannot be predicted without the key, however much of it has been seen."""
        if len(key) != KEY:
            raise ValueError(f"a key has {KEY} bytes, not {len(key)}")
        chance = Chance()
        chance._key = key
        return chance

    @staticmethod
    def resume(state: int) -> Chance:
        """A stream that continues where another one was when it had that `state`."""
        if state >= _KEYED:
            keyed = Chance.keyed((state >> 64 & (1 << 8 * KEY) - 1).to_bytes(KEY, "big"))
            keyed._drawn = state & _MASK64
            return keyed
        chance = Chance()
        chance._a = state & _MASK32
        chance._b = state >> 32 & _MASK32
        chance._c = state >> 64 & _MASK32
        chance._d = state >> 96 & _MASK32
        return chance

    def copy(self) -> Chance:
        """A stream that gives the same numbers from here on."""
        return Chance.resume(self.state)

    def bits(self) -> int:
        """The next 32 random bits."""
        if self._key:
            return self._keyed_bits()
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

    def _keyed_bits(self) -> int:
        place = self._drawn % _BLOCK
        if place == 0 or not self._block:
            number = (self._drawn // _BLOCK).to_bytes(8, "big")
            block = blake2b(number, key=self._key, person=b"roundhouse").digest()
            self._block = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 4 * _BLOCK, 4)]
        self._drawn += 1
        return self._block[place]

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely."""
        if bound <= 0:
            raise ValueError("chance needs at least one possibility")
        size = _MASK32 + 1
        while size < bound:
            size <<= 32
        # The incomplete last block would favour small results: draw again.
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
        if self._key:
            return Chance.keyed(b"".join([self.bits().to_bytes(4, "big") for _ in range(KEY // 4)]))
        return Chance(self.bits() << 32 | self.bits())


def _split_mix(seed: int, number: int) -> int:
    """The number-th value of SplitMix64 from a seed."""
    z = (seed + number * 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)
