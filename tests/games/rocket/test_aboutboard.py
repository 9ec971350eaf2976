"""About a board: what is said of one that can be used."""

from __future__ import annotations

import copy
from typing import Any

from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.boardfile import printed_board, printed_data, read_board
from roundhouse.games.rocket.present.aboutboard import about_board
from roundhouse.words import Words
from tests.games.rocket.test_words import GAME
from tests.support.word_contract import Listener

ENGLISH = Words("en", [RULESET.words])


def changed() -> dict[str, Any]:
    return copy.deepcopy(printed_data())


def keys(data: dict[str, Any]) -> list[str]:
    return [note.key for note in about_board(read_board(data)).notes]


def test_our_own_board() -> None:
    about = about_board(printed_board())
    assert about.title == "Stephenson's Rocket"
    assert about.reconstruction
    assert [ENGLISH.say(note) for note in about.notes] == [
        "193 hexes, 7 lines, 12 cities and 9 railway towns.",
        "Track tiles: 60. Stations per player: 7. Passengers: 9.",
        "The file says that the board is a reconstruction; pictures of it say so too.",
    ]
    assert RULESET.board_data() == printed_data()
    view = RULESET.view(RULESET.setup(Setup(players=2, options=RULESET.complete({}))), None)
    assert RULESET.about_board(view) == about


def test_a_board_that_is_no_reconstruction() -> None:
    data = {**changed(), "provenance": {}, "title": "Printed"}
    about = about_board(read_board(data))
    assert (about.title, about.reconstruction) == ("Printed", False)
    assert len(about.notes) == 2


def test_fewer_towns_than_printed() -> None:
    data = changed()
    town = data["towns"].pop()
    next(hex for hex in data["hexes"] if [hex["q"], hex["r"]] == town["hex"]).update(kind="plain")
    next(hex for hex in data["hexes"] if [hex["q"], hex["r"]] == town["hex"]).pop("name")
    assert keys(data)[-1] == "boardnote-numbers"


def test_land_that_nobody_reaches() -> None:
    data = changed()
    data["hexes"] += [{"q": 100 + number, "r": 0, "kind": "plain"} for number in range(12)]
    note = about_board(read_board(data)).notes[-1]
    assert (note.key, note.args["n"]) == ("boardnote-apart", 12)
    assert str(note.args["hexes"]).count(",") == 10


def test_a_locomotive_that_can_never_leave() -> None:
    data = changed()
    start = data["lines"][0]["start"]
    near = {(start[0] + q, start[1] + r) for q, r in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))}
    data["hexes"] = [hex for hex in data["hexes"] if (hex["q"], hex["r"]) not in near]
    assert {"boardnote-stuck", "boardnote-apart"} <= set(keys(data))


def test_every_note_can_be_said() -> None:
    listener = Listener(GAME)
    data = changed()
    data["hexes"].append({"q": 100, "r": 0, "kind": "plain"})
    start = data["lines"][0]["start"]
    near = {(start[0] + q, start[1] + r) for q, r in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))}
    data["hexes"] = [hex for hex in data["hexes"] if (hex["q"], hex["r"]) not in near]
    town = data["towns"].pop()
    for hex in data["hexes"]:
        if [hex["q"], hex["r"]] == town["hex"]:
            hex["kind"] = "plain"
            hex.pop("name")
    mine = {**data, "provenance": "Drawn from my own copy"}
    for note in (*about_board(read_board(data)).notes, *about_board(read_board(mine)).notes):
        listener.hear(note)
    assert {key for key in GAME.messages("en") if key.startswith("boardnote-")} == listener.heard
