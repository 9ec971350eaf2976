"""The gate: those who have used least go first, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest

from roundhouse.server import bills
from roundhouse.server.gate import Gate
from roundhouse.server.patience import SlowDatabase
from roundhouse.server.storage.database import Postgresql, address

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still until somebody moves it on."""
    now = [0.0]
    monkeypatch.setattr(bills, "monotonic", lambda: now[0])
    return now


async def pass_through(gate: Gate, used: float, log: list[float]) -> None:
    await gate.enter(used)
    log.append(used)
    gate.leave()


async def test_whoever_has_used_least_goes_first(seconds: list[float]) -> None:
    gate, log = Gate(1), list[float]()
    await gate.enter(0.0)
    async with asyncio.TaskGroup() as waiting:
        for used in (0.5, 0.1, 0.3):
            waiting.create_task(pass_through(gate, used, log))
        await asyncio.sleep(0)
        gate.leave()
    assert log == [0.1, 0.3, 0.5]


async def test_whoever_has_used_more_is_not_overtaken_for_ever(seconds: list[float]) -> None:
    """Light users come as fast as they are served: one who has used much has its turn all the same, in its time."""
    gate, log = Gate(1), list[float]()
    await gate.enter(0.0)
    heavy = asyncio.create_task(pass_through(gate, 1.0, log))
    await asyncio.sleep(0)
    for number in count():
        seconds[0] = 0.1 * number
        light = asyncio.create_task(gate.enter(0.0))
        await asyncio.sleep(0)
        gate.leave()
        await asyncio.sleep(0.001)
        if heavy.done():
            break
        await light
    await light
    # A second of work is made up for by five of waiting.
    assert 4.9 < seconds[0] < 5.2


async def test_who_finds_no_connection_in_time_is_told_that_the_database_is_slow(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("roundhouse.server.storage.database.STATEMENT", 0.01)
    connections = Postgresql(address("postgresql://nobody@127.0.0.1:1/none", tmp_path), 1)
    await connections._gate.enter(0.0)
    with pytest.raises(SlowDatabase):
        await connections.read(lambda _: None, 0.0)
    with pytest.raises(SlowDatabase):
        await connections.write(lambda _: None, 0.0, durable=True)
    await connections.close()
