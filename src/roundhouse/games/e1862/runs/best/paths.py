"""Paths of single trains over the field: all that a freight can take, and those that a local or express would take."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.runs.best.field import Field


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


class Walker:
    """Walks all simple paths of the field for one kind of train. `tick` is called at every stop and may end it."""

    def __init__(self, field: Field, most_stops: int, most_hexes: int, areas: bool, tick: Callable[[], None]) -> None:
        self.field = field
        self.most_stops = most_stops
        self.most_hexes = most_hexes
        self.areas = areas
        self.tick = tick
        self.every = False
        self.found: list[Path] = []
        self.links: list[int] = []
        self.start = 0
        self.first_end = NONE

    def walk(self, every: bool) -> list[Path]:
        """All paths (`every`), or those that cannot be made longer at either end; each in one direction only."""
        field = self.field
        self.every = every
        for start in range(field.stops):
            if not field.near >> start & 1 or (field.areas >> start & 1 and not self.areas):
                continue
            self.start = start
            self._go(start, 1 << start, 1, 0, 0)
        return self.found

    def _go(self, stop: int, visited: int, count: int, hexes: int, meet: int) -> None:
        """Go on from a stop. `meet` holds the entrance of the area in which the path begins."""
        self.tick()
        field = self.field
        for link in field.at[stop]:
            other = field.link_a[link] + field.link_b[link] - stop
            bit = 1 << other
            if visited & bit:
                continue
            length = hexes + field.link_length[link]
            if length > self.most_hexes or not self._may_end_at(other):
                continue
            through = meet
            if field.link_end[link] != NONE:
                through |= field.meeting(field.link_end[link])
                if stop == self.start and field.areas >> stop & 1:
                    self.first_end = field.link_end[link]
            self.links.append(link)
            if self.start < other and (visited | bit) & field.own:
                if self.every or count + 1 == self.most_stops or not self._longer(other, visited | bit):
                    self._keep(other, visited | bit, length, through)
            if count + 1 < self.most_stops and not (field.areas | field.blocked) & bit:
                self._go(other, visited | bit, count + 1, length, through)
            self.links.pop()

    def _may_end_at(self, other: int) -> bool:
        """No area for locals; no port to port, no red area to red area (R7.8.2-a, R7.8-e)."""
        field = self.field
        if not field.areas >> other & 1:
            return True
        if not self.areas:
            return False
        if not field.areas >> self.start & 1:
            return True
        return (field.ports >> other & 1) != (field.ports >> self.start & 1)

    def _longer(self, stop: int, visited: int) -> bool:
        """Whether the path from `start` to `stop` can be made longer at one of its ends."""
        return self._grows(stop, self.start, visited) or self._grows(self.start, stop, visited)

    def _grows(self, end: int, far: int, visited: int) -> bool:
        field = self.field
        if (field.areas | field.blocked) >> end & 1:
            return False
        for link in field.at[end]:
            other = field.link_a[link] + field.link_b[link] - end
            if visited >> other & 1:
                continue
            if not field.areas >> other & 1:
                return True
            if self.areas and not (field.areas >> far & 1 and (field.ports >> far & 1) == (field.ports >> other & 1)):
                return True
        return False

    def _keep(self, stop: int, visited: int, length: int, meet: int) -> None:
        field = self.field
        path = Path(self.start, self.links[:], visited, (visited & ~field.areas) | meet)
        for link in path.links:
            path.small |= field.link_small[link]
            path.hexes |= field.link_hexes[link]
        path.length = length
        path.a = self.first_end if field.areas >> self.start & 1 else self.start
        last = path.links[-1]
        path.b = field.link_end[last] if field.areas >> stop & 1 else stop
        self.found.append(path)
