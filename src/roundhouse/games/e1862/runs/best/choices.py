"""Choices: a set of columns becomes an answer once every chain has a way and all runs are connected."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.found import Found
from roundhouse.games.e1862.runs.best.freights import Freights
from roundhouse.games.e1862.runs.best.node import joined


class Choices:
    """Takes choices into what a search has found, if they are good enough and can be run."""

    def __init__(self, columns: Columns, freights: Freights, found: Found, tick: Callable[[], None]) -> None:
        self.columns = columns
        self.freights = freights
        self.found = found
        self.tick = tick
        self.home = 1 << columns.field.home
        #: Whether runs can be given as chosen, where a preset asks for more; who is told of a better answer.
        self.accept: Callable[[list[int]], bool] | None = None
        self.better: Callable[[int, list[int]], None] | None = None

    def record(self, value: int, chosen: list[int]) -> None:
        """Keep a choice if it is among the best distinct totals."""
        if not self.found.is_new(value):
            return
        settled = self._with_ways(chosen, 0)
        if settled is None:
            return
        self.found.keep_choice(value, settled)
        if self.better is not None and self.found.rows[0][1] == value:
            self.better(value, settled)

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
        if not self.freights.is_long(column):
            return self.freights.expand(column)
        return self.freights.way_through(column, self._parts(chosen[:place] + chosen[place + 1 :]))

    def _parts(self, chosen: list[int]) -> list[int]:
        """Where runs can be met, as one mask for all that are connected, that of the home base first (R7.8-c)."""
        parts = [self.home]
        for column in chosen:
            if self.freights.scattered:
                for path in self.columns.paths[column]:
                    parts = joined(parts, path.meet)
            else:
                parts = joined(parts, self.columns.meet[column])
        return parts
