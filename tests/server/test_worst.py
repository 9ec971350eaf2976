"""The worst boards, positions and games that a guest can bring, at every route: nobody else has to wait for them."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from roundhouse.engine.registry import find
from roundhouse.engine.rules import MORE
from roundhouse.games.rocket.boardfile import MOST
from roundhouse.games.spike.present.drawing import scene
from roundhouse.games.spike.present.drawing.ground import ground
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.watchdog import LIMIT
from roundhouse.table.samples import beginning_of, document_of, samples_of
from tests.server.serving import KEY, UNHURRIED, Person, Server, serving
from tests.support.boards import grown
from tests.support.effort import SOAK
from tests.support.worst_boards import KINDS, spike

#: A machine that is busy with other things takes longer for the same: caches are cold, and clocks go down.
SLACK = 2.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, hint_deadline=60.0)
    with serving(tmp_path_factory.mktemp("server"), settings, bot_workers=1) as running:
        yield running


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


@contextmanager
def nobody_waits(server: Server, what: str) -> Iterator[None]:
    """The watchdog of the server itself says how long the longest turn was."""
    dog = server.keeper.watchdog
    dog.longest = 0.0
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
    assert dog.longest < SLACK * LIMIT, f"{what}: {dog.longest * 1000:.0f} ms, {dict(dog.late)}"
    assert not dog.parked


def ask_everything(server: Server, ada: Person, table: str) -> None:
    """Every route that does some work for a table, one after the other, in the position as it is."""
    looks = ("", "/history", "/history/0", "/since-my-turn?seat=0", "/scene", "/picture.svg", "/messages", "/export")
    for path in looks:
        with nobody_waits(server, path):
            ada.get(f"/tables/{table}{path}")
    view = ada.table(table)
    if view["decision"] is None or view["decision"]["seat"] not in view["yours"]:
        return
    seat = view["decision"]["seat"]
    paths = some(view["picks"])
    for said in [*paths, ["lay"], *([path[0]] for path in paths)]:
        picks = [pick for pick in said if pick != MORE]
        for what in ("picks", "why-not", "preview"):
            with nobody_waits(server, f"{what} {picks}"):
                ada.post(f"/tables/{table}/{what}", seat=seat, picks=picks)
    with nobody_waits(server, "hint"):
        ada.post(f"/tables/{table}/hint", seat=seat)


def some(paths: list[list[str]]) -> list[list[str]]:
    """The first, the last, the longest and one in the middle."""
    return [paths[0], paths[len(paths) // 2], paths[-1], max(paths, key=len)] if paths else []


def play_on(server: Server, ada: Person, table: str, actions: int, every: int) -> None:
    """Whatever is offered last is done; every so often, everything is asked."""
    for number in range(actions):
        view = ada.table(table)
        if view["decision"] is None:
            return
        seat, offered = view["decision"]["seat"], [path for path in view["picks"] if path[-1] != MORE]
        if not offered:
            return
        if number % every == 0:
            ask_everything(server, ada, table)
        with nobody_waits(server, f"act {offered[-1]}"):
            answer = ada.act(table, seat, view["seq"], picks=offered[(number * 7) % len(offered)])
        assert answer.status_code == 200, answer.text


SEATS = [{"who": "me"}, {"who": "me"}]
#: Every sixth action everything is asked, which takes seconds each time: only `make soak` has the time for it.
ACTIONS = 40
at_length = pytest.mark.skipif(not SOAK, reason="takes ten minutes: part of `make soak`")


def on_board(server: Server, ada: Person, game: str, board: dict[str, Any], actions: int, every: int) -> None:
    with nobody_waits(server, "the board"):
        assert ada.post(f"/games/{game}/board", board=board).status_code == 200
    with nobody_waits(server, "options"):
        assert ada.post(f"/games/{game}/options", options={"board": board}).status_code == 200
    with nobody_waits(server, "a new table"):
        table = ada.new_table(game=game, options={"board": board}, seats=SEATS)
    play_on(server, ada, table, actions, every)
    document = ada.get(f"/tables/{table}/export").json()
    with nobody_waits(server, "an import"):
        ada.post("/imports", document=document)
    with nobody_waits(server, "the lobby"):
        assert ada.get("/lobby").status_code == 200


@pytest.mark.long
@pytest.mark.parametrize("kind", ["braid"])
def test_a_board_of_spike(server: Server, ada: Person, kind: str) -> None:
    on_board(server, ada, "spike", spike(kind), actions=2, every=4)


def test_a_board_is_drawn_beside_the_loop(server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest take longer than a turn of the loop may; where they have been drawn, they are only looked up."""
    drawn_by: list[str] = []

    def noted(board: Any) -> Any:
        drawn_by.append(threading.current_thread().name)
        return ground(board)

    monkeypatch.setattr(scene, "ground", noted)
    for look in ("/scene", "/picture.svg", "/socket"):
        table = ada.new_table(game="spike", options={"board": spike("grid", side=5)}, seats=SEATS)
        drawn_by.clear()
        if look == "/socket":
            with ada.socket(table, scene=1) as opened:
                opened.until_seq(0)
        else:
            assert ada.get(f"/tables/{table}{look}").status_code == 200
        assert drawn_by[0].startswith("roundhouse-beside"), look


#: Documents as large as may be, of what takes longest to be read.
DOCUMENTS = {
    "many lists": b'{"document":{"a":[' + b"[]," * 1_300_000 + b"[]]}}",
    "a long number": b'{"document":{"a":' + b"9" * 4_000_000 + b"}}",
    "a long text": b'{"document":{"a":"' + b"\\u0041" * 600_000 + b'"}}',
    "many fields": b"{" + b",".join(b'"k%d":1' % number for number in range(300_000)) + b',"document":{}}',
    "one field many times": b"{" + b'"document":{},' * 280_000 + b'"document":{}}',
    "a long key": b'{"document":{},"key":"' + b"k" * 4_000_000 + b'"}',
}


@pytest.mark.parametrize("what", DOCUMENTS)
def test_a_document_as_large_as_may_be(server: Server, ada: Person, what: str) -> None:
    with nobody_waits(server, what):
        answer = ada.http.post("/imports", content=DOCUMENTS[what], headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text


@pytest.mark.long
@at_length
@pytest.mark.parametrize("kind", KINDS)
def test_every_board_of_spike(server: Server, ada: Person, kind: str) -> None:
    on_board(server, ada, "spike", spike(kind), actions=ACTIONS, every=6)


@pytest.mark.long
@at_length
def test_the_largest_board_of_rocket(server: Server, ada: Person) -> None:
    on_board(server, ada, "rocket", grown(MOST["hexes"]), actions=ACTIONS, every=6)


@pytest.mark.long
@at_length
@pytest.mark.parametrize("game", ["rocket", "spike", "1862"])
def test_late_positions_of_long_games(server: Server, ada: Person, game: str) -> None:
    sample = max(samples_of(find(game)), key=lambda each: len(document_of(each).actions))
    begin, entries = beginning_of(sample)
    watched = server.do(lambda keeper: keeper.open_table(begin, entries))
    ask_everything(server, ada, watched)
    actions = document_of(sample).actions
    hard = [number for number, each in enumerate(actions) if len(each.action.get("runs", ())) >= 3]
    moments = sorted({len(actions) // 2, len(actions) - 2, *hard[:: max(1, len(hard) // 3)]})
    for at in moments:
        with nobody_waits(server, f"branch at {at}"):
            table = ada.post(f"/tables/{watched}/branch", at=at).json()["id"]
        ask_everything(server, ada, table)


# -- bodies that are large and mean nothing


def junk(inner: str, lists: int = 88) -> str:
    """A value of half a megabyte without one list that is too long."""
    return f"[{','.join(['[' + ','.join([inner] * 1900) + ']'] * lists)}]"


#: The most values that are read, and strings that no compression makes smaller.
FEW = junk("{}", lists=10)
NOISE = "".join(chr(33 + (n * n * 7919 + n // 13) % 90) for n in range(400_000)).replace("\\", "/").replace('"', "'")
BODIES = {
    "/games/1862/options": '{"options":{"board":%s}}',
    "/games/spike/board": '{"board":{"a":%s}}',
    "/boards": '{"game":"spike","name":"x","board":{"a":%s}}',
    "/boards/check": '{"game":"spike","board":{"a":%s}}',
    "/boards/convert": '{"game":"rocket","board":{"a":%s}}',
    "/tables": '{"game":"spike","options":{"board":{"a":%s}}}',
}


@pytest.mark.parametrize("path", BODIES)
def test_junk_is_refused_before_it_is_read(server: Server, ada: Person, path: str) -> None:
    for what in (junk("{}"), junk("[]"), junk("0")):
        with nobody_waits(server, f"{path}, junk"):
            answer = ada.http.post(path, content=BODIES[path] % what, headers={"content-type": "application/json"})
        assert answer.status_code == 413, answer.text[:200]
        assert answer.json()["code"] == "too_large"


@pytest.mark.parametrize("path", BODIES)
def test_what_is_just_small_enough_keeps_nobody_waiting(server: Server, ada: Person, path: str) -> None:
    for what in (FEW, f'"{NOISE}"'):
        with nobody_waits(server, f"{path}, at the bound"):
            answer = ada.http.post(path, content=BODIES[path] % what, headers={"content-type": "application/json"})
        assert answer.status_code in (200, 201, 400), answer.text[:200]
