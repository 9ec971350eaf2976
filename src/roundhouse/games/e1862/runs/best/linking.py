"""Linking by itself (R7.8.1-i, A-21): an order of the runs in which shared ends link freights into the chains chosen.

Where three freights end at one place, the order in which runs are given says which of them are linked (chains.py), and
so does the direction of the first run of a chain. A ring scores the place where its first run begins.
"""

from __future__ import annotations

from roundhouse.games.e1862.map.board import FREIGHT, Running
from roundhouse.games.e1862.runs.chains import Freight, chain_ends, linked_by_ends
from roundhouse.games.e1862.runs.run import Run, Way, trace


def in_linking_order(running: Running, runs: list[Run]) -> list[Run] | None:
    """The runs in an order in which their freights link into the chains that they say; None if there is none."""
    chains = _freights_by_chain(running, runs)
    order = linking_order(chains)
    if order is None:
        return None
    given = {freight.number: freight for chain in chains for freight in chain}
    found = [run for place, run in enumerate(runs) if place not in given]
    for freight in order:
        run = runs[freight.number]
        found.append(run if freight is given[freight.number] else backwards(run))
    return found


def backwards(run: Run) -> Run:
    """The same run in the other direction."""
    path = [(hex, out, entry) for hex, entry, out in reversed(run.path)]
    return Run(run.train, path, run.unscored, run.chain)


def linking_order(chains: list[list[Freight]]) -> list[Freight] | None:
    """Freights in an order in which they link into these chains, some of them turned round; None if there is none.

    Chain by chain, in any order in which each links as it should: a chain that is complete only leaves the others more
    freedom. Its own freights come first, so that they go on with each other where several could. A ring comes so that
    it scores the place where its first freight, as given, begins.
    """
    waiting = chains[:]
    order: list[Freight] = []
    while waiting:
        for chain in waiting:
            first = _first_of(chain, waiting)
            if first is not None:
                order += [first, *_without(chain, first)]
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
    """A freight of the chain, as given or turned round, from which all of it, and nothing else, would be linked."""
    numbers = {freight.number for freight in chain}
    wanted = _scored(chain)
    others = [freight for other in chains if other is not chain for freight in other]
    for given in chain:
        for first in [given, _turned(given)] if len(chain) > 1 else [given]:
            linked = linked_by_ends([first, *_without(chain, first), *others])[0]
            if {freight.number for freight in linked} == numbers and _scored(linked) == wanted:
                return first
    return None


def _scored(chain: list[Freight]) -> list[int]:
    """The places that a chain scores."""
    ends = chain_ends(chain)
    return [] if ends is None else sorted(ends.nodes)


def _without(chain: list[Freight], gone: Freight) -> list[Freight]:
    return [freight for freight in chain if freight.number != gone.number]


def _turned(freight: Freight) -> Freight:
    """A freight that goes the same way in the other direction."""
    way = Way()
    way.stops, way.nodes, way.gates = freight.way.stops[::-1], freight.way.nodes[::-1], freight.way.gates[::-1]
    return Freight(freight.number, way, freight.permanent)
