"""The writer: adds to the logs of many tables in one durable commit, so that waiting for the disk is shared.

While one commit is on its way, whatever else is to be written waits for the next; nobody gets an answer before the
commit that holds their entries is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy.exc import DBAPIError, IntegrityError

from roundhouse.server.bills import for_all
from roundhouse.server.patience import UnsureDatabase, answered
from roundhouse.server.storage.database import trouble
from roundhouse.server.storage.store import Append, Store

#: Entries of at most so many requests go into one commit.
MOST = 200


class Writer:
    """Gathers what is to be appended and appends it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """Add to a table's log. False if somebody else has added something there first: then nothing was added."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, answer))
        if self._work is None:
            self._work = for_all(self._write())
        return await answered(answer, UnsureDatabase)

    async def close(self) -> None:
        """Wait until everything is written."""
        while self._work is not None:
            await asyncio.wait([self._work])

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_batch(batch)
        finally:
            self._work = None

    async def _write_batch(self, batch: Sequence[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            await self._store.append([append for append, _ in batch])
        except (DBAPIError, UnsureDatabase) as error:
            was_lost = isinstance(error.__cause__, DBAPIError)
            if trouble(error) and not was_lost:
                # It would fail for each of them, one after the other.
                _fail(error, [answer for _, answer in batch])
                return
            # Somebody was faster at one of the tables, or the connection was lost: each on its own, to find out which.
            # What was committed all the same is not added twice: its number is taken.
            for append, answer in batch:
                await self._write_one(append, answer)
        except BaseException as error:
            _fail(error, [answer for _, answer in batch])
            if not isinstance(error, Exception):
                raise
        else:
            for _, answer in batch:
                _answer(answer, True)

    async def _write_one(self, append: Append, answer: asyncio.Future[bool]) -> None:
        try:
            await self._store.append([append])
        except IntegrityError:
            _answer(answer, False)
        except BaseException as error:
            _fail(error, [answer])
            if not isinstance(error, Exception):
                raise
        else:
            _answer(answer, True)


def _answer(answer: asyncio.Future[bool], won: bool) -> None:
    # Whoever asked may have been cancelled.
    if not answer.done():
        answer.set_result(won)


def _fail(error: BaseException, answers: list[asyncio.Future[bool]]) -> None:
    for answer in answers:
        if not answer.done():
            answer.set_exception(error if isinstance(error, Exception) else RuntimeError("the writer was stopped"))
