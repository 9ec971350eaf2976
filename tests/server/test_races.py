"""Races: two processes, a thousand posts at the same tables at once. The database lets one of them win each time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.server.config import Config
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.records import Acted
from tests.support.http_players import Cookies, Ledger, ask_something, sit_down
from tests.support.processes import Listened
from tests.support.server_process import Served, served
from tests.support.tables import beginning

pytestmark = [pytest.mark.anyio, pytest.mark.long]

POSTS = 1000
TABLES = 8
#: Posts that are under way at each server at any moment.
AT_ONCE = 40


# -- over HTTP


async def post_some(server: Served, cookies: Cookies, tables: list[str], name: str, numbers: Iterator[int]) -> Ledger:
    """Many at once look and post, until all posts are made."""
    ledger = Ledger()

    async def go_on(client: httpx.AsyncClient) -> None:
        for number in numbers:
            assert await ask_something(client, tables[number % len(tables)], f"{name}-{number}", ledger)

    async with server.client(cookies) as client:
        await asyncio.gather(*(go_on(client) for _ in range(AT_ONCE)))
    return ledger


@pytest.mark.long
async def test_two_servers_and_a_thousand_posts(postgresql_url: str, tmp_path: Path) -> None:
    """Real servers on one PostgreSQL database, posts over HTTP: one winner for every number, losers are told so."""
    with served(tmp_path, postgresql_url) as first, served(tmp_path, postgresql_url) as second:
        cookies, tables = await sit_down(first, TABLES, players=4)
        halves = [iter(range(POSTS // 2)), iter(range(POSTS // 2))]
        ledgers = await asyncio.gather(
            post_some(first, cookies, tables, "first", halves[0]),
            post_some(second, cookies, tables, "second", halves[1]),
        )
    won = Counter(place for ledger in ledgers for place in ledger.acknowledged.values())
    refused = Counter(code for ledger in ledgers for code in ledger.refused.values())
    assert set(won.values()) == {1}
    assert set(refused) == {"stale"}
    assert len(won) + refused["stale"] == sum(len(ledger.asked) for ledger in ledgers) == POSTS
    # It was a race: both have won, and one has lost a number that the other has.
    winners = [set(ledger.acknowledged.values()) for ledger in ledgers]
    tried = [{(each.table, each.body["expected_seq"] + 1) for each in ledger.asked} for ledger in ledgers]
    assert all(winners)
    assert (tried[0] & winners[1]) or (tried[1] & winners[0])
    keeper = await Keeper.connect(Config(database=postgresql_url, bot_workers=0))
    keys = {place: key for ledger in ledgers for key, place in ledger.acknowledged.items()}
    for table_id in tables:
        entries = (await keeper.table(table_id)).entries
        assert {(table_id, entry.seq): entry.record.key for entry in entries if isinstance(entry.record, Acted)} == {
            place: key for place, key in keys.items() if place[0] == table_id
        }
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    await keeper.close()
    print(f"{POSTS} posts over HTTP: {len(won)} won, {refused['stale']} stale")


# -- without web servers


async def raced(url: str, table_ids: list[str]) -> list[list[dict[str, Any]]]:
    """What two processes say that post at the same tables."""
    racers = [Listened("race", url, name, str(POSTS // 2), *table_ids) for name in ("first", "second")]
    for racer in racers:
        assert await racer.line() == {"ready": True}
    for racer in racers:
        racer.go()
    return await asyncio.gather(*(asyncio.to_thread(racer.rest) for racer in racers))


async def test_every_number_has_one_winner_and_losers_are_told_so(url: str) -> None:
    config = Config(database=url, bot_workers=0)
    keeper = await Keeper.connect(config)
    table_ids = [await keeper.open_table(beginning(4, seed=seed)) for seed in range(TABLES)]
    both = await raced(url, table_ids)
    said = [line for lines in both for line in lines]

    won = Counter((line["table"], line["seq"]) for line in said if "answered" in line)
    refused = Counter(line["code"] for line in said if "refused" in line)
    asked = sum("asked" in line for line in said)
    assert set(won.values()) == {1}
    assert set(refused) == {"stale"}
    assert len(won) + refused["stale"] == asked == POSTS
    # It was a race: each process has won, and has lost against the other.
    winners = [{(line["table"], line["seq"]) for line in lines if "answered" in line} for lines in both]
    tried = [{(line["table"], line["seq"] + 1) for line in lines if "asked" in line} for lines in both]
    assert all(winners)
    assert (tried[0] & winners[1]) or (tried[1] & winners[0])

    for table_id in table_ids:
        entries = await keeper.store.entries(table_id)
        numbers = sorted(seq for table, seq in won if table == table_id)
        assert numbers == [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        answered = {line["seq"]: line["digest"] for line in said if "answered" in line and line["table"] == table_id}
        for entry in entries:
            assert isinstance(entry.record, Acted)
            assert answered[entry.seq] == entry.record.digest
        assert (await keeper.table(table_id)).entries == entries
    await keeper.close()
    lost_to_the_other = len(tried[0] & winners[1] - winners[0]) + len(tried[1] & winners[0] - winners[1])
    print(f"{POSTS} posts: {len(won)} won, {refused['stale']} stale; {lost_to_the_other} lost to the other process")
