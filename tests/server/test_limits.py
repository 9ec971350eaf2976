"""Limits of rate and size, foreign pages, headers, logs and figures without secrets."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.engine.chance import Chance
from roundhouse.installed import has_pages
from roundhouse.server.environment import BadEnvironment, read
from roundhouse.server.http import limits
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.limits import Limiter, Rate, Rates
from roundhouse.server.http.logs import JsonLines
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.lobby import Lobby
from tests.server.serving import KEY, UNHURRIED, Server, is_refused, server_fixture, serving, some_path
from tests.support import patient

server = server_fixture(bot_workers=0)


# -- buckets


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    limiter = Limiter(Rates(chat=Rate(3, 0.5)), clock)
    assert [limiter.take("chat", "ada") for _ in range(3)] == [0, 0, 0]
    assert limiter.take("chat", "ada") == pytest.approx(2)
    assert limiter.take("chat", "ben") == 0
    clock.now += 2
    assert limiter.take("chat", "ada") == 0
    assert limiter.take("chat", "ada") > 0
    clock.now += 1000
    assert [limiter.take("chat", "ada") > 0 for _ in range(4)] == [False, False, False, True]


def test_names_are_free_so_addresses_count() -> None:
    limiter = Limiter(Rates(login=Rate(2, 0.1)), Clock())
    limiter.ask("login", "ada", "1.2.3.4")
    limiter.ask("login", "ben", "1.2.3.4")
    with pytest.raises(ApiError) as refused:
        limiter.ask("login", "cleo", "1.2.3.4")
    assert refused.value.headers["Retry-After"] == "10"
    limiter.ask("login", "cleo", "1.2.3.5")


def test_a_large_board_counts_for_several() -> None:
    """Ten connections with half a megabyte each are told soon; whoever draws a board of ours is not."""
    limiter = Limiter(Rates(), Clock())
    for _ in range(6):
        limiter.ask("picture", "", "1.2.3.4", 500_000)
    with pytest.raises(ApiError):
        limiter.ask("picture", "", "1.2.3.4", 500_000)
    for _ in range(25):
        limiter.ask("picture", "", "1.2.3.5", 90_000)


def test_buckets_are_forgotten_when_they_are_full_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    clock = Clock()
    limiter = Limiter(Rates(chat=Rate(2, 1)), clock)
    for number in range(30):
        limiter.take("chat", str(number))
        assert len(limiter.buckets) <= 11
    clock.now += 100
    limiter.take("chat", "new")
    for number in range(12):
        limiter.take("chat", f"more {number}")
    assert "0" not in {who for _, who in limiter.buckets}


def test_too_many_requests(tmp_path: Path) -> None:
    rates = Rates(chat=Rate(2, 0.01), request=Rate(30, 0.01))
    with serving(tmp_path, Settings(key=KEY, rates=rates, samples=False), bot_workers=0) as server:
        ada, ben = server.person("Ada"), server.person("Ben")
        table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
        ben.post(f"/tables/{table_id}/sit", seat=1)
        said = [ada.post(f"/tables/{table_id}/chat", text="Hello!") for _ in range(3)]
        assert [answer.status_code for answer in said] == [201, 201, 429]
        assert is_refused(said[2], 429, "too_fast", "server-too-fast")
        assert int(said[2].headers["retry-after"]) > 10
        assert ben.post(f"/tables/{table_id}/chat", text="Hello!").status_code == 201
        statuses = [ada.get("/me").status_code for _ in range(40)]
        assert statuses.count(429) >= 10
        with ada.socket(table_id) as watch:
            assert watch.receive()["error"]["code"] == "too_fast"
            with pytest.raises(ConnectionClosed) as closed:
                watch.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429


# -- sizes


def test_large_requests_are_refused(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table()
    answer = ada.put(f"/tables/{table_id}/note", text="x" * 100_000)
    assert is_refused(answer, 413, "too_large")
    # Without a length too, piece by piece.
    pieces = (b"x" * 10_000 for _ in range(20))
    answer = ada.http.put(f"/tables/{table_id}/note", content=pieces, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert ada.post("/imports", document={"format": "x" * 100_000}).status_code == 400
    assert ada.post("/imports", document={"format": "x" * 5_000_000}).status_code == 413


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b'{"name":1}', b'{"name":"x","more":1}', b"\xff\xfe", b"[" * 9000]
)
def test_malformed_requests_are_refused(server: Server, content: bytes) -> None:
    answer = server.nobody().http.post("/guests", content=content, headers={"content-type": "application/json"})
    assert is_refused(answer, 400, "malformed")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b'{"document":1}',
        b'{"document":{},"more":1}',
        b'{"document":{"a":"\xff"}}',
        b'{"document":' + b'{"a":' * 90_000 + b"1" + b"}" * 90_001,
        b'{"document":{"a":%s}}' % (b"9" * 10000),
    ],
)
def test_imports_that_are_no_documents_are_refused(server: Server, content: bytes) -> None:
    """Only what surrounds the document is read at once; what is wrong inside is said all the same."""
    ada = server.person("Ada")
    answer = ada.http.post("/imports", content=content, headers={"content-type": "application/json"})
    assert is_refused(answer, 400, "malformed"), answer.text


# -- foreign pages


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://[", "sec-fetch-site": "same-origin"},
    ],
)
def test_foreign_pages_change_nothing(server: Server, headers: dict[str, str]) -> None:
    ada = server.person("Ada")
    answer = ada.http.post("/tables", json={"game": "rocket"}, headers=headers)
    assert is_refused(answer, 403, "cross_site")
    assert ada.http.get("/me", headers=headers).status_code == 200


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_own_pages_do(server: Server, site: str) -> None:
    ada = server.person("Ada")
    headers = {"origin": server.url, "sec-fetch-site": site}
    assert ada.http.post("/tables", json={"game": "rocket"}, headers=headers).status_code == 201


def test_a_page_that_was_allowed(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, origins=("https://club.example",))
    with serving(tmp_path, settings, bot_workers=0) as server:
        headers = {"origin": "https://club.example"}
        ada = server.nobody().http
        answers = [ada.post("/guests", json={"name": "Ada"}, headers=headers), ada.get("/me", headers=headers)]
        # Refusals can be read, too.
        answers.append(ada.get("/tables/nothing", headers=headers))
        assert [answer.status_code for answer in answers] == [201, 200, 404]
        for answer in answers:
            assert answer.headers["access-control-allow-origin"] == "https://club.example"
            assert answer.headers["access-control-allow-credentials"] == "true"
            assert "Origin" in answer.headers["vary"]
        # Before a command the browser asks whether it may be sent.
        asked = {**headers, "access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        allowed = ada.options("/tables", headers=asked)
        assert allowed.status_code in (200, 204)
        assert allowed.headers["access-control-allow-origin"] == "https://club.example"
        assert "POST" in allowed.headers["access-control-allow-methods"]
        assert "content-type" in allowed.headers["access-control-allow-headers"].lower()
        # Over https, the browser sends the cookie along from there.
        secure = ada.post("/guests", json={"name": "Ben"}, headers={**headers, "x-forwarded-proto": "https"})
        assert "samesite=none" in secure.headers["set-cookie"].lower()
        foreign = ada.get("/me", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in foreign.headers


@pytest.mark.parametrize(
    "given", ["*", "games.example", "https://games.example/page", "ftp://games.example", "https://"]
)
def test_what_is_no_address_of_a_page_cannot_be_allowed(given: str) -> None:
    with pytest.raises(BadEnvironment):
        read({"ROUNDHOUSE_ORIGIN": given, "ROUNDHOUSE_DATABASE": "sqlite:///some/file"})


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_forms_are_no_commands(server: Server, kind: str) -> None:
    """What a page can send without asking is not understood, even if it looks like JSON."""
    ada = server.person("Ada")
    headers = {"content-type": kind} if kind else {}
    answer = ada.http.post("/guests", content=b'{"name":"Eve"}', headers=headers)
    assert is_refused(answer, 400, "malformed", "server-not-json")


def test_what_is_said_to_be_json_is_understood(server: Server) -> None:
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        answer = server.nobody().http.post("/guests", content=b'{"name":"Eve"}', headers={"content-type": kind})
        assert answer.status_code == 201, answer.text


# -- headers


@pytest.mark.parametrize("path", ["/", "/api", "/nowhere", "/api/v1/me", "/api/v1/openapi.json", "/api/v1/tables/x"])
def test_every_answer_has_strict_headers(server: Server, path: str) -> None:
    answer = patient.get(server.url + path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["x-request-id"]
    assert "server" not in answer.headers
    is_page = answer.headers["content-type"].startswith("text/html")
    # Old browsers know no other way to refuse frames; data say so by their policy.
    assert answer.headers.get("x-frame-options") == ("DENY" if is_page else None)
    # Whoever is lost is led by the pages, where those are built.
    assert is_page == (path in ("/", "/api") or (path == "/nowhere" and has_pages()))
    # Data send nobody anywhere, and open no windows.
    for name in ("referrer-policy", "permissions-policy", "cross-origin-opener-policy"):
        assert (name in answer.headers) == is_page


def test_https_behind_a_proxy(server: Server) -> None:
    """A trusted proxy (on this machine) says that the browser came over https."""
    headers = {"x-forwarded-proto": "https", "origin": f"https://127.0.0.1:{server.port}"}
    answer = patient.post(f"{server.url}/api/v1/guests", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 201
    assert "__Host-roundhouse=" in answer.headers["set-cookie"]
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]
    # Pages that came without encryption are not its own then.
    headers["origin"] = server.url
    assert patient.post(f"{server.url}/api/v1/guests", json={"name": "Ada"}, headers=headers).status_code == 403


def test_request_ids_are_taken_over_if_they_look_like_it(server: Server) -> None:
    given = patient.get(f"{server.url}/api/v1/me", headers={"x-request-id": "my-request-1"})
    assert given.headers["x-request-id"] == "my-request-1"
    invented = patient.get(f"{server.url}/api/v1/me", headers={"x-request-id": 'x" injected'})
    assert invented.headers["x-request-id"] != 'x" injected'


# -- logs and figures


class Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def test_neither_logs_nor_figures_hold_secrets(server: Server) -> None:
    kept = Kept()
    loggers = [logging.getLogger(name) for name in ("roundhouse", "uvicorn", "sqlalchemy")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(kept)
        logger.setLevel(logging.INFO)
    try:
        said = use_everything(server)
    finally:
        for logger, level in zip(loggers, levels):
            logger.removeHandler(kept)
            logger.setLevel(level)
    lines = [json.loads(line) for line in kept.lines]
    assert {"at", "level", "logger", "event"} <= set(lines[0])
    acts = [line for line in lines if line.get("route") == "/api/v1/tables/{table_id}/act"]
    assert acts[0]["status"] == 200
    assert acts[0]["request"]
    figures = patient.get(f"{server.url}/api/v1/metrics").text
    assert 'roundhouse_requests_total{method="POST",route="/api/v1/tables/{table_id}/act",status="200"}' in figures
    assert 'roundhouse_actions_total{result="done"}' in figures
    whole = "\n".join(kept.lines) + figures
    assert not [secret for secret in said if secret in whole]


def use_everything(server: Server) -> list[str]:
    """Do what involves secrets; the secrets."""
    ada = server.person("Ada the Secretive")
    ada.post("/accounts", name="Ada the Secretive", password="open sesame, please")
    ada.post("/login", name="Ada the Secretive", password="open sesame, perhaps")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}, {"who": "open"}], title="the title")
    ada.post(f"/tables/{table_id}/chat", text="a whispered word")
    ada.put(f"/tables/{table_id}/note", text="a private thought")
    secret = ada.post(f"/tables/{table_id}/invitations", seat=2).json()["secret"]
    ada.post("/invitations", secret=secret)
    ada.post("/invitations", secret=secret + "x")
    table = ada.table(table_id)
    ada.act(table_id, table["seat"], table["seq"], key="a key of mine", picks=some_path(table, Chance(1)))
    ada.http.get("/me", headers={"cookie": "roundhouse=forged.1.x"})
    with ada.socket(table_id) as watch:
        watch.receive()
    begin = server.table(table_id).begin
    cookie = ada.http.cookies["roundhouse"]
    words = ["open sesame", "whispered", "private thought", "a key of mine", "forged"]
    return [
        *words,
        secret,
        cookie,
        cookie.rpartition(".")[2],
        cookie.split(".")[1],
        str(begin.setup.secret),
        begin.salt,
    ]


def test_a_fault_is_written_down_but_not_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept()
    logging.getLogger("roundhouse").addHandler(kept)

    async def broken(*_: Any) -> None:
        raise RuntimeError("the boiler has burst")

    monkeypatch.setattr(Lobby, "tables", broken)
    try:
        answer = server.nobody().get("/lobby")
    finally:
        logging.getLogger("roundhouse").removeHandler(kept)
    assert is_refused(answer, 500, "fault", "server-fault")
    assert "boiler" not in answer.text
    assert any("the boiler has burst" in line for line in kept.lines)
