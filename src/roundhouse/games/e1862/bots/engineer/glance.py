"""Runs at a glance: about what a company's trains would earn, without looking for the best.

One train after the other takes the best way that a short search finds among the stops that are left. It leaves out that
all runs must meet (R7.8-c), and that a chain of freights visits no stop twice; so it is now and then too high, and
where trains get into each other's way too low. A test compares it with the best runs.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.map.atlas import AREA_KIND, NONE, PORT, SIZE, area_value, distance
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.network import Network
from roundhouse.games.e1862.map.tiles import VALUE
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL, REACH, SCORES, VISITS

#: Steps that the search for one train may take.
MOST_STEPS: Final = 700
SMALL_STATION: Final = 20
HEX_SUBSIDY: Final = 10
#: Per hex between the ends of a freight: usually, and with a port.
INLAND: Final = 20
OVERSEA: Final = 30
FAR: Final = 99
#: The first band whose freights need not be linked.
PERMANENT: Final = 4


#: Hexes between any two hexes, as the crow flies.
APART: Final[list[int]] = [distance(a, b) for a in range(SIZE) for b in range(SIZE)]


def within(aways: list[list[int]], a: int, b: int, length: int) -> bool:
    """Whether some marker lies on a way between two stops that is not too long."""
    for away in aways:
        if away[a] + away[b] <= length:
            return True
    return False


class Ground:
    """Stops and links of a company as short lists, for many looks at them."""

    def __init__(self, board: Board, company: int, phase: int) -> None:
        network = Network(board, company)
        self.network = network
        count = len(network.city)
        self.count = count
        self.own = network.own
        self.blocked = network.blocked
        self.value: list[int] = []
        #: 0 a large station, 1 a port, 2 a red area.
        self.sort: list[int] = []
        for stop in range(count):
            if network.city[stop] != NONE:
                self.value.append(VALUE[board.tile[network.city[stop]]])
                self.sort.append(0)
            else:
                self.value.append(area_value(network.area[stop], phase))
                self.sort.append(1 if AREA_KIND[network.area[stop]] == PORT else 2)
        #: Ways on from every stop, the most valuable first: the next stop, and the link.
        self.next: list[list[int]] = []
        self.link: list[list[int]] = []
        for stop in range(count):
            ways: list[tuple[int, int, int]] = []
            for number in network.at[stop]:
                link = network.links[number]
                other = link.b if link.a == stop else link.a
                ways.append((-self.value[other], other, number))
            ways.sort()
            self.next.append([way[1] for way in ways])
            self.link.append([way[2] for way in ways])
        #: Stops that have been counted already, small stations too, and the hexes that locals have touched.
        self.taken = 0
        self.taken_small = 0
        self.hexes = 0
        # What the search for one train uses.
        self.visits = 0
        self.scores = 0
        self.local = False
        self.steps = 0
        self.best = 0
        self.best_stops = 0
        self.best_small = 0
        self.best_hexes = 0
        self.most = 0

    def worth(self, stop: int) -> int:
        return 0 if self.taken >> stop & 1 else self.value[stop]

    def run(self, kind: int, band: int) -> int:
        """The best way for one more express or local; what it visits is taken."""
        self.visits = VISITS[band]
        self.scores = SCORES[band]
        self.local = kind == LOCAL
        self.steps = MOST_STEPS
        self.best = 0
        self.best_stops = self.best_small = self.best_hexes = 0
        self.most = 0
        order: list[tuple[int, int]] = []
        for stop in range(self.count):
            if self.sort[stop] == 0 or not self.local:
                order.append((-self.worth(stop), stop))
                if self.sort[stop] == 0:
                    self.most = max(self.most, self.worth(stop) + (SMALL_STATION if self.local else 0))
        order.sort()
        for _, stop in order:
            if self.steps <= 0:
                break
            areas = 1 << self.sort[stop] if self.sort[stop] else 0
            self._extend(stop, 1 << stop, 1, self.worth(stop), self.worth(stop), 0, 0, areas)
        self.taken |= self.best_stops
        self.taken_small |= self.best_small
        if self.local:
            self.hexes |= self.best_hexes
        return self.best

    def _extend(
        self, stop: int, stops: int, count: int, score: int, least: int, small: int, hexes: int, areas: int
    ) -> None:
        self.steps -= 1
        if count > 1 and stops & self.own:
            total = score - least if count > self.scores else score
            if total > self.best:
                self.best, self.best_stops, self.best_small, self.best_hexes = total, stops, small, hexes
        if count == self.visits or self.steps <= 0:
            return
        if count > 1 and (self.sort[stop] or self.blocked >> stop & 1):
            return
        left = self.visits - count
        bound = score + left * self.most
        if not self.local:
            bound += 200 if areas & 6 != 6 else 0
        if bound <= self.best:
            return
        ways = self.next[stop]
        for index in range(len(ways)):
            other = ways[index]
            if stops >> other & 1:
                continue
            sort = self.sort[other]
            if sort and (self.local or areas >> sort & 1):
                continue
            gain = self.worth(other)
            passed, touched = small, hexes
            more = gain
            if self.local:
                link = self.network.links[self.link[stop][index]]
                fresh = link.small & ~self.taken_small & ~small
                while fresh:
                    more += SMALL_STATION
                    fresh &= fresh - 1
                passed = small | link.small
                touched = hexes | link.hexes
            self._extend(
                other, stops | 1 << other, count + 1, score + more, min(least, gain), passed, touched,
                areas | 1 << sort if sort else areas,
            )  # fmt: skip

    # -- freights

    def haul(self, length: int) -> int:
        """What freights that enter `length` hexes in all earn at most; the two ends are taken afterwards."""
        aways: list[list[int]] = []
        nearest = [FAR] * self.count
        gate = [NONE] * self.count
        for marker in range(self.count):
            if self.own >> marker & 1:
                away, gates = self._away(marker, length)
                aways.append(away)
                for stop in range(self.count):
                    if away[stop] < nearest[stop]:
                        nearest[stop], gate[stop] = away[stop], gates[stop]
        best, first, last = 0, -1, -1
        near = [stop for stop in range(self.count) if nearest[stop] <= length]
        for index in range(len(near)):
            a = near[index]
            sort, value, row = self.sort[a], self.worth(a), SIZE * gate[a]
            for other in range(index + 1, len(near)):
                b = near[other]
                sort_b = self.sort[b]
                if nearest[a] + nearest[b] > length or (sort and sort == sort_b):
                    continue
                between = APART[row + gate[b]] - 1 + (1 if sort else 0) + (1 if sort_b else 0)
                total = value + self.worth(b)
                if between > 0:
                    total += between * (OVERSEA if sort == 1 or sort_b == 1 else INLAND)
                if total > best and within(aways, a, b, length):
                    best, first, last = total, a, b
        if best:
            self.taken |= 1 << first | 1 << last
        return best

    def _away(self, start: int, length: int) -> tuple[list[int], list[int]]:
        """Hex borders from a stop to every other, and the hex that counts as its place."""
        away = [FAR] * self.count
        gate = [NONE] * self.count
        away[start] = 0
        gate[start] = self.network.city[start]
        waiting = [start]
        while waiting:
            following: list[int] = []
            for stop in waiting:
                if stop != start and (self.sort[stop] or self.blocked >> stop & 1):
                    continue
                for index, other in enumerate(self.next[stop]):
                    link = self.network.links[self.link[stop][index]]
                    far = away[stop] + link.length
                    if far < away[other] and far <= length:
                        away[other] = far
                        gate[other] = link.gate if self.sort[other] else self.network.city[other]
                        following.append(other)
            waiting = following
        return away, gate


class Takings:
    """About what trains bring in one round."""

    def __init__(self, revenue: int, subsidy: int, local: bool) -> None:
        self.revenue = revenue
        self.subsidy = subsidy
        self.local = local


def run_all(ground: Ground, trains: list[int], permits: int) -> Takings:
    """All trains (numbered by type and band) that may run, the longest first."""
    ground.taken = ground.taken_small = ground.hexes = 0
    revenue = 0
    local = False
    linked = 0
    for kind in (EXPRESS, LOCAL):
        if not allows(permits, kind):
            continue
        for band in range(7, -1, -1):
            for train in trains:
                if train == 8 * kind + band:
                    earned = ground.run(kind, band)
                    revenue += earned
                    local = local or (kind == LOCAL and earned > 0)
    if allows(permits, FREIGHT):
        apart: list[int] = []
        for train in trains:
            if train >> 3 == FREIGHT:
                if train & 7 >= PERMANENT:
                    apart.append(REACH[train & 7])
                else:
                    linked += REACH[train & 7]
        if linked and apart:
            linked += apart.pop()
        if linked:
            revenue += ground.haul(linked)
        for length in sorted(apart, reverse=True):
            revenue += ground.haul(length)
    subsidy = 0
    hexes = ground.hexes
    while hexes:
        subsidy += HEX_SUBSIDY
        hexes &= hexes - 1
    return Takings(revenue, subsidy, local)
