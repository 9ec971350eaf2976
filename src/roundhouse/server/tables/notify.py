"""Notification: who watches a table hears that something was added, whichever process added it.

Only the table's id and a number travel: a positive one is the last record, -n is chat line n. Readers fetch the rest
from the database. A number stands for everything up to it: several may be told as one, and one may be told twice. 0
says that somebody has come or gone (`presence.py`), or, of no table, that there was an outage.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from roundhouse.server.storage.presence import SERVING

logger = logging.getLogger(__name__)

#: Where a table's id stands: it is about all of them.
NO_TABLE = "-"
CHANNEL = "roundhouse"
NOTIFY = "SELECT pg_notify($1, said) FROM unnest($2::text[]) each (said)"
#: Seconds between two attempts to get a lost connection back.
AGAIN = 1.0


class Subscription(AsyncIterator[int]):
    """What one watcher has not heard yet. Slow watchers cost nothing: only the latest numbers wait."""

    def __init__(self) -> None:
        self._seq = self._line = 0
        self._told_seq = self._told_line = 0
        self._stirred = False
        self._news = asyncio.Event()

    def announce(self, number: int) -> None:
        """Something was added, up to that number."""
        if number > self._seq:
            self._seq = number
            self._news.set()
        elif -number > self._line:
            self._line = -number
            self._news.set()

    def stir(self) -> None:
        """Somebody has come or gone."""
        self._stirred = True
        self._news.set()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> int:
        while True:
            if self._seq > self._told_seq:
                self._told_seq = self._seq
                return self._seq
            if self._line > self._told_line:
                self._told_line = self._line
                return -self._line
            if self._stirred:
                self._stirred = False
                return 0
            self._news.clear()
            await self._news.wait()


class Notify:
    """Notification within this process; enough where there is only one."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Subscription]] = {}

    async def start(self) -> None:
        """Begin to hear from other processes."""

    async def close(self) -> None:
        """Stop hearing."""

    @property
    def connected(self) -> bool:
        return True

    @property
    def watched(self) -> list[str]:
        """The tables that somebody in this process watches."""
        return list(self._watchers)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    @property
    def watchers(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())

    @contextmanager
    def subscribe(self, table_id: str) -> Iterator[Subscription]:
        subscription = Subscription()
        self._watchers.setdefault(table_id, set()).add(subscription)
        try:
            yield subscription
        finally:
            watchers = self._watchers[table_id]
            watchers.discard(subscription)
            if not watchers:
                del self._watchers[table_id]

    def publish(self, table_id: str, number: int) -> None:
        """Tell everybody."""
        self.tell(table_id, number)

    def tell(self, table_id: str, number: int) -> None:
        """Tell the watchers in this process."""
        for subscription in self._watchers.get(table_id, ()):
            subscription.announce(number)

    def stir(self, table_id: str) -> None:
        """Tell the watchers in this process that somebody has come or gone."""
        for subscription in self._watchers.get(table_id, ()):
            subscription.stir()

    def stir_others(self, table_id: str) -> None:
        """Tell the other processes that somebody has come or gone; of `NO_TABLE`, that there was an outage."""

    def on_stir(self, listen: Callable[[str], None]) -> None:
        """Be told when another process says so."""


class PostgresNotify(Notify):
    """Notification between processes over LISTEN and NOTIFY, on a connection of its own that is renewed when lost."""

    def __init__(self, url: str, after_gap: Callable[[], Any]) -> None:
        super().__init__()
        self._url = url
        self._after_gap = after_gap
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._outgoing: list[str] = []
        self._listening: list[Callable[[str], None]] = []
        self._to_send = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._connect()
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await self._send_out()
                await self._connection.close(timeout=2)

    @property
    def connected(self) -> bool:
        return not self._lost.is_set()

    def publish(self, table_id: str, number: int) -> None:
        self.tell(table_id, number)
        self._say(table_id, number)

    def stir_others(self, table_id: str) -> None:
        self._say(table_id, 0)

    def on_stir(self, listen: Callable[[str], None]) -> None:
        self._listening.append(listen)

    def _say(self, table_id: str, number: int) -> None:
        self._outgoing.append(f"{table_id} {number}")
        self._to_send.set()

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=10)
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        # As long as it is connected, other servers that start know that one is there.
        await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
        self._connection = connection
        self._lost.clear()

    async def _stay_connected(self) -> None:
        while True:
            await self._lost.wait()
            logger.warning("the connection for notifications is lost")
            while self._lost.is_set():
                try:
                    await self._connect()
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await asyncio.sleep(AGAIN)
            logger.info("the connection for notifications is back")
            self._after_gap()

    def _heard(self, connection: Any, sender: int, _channel: str, payload: object) -> None:
        if sender == connection.get_server_pid():
            # Said by this process itself, over the same connection.
            return
        table_id, number = str(payload).split()
        if int(number):
            self.tell(table_id, int(number))
        else:
            for listen in self._listening:
                listen(table_id)

    async def _send(self) -> None:
        """Send what has gathered. What is lost with a connection, readers find by looking from time to time."""
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            await self._send_out()

    async def _send_out(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if not outgoing:
            return
        try:
            await self._connection.execute(NOTIFY, CHANNEL, outgoing)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            logger.warning("%d notifications were not sent", len(outgoing))
