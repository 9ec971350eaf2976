"""What a socket writes: every ping is answered, those that come together with one write, and nobody who has gone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from roundhouse.server.http.connections import Socket

HEAD = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
#: An empty one of a client, and the answer to it.
PING, PONG = bytes([0x89, 0x80]) + bytes(4), bytes([0x8A, 0])
MANY = 1000


class Wire(asyncio.Transport):
    """A connection on which everything that is written is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        """All of it is here."""

    def resume_reading(self) -> None:
        """All of it is here."""


async def accepting(_scope: Any, _receive: Any, send: Any) -> None:
    """Takes everybody, and says nothing."""
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def opened() -> tuple[Socket, Wire]:
    config = Config(accepting, log_config=None)
    config.load()
    socket, wire = Socket(config, ServerState(), {}), Wire()
    socket.connection_made(wire)
    socket.data_received(HEAD)
    while not wire.written:
        await asyncio.sleep(0)
    wire.written.clear()
    return socket, wire


def test_pings_that_come_together_are_answered_together() -> None:
    async def answers() -> list[bytes]:
        socket, wire = await opened()
        socket.data_received(PING * MANY)
        socket.data_received(PING)
        return wire.written

    assert asyncio.run(answers()) == [PONG * MANY, PONG]


def test_nothing_is_written_to_who_has_gone() -> None:
    """Each write would be a line in the log."""

    async def answers() -> list[bytes]:
        socket, wire = await opened()
        wire.closing = True
        socket.data_received(PING * MANY)
        return wire.written

    assert not asyncio.run(answers())


def test_no_message_is_written_to_who_has_gone() -> None:
    """A long story is twenty messages in one go, before the loop says that nobody is there any more."""

    async def written() -> list[bytes]:
        socket, wire = await opened()
        await socket.send({"type": "websocket.send", "text": "first"})
        wire.closing = True
        with pytest.raises(ClientDisconnected):
            await socket.send({"type": "websocket.send", "text": "second"})
        return wire.written

    assert len(asyncio.run(written())) == 1


def test_who_takes_no_answers_is_let_go() -> None:
    async def has_gone() -> bool:
        socket, wire = await opened()
        socket.pause_writing()
        socket.data_received(PING)
        return wire.closing and not wire.written

    assert asyncio.run(has_gone())
