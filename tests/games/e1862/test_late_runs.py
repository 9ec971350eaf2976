"""The best run of late positions of random games: phases F to H, five to nine trains, every one proven (§7.8)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862.runs.best.solve import EVERYTHING, Answer, best_run
from roundhouse.games.e1862.runs.recorded import Line
from tests.games.e1862.situations import PRESETS, late_situations, name_of

#: Three permanent freights and five or six other trains: in preset `18xx-games` no two chains may end at one place.
SEVERAL_CHAINS = ["862311/507", "862311/529"]
#: Nodes that a search of these visits at most. Without a price for the ends of chains it is half a million in 10 s.
MOST_NODES = 5_000


def solved(name: str, preset: str, objective: str = "revenue") -> Answer:
    row = next(row for row in late_situations() if name_of(row) == name)
    return best_run(Line(row, 1, PRESETS[preset]()).running, objective, deadline=60)


@pytest.mark.parametrize("name", SEVERAL_CHAINS)
def test_r7_8_1_i_chains_that_exclude_each_other_are_proven_soon(name: str) -> None:
    answer = solved(name, "18xx-games")
    assert answer.optimal
    assert answer.nodes < MOST_NODES
    # More could be earned if freights that share an end need not be linked.
    assert answer.revenue < solved(name, "rulebook").revenue


@pytest.mark.parametrize("name", SEVERAL_CHAINS[:1])
def test_with_subsidy_as_well(name: str) -> None:
    answer = solved(name, "18xx-games", EVERYTHING)
    alone = solved(name, "18xx-games")
    assert answer.optimal
    assert answer.revenue + answer.subsidy >= alone.revenue + alone.subsidy
    assert answer.revenue <= alone.revenue


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_every_late_position_is_proven(preset: str) -> None:
    for row in late_situations():
        answer = solved(name_of(row), preset)
        assert answer.optimal, name_of(row)
        if preset == "18xx-games":
            assert answer.revenue >= row["revenue"], name_of(row)
