"""Freights that link by themselves (R7.8.1-i, A-21): the order of runs, and who runs what, found as by trying all."""

from __future__ import annotations

from itertools import permutations
from random import Random

from roundhouse.games.mania.chains import Freight, chain_ends, linked_by_ends
from roundhouse.games.mania.runs import Way
from roundhouse.games.mania.solver.crew import crews
from roundhouse.games.mania.solver.linking import linking_order
from roundhouse.games.mania.solver.paths import Path


def freight(number: int, a: int, b: int, permanent: bool) -> Freight:
    way = Way()
    way.stops = way.nodes = way.gates = [a, b]
    return Freight(number, way, permanent)


def division(chains: list[list[Freight]]) -> set[frozenset[int]]:
    return {frozenset(freight.number for freight in chain) for chain in chains}


def some_freights(random: Random) -> list[Freight]:
    """Four to six freights between a few places, so that often more than two end at one."""
    places = range(random.choice((4, 5, 6)))
    found: list[Freight] = []
    for number in range(random.choice((4, 5, 5, 5))):
        a, b = random.sample(places, 2)
        found.append(freight(number, a, b, random.random() < 0.6))
    return found


def is_chain(chain: list[Freight]) -> bool:
    """Whether the freights are linked end to end, and not into a ring."""
    ends = chain_ends(chain)
    return ends is not None and len(ends.nodes) == 2


def test_an_order_is_found_whenever_there_is_one() -> None:
    """Of every division that some order leads to, and of others that are near; with freights that branch."""
    found = refused = 0
    for seed in range(500):
        random = Random(seed)
        freights = some_freights(random)
        reached = {frozenset(division(linked_by_ends(list(order)))) for order in permutations(freights)}
        wanted = [[sorted(chain) for chain in one] for one in sorted(reached, key=lambda one: sorted(map(sorted, one)))]
        # Two freights change places: often a division that no order leads to.
        for one in wanted[:]:
            a, b = random.sample(range(len(freights)), 2)
            swapped = {a: b, b: a}
            wanted.append([[swapped.get(number, number) for number in chain] for chain in one])
        for one in wanted:
            chains = [[freights[number] for number in chain] for chain in one]
            mixed = [chain for chain in chains if not all(freight.permanent for freight in chain)]
            if len(mixed) > 1 or not all(map(is_chain, chains)):
                continue  # R7.8.1-f, R7.8.1-j: such runs are not legal, however they are given.
            order = linking_order(chains)
            assert (order is not None) == (frozenset(map(frozenset, one)) in reached), (seed, one)
            if order is None:
                refused += 1
            else:
                assert division(linked_by_ends(order)) == {frozenset(chain) for chain in one}
                found += 1
    assert found > 150
    assert refused > 8


def path(length: int) -> Path:
    found = Path(0, [], 0, 0)
    found.length = length
    return found


def test_every_crew_of_a_chain_is_tried() -> None:
    """Which paths permanent freights run, in all ways in which every freight goes far enough."""
    for seed in range(200):
        random = Random(seed)
        permanent = [(random.choice((6, 7, 8)), number) for number in range(random.randrange(4))]
        plain = [(random.choice((1, 2, 3, 5)), 10 + number) for number in range(random.randrange(4))]
        if not permanent and not plain:
            continue
        paths = [path(random.randint(1, 8)) for _ in range(random.randint(max(1, len(permanent)), 5))]
        reach = {number: far for far, number in permanent + plain}
        wanted = set()
        for order in permutations(reach, min(len(paths), len(reach))):
            if len(order) == len(paths) and all(number in order for _, number in permanent):
                if all(one.length <= reach[number] for one, number in zip(paths, order)):
                    wanted.add(tuple(number < 10 for number in order))
        found = list(crews(paths, permanent, plain))
        assert {tuple(number < 10 for number in crew) for crew in found} == wanted
        for crew in found:
            assert len(set(crew)) == len(crew)
            assert all(one.length <= reach[number] for one, number in zip(paths, crew))
