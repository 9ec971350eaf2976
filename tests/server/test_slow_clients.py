"""Slow and unfinished requests: more of them than the process may have files, and people play on meanwhile."""

from __future__ import annotations

import resource
import signal
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

pytestmark = pytest.mark.long

MANY = 1100
#: What a process has usually, and shall do with here.
FILES = 1024
HEAD = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
QUIET = {"ROUNDHOUSE_SAMPLES": "0", "ROUNDHOUSE_BOT_WORKERS": "0", "ROUNDHOUSE_LOG": "error"}
HEALTH = b"GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n"
#: What somebody may send who never comes to an end, and how long they may go on.
UNFINISHED: dict[str, bytes] = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD + b"Content-Length: 1000\r\n\r\n{",
}


#: Seconds after which a server that has little patience lets somebody go who has not said everything.
LITTLE = 2


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has little patience."""
    limits = {"ROUNDHOUSE_HEAD_TIMEOUT": str(LITTLE), "ROUNDHOUSE_BODY_TIMEOUT": str(LITTLE)}
    with crowded(tmp_path_factory.mktemp("impatient"), **limits) as address:
        yield address


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server as it is, but for its files."""
    with crowded(tmp_path_factory.mktemp("usual")) as address:
        yield address


@contextmanager
def crowded(tmp_path: Path, **environment: str) -> Iterator[str]:
    """A server that may have no more files than usual; its address."""
    with served(tmp_path, **{**QUIET, **environment}) as (process, address):
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        yield address


def client(address: str) -> httpx.Client:
    return patient.Client(base_url=f"{address}api/v1")


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
        player = stack.enter_context(patient.Client(base_url=f"{address}api/v1"))
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
def test_who_does_not_come_to_an_end_is_let_go(impatient: str, what: str) -> None:
    with ExitStack() as stack:
        sockets = slow_sockets(impatient, 5, UNFINISHED[what], stack)
        assert are_closed(sockets, 20)
        assert patient.get(f"{impatient}api/v1/health").status_code == 200


def test_a_byte_now_and_then_is_no_request(impatient: str) -> None:
    with ExitStack() as stack:
        (dripping,) = slow_sockets(impatient, 1, b"", stack)
        assert lasts(dripping, HEAD * 10) < 20


def test_who_has_said_everything_is_not_let_go_because_the_server_was_busy(tmp_path: Path) -> None:
    """Of those who are not known yet a few are heard at a time; the others have kept nobody waiting."""
    with served(tmp_path, ROUNDHOUSE_HEAD_TIMEOUT="1", **QUIET) as (process, address), ExitStack() as stack:
        sockets = slow_sockets(address, 40, b"", stack)
        # Whoever comes last is let in after all of them.
        assert patient.get(f"{address}api/v1/health").status_code == 200
        process.send_signal(signal.SIGSTOP)
        try:
            for each in sockets:
                each.sendall(HEALTH)
            time.sleep(1.5)
        finally:
            process.send_signal(signal.SIGCONT)
        assert all(b"200 OK" in whole_answer(each) for each in sockets)


def test_nor_after_an_answer(impatient: str) -> None:
    """A connection that is kept may be silent for a while; once it says something, it has to say all of it."""
    with ExitStack() as stack:
        (kept,) = slow_sockets(impatient, 1, HEALTH, stack)
        assert b"200 OK" in whole_answer(kept)
        time.sleep(LITTLE + 1)
        kept.sendall(HEALTH)
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
        assert patient.get(f"{address}api/v1/health").status_code == 200


def test_strangers_go_before_those_who_were_answered(tmp_path: Path) -> None:
    """Where there is no more room: however long the connection of somebody who plays has been silent."""
    with crowded(tmp_path, ROUNDHOUSE_CLIENTS="60") as address, ExitStack() as stack:
        known = slow_sockets(address, 5, HEALTH, stack)
        assert all(b"200 OK" in whole_answer(each) for each in known)
        strangers = slow_sockets(address, 80, HEAD, stack)
        assert are_closed(strangers[:25], 5)
        for each in known:
            each.sendall(HEALTH)
        assert all(b"200 OK" in whole_answer(each) for each in known)


def test_nobody_is_kept_out_by_those_who_were_answered(tmp_path: Path) -> None:
    with crowded(tmp_path, ROUNDHOUSE_CLIENTS="60") as address, ExitStack() as stack:
        known = []
        for _ in range(70):
            (one,) = slow_sockets(address, 1, HEALTH, stack)
            assert b"200 OK" in whole_answer(one)
            known.append(one)
        assert are_closed(known[:10], 5)
        assert not are_closed(known[-1:], 0.5)


# -- what is dear to read


def frames(opcode: int, count: int) -> bytes:
    """Empty frames of a client; parts of a message are never the last one."""
    return (bytes([0x80 | opcode if opcode else 0, 0x80]) + bytes(4)) * count


#: What takes a thousand times as long to read as its size would let one think.
CRUMBS: dict[str, bytes] = {
    "chunks of one byte": HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 60_000,
    "pings": frames(9, 60_000),
    "a message in parts": b"\x01\x80" + bytes(4) + frames(0, 60_000),
}


def upgraded(address: str, stack: ExitStack) -> socket.socket:
    """A socket at a table of its own, from the first byte on."""
    with client(address) as ada:
        assert ada.post("/guests", json={"name": "Eve"}).status_code == 201
        table = ada.post("/tables", json={"game": "rocket", "seats": [{"who": "me"}, {"who": "me"}]}).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    place = urlsplit(address)
    head = (
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    (opened,) = slow_sockets(address, 1, head.encode(), stack)
    assert b"101" in opened.recv(4096)
    return opened


@pytest.mark.long
@pytest.mark.parametrize("what", CRUMBS)
def test_who_is_dear_to_read_is_let_go(tmp_path: Path, what: str) -> None:
    with crowded(tmp_path) as address, ExitStack() as stack:
        if what == "chunks of one byte":
            (opened,) = slow_sockets(address, 1, b"", stack)
        else:
            opened = upgraded(address, stack)
        assert lets_go(opened, CRUMBS[what], reads=True)
        # All of it in one go takes more than half a second. Of chunks so small hardly any is read: too quick to see.
        assert longest_turn(address) < 0.3
        assert what == "chunks of one byte" or longest_turn(address) > 0.002


def longest_turn(address: str) -> float:
    figures = patient.get(f"{address}api/v1/metrics").text
    longest = next(line for line in figures.splitlines() if line.startswith("roundhouse_longest_turn_seconds "))
    return float(longest.split()[1])


def test_chunks_of_a_few_bytes_are_not_even_read(tmp_path: Path) -> None:
    """What comes with the head is, and shows what the rest would cost."""
    with crowded(tmp_path) as address, ExitStack() as stack:
        (opened,) = slow_sockets(address, 1, CRUMBS["chunks of one byte"][:30_000], stack)
        assert are_closed([opened], 20)
        # As much as was read at once before is four times as long.
        assert longest_turn(address) < 0.05
        # Chunks as programs send them are read as ever.
        with client(address) as ada:
            pieces = (b'{"name":"', *(b"A" * 10 for _ in range(2)), b'"}')
            answer = ada.post("/guests", content=iter(pieces), headers={"content-type": "application/json"})
            assert answer.status_code == 201, answer.text


def test_what_comes_byte_by_byte_is_left_to_gather(usual: str) -> None:
    """A request that comes slowly is answered all the same, and is read a few times only."""
    with ExitStack() as stack:
        (dripping,) = slow_sockets(usual, 1, b"", stack)
        dripping.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in HEALTH:
            dripping.sendall(bytes([byte]))
            time.sleep(0.02)
        assert b"200 OK" in whole_answer(dripping)


def lets_go(opened: socket.socket, sent: bytes, *, reads: bool) -> bool:
    """Is somebody let go who sends that again and again?"""
    opened.settimeout(patient.PATIENCE)
    try:
        for _ in range(200):
            opened.sendall(sent)
            if reads and not opened.recv(1 << 20):
                return True
    except OSError:
        return True
    return False


def test_who_takes_no_answers_is_let_go(usual: str) -> None:
    """Every ping is answered; the answers of whoever does not take them would fill the memory."""
    with ExitStack() as stack:
        # Large ones, which are cheap to read: there is room for some megabytes in the network.
        ping = bytes([0x89, 0x80 | 125]) + bytes(4) + bytes(125)
        assert lets_go(upgraded(usual, stack), ping * 4_000, reads=False)
