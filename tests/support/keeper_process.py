"""A process with a keeper, to be killed or to be raced against: `python -m tests.support.keeper_process WHAT URL …`.

What it prints are lines of JSON: what was asked for before it is asked for, what was answered after it was answered.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from roundhouse.server.config import Config
from roundhouse.server.storage.store import Append
from roundhouse.server.storage.writer import Writer
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.records import Acted
from roundhouse.table.refusal import TableRefusal
from tests.support.tables import any_action


def say(**line: Any) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


@contextmanager
def hasty() -> Iterator[None]:
    """Answers come before the commit: the mistake that the tests must find."""
    careful, writing = Writer.append, set()

    async def later(writer: Writer, append: Append) -> bool:
        await asyncio.sleep(0.02)
        return await careful(writer, append)

    async def append(writer: Writer, append: Append) -> bool:
        task = asyncio.create_task(later(writer, append))
        writing.add(task)
        task.add_done_callback(writing.discard)
        return True

    with patch.object(Writer, "append", append):
        yield


async def post(keeper: Keeper, table_id: str, key: str, seed: int) -> bool:
    """Let the deciding seat act, and say what came of it. False when the game is over."""
    table = await keeper.table(table_id)
    seat, seq = table.deciding, table.seq
    if seat is None:
        return False
    action = any_action(table, seed)
    say(asked=key, table=table_id, seat=seat, action=action, seq=seq)
    try:
        change = await keeper.request(table_id, lambda table: table.act(seat, action, seq, key))
    except TableRefusal as refusal:
        say(refused=key, table=table_id, code=refusal.code)
        return True
    (entry,) = change.entries
    assert isinstance(entry.record, Acted)
    say(answered=key, table=table_id, seq=entry.seq, digest=entry.record.digest)
    return True


async def play(url: str, name: str, table_ids: list[str]) -> None:
    """Act at all tables for as long as it lasts."""
    keeper = await Keeper.connect(Config(database=url, bot_workers=0))
    say(ready=True)

    async def play_one(table_id: str) -> None:
        for number in range(10_000):
            if not await post(keeper, table_id, f"{name}-{number}", random.randrange(1000)):
                return
            await asyncio.sleep(random.uniform(0, 0.01))

    await asyncio.gather(*(play_one(table_id) for table_id in table_ids))
    await keeper.close()


async def race(url: str, name: str, posts: int, table_ids: list[str]) -> None:
    """Post at the same tables as others do, many at once, as soon as somebody says go."""
    keeper = await Keeper.connect(Config(database=url, bot_workers=0))
    say(ready=True)
    await asyncio.to_thread(sys.stdin.readline)
    numbers = iter(range(posts))

    async def race_one() -> None:
        for number in numbers:
            await post(keeper, table_ids[number % len(table_ids)], f"{name}-{number}", number)

    await asyncio.gather(*(race_one() for _ in range(40)))
    await keeper.close()


async def think(url: str, table_id: str) -> None:
    """Have a worker process, and say which."""
    keeper = await Keeper.connect(Config(database=url, bot_workers=1))
    deciding = (await keeper.table(table_id)).deciding
    assert deciding is not None
    await keeper.hint(table_id, deciding, 30.0)
    say(worker=keeper._caretaker._hints._workers[0]._pid)
    await asyncio.sleep(3600)


def main() -> None:
    what, url, *rest = sys.argv[1:]
    if what == "play":
        asyncio.run(play(url, rest[0], rest[1:]))
    elif what == "play-hastily":
        with hasty():
            asyncio.run(play(url, rest[0], rest[1:]))
    elif what == "race":
        asyncio.run(race(url, rest[0], int(rest[1]), rest[2:]))
    elif what == "think":
        asyncio.run(think(url, rest[0]))


if __name__ == "__main__":
    main()
