"""The check of a database: every table is played through, and every digest compared. Nothing is changed."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from roundhouse.engine.text import Text
from roundhouse.server.storage import snapshot
from roundhouse.server.storage.backup import back_up, restore
from roundhouse.server.storage.database import Database, address
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


async def check(database: Database) -> AsyncIterator[Checked]:
    """Every table of a database, one after the other.

    One that an earlier version has left is looked at in a copy, which can be brought up to date.
    """
    if await database.is_up_to_date():
        async for each in check_all(Store(database)):
            yield each
        return
    with tempfile.TemporaryDirectory() as folder:
        await back_up(database, Path(folder) / "backup")
        copy = Database(address(f"sqlite:///{folder}/copy.sqlite", Path()))
        try:
            await restore(copy, Path(folder) / "backup")
            async for each in check_all(Store(copy)):
                yield each
        finally:
            await copy.close()


async def check_all(store: Store) -> AsyncIterator[Checked]:
    for table_id in await store.all_ids():
        try:
            found = await store.find(table_id)
        except msgspec.DecodeError:
            yield lost(table_id)
            continue
        # It may have been deleted meanwhile.
        if found is not None:
            yield checked(table_id, found)


def lost(table_id: str) -> Checked:
    return Checked(table_id, "lost", Text("check-lost"))


def checked(table_id: str, found: Opened) -> Checked:
    """Whatever is wrong with it is wrong with this table alone."""
    try:
        return _played_through(table_id, found)
    except Exception:
        return lost(table_id)


def _played_through(table_id: str, found: Opened) -> Checked:
    table = reopened(found.begin, found.created)
    for entry in found.entries:
        table.follow_if_possible(entry)
    stale = found.snapshot is not None and snapshot.restore(table_id, found) is None
    if table.stopped is not None:
        return Checked(table_id, "stopped", table.stopped, stale)
    return Checked(table_id, "earlier" if table.earlier else "sound", None, stale)
