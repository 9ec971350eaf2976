"""Watching: whether others than those who sit at a table could look on at a moment of the past."""

from __future__ import annotations

from roundhouse.table.records import Watchable
from roundhouse.table.table import Table


def could_watch(table: Table, at: float) -> bool:
    """Could everybody look on at that moment?"""
    said = [
        entry.record.spectators for entry in table.entries if entry.at <= at and isinstance(entry.record, Watchable)
    ]
    return said[-1] if said else table.begin.spectators
