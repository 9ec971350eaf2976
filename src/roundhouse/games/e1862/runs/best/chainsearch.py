"""The search for the ways of a chain: freights one after the other, from one end to the other.

Either all ways are asked for that matter beside each other, or one that can be met in certain parts of the network.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.chainway import ChainWay, connected_parts
from roundhouse.games.e1862.runs.best.hops import NO_LIMIT, Hops, vectors
from roundhouse.games.e1862.runs.best.paths import Path
from roundhouse.games.e1862.runs.best.trails import Trails


class ChainSearch:
    """One search, to the end `goal`, with so many freights of each type: all the permanent ones, others as needed."""

    def __init__(self, hops: Hops, goal: int, left: list[int], mixed: bool, tick: Callable[[], None]) -> None:
        self.hops = hops
        self.goal = goal
        self.left = left
        self.mixed = mixed
        self.tick = tick
        self.plain = sum(left[: hops.plain_types])
        self.goal_node = hops.nodes[goal]
        self.found: list[ChainWay] = []
        #: So many ways are enough; after so many steps the search gives up.
        self.most = NO_LIMIT
        self.patience = NO_LIMIT
        self.given_up = False
        #: Parts in all of which a way must be met, if it is such a way that is asked for.
        self.parts: list[int] = []
        self.joints_matter = True
        #: Whether the first freight must be a non-permanent one; where that leads, if it matters to others (a mask).
        self.plain_first = False
        self.begun = 0
        self.home: i64 = 1 << hops.field.home
        #: Places that make a difference between ways; between those that visit the home base.
        self.relevant: i64 = -1
        self.distant: i64 = -1
        #: By freights left: from where they lead to the goal; and whether enough have run to end there.
        self.leading: dict[tuple[int, ...], int] = {}
        self.enough: dict[tuple[int, ...], bool] = {}
        #: By end and freights left: the stops visited and ends used on the ways that have led there.
        self.trails: dict[tuple[int, ...], Trails] = {}
        #: By end, parts still to be met and freights left: whether these could do it.
        self.meeting: dict[tuple[int, ...], bool] = {}
        #: By type and end: where its ways lead and the parts they meet.
        self.meets: dict[tuple[int, int], set[tuple[int, int]]] = {}

    def start(self, end: int) -> None:
        """Find the ways from this end."""
        self._go(end, 0, self.hops.nodes[end], [], (1 << len(self.parts)) - 1)

    def touches(self, start: int) -> int:
        """Where ways from this end could be met, if they might use an end again: no way is met anywhere else."""
        hops = self.hops
        #: By type and end: the ends that its ways from there may lead to.
        leads: dict[tuple[int, int], int] = {}
        every = self.left
        for used in vectors(every):
            self.tick()
            reached = hops.within[used][start] if sum(used) else 0
            self.left = [most - one for most, one in zip(every, used)]
            for number in range(len(every)):
                if self.left[number]:
                    self.left[number] -= 1
                    to = self._leading_on() | (1 << self.goal if self._has_enough() else 0)
                    for here in hops.ends_joined(reached) if sum(used) else [start]:
                        leads[number, here] = leads.get((number, here), 0) | to
                    self.left[number] += 1
        self.left = every
        touched = 0
        for (number, here), to in leads.items():
            for end, meet in hops.meets_between(number, here).items():
                if to >> end & 1:
                    touched |= meet
        return touched

    def _go(self, end: int, visited: int, nodes: int, paths: list[Path], missing: int) -> None:
        """Link another freight at `end`. `nodes` are the ends used so far, `missing` the parts still to be met."""
        self.tick()
        self.patience -= 1
        if self.patience < 0:
            self.given_up = True
        if self.given_up or len(self.found) >= self.most:
            return
        if paths and (not self._may_meet(end, missing) or self._been_here(end, visited, nodes, paths, missing)):
            return
        for number in range(self.hops.plain_types if self.plain_first and not paths else len(self.left)):
            if self.left[number]:
                self._link(number, end, visited, nodes, paths, missing)

    def _link(self, number: int, end: int, visited: int, nodes: int, paths: list[Path], missing: int) -> None:
        """Link a freight of this type: try all its ways that lead to the goal, or to where others lead on to it."""
        hops = self.hops
        self.left[number] -= 1
        leading_on = self._leading_on()
        enough = self._has_enough()
        used = nodes | self.goal_node
        begins = self.plain_first and self.joints_matter and not paths
        for here in hops.joined[end] if paths else [end]:
            # Judged as a whole, a chain may visit again only the stop at which it is linked (R7.8.1-h).
            barred = 0 if hops.loose else visited & ~(1 << hops.field.end_stop[here] if paths else 0)
            for way in hops.ways[number][here]:
                path = way.path
                if begins:
                    self.begun = hops.nodes[way.to]
                if path.stops & barred:
                    continue
                if way.to == self.goal and enough:
                    if not missing or not self._still(missing, path.meet):
                        self._keep(nodes, [*paths, path])
                elif leading_on >> way.to & 1 and not hops.nodes[way.to] & used:
                    self._go(
                        way.to,
                        visited | (path.meet if hops.loose else path.stops),
                        nodes | hops.nodes[way.to],
                        [*paths, path],
                        self._still(missing, path.meet) if missing else 0,
                    )
        self.left[number] += 1

    def _been_here(self, end: int, visited: int, nodes: int, paths: list[Path], missing: int) -> bool:
        """Whether the same freights have led here over the same stops, or over more where that is better."""
        key = (end, self.begun, *self.left)
        if self.hops.scattered:
            key = (*key, -1, *sorted(connected_parts(paths)))
        trails = self.trails.get(key)
        if trails is None:
            trails = self.trails[key] = Trails()
        if self.hops.loose and not self.joints_matter:
            if self.parts:
                return trails.outdo((1 << len(self.parts)) - 1 - missing, nodes, 0, 0)
            return trails.outdo(visited & self.relevant, nodes, self.home, self.distant)
        return trails.hold(visited, nodes if self.joints_matter else 0)

    def _leading_on(self) -> int:
        """The ends from which the freights left can lead to the goal, as a mask."""
        key = tuple(self.left)
        known = self.leading.get(key, -1)
        if known >= 0:
            return known
        found = 0
        within = self.hops.within.get(key)
        if within is not None:
            for end, joined in enumerate(self.hops.joined):
                for here in joined:
                    if within[here] >> self.goal & 1:
                        found |= 1 << end
                        break
        self.leading[key] = found
        return found

    def _has_enough(self) -> bool:
        """Whether a chain may end with only these freights left: no permanent one, and some other one has run."""
        key = tuple(self.left)
        if key not in self.enough:
            types = self.hops.plain_types
            self.enough[key] = not sum(key[types:]) and (not self.mixed or sum(key[:types]) < self.plain)
        return self.enough[key]

    def _keep(self, joints: int, paths: list[Path]) -> None:
        """Keep a way unless another one can be met wherever it can; drop those that it outdoes."""
        new = ChainWay(joints if self.joints_matter else 0, self.begun, paths, self.hops.scattered)
        for other in self.found:
            if other.outdoes(new, self._relevant_to(other)):
                return
        relevant = self._relevant_to(new)
        self.found = [other for other in self.found if not new.outdoes(other, relevant)]
        self.found.append(new)
        if self.joints_matter or self.hops.scattered or not new.meet & self.home:
            return
        if not relevant & self.hops.touched & ~new.meet:
            # No other way could be of more use.
            self.most = 0

    def _relevant_to(self, way: ChainWay) -> int:
        """The places that another way must visit beyond those of this one to be worth keeping beside it."""
        return self.relevant & self.distant if way.meet & self.home else self.relevant

    # -- parts that must be met

    def _still(self, missing: int, meet: int) -> int:
        """The parts that are still to be met after a path that can be met here."""
        for number, part in enumerate(self.parts):
            if part & meet:
                missing &= ~(1 << number)
        return missing

    def _may_meet(self, end: int, missing: int) -> bool:
        """Whether the freights left could meet these parts on their way to the goal, if no end were in use yet."""
        if not missing:
            return True
        key = (end, missing, *self.left)
        if key not in self.meeting:
            self.meeting[key] = self._leads_over(end, missing)
        return self.meeting[key]

    def _leads_over(self, end: int, missing: int) -> bool:
        self.tick()
        for number in range(len(self.left)):
            if self.left[number]:
                self.left[number] -= 1
                leads = self._leads_over_with(number, end, missing)
                self.left[number] += 1
                if leads:
                    return True
        return False

    def _leads_over_with(self, number: int, end: int, missing: int) -> bool:
        leading_on = self._leading_on()
        for here in self.hops.joined[end]:
            for to, met in self._met_from(number, here):
                if to == self.goal:
                    if not missing & ~met and self._has_enough():
                        return True
                elif leading_on >> to & 1 and self._may_meet(to, missing & ~met):
                    return True
        return False

    def _met_from(self, number: int, here: int) -> set[tuple[int, int]]:
        """Where the ways of a freight lead from here, and the parts that they meet."""
        key = (number, here)
        if key not in self.meets:
            everything = (1 << len(self.parts)) - 1
            self.meets[key] = {
                (way.to, everything & ~self._still(everything, way.path.meet)) for way in self.hops.ways[number][here]
            }
        return self.meets[key]
