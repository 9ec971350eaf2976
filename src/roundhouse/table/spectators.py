"""Spectators: whether others than those who sit at a table could look on at a moment of the past."""

from __future__ import annotations

from bisect import bisect_right

from roundhouse.table.records import Watchable
from roundhouse.table.table import Table


class SpectatorTimes:
    """The moments at which a table was opened to everybody or closed to them."""

    def __init__(self, table: Table) -> None:
        changes = [
            (entry.at, entry.record.spectators) for entry in table.entries if isinstance(entry.record, Watchable)
        ]
        self._moments = [at for at, _ in changes]
        self._open = [table.begin.spectators, *(spectators for _, spectators in changes)]

    def at(self, moment: float) -> bool:
        """Could everybody look on at that moment?"""
        return self._open[bisect_right(self._moments, moment)]
