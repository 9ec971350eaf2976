"""The reader: looks for new entries of many tables with one question to the database.

While one question is on its way, whoever else wants to know waits for the next: however many ask, and however often,
the database is asked one question at a time. An answer is never older than the request for it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

from sqlalchemy.exc import DBAPIError

from roundhouse.server.bills import for_all
from roundhouse.server.patience import answered
from roundhouse.server.storage.store import Store
from roundhouse.table.records import Entry

Answer = asyncio.Future[list[Entry]]


class Reader:
    """Gathers questions and asks them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, list[tuple[int, Answer]]] = defaultdict(list)
        self._work: asyncio.Task[None] | None = None

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """The entries of a table after that number, as they are now."""
        answer: Answer = asyncio.get_running_loop().create_future()
        self._waiting[table_id].append((after, answer))
        if self._work is None:
            self._work = for_all(self._read())
        return await answered(answer)

    async def close(self) -> None:
        while self._work is not None:
            await asyncio.wait([self._work])

    async def _read(self) -> None:
        try:
            while self._waiting:
                asked, self._waiting = self._waiting, defaultdict(list)
                await self._answer(asked)
        finally:
            self._work = None

    async def _answer(self, asked: dict[str, list[tuple[int, Answer]]]) -> None:
        after = {table_id: min(number for number, _ in waiting) for table_id, waiting in asked.items()}
        try:
            found = await self._look(after)
        except Exception as error:
            for waiting in asked.values():
                for _, answer in waiting:
                    if not answer.done():
                        answer.set_exception(error)
            return
        for table_id, waiting in asked.items():
            for number, answer in waiting:
                if not answer.done():
                    answer.set_result([entry for entry in found[table_id] if entry.seq > number])

    async def _look(self, after: dict[str, int]) -> dict[str, list[Entry]]:
        try:
            return await self._store.entries_of(after)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # The database was started anew meanwhile; so is the connection.
            return await self._store.entries_of(after)
