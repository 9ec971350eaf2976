"""Ties: what connects runs. Those to come make one for every place but one that they visit (R7.8-c; bound.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: No tie is worth more than this: the dearest stop.
MOST_TIE: Final = 20000
#: How fast the price of ties moves, as if it were that of a stop with this weight.
TIE_SCALE: Final = 3000


class Ties:
    """What a tie costs; the cities that still need one, as a mask; how many too many the relaxed choice makes."""

    def __init__(self, price: i64, untied: i64) -> None:
        self.price: i64 = price
        self.untied: i64 = untied
        self.made: i64 = 0

    def move(self, step: i64) -> None:
        """Make them cheaper by a step, or dearer by a negative one."""
        self.price = max(0, min(MOST_TIE, self.price - step))
