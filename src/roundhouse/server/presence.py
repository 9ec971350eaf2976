"""Presence: who of those who sit at a table is connected just now. Only in memory; nothing of it is kept.

Several processes tell each other who is at which table in theirs: all of a table at once, whenever it changes and again
from time to time, so that what was lost is made good and what a dead process said is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from roundhouse.server.notify import Notify

#: Seconds after which somebody whose last socket is closed counts as gone: a page that is loaded again is no farewell.
GRACE = 3.0
#: Seconds between two times that everything is told to the other processes, and how long it is believed.
AGAIN = 15.0
BELIEVED = 3 * AGAIN
#: What a process asks that does not know yet who is where.
QUESTION = "?"


class Heard(NamedTuple):
    """Who is at a table in another process, and when it said so."""

    users: frozenset[str]
    at: float


class Presence:
    """Who is connected to which table."""

    def __init__(self, notify: Notify, clock: Callable[[], float] = time.monotonic) -> None:
        self._notify = notify
        self._clock = clock
        #: Open sockets here, by table and user; 0 for whoever may be back in a moment.
        self._here: dict[str, Counter[str]] = {}
        #: By table and process.
        self._elsewhere: dict[str, dict[str, Heard]] = {}
        self._task: asyncio.Task[None] | None = None
        notify.overhear(self._heard)

    def start(self) -> None:
        self._task = asyncio.create_task(self._again_and_again())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for table_id in self._here:
            self._notify.whisper(table_id)
        self._here = {}

    def at(self, table_id: str) -> frozenset[str]:
        """The users who are connected to a table and sit there."""
        elsewhere = self._elsewhere.get(table_id, {}).values()
        return frozenset(self._here.get(table_id, ())).union(*(heard.users for heard in elsewhere))

    def enter(self, table_id: str, user_id: str) -> None:
        """Somebody who sits at the table has connected, once more perhaps."""
        users = self._here.setdefault(table_id, Counter())
        is_new = user_id not in users
        users[user_id] += 1
        if is_new:
            self._changed(table_id)

    def leave(self, table_id: str, user_id: str, grace: float = GRACE) -> None:
        """One of somebody's sockets is closed, or they have got up."""
        users = self._here.get(table_id, Counter())
        users[user_id] -= 1
        if users[user_id] <= 0:
            asyncio.get_running_loop().call_later(grace, self._gone, table_id, user_id)

    def _gone(self, table_id: str, user_id: str) -> None:
        users = self._here.get(table_id)
        if users is None or users.get(user_id, 1) > 0:
            # Back again, or gone already.
            return
        del users[user_id]
        self._changed(table_id)
        if not users:
            self._here.pop(table_id, None)

    def _changed(self, table_id: str) -> None:
        self._notify.stir(table_id)
        self._whisper(table_id)

    # -- between processes

    def _whisper(self, table_id: str) -> None:
        self._notify.whisper(" ".join([table_id, *sorted(self._here.get(table_id, ()))]))

    def _heard(self, process: str, said: str) -> None:
        table_id, *users = said.split()
        if table_id == QUESTION:
            self._tell_all()
            return
        before = self.at(table_id)
        processes = self._elsewhere.setdefault(table_id, {})
        processes[process] = Heard(frozenset(users), self._clock())
        self._tidy(table_id, before)

    def _tidy(self, table_id: str, before: frozenset[str]) -> None:
        """Forget what is not believed any more, and tell whoever looks on if that makes a difference."""
        now = self._clock()
        processes = self._elsewhere.pop(table_id, {})
        kept = {name: heard for name, heard in processes.items() if heard.users and now - heard.at < BELIEVED}
        if kept:
            self._elsewhere[table_id] = kept
        if self.at(table_id) != before:
            self._notify.stir(table_id)

    def _tell_all(self) -> None:
        for table_id in list(self._here):
            self._whisper(table_id)

    async def _again_and_again(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            self._notify.whisper(QUESTION)
            while True:
                await asyncio.sleep(AGAIN)
                self._tell_all()
                for table_id in list(self._elsewhere):
                    self._tidy(table_id, self.at(table_id))
