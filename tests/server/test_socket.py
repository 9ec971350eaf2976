"""Sockets: resuming without gap or duplicate, chat, hot-seat, refusals, heartbeats, slow readers, foreign pages."""

from __future__ import annotations

import contextlib
import json
import socket as plain_socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from roundhouse.engine.chance import Chance
from roundhouse.server.http.connections import SHORT, CompressionFactory, compressed_once
from roundhouse.server.http.routes.messages import AnyMessage
from roundhouse.server.http.settings import Settings
from roundhouse.server.http.socket import AnyRequest, Viewing
from roundhouse.table.picture import SceneView
from tests.server.serving import KEY, UNHURRIED, Person, Server, server_fixture, serving, some_path

server = server_fixture(bot_workers=0)


def hot_seat(person: Person, **wishes: Any) -> str:
    """Two people at one screen."""
    return person.new_table(seats=[{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}], **wishes)


def act(person: Person, table_id: str, chance: Chance) -> int:
    """The person takes some action for whoever must decide; the number of its record."""
    table = person.table(table_id)
    answer = person.act(table_id, table["seat"], table["seq"], picks=some_path(table, chance))
    assert answer.status_code == 200, answer.text
    return int(answer.json()["seq"])


def test_it_begins_where_the_viewer_stopped(server: Server) -> None:
    ada, chance = server.person("Ada"), Chance(1)
    table_id = hot_seat(ada)
    for _ in range(5):
        last = act(ada, table_id, chance)
    for after in (0, 3, last):
        with ada.socket(table_id, after=after) as watch:
            watch.until_seq(last)
            assert watch.steps == list(range(after + 1, last + 1))
            act_more = act(ada, table_id, chance)
            watch.until_seq(act_more)
            assert watch.steps == list(range(after + 1, act_more + 1))
            last = act_more


def test_without_a_number_it_begins_with_the_table(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    seq = act(ada, table_id, Chance(1))
    with ada.socket(table_id) as watch:
        message = watch.receive()
        assert (message["type"], message["seq"]) == ("table", seq)


def test_who_knows_too_much_is_set_right(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with ada.socket(table_id, after=1000) as watch:
        assert watch.receive()["table"]["seq"] == 0
        seq = act(ada, table_id, Chance(1))
        watch.until_seq(seq)
        assert watch.steps == [seq]


def test_what_changes_makes_the_whole(server: Server) -> None:
    """Whoever applies what a socket sends sees what they would see if they asked for it."""
    ada, chance = server.person("Ada"), Chance(7)
    table_id = hot_seat(ada, practice=True)
    with ada.socket(table_id, after=0, scene=1) as watch:
        for number in range(12):
            seat = ada.table(table_id)["seat"]
            last = act(ada, table_id, chance)
            if number == 8:
                last = int(ada.post(f"/tables/{table_id}/undo", seat=seat, expected_seq=last).json()["seq"])
            watch.until_seq(last)
            assert watch.table == ada.table(table_id)
            asked = {**ada.get(f"/tables/{table_id}/scene").json(), "still": None}
            # What has its usual value may be written or not.
            assert msgspec.convert(watch.document["scene"], SceneView) == msgspec.convert(asked, SceneView)
    # All but the first message are changes.
    assert [json.loads(text)["type"] for text in watch.raw].count("table") == 1


def test_only_who_draws_is_sent_a_picture(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with ada.socket(table_id) as watch:
        watch.until_seq(act(ada, table_id, Chance(1)))
        assert watch.document["scene"] is None


def test_polling_says_the_same(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    seq = act(ada, table_id, Chance(1))
    ada.post(f"/tables/{table_id}/chat", text="Hello!")
    polled = ada.get(f"/tables/{table_id}/messages", after=0).json()["messages"]
    assert [message["type"] for message in polled] == [*["step"] * seq, "table", "chat", "presence"]
    with ada.socket(table_id, after=0) as watch:
        # Also that somebody who polls is there.
        assert [watch.receive_any() for _ in polled] == polled
        assert polled[-1]["seats"] == [0, 1]


def test_chat_arrives_once(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    ada.post(f"/tables/{table_id}/chat", text="first")
    with ada.socket(table_id) as watch:
        watch.until(lambda message: message["type"] == "chat")
        ada.post(f"/tables/{table_id}/chat", text="second")
        line = watch.until(lambda message: message["type"] == "chat")["line"]
        assert line["name"] == "Ada"
        assert set(line) == {"number", "at", "name", "text", "link"}
        assert watch.lines == ["first", "second"]
    with ada.socket(table_id, chat=line["number"]) as watch:
        ada.post(f"/tables/{table_id}/chat", text="third")
        watch.until(lambda message: message["type"] == "chat")
        assert watch.lines == ["third"]


def test_hot_seat_hands_over(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with ada.socket(table_id, seat=0) as watch:
        assert watch.receive()["table"]["seat"] == 0
        watch.send(type="seat", seat=-1, id="hide")
        assert watch.receive()["table"]["seat"] is None
        watch.send(type="seat", seat=1, id="show")
        assert watch.receive()["table"]["seat"] == 1
        watch.send(type="seat", seat=7, id="nobody")
        answer = watch.receive()
        assert (answer["type"], answer["id"], answer["error"]["code"]) == ("refused", "nobody", "no_such_seat")


def test_acts_over_a_socket_are_refused_as_over_http(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table_id = hot_seat(ada)
    seen = ada.table(table_id)
    cases = [
        (ada, {"seat": seen["seat"], "expected_seq": 99, "picks": seen["picks"][0]}),
        (ada, {"seat": 1 - seen["decision"]["seat"], "expected_seq": 0, "picks": seen["picks"][0]}),
        (ada, {"seat": seen["seat"], "expected_seq": 0, "action": {"type": "veto_decline"}}),
        (ada, {"seat": seen["seat"], "expected_seq": 0, "action": {"type": "fly"}}),
        (ada, {"seat": 40, "expected_seq": 0, "action": {"type": "fly"}}),
        (eve, {"seat": 0, "expected_seq": 0, "picks": seen["picks"][0]}),
    ]
    for person, request in cases:
        with person.socket(table_id) as watch:
            watch.receive()
            watch.send(type="act", id="it", **request)
            answer = watch.receive()
            assert answer["type"] == "refused"
            assert answer["error"] == person.post(f"/tables/{table_id}/act", **request).json()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"act"',
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"seat","seat":"x"}',
        "\\u0000",
        "é" * 99,
        "[" * 5000,
    ],
)
def test_what_cannot_be_read_is_answered_and_the_socket_stays(server: Server, text: str) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with ada.socket(table_id) as watch:
        watch.receive()
        watch.opened.send(text)
        answer = watch.receive()
        assert (answer["type"], answer["error"]["code"]) == ("refused", "malformed")
        watch.send(type="ping")
        assert watch.receive() == {"type": "beat"}


def closed_with(person: Person, table_id: str, **query: Any) -> tuple[dict[str, Any], int]:
    """What a socket says before it is closed, and with which code."""
    with person.socket(table_id, **query) as watch:
        said = watch.receive()
        with pytest.raises(ConnectionClosed) as closed:
            watch.receive()
        assert closed.value.rcvd is not None
        return said, closed.value.rcvd.code


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("after", "-1"),
        ("after", "x"),
        ("after", "9" * 40),
        ("chat", "-1"),
        ("seat", "64"),
        ("seat", "-2"),
        ("seat", ""),
        ("scene", "2"),
    ],
)
def test_an_address_that_cannot_be_meant_is_refused_with_its_reason(server: Server, field: str, given: str) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with ada.socket(table_id, **{field: given}) as watch:
        message = watch.receive()
        assert (message["type"], message["error"]["code"], message["error"]["field"]) == ("refused", "malformed", field)
        with pytest.raises(ConnectionClosed) as closed:
            watch.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


def test_a_private_table_and_none_are_the_same_to_strangers(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    private = closed_with(eve, hot_seat(ada, spectators=False))
    missing = closed_with(eve, "nosuchtable")
    assert private == missing
    assert private[1] == 4404
    assert private[0]["error"]["code"] == "no_such_table"


def test_nobody_looks_with_the_eyes_of_others(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    assert closed_with(eve, hot_seat(ada), seat=0)[1] == 4403


def test_who_leaves_a_seat_loses_its_eyes(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], spectators=False)
    secret = ada.post(f"/tables/{table_id}/invitations", seat=1).json()["secret"]
    ben.post("/invitations", secret=secret)
    with ben.socket(table_id, seat=1) as watch:
        assert watch.receive()["table"]["yours"] == [1]
        assert ben.post(f"/tables/{table_id}/leave", seat=1).status_code == 204
        message = watch.receive()
        assert (message["type"], message["error"]["code"]) == ("refused", "no_such_table")
        with pytest.raises(ConnectionClosed):
            watch.receive()


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null", "file://", "http://[::1"])
def test_foreign_pages_get_no_socket(server: Server, origin: str) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with pytest.raises(InvalidStatus) as refused, ada.socket(table_id, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_programs_without_a_page_get_one(server: Server) -> None:
    ada = server.person("Ada")
    with ada.socket(hot_seat(ada), origin=None) as watch:
        assert watch.receive()["type"] == "table"


# -- servers with little patience


def test_silence_is_broken_by_heartbeats(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, heartbeat=0.1)
    with serving(tmp_path, settings, bot_workers=0) as server:
        ada = server.person("Ada")
        with ada.socket(hot_seat(ada)) as watch:
            assert [watch.receive()["type"] for _ in range(3)] == ["table", "beat", "beat"]


def test_after_a_silence_changes_are_sent_as_ever(tmp_path: Path) -> None:
    """What was shown is kept small meanwhile."""
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, heartbeat=0.1)
    with serving(tmp_path, settings, bot_workers=0) as server:
        ada = server.person("Ada")
        table_id = hot_seat(ada)
        with ada.socket(table_id, scene=1) as watch:
            watch.until(lambda message: message["type"] == "beat")
            view = ada.table(table_id)
            seat = view["decision"]["seat"]
            ada.act(table_id, seat, view["seq"], picks=some_path(ada.table(table_id, seat=seat), Chance(1)))
            step = watch.until(lambda message: message["type"] == "step")
            assert step["changes"]
            with ada.socket(table_id, scene=1) as fresh:
                fresh.receive()
                assert watch.document == fresh.document


def test_slow_readers_are_let_go(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, patience=0.3)
    with serving(tmp_path, settings, bot_workers=0) as server:
        ada = server.person("Ada")
        table_id = hot_seat(ada)
        deaf = deaf_socket(ada, table_id)
        ask_for_much(deaf)
        metrics = server.app.state.metrics
        wait_for(lambda: metrics.sockets_dropped == 1 and metrics.sockets == 0)
        # Others are not kept waiting.
        with ada.socket(table_id) as watch:
            watch.receive()
        deaf.close()


def test_answers_do_not_pile_up_for_who_does_not_read_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = 0
    answer = Viewing.answer

    async def counted(viewing: Viewing, request: AnyRequest) -> list[AnyMessage]:
        nonlocal answered
        answered += 1
        return await answer(viewing, request)

    monkeypatch.setattr(Viewing, "answer", counted)
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, patience=60)
    with serving(tmp_path, settings, bot_workers=0) as server:
        ada = server.person("Ada")
        deaf = deaf_socket(ada, hot_seat(ada))
        ask_for_much(deaf)
        before = -1
        while answered != before:
            before = answered
            time.sleep(1)
        assert 0 < answered < MUCH / 2
        deaf.close()


#: So often, their answers together are far longer than what networks keep for somebody.
MUCH = 2000


def ask_for_much(deaf: plain_socket.socket) -> None:
    """Ask for the table again and again without ever reading an answer."""
    request = b'{"type":"seat","seat":0}'
    # A frame of text from a client is masked; with zeros it stays as it is.
    frame = bytes([0x81, 0x80 | len(request), 0, 0, 0, 0]) + request
    deaf.settimeout(0.5)
    with contextlib.suppress(TimeoutError, OSError):
        for _ in range(MUCH):
            deaf.sendall(frame)


def deaf_socket(person: Person, table_id: str) -> plain_socket.socket:
    """A client that asks for a socket and then reads nothing, with as little room for what comes as possible."""
    opened = plain_socket.socket()
    opened.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 1024)
    opened.connect(("127.0.0.1", person.server.port))
    cookie = person.headers(None)["Cookie"]
    opened.sendall(
        f"GET /api/v1/tables/{table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{person.server.port}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    # What is sent before the server has agreed belongs to no socket.
    assert opened.recv(12) == b"HTTP/1.1 101"
    return opened


def wait_for(happened: Any, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_stopping_server_closes_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=0) as server:
        ada = server.person("Ada")
        with ada.socket(hot_seat(ada)) as watch:
            watch.receive()
            server.uvicorn.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                watch.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


def test_messages_are_valid_json_without_owners(server: Server) -> None:
    ada = server.person("Ada")
    table_id = hot_seat(ada)
    with ada.socket(table_id, after=0) as watch:
        act(ada, table_id, Chance(4))
        watch.until_seq(1)
        for text in watch.raw:
            assert json.loads(text)
            assert ada.id not in text


# -- compression


@pytest.mark.parametrize("offered", [[], [("server_max_window_bits", "10")]])
@pytest.mark.parametrize("length", [0, 1, 600, SHORT - 1, SHORT, 100_000])
def test_whoever_agreed_on_it_can_read_what_was_compressed(offered: list[ExtensionParameter], length: int) -> None:
    agreed, extension = CompressionFactory().process_request_params(offered, [])
    bits = int(dict(agreed).get("server_max_window_bits") or 15)
    assert dict(agreed).keys() >= {"server_no_context_takeover", "client_no_context_takeover"}
    assert (bits == 10) == bool(offered)
    # Much that can be found again, near and far.
    text = (b"".join(b"%d," % (number % 700) for number in range(length)))[:length]
    reader = PerMessageDeflate(True, True, bits, 15)
    for _ in range(2):
        frame = extension.encode(Frame(Opcode.TEXT, text))
        assert reader.decode(frame) == Frame(Opcode.TEXT, text)
    assert length < 600 or len(frame.data) < length / 2
    ping = Frame(Opcode.PING, b"there?")
    assert extension.encode(ping) is ping


def test_what_several_are_told_alike_is_compressed_once() -> None:
    compressed_once.cache_clear()
    extensions = [CompressionFactory().process_request_params([], [])[1] for _ in range(4)]
    for said in (b"a step", b"a step", b"a step, and what you can do"):
        for extension in extensions:
            extension.encode(Frame(Opcode.TEXT, said))
    assert compressed_once.cache_info().misses == 2
