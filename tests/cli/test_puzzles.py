"""`roundhouse puzzles`: puzzles are found in saved games, and proven again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import roundhouse
from roundhouse.cli.main import main
from roundhouse.engine.registry import find


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Puzzles of the first part of a sample game."""
    folder = tmp_path_factory.mktemp("puzzles")
    whole = roundhouse.load(find("rocket").folder / "samples" / "1999.json")
    whole.at(90).save(folder / "game.json", [seat.name for seat in whole.seats])
    file = folder / "made.json"
    assert main(["puzzles", "make", "rocket", "--from", str(folder / "game.json"), "-o", str(file), "--most", "3"]) == 0
    return file


def test_what_was_made_is_proven(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(json.loads(made.read_text("utf-8"))["puzzles"]) == 3
    assert main(["puzzles", "check", str(made)]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the best answer is worth"), ("it", "la risposta migliore vale")]
)
def test_what_does_not_hold_is_named(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    data = json.loads(made.read_text("utf-8"))
    data["puzzles"][1]["best"] += 1
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data), "utf-8")
    assert main(["--lang", language, "puzzles", "check", str(bad)]) == 1
    told, count = capsys.readouterr().out.splitlines()
    assert data["puzzles"][1]["id"] in told
    assert said in told
    assert count == "2 passed, 1 failed"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["make", "rocket"], "make GAME --from SAVE"),
        (["make", "rocket", "--from", "none.json"], "make GAME --from SAVE"),
        (["check"], "check FILE"),
        (["check", "none.json"], "none.json"),
        (["make", "chess", "--from", "none.json", "-o", "puzzles.json"], "no game has this name"),
        (["make", "rocket", "--from", "none.json", "-o", "puzzles.json"], "none.json"),
        (["fly"], "fly"),
    ],
)
def test_what_cannot_be_used_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: int | str | None = main(["puzzles", *arguments])
    except SystemExit as end:
        code = end.code
    assert code == 2
    assert said in capsys.readouterr().err


def test_a_game_of_another_kind_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = find("spike").folder / "samples" / "basic.json"
    assert main(["puzzles", "make", "rocket", "--from", str(save), "-o", str(tmp_path / "out.json")]) == 2
    assert "is a game of Spike" in capsys.readouterr().err


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"schema": "lesson/1"}', "utf-8")
    assert main(["puzzles", "check", str(file)]) == 2
    assert "is no file of puzzles" in capsys.readouterr().err
