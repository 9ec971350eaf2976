"""Players for the benchmark of the server: they use HTTP and sockets as a browser does, and spend little time on it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PEOPLE = ("Ada", "Ben", "Cleo")
SOCKETS = len(PEOPLE) + 1


class Seen(msgspec.Struct):
    """As much of a table as a player needs to know."""

    seq: int
    seat: int | None
    over: bool
    picks: list[list[str]]


class Told(msgspec.Struct):
    """As much of a message."""

    type: str
    seq: int = 0
    table: Seen | None = None


MESSAGE = msgspec.json.Decoder(Told)


class House:
    """The server, and the people whom it knows."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: list[str] = []

    @classmethod
    async def find(cls, port: int) -> House:
        house = cls(port)
        line = await Line.to(house)
        for name in PEOPLE:
            await line.post("/guests", "", {"name": name})
            house.cookies.append(line.cookie)
        line.close()
        return house


class Line:
    """One connection for requests, kept open as browsers do."""

    def __init__(self, house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.house = house
        self.reader = reader
        self.writer = writer
        self.cookie = ""

    @classmethod
    async def to(cls, house: House) -> Line:
        return cls(house, *await asyncio.open_connection("127.0.0.1", house.port))

    async def post(self, path: str, cookie: str, data: dict[str, Any]) -> bytes:
        body = msgspec.json.encode(data)
        head = (
            f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.house.port}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode("ascii") + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        answer = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if not lines[0].split()[1].startswith("2"):
            raise RuntimeError(f"{lines[0]}: {answer.decode()[:200]}")
        self.cookie = headers.get("set-cookie", "").partition(";")[0]
        return answer

    def close(self) -> None:
        self.writer.close()


class Party:
    """One live table: three people and a bot play, those three and a spectator look on."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.house = crowd.house
        self.table_id = ""
        self.lines: list[Line] = []
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        #: When the action behind a record was posted, and how many have heard of it.
        self.posted: dict[int, float] = {}
        self.ears: dict[int, int] = {}
        #: The turn of one of the people: the seat, and what it sees.
        self.turn: asyncio.Queue[tuple[int, Seen]] = asyncio.Queue()
        self.seq = 0

    async def sit_down(self) -> None:
        self.lines = [await Line.to(self.house) for _ in PEOPLE]
        await self.begin()

    async def begin(self) -> None:
        """A new game, with everybody's socket."""
        seats: list[dict[str, str]] = [{"who": "me"}, *({"who": "open"} for _ in PEOPLE[1:])]
        seats.append({"who": "bot", "bot": self.crowd.bot})
        wishes = {"game": "rocket", "seats": seats, "title": "Bench"}
        answer = await self.lines[0].post("/tables", self.house.cookies[0], wishes)
        self.table_id = msgspec.json.decode(answer)["id"]
        for seat in range(1, len(PEOPLE)):
            await self.lines[seat].post(f"/tables/{self.table_id}/sit", self.house.cookies[seat], {"seat": seat})
        self.turn, self.posted, self.ears, self.seq = asyncio.Queue(), {}, {}, 0
        at = f"ws://127.0.0.1:{self.house.port}/api/v1/tables/{self.table_id}/socket"
        for cookie in (*self.house.cookies, ""):
            headers = {"Cookie": cookie} if cookie else {}
            socket = await connect(at, additional_headers=headers, max_size=None, ping_interval=None)
            self.sockets.append(socket)
            self.listening.append(asyncio.create_task(self.listen(socket, len(self.listening))))

    async def listen(self, socket: ClientConnection, number: int) -> None:
        async for text in socket:
            now = time.perf_counter()
            message = MESSAGE.decode(text)
            if message.type == "step":
                self.hear(message.seq, now)
            table = message.table
            # The table as it is for somebody else has no picks.
            if table is not None and number < len(PEOPLE) and (table.picks or (table.over and number == 0)):
                self.turn.put_nowait((number, table))

    def hear(self, seq: int, now: float) -> None:
        if seq > self.seq:
            self.seq = seq
            self.crowd.records += 1
        self.ears[seq] = self.ears.get(seq, 0) + 1
        if self.ears[seq] == SOCKETS:
            posted = self.posted.pop(seq, None)
            if posted is not None:
                self.crowd.heard.append(now - posted)

    async def play(self) -> None:
        """Act as long as nobody stops it; a new game follows a finished one."""
        pace = self.crowd.pace
        # As if everybody had come at some moment or other, and not all at once.
        await asyncio.sleep(random.uniform(0, pace))
        while True:
            seat, table = await self.turn.get()
            if table.over:
                await self.leave()
                await self.begin()
            else:
                await self.act(seat, table)
                await asyncio.sleep(random.uniform(0, 2 * pace))

    async def act(self, seat: int, table: Seen) -> None:
        data = {"seat": seat, "expected_seq": table.seq, "key": f"{table.seq}", "picks": random.choice(table.picks)}
        begun = self.posted[table.seq + 1] = time.perf_counter()
        await self.lines[seat].post(f"/tables/{self.table_id}/act", self.house.cookies[seat], data)
        self.crowd.answered.append(time.perf_counter() - begun)

    async def leave(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for socket in self.sockets:
            socket.transport.abort()
        self.sockets, self.listening = [], []


class Crowd:
    """All live tables, and what they have seen."""

    def __init__(self, house: House, tables: int, bot: str, pace: float) -> None:
        self.house = house
        self.bot = bot
        self.pace = pace
        self.answered: list[float] = []
        self.heard: list[float] = []
        self.records = 0
        self.playing: list[asyncio.Task[None]] = []
        self.parties = [Party(self) for _ in range(tables)]

    async def sit_down(self) -> None:
        for party in self.parties:
            await party.sit_down()

    def play(self) -> None:
        """Let everybody play from now on."""
        self.playing = [asyncio.create_task(party.play()) for party in self.parties]

    def forget(self) -> None:
        self.answered, self.heard, self.records = [], [], 0

    async def get_up(self) -> None:
        for task in self.playing:
            task.cancel()
        for ended in await asyncio.gather(*self.playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        for party in self.parties:
            await party.leave()
            for line in party.lines:
                line.close()
