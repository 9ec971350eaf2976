"""Games of the public site: every line of every trace must be met. Human games are read where they are at hand."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.seats import Seat
from roundhouse.table.foreign import import_game, verify_foreign
from roundhouse.table.golden import Difference
from roundhouse.table.save import load, save

FOLDER = Path(__file__).parent / "1862"
HUMAN = Path(__file__).parents[3] / "shared" / "data" / "1862" / "games"
GAMES = sorted(FOLDER.glob("*.json.gz"))
HUMAN_GAMES = sorted(HUMAN.glob("*.json")) if HUMAN.exists() else []


def trace_of(path: Path) -> Path:
    return path.with_name(path.name.replace(".json", ".trace.jsonl"))


def test_the_games_are_there() -> None:
    assert len(GAMES) == 16


@pytest.mark.parametrize("path", GAMES + HUMAN_GAMES, ids=lambda path: path.name.split(".")[0])
def test_every_line_of_the_trace_is_met(path: Path) -> None:
    verdict = verify_foreign(path, trace_of(path))
    assert verdict.difference is None
    assert verdict.decisions > 500


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_invariants_hold_after_every_action(path: Path) -> None:
    export = Export(json.loads(gzip.decompress(path.read_bytes())))
    state = RULESET.setup(export.setup)
    for _ in export.replay(state):
        RULESET.check(state)


@pytest.mark.parametrize("path", GAMES[:3], ids=lambda path: path.name.split(".")[0])
def test_an_imported_game_is_a_save_file(path: Path, tmp_path: Path) -> None:
    game, names = import_game(path)
    save(tmp_path / "game.json", game, [Seat(name=name) for name in names])
    again = load(tmp_path / "game.json").game
    assert again.digest == game.digest
    assert again.over


@pytest.mark.parametrize(("field", "value"), [("cash", 1), ("certs", 99)])
def test_a_trace_that_differs_is_told(tmp_path: Path, field: str, value: int) -> None:
    lines = gzip.decompress(trace_of(GAMES[0]).read_bytes()).decode().splitlines()
    line = json.loads(lines[40])
    first = next(iter(line["players"]))
    line["players"][first][field] = value
    lines[40] = json.dumps(line)
    (tmp_path / "trace.jsonl").write_text("\n".join(lines))
    verdict = verify_foreign(GAMES[0], tmp_path / "trace.jsonl")
    assert verdict.difference is not None
    assert verdict.difference.where == f"action {line['id']}/players/{first}/{field}"
    assert verdict.difference.expected == value


def test_a_result_that_differs_is_told(tmp_path: Path) -> None:
    data = json.loads(gzip.decompress(GAMES[0].read_bytes()))
    (tmp_path / "game.json").write_text(json.dumps({**data, "result": {**data["result"], "103": 1}}))
    verdict = verify_foreign(tmp_path / "game.json", None)
    assert verdict.difference == Difference("end/result/103", 1, data["result"]["103"])


def test_undo_and_redo_are_followed() -> None:
    data = json.loads(gzip.decompress(GAMES[0].read_bytes()))
    first, second = data["actions"][:2]
    undo = {"type": "undo", "entity": first["entity"], "entity_type": "player", "id": 9001}
    redo = {"type": "redo", "entity": first["entity"], "entity_type": "player", "id": 9002}
    plain = Export({**data, "actions": [first, second]})
    undone = Export({**data, "actions": [first, second, undo, {**second, "id": 9003}]})
    redone = Export({**data, "actions": [first, second, undo, redo]})
    digests = []
    for export in (plain, undone, redone):
        state = RULESET.setup(export.setup)
        for _ in export.replay(state):
            pass
        digests.append(RULESET.digest(state))
    assert digests[0] == digests[1] == digests[2]
