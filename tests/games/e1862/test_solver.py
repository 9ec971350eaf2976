"""The best run: agreed with an exhaustive search, never below what was run, stopped and cancelled in time."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from roundhouse.games.e1862.operating.train_types import EXPRESS
from roundhouse.games.e1862.runs.best import bound as bounding
from roundhouse.games.e1862.runs.best.bound import Bound
from roundhouse.games.e1862.runs.best.columns import Columns, line_columns
from roundhouse.games.e1862.runs.best.graph import Graph, PathFinder
from roundhouse.games.e1862.runs.best.node import Node
from roundhouse.games.e1862.runs.best.solve import DIVIDEND, EVERYTHING, Answer, alternatives, best_run
from roundhouse.games.e1862.runs.best.tree import Tree
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import Running, rulebook, site
from tests.games.e1862.exhaustive import all_totals, size
from tests.games.e1862.features import features
from tests.games.e1862.random_boards import position
from tests.games.e1862.situations import PRESETS, situations

#: Boards compared in the tests; `scripts/compare_runs.py` compares as many as one likes.
BOARDS = 420
LARGEST = 700
#: Positions of hurried games (scripts/run_situations.py): 7007/361 and 7038/476.
LONG_CHAINS = Path(__file__).parent / "data" / "long-chains.jsonl"
#: How many of them at least have what makes runs difficult.
LEAST = {"linked": 20, "several freights": 80, "permanent": 80, "N/M": 40, "blocked": 80, "London": 20}


@cache
def positions(preset: str) -> list[Running]:
    """Random positions of limited size: few enough combinations to try them all."""
    found: list[Running] = []
    seed = 0
    while len(found) < BOARDS // 2:
        running = position(Random(seed), PRESETS[preset]())
        seed += 1
        if 1 < size(running) <= LARGEST:
            found.append(running)
    return found


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_agrees_with_the_exhaustive_search(preset: str) -> None:
    for number, running in enumerate(positions(preset)):
        totals = all_totals(running)
        most = max(totals)
        answer = best_run(running)
        assert answer.optimal
        assert (answer.revenue, answer.subsidy) == (most, totals[most]), number
        takings = check(running, answer.runs)
        assert isinstance(takings, Takings)
        assert (takings.revenue, takings.subsidy) == (answer.revenue, answer.subsidy)


@pytest.mark.parametrize("preset", PRESETS)
def test_other_objectives_and_alternatives_agree_too(preset: str) -> None:
    for running in positions(preset)[:60]:
        totals = all_totals(running)
        both = best_run(running, EVERYTHING)
        assert both.revenue + both.subsidy == max(revenue + subsidy for revenue, subsidy in totals.items())
        steps = best_run(running, DIVIDEND)
        assert min(4, steps.revenue // 100) == max(min(4, revenue // 100) for revenue in totals)
        wanted = sorted(totals.items(), reverse=True)[:3]
        assert [(answer.revenue, answer.subsidy) for answer in alternatives(running, 3)] == wanted


def test_the_boards_compared_hold_what_matters() -> None:
    """At least so many positions with linked freights, permanent freights, N/M trains, blocked cities and London."""
    seen: Counter[str] = Counter()
    for preset in PRESETS:
        for running in positions(preset):
            seen.update(features(running, best_run(running)))
    assert {name: seen[name] for name in LEAST if seen[name] < LEAST[name]} == {}


# -- real positions


@pytest.mark.parametrize("preset", PRESETS)
def test_a_large_board_is_the_same_compiled(preset: str) -> None:
    """Its hexes lie beyond the 63rd item: taken for cities, as packed numbers can be, they spoil the bound."""
    row = next(row for row in situations() if (row["game"], row["action"]) == (862902, 482))
    answer = best_run(Line(row, 1, PRESETS[preset]()).running, EVERYTHING)
    assert (answer.revenue, answer.subsidy, answer.optimal) == (1730, 110, True)


@pytest.mark.parametrize("number", [0, 1])
def test_chains_of_many_freights_are_proven(number: int) -> None:
    """Six and seven freights in one chain have so many ways that listing them takes minutes."""
    with LONG_CHAINS.open() as file:
        line = Line(json.loads(file.readlines()[number]), 1, site())
    answer = best_run(line.running, deadline=60)
    assert answer.optimal
    assert (answer.revenue, answer.subsidy) == ((1240, 0), (1200, 0))[number]


# -- time


def hard() -> Running:
    """Eleven trains on a large board."""
    row = next(row for row in situations() if (row["game"], row["action"]) == (863307, 539))
    return Line(row, 1, rulebook()).running


def test_a_deadline_is_kept_and_the_bound_holds() -> None:
    for seconds in (0.0, 0.05, 0.3):
        began = perf_counter()
        answer = best_run(hard(), deadline=seconds)
        assert perf_counter() - began < seconds + 3.0
        assert answer.bound >= answer.revenue
        assert not answer.optimal or answer.bound == answer.revenue


def test_a_search_can_be_cancelled_and_tells_of_improvements() -> None:
    told: list[Answer] = []

    def enough() -> bool:
        return len(told) >= 2

    answer = best_run(hard(), cancelled=enough, better=told.append)
    assert len(told) >= 2
    assert not answer.optimal
    assert told[-1].revenue > told[0].revenue
    assert answer.revenue >= told[-1].revenue


def test_what_cannot_be_asked_for_is_said() -> None:
    running = positions("rulebook")[0]
    for count in (0, -1):
        with pytest.raises(ValueError, match="at least one answer"):
            alternatives(running, count)
    with pytest.raises(ValueError, match="unknown objective 'glory'; known are revenue"):
        best_run(running, "glory")


def test_every_step_of_the_preparation_can_be_the_last() -> None:
    """Paths are walked, and columns made and merged, under the eyes of the clock: at each it can be stopped."""
    running = hard()
    graph = Graph(running)
    looks = [0]

    def look() -> None:
        looks[0] += 1

    paths = PathFinder(graph, 3, 1 << 30, True, look).find(True)
    assert looks[0] > len(paths) / 4
    columns = Columns(graph, lambda pounds: 100 * pounds, 10)
    line_columns(columns, 0, EXPRESS, 2, 3, True, look)
    looks[0] = 0
    columns.merge(look)
    assert looks[0] >= len(columns.paths)


def test_alternatives_keep_a_deadline() -> None:
    began = perf_counter()
    answers = alternatives(hard(), 6, deadline=0.1)
    assert perf_counter() - began < 3.0
    assert len(answers) >= 1


def test_a_wrong_bound_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search whose bound is too low rules out the best run; the comparison above would see it."""
    if not bounding.__file__.endswith(".py"):
        pytest.skip("compiled classes cannot be changed")
    right = Bound.rest

    def too_low(self: Bound, node: Node) -> int:
        rest = right(self, node)
        return self.scaled(node.value) + (rest - self.scaled(node.value)) // 4

    monkeypatch.setattr(Bound, "rest", too_low)
    monkeypatch.setattr(Tree, "dive", lambda self: None)
    monkeypatch.setattr(Tree, "improve", lambda self: None)
    wrong = 0
    for running in positions("rulebook")[:80]:
        totals = all_totals(running)
        wrong += best_run(running).revenue != max(totals)
    assert wrong > 0
