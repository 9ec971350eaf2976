"""Who is heard first: whoever is not known yet stands back, a few are heard in a turn, and nobody is forgotten."""

from __future__ import annotations

import asyncio
import math
import socket
import statistics
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from time import perf_counter, thread_time

import pytest

from roundhouse.server.bills import ACTING, AT_ONCE, LOOKING_ON, PLAYING, Bill, arriving, bills, common, for_all
from roundhouse.server.http.limits import MOMENTS
from roundhouse.server.http.loop import (
    ADVANCE,
    CALM,
    FEW,
    IN_BETWEEN,
    NEARLY,
    SHARE,
    SIMILAR,
    STARVING,
    Listening,
    Loop,
    Waiting,
    stand_back,
)
from roundhouse.server.http.routes.actions import act
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


@pytest.mark.parametrize("is_known", [False, True])
def test_what_is_said_to_nobody_is_no_line_in_the_log(caplog: pytest.LogCaptureFixture, is_known: bool) -> None:
    """Whoever writes a long answer hears in their next turn that nobody is there any more."""

    async def say_much() -> None:
        ours, theirs = socket.socketpair()
        transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=ours)
        theirs.close()
        if is_known:
            transport.abort()
        for _ in range(20):
            transport.write(b"x" * 100)
        await asyncio.sleep(0)
        assert transport.is_closing()
        transport.abort()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(say_much())
    assert not caplog.records


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


def test_what_all_wait_for_goes_before_what_somebody_pays_for() -> None:
    """A commit takes several iterations of the loop, and other commits wait for it."""
    log: list[str] = []

    async def committed() -> int:
        begun = len(log)
        for _ in range(6):
            await asyncio.sleep(0)
        return len(log) - begun

    async def busy() -> None:
        bills.set(bill_of(0.01))
        while True:
            await asyncio.sleep(0)
            begun = perf_counter()
            while perf_counter() < begun + 0.001:
                pass
            log.append("ada")

    async def both() -> int:
        many = [asyncio.create_task(busy()) for _ in range(MANY)]
        await asyncio.sleep(0.05)
        turns = await for_all(committed())
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        return turns

    with asyncio.Runner(loop_factory=Loop) as runner:
        assert runner.run(both()) == 0


class Clock:
    """A clock that stands still unless somebody takes time."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def turns(waiting: Waiting, clock: Clock, loop: asyncio.AbstractEventLoop, log: list[str]) -> Callable[..., None]:
    """Adds a turn of somebody who has used so much, and takes so many seconds for it."""

    def add(name: str, used: float, seconds: float, *, before: float = 0.0) -> None:
        def turn() -> None:
            log.append(name)
            clock.now += seconds

        waiting.add(used, asyncio.Handle(turn, (), loop), before=before)

    return add


def share_beside(somebody: float) -> float:
    """The part of the time that heavy users get, with turns of 2 ms, where somebody light comes every so often."""
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    for _ in range(4000):
        add("eve", 5.0, 0.002)
    begun = coming = clock.now
    while clock.now < begun + 20.0:
        if clock.now >= coming:
            add("ada", 0.01, 0.001)
            coming = clock.now + somebody
        pause = min(waiting.go_on(), max(0.0, coming - clock.now))
        clock.now += max(pause, 0.0001)
    loop.close()
    return (0.002 * log.count("eve") - ADVANCE) / 20.0


def test_heavy_users_keep_to_their_share_as_long_as_others_are_there() -> None:
    assert share_beside(0.1) == pytest.approx(SHARE, abs=0.02)


def test_heavy_users_wait_for_a_calm_moment_but_not_for_ever() -> None:
    """Somebody light comes before any moment is calm."""
    share = share_beside(0.5 * CALM)
    assert IN_BETWEEN < share < 0.002 / STARVING + IN_BETWEEN < SHARE


def test_a_page_that_is_opened_now_and_then_does_not_wait_for_a_calm_moment() -> None:
    """Where many play there may be none for seconds."""
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    for _ in range(100):
        add("new", 0.1, 0.002)
    begun = clock.now
    while log.count("new") < 100:
        add("ada", 0.01, 0.002)
        waiting.go_on()
        clock.now += 0.002
    loop.close()
    assert clock.now - begun < 1.0


def test_between_the_turns_of_an_action_nobody_heavy_has_one() -> None:
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    # What they have in advance is used up, and whoever has waited longest has had their turn.
    for _ in range(200):
        add("ada", 0.01, 0.001)
        add("eve", 5.0, 0.002)
        waiting.go_on()
    waiting.forget()
    log.clear()
    for _ in range(20):
        add("eve", 5.0, 0.01)
    for _ in range(10):
        add("ada", 0.01, 0.001)
        # In between something is written to the disk.
        clock.now += min(0.004, waiting.go_on())
    assert log.count("ada") == 10
    # One of them at most, because they had to wait so long.
    assert log.count("eve") <= 1
    clock.now += waiting.go_on() + 0.01
    waiting.go_on()
    loop.close()
    assert log[-1] == "eve"


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


def test_what_heavy_users_did_while_nobody_else_was_there_is_not_counted() -> None:
    """They would wait for many seconds as soon as somebody comes."""
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    add("ada", 0.01, 0.001)
    waiting.go_on()
    for _ in range(1500):
        add("eve", 5.0, 0.002)
    # Ada is away for a while.
    until = clock.now + 2.5
    while clock.now < until:
        pause = waiting.go_on()
        clock.now += max(0.0001, pause)
    log.clear()
    until = clock.now + 1.0
    while clock.now < until:
        add("ada", 0.01, 0.001)
        waiting.go_on()
        clock.now += 0.004
    loop.close()
    assert log.count("eve") * 0.002 > 0.5 * SHARE


def test_a_new_guest_comes_after_whoever_plays_and_whoever_looks_on() -> None:
    """However little they have used."""
    playing, looking, new = (Bill(usage=lambda: 0.05, weight=weight) for weight in (PLAYING, LOOKING_ON, 1.0))
    assert playing.used < looking.used < new.used
    most = SIMILAR * playing.used + NEARLY
    assert looking.used < most < new.used
    new.weigh(PLAYING)
    assert new.used == playing.used


def test_whoever_acts_is_answered_before_everybody_is_told() -> None:
    """After every action a document is made for each who is there: that takes longer than the action."""
    log: list[str] = []

    async def is_told(news: asyncio.Event) -> None:
        bills.set(Bill(usage=lambda: 0.05, weight=PLAYING))
        await news.wait()
        log.append("told")

    async def acted(news: asyncio.Event) -> None:
        news.set()

    async def asked(news: asyncio.Event) -> None:
        bills.set(Bill(usage=lambda: 0.05, weight=act.opt["weight"]))
        await asyncio.shield(asyncio.create_task(acted(news)))
        log.append("answered")

    async def together() -> None:
        news = asyncio.Event()
        await asyncio.gather(*(is_told(news) for _ in range(4)), asked(news))

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(together())
    assert log == ["answered", *["told"] * 4]


#: Turns of an action, and the seconds that each of them takes; the seconds of telling one viewer of it.
ACTS, STEP, TELL = 8, 0.0005, 0.0025


def full_house(tables: int, seconds: float) -> tuple[list[float], list[float]]:
    """At every table somebody acts as soon as they are told that it is their turn; three play there, and one looks on.
    The seconds until an action is answered, and until all four have heard of it."""
    clock, loop = Clock(), asyncio.new_event_loop()
    waiting, answered, heard = Waiting(clock), list[float](), list[float]()
    opened = clock.now

    def usage() -> float:
        """All come from one address, and what they have used in the last moments grows at first."""
        return 2.4 * (1 - math.exp((opened - clock.now) / MOMENTS))

    def wait(weight: float, step: Callable[[], None]) -> None:
        bill = Bill(usage=usage, weight=weight)
        waiting.add(bill.used, asyncio.Handle(step, (), loop), before=bill.before)

    def act(begun: float, left: int = ACTS) -> None:
        clock.now += STEP
        if left:
            wait(ACTING, lambda: act(begun, left - 1))
            return
        answered.append(clock.now - begun)
        ears: list[float] = []
        for number, weight in enumerate((PLAYING, PLAYING, PLAYING, LOOKING_ON)):
            wait(weight, partial(tell, begun, number, ears))

    def tell(begun: float, number: int, ears: list[float]) -> None:
        clock.now += TELL
        ears.append(clock.now - begun)
        if len(ears) == 4:
            heard.append(ears[-1])
        if number == 0:
            wait(ACTING, partial(act, clock.now))

    for _ in range(tables):
        wait(ACTING, partial(act, clock.now))
    while clock.now < opened + seconds:
        pause = waiting.go_on()
        clock.now += max(0.0001, pause)
    loop.close()
    return answered, heard


def test_where_very_many_act_all_hear_of_it_before_the_next_round_is_over() -> None:
    """Who acts is answered first. Those who look on do not wait for that longer than the tables need for a round:
    whoever acts next was told together with them."""
    tables = 50
    round_takes = tables * ((ACTS + 1) * STEP + 4 * TELL)
    answered, heard = full_house(tables, 20.0)
    last = heard[len(heard) // 2 :]
    assert max(last) < 1.5 * round_takes
    # All are told of every action, in the end.
    assert len(answered) - len(heard) <= 2 * tables
    assert statistics.median(answered) < 0.1


def test_what_many_wait_for_is_overtaken_by_nobody() -> None:
    """Where actions have waited for long, commits that wait as long after each of their turns would come too late for
    all of them."""
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    for _ in range(100):
        add("acts", 0.01, 0.001, before=AT_ONCE)
    clock.now += 10.0
    add("commits", common.used, 0.001, before=common.before)
    waiting.go_on()
    loop.close()
    assert log[0] == "commits"


def test_nobody_is_overtaken_for_long_by_those_who_act() -> None:
    """Actions alone would keep the loop busy."""
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    acting, looking = (Bill(usage=lambda: 0.1, weight=weight) for weight in (ACTING, LOOKING_ON))
    add("looks", looking.used, 0.001)
    begun = clock.now
    while "looks" not in log:
        for _ in range(5):
            add("acts", acting.used, 0.001, before=AT_ONCE)
        waiting.go_on()
    loop.close()
    assert clock.now - begun < 1.5 * AT_ONCE
    # Who acts went first until then.
    assert clock.now - begun > 0.5 * AT_ONCE


def test_heavy_users_keep_to_their_share_where_others_are_always_waiting() -> None:
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    add("ada", 0.01, 0.001)
    waiting.go_on()
    for _ in range(2000):
        add("eve", 5.0, 0.002)
    begun = clock.now
    while clock.now < begun + 5.0:
        add("ada", 0.01, 0.001)
        waiting.go_on()
    loop.close()
    assert log.count("eve") * 0.002 - ADVANCE < (SHARE + 0.02) * 5.0


def test_what_is_nobodys_goes_first_and_is_no_measure_of_what_others_have_used() -> None:
    """Neither a commit nor the first step of a request, of which it is not known yet what it is about."""
    clock, log, loop = Clock(), list[str](), asyncio.new_event_loop()
    waiting = Waiting(clock)
    add = turns(waiting, clock, loop, log)
    acting = Bill(usage=lambda: 0.1, weight=ACTING)
    # Whoever has waited longest has had their turn.
    add("eve", 5.0, 0.001)
    waiting.go_on()
    for name, bill in {"acting": acting, "arriving": arriving, "commit": common}.items():
        add(name, bill.used, 0.0001)
    waiting.go_on()
    loop.close()
    assert log == ["eve", "commit", "arriving", "acting"]
    assert not waiting.is_heavy(SIMILAR * acting.used + NEARLY)
    assert waiting.is_heavy(SIMILAR * acting.used + NEARLY + 0.001)


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
        assert await for_all(whose()) is common
        assert await asyncio.create_task(whose()) is own

    asyncio.run(begun())
