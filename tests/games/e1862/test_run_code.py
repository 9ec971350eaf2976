"""Runs written out in one line: whatever was run, or found by a search, is read again as it was."""

from __future__ import annotations

import pytest

from roundhouse.game import Game
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import HEX, NONE
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT
from roundhouse.games.e1862.runs.run import Run
from roundhouse.games.e1862.runs.run_code import read_code, write_code
from roundhouse.table.samples import game_of, samples_of
from tests.games.e1862.test_own_runs import enr


def test_a_line_says_train_way_left_out_stops_and_chain() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    way = [(HEX["F3"], NONE, 0), (HEX["F5"], 3, NONE)]
    runs = [Run(0, way, [HEX["F5"], 66]), Run(1, way, None, 2)]
    line = write_code(state, runs)
    assert line == f"A-0=F3-0.F53-!{HEX['F5']},66/B-0=F3-0.F53-*2"
    assert RunTrains(read_code(state, line)) == RunTrains(runs)


@pytest.mark.parametrize("line", ["", "A-0", "A-0=F3", "Z-9=F3-0.F53-", "A-0=F3-9.F53-", "A-0=Q3-0", "A-0=F3-0!x"])
def test_nonsense_is_no_run(line: str) -> None:
    state = enr(("A", EXPRESS))
    assert RULESET.read_picks(state, (f"run:60/{line}",)) == []


def test_every_run_of_the_samples_is_read_as_it_was() -> None:
    for sample in samples_of(RULESET):
        whole = game_of(sample)
        game = Game(RULESET, whole.setup)
        for action in whole.actions:
            if isinstance(action, RunTrains):
                assert RULESET.read_picks(game.state, RULESET.picks(game.state, action)) == [action]
            game.push(action)
