"""Viewers who leave in the middle of a question: whoever stays must not notice, and no connection may get lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect

from roundhouse.seats import Seat
from roundhouse.server.config import Config
from roundhouse.server.http.settings import Settings
from roundhouse.server.http.socket import Viewing
from roundhouse.server.tables.clocks import ClockAlarms
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import open_table
from tests.server.serving import KEY, UNHURRIED, Server, serving
from tests.support import patient
from tests.support.effort import examples
from tests.support.tables import act, any_action, beginning, until

pytestmark = pytest.mark.anyio

#: Seconds that whoever stays may have to wait for anything, on a machine that is busy with other things too.
PATIENCE = 60.0
LEAVERS = 40
ROUNDS = examples(10)


async def watch(keeper: Keeper, table_id: str) -> None:
    async with keeper.subscribe(table_id) as numbers:
        async for number in numbers:
            await keeper.table(table_id, at_least=number)


async def speak(keeper: Keeper, table_id: str) -> None:
    await keeper.talk.say(table_id, "user1", "Ben", "Hello")


async def look(keeper: Keeper, table_id: str) -> None:
    await keeper.store.find(table_id)


async def move(keeper: Keeper, table_id: str) -> None:
    table = await keeper.table(table_id)
    seat, seq = table.deciding, table.seq
    if seat is not None:
        action = any_action(table)
        # Somebody else at the same table may be faster.
        with contextlib.suppress(TableRefusal):
            await keeper.request(table_id, lambda table: table.act(seat, action, seq))


VISITS: list[Callable[[Keeper, str], Awaitable[object]]] = [
    watch,
    speak,
    look,
    move,
    lambda keeper, _: keeper.lobby.tables(),
    lambda keeper, table_id: keeper.table(table_id),
    lambda keeper, table_id: keeper.talk.lines(table_id),
    lambda keeper, table_id: keeper.talk.note(table_id, "user0"),
    lambda keeper, table_id: keeper.answers_ahead(table_id, 0),
]


async def visit(keeper: Keeper, table_ids: list[str], dice: random.Random) -> None:
    """Ask one thing after the other, as long as nobody stops it."""
    while True:
        await dice.choice(VISITS)(keeper, dice.choice(table_ids))


async def come_and_go(keeper: Keeper, table_ids: list[str], dice: random.Random) -> None:
    """Visitors who are stopped at random moments, some before they have begun."""
    for _ in range(ROUNDS):
        visitors = [asyncio.create_task(visit(keeper, table_ids, dice)) for _ in range(LEAVERS)]
        for visitor in dice.sample(visitors, len(visitors)):
            await asyncio.sleep(dice.choice([0, 0, 0.0005, 0.002]))
            visitor.cancel()
        for ended in await asyncio.wait_for(asyncio.gather(*visitors, return_exceptions=True), PATIENCE):
            assert isinstance(ended, asyncio.CancelledError), ended


async def stay(keeper: Keeper, table_id: str, over: asyncio.Event) -> int:
    """Somebody who plays on; how often they could act."""
    done = 0
    while not (over.is_set() and done):
        async with asyncio.timeout(PATIENCE):
            await keeper.talk.lines(table_id)
            if (await keeper.table(table_id)).deciding is None:
                return done
            await act(keeper, table_id)
        done += 1
    return done


async def test_visitors_who_leave_in_the_middle_of_a_question_cost_nobody_a_connection(url: str) -> None:
    keeper = await Keeper.connect(Config(database=url, bot_workers=0, connections=3, poll=0.05))
    table_ids = [await keeper.open_table(beginning(3)) for _ in range(4)]
    own = await keeper.open_table(beginning(3))
    over = asyncio.Event()
    staying = asyncio.create_task(stay(keeper, own, over))
    await come_and_go(keeper, table_ids, random.Random(1))
    over.set()
    assert await staying > 0

    async def nothing_in_use() -> bool:
        return keeper.store.database.in_use == 0

    await until(nothing_in_use, PATIENCE)
    # As many as there may be at once still work at once.
    everybody = asyncio.gather(*(keeper.store.find(own) for _ in range(20)))
    assert None not in await asyncio.wait_for(everybody, PATIENCE)
    for table_id in table_ids:
        entries = await keeper.store.entries(table_id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    await asyncio.wait_for(keeper.close(), PATIENCE)


# -- over the network


async def tear_off(server: Server, table_id: str, cookie: str, dice: random.Random, over: asyncio.Event) -> None:
    """Viewers whose network breaks off at random moments, without a word of farewell."""
    at = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table_id}/socket?after=0"
    headers = {"Cookie": cookie, "Origin": server.url}
    while not over.is_set():
        async with asyncio.timeout(PATIENCE):
            socket = await connect(at, additional_headers=headers, max_size=None, **patient.SOCKET)
            for _ in range(dice.randrange(4)):
                await socket.recv()
            await asyncio.sleep(dice.choice([0, 0, 0.001, 0.01]))
        socket.transport.abort()


async def play_on(server: Server, table_id: str, cookie: str, over: asyncio.Event) -> int:
    done = 0
    async with patient.AsyncClient(base_url=f"{server.url}/api/v1", headers={"Cookie": cookie}) as http:
        while not (over.is_set() and done):
            table = (await http.get(f"/tables/{table_id}")).raise_for_status().json()["table"]
            if not table["picks"]:
                break
            asked = {"seat": table["seat"], "expected_seq": table["seq"], "key": "", "picks": table["picks"][0]}
            (await http.post(f"/tables/{table_id}/act", json=asked)).raise_for_status()
            (await http.get(f"/tables/{table_id}/chat")).raise_for_status()
            done += 1
    return done


@pytest.mark.long
async def test_sockets_that_break_off_keep_nobody_waiting(tmp_path: Path, url: str) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, sockets_per_person=2 * LEAVERS)
    with serving(tmp_path, settings, database=url, bot_workers=0, connections=3, poll=0.05) as server:
        ada = server.person("Ada")
        seats = [Seat(name=name, owner=ada.id) for name in ("Ada", "Ben", "Cleo")]
        table_id = server.open_table(open_table("rocket", 3, seats=seats, host=ada.id).begin)
        cookie, over = ada.headers(None)["Cookie"], asyncio.Event()
        viewers = [
            asyncio.create_task(tear_off(server, table_id, cookie, random.Random(n), over)) for n in range(LEAVERS)
        ]
        playing = asyncio.create_task(play_on(server, table_id, cookie, over))
        await asyncio.sleep(examples(4))
        over.set()
        await asyncio.gather(*viewers)
        assert await playing > 0

        async def nobody_left() -> bool:
            return bool(server.app.state.metrics.sockets == 0)

        await until(nobody_left, PATIENCE)


# -- stopped and served at the same moment


class Sent:
    """What a viewer's socket would have sent, and the parts of the application that a viewer uses."""

    def __init__(self) -> None:
        self.messages: list[object] = []
        self.app = SimpleNamespace(state=SimpleNamespace(settings=Settings(), limiter=None, metrics=None))

    async def send(self, message: object) -> None:
        self.messages.append(message)
        await asyncio.sleep(0)


async def ends_when_stopped(work: Coroutine[Any, Any, Any], serve: Callable[[], None], breaths: int) -> bool:
    """Whether something that is served, and stopped so many turns of the loop later, really ends."""
    task = asyncio.create_task(work)
    await asyncio.sleep(0.01)
    serve()
    for _ in range(breaths):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task], timeout=0.5)
    ended = task.done()
    task.cancel()
    await asyncio.wait([task])
    return ended


@pytest.mark.parametrize("breaths", range(6))
async def test_a_viewer_who_is_let_go_is_gone_whatever_is_being_sent(breaths: int) -> None:
    sent = Sent()
    viewing = Viewing(cast(Any, sent), cast(Any, None), cast(Any, None), "a table")

    def silent_for_long() -> None:
        viewing.settings = Settings(heartbeat=0)

    viewing.settings = Settings(heartbeat=0.005)
    assert await ends_when_stopped(viewing.beat(), silent_for_long, breaths)
    assert sent.messages


@pytest.mark.parametrize("breaths", range(6))
async def test_the_watch_over_clocks_ends_whatever_has_just_been_set(breaths: int) -> None:
    watch = ClockAlarms(lambda _: None)
    assert await ends_when_stopped(watch._watch(), lambda: watch.watch("a table", time.time() + 30), breaths)
