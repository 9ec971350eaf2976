"""The best run of a company in a game: as a call of the library (§7.8), and made in receivership (R7.3-b)."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from roundhouse.games.e1862 import alternatives, best_run
from roundhouse.games.e1862.map.atlas import SIZE
from roundhouse.games.e1862.operating.train_types import LOCAL
from roundhouse.games.e1862.operating.train_types import train as train_number
from roundhouse.games.e1862.operating.turn import at_run
from roundhouse.games.e1862.runs.best.solve import DIVIDEND, EVERYTHING, REVENUE
from roundhouse.games.e1862.runs.rules import Running, rulebook
from tests.games.e1862.exhaustive import all_totals
from tests.games.e1862.random_boards import position
from tests.games.e1862.tables import standing

#: How many torn boards are looked at.
BOARDS = 3


@cache
def torn() -> list[Running]:
    """Random boards on which a 2L earns the highest revenue on one way, and the highest sum with subsidy on another."""
    found: list[Running] = []
    seed = 0
    while len(found) < BOARDS:
        running = position(Random(seed), rulebook())
        running.trains = [train_number(LOCAL, 0)]
        running.board.small = [0] * SIZE
        revenue, subsidy = max(all_totals(running).items())
        if revenue + subsidy < max(map(sum, all_totals(running).items())):
            found.append(running)
        seed += 1
    return found


@pytest.mark.parametrize("number", range(BOARDS))
def test_best_run_of_a_company_as_it_stands(number: int) -> None:
    running = torn()[number]
    totals = all_totals(running)
    state = standing(running, directed=True)
    answer = best_run(state, running.company)
    assert answer.optimal
    assert (answer.revenue, answer.subsidy) == max(totals.items())
    assert best_run(state, running.company, DIVIDEND).revenue == answer.revenue
    found = alternatives(state, running.company, 3, REVENUE)
    assert [(other.revenue, other.subsidy) for other in found] == sorted(totals.items(), reverse=True)[:3]


@pytest.mark.parametrize("number", range(BOARDS))
def test_r7_3_b_receivership_runs_for_revenue_and_subsidy_together(number: int) -> None:
    running = torn()[number]
    totals = all_totals(running)
    most = max(revenue + subsidy for revenue, subsidy in totals.items())
    state = standing(running, directed=False)
    at_run(state)
    assert state.revenue + state.subsidy == most
    assert state.revenue < max(totals)
    assert best_run(state, running.company, EVERYTHING).bound == most


def test_a_call_can_be_cancelled() -> None:
    running = torn()[0]
    answer = best_run(standing(running, directed=True), running.company, cancelled=lambda: True)
    assert not answer.optimal
    assert answer.runs == []
    assert answer.bound >= max(all_totals(running))
