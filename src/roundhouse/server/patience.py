"""Patience: how long one request waits for the database, all its questions together, before it is told to come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: Seconds after which whoever asked is told that the database does not answer.
ANSWER: Final = 4.5


class SlowDatabase(Exception):
    """The database has not answered for a while."""


class UnsureDatabase(SlowDatabase):
    """It has not answered to what was to be written: that may have been done, or not."""


class Patience:
    """What is left of it, in seconds. Everything that a request leads to shares one."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = ANSWER


#: That of the request which a task belongs to; whatever belongs to none waits for each answer as long as anybody does.
patience: ContextVar[Patience | None] = ContextVar("patience", default=None)


def left() -> float:
    """Seconds that whoever asks now waits for an answer."""
    own = patience.get()
    return ANSWER if own is None else max(0.0, own.left)


async def answered(answer: asyncio.Future[T], late: type[SlowDatabase] = SlowDatabase) -> T:
    """The answer; `SlowDatabase` if it does not come in time. What was begun goes on."""
    own, begun = patience.get(), monotonic()
    done, _ = await asyncio.wait([answer], timeout=left())
    if own is not None:
        own.left -= monotonic() - begun
    if not done:
        raise late
    return answer.result()


@asynccontextmanager
async def held(lock: asyncio.Lock) -> AsyncIterator[Any]:
    """The lock, which others may hold for as long as the database does not answer them."""
    own, begun = patience.get(), monotonic()
    try:
        async with asyncio.timeout(None if own is None else left()):
            await lock.acquire()
    except TimeoutError:
        raise SlowDatabase from None
    finally:
        if own is not None:
            own.left -= monotonic() - begun
    try:
        yield
    finally:
        lock.release()
