"""Linking by itself (R7.8.1-i, A-21): an order of the runs in which shared ends link freights into the chains chosen.

Where three freights end at one place, the order in which runs are given says which of them are linked (chains.py).
"""

from __future__ import annotations

from roundhouse.games.mania.chains import Freight, linked_by_ends
from roundhouse.games.mania.position import FREIGHT, Running
from roundhouse.games.mania.runs import Run, Way, trace


def in_linking_order(running: Running, runs: list[Run]) -> list[Run] | None:
    """The runs in an order in which their freights link into the chains that they say; None if there is none."""
    order = linking_order(_freights_by_chain(running, runs))
    if order is None:
        return None
    linked = [freight.number for freight in order]
    return [run for place, run in enumerate(runs) if place not in linked] + [runs[place] for place in linked]


def linking_order(chains: list[list[Freight]]) -> list[Freight] | None:
    """Freights in an order in which they link into these chains; None if there is none.

    Chain by chain, in any order in which each links as it should: a chain that is complete only leaves the others more
    freedom. Its own freights come first, so that they go on with each other where several could.
    """
    waiting = chains[:]
    order: list[Freight] = []
    while waiting:
        for chain in waiting:
            first = _first_of(chain, waiting)
            if first is not None:
                order += [first, *[freight for freight in chain if freight is not first]]
                waiting.remove(chain)
                break
        else:
            return None
    return order


def _freights_by_chain(running: Running, runs: list[Run]) -> list[list[Freight]]:
    chains: dict[int, list[Freight]] = {}
    for number, run in enumerate(runs):
        train = running.trains[run.train]
        if train >> 3 == FREIGHT:
            way = trace(running.board, run.path)
            assert isinstance(way, Way)
            permanent = train & 7 >= running.rules.permanent_from
            chains.setdefault(run.chain, []).append(Freight(number, way, permanent))
    return list(chains.values())


def _first_of(chain: list[Freight], chains: list[list[Freight]]) -> Freight | None:
    """A freight of the chain from which all of it, and nothing else, would be linked; None if there is none."""
    numbers = {freight.number for freight in chain}
    others = [freight for other in chains if other is not chain for freight in other]
    for first in chain:
        own = [freight for freight in chain if freight is not first]
        linked = linked_by_ends([first, *own, *others])[0]
        if {freight.number for freight in linked} == numbers:
            return first
    return None
