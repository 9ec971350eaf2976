"""A second opinion on the best run: every legal run of every train, in every combination. Slow, plain, and on its own.

It walks the map hex by hex and shares no code with the solver: no links, no columns, no bounds. Where presets link
freights by themselves it tries every order in which runs can be given, and both directions where that can matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

from roundhouse.games.e1862.map.atlas import (
    AREA_AT,
    AREA_KIND,
    CITY,
    EDGES,
    KIND,
    LONDON,
    NEIGHBOUR,
    NONE,
    OUTER_AT,
    PORT,
    SIZE,
    X,
    Y,
    area_value,
)
from roundhouse.games.e1862.map.tiles import SEGMENTS, TILE_KIND, VALUE, exits, turned
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL, REACH, SCORES, VISITS
from roundhouse.games.e1862.runs.rules import Running

Stop = tuple[str, int, int]


class Choice(NamedTuple):
    """One thing that one train can do."""

    kind: int
    permanent: bool
    #: Stops in order (cities and areas with the hex entered), those that score, and the small stations that score.
    stops: tuple[Stop, ...]
    scored: frozenset[tuple[str, int]]
    meets: frozenset[Stop]
    hexes: frozenset[int]
    #: For freights: the hexes that distance is measured from.
    gates: tuple[int, int]


def crow(a: int, b: int) -> int:
    dx, dy = abs(X[a] - X[b]), abs(Y[a] - Y[b])
    return dx + max(0, (dy - dx) // 2)


def walks(running: Running) -> Iterator[tuple[list[Stop], list[tuple[int, int]], list[int], int, tuple[int, int]]]:
    """All ways over the map: stops, town track as (hex, edges), hexes, borders crossed, gates; both directions."""
    board, company = running.board, running.company

    def step(
        hex: int, edge: int, stops: list[Stop], small: list[tuple[int, int]], hexes: list[int], crossed: int, gate: int
    ) -> Iterator[tuple[list[Stop], list[tuple[int, int]], list[int], int, tuple[int, int]]]:
        place = EDGES * hex + edge
        if AREA_AT[place] != NONE:
            area = AREA_AT[place]
            if area == LONDON and company not in board.london:
                return
            if any(kind == "area" and AREA_KIND[number] == AREA_KIND[area] for kind, number, _ in stops):
                return
            yield [*stops, ("area", area, OUTER_AT[place])], small, hexes, crossed + 1, (gate, hex)
            return
        nxt = NEIGHBOUR[place]
        back = (edge + 3) % 6
        if nxt == NONE or board.tile[nxt] == NONE or not exits(board.tile[nxt], board.turn[nxt]) >> back & 1:
            return
        tile, turn = board.tile[nxt], board.turn[nxt]
        if TILE_KIND[tile] == CITY:
            if ("city", nxt, 0) in stops:
                return
            grown = [*stops, ("city", nxt, 0)]
            yield grown, small, [*hexes, nxt], crossed + 1, (gate, nxt)
            circles = [board.markers[5 * nxt + place] for place in range(4)][: _slots(tile)]
            mine = company in board.markers[5 * nxt : 5 * nxt + 5]
            if NONE not in circles and not mine:
                return
            for out in range(EDGES):
                if out != back and exits(tile, turn) >> out & 1:
                    yield from step(nxt, out, grown, small, [*hexes, nxt], crossed + 1, gate)
            return
        for mask in SEGMENTS[tile]:
            piece = turned(mask, turn)
            if piece >> back & 1:
                if (nxt, piece) in small or hexes.count(nxt) > 3:
                    return
                out = (piece & ~(1 << back)).bit_length() - 1
                passed = [*small, (nxt, piece)]
                yield from step(nxt, out, stops, passed, [*hexes, nxt], crossed + 1, gate)

    for hex in range(SIZE):
        if KIND[hex] == CITY and board.tile[hex] != NONE:
            for out in range(EDGES):
                if exits(board.tile[hex], board.turn[hex]) >> out & 1:
                    yield from step(hex, out, [("city", hex, 0)], [], [hex], 0, hex)
    for hex in range(SIZE):
        for edge in range(EDGES):
            area = AREA_AT[EDGES * hex + edge]
            tile = board.tile[hex]
            if area == NONE or tile == NONE or not exits(tile, board.turn[hex]) >> edge & 1:
                continue
            if area == LONDON and company not in board.london:
                continue
            start: list[Stop] = [("area", area, OUTER_AT[EDGES * hex + edge])]
            for stops, small, hexes, crossed, (_, gate) in _from_area(running, hex, edge, start, step):
                yield stops, small, hexes, crossed, (hex, gate)


def _slots(tile: int) -> int:
    from roundhouse.games.e1862.map.tiles import SLOTS

    return SLOTS[tile]


def _from_area(running: Running, hex: int, edge: int, start: list[Stop], step: Any) -> Iterator[Any]:
    """The first hex behind an area, by hand, because `step` looks at the hex beyond an edge."""
    board = running.board
    tile, turn = board.tile[hex], board.turn[hex]
    if TILE_KIND[tile] == CITY:
        grown = [*start, ("city", hex, 0)]
        yield grown, [], [hex], 1, (hex, hex)
        circles = [board.markers[5 * hex + place] for place in range(_slots(tile))]
        if NONE not in circles and running.company not in board.markers[5 * hex : 5 * hex + 5]:
            return
        for out in range(EDGES):
            if out != edge and exits(tile, turn) >> out & 1:
                yield from step(hex, out, grown, [], [hex], 1, hex)
        return
    for mask in SEGMENTS[tile]:
        piece = turned(mask, turn)
        if piece >> edge & 1:
            out = (piece & ~(1 << edge)).bit_length() - 1
            yield from step(hex, out, start, [(hex, piece)], [hex], 1, hex)


def choices(running: Running, train: int) -> list[Choice]:
    """Everything that one train can do by itself."""
    board, kind, band = running.board, train >> 3, train & 7
    found: set[Choice] = set()
    for stops, pieces, hexes, crossed, gates in walks(running):
        cities = [number for what, number, _ in stops if what == "city"]
        if not any(running.company in board.markers[5 * city : 5 * city + 5] for city in cities):
            continue
        if stops[0] > stops[-1]:
            continue
        areas = [number for what, number, _ in stops if what == "area"]
        small = [(hex, piece) for hex, piece in pieces if piece & board.small[hex]]
        meets = frozenset(("city", city, 0) for city in cities)
        if running.rules.runs_meet_anywhere:
            meets |= frozenset(("small", hex, piece) for hex, piece in small)
            meets |= frozenset(stop for stop in stops if stop[0] == "area")
        names = [(what, number) for what, number, _ in stops]
        if kind == FREIGHT:
            if crossed <= REACH[band]:
                permanent = band >= running.rules.permanent_from
                found.add(Choice(kind, permanent, tuple(stops), frozenset(), meets, frozenset(), gates))
            continue
        if len(stops) > VISITS[band] or (kind == LOCAL and areas):
            continue
        subsidy = frozenset(hexes) if kind == LOCAL else frozenset[int]()
        extra = [(f"small {piece}", hex) for hex, piece in small] if kind == LOCAL else []
        for scored in combinations(names, min(len(names), SCORES[band])):
            found.add(Choice(kind, False, tuple(stops), frozenset([*scored, *extra]), meets, subsidy, (NONE, NONE)))
    assert EXPRESS == 2
    return sorted(found, key=str)


def value(running: Running, item: tuple[str, int]) -> int:
    what, number = item
    if what == "city":
        return VALUE[running.board.tile[number]]
    return area_value(number, running.phase) if what == "area" else 20


def together(running: Running, chosen: list[Choice]) -> bool:
    """R7.8-c: one visits the home base, all are connected."""
    home = ("city", running.home, 0)
    if running.company not in running.board.markers[5 * running.home : 5 * running.home + 5]:
        return not chosen
    groups = [set(choice.meets) for choice in chosen]
    joined = {home}
    while True:
        more = [group for group in groups if group & joined]
        if not more:
            return not groups
        groups = [group for group in groups if group not in more]
        for group in more:
            joined |= group


#: What a chain scores: its ends and its bonus.
Score = tuple[frozenset[tuple[str, int]], int]


def chain_scores(running: Running, chain: list[Choice]) -> list[Score]:
    """What a chain scores, in every way in which it can be given; nothing if it is no legal chain."""
    loose = running.rules.loose_freight_chains
    count: dict[Stop, int] = {}
    for choice in chain:
        for end in (choice.stops[0], choice.stops[-1]):
            count[end] = count.get(end, 0) + 1
    if max(count.values()) > 2:
        return []
    # In one piece?
    left, joined = chain[1:], {chain[0].stops[0], chain[0].stops[-1]}
    while left:
        more = [choice for choice in left if {choice.stops[0], choice.stops[-1]} & joined]
        if not more:
            return []
        for choice in more:
            joined |= {choice.stops[0], choice.stops[-1]}
        left = [choice for choice in left if choice not in more]
    ends = [end for end, times in count.items() if times == 1]
    if not loose:
        everything = [stop[:2] for choice in chain for stop in choice.stops]
        joints = [end for end, times in count.items() if times == 2]
        if any(joint[0] == "area" for joint in joints):
            return []
        if len(set(everything)) != len(everything) - (len(chain) - 1):
            return []
        for kind in (PORT, 1 - PORT):
            if sum(1 for what, area in set(everything) if what == "area" and AREA_KIND[area] == kind) > 1:
                return []
    if not ends:
        return ring_scores(running, chain)
    gates = []
    for end in ends:
        choice = next(choice for choice in chain if end in (choice.stops[0], choice.stops[-1]))
        gates.append(choice.gates[0] if choice.stops[0] == end else choice.gates[1])
    beyond = sum(1 for end in ends if end[0] == "area")
    hexes = max(0, crow(gates[0], gates[1]) - 1 + beyond)
    port = any(end[0] == "area" and AREA_KIND[end[1]] == PORT for end in ends)
    return [(frozenset(end[:2] for end in ends), hexes * (30 if port else 20))]


def ring_scores(running: Running, chain: list[Choice]) -> list[Score]:
    """A ring scores the place where its first run begins, and no bonus. Declared, any run can be given first."""
    if running.rules.freights_always_linked:
        return [(frozenset([chain[0].stops[0][:2]]), 0)]
    return [(frozenset([end[:2]]), 0) for choice in chain for end in (choice.stops[0], choice.stops[-1])]


def divisions(items: list[Choice]) -> Iterator[list[list[Choice]]]:
    if not items:
        yield []
        return
    for rest in divisions(items[1:]):
        yield [[items[0]], *rest]
        for place in range(len(rest)):
            yield [*rest[:place], [items[0], *rest[place]], *rest[place + 1 :]]


def forced_divisions(items: list[Choice]) -> Iterator[list[list[Choice]]]:
    """Linked wherever ends coincide; with three at one place, as every order of the runs would link them."""
    for order in permutations(items):
        yield from _linked_on(list(order), [])


def _linked_on(left: list[Choice], chains: list[list[Choice]]) -> Iterator[list[list[Choice]]]:
    """The chains so far and those that the runs left make, their first ones given in either direction."""
    if not left:
        yield chains
        return
    start = left[0]
    if not chains:
        start = next((choice for choice in left if not choice.permanent), start)
    left = _less(left, start)
    for first in (start, start._replace(stops=start.stops[::-1], gates=start.gates[::-1])):
        chain, rest = [first], left
        for end in (first.stops[0], first.stops[-1]):
            more = _follow(end, rest)
            for choice in more:
                rest = _less(rest, choice)
            chain += more
        yield from _linked_on(rest, [*chains, chain])
        if len(chain) == 1:
            return


def _less(left: list[Choice], gone: Choice) -> list[Choice]:
    return [choice for choice in left if choice is not gone]


def _follow(end: Stop, left: list[Choice]) -> list[Choice]:
    branches: list[list[Choice]] = []
    for choice in left:
        if end in (choice.stops[0], choice.stops[-1]):
            other = choice.stops[-1] if choice.stops[0] == end else choice.stops[0]
            branches.append([choice, *_follow(other, _less(left, choice))])
    for branch in branches:
        if any(not choice.permanent for choice in branch):
            return branch
    return max(branches, key=len) if branches else []


def totals(running: Running, chosen: list[Choice]) -> Iterator[tuple[int, int]]:
    """Revenue and subsidy of runs, once for every legal way to link the freights."""
    scored: set[tuple[str, int]] = set()
    hexes: set[int] = set()
    for choice in chosen:
        scored |= choice.scored
        hexes |= choice.hexes
    freights = [choice for choice in chosen if choice.kind == FREIGHT]
    ways = forced_divisions(freights) if running.rules.freights_always_linked else divisions(freights)
    for chains in ways:
        plain = [chain for chain in chains if not all(choice.permanent for choice in chain)]
        if len(plain) > 1 or (plain and len(chains) > 1 and not any(choice.permanent for choice in plain[0])):
            continue
        for rows in product(*[chain_scores(running, chain) for chain in chains]):
            items = scored.union(*[row[0] for row in rows])
            bonus = sum(row[1] for row in rows)
            yield sum(value(running, item) for item in items) + bonus, 10 * len(hexes)


def size(running: Running) -> int:
    """How many combinations there are."""
    number = 1
    for train in running.trains:
        if running.may_run(train):
            number *= 1 + len(choices(running, train))
    return number


def all_totals(running: Running) -> dict[int, int]:
    """Every revenue that legal runs can have, with the highest subsidy for each."""
    menus = [[None, *choices(running, train)] for train in running.trains if running.may_run(train)]
    found = {0: 0}
    for combination in product(*menus):
        chosen = [choice for choice in combination if choice is not None]
        if not chosen or not together(running, chosen):
            continue
        for revenue, subsidy in totals(running, chosen):
            found[revenue] = max(found.get(revenue, -1), subsidy)
    return found
