"""Judging: after an upgrade, games that go on are played through once, before anybody opens them.

Of the program or of the rules: a game may turn out not to fit although its rules have the same version. What cannot
go on does not stand in the lobby as if it could. Nobody waits for it: one table at a time, after the turns of others,
with rests in between.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from roundhouse.server.bills import Bill, bills
from roundhouse.server.storage.database import trouble
from roundhouse.server.storage.rows import BrokenTable, NoSuchTable
from roundhouse.server.storage.store import Store
from roundhouse.server.tables.live import LiveTables
from roundhouse.server.tables.lobby import Lobby
from roundhouse.server.tables.watchdog import Origin, origin

logger = logging.getLogger(__name__)

#: Seconds after the start: whoever comes back first is let in first.
AFTER: Final = 2.0
#: A rest takes so many times as long as the table before it, and at least so many seconds.
REST: Final = 4.0
LEAST: Final = 0.02
#: Tables whose beginnings are looked at together.
TOGETHER: Final = 50
#: As if so many seconds of work had been used: whoever plays, or has used less, goes first.
USED: Final = 5.0


async def judge(store: Store, live: LiveTables, lobby: Lobby) -> None:
    """Play every table through that goes on and was not judged since the last upgrade; those that cannot go on are told
    from the others."""
    await asyncio.sleep(AFTER)
    # Its own: nobody who opens a table waits until it is this one's turn again.
    apart = LiveTables(store, 1, lambda table_id: None)
    bills.set(Bill(usage=lambda: USED))
    last: str | None = ""
    while last is not None:
        unjudged, last = await store.unjudged(last, TOGETHER)
        for table_id, stamp in unjudged.items():
            begun = time.monotonic()
            # Whoever has one open has found out.
            if live.peek(table_id) is not None or await _is_judged(table_id, store, apart, lobby):
                await store.judged(table_id, stamp)
            await asyncio.sleep(max(LEAST, REST * (time.monotonic() - begun)))


async def _is_judged(table_id: str, store: Store, apart: LiveTables, lobby: Lobby) -> bool:
    """False if that could not be found out."""
    origin.set(lambda: Origin("(judging)", table_id))
    try:
        found = await apart.read(table_id)
        if found.table.stopped is not None:
            await store.summarise([lobby.summary(found)])
    except NoSuchTable:
        return False
    except BrokenTable:
        await store.stop(table_id)
    except Exception as error:
        # Then it is found out when somebody opens it.
        logger.warning("table %s could not be judged: %s", table_id, trouble(error) or type(error).__name__)
        return False
    return True
