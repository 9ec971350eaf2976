"""Track on the map as a company sees it: what its routes reach (§7.4), and the links between stops that trains run on.

Towns have no junctions (R2.3-c), so the track between two large stations, or one and an area, is one *link*: every
piece of track lies on exactly one. A route that visits no stop twice therefore uses no track twice either.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.map.atlas import AREA_AT, CITY, EDGES, HEXES, KIND, LONDON, NEIGHBOUR, NONE, OUTER_AT, SIZE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import ACROSS, COLOUR, TILE_KIND, YELLOW, exits, segments

#: No link runs on after so many hexes; a loop of town track that no station lies on would never end.
_ENDLESS: Final = 200


class Reach:
    """What routes of a company reach (R7.4-a…-f), from every large station with its marker.

    * `track[hex]`: mask of the edges of reached track on the hex;
    * `into[hex]`: mask of the edges over which reached track of a neighbour runs into the hex, be there track or not;
    * `cities`: mask of the hexes whose large station is reached; blocked ones are reached but not crossed;
    * `areas`: mask of the ports and red areas reached. London is among them even without a terminal (R7.6.5-a).
    """

    def __init__(self) -> None:
        self.track = [0] * SIZE
        self.into = [0] * SIZE
        self.cities = 0
        self.areas = 0


def reach(board: Board, company: int) -> Reach:
    """Everything that routes of the company reach."""
    found = Reach()
    waiting: list[int] = []
    for hex in range(SIZE):
        if KIND[hex] == CITY and board.has_marker(hex, company):
            found.cities |= 1 << hex
            waiting.append(hex)
    while waiting:
        hex = waiting.pop()
        if board.tile[hex] == NONE:
            continue
        ways = exits(board.tile[hex], board.turn[hex])
        found.track[hex] |= ways
        for edge in range(EDGES):
            if ways >> edge & 1:
                city = _follow(board, found, hex, edge)
                if city != NONE and not found.cities >> city & 1:
                    found.cities |= 1 << city
                    if not board.is_blocked(city, company):
                        waiting.append(city)
    return found


def _follow(board: Board, found: Reach, hex: int, edge: int) -> int:
    """Mark the track that leaves a large station over an edge; the hex of the large station it comes to, or NONE."""
    while True:
        place = EDGES * hex + edge
        if AREA_AT[place] != NONE:
            found.areas |= 1 << AREA_AT[place]
            return NONE
        hex = NEIGHBOUR[place]
        if hex == NONE:
            return NONE
        edge = (edge + 3) % EDGES
        if found.into[hex] >> edge & 1:
            # Somebody has come this way before, and has seen where it leads.
            return NONE
        found.into[hex] |= 1 << edge
        tile = board.tile[hex]
        if tile == NONE or not exits(tile, board.turn[hex]) >> edge & 1:
            return NONE
        found.track[hex] |= 1 << edge
        if TILE_KIND[tile] == CITY:
            return hex
        edge = ACROSS[(tile * EDGES + board.turn[hex]) * EDGES + edge]
        found.track[hex] |= 1 << edge


def extended(board: Board, found: Reach, company: int, hex: int) -> Reach:
    """What is within reach with a new tile on a hex, given what was before: a tile keeps all track that was there."""
    more = Reach.__new__(Reach)
    more.track = found.track[:]
    more.into = found.into[:]
    more.cities = found.cities
    more.areas = found.areas
    tile = board.tile[hex]
    ways = exits(tile, board.turn[hex])
    waiting: list[int] = []
    if TILE_KIND[tile] == CITY:
        if more.cities >> hex & 1 or ways & more.into[hex]:
            more.cities |= 1 << hex
            if not board.is_blocked(hex, company):
                waiting.append(hex)
    else:
        for edge in range(EDGES):
            if more.into[hex] & ways & ~more.track[hex] & 1 << edge:
                out = ACROSS[(tile * EDGES + board.turn[hex]) * EDGES + edge]
                more.track[hex] |= 1 << edge | 1 << out
                _arrive(board, more, company, hex, out, waiting)
    while waiting:
        hex = waiting.pop()
        if board.tile[hex] == NONE:
            continue
        ways = exits(board.tile[hex], board.turn[hex])
        fresh = ways & ~found.track[hex] if board.has_marker(hex, company) else ways
        more.track[hex] |= ways
        for edge in range(EDGES):
            if fresh >> edge & 1:
                _arrive(board, more, company, hex, edge, waiting)
    return more


def _arrive(board: Board, more: Reach, company: int, hex: int, edge: int, waiting: list[int]) -> None:
    city = _follow(board, more, hex, edge)
    if city != NONE and not more.cities >> city & 1:
        more.cities |= 1 << city
        if not board.is_blocked(city, company):
            waiting.append(city)


def serves(board: Board, found: Reach, company: int, hex: int, tile: int, turn: int) -> bool:
    """Whether a tile, once on the hex, has track on a route of the company (R7.6.1-a, R7.6.3-c, A-50).

    The large station of a city tile may be reached anyhow; on a town tile the new track itself must be.
    """
    if TILE_KIND[tile] == CITY:
        return board.has_marker(hex, company) or exits(tile, turn) & found.into[hex] != 0
    old = segments(board.tile[hex], board.turn[hex]) if board.tile[hex] != NONE else []
    for segment in segments(tile, turn):
        if segment & found.into[hex] and segment not in old:
            return True
    return False


def connects(board: Board, found: Reach, other: int) -> bool:
    """Whether what a company reaches has a marker of another (R7.5.2-a): track joins them, never London (R7.5.2-b)."""
    for hex in range(SIZE):
        if found.cities >> hex & 1 and board.has_marker(hex, other):
            return True
    return False


def free_segments(board: Board, hex: int) -> list[int]:
    """The segments of an upgraded town tile that can still take a small station (R7.6.4), as masks of their edges."""
    tile = board.tile[hex]
    if tile == NONE or TILE_KIND[tile] == CITY or COLOUR[tile] == YELLOW:
        return []
    return [segment for segment in segments(tile, board.turn[hex]) if not segment & board.small[hex]]


class Link:
    """The track between two stops: a large station, and another one or an area.

    `steps` are the town hexes between them with the edges of entry and exit. `hexes` is the mask of all track hexes
    touched, the stations' own included; `small` that of the small stations passed, by their number in the network.
    """

    def __init__(self, a: int, b: int, leaves: int, arrives: int, steps: list[tuple[int, int, int]]) -> None:
        #: Stops at its ends; `a` is a large station.
        self.a = a
        self.b = b
        #: Edge over which the track leaves `a`; edge of arrival at `b` (of the station, or of the outer hex).
        self.leaves = leaves
        self.arrives = arrives
        self.steps = steps
        self.hexes = 0
        self.small = 0
        #: Hex borders crossed from stop to stop (R7.8.1-a).
        self.length = len(steps) + 1
        #: For an area: the hex of sea or red land entered, and the last map hex before it (R7.8.1-d). Else NONE.
        self.outer = NONE
        self.gate = NONE


class Network:
    """The stops and links that a company's trains may use.

    Stops are numbered: first the large stations on routes of the company (`city[stop]` is the hex), then areas
    (`area[stop]`). London is a stop only for a company with a terminal there (R7.4-e).
    """

    def __init__(self, board: Board, company: int) -> None:
        self.board = board
        self.company = company
        self.city: list[int] = []
        self.area: list[int] = []
        self.stop_at = [NONE] * SIZE
        self.links: list[Link] = []
        #: Links at every stop.
        self.at: list[list[int]] = []
        #: Small stations: hex and mask of the segment.
        self.small: list[tuple[int, int]] = []
        self._build()
        #: Masks of stops: with an own marker; blocked by others.
        self.own = 0
        self.blocked = 0
        for stop, hex in enumerate(self.city):
            if hex != NONE and board.has_marker(hex, company):
                self.own |= 1 << stop
            if hex != NONE and board.is_blocked(hex, company):
                self.blocked |= 1 << stop

    def _build(self) -> None:
        board = self.board
        found = reach(board, self.company)
        for hex in range(SIZE):
            if found.cities >> hex & 1 and board.tile[hex] != NONE:
                self.stop_at[hex] = len(self.city)
                self.city.append(hex)
                self.area.append(NONE)
                self.at.append([])
        stop_of_area: dict[int, int] = {}
        for a in range(len(self.city)):
            hex = self.city[a]
            ways = exits(board.tile[hex], board.turn[hex])
            for edge in range(EDGES):
                if ways >> edge & 1:
                    link = self._trace(a, hex, edge, stop_of_area)
                    if link is not None:
                        self.at[link.a].append(len(self.links))
                        self.at[link.b].append(len(self.links))
                        self.links.append(link)

    def _trace(self, a: int, hex: int, edge: int, stop_of_area: dict[int, int]) -> Link | None:
        """The link that leaves a large station over an edge; None if there is none, or it is known from its end."""
        board = self.board
        steps: list[tuple[int, int, int]] = []
        leaves = edge
        while len(steps) < _ENDLESS:
            place = EDGES * hex + edge
            if AREA_AT[place] != NONE:
                return self._link_to_area(a, leaves, steps, hex, edge, stop_of_area)
            hex = NEIGHBOUR[place]
            edge = (edge + 3) % EDGES
            if hex == NONE or board.tile[hex] == NONE or not exits(board.tile[hex], board.turn[hex]) >> edge & 1:
                return None
            if TILE_KIND[board.tile[hex]] == CITY:
                b = self.stop_at[hex]
                if b == NONE or b <= a:
                    # Found from its other end, or a loop back to the same station, which no route can use.
                    return None
                return self._finish(Link(a, b, leaves, edge, steps))
            out = ACROSS[(board.tile[hex] * EDGES + board.turn[hex]) * EDGES + edge]
            steps.append((hex, edge, out))
            edge = out
        return None

    def _link_to_area(
        self, a: int, leaves: int, steps: list[tuple[int, int, int]], hex: int, edge: int, stop_of_area: dict[int, int]
    ) -> Link | None:
        area = AREA_AT[EDGES * hex + edge]
        if area == LONDON and not self.board.has_terminal(self.company):
            return None
        if area not in stop_of_area:
            stop_of_area[area] = len(self.city)
            self.city.append(NONE)
            self.area.append(area)
            self.at.append([])
        link = Link(a, stop_of_area[area], leaves, (edge + 3) % EDGES, steps)
        link.outer = OUTER_AT[EDGES * hex + edge]
        link.gate = hex
        return self._finish(link)

    def _finish(self, link: Link) -> Link:
        link.hexes = 1 << self.city[link.a]
        if self.city[link.b] != NONE:
            link.hexes |= 1 << self.city[link.b]
        for hex, entry, out in link.steps:
            link.hexes |= 1 << hex
            segment = (1 << entry) | (1 << out)
            if segment & self.board.small[hex]:
                link.small |= 1 << len(self.small)
                self.small.append((hex, segment))
        return link

    def name(self, stop: int) -> str:
        """The hex id of a large station, or the name of an area, for debugging."""
        from roundhouse.games.e1862.map.atlas import AREAS

        return HEXES[self.city[stop]] if self.city[stop] != NONE else AREAS[self.area[stop]]


def steps_along(network: Network, start: int, links: list[int]) -> list[tuple[int, int, int]]:
    """The way from a stop over links, hex by hex: the hex, the edges of entry and exit, NONE at both ends."""
    steps: list[tuple[int, int, int]] = []
    stop, entry = start, NONE
    for number in links:
        link = network.links[number]
        if stop == link.a:
            steps.append((network.city[stop], entry, link.leaves))
            steps += link.steps
            stop, entry = link.b, link.arrives
        else:
            steps.append((network.city[stop] if link.outer == NONE else link.outer, entry, link.arrives))
            steps += [(hex, out, into) for hex, into, out in reversed(link.steps)]
            stop, entry = link.a, link.leaves
    last = network.links[links[-1]]
    steps.append((network.city[stop] if stop == last.a or last.outer == NONE else last.outer, entry, NONE))
    return steps
