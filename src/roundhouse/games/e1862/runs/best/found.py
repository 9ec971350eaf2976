"""What a search has found: the best distinct totals, and the value that a choice must exceed to matter."""

from __future__ import annotations

from math import gcd
from typing import Final

from roundhouse.games.e1862.runs.best.columns import Columns

#: The weight of one step of the total that is asked for; what is below it decides between equals.
TOTAL: Final = 1000

Row = tuple[int, int, list[int]]


class Found:
    """The `keep` best distinct totals, best first: total, value, columns."""

    def __init__(self, columns: Columns, keep: int) -> None:
        self.keep = keep
        self.rows: list[Row] = []
        #: No choice with this value or less matters.
        self.floor = -1
        #: Every value is a multiple of this: a bound less than that above the best answer is met.
        self.grain = 0
        for weight in columns.weight:
            self.grain = gcd(self.grain, weight)
        for constant in columns.constant:
            self.grain = gcd(self.grain, constant)
        self.grain = max(self.grain, 1)

    def next_total(self) -> int:
        """The least value with a higher total than the best one."""
        return (self.rows[0][1] // TOTAL + 1) * TOTAL

    def is_new(self, value: int) -> bool:
        """Whether a value is above the floor, and the best of its total."""
        if value <= self.floor:
            return False
        total = value // TOTAL
        for known, other, _ in self.rows:
            if known == total and value <= other:
                return False
        return True

    def keep_choice(self, value: int, chosen: list[int]) -> None:
        """Take a choice in; the worst one goes if there are too many."""
        total = value // TOTAL
        self.rows = [row for row in self.rows if row[0] != total]
        self.rows.append((total, value, chosen))
        self.rows.sort(key=_by_value, reverse=True)
        del self.rows[self.keep :]
        if len(self.rows) == self.keep:
            self.floor = self.rows[-1][1] + self.grain - 1


def _by_value(row: Row) -> int:
    return row[1]
