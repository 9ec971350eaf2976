"""A game that another program recorded, brought to the server: it opens as a table, with all that happened."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.saves import BadSave
from roundhouse.server.workers.importing import Save, read
from roundhouse.table.records import Entry
from roundhouse.table.table import Table

GAME = sorted((Path(__file__).parents[1] / "golden" / "1862").glob("*.json.gz"))[0]


def recorded() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress(GAME.read_bytes()))
    return data


def brought(document: dict[str, Any]) -> Table:
    begin, entries = read(Save(document=document, owner="ada", name="Ada", at=1.0))
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    return table


def test_a_game_of_the_public_site_opens_with_its_history() -> None:
    table = brought(recorded())
    assert table.over
    assert len(table.story) > 300


def test_whoever_brings_an_unfinished_one_can_go_on_from_every_seat() -> None:
    data = recorded()
    data["actions"] = data["actions"][:120]
    table = brought(data)
    assert not table.over
    assert {seat.owner for seat in table.seats} == {"ada"}
    assert all(seat.name for seat in table.seats)


def test_others_may_take_the_seats_of_whoever_brings_it() -> None:
    data = recorded()
    data["actions"] = data["actions"][:120]
    table = brought(data)
    assert all(seat.offered for seat in table.seats)
    (sat,) = table.sit(1, "bruno", "Bruno")
    table.follow(Entry(seq=table.seq + 1, at=2.0, record=sat))
    assert [seat.owner for seat in table.seats][:2] == ["ada", "bruno"]


def test_what_nobody_can_read_is_refused() -> None:
    with pytest.raises(BadSave):
        brought({"title": "1830", "actions": []})
    with pytest.raises(BadSave):
        brought({"title": "1862"})
