"""Boards of one's own over the API: kept, changed, shared, copied, checked, and played on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from roundhouse.engine.registry import find
from roundhouse.engine.text import Text
from roundhouse.games.rocket.boardfile import printed_data
from roundhouse.games.spike import boardfile as spike_boards
from roundhouse.server.storage.boards import VERSIONS
from roundhouse.table.checks import MOST_LISTED
from roundhouse.words import LANGUAGES, Words
from tests.server.serving import Person, Server, is_refused, server_fixture
from tests.support.boards import grown, small

server = server_fixture(bot_workers=0, boards_per_person=4, board_bytes_per_person=600_000)

Data = dict[str, Any]
TWO = [{"who": "me"}, {"who": "me"}]


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture
def ben(server: Server) -> Person:
    return server.person("Ben")


def keep(person: Person, **more: Any) -> Data:
    wanted = {"game": "rocket", "name": "Fenland", "board": small(), "provenance": "Traced at home", **more}
    answer = person.post("/boards", **wanted)
    assert answer.status_code == 201, answer.text
    kept: Data = answer.json()
    return kept


# -- keeping


def test_a_board_is_kept_as_it_was_given(ada: Person) -> None:
    kept = keep(ada)
    assert kept == ada.get(f"/boards/{kept['id']}").json()
    assert kept["board"] == small()
    assert (kept["name"], kept["provenance"], kept["mine"], kept["shared"]) == (
        "Fenland",
        "Traced at home",
        True,
        False,
    )
    assert (kept["version"], kept["versions"]) == (1, [1])
    listed = ada.get("/boards").json()
    assert listed == [{name: kept[name] for name in ("id", "game", "name", "version", "shared", "updated")}]


def test_a_changed_board_is_a_new_version(ada: Person) -> None:
    kept = keep(ada)
    path = f"/boards/{kept['id']}"
    other = {**small(), "towns": []}
    changed = ada.put(path, board=other).json()
    assert (changed["version"], changed["versions"], changed["board"]) == (2, [1, 2], other)
    assert ada.put(path, name="Marshland", shared=True).json()["version"] == 2
    assert ada.put(path, board=other).json()["version"] == 2
    assert ada.put(path, provenance="From a photograph").json()["version"] == 3
    first = ada.get(path, version=1).json()
    assert (first["name"], first["board"], first["provenance"]) == ("Marshland", small(), "Traced at home")
    assert is_refused(ada.get(path, version=9), 404, "no_such_board")


def test_the_oldest_versions_are_forgotten(ada: Person) -> None:
    path = f"/boards/{keep(ada, board={'hexes': []})['id']}"
    for number in range(VERSIONS + 1):
        last = ada.put(path, board={"hexes": [number]}).json()
    assert last["versions"] == list(range(3, VERSIONS + 3))
    assert is_refused(ada.get(path, version=2), 404, "no_such_board")
    assert ada.get(path, version=3).json()["board"] == {"hexes": [1]}


def test_a_draft_may_be_wrong_but_not_without_end(ada: Person) -> None:
    assert keep(ada, board={})["board"] == {}
    assert is_refused(ada.post("/boards", game="rocket", name="X", board=grown(MOST_LISTED + 1)), 400, "bad_setup")
    assert is_refused(ada.post("/boards", game="rocket", name="X", board={"x": "y" * 600_000}), 413, "too_large")
    assert is_refused(ada.post("/boards", game="chess", name="X", board={}), 404, "no_such_game")
    assert is_refused(ada.post("/boards", game="1862", name="X", board={}), 404, "no_such_board")
    assert is_refused(ada.post("/boards", game="rocket", name="\u200b \u200b", board={}), 400, "malformed")


def test_there_is_room_for_some_boards(ada: Person) -> None:
    for _ in range(4):
        kept = keep(ada, board={})
    assert is_refused(ada.post("/boards", game="rocket", name="X", board={}), 409, "too_many_boards")
    assert is_refused(ada.post(f"/boards/{kept['id']}/copy"), 409, "too_many_boards")
    large = {"about": "x" * 400_000}
    assert ada.put(f"/boards/{kept['id']}", board=large).status_code == 200
    refused = ada.put(f"/boards/{kept['id']}", name="Larger", board={**large, "more": 1})
    assert is_refused(refused, 409, "too_many_boards", "server-too-many-boards")
    # All or nothing.
    assert ada.get(f"/boards/{kept['id']}").json()["name"] == "Fenland"
    assert ada.delete(f"/boards/{kept['id']}").status_code == 204
    keep(ada, board={})


# -- whose they are


def test_a_private_board_is_nobody_elses_business(server: Server, ada: Person, ben: Person) -> None:
    kept = keep(ada)
    path, nowhere = f"/boards/{kept['id']}", "/boards/nothing"
    for stranger in (ben, server.nobody()):
        assert stranger.get(path).text == stranger.get(nowhere).text
        assert is_refused(stranger.get(path), 404, "no_such_board")
    for answer, other in (
        (ben.put(path, shared=True), ben.put(nowhere, shared=True)),
        (ben.delete(path), ben.delete(nowhere)),
        (ben.post(f"{path}/copy"), ben.post(f"{nowhere}/copy")),
    ):
        assert is_refused(answer, 404, "no_such_board")
        assert answer.text == other.text
    answer = ben.post("/tables", game="rocket", board={"id": kept["id"]})
    assert is_refused(answer, 404, "no_such_board")
    assert ben.get("/boards").json() == []
    assert is_refused(server.nobody().get("/boards"), 401, "nobody")
    assert is_refused(server.nobody().post("/boards", game="rocket", name="X", board={}), 401, "nobody")


def test_a_shared_board_can_be_seen_and_copied_but_not_changed(server: Server, ada: Person, ben: Person) -> None:
    kept = keep(ada)
    path = f"/boards/{kept['id']}"
    assert ada.put(path, shared=True).json()["shared"]
    seen = server.nobody().get(path).json()
    assert (seen["mine"], seen["board"]) == (False, small())
    assert ada.id not in server.nobody().get(path).text
    assert is_refused(ben.put(path, name="Mine"), 403, "not_allowed")
    assert is_refused(ben.delete(path), 403, "not_allowed")
    copied = ben.post(f"{path}/copy")
    assert copied.status_code == 201
    mine = copied.json()
    assert (mine["mine"], mine["shared"], mine["version"], mine["board"]) == (True, False, 1, small())
    assert mine["id"] != kept["id"]
    assert ben.put(f"/boards/{mine['id']}", board={}).status_code == 200
    assert ada.get(path).json()["board"] == small()
    again = ben.post(f"{path}/copy").json()
    assert (mine["name"], again["name"]) == ("Fenland", "Fenland 2")
    ada.put(path, shared=False)
    assert is_refused(ben.get(path), 404, "no_such_board")


def test_boards_are_taken_along_and_forgotten_with_the_person(ada: Person, ben: Person) -> None:
    kept = keep(ada)
    ada.put(f"/boards/{kept['id']}", board={}, shared=True)
    taken = ada.get("/me/export").json()["boards"]
    assert [(each["id"], each["version"], each["board"]) for each in taken] == [
        (kept["id"], 1, small()),
        (kept["id"], 2, {}),
    ]
    assert ben.get("/me/export").json()["boards"] == []
    assert ada.post("/me/forget").status_code == 200
    assert is_refused(ben.get(f"/boards/{kept['id']}"), 404, "no_such_board")


# -- playing on them


def test_a_table_keeps_the_board_it_began_with(ada: Person, ben: Person) -> None:
    """With everything else: the edition, four people, a clock."""
    kept = keep(ada)
    path = f"/boards/{kept['id']}"
    ada.put(path, shared=True)
    table_id = ben.new_table(
        board={"id": kept["id"]},
        options={"edition": "2018"},
        seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "bot", "bot": "apprentice"}],
        clock={"kind": "day"},
    )
    ada.put(path, board={})
    assert ada.delete(path).status_code == 204
    assert ada.post(f"/tables/{table_id}/sit", seat=1).status_code == 200
    options = ada.table(table_id)["options"]
    assert options["edition"] == "2018"
    assert options["board"]["lines"] == small()["lines"]
    assert (options["board"]["title"], options["board"]["provenance"]) == ("Fenland", "Traced at home")
    assert "Camulod" in ada.get(f"/tables/{table_id}/picture.svg").text


def test_a_table_on_an_earlier_version(ada: Person) -> None:
    kept = keep(ada)
    ada.put(f"/boards/{kept['id']}", board={**small(), "components": {"track_tiles": 3}})
    for version, tiles in ((1, 60), (2, 3), (None, 3)):
        wanted = {"id": kept["id"], **({"version": version} if version else {})}
        table_id = ada.new_table(board=wanted, seats=TWO)
        assert ada.table(table_id)["options"]["board"]["components"]["track_tiles"] == tiles
    answer = ada.post("/tables", game="rocket", board={"id": kept["id"], "version": 7})
    assert is_refused(answer, 404, "no_such_board")


def test_a_board_and_a_table_have_to_fit(ada: Person) -> None:
    kept, draft = keep(ada), keep(ada, board={"schema": "rocket-board/1"})
    before = ada.get("/my-tables").text
    answer = ada.post("/tables", game="spike", board={"id": kept["id"]})
    assert is_refused(answer, 400, "malformed", "server-board-other-game")
    answer = ada.post("/tables", game="rocket", board={"id": kept["id"]}, options={"board": small()})
    assert is_refused(answer, 400, "malformed", "server-board-twice")
    assert is_refused(ada.post("/tables", game="rocket", board={"id": draft["id"]}), 400, "bad_setup")
    assert ada.get("/my-tables").text == before


def test_an_edited_copy_is_not_called_our_reconstruction(ada: Person) -> None:
    """Whatever the data still say: the provenance is that of whoever keeps the board."""
    for game, data in (("rocket", printed_data()), ("spike", spike_boards.printed_data())):
        kept = keep(ada, game=game, board=data, provenance="Reconstructed from my copy, by me")
        table_id = ada.new_table(game=game, board={"id": kept["id"]}, seats=TWO)
        board = ada.table(table_id)["options"]["board"]
        checked = ada.post(f"/games/{game}/board", board=board).json()
        assert checked["title"] == "Fenland"
        keys = [note["key"] for note in checked["notes"]]
        assert "boardnote-reconstruction" not in keys
        assert "boardnote-provenance" in keys
        ours = ada.post(f"/games/{game}/board", board=data).json()
        assert "econstruction" in ours["svg"]
        assert "econstruction" not in checked["svg"]


# -- checking


def nameless(board: Data) -> None:
    board["hexes"][1]["name"] = ""


def touching(board: Data) -> None:
    board["hexes"] = [each for each in board["hexes"] if (each["q"], each["r"]) != (13, 7)]
    board["hexes"].append({"q": 13, "r": 7, "kind": "start", "name": "Deal"})
    board["lines"].append({"id": "X", "name": "X", "colour": "red", "start": [13, 7]})


ROCKET: dict[str, tuple[Callable[[Data], Any], list[str | None]]] = {
    "a start without a name": (nameless, ["hex:0,4"]),
    "two hexes of no kind": (lambda b: [b["hexes"][n].update(kind="bog") for n in (0, 2)], ["hex:0,3", "hex:0,5"]),
    "cities where none are": (
        lambda b: [b["cities"][0].update(hex=[0, 3]), b["towns"][0].update(hex=[99, 99])],
        ["hex:0,3", "towns:0"],
    ),
    "two starts touch": (touching, ["hex:13,7"]),
    "pink, and red again": (
        lambda b: [b["lines"][0].update(colour="pink"), b["lines"][2].update(colour="violet")],
        ["lines:0", "lines:2"],
    ),
    "nothing": (lambda b: b.clear(), ["schema"]),
}
SPIKE: dict[str, tuple[Callable[[Data], Any], list[str | None]]] = {
    "a colour that is none": (lambda b: b["edges"][4].update(colour="pink"), ["segment:e005"]),
    "a colour that cannot be painted": (
        lambda b: b["rail_colours"].append({"id": "pink"}),
        ["rail_colours:6"],
    ),
    "two cities without goods": (
        lambda b: [b["nodes"][n].update(type="city", name=f"n{n}") for n in (0, 1)],
        ["node:j001", "node:j002"],
    ),
    "a segment to nowhere": (lambda b: b["edges"][0].update(a="atlantis"), ["segment:e001"]),
    "cards": (
        lambda b: [b["contracts"][3]["deliveries"][0].update(city="atlantis"), b["routes"][5].update(start="atlantis")],
        ["contracts:3", "routes:5"],
    ),
    "a field of the wrong kind": (lambda b: b["nodes"][0].update(x="left"), ["node:j001"]),
    "a market too small": (lambda b: b["market"].update(columns=3), ["market"]),
    "a colour with its paint": (lambda b: b["rail_colours"].append({"id": "pink", "hex": "#ff80a0"}), []),
    "nothing": (lambda b: b.clear(), [None]),
}


@pytest.mark.parametrize(
    ("game", "case"), [*(("rocket", case) for case in ROCKET), *(("spike", case) for case in SPIKE)]
)
def test_what_is_wrong_is_said_with_its_place(server: Server, game: str, case: str) -> None:
    spoil, places = (ROCKET if game == "rocket" else SPIKE)[case]
    ruleset = find(game)
    board = copy.deepcopy(ruleset.board_data())
    assert board is not None
    spoil(board)
    answer = server.nobody().post("/boards/check", game=game, board=board)
    assert answer.status_code == 200, answer.text
    verdict = answer.json()
    assert [problem["place"] for problem in verdict["problems"]] == places
    assert verdict["ok"] == (not places)
    for problem in verdict["problems"]:
        for language in LANGUAGES:
            said = Words(language, [ruleset.words]).say(msgspec.convert(problem["text"], Text))
            assert "file-" not in said
            assert "{" not in said


def test_our_boards_are_right(server: Server) -> None:
    for game in ("rocket", "spike"):
        board = find(game).board_data()
        assert server.nobody().post("/boards/check", game=game, board=board).json() == {"ok": True, "problems": []}


def test_unknown_colours_are_refused_at_a_new_table(ada: Person) -> None:
    board = small()
    board["lines"][0]["colour"] = "pink"
    answer = ada.post("/tables", game="rocket", options={"board": board})
    assert is_refused(answer, 400, "bad_setup", "problem")
    assert "line LMR" in answer.json()["field"]


# -- as text


@pytest.mark.parametrize("game", ["rocket", "spike"])
def test_a_board_becomes_text_and_a_board_again(server: Server, game: str) -> None:
    board = find(game).board_data()
    someone = server.nobody()
    text = someone.post("/boards/convert", game=game, board=board).json()
    assert text["problems"] == []
    assert list(text["files"]) == list(find(game).board_files)
    back = someone.post("/boards/convert", game=game, files=text["files"]).json()
    assert (back["board"], back["problems"]) == (board, [])


def test_text_that_is_wrong_has_its_line(server: Server) -> None:
    someone = server.nobody()
    files = find("rocket").write_board(printed_data())
    spoilt = {"board.txt": files["board.txt"].replace("LMR = red", "LMR = pink")}
    found = someone.post("/boards/convert", game="rocket", files=spoilt).json()
    assert found["board"]["lines"][0]["colour"] == "pink"
    assert [(each["place"], each["file"], each["line"]) for each in found["problems"]] == [("lines:0", "board.txt", 73)]
    found = someone.post("/boards/convert", game="rocket", files={"board.txt": "[board]"}).json()
    assert (found["board"], found["files"]) == (None, {})
    assert found["problems"][0]["text"]["args"]["problem"]["key"] == "text-missing"
    assert is_refused(someone.post("/boards/convert", game="rocket"), 400, "malformed")
