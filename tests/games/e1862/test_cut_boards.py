"""The best run on real boards, cut down so far that an exhaustive search can say what it is."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.games.e1862.runs.best.solve import best_run
from tests.games.e1862.cut_boards import cut_boards
from tests.games.e1862.exhaustive import all_totals
from tests.games.e1862.features import features
from tests.games.e1862.situations import PRESETS, situations

#: The most combinations of runs that are tried; `scripts/compare_runs.py` goes further.
LARGEST = 300
#: So many of them at least have what makes runs difficult. London is too far from home; random boards have it.
LEAST = {"boards": 100, "linked": 2, "several freights": 6, "permanent": 30, "N/M": 50, "blocked": 20}


@pytest.mark.long
def test_real_boards_agree_with_the_exhaustive_search() -> None:
    seen: Counter[str] = Counter()
    for preset, rules in PRESETS.items():
        for number, running in enumerate(cut_boards(situations(), rules(), LARGEST, 1862)):
            totals = all_totals(running)
            answer = best_run(running)
            assert answer.optimal
            assert (answer.revenue, answer.subsidy) == max(totals.items()), (preset, number)
            seen.update(["boards", *features(running, answer)])
    assert {name: seen[name] for name in LEAST if seen[name] < LEAST[name]} == {}, seen
