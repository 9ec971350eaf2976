"""Bots act at a pace that can be followed where somebody looks on, and at once where nobody does."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest

from roundhouse.server.tables.caretaker import PAUSES
from roundhouse.table.records import Speed
from tests.server.serving import Person, serving

BOTS = [{"who": "bot", "bot": "random"}] * 3
#: Timers may fire a little early.
EARLY = 0.05

pytestmark = pytest.mark.long


def rests(ada: Person, table_id: str, since: float) -> list[float]:
    """How long after the one before came every action that is worth a line of the log?"""
    records = ada.get(f"/tables/{table_id}/history").json()["records"]
    loud = {each["seq"] for each in records if each["told"] and not each["told"]["quiet"]}
    told = [(each.seq, each.at) for each in ada.server.table(table_id).entries if each.at > since]
    return [at - before for (_, before), (seq, at) in pairwise(told) if seq in loud]


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_somebody_looks_on(tmp_path: Path, speed: Speed) -> None:
    with serving(tmp_path, bot_pause=None) as server:
        ada = server.person("Ada")
        table_id = ada.new_table(seats=BOTS, bots=speed)
        with ada.socket(table_id) as socket:
            begun = time.time()
            while len(found := rests(ada, table_id, begun)) < 3:
                socket.receive()
        assert min(found) > PAUSES[speed] - EARLY


def test_nobody_looks_on(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=None) as server:
        ada = server.person("Ada")
        table_id = ada.new_table(seats=BOTS)
        while len(found := rests(ada, table_id, 0.0)) < 10:
            time.sleep(0.1)
        assert sorted(found)[len(found) // 2] < PAUSES["fast"]
