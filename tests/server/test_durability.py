"""Durability: whatever was answered is there, whenever the process is killed.

A server is killed at a random moment while people play over HTTP at several tables at once; they keep their own list of
what they asked for and what was answered. The same is done, faster, with the keeper alone, without a web server in
front. ROUNDHOUSE_KILLS says how often (a soak: 100 times), ROUNDHOUSE_KILLS_TO where figures go.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.config import Config
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.records import Acted
from tests.support.effort import SOAK
from tests.support.http_players import Cookies, Ledger, play_until_killed, sit_down
from tests.support.processes import Listened, runs
from tests.support.server_process import Served
from tests.support.tables import beginning, until

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("ROUNDHOUSE_KILLS", "100" if SOAK else "3"))
KILLS_TO = os.environ.get("ROUNDHOUSE_KILLS_TO", "")
TABLES = 6


def note(url: str, **figures: int) -> None:
    """Write figures down for bench/durability.py, if it has asked for them."""
    if KILLS_TO:
        database = "SQLite" if url.startswith("sqlite") else "PostgreSQL"
        with Path(KILLS_TO).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"database": database, **figures}) + "\n")


async def opened(keeper: Keeper) -> list[str]:
    return [await keeper.open_table(beginning(3)) for _ in range(TABLES)]


async def said_until_killed(what: str, url: str, name: str, table_ids: list[str]) -> list[dict[str, Any]]:
    """What a process says that plays until it is killed."""
    child = Listened(what, url, name, *table_ids)
    assert await child.line() == {"ready": True}
    said: list[dict[str, Any]] = []
    # On a busy machine it takes a while until there is an answer that could be lost.
    while not any("answered" in line for line in said):
        said.append(await child.line())
    await asyncio.sleep(random.uniform(0.0, 1.0))
    return said + child.kill()


async def lost(keeper: Keeper, said: list[dict[str, Any]]) -> list[str]:
    """What was answered and is not there as it was answered."""
    missing = []
    for line in said:
        if "answered" not in line:
            continue
        table = await keeper.table(line["table"])
        record = table.entries[line["seq"] - 1].record if line["seq"] <= table.seq else None
        if not isinstance(record, Acted) or (record.key, record.digest) != (line["answered"], line["digest"]):
            missing.append(line["answered"])
    return missing


async def check_logs(keeper: Keeper, table_ids: list[str]) -> None:
    """No gap, no duplicate; and loading has compared every digest with the state."""
    for table_id in table_ids:
        entries = await keeper.store.entries(table_id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        keys = [entry.record.key for entry in entries if isinstance(entry.record, Acted)]
        assert len(keys) == len(set(keys))
        assert (await keeper.table(table_id)).entries == entries


async def check_unanswered(keeper: Keeper, said: list[dict[str, Any]]) -> int:
    """Ask once more for what was not answered, as a client does: it is carried out once, now or before. How many."""
    done = {(line["table"], line.get("answered") or line.get("refused")) for line in said}
    unanswered = [line for line in said if "asked" in line and (line["table"], line["asked"]) not in done]
    for line in unanswered:
        seat, action, seq, key = line["seat"], line["action"], line["seq"], line["asked"]

        def again(table: Any, seat: int = seat, action: Any = action, seq: int = seq, key: str = key) -> Any:
            return table.act(seat, action, seq, key)

        change = await keeper.request(line["table"], again)
        assert [entry.seq for entry in change.entries] == [seq + 1]
    return len(unanswered)


# -- without a web server


@pytest.mark.long
async def test_what_was_answered_survives_any_kill(url: str) -> None:
    config = Config(database=url, bot_workers=0)
    keeper = await Keeper.connect(config)
    table_ids = await opened(keeper)
    await keeper.close()
    answered = unanswered = 0
    for kill in range(KILLS):
        said = await said_until_killed("play", url, f"run{kill}", table_ids)
        keeper = await Keeper.connect(config)
        assert await lost(keeper, said) == []
        await check_logs(keeper, table_ids)
        unanswered += await check_unanswered(keeper, said)
        await check_logs(keeper, table_ids)
        answered += sum("answered" in line for line in said)
        if any([(await keeper.table(table_id)).over for table_id in table_ids]):
            table_ids = await opened(keeper)
        await keeper.close()
    assert answered > KILLS
    # Some kills come between request and answer; of a few, perhaps none.
    assert unanswered > 0 or KILLS < 10


@pytest.mark.long
async def test_the_check_finds_a_commit_after_the_answer(url: str) -> None:
    config = Config(database=url, bot_workers=0)
    keeper = await Keeper.connect(config)
    table_ids = await opened(keeper)
    await keeper.close()
    for kill in range(20):
        said = await said_until_killed("play-hastily", url, f"hasty{kill}", table_ids)
        keeper = await Keeper.connect(config)
        missing = await lost(keeper, said)
        await keeper.close()
        if missing:
            return
    raise AssertionError("nothing was lost: the check is worth nothing")


# -- over HTTP


async def check_acknowledged(url: str, ledger: Ledger, tables: list[str]) -> list[str]:
    """The keys of what was acknowledged and is not in the log at its number. Logs are whole, and play through."""
    keeper = await Keeper.connect(Config(database=url, bot_workers=0))
    try:
        await check_logs(keeper, tables)
        kept = {
            (table_id, entry.seq): entry.record.key
            for table_id in {table_id for table_id, _ in ledger.acknowledged.values()}
            for entry in await keeper.store.entries(table_id)
            if isinstance(entry.record, Acted)
        }
    finally:
        await keeper.close()
    return [key for key, place in ledger.acknowledged.items() if kept.get(place) != key]


async def check_repeated(server: Served, cookies: Cookies, ledger: Ledger) -> int:
    """Send again what was not answered, as a client does: it is carried out once, now or before. How many."""
    unanswered = ledger.unanswered()
    async with server.client(cookies) as client:
        for asked in unanswered:
            await ledger.post(client, asked)
            table, seq = ledger.acknowledged[asked.key]
            assert (table, seq) == (asked.table, asked.body["expected_seq"] + 1)
    assert ledger.unanswered() == []
    return len(unanswered)


@pytest.mark.long
async def test_a_killed_server_has_lost_nothing_that_it_acknowledged(url: str, tmp_path: Path) -> None:
    server = Served(tmp_path, url)
    cookies, tables = await sit_down(server, TABLES)
    ledger, unanswered = Ledger(), 0
    for kill in range(KILLS):
        ended = await play_until_killed(server, cookies, tables, f"run{kill}", ledger)
        assert await check_acknowledged(url, ledger, tables) == []
        server = Served(tmp_path, url)
        unanswered += await check_repeated(server, cookies, ledger)
        if ended:
            cookies, tables = await sit_down(server, TABLES)
    server.kill()
    assert await check_acknowledged(url, ledger, tables) == []
    assert set(ledger.refused.values()) <= {"stale"}
    note(url, kills=KILLS, answered=len(ledger.acknowledged), unanswered=unanswered)
    assert len(ledger.acknowledged) > KILLS
    # Some kills come between request and answer; of a few, perhaps none.
    assert unanswered > 0 or KILLS < 10


@pytest.mark.long
async def test_over_http_too_a_commit_after_the_answer_is_found(url: str, tmp_path: Path) -> None:
    for kill in range(20):
        server = Served(tmp_path, url, "hastily")
        cookies, tables = await sit_down(server, TABLES)
        ledger = Ledger()
        await play_until_killed(server, cookies, tables, f"hasty{kill}", ledger)
        if await check_acknowledged(url, ledger, tables):
            note(url, found_after=kill + 1)
            return
    raise AssertionError("nothing was lost: the check is worth nothing")


# -- workers


async def test_no_worker_outlives_its_server(sqlite_url: str) -> None:
    keeper = await Keeper.connect(Config(database=sqlite_url, bot_workers=0))
    (table_id, *_) = await opened(keeper)
    await keeper.close()
    child = Listened("think", sqlite_url, table_id)
    try:
        worker = (await child.line())["worker"]
        assert runs(worker)
    finally:
        # Whatever is wrong with it: left alone, it would keep whoever waits for the tests waiting for ever.
        child.kill()

    async def gone() -> bool:
        return not runs(worker)

    await until(gone)
