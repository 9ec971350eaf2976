"""People who have a table open and do nothing: a socket each, as cheap for this side as can be."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Final

PING, PONG, CLOSE = 0x9, 0xA, 0x8
MASKED: Final = 0x80
LONG, VERY_LONG = 126, 127


class Idler(asyncio.Protocol):
    """One open socket: reads what comes, answers pings, and counts as gone once it is closed."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.open = False
        self.accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unread = b""

    @classmethod
    async def come(cls, port: int, table_id: str, cookie: str) -> Idler:
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/v1/tables/{table_id}/socket?scene=1 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, idler = await loop.create_connection(lambda: cls(request.encode()), "127.0.0.1", port)
        await asyncio.wait_for(idler.accepted, 60)
        return idler

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.open:
            head, found, self.unread = self.unread.partition(b"\r\n\r\n")
            if not found:
                self.unread = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.accepted.set_exception(RuntimeError(head.decode("latin-1")[:200]))
                return
            self.open = True
            self.accepted.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Read one frame, if it is there in full."""
        unread = self.unread
        if len(unread) < 2:
            return False
        size, begin = unread[1], 2
        if size in (LONG, VERY_LONG):
            begin = 4 if size == LONG else 10
            if len(unread) < begin:
                return False
            size = int.from_bytes(unread[2:begin], "big")
        if len(unread) < begin + size:
            return False
        if unread[0] & 0xF == PING:
            # A mask of zeros changes nothing.
            self.transport.write(bytes([0x80 | PONG, MASKED | size, 0, 0, 0, 0]) + unread[begin : begin + size])
        elif unread[0] & 0xF == CLOSE:
            self.transport.abort()
        self.unread = unread[begin + size :]
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False

    def leave(self) -> None:
        self.transport.abort()
