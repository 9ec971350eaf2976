"""A real server on a real socket, and people who use it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.picture.theme import colours
from roundhouse.server.config import Config
from roundhouse.server.http import serve
from roundhouse.server.http.app import create_app
from roundhouse.server.http.limits import Rate, Rates
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.table import Table, TableSetup
from tests.support import patient
from tests.support.passwords import hashed_quickly
from tests.support.patch import patched
from tests.support.sqlite import prepared

T = TypeVar("T")
PLENTY = Rate(1_000_000, 1_000_000)
#: Nobody is ever too fast.
UNHURRIED = Rates(**dict.fromkeys(Rates.__struct_fields__, PLENTY))
KEY = "a key for tests, of more than 32 characters"


class Server:
    """A running server; its keeper can be asked past the API, to prepare tables."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        # Nobody is let go because the machine is busy.
        options = {**serve.USUAL, "factory": False, "ws_ping_timeout": patient.PATIENCE}
        self.uvicorn = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, **options))
        self.loop: asyncio.AbstractEventLoop
        self.people: list[Person] = []
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(serve())

    def start(self) -> None:
        self.thread.start()
        end = time.monotonic() + patient.PATIENCE
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server has not started"
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)

    def stop(self) -> None:
        for person in self.people:
            person.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(patient.PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def port(self) -> int:
        return int(self.uvicorn.servers[0].sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def keeper(self) -> Keeper:
        keeper: Keeper = self.app.state.keeper
        return keeper

    def do(self, work: Callable[[Keeper], Awaitable[T]]) -> T:
        """Ask the keeper something, in the server's own loop."""

        async def asked() -> T:
            return await work(self.keeper)

        return asyncio.run_coroutine_threadsafe(asked(), self.loop).result(patient.PATIENCE)

    def open_table(self, begin: TableSetup) -> str:
        return self.do(lambda keeper: keeper.open_table(begin))

    def table(self, table_id: str) -> Table:
        return self.do(lambda keeper: keeper.table(table_id))

    def person(self, name: str) -> Person:
        """Somebody who has said their name."""
        person = Person(self, name)
        answer = person.post("/guests", name=name)
        assert answer.status_code == 201, answer.text
        person.id = answer.json()["id"]
        return person

    def nobody(self) -> Person:
        return Person(self, "")


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.id = ""
        self.http = patient.Client(base_url=f"{server.url}/api/v1")
        server.people.append(self)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.http.post(path, json=data)

    def put(self, path: str, **data: Any) -> httpx.Response:
        return self.http.put(path, json=data)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    def new_table(self, **wishes: Any) -> str:
        # Seats as they are wished, and nobody is waited for but until they sit: tests of that say so.
        usual = {"game": "rocket", "seating": "arranged", "ready": False}
        answer = self.post("/tables", **{**usual, **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def table(self, table_id: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/tables/{table_id}", **query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["table"]
        return found

    def act(self, table_id: str, seat: int, seq: int, key: str = "", **what: Any) -> httpx.Response:
        return self.post(f"/tables/{table_id}/act", seat=seat, expected_seq=seq, key=key, **what)

    def headers(self, origin: str | None) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        found = {"Cookie": cookie} if cookie else {}
        return {**found, "Origin": origin} if origin else found

    @contextmanager
    def socket(self, table_id: str, *, origin: str | None = "own", **query: Any) -> Iterator[Socket]:
        """A socket at a table, closed at the end."""
        at = f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{table_id}/socket"
        parameters = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        headers = self.headers(self.server.url if origin == "own" else origin)
        with connect(f"{at}?{parameters}", additional_headers=headers, max_size=None, **patient.SOCKET) as opened:
            yield Socket(opened)


class Socket:
    """The messages of one socket, and what is known from them: the last record and the table after it."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.raw: list[str] = []
        self.steps: list[int] = []
        self.lines: list[str] = []
        #: The seats that were said to be present; they come whenever they like, and are no answer to anything.
        self.present: list[list[int]] = []
        self.seq = 0
        self.document: dict[str, Any] = {"table": {}, "scene": None}

    @property
    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.document["table"]
        return shown

    def receive(self, timeout: float = patient.PATIENCE) -> dict[str, Any]:
        """The next message that is not about who is present."""
        while (message := self.receive_any(timeout))["type"] == "presence":
            pass
        return message

    def receive_any(self, timeout: float = patient.PATIENCE) -> dict[str, Any]:
        text = self.opened.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "presence":
            self.present.append(message["seats"])
        if message["type"] == "table":
            self.seq = message["seq"]
            self.document = {"table": message["table"], "scene": message["scene"]}
        if message["type"] == "step":
            self.seq = message["seq"]
            self.steps.append(message["seq"])
            if message["changes"] is not None:
                self.document = patched(self.document, message["changes"])
        if message["type"] == "chat":
            self.lines.append(message["line"]["text"])
        return message

    def until(self, happened: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message of which that is true."""
        while True:
            message = self.receive()
            if happened(message):
                return message

    def until_seq(self, seq: int) -> None:
        """Up to that record, and the table after it."""
        while self.seq < seq or not self.table or self.table["seq"] < self.seq:
            self.receive()

    def until_present(self, *seats: int) -> None:
        """Until exactly those seats are said to be present."""
        while not self.present or self.present[-1] != list(seats):
            self.receive_any()

    def send(self, **message: Any) -> None:
        self.opened.send(json.dumps(message))


# -- starting servers


@contextmanager
def serving(folder: Path, settings: Settings | None = None, **config: Any) -> Iterator[Server]:
    """A server on SQLite in a folder, until the end of the block."""
    settings = settings or Settings(key=KEY, rates=UNHURRIED, samples=False, patience=patient.PATIENCE)
    database = prepared(folder / "roundhouse.sqlite3")
    server = Server(create_app(Config(**{"database": database, "bot_pause": 0.0, **config}), settings))
    with hashed_quickly():
        server.start()
    try:
        yield server
    finally:
        server.stop()


def server_fixture(**config: Any) -> Any:
    """A fixture: one server for the tests of a module."""

    @pytest.fixture(scope="module")
    def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
        with serving(tmp_path_factory.mktemp("server"), **config) as running:
            yield running

    return server


@contextmanager
def lantern_installed(folder: Path) -> Iterator[None]:
    """Lantern, the game with hidden hands, is found by its entry point as a game of another package would be."""
    metadata = folder / "lantern-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n", "utf-8")
    points = "[roundhouse.games]\nlantern = tests.outside.lantern_game:RULESET\n"
    (metadata / "entry_points.txt").write_text(points, "utf-8")
    sys.path.append(str(folder))
    find.cache_clear()
    colours.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        find.cache_clear()
        colours.cache_clear()


# -- playing


def some_path(table: dict[str, Any], chance: Chance) -> list[str]:
    """The picks of some legal action."""
    path: list[str] = chance.choice(table["picks"])
    return path


def is_refused(answer: httpx.Response, status: int, code: str, key: str = "") -> bool:
    """An error has one shape, and this one has that code."""
    body = answer.json()
    assert set(body) == {"code", "text", "rule", "field"}, body
    assert set(body["text"]) == {"key", "args"}, body
    assert (answer.status_code, body["code"]) == (status, code), body
    return not key or body["text"]["key"] == key
