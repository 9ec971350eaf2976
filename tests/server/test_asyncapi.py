"""The AsyncAPI document: it is the one that was published, and real messages are as it says."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from roundhouse.engine.chance import Chance
from roundhouse.server.http.fields import fields_of
from roundhouse.server.http.socket_description import socket_document
from scripts.openapi import SOCKETS, written
from tests.server.serving import Server, Socket, server_fixture, some_path
from tests.server.test_tokens import account, give

server = server_fixture(bot_workers=0)


def test_the_document_is_the_published_one() -> None:
    """After a change that is meant: python scripts/openapi.py."""
    assert SOCKETS.read_text("utf-8") == written(socket_document())


def test_it_is_served(server: Server) -> None:
    answer = server.nobody().get("/asyncapi.json")
    assert answer.status_code == 200
    assert answer.json() == json.loads(SOCKETS.read_text("utf-8"))


def test_every_field_has_a_description_and_an_example() -> None:
    """What is listed here belongs into server/http/fields.toml."""
    fields = fields_of(socket_document()["components"]["schemas"])
    assert [f"{shape}.{name}" for shape, name, field in fields if not {"description", "examples"} <= field.keys()] == []


# -- real messages


@cache
def judges() -> dict[str, Draft202012Validator]:
    """By the type of a message, who judges it. Nothing may be there that the document does not know."""
    document = json.loads(written(socket_document()))
    for shape in document["components"]["schemas"].values():
        if "properties" in shape:
            shape["additionalProperties"] = False
    messages = document["components"]["messages"].values()
    return {
        each["name"]: Draft202012Validator({**each["payload"], "components": document["components"]})
        for each in messages
    }


def wrong(text: str) -> list[str]:
    message = json.loads(text)
    return [f"{error.json_path}: {error.message}" for error in judges()[message["type"]].iter_errors(message)]


@pytest.mark.parametrize("game", ["rocket", "spike", "1862"])
def test_real_messages_are_as_it_says(server: Server, game: str) -> None:
    ada, chance = server.person("Ada"), Chance(5)
    table = ada.new_table(game=game, seats=[{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}])
    with ada.socket(table, after=0, chat=0, scene=1) as watch, ada.socket(table) as program:
        play(watch, chance, actions=12)
        assert ada.post(f"/tables/{table}/chat", text="Well played!").status_code == 201
        asked: list[dict[str, Any]] = [{"type": "seat", "seat": -1, "id": "s"}, {"type": "ping"}, {"type": "nonsense"}]
        for each in asked:
            watch.opened.send(json.dumps(each))
        while kinds(watch) != {"table", "step", "chat", "presence", "beat", "done", "refused"}:
            watch.receive_any()
        program.until_seq(watch.seq)
        for text in [*watch.raw, *program.raw]:
            assert wrong(text) == []
    assert not any(wrong(json.dumps(each)) for each in asked[:2])


def play(watch: Socket, chance: Chance, actions: int) -> None:
    """Some actions through the socket itself, as it says that they are sent."""
    watch.receive()
    for number in range(actions):
        act = {"type": "act", "id": str(number), "seat": watch.table["seat"], "expected_seq": watch.seq, "key": ""}
        act["picks"] = some_path(watch.table, chance)
        assert wrong(json.dumps(act)) == []
        watch.opened.send(json.dumps(act))
        done = step = False
        while not (done and step):
            message = watch.receive()
            assert message["type"] != "refused", message
            done, step = done or message["type"] == "done", step or message["type"] == "step"


def kinds(watch: Socket) -> set[str]:
    """The kinds of all messages so far."""
    return {json.loads(text)["type"] for text in watch.raw}


def test_real_messages_of_the_stream_are_as_it_says(server: Server) -> None:
    ada, ben = account(server), account(server)
    table = ben.new_table(seats=[{"who": "me"}, {"who": "open"}])
    program = give(server, ada, "read", "play")
    assert program.post(f"/tables/{table}/sit", seat=1).status_code == 200
    with program.stream() as opened:
        opened.send('{"type": "ping"}')
        opened.send('{"type": "nonsense"}')
        heard: dict[str, str] = {}
        while not {"moved", "beat", "refused"} <= heard.keys():
            text = str(opened.recv(60))
            heard[json.loads(text)["type"]] = text
    assert [wrong(text) for text in heard.values()] == [[], [], []]
