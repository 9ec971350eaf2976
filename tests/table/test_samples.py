"""Sample games: they can be played through under the rules that are installed, and end."""

from __future__ import annotations

import json

import pytest

from roundhouse.engine.registry import find, names
from roundhouse.table.export import import_
from roundhouse.table.samples import Sample, beginning_of, game_of, samples_of
from roundhouse.table.save import read_document
from roundhouse.table.table import Table
from scripts.samples import WISHES, file_of, written
from tests.outside.lantern_game import RULESET as LANTERN

SAMPLES = [sample for name in names() for sample in samples_of(find(name))]


def test_there_are_samples_of_both_editions_of_rocket() -> None:
    assert {"sample-rocket-1999", "sample-rocket-2018"} <= {sample.id for sample in SAMPLES}
    editions = {game_of(sample).setup.options["edition"] for sample in SAMPLES if sample.game == "rocket"}
    assert editions == {"1999", "2018"}


def test_there_are_samples_of_1862_of_both_lengths() -> None:
    """A full game, and one in which the first E train brought the LNER (R11.2-b)."""
    games = {sample.id: game_of(sample) for sample in SAMPLES if sample.game == "1862"}
    assert set(games) == {"sample-1862-full", "sample-1862-shorter"}
    phases = {name: game.view(None).data["phase"] for name, game in games.items()}
    assert phases["sample-1862-full"] == "H"
    assert phases["sample-1862-shorter"] >= "E"


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_a_sample_is_a_finished_game(sample: Sample) -> None:
    """Checked as a save file from anywhere would be, action by action."""
    import_(json.loads(sample.file.read_text("utf-8")))
    begin, entries = beginning_of(sample)
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    assert table.over
    assert begin.spectators
    assert table.names()[:2] == ["Ada", "Bruno"]
    assert all(seat.bot and not seat.owner for seat in table.seats)


def test_the_script_knows_every_sample() -> None:
    assert {file_of(wish) for wish in WISHES} == {sample.file for sample in SAMPLES}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_the_script_writes_what_can_be_read(sample: Sample) -> None:
    assert written(read_document(sample.file)) == sample.file.read_text("utf-8")


def test_a_game_without_samples() -> None:
    assert samples_of(LANTERN) == []
