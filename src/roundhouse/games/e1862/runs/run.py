"""Runs (§7.4, §7.8): a train's way over the map, traced hex by hex, and the first rule that it breaks.

Stops are numbered: a large station by its hex, an area `64 + area`, a small station `128 + 64 * hex + segment`.
"""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.map.atlas import (
    AREA_AT,
    AREA_KIND,
    AREAS,
    CITY,
    EDGES,
    HEXES,
    LONDON,
    NEIGHBOUR,
    NONE,
    OUTER_AT,
    PORT,
    SIZE,
    area_value,
)
from roundhouse.games.e1862.map.atlas import SMALL_STATION_VALUE as SMALL_VALUE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import ACROSS, TILE_KIND, VALUE, exits
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL, REACH, SCORES, VISITS, train_name
from roundhouse.games.e1862.runs.rules import Running

AREA_STOP: Final = 64
SMALL_STOP: Final = 128

#: One hex of a way: the hex, the edge of entry and the edge of exit; NONE where the way begins or ends.
Step = tuple[int, int, int]


class Run:
    """What a director says of one train: its way, the stops left out (N/M trains), and for a freight its chain.

    `train` is the place of the train in the company's list. `unscored` None leaves the choice to the best total.
    Freights with the same number `chain` are linked end to end (R7.8.1-f); if all have NONE, the best total decides.
    """

    def __init__(self, train: int, path: list[Step], unscored: list[int] | None = None, chain: int = NONE) -> None:
        self.train = train
        self.path = path
        self.unscored = unscored
        self.chain = chain

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Run, (self.train, self.path, self.unscored, self.chain)


class Way:
    """A traced run: its stops in order, and what rules and prices ask of it."""

    def __init__(self) -> None:
        #: Large stations and areas, in order; small stations passed, in order.
        self.stops: list[int] = []
        self.small: list[int] = []
        #: Track hexes touched, as a mask.
        self.hexes = 0
        #: Hex borders crossed (R7.8.1-a).
        self.length = 0
        #: At both ends: the node where another freight can be linked, and the hex that distance is measured from.
        self.nodes = [NONE, NONE]
        self.gates = [NONE, NONE]


def is_area(stop: int) -> bool:
    return AREA_STOP <= stop < SMALL_STOP


def is_port(stop: int) -> bool:
    return is_area(stop) and AREA_KIND[stop - AREA_STOP] == PORT


def is_red(stop: int) -> bool:
    return is_area(stop) and AREA_KIND[stop - AREA_STOP] != PORT


def stop_value(board: Board, stop: int, phase: int) -> int:
    """What a stop is worth (R7.8-k)."""
    if stop >= SMALL_STOP:
        return SMALL_VALUE
    if stop >= AREA_STOP:
        return area_value(stop - AREA_STOP, phase)
    return VALUE[board.tile[stop]]


def stop_name(stop: int) -> str:
    """A hex id, or the id of an area."""
    if stop >= SMALL_STOP:
        return HEXES[(stop - SMALL_STOP) // 64]
    return AREAS[stop - AREA_STOP] if stop >= AREA_STOP else HEXES[stop]


def _broken(rule: str, key: str, **args: Any) -> Violation:
    return Violation(rule, key, args)


def trace(board: Board, path: list[Step]) -> Way | Violation:
    """Follow a way over the tiles: it must be one continuous stretch of track from stop to stop (R7.4-a, R7.8-b)."""
    way = Way()
    if len(path) < 2:
        return _broken("R7.8-b", "run-too-short")
    for place, (hex, entry, out) in enumerate(path):
        first, last = place == 0, place == len(path) - 1
        if (entry == NONE) != first or (out == NONE) != last or not 0 <= hex < len(HEXES):
            return _broken("R7.4-a", "run-not-continuous", place=place + 1)
        if not first and not _joins(path[place - 1], (hex, entry, out)):
            return _broken("R7.4-a", "run-not-continuous", place=place + 1)
        if hex >= SIZE:
            problem = _end_in_area(way, path, place)
        elif board.tile[hex] == NONE:
            problem = _broken("R7.4-a", "run-no-track", hex=HEXES[hex])
        elif TILE_KIND[board.tile[hex]] == CITY:
            problem = _through_city(board, way, hex, entry, out)
        else:
            problem = _through_town(board, way, hex, entry, out)
        if problem is not None:
            return problem
    way.length = len(path) - 1
    _read_ends(way, path)
    return way


def _joins(before: Step, after: Step) -> bool:
    """Whether one step leads over the edge by which the next one begins."""
    hex, _, out = before
    if not 0 <= out < EDGES or not 0 <= after[1] < EDGES:
        return False
    if hex >= SIZE:
        hex, out, after = after[0], after[1], (hex, out, NONE)
        if hex >= SIZE:
            return False
    if after[1] != (out + 3) % EDGES:
        return False
    return after[0] in (NEIGHBOUR[EDGES * hex + out], OUTER_AT[EDGES * hex + out])


def _end_in_area(way: Way, path: list[Step], place: int) -> Violation | None:
    """Ports and red areas end a run (R7.4-d)."""
    if 0 < place < len(path) - 1:
        return _broken("R7.4-d", "run-through-area", hex=HEXES[path[place][0]])
    hex, _, out = path[1] if place == 0 else path[place - 1]
    edge = path[1][1] if place == 0 else out
    if hex >= SIZE or AREA_AT[EDGES * hex + edge] == NONE:
        return _broken("R7.4-a", "run-not-continuous", place=place + 1)
    way.stops.append(AREA_STOP + AREA_AT[EDGES * hex + edge])
    return None


def _through_city(board: Board, way: Way, hex: int, entry: int, out: int) -> Violation | None:
    ways = exits(board.tile[hex], board.turn[hex])
    for edge in (entry, out):
        if edge != NONE and not ways >> edge & 1:
            return _broken("R7.4-a", "run-no-track", hex=HEXES[hex])
    if hex in way.stops:
        return _broken("R7.4-b", "run-stop-twice", hex=HEXES[hex])
    way.stops.append(hex)
    way.hexes |= 1 << hex
    return None


def _through_town(board: Board, way: Way, hex: int, entry: int, out: int) -> Violation | None:
    if entry == NONE or out == NONE:
        return _broken("R7.8-b", "run-ends-in-town", hex=HEXES[hex])
    if ACROSS[(board.tile[hex] * EDGES + board.turn[hex]) * EDGES + entry] != out:
        return _broken("R7.4-a", "run-no-track", hex=HEXES[hex])
    segment = (1 << entry) | (1 << out)
    if segment & board.small[hex]:
        stop = SMALL_STOP + 64 * hex + segment
        if stop in way.small:
            return _broken("R7.4-b", "run-track-twice", hex=HEXES[hex])
        way.small.append(stop)
    way.hexes |= 1 << hex
    return None


def _read_ends(way: Way, path: list[Step]) -> None:
    for end, (place, inner) in enumerate(((0, 1), (len(path) - 1, len(path) - 2))):
        hex = path[place][0]
        if hex < SIZE:
            way.nodes[end] = way.gates[end] = hex
        else:
            # Two entrances of an area are the same node if they lie on the same hex of sea or red land.
            way.nodes[end] = AREA_STOP * hex + way.stops[0 if end == 0 else -1]
            way.gates[end] = path[inner][0]


def why_not_way(running: Running, way: Way, train: int) -> Violation | None:
    """The first rule of §7.4, §7.8 that a traced run of this train breaks by itself, apart from its scored stops."""
    board, company = running.board, running.company
    if not running.may_run(train):
        return _broken("R7.8-g", "run-no-permit", train=train_name(train))
    owned = False
    for place, stop in enumerate(way.stops):
        if is_area(stop):
            continue
        owned = owned or board.has_marker(stop, company)
        if 0 < place < len(way.stops) - 1 and board.is_blocked(stop, company):
            return _broken("R7.4-c", "run-through-blocked", hex=HEXES[stop])
    if AREA_STOP + LONDON in way.stops and not board.has_terminal(company):
        return _broken("R7.4-e", "run-no-terminal")
    if is_port(way.stops[0]) and is_port(way.stops[-1]):
        return _broken("R7.8-e", "run-port-to-port")
    if is_red(way.stops[0]) and is_red(way.stops[-1]):
        return _broken("R7.8-e", "run-red-to-red")
    if len(way.stops) < 2:
        return _broken("R7.8-b", "run-too-short")
    if not owned:
        return _broken("R7.4-a", "run-no-marker")
    return _why_not_length(way, train)


def _why_not_length(way: Way, train: int) -> Violation | None:
    kind, band = train >> 3, train & 7
    if kind == FREIGHT:
        if way.length > REACH[band]:
            return _broken("R7.8.1-a", "run-too-many-hexes", train=train_name(train), n=way.length, most=REACH[band])
        return None
    if kind == LOCAL and (is_area(way.stops[0]) or is_area(way.stops[-1])):
        return _broken("R7.8.2-a", "run-local-to-area")
    if len(way.stops) > VISITS[band]:
        rule = "R7.8.3-a" if kind == EXPRESS else "R7.8.2-a"
        return _broken(rule, "run-too-many-stops", train=train_name(train), n=len(way.stops), most=VISITS[band])
    return None


def why_not_unscored(run: Run, way: Way, train: int) -> Violation | None:
    """The stops that a director leaves out (R7.8.2-c, R7.8.3-b) must be on the run, and enough of them."""
    kind, band = train >> 3, train & 7
    if run.unscored is None or kind == FREIGHT:
        return None
    rule = "R7.8.3-b" if kind == EXPRESS else "R7.8.2-c"
    for stop in run.unscored:
        if stop not in way.stops:
            return _broken(rule, "run-unscored-elsewhere", stop=stop_name(stop))
    scored = len([stop for stop in way.stops if stop not in run.unscored])
    if scored > SCORES[band]:
        return _broken(rule, "run-scores-too-many", train=train_name(train), n=scored, most=SCORES[band])
    return None


def meeting_stops(running: Running, way: Way) -> set[int]:
    """Where other runs can meet this one: large stations (R7.8-c), or any stop where the rules take it so (A-18)."""
    found = {stop for stop in way.stops if not is_area(stop)}
    if running.rules.runs_meet_anywhere:
        found.update(way.small)
        found.update(
            node for node, stop in ((way.nodes[0], way.stops[0]), (way.nodes[1], way.stops[-1])) if is_area(stop)
        )
    return found


def why_not_together(running: Running, ways: list[Way]) -> Violation | None:
    """One run includes the home base, and every other meets a run that is connected with it (R7.8-c)."""
    if not ways:
        return None
    home = running.home
    meets = [meeting_stops(running, way) for way in ways]
    at_home = running.board.has_marker(home, running.company)
    connected = [at_home and home in way.stops for way in ways]
    if True not in connected:
        return _broken("R7.8-c", "run-not-home", hex=HEXES[home])
    known: set[int] = set()
    for number, joined in enumerate(connected):
        if joined:
            known |= meets[number]
    grown = True
    while grown:
        grown = False
        for number, joined in enumerate(connected):
            if not joined and meets[number] & known:
                connected[number] = grown = True
                known |= meets[number]
    if False in connected:
        return _broken("R7.8-c", "run-does-not-meet", n=connected.index(False) + 1)
    return None
