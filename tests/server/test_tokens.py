"""Tokens that somebody gives to a program, and the one stream of all its tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from roundhouse.server.http.scopes import SCOPES, needed
from tests.server.serving import Person, Server, is_refused, server_fixture
from tests.support import patient

server = server_fixture(bot_workers=0)
PASSWORD = "correct horse battery staple"
numbers = count(1)


class Program:
    """Whoever has a token and nothing else."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = patient.Client(base_url=f"{server.url}/api/v1", headers=self.headers)
        server.people.append(self)  # type: ignore[arg-type]  # closed with all others

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.http.post(path, json=data)

    @contextmanager
    def stream(self) -> Iterator[ClientConnection]:
        at = f"ws://127.0.0.1:{self.server.port}/api/v1/stream"
        with connect(at, additional_headers=self.headers, **patient.SOCKET) as opened:
            yield opened


def account(server: Server) -> Person:
    person = server.nobody()
    assert person.post("/accounts", name=f"Ada {next(numbers)}", password=PASSWORD).status_code == 201
    person.id = person.get("/me").json()["user"]["id"]
    return person


def give(server: Server, owner: Person, *scopes: str, bot: bool = True) -> Program:
    made = owner.post("/me/tokens", name="My bot", scopes=list(scopes), bot=bot)
    assert made.status_code == 201, made.text
    return Program(server, made.json()["token"])


def heard(opened: ClientConnection) -> dict[str, Any]:
    """The next thing that is said; a second beat says that nothing is."""
    for _ in range(2):
        message: dict[str, Any] = json.loads(opened.recv(patient.PATIENCE))
        if message["type"] != "beat":
            return message
    raise AssertionError("nothing is said")


# -- making and taking back


def test_a_token_is_told_once_and_listed_without_itself(server: Server) -> None:
    ada = account(server)
    made = ada.post("/me/tokens", name="My bot", scopes=["play", "read", "read"]).json()
    (listed,) = ada.get("/me/tokens").json()
    assert made == {**listed, "token": made["token"]}
    assert (listed["name"], listed["scopes"], listed["bot"]) == ("My bot", ["play", "read"], True)
    # It is no browser.
    assert [each["current"] for each in ada.get("/me/sessions").json()] == [True]
    assert Program(server, made["token"]).get("/me").json()["user"]["id"] == ada.id


def test_a_token_that_was_taken_back_is_worth_nothing(server: Server) -> None:
    ada = account(server)
    program = give(server, ada, "read")
    (listed,) = ada.get("/me/tokens").json()
    with program.stream() as opened:
        assert ada.delete(f"/me/tokens/{listed['id']}").json() == []
        assert program.get("/me").json()["user"] is None
        with pytest.raises(ConnectionClosed):
            heard(opened)


def test_another_password_ends_tokens(server: Server) -> None:
    ada = account(server)
    program = give(server, ada, "read")
    assert ada.put("/me/password", old=PASSWORD, password="another long sentence").status_code == 200
    assert program.get("/me").json()["user"] is None
    assert ada.get("/me/tokens").json() == []


def test_nobody_takes_back_what_is_anothers(server: Server) -> None:
    ada, ben = account(server), account(server)
    program = give(server, ada, "read")
    (listed,) = ada.get("/me/tokens").json()
    assert ben.delete(f"/me/tokens/{listed['id']}").json() == []
    assert program.get("/me").json()["user"]["id"] == ada.id


def test_guests_have_none_and_accounts_not_many(server: Server) -> None:
    assert is_refused(server.person("Guest").post("/me/tokens", name="x", scopes=["read"]), 409, "no_account")
    assert is_refused(server.nobody().get("/me/tokens"), 401, "nobody")
    ada = account(server)
    for _ in range(20):
        give(server, ada, "read")
    assert is_refused(ada.post("/me/tokens", name="x", scopes=["read"]), 409, "too_many_tokens")


@pytest.mark.parametrize("wish", [{"scopes": []}, {"scopes": ["all"]}, {"scopes": ["read"], "name": ""}])
def test_wishes_that_nobody_can_have(server: Server, wish: dict[str, Any]) -> None:
    assert is_refused(account(server).post("/me/tokens", **{"name": "x", **wish}), 400, "malformed")


@pytest.mark.parametrize("sent", ["Bearer nonsense", "Bearer", "Basic YTpi", "Bearer a.b.c.d"])
def test_what_is_no_token_is_nobody(server: Server, sent: str) -> None:
    answer = patient.get(f"{server.url}/api/v1/me", headers={"Authorization": sent})
    assert answer.json()["user"] is None


# -- what they may do


def test_who_may_read_does_nothing(server: Server) -> None:
    ada = account(server)
    table = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    program = give(server, ada, "read")
    seen = program.get(f"/tables/{table}").json()["table"]
    assert seen["picks"]
    assert (
        program.post(f"/tables/{table}/why-not", seat=seen["decision"]["seat"], picks=seen["picks"][0]).status_code
        == 200
    )
    act = {"seat": seen["decision"]["seat"], "expected_seq": seen["seq"], "key": "1", "picks": seen["picks"][0]}
    assert is_refused(program.post(f"/tables/{table}/act", **act), 403, "not_allowed")
    assert is_refused(program.post("/tables", game="rocket", seats=[{"who": "me"}, {"who": "bot"}]), 403, "not_allowed")
    # Nor through a socket that it may look through.
    at = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/socket"
    with connect(at, additional_headers=program.headers, max_size=None, **patient.SOCKET) as opened:
        opened.send(json.dumps({"type": "act", "id": "a", **act}))
        while (message := json.loads(opened.recv(patient.PATIENCE)))["type"] != "refused":
            pass
    assert message["error"]["code"] == "not_allowed"
    assert ada.table(table)["seq"] == seen["seq"]


def test_who_may_play_acts_and_opens_nothing(server: Server) -> None:
    ada = account(server)
    table = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    program = give(server, ada, "read", "play")
    seen = program.get(f"/tables/{table}").json()["table"]
    act = {"seat": seen["decision"]["seat"], "expected_seq": seen["seq"], "key": "1", "picks": seen["picks"][0]}
    assert program.post(f"/tables/{table}/act", **act).status_code == 200
    assert is_refused(program.post("/tables", game="rocket", seats=[{"who": "me"}, {"who": "bot"}]), 403, "not_allowed")
    assert is_refused(program.post(f"/tables/{table}/pause"), 403, "not_allowed")


def test_who_may_host_opens_tables(server: Server) -> None:
    program = give(server, account(server), "read", "host")
    wish = {"game": "rocket", "seats": [{"who": "me"}, {"who": "bot"}], "seating": "arranged", "ready": False}
    assert program.post("/tables", **wish).status_code == 201


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/me/tokens"),
        ("POST", "/me/tokens"),
        ("GET", "/me/sessions"),
        ("GET", "/me/export"),
        ("POST", "/me/forget"),
        ("PUT", "/me/password"),
        ("PUT", "/me"),
        ("POST", "/logout"),
    ],
)
def test_no_token_touches_the_account(server: Server, method: str, path: str) -> None:
    program = give(server, account(server), *SCOPES)
    right = {
        "/me/tokens": {"name": "x", "scopes": ["read"]},
        "/me/password": {"old": PASSWORD, "password": "a new one"},
    }
    data = None if method == "GET" else right.get(path, {"name": "x", "password": PASSWORD})
    assert is_refused(program.http.request(method, path, json=data), 403, "not_allowed")


def test_every_request_has_a_scope() -> None:
    def wanted(method: str, path: str) -> str | None:
        return needed({"type": "http", "method": method, "path": f"/api/v1{path}"})

    assert wanted("GET", "/lobby") == "read"
    assert wanted("GET", "/me") == "read"
    assert wanted("GET", "/me/export") is None
    assert wanted("POST", "/tables") == "host"
    assert wanted("POST", "/tables/act") == "play"
    assert wanted("POST", "/tables/x/undo/answer") == "play"
    assert wanted("POST", "/tables/x/invitations") == "host"
    assert wanted("DELETE", "/tables/x/invitations/1") == "host"
    assert wanted("POST", "/invitations") == "play"
    assert wanted("POST", "/invitations/look") == "read"
    assert wanted("POST", "/login") is None
    assert needed({"type": "websocket", "path": "/api/v1/stream"}) == "read"


# -- seats and stream


@pytest.mark.parametrize("bot", [True, False])
def test_seats_that_a_bots_token_takes_are_marked(server: Server, bot: bool) -> None:
    ada, ben = account(server), account(server)
    table = ben.new_table(seats=[{"who": "me"}, {"who": "open"}])
    program = give(server, ada, "read", "play", bot=bot)
    assert program.post(f"/tables/{table}/sit", seat=1).status_code == 200
    assert ben.table(table)["seats"][1]["program"] is bot


def test_one_stream_tells_of_all_tables(server: Server) -> None:
    ada, ben = account(server), account(server)
    program = give(server, ada, "read", "play")
    first, second = (ben.new_table(seats=[{"who": "me"}, {"who": "open"}]) for _ in range(2))
    foreign = ben.new_table(seats=[{"who": "me"}, {"who": "bot"}])
    assert program.post(f"/tables/{first}/sit", seat=1).status_code == 200
    with program.stream() as opened:
        latest: dict[str, dict[str, Any]] = {}

        def until(table: str, **wanted: Any) -> dict[str, Any]:
            """What was told of a table last, once it is as wanted."""
            while not wanted.items() <= latest.get(table, {"id": ""}).items():
                told = heard(opened)
                latest[told["id"]] = told
            return latest[table]

        told = until(first, begun=True)
        assert (told["type"], told["game"], told["yours"]) == ("moved", "rocket", [1])
        # One that it sits down at while it listens.
        assert program.post(f"/tables/{second}/sit", seat=1).status_code == 200
        # Both tables move on until the program is asked.
        for table in (first, second):
            until(table, begun=True)
            while (seen := ben.table(table))["decision"]["seat"] == 0:
                done = ben.act(table, 0, seen["seq"], key=str(seen["seq"]), picks=seen["picks"][0])
                assert done.status_code == 200, done.text
            assert until(table, turn=1)["over"] is False
        assert ben.post(f"/tables/{first}/resign", seat=0).status_code == 200
        assert until(first, over=True)["turn"] is None
        assert foreign not in latest


def test_a_stream_is_for_somebody(server: Server) -> None:
    at = f"ws://127.0.0.1:{server.port}/api/v1/stream"
    with connect(at, **patient.SOCKET) as opened:
        assert json.loads(opened.recv(patient.PATIENCE))["error"]["code"] == "nobody"
    program = give(server, account(server), "play")
    with pytest.raises((InvalidStatus, ConnectionClosed)), program.stream() as opened:
        opened.recv(patient.PATIENCE)
