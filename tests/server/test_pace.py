"""Bots act at a pace that can be followed where somebody looks on, and at once where nobody does."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest

import roundhouse
from roundhouse.engine.chance import Chance
from roundhouse.server.tables.caretaker import PAUSES, is_quiet
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


def test_whoever_lets_something_happen_is_paced_and_whoever_only_declines_is_not() -> None:
    """Of two who may veto, the first says nothing; with the second the locomotive moves."""
    game, chance = roundhouse.new("rocket", players=3, seed=1), Chance(1)
    decline, asked = {"type": "veto_decline"}, list[bool]()
    while len(set(asked)) < 2:
        if decline in map(game.write, game.legal):
            asked.append(is_quiet(game, decline))
            assert asked[-1] == (not game.play(decline))
        else:
            # Not even the first of all legal actions, which stands for whoever does not answer.
            assert not is_quiet(game, game.write(game.legal[0]))
            assert not is_quiet(game, decline)
            game.play(chance.choice(list(game.legal)))
