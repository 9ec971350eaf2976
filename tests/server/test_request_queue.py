"""The queue of requests: those who have used little go in at once, whatever the others ask for."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from roundhouse.server.beside import MOST as MOST_BESIDE
from roundhouse.server.beside import Busy, Thread
from roundhouse.server.bills import Bill, bills
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.limits import Limiter, Rates
from roundhouse.server.http.request_queue import FEW, MOST, RequestQueue

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def queue_with(**used: float) -> RequestQueue:
    """Everybody has used so many seconds of work."""
    limiter = Limiter(Rates())
    for who, seconds in used.items():
        limiter.charge(who, f"address of {who}", seconds)
    return RequestQueue(limiter)


async def ask(queue: RequestQueue, who: str, log: list[str], until: asyncio.Event) -> None:
    async with queue.inside(who, f"address of {who}"):
        log.append(who)
        await until.wait()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_who_has_used_little_waits_for_nobody_who_has_used_much() -> None:
    queue, log, done = queue_with(eve=5.0), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(ask(queue, "eve", log, done)) for _ in range(20)]
    await settled()
    assert log == ["eve"] * FEW
    tasks.append(asyncio.create_task(ask(queue, "ada", log, done)))
    await settled()
    assert log[-1] == "ada"
    done.set()
    await asyncio.gather(*tasks)
    assert len(log) == 21


async def test_of_those_who_have_used_much_the_least_goes_first() -> None:
    queue, log, done = queue_with(eve=5.0, mallory=9.0, ben=1.0), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(ask(queue, "eve", log, done)) for _ in range(FEW)]
    await settled()
    for who in ("mallory", "eve", "ben"):
        tasks.append(asyncio.create_task(ask(queue, who, log, done)))
        await settled()
    done.set()
    await asyncio.gather(*tasks)
    assert log == ["eve"] * FEW + ["ben", "eve", "mallory"]


async def test_who_waits_for_something_else_keeps_nobody_out() -> None:
    queue, log, never = queue_with(eve=5.0), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(ask(queue, "eve", log, never)) for _ in range(FEW + 1)]
    async with asyncio.timeout(20):
        while len(log) <= FEW:
            await asyncio.sleep(0.01)
    never.set()
    await asyncio.gather(*tasks)


async def test_who_goes_away_while_waiting_leaves_no_place_behind() -> None:
    queue, log, done = queue_with(eve=5.0), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(ask(queue, "eve", log, done)) for _ in range(FEW + 5)]
    await settled()
    for task in tasks[FEW:]:
        task.cancel()
    await settled()
    done.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    # As many as before fit in.
    done.clear()
    log.clear()
    again = [asyncio.create_task(ask(queue, "eve", log, done)) for _ in range(FEW + 1)]
    await settled()
    assert log == ["eve"] * FEW
    done.set()
    await asyncio.gather(*again)


async def test_of_one_place_only_so_many_wait() -> None:
    queue, log, done = queue_with(eve=5.0), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(ask(queue, "eve", log, done)) for _ in range(FEW + MOST)]
    await settled()
    with pytest.raises(ApiError) as refused:
        await ask(queue, "eve", log, done)
    assert refused.value.status == 429
    done.set()
    await asyncio.gather(*tasks)


def test_what_was_used_long_ago_is_forgotten() -> None:
    now = 0.0
    limiter = Limiter(Rates(), lambda: now)
    limiter.charge("eve", "1.2.3.4", 5.0)
    assert not limiter.is_little(limiter.used("eve", "1.2.3.4"))
    assert not limiter.is_little(limiter.used("another name", "1.2.3.4"))
    assert limiter.is_little(limiter.used("ada", "1.2.3.5"))
    now = 600.0
    assert limiter.is_little(limiter.used("eve", "1.2.3.4"))


# -- beside the loop


async def test_who_asked_pays_for_what_is_done_beside_the_loop() -> None:
    bill = Bill()
    bills.set(bill)

    def work() -> None:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass

    await Thread().run(work)
    assert bill.seconds >= 0.05


async def test_one_thing_at_a_time_is_done_beside_the_loop() -> None:
    thread, at_once, most = Thread(), 0, 0
    go_on = threading.Event()

    def work() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        go_on.wait()
        at_once -= 1

    tasks = [asyncio.create_task(thread.run(work)) for _ in range(MOST_BESIDE)]
    await settled()
    with pytest.raises(Busy):
        await thread.run(work)
    go_on.set()
    await asyncio.gather(*tasks)
    assert most == 1
