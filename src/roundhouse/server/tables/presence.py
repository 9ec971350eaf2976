"""Presence: who of those who sit at a table is connected just now.

A process knows of its own sockets, and of those who come by and ask. Where there are several, each keeps in the
database who is at which table in its own, writes that again from time to time, and says that something has changed at a
table; the others read it there. What a process that was killed has written is believed for a while, and then removed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable

from roundhouse.server.storage.presence import PresenceStore
from roundhouse.server.tables.notify import Notify

logger = logging.getLogger(__name__)

#: Seconds after which somebody whose last socket is closed counts as gone: a page that is loaded again is no farewell.
GRACE = 3.0
#: Seconds for which somebody who asks for news now and then counts as there; whoever polls asks more often than that.
VISIT = 30.0
#: Seconds between two times that everything is written down anew, and how long that is believed.
AGAIN = 15.0
BELIEVED = 3 * AGAIN


class Presence:
    """Who is connected to which table. Without a store, no other process is asked or told."""

    def __init__(
        self,
        notify: Notify,
        store: PresenceStore | None = None,
        clock: Callable[[], float] = time.time,
        left: Callable[[str, str, float], None] = lambda table_id, user_id, at: None,
    ) -> None:
        self._notify = notify
        #: Told of everybody who is connected no more, and since when.
        self._left = left
        self._store = store
        self._clock = clock
        self._process = secrets.token_hex(6)
        #: Open sockets and visits here, by table and user; 0 for whoever may be back in a moment.
        self._here: dict[str, Counter[str]] = {}
        #: Who is there in other processes, of tables that somebody watches here, as last read.
        self._elsewhere: dict[str, frozenset[str]] = {}
        #: Tables where something has changed: here, to be written, and elsewhere, to be read.
        self._unwritten: set[str] = set()
        self._unread: set[str] = set()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        notify.on_stir(self._stirred)

    def start(self) -> None:
        if self._store is not None:
            self._task = asyncio.create_task(self._follow(self._store))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        left, self._here = self._here, {}
        for table_id, users in left.items():
            for user_id in users:
                self._left(table_id, user_id, self._clock())
        if self._store is not None:
            with contextlib.suppress(Exception):
                await self._store.forget_present(self._process)
        for table_id in left:
            self._notify.stir_others(table_id)

    def at(self, table_id: str) -> frozenset[str]:
        """The users who are connected to a table and sit there, as far as is known."""
        return self._elsewhere.get(table_id, frozenset()).union(self._here.get(table_id, ()))

    async def find(self, table_id: str) -> frozenset[str]:
        """The same after a look at what other processes have written."""
        if self._store is not None:
            await self._read(self._store, [table_id])
        return self.at(table_id)

    def enter(self, table_id: str, user_id: str) -> None:
        """Somebody who sits at the table has connected, once more perhaps."""
        users = self._here.setdefault(table_id, Counter())
        is_new = user_id not in users
        users[user_id] += 1
        if is_new:
            self._changed(table_id)

    def visit(self, table_id: str, user_id: str, stay: float = VISIT) -> None:
        """Somebody who sits at the table and has no socket has asked for news, and will again."""
        self.enter(table_id, user_id)
        asyncio.get_running_loop().call_later(stay, self.leave, table_id, user_id, 0.0)

    def leave(self, table_id: str, user_id: str, grace: float = GRACE) -> None:
        """One of somebody's sockets is closed, or they have got up."""
        users = self._here.get(table_id, Counter())
        users[user_id] -= 1
        if users[user_id] <= 0:
            asyncio.get_running_loop().call_later(grace, self._gone, table_id, user_id, self._clock())

    def _gone(self, table_id: str, user_id: str, since: float) -> None:
        users = self._here.get(table_id)
        if users is None or users.get(user_id, 1) > 0:
            # Back again, or gone already.
            return
        del users[user_id]
        self._left(table_id, user_id, since)
        if not users:
            self._here.pop(table_id, None)
        self._changed(table_id)

    def _changed(self, table_id: str) -> None:
        self._notify.stir(table_id)
        self._unwritten.add(table_id)
        self._news.set()

    # -- between processes

    def _stirred(self, table_id: str) -> None:
        """Another process says that somebody has come to the table, or gone."""
        if self._notify.is_watched(table_id):
            self._unread.add(table_id)
            self._news.set()

    async def _follow(self, store: PresenceStore) -> None:
        """Write what changes here and read what changes elsewhere; from time to time, everything anew."""
        again = self._clock() + AGAIN
        while True:
            try:
                async with asyncio.timeout(max(0.0, again - self._clock())):
                    await self._news.wait()
                await self._exchange(store)
            except TimeoutError:
                again = self._clock() + AGAIN
                await self._refresh(store)

    async def _exchange(self, store: PresenceStore) -> None:
        self._news.clear()
        unwritten, self._unwritten = self._unwritten, set()
        unread, self._unread = self._unread, set()
        try:
            await self._write(store, unwritten)
            await self._read(store, unread)
        except Exception:
            logger.warning("who is present could not be exchanged; soon everything is written and read anew")

    async def _write(self, store: PresenceStore, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            users = {table_id: list(self._here.get(table_id, ()))}
            await store.set_present(self._process, users, self._clock(), [table_id])
            self._notify.stir_others(table_id)

    async def _read(self, store: PresenceStore, table_ids: Iterable[str]) -> None:
        wanted = list(table_ids)
        if not wanted:
            return
        found = await store.present(wanted, but=self._process, since=self._clock() - BELIEVED)
        for table_id in wanted:
            before = self.at(table_id)
            self._elsewhere[table_id] = found.get(table_id, frozenset())
            if self.at(table_id) != before:
                self._notify.stir(table_id)

    async def _refresh(self, store: PresenceStore) -> None:
        """Write and read everything anew, and forget what nobody wants to know any more."""
        try:
            users = {table_id: list(counted) for table_id, counted in self._here.items()}
            await store.set_present(self._process, users, self._clock())
            await store.forget_present_before(self._clock() - BELIEVED)
            watched = self._notify.watched
            self._elsewhere = {table_id: self._elsewhere.get(table_id, frozenset()) for table_id in watched}
            await self._read(store, watched)
        except Exception:
            logger.warning("who is present could not be written and read anew")
