"""The field of a search: the stops and links within reach of the home base, their values, and where freights can end.

Only what is connected with the home base matters: every run must meet, over others, one that visits it (R7.8-c).
Places are bits of one mask: large stations by their stop, and from bit ENTRANCE_BIT on the entrances of areas. At which
of them runs may meet is one ruling (A-18), where freights may be linked another one (A-20). Runs that meet in a small
station share a link, so a large station too.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.map.atlas import AREA_KIND, NONE, PORT, distance
from roundhouse.games.e1862.map.board import Running
from roundhouse.games.e1862.map.network import Network
from roundhouse.games.e1862.runs.chains import BONUS, PORT_BONUS
from roundhouse.games.e1862.runs.run import AREA_STOP, stop_value

ENTRANCE_BIT: Final = 30


class Field:
    """The network of one company as flat lists.

    Stops keep the numbers of the network. An *end* is where a freight can end: a large station (same number), or an
    entrance of an area (numbers from `stops` on): hex of sea or red land, and last map hex before it.
    """

    def __init__(self, running: Running) -> None:
        network = Network(running.board, running.company)
        self.running = running
        self.network = network
        self.stops = len(network.city)
        self.own = network.own
        self.blocked = network.blocked
        self.areas = 0
        self.ports = 0
        for stop in range(self.stops):
            if network.city[stop] == NONE:
                self.areas |= 1 << stop
                if AREA_KIND[network.area[stop]] == PORT:
                    self.ports |= 1 << stop
        #: Ends: their stop, the hex that distance is measured from, and the bit of their place.
        self.end_stop = list(range(self.stops))
        self.end_gate = network.city[:]
        self.end_bit = list(range(self.stops))
        #: Links as flat lists; `link_end` is the end of a freight that comes over it to an area, or NONE.
        self.link_a = [link.a for link in network.links]
        self.link_b = [link.b for link in network.links]
        self.link_length = [link.length for link in network.links]
        self.link_small = [link.small for link in network.links]
        self.link_hexes = [link.hexes for link in network.links]
        self.link_end = [NONE] * len(network.links)
        self._read_entrances()
        self.meet_anywhere = running.rules.meet_anywhere
        self.home = NONE
        if running.board.has_marker(running.home, running.company):
            self.home = network.stop_at[running.home]
        #: Links at every stop within reach of the home base; none elsewhere.
        self.at: list[list[int]] = [[] for _ in range(self.stops)]
        self.near = 0
        self._spread()
        self.value = [self._value(stop) for stop in range(self.stops)]

    def _read_entrances(self) -> None:
        ends: dict[tuple[int, int], int] = {}
        bits: dict[tuple[int, int], int] = {}
        for number, link in enumerate(self.network.links):
            if link.outer == NONE:
                continue
            node = (link.b, link.outer)
            if node not in bits:
                bits[node] = ENTRANCE_BIT + len(bits)
            if (link.outer, link.gate) not in ends:
                ends[link.outer, link.gate] = len(self.end_stop)
                self.end_stop.append(link.b)
                self.end_gate.append(link.gate)
                self.end_bit.append(bits[node])
            self.link_end[number] = ends[link.outer, link.gate]

    def _spread(self) -> None:
        """Find what is connected with the home base, over large stations, or over areas where runs may meet there."""
        if self.home == NONE:
            return
        waiting = [self.home]
        self.near = 1 << self.home
        while waiting:
            stop = waiting.pop()
            for number in self.network.at[stop]:
                self.at[stop].append(number)
                other = self.link_a[number] + self.link_b[number] - stop
                if not self.near >> other & 1:
                    self.near |= 1 << other
                    if self.meet_anywhere or not self.areas >> other & 1:
                        waiting.append(other)
        for stop in range(self.stops):
            if (self.areas & self.near) >> stop & 1:
                # An area joins nothing in the rulebook, but it has its links to the stations that are near.
                self.at[stop] = [number for number in self.network.at[stop] if self.near >> self.link_a[number] & 1]

    def _value(self, stop: int) -> int:
        hex = self.network.city[stop]
        key = hex if hex != NONE else AREA_STOP + self.network.area[stop]
        return stop_value(self.running.board, key, self.running.phase)

    def node(self, end: int) -> int:
        """The mask of the place of an end: freights that end at the same place could be linked there."""
        return 1 << self.end_bit[end]

    def meeting(self, end: int) -> int:
        """The mask of the place where other runs meet one that ends here; 0 at an area in the rulebook (R7.8-c)."""
        return self.node(end) if self.meet_anywhere or self.end_bit[end] < ENTRANCE_BIT else 0

    def bonus(self, a: int, b: int) -> int:
        """Pounds for the hexes between two ends of a chain (R7.8.1-b, R7.8.1-c)."""
        stop_a, stop_b = self.end_stop[a], self.end_stop[b]
        beyond = (self.areas >> stop_a & 1) + (self.areas >> stop_b & 1)
        between = max(0, distance(self.end_gate[a], self.end_gate[b]) - 1 + beyond)
        port = (self.ports >> stop_a | self.ports >> stop_b) & 1
        return between * (PORT_BONUS if port else BONUS)
