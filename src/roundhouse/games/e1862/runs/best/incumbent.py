"""The incumbents: the best answers found so far, and the value that a choice must exceed to matter.

A choice of columns becomes an answer once every chain has a way and all runs are connected.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Final

from roundhouse.games.e1862.runs.best.chain_columns import ChainColumns
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.graph import joined

#: The weight of one step of the total that is asked for; what is below it decides between equals.
TOTAL_UNIT: Final = 1000

Row = tuple[int, int, list[int]]


class Incumbents:
    """The `keep` best distinct totals, best first: total, value, columns."""

    def __init__(self, columns: Columns, chains: ChainColumns, keep: int, tick: Callable[[], None]) -> None:
        self.columns = columns
        self.chains = chains
        self.keep = keep
        self.tick = tick
        self.home = 1 << columns.graph.home
        self.rows: list[Row] = []
        #: No choice with this value or less matters.
        self.cutoff = -1
        #: Every value is a multiple of this: a bound less than that above the best answer proves it.
        self.granularity = 0
        for numbers in (columns.weight, columns.constant):
            for number in numbers:
                self.granularity = gcd(self.granularity, number)
        self.granularity = max(self.granularity, 1)
        #: Whether runs can be given as chosen, where a preset asks for more; who is told of a better answer.
        self.accept: Callable[[list[int]], bool] | None = None
        self.better: Callable[[list[int]], None] | None = None

    def next_total(self) -> int:
        """The least value with a higher total than the best one."""
        return (self.rows[0][1] // TOTAL_UNIT + 1) * TOTAL_UNIT

    def offer(self, value: int, chosen: list[int]) -> None:
        """Keep a choice if it is among the best distinct totals, the best of its total, and can be run."""
        total = value // TOTAL_UNIT
        if value <= self.cutoff or [row for row in self.rows if row[0] == total and row[1] >= value]:
            return
        settled = self._with_ways(chosen, 0)
        if settled is None:
            return
        self.rows = [row for row in self.rows if row[0] != total]
        self.rows.append((total, value, settled))
        self.rows.sort(key=_by_value, reverse=True)
        del self.rows[self.keep :]
        if len(self.rows) == self.keep:
            self.cutoff = self.rows[-1][1] + self.granularity - 1
        if self.better is not None and self.rows[0][1] == value:
            self.better(settled)

    def _with_ways(self, chosen: list[int], first: int) -> list[int] | None:
        """The runs chosen with a way for every chain, all connected and linked as chosen; None if there is none."""
        self.tick()
        for place in range(first, len(chosen)):
            if not self.columns.paths[chosen[place]]:
                for way in self._ways_among(chosen, place):
                    found = self._with_ways([*chosen[:place], way, *chosen[place + 1 :]], place + 1)
                    if found is not None:
                        return found
                return None
        if len(self._parts(chosen)) > 1 or (self.accept is not None and not self.accept(chosen)):
            return None
        return chosen[:]

    def _ways_among(self, chosen: list[int], place: int) -> list[int]:
        """The ways of a chain chosen; of a long one, which is the only chain, a way that connects the other runs."""
        column = chosen[place]
        if not self.chains.is_long(column):
            return self.chains.expand(column)
        return self.chains.way_through(column, self._parts(chosen[:place] + chosen[place + 1 :]))

    def _parts(self, chosen: list[int]) -> list[int]:
        """Where runs can be met, as one mask for all that are connected, that of the home base first (R7.8-c)."""
        parts = [self.home]
        for column in chosen:
            if self.chains.scattered:
                for path in self.columns.paths[column]:
                    parts = joined(parts, path.meet)
            else:
                parts = joined(parts, self.columns.meet[column])
        return parts


def _by_value(row: Row) -> int:
    return row[1]
