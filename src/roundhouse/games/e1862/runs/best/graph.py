"""The graph that trains run on: stops and links connected with the home base, and the paths of single trains over them.

Only what is connected with the home base matters: every run must meet, over others, one that visits it (R7.8-c).
*Places*, where runs can meet, are bits of one mask: large stations by their stop, and from bit ENTRANCE_BIT on the
entrances of areas. At which of them runs may meet is one ruling (A-18), where freights may be linked another (A-20).
Runs that meet in a small station share a link, so a large station too.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.e1862.map.atlas import AREA_KIND, NONE, PORT, distance
from roundhouse.games.e1862.map.network import Network
from roundhouse.games.e1862.runs.chains import BONUS, PORT_BONUS
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.runs.run import AREA_STOP, stop_value

ENTRANCE_BIT: Final = 30


class Graph:
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
        self.runs_meet_anywhere = running.rules.runs_meet_anywhere
        self.home = NONE
        if running.board.has_marker(running.home, running.company):
            self.home = network.stop_at[running.home]
        #: Stops connected with the home base, as a mask, and the links at each of them.
        self.links_at: list[list[int]] = [[] for _ in range(self.stops)]
        self.reachable = 0
        self._find_reachable()
        self.value = [stop_value(running.board, self.stop_key(stop), running.phase) for stop in range(self.stops)]

    def _read_entrances(self) -> None:
        ends: dict[tuple[int, int], int] = {}
        bits: dict[tuple[int, int], int] = {}
        for number, link in enumerate(self.network.links):
            if link.outer == NONE:
                continue
            entrance = (link.b, link.outer)
            if entrance not in bits:
                bits[entrance] = ENTRANCE_BIT + len(bits)
            if (link.outer, link.gate) not in ends:
                ends[link.outer, link.gate] = len(self.end_stop)
                self.end_stop.append(link.b)
                self.end_gate.append(link.gate)
                self.end_bit.append(bits[entrance])
            self.link_end[number] = ends[link.outer, link.gate]

    def _find_reachable(self) -> None:
        """Find what is connected with the home base, over large stations, or over areas where runs may meet there."""
        if self.home == NONE:
            return
        waiting = [self.home]
        self.reachable = 1 << self.home
        while waiting:
            stop = waiting.pop()
            for number in self.network.at[stop]:
                self.links_at[stop].append(number)
                other = self.link_a[number] + self.link_b[number] - stop
                if not self.reachable >> other & 1:
                    self.reachable |= 1 << other
                    if self.runs_meet_anywhere or not self.areas >> other & 1:
                        waiting.append(other)
        for stop in range(self.stops):
            if (self.areas & self.reachable) >> stop & 1:
                # Nothing is reached over an area in the rulebook, but it has its links to reachable stations.
                links = self.network.at[stop]
                self.links_at[stop] = [number for number in links if self.reachable >> self.link_a[number] & 1]

    def stop_key(self, stop: int) -> int:
        """A stop as runs name it."""
        hex = self.network.city[stop]
        return hex if hex != NONE else AREA_STOP + self.network.area[stop]

    def place(self, end: int) -> int:
        """The mask of the place of an end: freights that end at the same place could be linked there."""
        return 1 << self.end_bit[end]

    def meeting_place(self, end: int) -> int:
        """The mask of the place where other runs meet one that ends here; 0 at an area in the rulebook (R7.8-c)."""
        return self.place(end) if self.runs_meet_anywhere or self.end_bit[end] < ENTRANCE_BIT else 0

    def bonus(self, a: int, b: int) -> int:
        """Pounds for the hexes between two ends of a chain (R7.8.1-b, R7.8.1-c)."""
        stop_a, stop_b = self.end_stop[a], self.end_stop[b]
        beyond = (self.areas >> stop_a & 1) + (self.areas >> stop_b & 1)
        between = max(0, distance(self.end_gate[a], self.end_gate[b]) - 1 + beyond)
        port = (self.ports >> stop_a | self.ports >> stop_b) & 1
        return between * (PORT_BONUS if port else BONUS)


def bits(mask: int, first: int = 0) -> list[int]:
    """The numbers of the bits of a mask, counted from `first`."""
    found: list[int] = []
    number = first
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def joined(parts: list[int], meet: int) -> list[int]:
    """Parts, each a mask of places of runs connected with each other, with another run; the first one stays first."""
    others: list[int] = []
    first = False
    for number, part in enumerate(parts):
        if part & meet:
            meet |= part
            first = first or number == 0
        else:
            others.append(part)
    return [meet, *others] if first else [*others, meet]


class Path:
    """A legal path of one train: its first stop, its links in order, and what it touches."""

    def __init__(self, start: int, links: list[int], stops: int, meet: int) -> None:
        self.start = start
        self.links = links
        #: Masks: stops visited, and places where other runs can meet it.
        self.stops = stops
        self.meet = meet
        self.small = 0
        self.hexes = 0
        self.length = 0
        #: For freights: the ends, the first being that of `start`.
        self.a = NONE
        self.b = NONE


class PathFinder:
    """Finds the simple paths of the graph for one kind of train. `tick` is called at every stop and may end it."""

    def __init__(self, graph: Graph, most_stops: int, most_hexes: int, areas: bool, tick: Callable[[], None]) -> None:
        self.graph = graph
        self.most_stops = most_stops
        self.most_hexes = most_hexes
        self.areas = areas
        self.tick = tick
        self.every = False
        self.found: list[Path] = []
        self.links: list[int] = []
        self.start = 0
        self.first_end = NONE

    def find(self, every: bool) -> list[Path]:
        """All paths (`every`), or those that cannot be made longer at either end; each in one direction only."""
        graph = self.graph
        self.every = every
        for start in range(graph.stops):
            if not graph.reachable >> start & 1 or (graph.areas >> start & 1 and not self.areas):
                continue
            self.start = start
            self._extend(start, 1 << start, 1, 0, 0)
        return self.found

    def _extend(self, stop: int, visited: int, count: int, hexes: int, meet: int) -> None:
        """Extend the path beyond a stop. `meet` holds the entrance of the area in which the path begins."""
        self.tick()
        graph = self.graph
        for link in graph.links_at[stop]:
            other = graph.link_a[link] + graph.link_b[link] - stop
            bit = 1 << other
            if visited & bit:
                continue
            length = hexes + graph.link_length[link]
            if length > self.most_hexes or not self._may_end_at(other):
                continue
            through = meet
            if graph.link_end[link] != NONE:
                through |= graph.meeting_place(graph.link_end[link])
                if stop == self.start and graph.areas >> stop & 1:
                    self.first_end = graph.link_end[link]
            self.links.append(link)
            if self.start < other and (visited | bit) & graph.own:
                if self.every or count + 1 == self.most_stops or not self._extensible(other, visited | bit):
                    self._keep(other, visited | bit, length, through)
            if count + 1 < self.most_stops and not (graph.areas | graph.blocked) & bit:
                self._extend(other, visited | bit, count + 1, length, through)
            self.links.pop()

    def _may_end_at(self, other: int) -> bool:
        """No area for locals; no port to port, no red area to red area (R7.8.2-a, R7.8-e)."""
        graph = self.graph
        if not graph.areas >> other & 1:
            return True
        if not self.areas:
            return False
        if not graph.areas >> self.start & 1:
            return True
        return (graph.ports >> other & 1) != (graph.ports >> self.start & 1)

    def _extensible(self, stop: int, visited: int) -> bool:
        """Whether the path from `start` to `stop` can be made longer at one of its ends."""
        return self._extensible_at(stop, self.start, visited) or self._extensible_at(self.start, stop, visited)

    def _extensible_at(self, end: int, far: int, visited: int) -> bool:
        graph = self.graph
        if (graph.areas | graph.blocked) >> end & 1:
            return False
        for link in graph.links_at[end]:
            other = graph.link_a[link] + graph.link_b[link] - end
            if visited >> other & 1:
                continue
            if not graph.areas >> other & 1:
                return True
            if self.areas and not (graph.areas >> far & 1 and (graph.ports >> far & 1) == (graph.ports >> other & 1)):
                return True
        return False

    def _keep(self, stop: int, visited: int, length: int, meet: int) -> None:
        graph = self.graph
        path = Path(self.start, self.links[:], visited, (visited & ~graph.areas) | meet)
        for link in path.links:
            path.small |= graph.link_small[link]
            path.hexes |= graph.link_hexes[link]
        path.length = length
        path.a = self.first_end if graph.areas >> self.start & 1 else self.start
        last = path.links[-1]
        path.b = graph.link_end[last] if graph.areas >> stop & 1 else stop
        self.found.append(path)
