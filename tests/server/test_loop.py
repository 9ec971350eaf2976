"""The event loop: whatever is asked for at the hardest position of a long game, others are served meanwhile."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from roundhouse.engine.registry import find
from roundhouse.engine.rules import MORE
from roundhouse.games.rocket.boardfile import MOST
from roundhouse.server.http.routes.messages import AnyMessage, Beat
from roundhouse.server.http.settings import Settings
from roundhouse.server.http.socket import Viewing
from roundhouse.server.tables.watchdog import LIMIT
from roundhouse.table.samples import Sample, beginning_of, document_of, samples_of
from tests.server.serving import KEY, UNHURRIED, Person, Server, serving
from tests.support import patient
from tests.support.boards import grown

pytestmark = pytest.mark.long

#: Trains of a company whose runs nobody would list by hand.
MANY = 3
#: Seconds of work that nobody else is let in between: twice what is promised, for machines that are busy with other
#: things, which makes every piece of work longer. The search for runs alone takes six times as long.
LONGEST = 2 * LIMIT


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, hint_deadline=120.0)
    with serving(tmp_path_factory.mktemp("server"), settings, bot_workers=0) as running:
        yield running


@pytest.fixture(scope="module")
def sample() -> Sample:
    return next(sample for sample in samples_of(find("1862")) if sample.file.stem == "full")


@pytest.fixture(scope="module")
def late(sample: Sample) -> int:
    """After how many actions a company runs its many trains for the last time."""
    actions = document_of(sample).actions
    runs = [number for number, each in enumerate(actions) if len(each.action.get("runs", ())) >= MANY]
    return runs[-1]


@pytest.fixture(scope="module")
def watched(server: Server, sample: Sample) -> str:
    """The table at which the sample was played."""
    begin, entries = beginning_of(sample)
    return server.do(lambda keeper: keeper.open_table(begin, entries))


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


class Watch:
    """The longest time that the loop has worked without letting anybody in. Only its own work counts: how busy the
    machine is with other things does not matter."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)


@contextmanager
def nobody_waits(server: Server) -> Iterator[None]:
    """Garbage is not collected meanwhile: a server sees to that for itself, and here it is the tests'."""
    watch = Watch()
    gc.collect()
    gc.disable()
    watching = asyncio.run_coroutine_threadsafe(watch.watch(), server.loop)
    try:
        yield
    finally:
        watching.cancel()
        gc.enable()
    assert watch.longest < LONGEST, f"everybody had to wait for {watch.longest:.2f} seconds"


def test_a_long_game_that_is_over(server: Server, watched: str, ada: Person) -> None:
    with nobody_waits(server):
        for path in ("", "/messages", "/history", "/history/350", "/history/20", "/scene?at=600", "/course", "/export"):
            assert ada.get(f"/tables/{watched}{path}").status_code == 200, path
        assert ada.get(f"/tables/{watched}/picture.svg").status_code == 200


def test_a_long_game_told_from_its_beginning(server: Server, watched: str, ada: Person) -> None:
    last = ada.table(watched)["seq"]
    with nobody_waits(server), ada.socket(watched, after=0) as watch:
        watch.until_seq(last)
    assert watch.steps == list(range(1, last + 1))


class Wide(Viewing):
    """A socket that takes everything at once."""

    def __init__(self) -> None:
        self.saying = asyncio.Lock()
        self.taken = 0

    async def send(self, message: AnyMessage) -> None:
        self.taken += 1


def test_a_long_story_is_written_in_portions() -> None:
    async def most_at_once() -> int:
        wide = Wide()
        telling = asyncio.create_task(wide.tell([Beat()] * 1000))
        most = before = 0
        while not telling.done():
            await asyncio.sleep(0)
            most, before = max(most, wide.taken - before), wide.taken
        assert wide.taken == 1000
        return most

    assert 0 < asyncio.run(most_at_once()) <= 20


def test_words_that_nobody_has_needed_yet(server: Server, watched: str) -> None:
    """A link to a table tells chats about it in the language of whoever asks."""
    with nobody_waits(server):
        page = patient.get(f"{server.url}/tables/{watched}", headers={"Accept-Language": "it"})
    assert page.status_code == 200


def test_an_import_of_a_long_game(server: Server, watched: str, ada: Person) -> None:
    document = ada.get(f"/tables/{watched}/export").json()
    with nobody_waits(server):
        answer = ada.post("/imports", document=document)
    assert answer.status_code == 201, answer.text


def test_a_board_as_large_as_may_be(server: Server, ada: Person) -> None:
    board = {"board": grown(MOST["hexes"])}
    with nobody_waits(server):
        assert ada.post("/games/rocket/options", options=board).status_code == 200
        table = ada.new_table(options=board)
        for path in ("", "/scene", "/picture.svg"):
            assert ada.get(f"/tables/{table}{path}").status_code == 200, path


def test_runs_that_have_to_be_searched_for(server: Server, watched: str, late: int, ada: Person) -> None:
    with nobody_waits(server):
        table = ada.post(f"/tables/{watched}/branch", at=late).json()["id"]
        view = ada.get(f"/tables/{table}").json()["table"]
        seat, seq = view["seat"], view["seq"]
        assert view["decision"]["kind"] == "run"
        assert [MORE] in view["picks"]
        assert ["run:none"] in view["picks"]

        def asked(what: str, **more: Any) -> Any:
            return ada.post(f"/tables/{table}/{what}", seat=seat, **more)

        for picks in (["run:none"], ["run:5"], ["run:own"], ["hex:A1"], ["pass"]):
            assert asked("why-not", picks=picks).status_code in (200, 400), picks
        offered = asked("picks", picks=[]).json()
        best, *others = offered["paths"]
        assert others
        assert offered["names"][best[0]]["name"]["key"] == "pick-run"
        foreseen = asked("preview", picks=best)
        assert foreseen.status_code == 200, foreseen.text
        assert asked("preview", picks=["run:none"]).status_code == 200
        other = ada.post(f"/tables/{table}/act", seat=(seat + 1) % 3, picks=best, expected_seq=seq)
        assert other.status_code == 403
        done = asked("act", picks=best, expected_seq=seq)
        assert done.status_code == 200, done.text
        assert asked("undo", expected_seq=done.json()["seq"]).status_code == 200


def test_what_was_found_is_found_once(server: Server, watched: str, late: int, ada: Person) -> None:
    """The same question again, and by somebody who comes back, needs no second search."""
    table = ada.post(f"/tables/{watched}/branch", at=late).json()["id"]
    seat = ada.get(f"/tables/{table}").json()["table"]["seat"]

    def searched() -> Any:
        return server.keeper._caretaker.searches._begun[server.table(table)]

    first = ada.post(f"/tables/{table}/picks", seat=seat, picks=[]).json()
    task = searched()
    assert ada.post(f"/tables/{table}/picks", seat=seat, picks=[]).json() == first
    assert searched() == task
