"""Who is heard first: whoever is not known yet stands back, a few are heard in a turn, and nobody is forgotten."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from roundhouse.server.http.loop import FEW, Listening, Loop, stand_back

MANY = 5 * FEW


@pytest.fixture
def pairs() -> Iterator[list[tuple[socket.socket, socket.socket]]]:
    """Connections over which somebody has said something: ours, and theirs."""
    with ExitStack() as stack:
        found = []
        for _ in range(MANY):
            ours, theirs = socket.socketpair()
            stack.enter_context(ours)
            stack.enter_context(theirs)
            theirs.send(b"x")
            found.append((ours, theirs))
        yield found


def test_those_who_stand_back_are_heard_a_few_at_a_time_and_one_after_the_other(
    pairs: list[tuple[socket.socket, socket.socket]],
) -> None:
    with Listening() as listening:
        for ours, _ in pairs:
            listening.register(ours, 1)
        assert len(listening.select(0)) == MANY
        (known, _), *unknown = pairs
        listening.back = {ours.fileno() for ours, _ in unknown}
        waiting = set(listening.back)
        for _ in range(-(-len(unknown) // FEW)):
            heard = [key.fd for key, _ in listening.select(0)]
            assert known.fileno() in heard
            heard.remove(known.fileno())
            assert len(heard) <= FEW
            assert set(heard) <= waiting
            waiting -= set(heard)
            for ours, _ in unknown:
                if ours.fileno() in heard:
                    ours.recv(1)
        assert not waiting


def test_few_are_let_in_at_once() -> None:
    """All of them come in; while they do, others get their turn."""
    turns: list[int] = []

    async def serve() -> int:
        opened: list[asyncio.StreamWriter] = []
        server = await asyncio.start_server(lambda _, writer: opened.append(writer), "127.0.0.1", 0, backlog=MANY)
        port = server.sockets[0].getsockname()[1]
        with ExitStack() as stack:
            for _ in range(MANY):
                stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
            while len(opened) < MANY:
                before = len(opened)
                await asyncio.sleep(0)
                turns.append(len(opened) - before)
            for writer in opened:
                writer.close()
        server.close()
        return len(opened)

    with asyncio.Runner(loop_factory=Loop) as runner:
        assert runner.run(serve()) == MANY
    assert max(turns) <= FEW


def test_a_connection_stands_back_until_it_is_known() -> None:
    async def come() -> list[int]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        ours, theirs = socket.socketpair()
        with theirs:
            transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
            sizes = [len(loop.listening.back)]
            for back in (True, True, False):
                stand_back(transport, back)
                sizes.append(len(loop.listening.back))
            transport.close()
        return sizes

    with asyncio.Runner(loop_factory=Loop) as runner:
        assert runner.run(come()) == [0, 1, 1, 0]
