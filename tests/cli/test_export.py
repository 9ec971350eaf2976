"""`roundhouse export`: every form holds the game, and what can be read back is the same game."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

import roundhouse
from roundhouse.cli.main import main
from roundhouse.engine.registry import find
from roundhouse.table import notation
from roundhouse.table.save import BadSave, load
from tests.server.serving import serving

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "formats" / "export.md"


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Rocket, with names that want care."""
    game, chance = roundhouse.new("rocket", 3, seed=7, edition="2018"), roundhouse.Chance(2)
    while not game.over:
        game.push(game.legal.draw(chance))
    path = tmp_path_factory.mktemp("game") / "evening.json"
    game.save(path, ['Ada "the" Great', "Bruno, Rossi", "Chloé"])
    return path


def export(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["export", *arguments, "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_json_is_a_save_file(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(export(capsys, str(save))) == json.loads(save.read_text("utf-8"))


def test_json_lines_have_a_game_each(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = export(capsys, str(save), str(save), "--as", "jsonl").splitlines()
    assert [json.loads(line) for line in told] == [json.loads(save.read_text("utf-8"))] * 2


def test_csv_has_an_action_in_every_row(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = roundhouse.load(save)
    rows = list(csv.DictReader(io.StringIO(export(capsys, str(save), "--as", "csv"))))
    assert [int(row["action"]) for row in rows] == list(range(1, len(game.actions) + 1))
    replay = game.at(0)
    for row in rows:
        assert replay.decision is not None
        assert int(row["seat"]) == replay.decision.seat
        replay.play(row["text"])
        assert row["scores"] == " ".join(map(str, replay.scores))
    assert {row["player"] for row in rows} == {'Ada "the" Great', "Bruno, Rossi", "Chloé"}
    assert rows[-1]["totals"] == " ".join(map(str, game.scores))
    assert not any(row["totals"] for row in rows[:-1])


def test_the_text_notation_is_read_back(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "evening.txt"
    export(capsys, str(save), "--as", "text", "-o", str(text))
    assert text.stat().st_size * 3 < save.stat().st_size
    assert main(["import", str(text), "-o", str(tmp_path / "again.json"), "--lang", "en"]) == 0
    before, after = (json.loads(file.read_text("utf-8")) for file in (save, tmp_path / "again.json"))
    assert (after["actions"], after["seats"]) == (before["actions"], before["seats"])


@pytest.mark.parametrize(
    "sample",
    [
        pytest.param(file, id=f"{name}-{file.stem}", marks=[pytest.mark.long] if name == "1862" else [])
        for name in roundhouse.names()
        for file in sorted((find(name).samples or Path()).glob("*.json"))
    ],
)
def test_samples_of_every_game_go_there_and_back(sample: Path) -> None:
    saved = load(sample)
    told = notation.write(saved.game, saved.seats)
    again = notation.read(told, "text")
    assert again.game.actions == saved.game.actions
    assert again.game.digest == saved.game.digest
    assert [(seat.name, seat.bot) for seat in again.seats] == [(seat.name, seat.bot) for seat in saved.seats]
    assert not re.search(r"^\d+ \{", told, re.MULTILINE), "words can say every action"


def test_several_games_in_one_file(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "two.txt"
    export(capsys, str(save), str(save), "--as", "text", "-o", str(text))
    assert len(export(capsys, str(text), "--as", "jsonl").splitlines()) == 2
    assert main(["import", str(text), "--lang", "en"]) == 2
    assert "holds 2 games" in capsys.readouterr().err


WRITTEN = """roundhouse-text/1
game rocket
rules {rules}
players 2
seat "Ada"
seat "Ben"
---
{first} {line}
"""


def written(line: str = "", first: str = "") -> str:
    game = roundhouse.new("rocket", 2)
    assert game.decision is not None
    usual = game.text(game.legal[0])
    return WRITTEN.format(rules=find("rocket").version, line=line or usual, first=first or game.decision.seat)


def test_it_can_be_written_by_hand() -> None:
    assert len(notation.read(written(), "hand").game.actions) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (written("dance"), "hand, line 8"),
        (written(first="9"), "hand, line 8"),
        (written("{nonsense"), "hand, line 8"),
        (written().replace("players 2", "players two"), "hand, line 4"),
        (written().replace("players 2", "elephants 2"), "hand, line 4"),
        (written().replace("players 2\n", ""), "must name the game"),
        (written().replace('seat "Ben"\n', ""), "2 seats"),
        (written().replace("game rocket", "game chess"), "chess"),
        (written() + "end 1.0000000000000000\n", "digest"),
        (written().replace("---", "start 1.0000000000000000\n---"), "digest"),
    ],
)
def test_what_does_not_fit_is_named(text: str, told: str) -> None:
    with pytest.raises(BadSave) as caught:
        notation.read(text, "hand")
    assert told in str(caught.value)


def test_what_the_rules_refuse_is_refused() -> None:
    game = roundhouse.new("rocket", 2)
    assert game.decision is not None
    other = str(1 - game.decision.seat)
    with pytest.raises(BadSave, match="SR-"):
        notation.read(written(first=other), "hand")


def test_nothing_to_export(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--lang", "en"]) == 2
    assert "nothing to export" in capsys.readouterr().err


def test_the_page_lists_the_columns_and_the_facts(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = PAGE.read_text("utf-8")
    columns = page.partition("## CSV")[2].partition("## The text")[0]
    rows = [line.split("|")[1] for line in columns.splitlines() if line.startswith("| `")]
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert listed == export(capsys, str(save), "--as", "csv").splitlines()[0].split(",")
    (example,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    known = {line.split()[0] for line in notation.write(*load(save)).splitlines()}
    assert {line.split()[0] for line in example.splitlines()} - {"#", "option"} <= known | {"option"}


def test_finished_games_of_a_server_that_everybody_may_see(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, bot_workers=0) as server:
        ada = server.person("Ada")
        document = json.loads(save.read_text("utf-8"))
        shown, hidden = (ada.post("/imports", document=document).json()["id"] for _ in range(2))
        for table, seen in ((shown, True), (hidden, False)):
            assert ada.put(f"/tables/{table}/spectators", spectators=seen).status_code == 200
        ada.new_table(seats=[{"who": "me"}, {"who": "bot"}])
    told = export(capsys, "--tables", "--as", "csv", "--database", f"sqlite:///{tmp_path / 'roundhouse.sqlite3'}")
    assert {row["source"] for row in csv.DictReader(io.StringIO(told))} == {shown}
