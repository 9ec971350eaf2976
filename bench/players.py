"""Players for the benchmark of the server: they use HTTP and sockets as a browser does, and spend little time on it."""

from __future__ import annotations

import asyncio
import gzip
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PEOPLE = ("Ada", "Ben", "Cleo")
SOCKETS = len(PEOPLE) + 1
#: The game begins as soon as all sit, each where they sat down, and bots keep nobody waiting.
AT_ONCE = {"seating": "arranged", "ready": False, "bots": "at_once"}


class Seen(msgspec.Struct):
    """As much of a table as a player needs to know."""

    seq: int
    over: bool
    picks: list[list[str]]


class Picture(msgspec.Struct):
    """As much of a picture."""

    art: str


class Changed(msgspec.Struct):
    """A change of what is seen."""

    op: str
    path: str
    value: msgspec.Raw = msgspec.Raw()


class Told(msgspec.Struct):
    """As much of a message. Servers before JSON Patches sent the whole table with the last step."""

    type: str
    seq: int = 0
    table: Seen | None = None
    changes: list[Changed] | None = None


MESSAGE = msgspec.json.Decoder(Told)
PICTURE = msgspec.json.Decoder(Picture)
PATH = msgspec.json.Decoder(list[str])
PATHS = msgspec.json.Decoder(list[list[str]])
PICKS = "/table/picks"


def follow(seen: Seen, changed: list[Changed]) -> None:
    """Make the changes of the table that matter to a player."""
    for each in changed:
        if each.path == "/table/seq":
            seen.seq = msgspec.json.decode(each.value)
        elif each.path == "/table/over":
            seen.over = msgspec.json.decode(each.value)
        elif each.path == PICKS:
            seen.picks = PATHS.decode(each.value)
        elif each.path.startswith(PICKS):
            place = int(each.path.removeprefix(PICKS + "/"))
            seen.picks[place : place + (each.op != "add")] = [] if each.op == "remove" else [PATH.decode(each.value)]


class House:
    """The server, and the people whom it knows."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        #: Where its people come from.
        self.address = address
        self.cookies: list[str] = []

    @classmethod
    async def find(cls, port: int, address: str = "127.0.0.1") -> House:
        house = cls(port, address)
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
        here = (house.address, 0)
        return cls(house, *await asyncio.open_connection("127.0.0.1", house.port, local_addr=here))

    async def post(self, path: str, cookie: str, data: dict[str, Any]) -> bytes:
        body = msgspec.json.encode(data)
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
        return await self.ask("POST", path, cookie, kind, body)

    async def get(self, path: str, cookie: str) -> bytes:
        return await self.ask("GET", path, cookie, "Accept: application/json", b"")

    async def ask(self, method: str, path: str, cookie: str, more: str, body: bytes) -> bytes:
        head = (
            f"{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.house.port}\r\nCookie: {cookie}\r\n"
            f"Accept-Encoding: gzip\r\n{more}\r\n\r\n"
        )
        request = head.encode("ascii") + body
        try:
            lines = await self.head(request)
        except (asyncio.IncompleteReadError, ConnectionError):
            # Servers let go of connections that nobody uses for long; browsers open another.
            again = await Line.to(self.house)
            self.reader, self.writer = again.reader, again.writer
            lines = await self.head(request)
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        answer = await self.content(headers)
        if headers.get("content-encoding") == "gzip":
            answer = gzip.decompress(answer)
        if not lines[0].split()[1].startswith("2"):
            raise RuntimeError(f"{lines[0]}: {answer.decode()[:200]}")
        self.cookie = headers.get("set-cookie", "").partition(";")[0]
        return answer

    async def head(self, request: bytes) -> list[str]:
        self.writer.write(request)
        return (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")

    async def content(self, headers: dict[str, str]) -> bytes:
        if headers.get("transfer-encoding") != "chunked":
            return await self.reader.readexactly(int(headers.get("content-length", "0")))
        found = b""
        while size := int(await self.reader.readline(), 16):
            found += await self.reader.readexactly(size)
            await self.reader.readline()
        await self.reader.readline()
        return found

    def close(self) -> None:
        self.writer.close()


class Party:
    """One live table: three people and a bot play, those three and a spectator look on."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.house = crowd.house
        self.table_id = ""
        self.lines: list[Line] = []
        self.viewers: list[Viewer] = []
        #: When the action behind a record was posted, and how many have heard of it.
        self.posted: dict[int, float] = {}
        self.ears: dict[int, int] = {}
        #: The turn of one of the people: the seat, and what it sees.
        self.turn: asyncio.Queue[tuple[int, Seen]] = asyncio.Queue()
        self.seq = 0

    async def sit_down(self) -> None:
        self.lines = [await Line.to(self.house) for _ in range(SOCKETS)]
        await self.begin()

    async def begin(self) -> None:
        """A new game, with everybody's socket."""
        seats: list[dict[str, str]] = [{"who": "me"}, *({"who": "open"} for _ in PEOPLE[1:])]
        seats.append({"who": "bot", "bot": self.crowd.bot})
        wishes = {"game": "rocket", "seats": seats, "title": "Bench"}
        try:
            answer = await self.lines[0].post("/tables", self.house.cookies[0], {**wishes, **AT_ONCE})
        except RuntimeError:
            # A server of an older kind: there it is always like this.
            answer = await self.lines[0].post("/tables", self.house.cookies[0], wishes)
        self.table_id = msgspec.json.decode(answer)["id"]
        for seat in range(1, len(PEOPLE)):
            await self.lines[seat].post(f"/tables/{self.table_id}/sit", self.house.cookies[seat], {"seat": seat})
        self.turn, self.posted, self.ears, self.seq = asyncio.Queue(), {}, {}, 0
        for number in range(SOCKETS):
            self.viewers.append(Viewer(self, number))
            await self.viewers[-1].open()

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
        answer = await self.viewers[seat].post("/act", data)
        self.crowd.bytes += len(answer)
        self.crowd.answered.append(time.perf_counter() - begun)

    async def leave(self) -> None:
        for viewer in self.viewers:
            await viewer.close()
        self.viewers = []


class Viewer:
    """One who looks at a table: with `drawn`, as a browser does, which also wants the picture after every action."""

    def __init__(self, party: Party, number: int) -> None:
        self.party = party
        self.number = number
        self.cookie = [*party.house.cookies, ""][number]
        self.seen = Seen(0, False, [])
        self.art = ""
        #: One request at a time over one connection.
        self.line = asyncio.Lock()

    async def open(self) -> None:
        party, drawn = self.party, self.party.crowd.drawn
        at = f"ws://127.0.0.1:{party.house.port}/api/v1/tables/{party.table_id}/socket?scene={int(drawn)}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        here = (party.house.address, 0)
        self.socket = await connect(at, additional_headers=headers, max_size=None, ping_interval=None, local_addr=here)
        if drawn:
            await self.fetch()
        self.listening = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            self.party.crowd.bytes += len(text)
            message = MESSAGE.decode(text)
            if message.type == "step":
                if message.table is not None and self.party.crowd.drawn:
                    # The picture did not come with it.
                    await self.fetch()
                self.party.hear(message.seq, time.perf_counter())
            if message.table is not None:
                self.seen = message.table
            elif message.changes is not None:
                follow(self.seen, message.changes)
            else:
                continue
            # The table as it is for somebody else has no picks.
            if self.number < len(PEOPLE) and (self.seen.picks or (self.seen.over and self.number == 0)):
                self.party.turn.put_nowait((self.number, msgspec.structs.replace(self.seen)))

    async def fetch(self) -> None:
        async with self.line:
            path = f"/tables/{self.party.table_id}/scene?art={self.art}"
            answer = await self.party.lines[self.number].get(path, self.cookie)
        self.art = PICTURE.decode(answer).art
        self.party.crowd.bytes += len(answer)

    async def post(self, what: str, data: dict[str, Any]) -> bytes:
        async with self.line:
            return await self.party.lines[self.number].post(f"/tables/{self.party.table_id}{what}", self.cookie, data)

    async def close(self) -> None:
        # Not in the middle of an answer: the connection is used again.
        async with self.line:
            self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
        self.socket.transport.abort()


class Crowd:
    """All live tables, and what they have seen."""

    def __init__(self, house: House, tables: int, bot: str, pace: float, *, drawn: bool = True) -> None:
        self.house = house
        self.bot = bot
        self.pace = pace
        self.drawn = drawn
        #: What all of them have received, before it was compressed.
        self.bytes = 0
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
        self.answered, self.heard, self.records, self.bytes = [], [], 0, 0

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
