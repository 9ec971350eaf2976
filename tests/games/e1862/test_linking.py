"""Freights that link by themselves (R7.8.1-i, A-21): the order of runs, and who runs what, found as by trying all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest

from roundhouse.games.e1862.runs.best.assignment import assignments, linking_order
from roundhouse.games.e1862.runs.best.graph import Path
from roundhouse.games.e1862.runs.chains import Freight, chain_ends, linked_by_ends
from roundhouse.games.e1862.runs.run import Way


def freight(number: int, a: int, b: int, permanent: bool) -> Freight:
    way = Way()
    way.stops = way.nodes = way.gates = [a, b]
    return Freight(number, way, permanent)


def some_freights(random: Random) -> list[Freight]:
    """Four to six freights between a few places, so that often more than two end at one."""
    places = range(random.choice((4, 5, 6)))
    found: list[Freight] = []
    for number in range(random.choice((4, 5, 5, 5))):
        a, b = random.sample(places, 2)
        found.append(freight(number, a, b, random.random() < 0.6))
    return found


def turns(freights: list[Freight]) -> Iterator[list[Freight]]:
    """Each of them in one direction or the other, where others end at both its ends: else it makes no difference."""
    ends = Counter(end for one in freights for end in one.way.nodes)
    both = [all(ends[end] > 1 for end in one.way.nodes) for one in freights]
    for directions in product(*[(1, -1) if matters else (1,) for matters in both]):
        found = []
        for one, direction in zip(freights, directions):
            a, b = one.way.nodes[::direction]
            found.append(freight(one.number, a, b, one.permanent))
        yield found


#: Chains by the numbers of their freights, and the places that each scores.
Division = frozenset[tuple[frozenset[int], frozenset[int]]]


def scoring(chains: list[list[Freight]]) -> Division | None:
    """How freights are linked, and what counts; None if these are no chains (R7.8.1-f, R7.8.1-j)."""
    found = []
    for chain in chains:
        ends = chain_ends(chain)
        if ends is None:
            return None
        found.append((frozenset(one.number for one in chain), frozenset(ends.nodes)))
    mixed = [chain for chain in chains if not all(one.permanent for one in chain)]
    return frozenset(found) if len(mixed) < 2 else None


def from_place(chain: list[Freight], scored: frozenset[int]) -> list[Freight]:
    """A chain given so that, if it is a ring, it scores that place."""
    if len(scored) > 1:
        return chain
    (place,) = scored
    first = next(one for one in chain if place in one.way.nodes)
    other = sum(first.way.nodes) - place
    return [freight(first.number, place, other, first.permanent), *[one for one in chain if one is not first]]


@pytest.mark.long
def test_an_order_is_found_whenever_there_is_one() -> None:
    """Of every division that some order and direction leads to, and of others near it; with rings and branches."""
    found = refused = rings = 0
    for seed in range(250):
        random = Random(seed)
        freights = some_freights(random)
        reached: set[Division] = set()
        for turned in turns(freights):
            for order in permutations(turned):
                division = scoring(linked_by_ends(list(order)))
                if division is not None:
                    reached.add(division)
        wanted = sorted(reached, key=str)
        # Two freights change places: often a division that no order leads to.
        for one in wanted[:]:
            a, b = random.sample(range(len(freights)), 2)
            swapped = {a: b, b: a}
            chains = [[freights[swapped.get(number, number)] for number in sorted(chain)] for chain, _ in one]
            near = scoring(chains)
            if near is not None:
                wanted.append(near)
        for one in wanted:
            chains = [from_place([freights[number] for number in sorted(chain)], scored) for chain, scored in one]
            given = linking_order(chains)
            assert (given is not None) == (one in reached), (seed, one)
            if given is None:
                refused += 1
            else:
                assert scoring(linked_by_ends(given)) == one
                found += 1
                rings += any(len(scored) == 1 for _, scored in one)
    assert found > 150
    assert refused > 8
    assert rings > 20


def path(length: int) -> Path:
    found = Path(0, [], 0, 0)
    found.length = length
    return found


def test_every_division_of_a_chain_is_tried() -> None:
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
        found = list(assignments(paths, permanent, plain))
        assert {tuple(number < 10 for number in trains) for trains in found} == wanted
        for trains in found:
            assert len(set(trains)) == len(trains)
            assert all(one.length <= reach[number] for one, number in zip(paths, trains))
