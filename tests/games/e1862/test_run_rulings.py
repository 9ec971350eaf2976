"""The three rulings on runs (A-18, A-20, A-21), each set by itself: the best run agrees with an exhaustive search."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain, count, islice, product
from random import Random

import pytest

from roundhouse.games.e1862 import alternatives
from roundhouse.games.e1862.operating.running import run_choices
from roundhouse.games.e1862.operating.train_types import FREIGHT
from roundhouse.games.e1862.runs.best import chain_columns, solve
from roundhouse.games.e1862.runs.rules import Running, RunRules, rulebook
from roundhouse.games.e1862.setup.options import complete, switches
from tests.games.e1862.exhaustive import all_totals, size
from tests.games.e1862.random_boards import position
from tests.games.e1862.tables import standing
from tests.support.effort import examples

RULINGS = ("runs_meet_anywhere", "loose_freight_chains", "freights_always_linked")
COMBINATIONS = list(product((False, True), repeat=3))
NAMES = [" ".join(name for name, is_set in zip(RULINGS, which) if is_set) or "none" for which in COMBINATIONS]
#: Boards for each combination, and the most combinations of runs on one.
BOARDS = examples(60)
LARGEST = 400
#: A board on which the best runs meet in an area only.
MEETING = 81254


def rules_of(which: tuple[bool, ...]) -> RunRules:
    rules = rulebook()
    for name, is_set in zip(RULINGS, which):
        setattr(rules, name, is_set)
    return rules


@cache
def boards(which: tuple[bool, ...]) -> list[Running]:
    """Small boards on which two freights or more could be linked."""
    return with_freights(which, chain([MEETING], count(80000)), BOARDS, range(2, LARGEST + 1))


@cache
def totals_of(which: tuple[bool, ...]) -> list[list[tuple[int, int]]]:
    """What the exhaustive search finds on each of them, the most first."""
    return [sorted(all_totals(running).items(), reverse=True) for running in boards(which)]


def with_freights(which: tuple[bool, ...], seeds: Iterable[int], number: int, sizes: range) -> list[Running]:
    """So many boards with two freights or more, with as many combinations of runs as asked for."""
    drawn = (position(Random(seed), rules_of(which)) for seed in seeds)
    several = (board for board in drawn if len([one for one in board.trains if one >> 3 == FREIGHT]) > 1)
    return list(islice((board for board in several if size(board) in sizes), number))


@pytest.mark.parametrize("which", COMBINATIONS, ids=NAMES)
def test_every_combination_of_rulings_agrees_with_the_exhaustive_search(which: tuple[bool, ...]) -> None:
    for number, (running, totals) in enumerate(zip(boards(which), totals_of(which))):
        found = solve.alternatives(running, 3) if number % 4 == 0 else [solve.best_run(running)]
        assert found[0].optimal
        assert [(answer.revenue, answer.subsidy) for answer in found] == totals[: len(found)], number


@pytest.mark.parametrize("ruling", range(3), ids=RULINGS)
def test_the_rulings_make_a_difference(ruling: int) -> None:
    """Each of them changes the best revenue on some of the boards compared, alone or with the others."""
    changed = 0
    for others in (False, True):
        which = [others] * 3
        which[ruling] = False
        without = rules_of(tuple(which))
        which[ruling] = True
        with_it = rules_of(tuple(which))
        for running in boards((False, False, False)):
            right = running.rules
            running.rules = without
            revenue = solve.best_run(running).revenue
            running.rules = with_it
            changed += solve.best_run(running).revenue != revenue
            running.rules = right
    assert changed


@pytest.mark.parametrize("ruling", ["runs_meet_anywhere", "loose_freight_chains", "freights_always_linked"])
def test_a_table_may_set_a_ruling_by_itself(ruling: str) -> None:
    for running in boards((False, False, False))[:20]:
        state = standing(running, directed=True)
        state.switches = switches(complete({ruling: True}, 2), 4, 2)
        best = alternatives(state, running.company, 1)[0]
        assert best.optimal
        assert len(run_choices(state)) == 0 or best.revenue > 0


@pytest.mark.parametrize("which", COMBINATIONS, ids=NAMES)
def test_chains_with_too_many_ways_to_list_agree_too(which: tuple[bool, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """As if all chains that run alone had: a way is looked for when a choice needs one that connects its runs."""
    if not chain_columns.__file__.endswith(".py"):
        pytest.skip("compiled constants cannot be changed")
    monkeypatch.setattr(chain_columns, "LISTED", 0)
    for number, (running, totals) in enumerate(zip(boards(which), totals_of(which))):
        found = solve.alternatives(running, 3) if number % 4 == 0 else [solve.best_run(running)]
        assert found[0].optimal
        assert [(answer.revenue, answer.subsidy) for answer in found] == totals[: len(found)], number
