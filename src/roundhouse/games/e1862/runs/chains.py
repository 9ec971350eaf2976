"""Freights in a chain (§7.8.1): which are linked end to end, whether that is legal, and their bonus.

A chain is a list of runs by their number. Its ends are the nodes that only one of its runs begins or ends at.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.map.atlas import HEXES, NONE, distance
from roundhouse.games.e1862.runs.rules import RunRules
from roundhouse.games.e1862.runs.run import Way, is_area, is_port, is_red

BONUS: Final = 20
PORT_BONUS: Final = 30


class Freight:
    """A run of a freight: its number among all runs, its way, and whether the train is permanent (R7.8.1-i)."""

    def __init__(self, number: int, way: Way, permanent: bool) -> None:
        self.number = number
        self.way = way
        self.permanent = permanent


class Ends:
    """The two ends of a chain: stops that score, nodes, and the hexes that distance is measured from."""

    def __init__(self) -> None:
        self.stops: list[int] = []
        self.nodes: list[int] = []
        self.gates: list[int] = []


def chain_ends(chain: list[Freight]) -> Ends | None:
    """The ends of freights linked end to end; one single end if they close a ring; None if they are not linked so."""
    count: dict[int, int] = {}
    for freight in chain:
        for node in freight.way.nodes:
            count[node] = count.get(node, 0) + 1
    ends = Ends()
    for freight in chain:
        for side in (0, 1):
            if count[freight.way.nodes[side]] == 1:
                _add_end(ends, freight, side)
    if max(count.values()) > 2 or len(ends.nodes) not in (0, 2) or not _in_one_piece(chain):
        return None
    if not ends.nodes:
        # Pathological, and known to one preset only: a ring counts one node, that of its first run.
        _add_end(ends, chain[0], 0)
    return ends


def _add_end(ends: Ends, freight: Freight, side: int) -> None:
    ends.stops.append(freight.way.stops[0 if side == 0 else -1])
    ends.nodes.append(freight.way.nodes[side])
    ends.gates.append(freight.way.gates[side])


def _in_one_piece(chain: list[Freight]) -> bool:
    known = set(chain[0].way.nodes)
    left = chain[1:]
    while left:
        more = [freight for freight in left if known & set(freight.way.nodes)]
        if not more:
            return False
        for freight in more:
            known |= set(freight.way.nodes)
        left = [freight for freight in left if freight not in more]
    return True


def hexes_between(ends: Ends) -> int:
    """Hexes strictly between the ends as the crow flies (R7.8.1-c, A-19)."""
    if len(ends.gates) < 2:
        return 0
    beyond = sum(1 for stop in ends.stops if is_area(stop))
    return max(0, distance(ends.gates[0], ends.gates[1]) - 1 + beyond)


def bonus(ends: Ends) -> int:
    """Pounds for the hexes between: 20 each, 30 if an end is a port (R7.8.1-b)."""
    rate = PORT_BONUS if any(is_port(stop) for stop in ends.stops) else BONUS
    return rate * hexes_between(ends)


def why_not_chain(chain: list[Freight], rules: RunRules) -> Violation | None:
    """The rule that a chain breaks as a whole (R7.8.1-f, R7.8.1-h)."""
    ends = chain_ends(chain)
    if ends is None:
        return Violation("R7.8.1-f", "chain-not-linked", {})
    if rules.loose_freight_chains or len(chain) == 1:
        return None
    joints = {node for freight in chain for node in freight.way.nodes} - set(ends.nodes)
    if any(node >= len(HEXES) for node in joints):
        return Violation("R7.8-c", "chain-through-area", {})
    seen: dict[int, int] = {}
    for freight in chain:
        for stop in freight.way.stops:
            seen[stop] = seen.get(stop, 0) + 1
    for stop, times in seen.items():
        if times > (2 if stop in joints else 1):
            return Violation("R7.8.1-h", "chain-stop-twice", {})
    if len(ends.stops) < 2:
        return Violation("R7.8.1-h", "chain-stop-twice", {})
    if sum(1 for stop in seen if is_port(stop)) > 1 or sum(1 for stop in seen if is_red(stop)) > 1:
        return Violation("R7.8.1-h", "chain-two-areas", {})
    return None


def why_not_chains(chains: list[list[Freight]], rules: RunRules) -> Violation | None:
    """The rule that chains break together: non-permanent freights in one chain, and with a permanent (R7.8.1-j)."""
    for chain in chains:
        problem = why_not_chain(chain, rules)
        if problem is not None:
            return problem
    mixed = [chain for chain in chains if any(not freight.permanent for freight in chain)]
    if len(mixed) > 1:
        return Violation("R7.8.1-j", "chain-several", {})
    if mixed and len(chains) > 1 and not any(freight.permanent for freight in mixed[0]):
        return Violation("R7.8.1-j", "chain-without-permanent", {})
    return None


def partitions(freights: list[Freight]) -> list[list[list[Freight]]]:
    """Every way to divide freights into chains."""
    if not freights:
        return [[]]
    found: list[list[list[Freight]]] = []
    first, rest = freights[0], freights[1:]
    for division in partitions(rest):
        found.append([[first], *division])
        found.extend(
            [*division[:place], [first, *division[place]], *division[place + 1 :]] for place in range(len(division))
        )
    return found


def linked_by_ends(freights: list[Freight]) -> list[list[Freight]]:
    """The chains of a preset in which shared ends link by themselves (R7.8.1-i): in the order in which runs are given.

    It begins with a non-permanent freight if there is one and follows both ends. Where several could go on, the way on
    is the one with a non-permanent freight, else the longest.
    """
    left = freights[:]
    chains: list[list[Freight]] = []
    while left:
        start = left[0]
        if not chains:
            start = next((freight for freight in left if not freight.permanent), start)
        left.remove(start)
        chain = [start]
        for node in start.way.nodes:
            chain += _go_on(node, left)
        chains.append(chain)
    return chains


def _go_on(node: int, left: list[Freight]) -> list[Freight]:
    """The freights that go on from a node; they are taken out of those left."""
    candidates = [freight for freight in left if node in freight.way.nodes]
    if not candidates:
        return []
    if len(candidates) == 1:
        return _take(node, candidates[0], left)
    branches = [_take(node, freight, left[:]) for freight in candidates]
    mixed = [branch for branch in branches if any(not freight.permanent for freight in branch)]
    best = mixed[0] if mixed else max(branches, key=len)
    for freight in best:
        left.remove(freight)
    return best


def _take(node: int, freight: Freight, left: list[Freight]) -> list[Freight]:
    left.remove(freight)
    taken = [freight]
    for end in freight.way.nodes:
        if end != node:
            taken += _go_on(end, left)
    return taken


def declared_chains(freights: list[Freight], numbers: list[int]) -> list[list[Freight]]:
    """The chains that a director has declared; a freight with NONE runs by itself."""
    chains: list[list[Freight]] = []
    by_number: dict[int, list[Freight]] = {}
    for freight, number in zip(freights, numbers):
        if number == NONE:
            chains.append([freight])
        elif number in by_number:
            by_number[number].append(freight)
        else:
            by_number[number] = [freight]
            chains.append(by_number[number])
    return chains
