"""The check of a database: every table is played through, and every digest compared. Nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal, NamedTuple

import msgspec

from roundhouse.engine.text import Text
from roundhouse.server.storage.snapshot import restore
from roundhouse.server.storage.store import Opened, Store
from roundhouse.table.stopped import reopened

#: `earlier`: begun with an earlier version, and judged by the rules; `stopped`: cannot go on; `lost`: nothing is known.
Verdict = Literal["sound", "earlier", "stopped", "lost"]


class Checked(NamedTuple):
    """What came of one table."""

    id: str
    verdict: Verdict
    #: Why it cannot go on.
    why: Text | None = None
    #: There is a snapshot that will not be used: of an earlier version, or damaged.
    stale_snapshot: bool = False


async def check(store: Store) -> AsyncIterator[Checked]:
    """Every table of a database, one after the other."""
    for table_id in await store.all_ids():
        try:
            found = await store.find(table_id)
        except msgspec.DecodeError:
            yield Checked(table_id, "lost", Text("check-lost"))
            continue
        # It may have been deleted meanwhile.
        if found is not None:
            yield checked(table_id, found)


def checked(table_id: str, found: Opened) -> Checked:
    table = reopened(found.begin, found.created)
    for entry in found.entries:
        table.follow_if_possible(entry)
    stale = found.snapshot is not None and restore(table_id, found) is None
    if table.stopped is not None:
        return Checked(table_id, "stopped", table.stopped, stale)
    return Checked(table_id, "earlier" if table.earlier else "sound", None, stale)
