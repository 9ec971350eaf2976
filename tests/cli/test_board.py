"""`roundhouse board`: files checked, converted without loss, and drawn; what is wrong has file, line and column."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli.main import main
from roundhouse.engine.boardtext import BadText, positions
from roundhouse.engine.registry import find
from roundhouse.engine.setup import BadSetup
from roundhouse.games.rocket.boardtext import FILE
from roundhouse.table.boardfiles import write_board_files

GAMES = ["rocket", "spike"]


def ours(game: str) -> dict[str, Any]:
    data = copy.deepcopy(find(game).board_data())
    assert data is not None
    return data


def written(folder: Path, game: str) -> list[str]:
    """Our board as text files."""
    assert main(["board", "convert", game, "-o", str(folder)]) == 0
    return [str(folder / name) for name in find(game).board_files]


@pytest.mark.parametrize("game", GAMES)
def test_there_and_back_nothing_is_lost(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The coast, the labels, where facts come from: everything that the text has no words for."""
    files = written(tmp_path, game)
    capsys.readouterr()
    assert main(["board", "convert", game, *files]) == 0
    back = json.loads(capsys.readouterr().out)
    assert back == ours(game)
    assert main(["board", "check", game, *files, "--lang", "en"]) == 0
    assert "can be played on" in capsys.readouterr().out


def test_a_board_that_is_one_text_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    """`-o mine.txt` was once a folder with that name."""
    wanted = tmp_path / "mine.txt"
    assert main(["board", "convert", "rocket", "-o", str(wanted)]) == 0
    assert wanted.read_text("utf-8").startswith("[board]")
    assert main(["board", "check", "rocket", str(wanted)]) == 0


def test_an_edit_leaves_all_else_as_it_is() -> None:
    """Leeds becomes a city, a hex is added, another goes: the rest of the board comes back as it was."""
    rocket, data = find("rocket"), ours("rocket")
    data["hexes"][4]["label"] = "Salop"
    text = rocket.write_board(data)[FILE]
    text = text.replace("T = town Leeds", "T = city Leeds: steel").replace("|       .\n", "|       . .\n", 1)
    back = rocket.read_board_files({FILE: text}).data
    assert back["hexes"][4] == data["hexes"][4]
    assert (back["coast"], back["provenance"], back["lines"]) == (data["coast"], data["provenance"], data["lines"])
    assert back["cities"][:-1] == data["cities"]
    assert back["cities"][-1] == {"name": "Leeds", "hex": [4, 0], "industries": ["steel"], "kind_basis": "sourced"}
    new = [each for each in back["hexes"] if each not in data["hexes"]]
    assert [(each["q"], each["r"], each["kind"]) for each in new] == [(4, 0, "city"), (9, -4, "plain")]
    rocket.check_board(back)


def test_a_table_that_is_missing_is_ours() -> None:
    spike = find("spike")
    files = spike.write_board(ours("spike"))
    routes = files["routes.csv"].replace(",pittsburgh,3,", ",pittsburgh,9,")
    back = spike.read_board_files({"routes.csv": routes.replace(",", ";")}).data
    assert back["routes"][0]["destinations"][0] == {"city": "pittsburgh", "value": 9}
    assert {**back, "routes": []} == {**ours("spike"), "routes": []}


ROCKET = {
    "no section": ("[map]", "[mop]", 7, 1, "there are: [board], [map]"),
    "between two columns": ("|    . B .", "|    .xB .", 9, 7, "one row higher or lower"),
    "a strange sign": ("|    . B .", "|    # B .", 9, 6, "a place is a letter"),
    "a letter twice": ("|    . B .", "|    A B .", 15, 2, "every place has its own"),
    "a letter without a line": ("|    . B .", "|    x B .", 9, 6, "such as “x = town Leeds”"),
    "no kind": ("A = start Liverpool", "A = port Liverpool", 43, 5, "possible: start, city, town"),
    "no such letter": ("LMR = red from A", "LMR = red from H", 73, 16, "there are: A, B, C"),
    "no line": ("LMR = red from A:", "LMR = red A:", 73, 7, "colour from letter: name"),
    "no JSON": ('coast = "england"', "coast = england", 83, 9, "this is not JSON"),
    "no number": ("first row = 1", "first row = one", 4, 13, "a number is expected"),
}


@pytest.mark.parametrize("case", ROCKET)
def test_a_bad_text_says_where_and_what_would_be_right(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, spoilt, line, column, said = ROCKET[case]
    (file,) = written(tmp_path, "rocket")
    text = Path(file).read_text("utf-8")
    assert good in text
    Path(file).write_text(text.replace(good, spoilt, 1), "utf-8")
    for language in ("en", "it"):
        capsys.readouterr()
        assert main(["board", "check", "rocket", file, "--lang", language]) == 1
        shown = capsys.readouterr().out
        where = (
            f"{file}, line {line}, column {column}" if language == "en" else f"{file}, riga {line}, colonna {column}"
        )
        assert shown.startswith(where), shown
        assert language == "it" or said in shown


SPIKE = {
    "a colour that is none": ("map.csv", "minneapolis,j001,orange", "minneapolis,j001,pink", "no colour 'pink'"),
    "a place that is none": ("map.csv", "308.0,48.0", "left,48.0", "map.csv, line 2, column 5: a number is expected"),
    "a kind that is none": ("map.csv", "junction,j001", "knot,j001", "map.csv, line 2, column 1: cannot be 'knot'"),
    "a city that is none": (
        "contracts.csv",
        "st_louis,7",
        "st_lewis,7",
        "contracts.csv, line 2, column 2: board, card",
    ),
    "no columns": ("routes.csv", "id,start", "id,begin", "routes.csv, line 1, column 1: the first row must name"),
    "too many cells": ("routes.csv", "\nroute_01,", "\nroute_01,,,,,,,,,,,,,,", "need quotation marks"),
    "a quotation mark": ("map.csv", "junction,j001,", 'junction,"j001"x,', "this is no table"),
}


@pytest.mark.parametrize("case", SPIKE)
def test_a_bad_table_says_where_and_what_would_be_right(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, good, spoilt, said = SPIKE[case]
    files = written(tmp_path, "spike")
    file = tmp_path / name
    text = file.read_text("utf-8")
    assert good in text
    file.write_text(text.replace(good, spoilt, 1), "utf-8")
    capsys.readouterr()
    assert main(["board", "check", "spike", *files, "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert shown.startswith(f"{file}, line ")
    assert said in shown
    assert main(["board", "check", "spike", *files, "--lang", "it"]) == 1
    assert capsys.readouterr().out.startswith(f"{file}, riga ")


def test_json_has_lines_and_columns_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.json"
    data = ours("rocket")
    data["lines"][0]["colour"] = "pink"
    file.write_text(json.dumps(data, indent=1), "utf-8")
    line = next(n for n, text in enumerate(file.read_text("utf-8").splitlines(), 1) if text == ' "lines": [') + 1
    assert main(["board", "check", "rocket", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith(
        f"{file}, line {line}, column 3: board, line LMR: there is no colour 'pink'"
    )
    file.write_text("{", "utf-8")
    assert main(["board", "check", "rocket", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().out == f"{file}, line 1, column 2: this is not valid JSON\n"


def test_positions_of_json() -> None:
    text = '{"a": [1, {"b": "x,]"}, []], "c": {}}'
    found = positions(text)
    assert {path: text[start] for path, start in found.items()} == {
        (): "{", ("a",): "[", ("a", 0): "1", ("a", 1): "{", ("a", 1, "b"): '"', ("a", 2): "[", ("c",): "{",
    }  # fmt: skip


def test_a_board_that_no_text_can_say_is_refused() -> None:
    spoils: list[dict[str, Any]] = [{"industries": ["a, b"]}, {"hexes": []}, {"lines": 3}]
    for spoil in spoils:
        with pytest.raises(BadSetup, match="cannot be written as text"):
            write_board_files(find("rocket"), {**ours("rocket"), **spoil})


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn(game: str, tmp_path: Path) -> None:
    assert main(["board", "draw", game, *written(tmp_path, game), "-o", str(tmp_path / "board.svg")]) == 0
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_what_is_no_file_of_a_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", "spike", "cities.xls", "--lang", "en"]) == 2
    assert "map.csv, contracts.csv, routes.csv, board.csv" in capsys.readouterr().err
    assert main(["board", "check", "rocket", str(tmp_path / "none.txt"), "--lang", "en"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["board", "check", "1862", "--lang", "en"]) == 2
    assert "these games have: rocket, spike" in capsys.readouterr().err


def test_files_are_named_as_they_were_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = written(tmp_path, "rocket")
    mine = tmp_path / "mine.txt"
    mine.write_text(Path(file).read_text("utf-8").replace("LMR = red", "LMR = pink"), "utf-8")
    assert main(["board", "check", "rocket", str(mine), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith(f"{mine}, line 73")
    mine.write_text("", "utf-8")
    assert main(["board", "check", "rocket", str(mine), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith(f"{mine}, line 1")
    assert main(["board", "check", "rocket", str(mine), file, "--lang", "en"]) == 2
    assert "are both board.txt" in capsys.readouterr().err


@pytest.mark.parametrize("deed", ["check", "convert", "draw"])
def test_half_a_character_is_no_text(deed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """JSON can name one; no file could be written with it."""
    file = tmp_path / "half.json"
    file.write_text(json.dumps(ours("rocket")).replace("Manchester", "\\ud800"), "utf-8")
    assert main(["board", deed, "rocket", str(file), "-o", str(tmp_path / "out"), "--lang", "en"]) == 1
    assert capsys.readouterr().out == f"{file}, line 1, column 1: this is not valid JSON\n"
    (text,) = written(tmp_path, "rocket")
    Path(text).write_text(Path(text).read_text("utf-8").replace('coast = "england"', 'coast = "\\ud800"'), "utf-8")
    assert main(["board", deed, "rocket", text, "-o", str(tmp_path / "out.json"), "--lang", "en"]) == 1


def test_an_error_can_be_sent_to_another_process() -> None:
    import pickle

    with pytest.raises(BadText) as caught:
        find("rocket").read_board_files({FILE: "x"})
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.spot, copied.text) == (caught.value.spot, caught.value.text)
