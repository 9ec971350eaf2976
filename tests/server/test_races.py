"""Races: two processes, a thousand posts at the same tables at once. The database lets one of them win each time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from roundhouse.server.config import Config
from roundhouse.server.keeper import Keeper
from roundhouse.table.records import Acted
from tests.support.processes import Listened
from tests.support.tables import beginning

pytestmark = pytest.mark.anyio

POSTS = 1000
TABLES = 8


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
