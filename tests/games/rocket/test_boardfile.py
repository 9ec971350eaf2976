"""Board files: the one that comes with the game, boards of one's own, and what is said of bad ones."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.boardcheck import BadBoard
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.board import CITY, START, TOWN
from roundhouse.games.rocket.boardfile import SCHEMA, check_board, printed_board, printed_data, read_board
from roundhouse.games.rocket.present.drawing.ground import ground
from roundhouse.testing import walk
from tests.games.rocket.positions import INDUSTRIES, P2

Data = dict[str, Any]


# -- the printed board


def test_printed_board_has_what_the_rules_say() -> None:
    """SR-1.1-a..e, SR-1.1-h"""
    board = printed_board()
    assert board.size == 193
    assert sum(1 for place in board.place_at if place < 0) == 165
    assert [sum(1 for place in board.places if place.kind == kind) for kind in (START, CITY, TOWN)] == [7, 12, 9]
    assert len(board.places) == 28
    assert len(board.lines) == 7
    assert len({line.colour for line in board.lines}) == 7
    assert (board.tiles, board.stations_each, board.passengers) == (60, 7, 9)
    assert board.industries == INDUSTRIES
    assert sum(board.tokens) == 36
    assert [sum(board.tokens[industry::4]) for industry in range(4)] == [9, 9, 9, 9]
    assert [sum(board.tokens[city * 4 : city * 4 + 4]) for city in range(12)] == [3] * 12
    assert board.schema == SCHEMA


def test_printed_board_agrees_with_the_counts_in_its_file() -> None:
    data = printed_data()
    kinds = [entry["kind"] for entry in data["hexes"]]
    assert data["counts"]["hexes"] == len(kinds)
    for kind in ("plain", "start", "city", "town"):
        assert data["counts"][kind] == kinds.count(kind)
    assert data["counts"]["lines"] == len(data["lines"])


def test_hexes_are_numbered_by_column_then_row() -> None:
    board = printed_board()
    assert board.coordinates == sorted(board.coordinates)
    for hex in range(board.size):
        assert board.number(*board.coordinate(hex)) == hex
    assert board.labels[board.number(9, 8)] == "J13"


def test_hexes_off_the_board_have_numbers_too() -> None:
    board = printed_board()
    far = board.number(-5, 77)
    assert far >= board.size
    assert board.coordinate(far) == (-5, 77)
    assert board.coordinate(board.number(10**9, -(10**9))) == (999, -999)


# -- a board of one's own


def own_board() -> Data:
    """Three lines on seven columns of seven hexes."""
    places = {
        (0, 0): ("start", "Amsted"),
        (6, 0): ("start", "Berwin"),
        (3, 6): ("start", "Corby"),
        (2, 2): ("city", "Dunmow"),
        (5, 4): ("city", "Ely"),
        (3, 0): ("town", "Fakenham"),
        (0, 5): ("town", "Grays"),
    }
    hexes: list[Data] = []
    for q in range(7):
        for r in range(7):
            kind, name = places.get((q, r), ("plain", ""))
            hexes.append({"q": q, "r": r, "kind": kind} | ({"name": name} if name else {}))
    return {
        "schema": SCHEMA,
        "title": "East of here",
        "industries": ["coal", "beer"],
        "hexes": hexes,
        "lines": [
            {"id": "A", "name": "Amsted Railway", "colour": "red", "start": [0, 0]},
            {"id": "B", "name": "Berwin Railway", "colour": "blue", "start": [6, 0]},
            {"id": "C", "name": "Corby Railway", "colour": "green", "start": [3, 6]},
        ],
        "cities": [
            {"name": "Dunmow", "hex": [2, 2], "industries": ["coal", "coal", "beer"]},
            {"name": "Ely", "hex": [5, 4], "industries": ["beer"]},
        ],
        "towns": [{"name": "Fakenham", "hex": [3, 0]}, {"name": "Grays", "hex": [0, 5]}],
        "components": {"track_tiles": 12, "stations_per_player": 3, "passenger_tokens": 2},
    }


def save(folder: Path, data: Data) -> str:
    path = folder / "board.json"
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_own_board_is_read() -> None:
    board = read_board(own_board())
    assert board.title == "East of here"
    assert (board.size, len(board.lines), len(board.cities)) == (49, 3, 2)
    assert (board.tiles, board.stations_each, board.passengers) == (12, 3, 2)
    assert board.tokens == [2, 1, 0, 1]
    assert not board.reconstruction


def test_components_may_be_left_out() -> None:
    data = own_board()
    del data["components"]
    board = read_board(data)
    assert (board.tiles, board.stations_each, board.passengers) == (60, 7, 9)


def test_own_board_as_path_or_as_data(tmp_path: Path) -> None:
    by_path = RULESET.complete({"board": save(tmp_path, own_board())})
    by_data = RULESET.complete({"board": own_board()})
    assert by_path == by_data
    assert by_path["board"] == own_board()


@pytest.mark.parametrize("edition", ["1999", "2018"])
@pytest.mark.parametrize("as_path", [True, False], ids=["path", "data"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_board_is_played_to_the_end(tmp_path: Path, edition: str, as_path: bool, players: int) -> None:
    board = save(tmp_path, own_board()) if as_path else own_board()
    setup = Setup(players=players, options={"edition": edition, "board": board}, seed=players)
    game = walk(RULESET, setup, seed=players, taste={"extend": 3})
    assert game.over
    RULESET.check(game.state)
    outcome = RULESET.outcome(game.state)
    assert outcome is not None
    assert len(outcome.totals) == players
    assert outcome.winners


# -- bad boards

Spoil = Callable[[Data], None]


def hex_of(data: Data, q: int, r: int) -> Data:
    entry: Data = next(entry for entry in data["hexes"] if (entry["q"], entry["r"]) == (q, r))
    return entry


def change(*path: str | int, to: Any) -> Spoil:
    """Put another value there."""

    def spoil(data: Data) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to

    return spoil


def drop(*path: str | int) -> Spoil:
    """Leave that out."""

    def spoil(data: Data) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return spoil


def change_hex(q: int, r: int, **fields: Any) -> Spoil:
    return lambda data: hex_of(data, q, r).update(fields)


def add(field: str, entry: Any) -> Spoil:
    return lambda data: data[field].append(entry)


def nameless_city(data: Data) -> None:
    del hex_of(data, 2, 2)["name"]


def kindless_hex(data: Data) -> None:
    del hex_of(data, 4, 4)["kind"]


def move_start_next_door(data: Data) -> None:
    """Berwin lies at [1, 0], next to Amsted."""
    hex_of(data, 6, 0).update(kind="plain")
    del hex_of(data, 6, 0)["name"]
    hex_of(data, 1, 0).update(kind="start", name="Berwin")
    data["lines"][1]["start"] = [1, 0]


def namesake_town(data: Data) -> None:
    """Two towns are called Grays."""
    hex_of(data, 3, 0)["name"] = "Grays"
    data["towns"][0]["name"] = "Grays"


#: More than a board may have.
PLAIN = [{"q": number % 50, "r": number // 50, "kind": "plain"} for number in range(1001)]
BAD_BOARDS: dict[str, tuple[Spoil, str, str]] = {
    "no schema": (drop("schema"), "field 'schema'", "is missing; it must be rocket-board/1"),
    "another schema": (change("schema", to="rocket-board/2"), "field 'schema'", "not 'rocket-board/2'"),
    "no hexes": (drop("hexes"), "field 'hexes'", "at least one entry"),
    "empty hexes": (change("hexes", to=[]), "field 'hexes'", "at least one entry"),
    "hexes as object": (change("hexes", to={"q": 1}), "field 'hexes'", "must be a list"),
    "hex is no object": (change("hexes", 3, to=[0, 3]), "field 'hexes'", "with q, r, kind, not [0, 3]"),
    "hex without q": (drop("hexes", 3, "q"), "hex number 4", "two whole numbers"),
    "fraction": (change("hexes", 3, "q", to=0.5), "hex number 4", "two whole numbers"),
    "number as text": (change("hexes", 3, "r", to="3"), "hex number 4", "two whole numbers"),
    "truth as number": (change("hexes", 3, "r", to=True), "hex number 4", "two whole numbers"),
    "far away": (change("hexes", 3, "r", to=999), "hex number 4", "between -999 and 999"),
    "hex twice": (add("hexes", {"q": 4, "r": 4, "kind": "plain"}), "hex [4, 4]", "listed twice"),
    "unknown kind": (change_hex(4, 4, kind="swamp"), "hex [4, 4]", "not 'swamp'"),
    "kind is nothing": (change_hex(4, 4, kind=None), "hex [4, 4]", "kind must be one of plain, start, city, town"),
    "kind is missing": (kindless_hex, "hex [4, 4]", "field 'kind' is missing: one of plain, start, city, town"),
    "city without name": (nameless_city, "hex [2, 2]", "field 'name'"),
    "plain hex with name": (change_hex(4, 4, name="Nowhere"), "hex [4, 4]", "cannot have a name"),
    "label twice": (change_hex(4, 4, label="A1"), "hex [4, 4]", "label 'A1'"),
    "label is a number": (change_hex(4, 4, label=5), "hex [4, 4]", "label 5 must be a text"),
    "no industries": (drop("industries"), "field 'industries'", "at least one entry"),
    "industry twice": (change("industries", to=["coal", "coal"]), "field 'industries'", "different names"),
    "industry is a number": (change("industries", to=["coal", 5]), "field 'industries'", "different names"),
    "no lines": (change("lines", to=[]), "field 'lines'", "at least one entry"),
    "line is no object": (change("lines", 1, to="B"), "line number 2", "must be an object"),
    "line without id": (drop("lines", 1, "id"), "line number 2", "field 'id'"),
    "line without name": (drop("lines", 1, "name"), "line B", "field 'name'"),
    "line with empty colour": (change("lines", 1, "colour", to=" "), "line B", "field 'colour'"),
    "line without start": (drop("lines", 1, "start"), "line B", "[q, r]"),
    "start off the board": (change("lines", 1, "start", to=[7, 7]), "B, hex [7, 7]", "is not on the board"),
    "start on a plain hex": (change("lines", 1, "start", to=[4, 4]), "B, hex [4, 4]", "but the hex is without a place"),
    "same start twice": (change("lines", 1, "start", to=[0, 0]), "hex [0, 0]", "two lines start in Amsted"),
    "id twice": (change("lines", 1, "id", to="A"), "line A", "two lines with this id"),
    "start without line": (drop("lines", 2), "Corby, hex [3, 6]", "is a starting town but has no entry in 'lines'"),
    "starts touch": (move_start_next_door, "hex [1, 0]", "Amsted and Berwin touch"),
    "no cities": (drop("cities"), "field 'cities'", "at least one entry"),
    "city is no object": (change("cities", 0, to="Dunmow"), "field 'cities'", "not 'Dunmow'"),
    "city without a name": (drop("cities", 0, "name"), "field 'cities'", "field 'name'"),
    "city without entry": (drop("cities", 1), "Ely, hex [5, 4]", "is a city but has no entry in 'cities'"),
    "city off the board": (change("cities", 1, "hex", to=[9, 9]), "Ely, hex [9, 9]", "is not on the board"),
    "city where a town is": (change("cities", 1, "hex", to=[3, 0]), "Ely, hex [3, 0]", "but the hex is a railway town"),
    "wrong name": (change("cities", 1, "name", to="Eli"), "Eli, hex [5, 4]", "another name there: 'Ely'"),
    "city twice": (
        add("cities", {"name": "Ely", "hex": [5, 4], "industries": ["beer"]}), "hex [5, 4]", "used twice"
    ),
    "city without investments": (change("cities", 1, "industries", to=[]), "Ely", "must list the investments"),
    "unknown industry": (change("cities", 1, "industries", to=["gin"]), "Ely", "no industry 'gin'; there are: coal"),
    "town without entry": (drop("towns", 1), "Grays, hex [0, 5]", "is a railway town but has no entry in 'towns'"),
    "town is no object": (change("towns", 1, to=7), "field 'towns'", "not 7"),
    "town with one coordinate": (change("towns", 1, "hex", to=[0]), "Grays", "[q, r]"),
    "two towns of a name": (namesake_town, "hex [0, 5]", "two places called Grays"),
    "components is a list": (change("components", to=[1]), "field 'components", "whole number"),
    "no tiles": (change("components", "track_tiles", to=0), "field 'components.track_tiles'", "from 1 to 1,000, not 0"),
    "too many tiles": (change("components", "track_tiles", to=1001), "components.track_tiles", "not 1001"),
    "too many hexes": (change("hexes", to=PLAIN), "hexes", "at most 1,000"),
    "a long label": (change("hexes", 0, "label", to="x" * 61), "hex", "must be a text that no other hex has"),
    "half a station": (
        change("components", "stations_per_player", to=3.5),
        "field 'components.stations_per_player'",
        "not 3.5",
    ),
    "passengers as text": (
        change("components", "passenger_tokens", to="9"), "field 'components.passenger_tokens'", "not '9'"
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", BAD_BOARDS)
def test_bad_board(tmp_path: Path, kind: str) -> None:
    spoil, where, problem = BAD_BOARDS[kind]
    data = copy.deepcopy(own_board())
    spoil(data)
    with pytest.raises(BadSetup) as caught:
        RULESET.complete({"board": save(tmp_path, data)})
    assert where in caught.value.where
    assert problem in caught.value.problem
    # The same when the data are given at once, and when a game is set up with them.
    for begin in (RULESET.complete, lambda options: RULESET.setup(Setup(players=2, options=options))):
        with pytest.raises(BadSetup, match=re.escape(str(caught.value))):
            begin({"board": data})


def test_only_one_line(tmp_path: Path) -> None:
    data = own_board()
    for q, r in ((6, 0), (3, 6)):
        del hex_of(data, q, r)["name"]
        hex_of(data, q, r)["kind"] = "plain"
    data["lines"] = data["lines"][:1]
    with pytest.raises(BadSetup, match="at least two lines"):
        RULESET.complete({"board": save(tmp_path, data)})


# -- files that are no boards at all


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b'{\n "schema": "rocket-board/1",\n "hexes": [1 2]\n}', "not valid JSON (row 3"),
        (b"", "not valid JSON (row 1"),
        (b"\xff\xfe{}", "is not a text file in UTF-8"),
        (b'\xef\xbb\xbf{"schema": "rocket-board/1"}', "not valid JSON (row 1"),
        (b"[1, 2]", "must be a JSON object"),
        (b'"board"', "must be a JSON object"),
        (b"[" * 100_000, "maximum recursion depth"),
        (b'{"schema": ' + b"7" * 5000 + b"}", "cannot be read"),
        (b'{"schema": NaN}', "NaN is no number"),
    ],
    ids=["comma", "empty", "utf-16", "byte order mark", "list", "text", "deep", "huge number", "not a number"],
)
def test_file_is_no_board(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "my-board.json"
    path.write_bytes(content)
    with pytest.raises(BadSetup) as caught:
        RULESET.complete({"board": str(path)})
    assert "my-board.json" in caught.value.where
    assert problem in caught.value.problem


def test_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"no-such\.json: .*cannot be read \(No such file"):
        RULESET.complete({"board": str(tmp_path / "no-such.json")})


def test_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be read"):
        RULESET.complete({"board": str(tmp_path)})


def test_name_that_no_file_can_have() -> None:
    with pytest.raises(BadSetup, match="cannot be read"):
        RULESET.complete({"board": "my\0board.json"})


@pytest.mark.parametrize("board", [5, True, [1], 0.5])
def test_board_is_neither_path_nor_data(board: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        RULESET.complete({"board": board})
    assert caught.value.where == "board"


# -- setting up


def test_set_up_on_another_board_than_the_record_says() -> None:
    with pytest.raises(BadSetup, match="rocket-board/9"):
        RULESET.setup(Setup(players=2, given={"board": "rocket-board/9", "first_seat": 0}))


@pytest.mark.parametrize("first", [None, -1, 2, True, "0"])
def test_first_seat_must_be_a_seat(first: Any) -> None:
    with pytest.raises(BadSetup, match="first_seat"):
        RULESET.setup(Setup(players=2, given={"first_seat": first}))


@pytest.mark.parametrize("players", [1, 5, 0])
def test_sr_1_1_i_two_to_four_players(players: int) -> None:
    with pytest.raises(BadSetup, match=r"players: .*SR-1\.1-i"):
        RULESET.setup(Setup(players=players))


def test_sr_2_1_g_first_player_by_chance_or_as_given() -> None:
    drawn = [RULESET.setup(Setup(players=4, seed=seed)).active for seed in range(200)]
    assert {drawn.count(seat) > 25 for seat in range(4)} == {True}
    assert RULESET.setup(Setup(players=4, given={"first_seat": P2})).active == P2


# -- what an edit leaves as it is


def test_an_edited_board_keeps_its_coast() -> None:
    """Another name, a hex fewer and one in the sea: the land is ours, and that hex besides."""
    data = copy.deepcopy(printed_data())
    data["hexes"].remove({"q": 0, "r": 3, "kind": "plain", "label": "A4"})
    ours = ground(printed_board())
    assert ground(read_board(data)).clips["land"] == ours.clips["land"]
    data["hexes"].append({"q": -3, "r": 3, "kind": "plain"})
    land = ground(read_board(data)).clips["land"]
    assert land.startswith(ours.clips["land"])
    assert land[len(ours.clips["land"]) :].count("M") == 1
    assert ground(read_board({**data, "coast": ""})).clips["land"] != land


# -- boards that somebody brings


def test_a_colour_that_nobody_can_paint_is_refused() -> None:
    """Read it can be, or games that were begun on it would be lost."""
    data = own_board()
    data["lines"][1]["colour"] = "pink"
    read_board(data)
    with pytest.raises(BadSetup, match=r"line B: there is no colour 'pink'; there are: red, violet"):
        check_board(data)


def test_two_lines_in_one_colour_are_refused_while_another_is_free() -> None:
    data = own_board()
    data["lines"][2]["colour"] = "red"
    with pytest.raises(BadSetup, match=r"line C: the A has this colour already; still free: violet"):
        check_board(data)


def test_a_file_with_an_unknown_colour_is_not_played_on(tmp_path: Path) -> None:
    data = own_board()
    data["lines"][1]["colour"] = "pink"
    with pytest.raises(BadSetup, match="pink"):
        RULESET.complete({"board": save(tmp_path, data)})


def test_an_unknown_coast_is_refused() -> None:
    check_board({**own_board(), "coast": "england"})
    with pytest.raises(BadSetup, match="there is no coast 'atlantis'; there is: england"):
        check_board({**own_board(), "coast": "atlantis"})


#: What hides a name behind another one, turns the line around, ends a text or steers a terminal.
UNSEEN = ["Dun\u200bmow", "Dun\u202emow", "Dun\x00mow", "Dun\x1b[31mmow", "Dun\nmow"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_is_not_what_it_looks_like_is_refused(name: str) -> None:
    """Games that have begun on such a board go on."""

    def rename_city(data: Data) -> None:
        hex_of(data, 2, 2)["name"] = data["cities"][0]["name"] = name

    spoils: list[tuple[Spoil, str]] = [
        (change_hex(4, 4, label=name), "hex:4,4"),
        (change("lines", 1, "name", to=name), "lines:1"),
        (change("lines", 1, "id", to=name), "lines:1"),
        (change("industries", 0, to=name), "industries"),
        (rename_city, "hex:2,2"),
    ]
    for spoil, place in spoils:
        data = copy.deepcopy(own_board())
        spoil(data)
        for city in data["cities"]:
            city["industries"] = [data["industries"][0]]
        read_board(data)
        with pytest.raises(BadBoard, match="cannot be seen") as refused:
            check_board(data)
        assert refused.value.place == place


@pytest.mark.parametrize(("name", "said"), [("x" * 61, "longer than 60"), (" ", "different names")])
def test_an_industry_needs_a_name_that_fits(name: str, said: str) -> None:
    data = copy.deepcopy(own_board())
    data["industries"].append(name)
    read_board(data)
    with pytest.raises(BadBoard, match=said) as refused:
        check_board(data)
    assert refused.value.place == "industries"


def test_a_title_is_cut_where_it_fits_nowhere() -> None:
    assert len(read_board({**own_board(), "title": "x" * 10_000}).title) == 60
