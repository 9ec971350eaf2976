"""Costs, not counts: what is dear is charged, what everybody sees is made once, and nobody keeps too much."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import current_thread
from typing import Any

import msgspec
import pytest
from litestar.openapi.spec import OpenAPI

from roundhouse.engine.registry import find
from roundhouse.server.bills import PLAYING
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.limits import Limiter, Rate, Rates, place_of
from roundhouse.server.http.routes import games
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.guesses import FREE, Guesses, TooManyGuesses
from roundhouse.table.samples import beginning_of, samples_of
from tests.server.serving import KEY, UNHURRIED, Server, is_refused, server_fixture, serving

server = server_fixture(bot_workers=0)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


# -- work


def test_work_is_charged_after_it_was_done() -> None:
    clock = Clock()
    limiter = Limiter(Rates(work=Rate(2, 0.5)), clock)
    limiter.ask("request", "ada", "1.2.3.4")
    limiter.charge("ada", "1.2.3.4", 3.0)
    with pytest.raises(ApiError) as refused:
        limiter.ask("request", "ada", "1.2.3.4")
    assert refused.value.status == 429
    limiter.ask("request", "ben", "1.2.3.4")
    clock.now += 2.1
    limiter.ask("request", "ada", "1.2.3.4")


def test_strangers_share_what_is_left_for_strangers() -> None:
    limiter = Limiter(Rates(work=Rate(1, 0.1)), Clock())
    limiter.charge("", "2001:db8:1:2::1", 5.0)
    with pytest.raises(ApiError):
        limiter.ask("request", "", "2001:db8:1:2:ffff::9")
    limiter.ask("request", "ada", "2001:db8:1:2::1")
    limiter.ask("request", "", "2001:db8:1:3::1")


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_house_is_one_place(address: str, place: str) -> None:
    assert place_of(address) == place


def test_dear_requests_are_refused_before_many_cheap_ones(tmp_path: Path) -> None:
    plenty = {**msgspec.structs.asdict(UNHURRIED), "work": Rate(0.3, 0.02)}
    with serving(tmp_path, Settings(key=KEY, rates=Rates(**plenty), samples=False), bot_workers=0) as running:
        # Long games: each of their positions takes some milliseconds on any machine.
        sample = next(each for each in samples_of(find("1862")) if each.id.endswith("full"))
        begin, entries = beginning_of(sample)
        table = running.do(lambda keeper: keeper.open_table(begin, entries))
        dear = running.person("Eve")
        asked = (dear.get(f"/tables/{table}/history/{number}").status_code for number in range(900, 400, -1))
        assert 429 in asked
        assert running.person("Ada").get("/me").status_code == 200


# -- what is the same for everybody


SAME = [
    "/games",
    "/games/rocket",
    "/games/rocket/rules",
    "/games/rocket/board",
    "/games/rocket/words/it",
    "/words/en",
    "/openapi.json",
]


@pytest.mark.parametrize("path", SAME)
def test_what_is_the_same_for_everybody_is_sent_once(server: Server, path: str) -> None:
    ada = server.nobody()
    first = ada.get(path)
    assert first.status_code == 200
    assert first.headers["content-encoding"] in ("br", "gzip")
    again = ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = ada.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    assert "max-age" in first.headers["cache-control"]


def test_and_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first = server.nobody().get("/games").json()
    monkeypatch.setattr(games, "describe", None)
    assert server.nobody().get("/games").json() == first


def test_the_description_of_the_api_is_made_once_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_in: list[str] = []
    make = OpenAPI.to_schema

    def watched(document: OpenAPI) -> dict[str, Any]:
        made_in.append(current_thread().name)
        return make(document)

    monkeypatch.setattr(OpenAPI, "to_schema", watched)
    with serving(tmp_path, bot_workers=0) as running:
        first = running.nobody().get("/openapi.json")
        assert first.json()["paths"]["/api/v1/imports"]
        assert running.person("Ada").get("/openapi.json").json() == first.json()
        assert running.nobody().http.get(f"{running.url}/api").status_code == 200
        assert running.nobody().get("/openapi.json/nowhere").status_code == 404
    assert len(made_in) == 1
    assert "beside" in made_in[0]


def test_the_history_of_a_game_that_is_over_is_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, entries = beginning_of(samples_of(find("rocket"))[0])
    table = server.do(lambda keeper: keeper.open_table(begin, entries))
    first = server.nobody().get(f"/tables/{table}/history")
    assert first.json()["records"]
    monkeypatch.setattr("roundhouse.server.http.routes.history.happened", None)
    second = server.person("Ada").get(f"/tables/{table}/history")
    assert second.json() == first.json()
    known = server.nobody().http.get(f"/tables/{table}/history", headers={"if-none-match": first.headers["etag"]})
    assert known.status_code == 304


def test_a_tag_gives_no_table_away(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table(spectators=False, seats=[{"who": "me"}, {"who": "me"}])
    tag = ada.get(f"/tables/{table}/history").headers["etag"]
    answer = server.person("Eve").http.get(f"/tables/{table}/history", headers={"if-none-match": tag})
    assert answer.status_code == 404


# -- passwords


def guess(guesses: Guesses, place: str, right: bool = False) -> None:
    with guesses.one("ada", place) as is_right:
        if right:
            is_right()


def test_who_guesses_wrong_waits_longer_and_longer() -> None:
    clock = Clock()
    guesses = Guesses(clock)
    for _ in range(FREE):
        guess(guesses, "there")
    waits = []
    for _ in range(6):
        with pytest.raises(TooManyGuesses) as refused:
            guess(guesses, "there")
        waits.append(refused.value.seconds)
        clock.now += refused.value.seconds
        guess(guesses, "there")
    assert waits == [1, 2, 4, 8, 16, 32]
    # Whoever knows the password is somewhere else.
    guess(guesses, "at home", right=True)


def test_a_true_login_waits_for_nobodys_guesses(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(key=KEY, rates=UNHURRIED, samples=False), bot_workers=0) as running:
        ada = running.nobody()
        assert ada.post("/accounts", name="Ada", password="correct horse").status_code == 201
        eves = [running.nobody() for _ in range(20)]
        with ThreadPoolExecutor(20) as pool:
            guesses = [
                pool.submit(eve.post, "/login", name="Ada", password=f"wrong guess {n}") for n, eve in enumerate(eves)
            ]
            statuses = [each.result().status_code for each in guesses]
        assert statuses.count(429) > 10
        assert set(statuses) <= {401, 429}
        for _ in range(FREE):
            eves[0].post("/login", name="Ada", password="wrong once more")
        refused = eves[0].post("/login", name="Ada", password="wrong once more")
        assert is_refused(refused, 429, "too_fast", "server-too-many-guesses")


# -- what is kept


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False)
    with serving(tmp_path, settings, bot_workers=0, tables_per_person=2) as running:
        yield running


def test_nobody_has_more_tables_going_than_anybody_can_play_at(small: Server) -> None:
    ada = small.person("Ada")
    first = ada.new_table()
    ada.new_table()
    refused = ada.post("/tables", game="rocket")
    assert is_refused(refused, 409, "too_many_tables", "server-too-many-tables")
    assert small.person("Ben").new_table()
    assert ada.post(f"/tables/{first}/close").status_code == 200
    until(lambda: ada.post("/tables", game="rocket").status_code == 201)


def until(found: Any) -> None:
    end = time.monotonic() + 20
    while not found():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_what_is_kept_is_counted_by_address_too() -> None:
    limiter = Limiter(Rates(kept=Rate(1_000, 1)), Clock())
    for number in range(3):
        limiter.ask("table", f"guest {number}", "1.2.3.4", 400_000)
    with pytest.raises(ApiError):
        limiter.ask("table", "another", "1.2.3.4", 400_000)
    limiter.ask("table", "another", "1.2.3.5", 400_000)


def test_little_is_what_others_use_too() -> None:
    limiter = Limiter(Rates(), lambda: 0.0)
    limiter.charge("ada", "1.2.3.1", 0.7)
    assert not limiter.is_little(limiter.used("ada", "1.2.3.1"))
    limiter = Limiter(Rates(), lambda: 0.0)
    for number in range(2, 10):
        limiter.charge(f"eve {number}", f"1.2.3.{number}", 5.0)
    limiter.charge("ada", "1.2.3.1", 0.7)
    assert limiter.is_little(limiter.used("ada", "1.2.3.1"))
    assert not limiter.is_little(limiter.used("eve 2", "1.2.3.2"))


def test_playing_hardly_makes_anybody_one_who_has_used_much() -> None:
    """Twenty tables cost as much as twenty addresses of attackers who are kept to their share."""
    limiter = Limiter(Rates(), lambda: 0.0)
    playing, reading = (limiter.bill(who, f"1.2.3.{who}", weight) for who, weight in (("1", PLAYING), ("2", 1.0)))
    for bill in (playing, reading):
        for _ in range(100):
            bill.put(0.01)
    assert limiter.is_little(limiter.used("1", "1.2.3.1"))
    assert not limiter.is_little(limiter.used("2", "1.2.3.2"))
    # What it has cost is paid for in full.
    assert limiter.buckets["work", "user 1"] == limiter.buckets["work", "user 2"]
