"""`roundhouse routes`: what it prints for situations, and how it says that a line is broken."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli.main import main

FILE = Path(__file__).parents[1] / "games" / "e1862" / "data" / "random-routes.jsonl.gz"
ROWS: list[dict[str, Any]] = [json.loads(row) for row in gzip.decompress(FILE.read_bytes()).splitlines()]
FIELDS = ["game", "action", "revenue", "subsidy", "recorded", "optimal", "bound", "ms", "runs"]


def few(tmp_path: Path, rows: list[Any]) -> str:
    path = tmp_path / "few.jsonl"
    path.write_text("\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows) + "\n", "utf-8")
    return str(path)


def test_lines_and_a_closing_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", few(tmp_path, ROWS[:2]), "--deadline", "1", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith(f"{ROWS[0]['game']} {ROWS[0]['action']}: £")
    assert lines[-1].startswith("2 lines: median ")


@pytest.mark.parametrize("preset", ["rulebook", "18xx-games"])
def test_json(preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", few(tmp_path, ROWS[:3]), "--json", "--preset", preset, "--deadline", "2"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(row) for row in rows] == [FIELDS] * 3
    for row, given in zip(rows, ROWS):
        assert (row["game"], row["action"], row["recorded"]) == (given["game"], given["action"], given["revenue"])
        assert row["revenue"] == sum(run["revenue"] for run in row["runs"])
        assert row["subsidy"] == sum(run["subsidy"] for run in row["runs"])
        assert {run["train"] for run in row["runs"]} <= {train["id"] for train in given["trains"]}


def broken(path: list[Any], value: Any) -> dict[str, Any]:
    row: dict[str, Any] = json.loads(json.dumps(ROWS[0]))
    at: Any = row
    for part in path[:-1]:
        at = at[part]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return row


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("{", "line 2"),
        ("[1]", "line 2"),
        (broken(["phase"], "Z"), "line 2, field phase"),
        (broken(["home"], None), "line 2, field home"),
        (broken(["home"], "B3"), "line 2, field home"),
        (broken(["revenue"], "much"), "line 2, field revenue"),
        (broken(["company"], "XYZ"), "line 2, field company"),
        (broken(["permits"], "all"), "line 2, field permits"),
        (broken(["trains", 0, "kind"], "night"), "line 2, field trains[0].kind"),
        (broken(["trains", 0, "letter"], None), "line 2, field trains[0].letter"),
        (broken(["board"], {"B5": ["57", 9]}), "line 2, field board.B5"),
        (broken(["board"], {"B5": ["8850", 0, []]}), "line 2, field board.B5"),
        (broken(["board"], {"D7": ["8850", 0, [[0, 3]]]}), "line 2, field board.D7"),
        (broken(["board"], {"Q9": ["57", 0]}), "line 2, field board.Q9"),
        (broken(["tokens"], {"ENR": [["F3"]]}), "line 2, field tokens.ENR"),
        (broken(["tokens"], {"ENR": [["F3", 0], ["F3", 0]]}), "line 2, field tokens.ENR"),
        (broken(["tokens"], []), "line 2, field tokens"),
        (broken(["tokens"], {"ENR": [["F1", 0]]}), "line 2, field tokens.ENR"),
    ],
)
def test_broken_lines_are_named(row: Any, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", few(tmp_path, [ROWS[0], row]), "--deadline", "0.1", "--lang", "en"]) == 2
    problem = capsys.readouterr().err
    assert said + ":" in problem
    assert "Traceback" not in problem


def test_a_file_may_begin_with_a_mark_of_its_byte_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "marked.jsonl").write_text("\ufeff" + json.dumps(ROWS[0]) + "\r\n", "utf-8")
    assert main(["routes", str(tmp_path / "marked.jsonl"), "--deadline", "0.1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["action"] == ROWS[0]["action"]


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", str(tmp_path / "none"), "--lang", "it"]) == 2
    (tmp_path / "odd.gz").write_bytes(b"\x1f\x8bodd")
    assert main(["routes", str(tmp_path / "odd.gz")]) == 2
    assert main(["routes", few(tmp_path, ROWS[:1]), "--deadline", "-1"]) == 2
    assert "Traceback" not in capsys.readouterr().err
