"""People who play over HTTP as fast as they can, and keep a list of what they asked for and what was answered."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import httpx

from tests.support.server_process import Served

Cookies = dict[str, str]


class Asked(NamedTuple):
    """A post, as the client remembers it: with its key it can be sent again."""

    table: str
    body: dict[str, Any]

    @property
    def key(self) -> str:
        return str(self.body["key"])


class Ledger:
    """What was asked, what was acknowledged with which number, and what was refused with which code."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.acknowledged: dict[str, tuple[str, int]] = {}
        self.refused: dict[str, str] = {}

    def unanswered(self) -> list[Asked]:
        return [each for each in self.asked if each.key not in self.acknowledged and each.key not in self.refused]

    async def post(self, client: httpx.AsyncClient, asked: Asked) -> None:
        answer = await client.post(f"/tables/{asked.table}/act", json=asked.body)
        if answer.status_code == 200:
            self.acknowledged[asked.key] = asked.table, answer.json()["seq"]
        else:
            self.refused[asked.key] = answer.json()["code"]


async def sit_down(server: Served, tables: int, players: int = 3) -> tuple[Cookies, list[str]]:
    """Somebody who holds all seats of some tables."""
    async with server.client({}) as client:
        assert (await client.post("/guests", json={"name": "Ada"})).status_code == 201
        wish = {"game": "rocket", "seats": [{"who": "me"}] * players}
        opened = [(await client.post("/tables", json=wish)).json()["id"] for _ in range(tables)]
        return dict(client.cookies), opened


async def look(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/tables/{table}")).json()["table"]
    return found


async def ask_something(client: httpx.AsyncClient, table: str, key: str, ledger: Ledger) -> bool:
    """Look, and post some legal action. False when the game is over."""
    seen = await look(client, table)
    if seen["over"]:
        return False
    body = {"seat": seen["seat"], "expected_seq": seen["seq"], "picks": random.choice(seen["picks"]), "key": key}
    ledger.asked.append(Asked(table, body))
    await ledger.post(client, ledger.asked[-1])
    return True


async def play_until_killed(server: Served, cookies: Cookies, tables: list[str], name: str, ledger: Ledger) -> bool:
    """Play at all tables at once; a moment after the first answer the server is killed. True if a game has ended."""
    ended = asyncio.Event()

    async def play(client: httpx.AsyncClient, table: str) -> None:
        number = 0
        try:
            while await ask_something(client, table, f"{name}-{table}-{number}", ledger):
                number += 1
            ended.set()
        except httpx.TransportError:
            # The server is gone, perhaps between request and answer.
            return

    before = len(ledger.acknowledged)
    async with server.client(cookies) as client:
        playing = [asyncio.create_task(play(client, table)) for table in tables]
        while len(ledger.acknowledged) == before and not all(task.done() for task in playing):
            await asyncio.sleep(0.001)
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)
    return ended.is_set()
