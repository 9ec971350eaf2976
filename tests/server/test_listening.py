"""Who is heard first: whoever is not known yet stands back, a few are heard in a turn, and nobody is forgotten."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from time import perf_counter, thread_time

import pytest

from roundhouse.server.bills import LOOKING_ON, PLAYING, Bill, bills, for_all
from roundhouse.server.http.loop import ADVANCE, FEW, NEARLY, SHARE, SIMILAR, Listening, Loop, Waiting, stand_back
from roundhouse.server.threads import Threads

MANY = 5 * FEW


@pytest.fixture
def pairs() -> Iterator[list[tuple[socket.socket, socket.socket]]]:
    """Connections over which somebody has said something: ours, and theirs."""
    with ExitStack() as stack:
        found = []
        for _ in range(MANY):
            ours, theirs = socket.socketpair()
            stack.enter_context(ours)
            stack.enter_context(theirs)
            theirs.send(b"x")
            found.append((ours, theirs))
        yield found


def test_those_who_stand_back_are_heard_a_few_at_a_time_and_one_after_the_other(
    pairs: list[tuple[socket.socket, socket.socket]],
) -> None:
    with Listening() as listening:
        for ours, _ in pairs:
            listening.register(ours, 1)
        assert len(listening.select(0)) == MANY
        (known, _), *unknown = pairs
        listening.back = {ours.fileno() for ours, _ in unknown}
        waiting = set(listening.back)
        for _ in range(-(-len(unknown) // FEW)):
            heard = [key.fd for key, _ in listening.select(0)]
            assert known.fileno() in heard
            heard.remove(known.fileno())
            assert len(heard) <= FEW
            assert set(heard) <= waiting
            waiting -= set(heard)
            for ours, _ in unknown:
                if ours.fileno() in heard:
                    ours.recv(1)
        assert not waiting


def test_few_are_let_in_at_once() -> None:
    """All of them come in; while they do, others get their turn."""
    turns: list[int] = []

    async def serve() -> int:
        opened: list[asyncio.StreamWriter] = []
        server = await asyncio.start_server(lambda _, writer: opened.append(writer), "127.0.0.1", 0, backlog=MANY)
        port = server.sockets[0].getsockname()[1]
        with ExitStack() as stack:
            for _ in range(MANY):
                stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
            while len(opened) < MANY:
                before = len(opened)
                await asyncio.sleep(0)
                turns.append(len(opened) - before)
            for writer in opened:
                writer.close()
        server.close()
        return len(opened)

    with asyncio.Runner(loop_factory=Loop) as runner:
        assert runner.run(serve()) == MANY
    assert max(turns) <= FEW


def test_a_connection_stands_back_until_it_is_known() -> None:
    async def come() -> list[int]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        ours, theirs = socket.socketpair()
        with theirs:
            transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
            sizes = [len(loop.listening.back)]
            for back in (True, True, False):
                stand_back(transport, back)
                sizes.append(len(loop.listening.back))
            transport.close()
        return sizes

    with asyncio.Runner(loop_factory=Loop) as runner:
        assert runner.run(come()) == [0, 1, 1, 0]


# -- whose tasks go on first


async def at_work(bill: Bill, log: list[str], name: str, times: int) -> None:
    """Somebody's task, which goes on so many times."""
    bills.set(bill)
    for _ in range(times):
        await asyncio.sleep(0)
        log.append(name)


def bill_of(used: float) -> Bill:
    return Bill(usage=lambda: used)


def test_tasks_of_whoever_has_used_least_go_on_first() -> None:
    log: list[str] = []

    async def all_at_once() -> None:
        many = [at_work(bill_of(9.0), log, "eve", 10) for _ in range(MANY)]
        await asyncio.gather(*many, at_work(bill_of(0.1), log, "ada", 10))

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(all_at_once())
    assert len(log) == 10 * (MANY + 1)
    # One of the others may have had a turn because nobody like them had one yet.
    assert log[:12].count("ada") == 10


def test_whoever_has_used_much_has_a_turn_all_the_same() -> None:
    log: list[str] = []

    async def for_ever() -> None:
        busy = [asyncio.create_task(at_work(bill_of(0.1), log, "ada", 10**9)) for _ in range(MANY)]
        async with asyncio.timeout(20):
            await at_work(bill_of(9.0), log, "eve", 3)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(for_ever())
    assert log.count("eve") == 3


def test_what_nobody_pays_for_keeps_its_order() -> None:
    log: list[int] = []

    async def called() -> None:
        loop = asyncio.get_running_loop()
        for number in range(MANY):
            loop.call_soon(log.append, number)
        await asyncio.sleep(0)

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(called())
    assert log == list(range(MANY))


class Clock:
    """A clock that stands still unless somebody takes time."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def turns(waiting: Waiting, clock: Clock, loop: asyncio.AbstractEventLoop, log: list[str]) -> Callable[..., None]:
    """Adds a turn of somebody who has used so much, and takes so many seconds for it."""

    def add(name: str, used: float, seconds: float) -> None:
        def turn() -> None:
            log.append(name)
            clock.now += seconds

        waiting.add(used, asyncio.Handle(turn, (), loop))

    return add


def test_heavy_users_keep_to_their_share_as_long_as_others_are_there() -> None:
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    heavy, seconds = 0.0, 20.0
    for _ in range(2000):
        add("eve", 5.0, 0.01)
    end = clock.now + seconds
    while clock.now < end:
        add("ada", 0.01, 0.001)
        before = log.count("eve")
        pause = waiting.go_on()
        heavy += 0.01 * (log.count("eve") - before)
        # Somebody light comes back sooner than that.
        clock.now += min(pause, 0.005)
    loop.close()
    assert SHARE - 0.02 < (heavy - ADVANCE) / seconds < SHARE + 0.02


def test_where_nobody_else_is_heavy_users_need_not_wait() -> None:
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    for _ in range(200):
        add("eve", 5.0, 0.01)
    begun = clock.now
    while waiting:
        assert waiting.go_on() == 0.0
    loop.close()
    assert clock.now - begun == pytest.approx(2.0)


def test_a_new_guest_comes_after_whoever_plays_and_whoever_looks_on() -> None:
    """However little they have used."""
    playing, looking, new = (Bill(usage=lambda: 0.05, weight=weight) for weight in (PLAYING, LOOKING_ON, 1.0))
    assert playing.used < looking.used < new.used
    most = SIMILAR * playing.used + NEARLY
    assert looking.used < most < new.used
    new.weigh(PLAYING)
    assert new.used == playing.used


# -- threads


def test_a_thread_rests_after_work_for_heavy_users_unless_somebody_calls() -> None:
    log: list[float] = []

    def work() -> None:
        begun = thread_time()
        while thread_time() - begun < 0.15:
            pass
        log.append(perf_counter())

    async def all_at_once() -> float:
        threads = Threads(1, "test")
        bills.set(bill_of(0.01))
        # Somebody light is there.
        await asyncio.sleep(0)
        await asyncio.gather(threads.run(work, 9.0), threads.run(work, 9.0))
        called = perf_counter()
        await threads.run(lambda: None, 0.01)
        threads.shutdown()
        return perf_counter() - called

    with asyncio.Runner(loop_factory=Loop) as runner:
        waited = runner.run(all_at_once())
    # Between two pieces of work it rests for twice as long as one takes, and whoever calls does not wait for that.
    assert log[1] - log[0] > 0.4
    assert waited < 0.25


def test_what_many_wait_for_is_on_nobodys_bill() -> None:
    """A stranger's request that happens to be the first to need something must not keep it back for all others."""

    async def whose() -> Bill | None:
        return bills.get()

    async def begun() -> None:
        own = Bill()
        bills.set(own)
        assert await for_all(whose()) is None
        assert await asyncio.create_task(whose()) is own

    asyncio.run(begun())
