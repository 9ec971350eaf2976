"""The atlas of a board: short ways to each city, worked out once and then looked up.

A way to a city leads over junctions only (SK-7.1-d). It is written from its far end to the city.
"""

# compiled
from __future__ import annotations

from typing import Final

#: Ways of at most so many segments are listed; longer ones are searched for when they are needed.
SHORT: Final = 4
#: A board that has more of them lists only shorter ones. The printed one has 15,813.
MOST_WAYS: Final = 20_000
#: Farther than any two nodes are apart.
FAR: Final = 1_000_000


class Way:
    """A short way to a city: its segments, the junctions between them, and the cards it needs, counted by colour."""

    def __init__(self, city: int, segments: tuple[int, ...], inner: tuple[int, ...], need: int) -> None:
        self.city = city
        self.segments = segments
        self.length = len(segments)
        self.inner = inner
        self.need = need


class Atlas:
    """Looks things up by the node of a city; each city's page is made when it is first opened."""

    def __init__(
        self, at_node: list[list[int]], leads_to: list[list[int]], city_at: list[int], need: list[int]
    ) -> None:
        self.at_node = at_node
        self.leads_to = leads_to
        self.city_at = city_at
        self.need = need
        self._ways: dict[int, list[list[Way]]] = {}
        self._starts: dict[int, list[int]] = {}
        self._around: dict[int, int] = {}
        self._leaving: list[list[Way]] = []
        self._short = 0

    def short(self) -> int:
        """Ways of at most so many segments are listed on this board."""
        if self._short == 0:
            length = SHORT
            while length > 1 and self._count(length) > MOST_WAYS:
                length -= 1
            self._short = length
        return self._short

    def _count(self, length: int) -> int:
        """The number of ways of at most so many segments to all cities, or one that is too big."""
        count = 0
        for city in range(len(self.city_at)):
            if self.city_at[city] >= 0 and count <= MOST_WAYS:
                count += self._count_back(city, [city], length, MOST_WAYS - count)
        return count

    def _count_back(self, node: int, passed: list[int], length: int, most: int) -> int:
        count = 0
        for before in self.leads_to[node]:
            if before not in passed and count <= most:
                count += 1
                if length > 1 and self.city_at[before] < 0:
                    count += self._count_back(before, [*passed, before], length - 1, most - count)
        return count

    def leaving(self, node: int) -> list[Way]:
        """The short ways that begin at a node, whatever city they lead to, the shortest first."""
        if not self._leaving:
            self._leaving = [[] for _ in self.at_node]
            for city in range(len(self.city_at)):
                if self.city_at[city] >= 0:
                    for place, start in enumerate(self.starts(city)):
                        self._leaving[start].extend(self.ways(city)[place])
            for ways in self._leaving:
                ways.sort(key=lambda way: way.length)
        return self._leaving[node]

    def starts(self, city: int) -> list[int]:
        """The nodes from which short ways lead to a city, in order."""
        if city not in self._starts:
            self._open(city)
        return self._starts[city]

    def around(self, city: int) -> int:
        """These nodes as bits."""
        if city not in self._around:
            self._open(city)
        return self._around[city]

    def ways(self, city: int) -> list[list[Way]]:
        """The short ways from each of these nodes, in the order of their segments."""
        if city not in self._ways:
            self._open(city)
        return self._ways[city]

    def _open(self, city: int) -> None:
        found: dict[int, list[Way]] = {}
        self.short()
        self._walk_back(city, [city], [], 0, found)
        starts = sorted(found)
        self._starts[city] = starts
        self._around[city] = sum([1 << node for node in starts])
        self._ways[city] = [sorted(found[node], key=lambda way: way.segments) for node in starts]

    def _walk_back(
        self, node: int, passed: list[int], segments: list[int], need: int, found: dict[int, list[Way]]
    ) -> None:
        for number, segment in enumerate(self.at_node[node]):
            before = self.leads_to[node][number]
            if before in passed:
                continue
            longer = [segment, *segments]
            sum_of = need + self.need[segment]
            inner = tuple(reversed(passed[1:]))
            found.setdefault(before, []).append(Way(passed[0], tuple(longer), inner, sum_of))
            if len(longer) < self._short and self.city_at[before] < 0:
                self._walk_back(before, [*passed, before], longer, sum_of, found)
