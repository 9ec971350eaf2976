"""Hostile guests for the benchmark of one server that others play on. See bench/hostile.py.

A process of its own at the lowest priority, with many addresses. From each of them come, all the time: dear requests of
every kind, boards that are as hard as they may be, forged and huge documents, requests that never end, sockets full of
frames, guesses at passwords, tables of bots that think, and crowds who look on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import struct
import sys
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.support.boards import grown  # noqa: E402
from tests.support.worst_boards import KINDS, spike  # noqa: E402

#: What somebody sends who never comes to an end.
HEAD = b"POST /api/v1/imports HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
UNFINISHED = (b"", HEAD, HEAD + b"Content-Length: 4000000\r\n\r\n{", HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
#: Unfinished requests that one address keeps open, and sockets.
SLOW = 60
SOCKETS = 40
#: Seconds after which an answer is no longer waited for.
PATIENCE = 20.0
OPEN_TABLE = {"game": "rocket", "seats": [{"who": "me"}, {"who": "me"}], "practice": True}


class Lost(Exception):
    """The connection is gone, or nobody answers."""


class Guest:
    """One hostile guest: an address, perhaps a name, and one connection at a time."""

    def __init__(self, port: int, address: str, counts: Counter[str]) -> None:
        self.port = port
        self.address = address
        self.counts = counts
        self.cookie = ""
        self.opened: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22)

    async def send(self, head: str, body: bytes = b"") -> tuple[int, bytes]:
        """One request, as it is; the status and the body of its answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.opened = self.opened or await self.connect()
                reader, writer = self.opened
                writer.write(head.encode("latin-1") + body)
                found = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                answer = await reader.readexactly(int(header(found, "content-length") or 0))
                self.cookie = header(found, "set-cookie").partition(";")[0] or self.cookie
                status = int(found.split()[1])
                self.counts[str(status)] += 1
                return status, answer
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            self.counts[type(error).__name__] += 1
            self.hang_up()
            raise Lost from error

    async def ask(self, method: str, path: str, data: Any = None) -> tuple[int, bytes]:
        body = b"" if data is None else data if isinstance(data, bytes) else json.dumps(data).encode()
        more = "" if data is None else f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n{more}\r\n"
        return await self.send(head, body)

    async def get(self, path: str) -> tuple[int, bytes]:
        return await self.ask("GET", path)

    async def post(self, path: str, data: Any) -> dict[str, Any]:
        _, answer = await self.ask("POST", path, data)
        try:
            found = json.loads(answer)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    async def introduce(self) -> None:
        """Names are free, though not many at once."""
        while not self.cookie:
            await self.post("/guests", {"name": f"Eve {random.randrange(10**6)}"})
            if not self.cookie:
                await asyncio.sleep(2)

    def hang_up(self) -> None:
        if self.opened is not None:
            self.opened[1].transport.abort()
            self.opened = None

    async def socket(self, table: str, query: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        writer.write(
            f"GET /api/v1/tables/{table}/socket?{query} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        return reader, writer


def header(head: str, name: str) -> str:
    """A header of an answer; empty if it has none."""
    lines = (line.partition(":") for line in head.splitlines())
    return next((value.strip() for found, _, value in lines if found.lower() == name), "")


def frame(opcode: int, payload: bytes, *, first: int = 0x80) -> bytes:
    """A frame of a client, masked with nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([first | opcode]) + length + bytes(4) + payload


def bomb() -> bytes:
    """A message that is small only as long as it is compressed."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = packer.compress(bytes(50_000_000)) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(1, packed[:-4][:60_000], first=0xC0)


# -- what they do


async def read_everything(guest: Guest, samples: list[str]) -> None:
    """What costs most to be told, of the longest games."""
    table, at = random.choice(samples), random.randrange(900)
    paths = [
        "/games",
        "/lobby",
        "/replays",
        "/games/1862/rules",
        "/openapi.json",
        "/nothing",
        "/games/rocket/picture.svg",
    ]
    parts = [
        "",
        "/history",
        f"/history/{at}",
        f"/scene?at={at}",
        f"/picture.svg?at={at}",
        "/export",
        "/course",
        "/messages?after=0",
    ]
    await guest.get(random.choice([*paths, *(f"/tables/{table}{part}" for part in parts)]))


async def bring_boards(guest: Guest, _samples: list[str]) -> None:
    """The hardest boards, and everything that can be asked on them."""
    await guest.introduce()
    game, board = ("rocket", grown(1000)) if random.random() < 0.2 else ("spike", spike(random.choice(KINDS)))
    await guest.post(f"/games/{game}/board", {"board": board})
    made = await guest.post("/tables", {**OPEN_TABLE, "game": game, "options": {"board": board}})
    for _ in range(30 if "id" in made else 0):
        await play_badly(guest, made["id"])


async def play_badly(guest: Guest, table: str) -> None:
    """Ask for everything at one's own table, do something, and take it back."""
    _, answer = await guest.get(f"/tables/{table}")
    view = (json.loads(answer) if answer else {}).get("table") or {}
    picks, seq = view.get("picks") or [[]], view.get("seq", 0)
    seat = (view.get("decision") or {}).get("seat", 0)
    path = max(picks, key=len) if random.random() < 0.3 else random.choice(picks)
    said = [pick for pick in path if pick != "…"]
    for what in ("picks", "why-not", "preview"):
        await guest.post(f"/tables/{table}/{what}", {"seat": seat, "picks": said})
    await guest.post(f"/tables/{table}/hint", {"seat": seat})
    await guest.get(f"/tables/{table}/{random.choice(['scene', 'picture.svg', 'history', 'export'])}")
    await guest.post(f"/tables/{table}/act", {"seat": seat, "expected_seq": seq, "picks": path})
    await guest.post(f"/tables/{table}/undo", {"seat": seat, "expected_seq": seq + 1})


async def go_on_from_long_games(guest: Guest, samples: list[str]) -> None:
    await guest.introduce()
    made = await guest.post(f"/tables/{random.choice(samples)}/branch", {"at": random.randrange(100, 600)})
    for _ in range(20 if "id" in made else 0):
        await play_badly(guest, made["id"])


async def bring_documents(guest: Guest, samples: list[str]) -> None:
    """Save files: huge, nested, forged, true."""
    await guest.introduce()
    _, true = await guest.get(f"/tables/{random.choice(samples)}/export")
    nested = b'{"document":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}"
    many = b'{"document":{"a":[' + b"[]," * 1_300_000 + b"[]]}}"
    numbers = b'{"document":{"a":' + b"9" * 4_000_000 + b"}}"
    huge = b'{"document":{"a":"' + b"\\u0041" * 600_000 + b'"}}'
    forged = true.replace(b'"digest":"1', b'"digest":"2') or b"{}"
    for body in (nested, many, numbers, huge, b'{"document":' + forged + b"}", b'{"document":' + true + b"}"):
        with contextlib.suppress(Lost):
            await guest.ask("POST", "/imports", body)


async def never_end(guest: Guest, _samples: list[str]) -> None:
    """Many requests at once that never come to an end, a byte now and then."""
    opened = []
    for number in range(SLOW):
        with contextlib.suppress(OSError):
            opened.append(await guest.connect())
            opened[-1][1].write(UNFINISHED[number % len(UNFINISHED)])
            guest.counts["unfinished"] += 1
    for _ in range(10):
        await asyncio.sleep(1)
        for _, writer in opened:
            # To one that the server has closed asyncio says of every write that it failed: thousands of lines that look
            # as if they were the server's.
            if not writer.is_closing():
                writer.write(b"x")
    for _, writer in opened:
        writer.transport.abort()


async def send_crumbs(guest: Guest, _samples: list[str]) -> None:
    """A body in chunks of a byte each, and very many requests in one go whose answers nobody takes."""
    for sent in (UNFINISHED[-1] + b"1\r\n \r\n" * 50_000, b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n" * 3_000):
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                _, writer = await guest.connect()
                writer.write(sent)
                await writer.drain()
                await asyncio.sleep(2)
                writer.transport.abort()
        guest.counts["crumbs"] += 1
    await asyncio.sleep(1)


async def flood_sockets(guest: Guest, samples: list[str]) -> None:
    """Frames without end: pings, parts of messages, bombs, messages that are none."""
    await guest.introduce()
    floods = (
        frame(9, b"") * 40_000,
        frame(1, b"", first=0) + frame(0, b"", first=0) * 40_000,
        bomb() * 20,
        frame(1, b'{"type":"ping"}') * 5_000,
        frame(1, b"[" * 60_000) * 20,
    )
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            _, writer = await guest.socket(random.choice(samples), "scene=1&after=0")
            await asyncio.sleep(0.3)
            writer.write(random.choice(floods))
            await writer.drain()
            await asyncio.sleep(1)
            writer.transport.abort()
    guest.counts["floods"] += 1


async def look_on(guest: Guest, samples: list[str]) -> None:
    """As many sockets as there may be, at a table where bots play as fast as they can, and nobody reads them."""
    await guest.introduce()
    seats = [{"who": "bot", "bot": "random"} for _ in range(4)]
    made = await guest.post("/tables", {"game": "rocket", "seats": seats})
    table = made.get("id") or random.choice(samples)
    opened = []
    for _ in range(SOCKETS):
        with contextlib.suppress(OSError):
            opened.append(await guest.socket(table, "scene=1&after=0"))
            guest.counts["sockets"] += 1
        await asyncio.sleep(0.05)
    await asyncio.sleep(20)
    for _, writer in opened:
        writer.transport.abort()


async def let_bots_think(guest: Guest, _samples: list[str]) -> None:
    """Tables of the strongest bots, for as long as they may think."""
    await guest.introduce()
    seats = [{"who": "bot", "bot": "master:9"} for _ in range(3)]
    await guest.post("/tables", {"game": "rocket", "seats": seats})
    await asyncio.sleep(10)


async def guess(guest: Guest, _samples: list[str]) -> None:
    """Passwords, of an account that there is, and new accounts."""
    password = f"wrong {random.randrange(10**9)}"
    await guest.post("/login", {"name": "Ada the first", "password": password})
    await guest.post("/accounts", {"name": f"Eve {random.randrange(10**9)}", "password": password})


async def talk(guest: Guest, samples: list[str]) -> None:
    await guest.introduce()
    table = (await guest.post("/tables", OPEN_TABLE)).get("id") or random.choice(samples)
    for _ in range(50):
        await guest.post(f"/tables/{table}/chat", {"text": "x" * 2000})
        await guest.ask("PUT", f"/tables/{table}/note", {"text": "y" * 20_000})
        await guest.get(f"/tables/{table}/chat")


Attack = Callable[[Guest, list[str]], Awaitable[None]]
#: Each kind, and how many of it are at it from one address.
ATTACKS: dict[Attack, int] = {
    read_everything: 4,
    bring_boards: 2,
    go_on_from_long_games: 1,
    bring_documents: 1,
    never_end: 1,
    send_crumbs: 1,
    flood_sockets: 1,
    look_on: 1,
    let_bots_think: 1,
    guess: 1,
    talk: 1,
}


async def attack_for_ever(kind: Attack, guest: Guest, samples: list[str]) -> None:
    while True:
        try:
            await kind(guest, samples)
            guest.counts[kind.__name__] += 1
        except Lost:
            await asyncio.sleep(0.2)
        except (ValueError, KeyError, AttributeError, TypeError):
            # An answer that this attack cannot read: the next.
            guest.counts["unreadable"] += 1
        # A new name now and then.
        if random.random() < 0.05:
            guest.cookie = ""
        await asyncio.sleep(0)


async def attack(port: int, addresses: list[str], seconds: float) -> Counter[str]:
    counts: Counter[str] = Counter()
    first = Guest(port, addresses[0], counts)
    _, lobby = await first.get("/replays")
    samples = [each["id"] for each in json.loads(lobby)]
    tasks = [
        asyncio.create_task(attack_for_ever(kind, Guest(port, address, counts), samples))
        for address in addresses
        for kind, many in ATTACKS.items()
        for _ in range(many)
    ]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counts


def main() -> None:
    """port, seconds, addresses: what was done and answered is told as JSON."""
    port, seconds, *addresses = sys.argv[1:]
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    if hasattr(os, "SCHED_BATCH"):
        # Whatever whoever has started this may do.
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    print(json.dumps(asyncio.run(attack(int(port), addresses, float(seconds)))), flush=True)


if __name__ == "__main__":
    main()
