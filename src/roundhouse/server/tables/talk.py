"""Talk at tables: what people say to each other, and the notes that they keep for themselves."""

from __future__ import annotations

import time

from roundhouse.server.storage.presence import PresenceStore
from roundhouse.server.storage.rows import ChatLine
from roundhouse.server.storage.store import Store
from roundhouse.server.tables.live import LiveTables
from roundhouse.server.tables.notify import Notify


class Talk:
    """Chat and notes. All of it needs a table that exists: `NoSuchTable`."""

    def __init__(self, store: Store, live: LiveTables, present: PresenceStore, notify: Notify) -> None:
        self._store = store
        self._live = live
        self._present = present
        self._notify = notify

    async def say(self, table_id: str, user_id: str, name: str, text: str, key: str = "") -> ChatLine:
        """Say something at a table, which is also a sign of life. The same key again is the same line, said once."""
        await self._live.find(table_id)
        line = await self._store.say(table_id, time.time(), user_id, name, text, key)
        await self._present.set_seen(table_id, user_id, line.at)
        self._notify.publish(table_id, -line.number)
        return line

    async def lines(self, table_id: str, after: int = 0) -> list[ChatLine]:
        """What was said after that line."""
        await self._live.find(table_id)
        return await self._store.chat(table_id, after)

    async def note(self, table_id: str, user_id: str) -> str:
        """What somebody has noted down at a table, for themselves."""
        await self._live.find(table_id)
        return await self._store.note(table_id, user_id)

    async def set_note(self, table_id: str, user_id: str, text: str) -> None:
        await self._live.find(table_id)
        await self._store.set_note(table_id, user_id, text)
