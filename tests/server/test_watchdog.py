"""The watchdog: it sees who keeps the loop, says so, and parks a table that does so again and again."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.watchdog import LIMIT, PATIENCE, Origin, Watchdog, origin
from roundhouse.table import projection
from roundhouse.table.table import Table
from roundhouse.words import OWN_FOLDER, Words
from tests.server.serving import KEY, UNHURRIED, Server, serving


def work(seconds: float) -> None:
    """Use that much processor time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


class Parked(list[str]):
    """The tables that were parked."""


def watched(*works: Any, limit: float = 0.05) -> tuple[Watchdog, Parked]:
    parked = Parked()
    dog = Watchdog(parked.append, limit)

    async def run() -> None:
        dog.start()
        try:
            await asyncio.gather(*(asyncio.create_task(each) for each in works))
        finally:
            dog.stop()

    asyncio.run(run())
    return dog, parked


async def busy(table: str, seconds: float, times: int = 1) -> None:
    origin.set(lambda: Origin("/somewhere", table))
    for _ in range(times):
        work(seconds)
        await asyncio.sleep(0)


async def idle(table: str, seconds: float) -> None:
    origin.set(lambda: Origin("/elsewhere", table))
    await asyncio.sleep(seconds)


def test_a_turn_that_takes_too_long_is_counted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "roundhouse.watchdog"):
        dog, parked = watched(busy("t1", 0.1), idle("t2", 0.15))
    assert dog.late == {"/somewhere": 1}
    assert 0.08 < dog.longest < 1
    assert [record.__dict__["fields"]["table"] for record in caplog.records] == ["t1"]
    assert not parked
    assert 'roundhouse_long_turns_total{what="/somewhere"} 1' in dog.write()


def test_many_short_turns_are_nobodys_fault() -> None:
    dog, _ = watched(busy("t1", 0.01, times=20), busy("t2", 0.01, times=20))
    assert not dog.late


def test_a_collection_is_nobodys_fault() -> None:
    """It falls into whoever's turn it likes, and is told of by its own name."""
    made: list[list[object]] = [[] for _ in range(500_000)]
    for ring in made:
        ring.append(ring)

    async def unlucky() -> None:
        origin.set(lambda: Origin("/somewhere", "t1"))
        gc.collect()

    dog, _ = watched(unlucky(), limit=0.01)
    assert made
    assert dog.late == {"(collecting)": 1}


def test_what_others_begin_for_a_table_counts_for_it() -> None:
    async def begin() -> None:
        origin.set(lambda: Origin("/somewhere", "t1"))
        await asyncio.create_task(inner())

    async def inner() -> None:
        work(0.1)

    dog, _ = watched(begin())
    assert dog.late == {"/somewhere": 1}


def test_a_table_that_keeps_the_loop_is_parked_once() -> None:
    now = 0.0
    parked = Parked()
    dog = Watchdog(parked.append, 0.05, lambda: now)
    token = origin.set(lambda: Origin("/somewhere", "t1"))
    for _ in range(5):
        dog.note(0.05 + PATIENCE / 5)
    assert not parked
    dog.note(1.0)
    origin.reset(token)
    assert parked == ["t1"]


def test_what_was_long_ago_is_forgiven() -> None:
    now = 0.0
    parked = Parked()
    dog = Watchdog(parked.append, 0.05, lambda: now)
    token = origin.set(lambda: Origin("/somewhere", "t1"))
    for _ in range(20):
        dog.note(0.05 + PATIENCE / 2)
        now += 3600.0
    origin.reset(token)
    assert not parked


# -- in a server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, Settings(key=KEY, rates=UNHURRIED, samples=False), bot_workers=0) as running:
        yield running


def test_a_parked_table_says_why_and_can_be_taken_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.person("Ada")
    slow, other = ada.new_table(), ada.new_table()
    actual, heavy = projection.happened, server.table(slow)

    def happened(table: Table, seat: int | None, after: int) -> Any:
        if table is heavy:
            work(PATIENCE / 2 + LIMIT + 0.1)
        return actual(table, seat, after)

    monkeypatch.setattr(projection, "happened", happened)
    answers = [ada.get(f"/tables/{slow}/history") for _ in range(4)]
    last = answers[-1]
    assert last.status_code == 503, [each.status_code for each in answers]
    assert last.json()["code"] == "parked_table"
    for language in ("en", "it"):
        assert len(Words(language, [OWN_FOLDER]).say(last.json()["text"]["key"])) > 40
    for what in ("sit", "act", "picks"):
        refused = ada.post(f"/tables/{slow}/{what}", seat=0, picks=[], expected_seq=0)
        assert refused.status_code in (400, 503), refused.text
    assert ada.get(f"/tables/{slow}/export").status_code == 200
    assert ada.get(f"/tables/{other}").status_code == 200
    assert ada.get("/lobby").status_code == 200
    figures = ada.get("/metrics").text
    assert "roundhouse_parked_total 1" in figures
    assert 'roundhouse_long_turns_total{what="/api/v1/tables/{table_id}/history"}' in figures


def test_a_parked_table_is_not_touched_at_the_next_start(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False)
    with serving(tmp_path, settings, bot_workers=0) as running:
        ada = running.person("Ada")
        table = ada.new_table(seats=[{"who": "bot"}, {"who": "bot"}])
        running.loop.call_soon_threadsafe(running.keeper._park, table)
        end = time.monotonic() + 10
        while ada.get(f"/tables/{table}").status_code != 503:
            assert time.monotonic() < end
    with serving(tmp_path, settings, bot_workers=1) as running:
        for version, found in (("another", [table]), (roundhouse.__version__, [])):
            assert due(running, version) == found
        cookies, ada = ada.http.cookies, running.nobody()
        ada.http.cookies.update(cookies)
        assert ada.get(f"/tables/{table}").json()["code"] == "parked_table"
        assert ada.get(f"/tables/{table}/export").status_code == 200


def due(server: Server, version: str) -> list[str]:
    now = time.time()
    return server.do(lambda keeper: keeper.store.due(now + 1e6, now, 10, version))
