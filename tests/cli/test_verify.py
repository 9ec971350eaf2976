"""`roundhouse verify` through the command: whatever is altered, the file fails, and nothing shows a traceback."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli.main import main

GOLDEN = Path(__file__).parent.parent / "golden" / "rocket-r04-1999-3p-variant.jsonl.gz"
RECORD = GOLDEN.parent / "1862" / "862300.json.gz"
LINES: list[dict[str, Any]] = [json.loads(line) for line in gzip.decompress(GOLDEN.read_bytes()).splitlines()]
LISTED = next(number for number, line in enumerate(LINES) if "legal_list" in line and len(line["legal_list"]) > 50)
TRIED = next(number for number, line in enumerate(LINES) if "illegal" in line)
WHOLE = next(number for number, line in enumerate(LINES) if len(line.get("state", {})) > 1 and "seq" in line)

Alter = Callable[[list[dict[str, Any]]], Any]

ALTERED: dict[str, Alter] = {
    "a legal action dropped": lambda lines: lines[LISTED]["legal_list"].pop(3),
    "no legal_hash": lambda lines: lines[1].pop("legal_hash"),
    "no legal": lambda lines: lines[1].pop("legal"),
    "no state": lambda lines: lines[1].pop("state"),
    "an empty state": lambda lines: lines[WHOLE].update(state={}),
    "a state without money": lambda lines: lines[WHOLE]["state"].pop("money"),
    "a state of another kind": lambda lines: lines[WHOLE].update(state=[1] * 2000),
    "an empty final": lambda lines: lines[-1].update(final={}),
    "a final without passengers": lambda lines: lines[-1]["final"].pop("passengers"),
    "a last line of another kind": lambda lines: lines.append({"x": "y" * 5000}),
    "no header state": lambda lines: lines[0].pop("state"),
    "no header board": lambda lines: lines[0].pop("board"),
    "no options": lambda lines: lines[0].pop("options"),
    "one switch less": lambda lines: lines[0]["options"].pop("end_check"),
    "no first seat": lambda lines: lines[0].pop("first_seat"),
    "illegal is a number": lambda lines: lines[1].update(illegal=-1),
    "illegal is nothing": lambda lines: lines[1].update(illegal=None),
    "illegal is a word": lambda lines: lines[1].update(illegal="abc"),
    "illegal is an object": lambda lines: lines[1].update(illegal={}),
    "illegal holds a list": lambda lines: lines[1].update(illegal=[[]]),
    "a seat by name": lambda lines: lines[TRIED]["illegal"][0].update(seat="zero"),
    "an illegal try without rule": lambda lines: lines[TRIED]["illegal"][0].pop("rule"),
    "set-up is a word": lambda lines: lines[0].update(setup="x"),
    "set-up is a list": lambda lines: lines[0].update(setup=[1]),
    "a great many players": lambda lines: lines[0].update(players=10**30),
    "a lone surrogate": lambda lines: lines[1].update(action={"type": "\ud800"}),
    "a huge bid": lambda lines: lines[1].update(action={"type": "veto_bid", "n": 10**30, "hex": [0, 0]}),
}


@pytest.mark.parametrize("name", ALTERED)
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_altered_fails(name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = json.loads(json.dumps(LINES))
    ALTERED[name](lines)
    file = tmp_path / "altered.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")
    assert main(["verify", str(file), "--lang", language]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def test_a_number_of_five_thousand_digits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "\n".join(json.dumps(line) for line in LINES).replace('"seq": 1,', f'"seq": {"9" * 5000},', 1)
    file = tmp_path / "altered.jsonl"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def test_a_long_difference_is_shown_in_full(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = json.loads(json.dumps(LINES))
    dropped = lines[LISTED]["legal_list"].pop(3)
    file = tmp_path / "altered.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")
    main(["verify", str(file), "--lang", "en"])
    recorded, found = (json.loads(line.split(":", 1)[1]) for line in capsys.readouterr().out.splitlines()[1:3])
    assert [action for action in found if action not in recorded] == [dropped]


def test_a_note_among_games_is_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    note = tmp_path / "README.md"
    note.write_text("# Golden games\n", "utf-8")
    assert main(["verify", str(note), str(GOLDEN)]) == 0
    said = capsys.readouterr().out
    assert "a note" in said
    assert said.endswith("1 passed, 0 failed\n")
    assert main(["verify", str(note)]) == 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_file_that_cannot_be_read_does_not_hide_the_others(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, nowhere, foreign = tmp_path / "broken.json", tmp_path / "nowhere.json", tmp_path / "foreign.json"
    broken.write_text("{", "utf-8")
    foreign.write_text("[]", "utf-8")
    assert main(["--lang", language, "verify", *map(str, (broken, nowhere, GOLDEN, foreign))]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines()[-1] == "1 passed, 3 failed"
    for file in (broken, nowhere, GOLDEN, foreign):
        assert str(file) in said.out


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_broken_record_is_named_and_does_not_hide_the_others(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(gzip.decompress(RECORD.read_bytes()))
    data["actions"][40]["type"] = "nothing known"
    broken, headless = tmp_path / "broken.json", tmp_path / "headless.json"
    broken.write_text(json.dumps(data), "utf-8")
    del data["players"]
    headless.write_text(json.dumps(data), "utf-8")
    assert main(["--lang", language, "verify", *map(str, (broken, headless, GOLDEN))]) == 1
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "1 passed, 2 failed"
    assert "action 41: type" in said
