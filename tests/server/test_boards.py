"""Boards over the API: the usual one, others checked and drawn, and tables that are played on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse.engine.registry import find
from roundhouse.games.rocket.boardfile import MOST, printed_data
from roundhouse.table.checks import MOST_LISTED
from roundhouse.words import Words
from tests.server.serving import Person, Server, is_refused, lantern_installed, server_fixture
from tests.support.boards import grown, small

server = server_fixture(bot_workers=0)


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


def test_the_usual_board(ada: Person) -> None:
    answer = ada.get("/games/rocket/board")
    assert answer.json() == printed_data()
    assert answer.headers["cache-control"] == "public, max-age=300"


def test_games_say_that_their_board_is_a_reconstruction(ada: Person, tmp_path: Path) -> None:
    game = ada.get("/games/rocket").json()
    assert game["board"]
    assert game["reconstruction"]["key"] == "game-rocket-reconstruction"
    with lantern_installed(tmp_path):
        lantern = ada.get("/games/lantern").json()
        assert (lantern["board"], lantern["reconstruction"]) == (False, None)


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "it")])
def test_a_board_is_checked_and_drawn(ada: Person, theme: str, lang: str) -> None:
    answer = ada.http.post("/games/rocket/board", params={"theme": theme, "lang": lang}, json={"board": small()})
    assert answer.status_code == 200, answer.text
    checked = answer.json()
    assert checked["title"] == "Fenland"
    assert [note["key"] for note in checked["notes"]] == ["boardnote-places", "boardnote-pieces"]
    assert ElementTree.fromstring(checked["svg"]).tag == "{http://www.w3.org/2000/svg}svg"
    assert "Camulod" in checked["svg"]
    assert ("cittadina" in checked["svg"]) == (lang == "it")


@pytest.mark.parametrize(
    ("spoil", "field", "said"),
    [
        (lambda board: board.update(schema="other"), "board, field 'schema'", "must be rocket-board/1"),
        (lambda board: board["hexes"].append(board["hexes"][0]), "board, hex", "the hex is listed twice"),
        (lambda board: board["cities"][0].update(industries=["gold"]), "Manchester", "there is no industry 'gold'"),
        (
            lambda board: board["lines"][0].update(name="x" * 61),
            "board, line LMR",
            "longer than 60 letters",
        ),
        (lambda board: board.clear(), "board, field 'schema'", "must be rocket-board/1"),
    ],
)
def test_what_is_wrong_is_named(ada: Person, spoil: Any, field: str, said: str) -> None:
    board = small()
    spoil(board)
    for answer in (
        ada.post("/games/rocket/board", board=board),
        ada.post("/tables", game="rocket", options={"board": board}),
    ):
        assert is_refused(answer, 400, "bad_setup", "problem")
        assert answer.json()["field"].startswith(field)
        problem = answer.json()["text"]["args"]["problem"]
        assert said in Words("en", [find("rocket").words]).say(problem["key"], **problem["args"])


def test_a_table_on_another_board(ada: Person) -> None:
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}], options={"board": small()})
    table = ada.table(table_id)
    assert table["options"]["board"]["title"] == "Fenland"
    assert ["city:Camulod", "industry:steel"] in table["picks"]
    assert ada.act(table_id, table["seat"], 0, picks=["city:Camulod", "industry:steel"]).status_code == 200
    scene = ada.get(f"/tables/{table_id}/scene").json()
    assert scene["art"] != ada.get(f"/tables/{ada.new_table()}/scene").json()["art"]
    assert "Camulod" in ada.get(f"/tables/{table_id}/picture.svg").text


def test_a_board_as_large_as_any_of_ours(ada: Person) -> None:
    """Spike's file is the largest: with fewer cards it can be completed, checked, drawn and played on."""
    board = {**ada.get("/games/spike/board").json(), "rail_deck": {"copies_per_colour": 7}}
    assert ada.post("/games/spike/options", options={"board": board}).status_code == 200
    assert ada.post("/games/spike/board", board=board).json()["svg"].startswith("<svg")
    table_id = ada.new_table(game="spike", options={"board": board}, seats=[{"who": "me"}, {"who": "me"}])
    assert ada.get(f"/tables/{table_id}").json()["table"]["options"]["board"] == board
    answer = ada.post("/games/spike/board", board={**board, "provenance": "x" * 600_000})
    assert is_refused(answer, 413, "too_large")


def test_a_board_that_would_keep_everybody_waiting(ada: Person) -> None:
    """Within the size of a request there is room for a board that takes seconds to be read."""
    assert ada.post("/games/rocket/options", options={"board": grown(MOST["hexes"])}).status_code == 200
    board = grown(MOST_LISTED + 1)
    for answer in (
        ada.post("/games/rocket/options", options={"board": board}),
        ada.post("/games/rocket/board", board=board),
        ada.post("/tables", game="rocket", options={"board": board}),
    ):
        assert is_refused(answer, 400, "bad_setup", "problem")
        assert answer.json()["field"] == "board"
        problem = answer.json()["text"]["args"]["problem"]
        assert problem == {"key": "save-long-list", "args": {"most": MOST_LISTED}}


def test_no_file_of_the_server_is_ever_read(ada: Person, tmp_path: Path) -> None:
    """A path is refused wherever it is given, whether there is such a file or not, and in the same way."""
    file = tmp_path / "board.json"
    file.write_text(json.dumps(small()), "utf-8")
    for path, data in (
        ("/tables", {"game": "rocket", "options": {"board": "PATH"}}),
        ("/games/rocket/options", {"options": {"board": "PATH"}}),
        ("/games/rocket/board", {"board": "PATH"}),
    ):
        answers = []
        for name in (str(file), str(tmp_path / "nothing.json")):
            answer = ada.http.post(path, json=json.loads(json.dumps(data).replace("PATH", name)))
            assert answer.status_code == 400, path
            assert "Fenland" not in answer.text
            answers.append(answer.text.replace(name, "PATH"))
        assert answers[0] == answers[1]


def test_games_without_board_files(ada: Person, tmp_path: Path) -> None:
    with lantern_installed(tmp_path):
        assert is_refused(ada.get("/games/lantern/board"), 404, "no_such_board")
        assert is_refused(ada.post("/games/lantern/board", board={}), 404, "no_such_board")
    assert is_refused(ada.get("/games/chess/board"), 404, "no_such_game")
