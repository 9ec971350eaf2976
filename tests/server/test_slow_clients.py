"""Slow and unfinished requests: more of them than the process may have files, and people play on meanwhile."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.test_serve import served
from tests.support import patient

MANY = 1100
#: What a process has usually, and shall do with here.
FILES = 1024
HEAD = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
#: What somebody may send who never comes to an end, and how long they may go on.
UNFINISHED: dict[str, bytes] = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD + b"Content-Length: 1000\r\n\r\n{",
}


@contextmanager
def crowded(tmp_path: Path, **environment: str) -> Iterator[str]:
    """A server that may have no more files than usual; its address."""
    quiet = {"ROUNDHOUSE_SAMPLES": "0", "ROUNDHOUSE_BOT_WORKERS": "0", "ROUNDHOUSE_LOG": "error"}
    with served(tmp_path, **{**quiet, **environment}) as (process, address):
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        yield address


def client(address: str) -> httpx.Client:
    return httpx.Client(base_url=f"{address}api/v1", trust_env=False, timeout=patient.PATIENCE)


def slow_sockets(address: str, count: int, sent: bytes, stack: ExitStack) -> list[socket.socket]:
    target = (urlsplit(address).hostname or "", urlsplit(address).port or 0)
    found = []
    for _ in range(count):
        slow = stack.enter_context(socket.create_connection(target, timeout=patient.PATIENCE))
        if sent:
            slow.sendall(sent)
        found.append(slow)
    return found


def are_closed(sockets: list[socket.socket], within: float) -> bool:
    end = time.monotonic() + within
    for each in sockets:
        each.settimeout(max(0.1, end - time.monotonic()))
        try:
            while each.recv(4096):
                pass
        except TimeoutError:
            return False
        except OSError:
            continue
    return True


@pytest.mark.long
@pytest.mark.parametrize("what", UNFINISHED)
def test_more_slow_connections_than_files(tmp_path: Path, what: str) -> None:
    with crowded(tmp_path) as address, ExitStack() as stack:
        player = stack.enter_context(
            httpx.Client(base_url=f"{address}api/v1", trust_env=False, timeout=patient.PATIENCE)
        )
        assert player.post("/guests", json={"name": "Ada"}).status_code == 201
        table = player.post("/tables", json={"game": "rocket", "seats": [{"who": "me"}, {"who": "me"}]}).json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
        place = f"ws{address.removeprefix('http')}api/v1/tables/{table}/socket"
        headers = {"Cookie": cookies, "Origin": address.rstrip("/")}
        seated = stack.enter_context(connect(place, additional_headers=headers, max_size=None))
        slow_sockets(address, MANY, UNFINISHED[what], stack)
        for _ in range(10):
            with client(address) as other:
                # Strangers share what they may ask for; whoever plays is known.
                other.cookies.update(player.cookies)
                assert other.get("/health").status_code == 200
        assert player.get(f"/tables/{table}").status_code == 200
        with connect(place, additional_headers=headers, max_size=None) as again:
            assert '"table"' in str(again.recv(patient.PATIENCE))
        seated.send('{"type":"ping"}')
        assert any('"beat"' in str(seated.recv(patient.PATIENCE)) for _ in range(5))


@pytest.mark.parametrize("what", UNFINISHED)
def test_who_does_not_come_to_an_end_is_let_go(tmp_path: Path, what: str) -> None:
    limits = {"ROUNDHOUSE_HEAD_TIMEOUT": "2", "ROUNDHOUSE_BODY_TIMEOUT": "2"}
    with crowded(tmp_path, **limits) as address, ExitStack() as stack:
        sockets = slow_sockets(address, 5, UNFINISHED[what], stack)
        assert are_closed(sockets, 20)
        assert httpx.get(f"{address}api/v1/health", trust_env=False).status_code == 200


def test_a_byte_now_and_then_is_no_request(tmp_path: Path) -> None:
    with crowded(tmp_path, ROUNDHOUSE_HEAD_TIMEOUT="2") as address, ExitStack() as stack:
        (dripping,) = slow_sockets(address, 1, b"", stack)
        assert lasts(dripping, HEAD * 10) < 20


def test_nor_after_an_answer(tmp_path: Path) -> None:
    """A connection that is kept may be silent for a while; once it says something, it has to say all of it."""
    with crowded(tmp_path, ROUNDHOUSE_HEAD_TIMEOUT="2") as address, ExitStack() as stack:
        (kept,) = slow_sockets(address, 1, b"GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n", stack)
        assert b"200 OK" in whole_answer(kept)
        time.sleep(3)
        kept.sendall(b"GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in whole_answer(kept)
        assert lasts(kept, HEAD * 10) < 20


def whole_answer(opened: socket.socket) -> bytes:
    opened.settimeout(patient.PATIENCE)
    found = b""
    while not found.endswith(b"}"):
        found += opened.recv(4096)
    return found


def lasts(opened: socket.socket, sent: bytes) -> float:
    """For how long somebody can go on who sends a byte now and then."""
    begun = time.monotonic()
    opened.settimeout(0.1)
    for number in range(len(sent)):
        try:
            opened.sendall(sent[number : number + 1])
            if not opened.recv(1):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - begun


def test_one_address_has_its_share(tmp_path: Path) -> None:
    """From elsewhere than a proxy: whoever has too many loses the oldest that are idle."""
    limits = {"ROUNDHOUSE_PROXIES": "192.0.2.1", "ROUNDHOUSE_CLIENTS_PER_ADDRESS": "20"}
    with crowded(tmp_path, **limits) as address, ExitStack() as stack:
        sockets = slow_sockets(address, 30, b"", stack)
        assert are_closed(sockets[:10], 5)
        assert not are_closed(sockets[-1:], 0.5)
        assert httpx.get(f"{address}api/v1/health", trust_env=False).status_code == 200
