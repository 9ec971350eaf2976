"""Opening: the records and the state that a new table begins with."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from typing import Final

from roundhouse.server.tables.live import Live, played_through
from roundhouse.table import gathering
from roundhouse.table.records import Entry
from roundhouse.table.table import Table, TableSetup

#: Letters and digits of a table's id.
ID_LENGTH: Final = 10


def fingerprint(host: str, key: str) -> str | None:
    """Of whoever opens a table and the key of that request; nothing where there is no key."""
    return hashlib.sha256(f"{host} {key}".encode("utf-8", "replace")).hexdigest() if host and key else None


def first_entries(begin: TableSetup) -> list[Entry]:
    """Where nobody is waited for, the start of the game, with the seats as they are drawn; otherwise nothing."""
    if not gathering.starts_at_once(begin):
        return []
    return [Entry(seq=1, at=time.time(), record=gathering.start(begin))]


async def opened(table_id: str, begin: TableSetup, entries: Sequence[Entry], lane: asyncio.Lock) -> Live:
    """A table after the entries it begins with."""
    created = time.time()
    table = Table(begin, created)
    return Live(table_id, await played_through(table, entries, table.follow, lane), created)
