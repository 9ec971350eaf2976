"""The best run of recorded situations: proven, the same in every build, and never below what was run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from roundhouse.games.e1862.runs.best.solve import EVERYTHING, REVENUE, best_run
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import rulebook, site
from tests.games.e1862.situations import DATA, PEOPLE, PRESETS, name_of, of_people, recorded_breaks, situations
from tests.support.effort import others_later

#: Revenue and subsidy as the compiled build found them (scripts/best_runs.py).
KNOWN: dict[str, dict[str, list[int]]] = json.loads((DATA / "best-runs.json").read_text("utf-8"))
BELOW = Path(__file__).parents[3] / "bench" / "below.md"


def listed(rows: list[dict[str, Any]]) -> dict[str, str]:
    """The situations among these that bench/below.md lists, with the rule that the recorded run breaks."""
    table = dict(re.findall(r"^\| (\d+/\d+) \|.* \| (R[\w.-]+) \|$", BELOW.read_text("utf-8"), re.MULTILINE))
    return {name_of(row): table[name_of(row)] for row in rows if name_of(row) in table}


def compare(rows: list[dict[str, Any]], preset: str) -> None:
    """All proven; below the recorded run only in the rulebook, and only where that is listed with the rule broken."""
    below: set[str] = set()
    for number, row in enumerate(rows, 1):
        line = Line(row, number, PRESETS[preset]())
        answer = best_run(line.running)
        name = name_of(row)
        assert answer.optimal, name
        assert answer.bound == answer.revenue, name
        if name in KNOWN:
            assert [answer.revenue, answer.subsidy] == KNOWN[name][f"{preset} {REVENUE}"], name
        if answer.revenue < line.recorded:
            below.add(name)
    expected = listed(rows) if preset == "rulebook" else {}
    assert below == set(expected)
    broken = recorded_breaks(rows, PRESETS[preset]())
    assert {name: broken.get(name) for name in below} == expected


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_situations_of_random_games(preset: str) -> None:
    assert len(situations()) == len(KNOWN) == 60
    compare(situations(), preset)


@pytest.mark.long
@pytest.mark.skipif(not PEOPLE.exists(), reason="the recorded games of people are not here")
@pytest.mark.parametrize("preset", PRESETS)
def test_situations_of_people(preset: str) -> None:
    assert len(of_people()) == 111
    compare(of_people(), preset)


@pytest.mark.parametrize("preset", others_later(list(PRESETS)))
def test_revenue_and_subsidy_together_are_the_same_in_every_build(preset: str) -> None:
    """On some of the boards; the compiled build has been asked about all of them."""
    for number, row in enumerate(situations()[::6], 1):
        answer = best_run(Line(row, number, PRESETS[preset]()).running, EVERYTHING, deadline=20)
        known = KNOWN[name_of(row)][f"{preset} {EVERYTHING}"]
        if answer.optimal:
            assert [answer.revenue, answer.subsidy] == known
        assert answer.revenue + answer.subsidy <= sum(known) <= answer.bound


def test_recorded_runs_are_priced_as_recorded() -> None:
    assert recorded_breaks(situations(), site()) == {}
    assert set(recorded_breaks(situations(), rulebook()).values()) <= {"R7.8-c", "R7.8.1-h", "R7.8.1-f"}
