"""Rings of freights (A-20): every end shared by two of them. One place counts, that where the first run begins.

A ring scores less than one of its freights would alone, so it is worth running only for what it connects.
"""

from __future__ import annotations

from functools import cache
from itertools import count, permutations, product
from random import Random

import pytest

from roundhouse.games.e1862.map.atlas import HEX
from roundhouse.games.e1862.operating.train_types import FREIGHT, train
from roundhouse.games.e1862.runs.best import chain_columns, solve
from roundhouse.games.e1862.runs.best.assignment import backwards
from roundhouse.games.e1862.runs.best.chain_columns import ChainColumns
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.graph import Graph
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.rules import Running, site
from roundhouse.games.e1862.runs.run import Run
from tests.games.e1862 import exhaustive
from tests.games.e1862.exhaustive import all_totals
from tests.games.e1862.positions import board_of, company_at, way
from tests.games.e1862.random_boards import position
from tests.games.e1862.test_run_rulings import COMBINATIONS, NAMES, rules_of, with_freights
from tests.support.effort import examples

#: Boards for each combination, the most combinations of runs on one, and how many totals are compared.
BOARDS = examples(40)
LARGEST = 300
TOTALS = 6

#: Two 3F from the home base E12 to D11, one over D9 and one over D13: with both, two expresses are connected that meet
#: neither the home base nor each other. Neither 3F reaches from D9 to D13.
TILES = (
    "E12 797 0, D11 57 0, D9 14 2, D13 14 2, E8 201 3, C10 201 1, "
    "E10 8851 2, E14 8850 3, E6 8850 1, D7 8851 0, B11 8850 5, C12 8852 2"
)
MARKERS = "EUR E12, EUR E8, EUR C10"
#: Boards on which a ring would earn more beside another freight, if it could be scored at any of its places.
BESIDE_A_RING = (201205, 201336, 201396)
AT_A_RING = 900008


def ring_board(which: tuple[bool, ...]) -> Running:
    return company_at(board_of(TILES, MARKERS), "EUR", "A", "CF CF AE AE", rules_of(which))


def without_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if they were no legal chains."""
    if not chain_columns.__file__.endswith(".py"):
        pytest.skip("compiled classes cannot be changed")
    right = ChainColumns._may_join

    def never_closed(self: ChainColumns, a: int, b: int) -> bool:
        return self.columns.graph.place(a) != self.columns.graph.place(b) and right(self, a, b)

    monkeypatch.setattr(ChainColumns, "_may_join", never_closed)


# -- where a ring earns the most


@pytest.mark.parametrize("which", COMBINATIONS, ids=NAMES)
def test_a_ring_can_connect_what_earns_more(which: tuple[bool, ...]) -> None:
    running = ring_board(which)
    answer = solve.best_run(running)
    loose = which[1]
    assert (answer.revenue, answer.optimal) == (180 if loose else 170, True)
    assert answer.revenue == max(all_totals(running))
    freights = [earning for earning in answer.takings.earnings if running.trains[earning.run.train] >> 3 == FREIGHT]
    if loose:
        # Both 3F begin or end at home, which counts once; there is no bonus.
        assert [earning.scored for earning in freights] == [[HEX["E12"]]] * 2
        assert sum(earning.revenue for earning in freights) == 60


@pytest.mark.parametrize("which", [which for which in COMBINATIONS if which[1]])
def test_it_would_be_missed_without_rings(which: tuple[bool, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    without_rings(monkeypatch)
    assert solve.best_run(ring_board(which)).revenue == 170


# -- who ends where


def priced_in_any_order(running: Running, runs: list[Run]) -> set[int]:
    """What runs earn, in every order and direction in which they can be given."""
    found: set[int] = set()
    for directions in product((False, True), repeat=len(runs)):
        turned = [backwards(run) if back else run for run, back in zip(runs, directions)]
        for order in permutations(turned):
            takings = check(running, list(order))
            if isinstance(takings, Takings):
                found.add(takings.revenue)
    return found


def test_a_ring_scores_the_place_where_another_freight_ends() -> None:
    """Had it begun elsewhere, it would have been linked with that freight: three ends at one place make no chain."""
    board = board_of("F3 14 0, F5 14 0, F7 14 0", "ENR F3, ENR F5, ENR F7")
    running = company_at(board, "ENR", "A", "EF EF EF", site())
    ring = [Run(0, way("F3 F5")), Run(1, way("F3 F5"))]
    assert priced_in_any_order(running, ring) == {30}
    assert priced_in_any_order(running, [*ring, Run(2, way("F5 F7"))]) == {60}


@pytest.mark.parametrize("seed", BESIDE_A_RING)
def test_so_it_adds_nothing_beside_that_freight(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scored at any place, as if order and direction of the runs did not matter, it would: that would be seen."""
    running = position(Random(seed), site())
    answer = solve.best_run(running)
    assert (answer.revenue, answer.subsidy) == max(all_totals(running).items())

    def anywhere(running: Running, chain: list[exhaustive.Choice]) -> list[exhaustive.Score]:
        return [(frozenset([end[:2]]), 0) for one in chain for end in (one.stops[0], one.stops[-1])]

    monkeypatch.setattr(exhaustive, "ring_scores", anywhere)
    assert max(all_totals(running)) > answer.revenue


@pytest.mark.parametrize("which", [which for which in COMBINATIONS if which[1] and which[2]])
def test_other_chains_may_end_at_a_ring(which: tuple[bool, ...]) -> None:
    """A 2F and a 6F in a ring, and a 7F from where that is closed: £80, which no other runs earn."""
    running = position(Random(AT_A_RING), rules_of(which))
    running.trains = [train(FREIGHT, band) for band in (5, 1, 4)]
    totals = sorted(all_totals(running).items(), reverse=True)[:TOTALS]
    assert (80, 0) in totals
    assert [(answer.revenue, answer.subsidy) for answer in solve.alternatives(running, TOTALS)] == totals


def nothing() -> None:
    pass


def test_a_ring_with_a_non_permanent_freight_begins_with_it() -> None:
    """Linking does, so it is where that freight begins or ends that such a ring can score (R7.8.1-i)."""
    rings = 0
    for seed in range(60):
        running = position(Random(seed), site())
        columns = Columns(Graph(running), lambda pounds: 100 * pounds, 10)
        chains = ChainColumns(columns, 0, [2], [6, 6], running.rules, lambda pounds: 100 * pounds, nothing, nothing)
        for mixed, members in zip(chains.mixed, chains.members):
            for ring in filter(chains.is_ring, members if mixed else []):
                for column in chains.expand(ring):
                    assert columns.paths[column][0].length <= 2
                    rings += 1
    assert rings > 20


# -- random boards


@cache
def compared(which: tuple[bool, ...]) -> list[tuple[Running, list[tuple[int, int]]]]:
    """Small boards with two freights or more, each with the best totals that the exhaustive search finds."""
    boards = with_freights(which, count(210000), BOARDS, range(9, LARGEST + 1))
    return [(running, sorted(all_totals(running).items(), reverse=True)[:TOTALS]) for running in boards]


def differences(which: tuple[bool, ...]) -> int:
    """On how many boards the best totals are not those of the exhaustive search."""
    wrong = 0
    for running, totals in compared(which):
        wrong += [(answer.revenue, answer.subsidy) for answer in solve.alternatives(running, TOTALS)] != totals
    return wrong


@pytest.mark.parametrize("which", COMBINATIONS, ids=NAMES)
def test_all_totals_agree_with_the_exhaustive_search(which: tuple[bool, ...]) -> None:
    assert differences(which) == 0


@pytest.mark.parametrize("which", [which for which in COMBINATIONS if which[1]])
def test_rings_that_are_not_proposed_are_missed(which: tuple[bool, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    without_rings(monkeypatch)
    assert differences(which) > 0
