"""`roundhouse seal`: anybody can check how a game was dealt, once it is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.bots.random_bot import random_action
from roundhouse.cli.main import main
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.seats import Seat
from roundhouse.table import export
from roundhouse.table.records import Acted, Entry
from roundhouse.table.table import Table, TableSetup


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A game to its end, dealt from a secret: what was exported at its start, and at its end."""
    folder = tmp_path_factory.mktemp("seal")
    rules = find("rocket")
    setup = Setup(players=2, options=rules.complete({}), secret="ab" * 32)
    seats = [Seat(name="Ada", owner="ada"), Seat(name="Ben", owner="ben")]
    table = Table(TableSetup(game="rocket", rules=rules.version, setup=setup, seats=seats, salt="cd" * 16))
    before, after = folder / "before.json", folder / "after.json"
    before.write_text(json.dumps(export.export(table, None)), "utf-8")
    chance = Chance(1)
    while table.deciding is not None:
        action = random_action(table.game.legal, chance)
        record = table.act(table.deciding, table.game.write(action), table.seq)
        assert isinstance(record, Acted)
        table.follow(Entry(seq=table.seq + 1, at=0.0, record=record))
    after.write_text(json.dumps(export.export(table, None)), "utf-8")
    return before, after


def test_what_was_promised_was_kept(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    before, after = files
    seal = json.loads(before.read_text("utf-8"))["commitment"]
    for promised in (str(before), seal, seal[:16] + "…"):
        assert main(["seal", str(after), promised]) == 0
    assert seal in capsys.readouterr().out
    assert main(["seal", str(after)]) == 0


def test_another_promise_was_not(files: tuple[Path, Path]) -> None:
    _, after = files
    assert main(["seal", str(after), "0" * 64]) == 1


@pytest.mark.parametrize("field", ["secret", "salt"])
def test_a_file_that_was_changed_does_not_pass(files: tuple[Path, Path], tmp_path: Path, field: str) -> None:
    """Another secret deals another game, which the recorded actions do not fit; another salt has another seal."""
    before, after = files
    forged = json.loads(after.read_text("utf-8"))
    part = forged["setup"] if field == "secret" else forged["table"]
    part[field] = "ef" * (len(part[field]) // 2)
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(forged), "utf-8")
    assert main(["seal", str(file), str(before)]) in (1, 2)


@pytest.mark.parametrize("promised", ["short", "no/such/file"])
def test_what_is_no_seal_is_said(files: tuple[Path, Path], promised: str) -> None:
    assert main(["seal", str(files[1]), promised]) == 2
