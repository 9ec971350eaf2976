"""Tables for the tests of the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from roundhouse.bots.random_bot import random_action
from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.server.tables.keeper import Change, Keeper
from roundhouse.table.table import Table, TableSetup, open_table


def beginning(players: int = 3, *, bots: dict[int, str] | None = None, **more: Any) -> TableSetup:
    """A table of Rocket where everybody is there: Ada (`user0`), Ben (`user1`), …; bots where they are named."""
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
    bots = bots or {}
    seats = [
        Seat(name=names[seat], bot=bots[seat]) if seat in bots else Seat(name=names[seat], owner=f"user{seat}")
        for seat in range(players)
    ]
    return open_table("rocket", players, seats=seats, host="user0", **more).begin


def any_action(table: Table, seed: int = 0) -> dict[str, Any]:
    """Some legal action of the deciding seat, as data."""
    action = random_action(table.game.legal, Chance(seed + table.seq))
    return table.game.write(action)


async def act(keeper: Keeper, table_id: str, key: str = "", seed: int = 0) -> Change:
    """Let the deciding seat do something."""
    table = await keeper.table(table_id)
    seat, action, seq = table.deciding, any_action(table, seed), table.seq
    assert seat is not None
    return await keeper.request(table_id, lambda table: table.act(seat, action, seq, key))


def replayed(table: Table) -> Table:
    """The table made again from its set-up and its entries."""
    again = Table(table.begin)
    for entry in table.entries:
        again.follow(entry)
    return again


async def until(happened: Callable[[], Awaitable[bool]], seconds: float = 120.0) -> None:
    """Wait for something that is bound to happen."""
    end = time.monotonic() + seconds
    while not await happened():
        if time.monotonic() > end:
            raise TimeoutError("it has not happened")
        await asyncio.sleep(0.02)
