"""The innermost loops of the search for the best run: those of the compiled build and of plain Python agree."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.games.e1862.operating.train_types import LOCAL, SCORES, VISITS
from roundhouse.games.e1862.runs.best import kernel, kernel_compiled, kernel_plain
from roundhouse.games.e1862.runs.best.columns import Columns, line_columns
from roundhouse.games.e1862.runs.best.graph import Graph
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import rulebook
from tests.games.e1862.situations import situations

if not kernel_compiled.__file__.endswith(".py"):
    pytest.skip("compiled loops take packed lists only", allow_module_level=True)

#: Plain Python hands lists to both.
COMPILED: Any = kernel_compiled
PLAIN: Any = kernel_plain


def nothing() -> None:
    pass


@pytest.fixture(scope="module")
def columns() -> Columns:
    """The columns of two locals on a large board."""
    graph = Graph(Line(situations()[0], 1, rulebook()).running)
    found = Columns(graph, lambda pounds: 100 * pounds, 10)
    for pool, band in enumerate((1, 3)):
        line_columns(found, pool, LOCAL, SCORES[band], VISITS[band], False, nothing)
    found.first_chain = len(found.paths)
    found.merge(nothing)
    return found


def test_plain_python_takes_the_plain_ones() -> None:
    assert kernel.priced is PLAIN.priced


@pytest.mark.parametrize("seed", range(20))
def test_they_agree(columns: Columns, seed: int) -> None:
    random = Random(seed)
    weight = [0 if random.random() < 0.2 else each for each in columns.weight]
    price = [random.randint(0, each) for each in weight]
    constant = [0] * len(columns.paths)
    members = random.sample(range(len(constant)), random.randrange(len(constant)))
    connection = random.choice((0, 0, 700))
    worths = COMPILED.priced(columns, members, constant, price, connection)
    assert worths == PLAIN.priced(columns, members, constant, price, connection)
    assert COMPILED.most(worths) == PLAIN.most(worths)
    assert COMPILED.most([-5]) == PLAIN.most([-5]) == COMPILED.most([]) == PLAIN.most([]) == 0
    least = random.choice(worths) if worths else 0
    other = [random.randrange(2 * least + 1) for _ in worths]
    assert COMPILED.above(members, worths, least) == PLAIN.above(members, worths, least)
    either = (members, worths, least, other, least)
    assert COMPILED.above_either(*either) == PLAIN.above_either(*either)
    places = random.getrandbits(20)
    assert COMPILED.meeting(columns, members, places) == PLAIN.meeting(columns, members, places)
    reach = COMPILED.within_reach(columns, [members[:3], [], members[3:9]], weight)
    assert reach == PLAIN.within_reach(columns, [members[:3], [], members[3:9]], weight)
    unconnected = columns.graph.reachable & ~columns.graph.areas & random.getrandbits(30)
    spare = COMPILED.left_over(reach, weight, price, connection, unconnected)
    assert spare == PLAIN.left_over(reach, weight, price, connection, unconnected)
    outcomes = []
    for loops in (COMPILED, PLAIN):
        times, moved = [0] * len(weight), price[:]
        for column in members[:4]:
            loops.count(columns, column, 2, times)
        new = loops.move(reach, weight, moved, spare, times, 5000.0, connection, unconnected, 3)
        outcomes.append((new, moved, times))
    assert outcomes[0] == outcomes[1]
