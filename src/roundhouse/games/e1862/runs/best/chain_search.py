"""The ways of a chain: freights one after the other, each on a *leg*, linked where one ends and the next begins.

`Legs` says what freights can do one by one, and between which ends several can lead. `ChainSearch` finds the ways from
one end to another: either all that matter beside each other, or one that can be met in certain parts of the network.
It is a labelling search: what has led to the same end before, and visited as much, makes a later way superfluous.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.graph import Graph, Path, PathFinder, bits, joined
from roundhouse.games.e1862.runs.best.vec import append, vec

NO_LIMIT: Final = 1 << 30


class Leg:
    """A path of one freight in one direction, and the end it leads to."""

    def __init__(self, path: Path, to: int) -> None:
        self.path = path
        self.to = to


class Legs:
    """The legs of every type of freight. `reach` are the hexes that each may enter, non-permanent types first."""

    def __init__(self, graph: Graph, reach: list[int], temporary_types: int, small_tick: Callable[[], None]) -> None:
        rules = graph.running.rules
        self.graph = graph
        self.reach = reach
        self.temporary_types = temporary_types
        #: Chains are judged train by train, and may be linked in an area (A-20).
        self.loose = rules.loose_freight_chains
        #: Freights of a chain may be linked where they do not meet: they need not be connected with each other.
        self.scattered = rules.loose_freight_chains and not rules.runs_meet_anywhere
        ends = len(graph.end_stop)
        #: Per type and end: the legs from there; and the ends they lead to, as a mask.
        self.starting_at: list[list[list[Leg]]] = [[[] for _ in range(ends)] for _ in reach]
        self.leads: list[list[int]] = [[0] * ends for _ in reach]
        #: All places where some freight could be met.
        self.touched = 0
        #: Per end: the mask of its place; the ends at that place, if freights may be linked there.
        self.places = [graph.place(end) for end in range(ends)]
        self.linked: list[list[int]] = []
        #: Per number of freights of each type: where they can lead from every end (`note_within`).
        self.within: dict[tuple[int, ...], list[int]] = {}
        self._linked_ends: dict[int, list[int]] = {}
        self._meets_between: dict[tuple[int, int], dict[int, int]] = {}
        if reach:
            self._find_legs(small_tick)
            self._find_linked()

    def _find_legs(self, small_tick: Callable[[], None]) -> None:
        seen: set[tuple[int, int, int]] = set()
        for path in sorted(PathFinder(self.graph, NO_LIMIT, max(self.reach), True, small_tick).find(True), key=_length):
            small_tick()
            key = (path.a, path.b, path.stops)
            if key in seen:
                continue
            seen.add(key)
            self.touched |= path.meet
            for number, reach in enumerate(self.reach):
                if path.length <= reach:
                    self.starting_at[number][path.a].append(Leg(path, path.b))
                    self.starting_at[number][path.b].append(Leg(path, path.a))
                    self.leads[number][path.a] |= 1 << path.b
                    self.leads[number][path.b] |= 1 << path.a

    def _find_linked(self) -> None:
        for end, here in enumerate(self.places):
            usable = self.loose if end >= self.graph.stops else not self.graph.areas >> end & 1
            self.linked.append([other for other, place in enumerate(self.places) if usable and here & place])

    def note_within(self, vector: tuple[int, ...], relation: list[int]) -> None:
        """Note where freights can lead that are some of these non-permanent and all of these permanent ones.

        `relation` says where they lead if all of them run; those with fewer must be known.
        """
        wide = relation[:]
        for number in range(self.temporary_types):
            if vector[number]:
                fewer = self.within.get((*vector[:number], vector[number] - 1, *vector[number + 1 :]))
                if fewer is not None:
                    for end, mask in enumerate(fewer):
                        wide[end] |= mask
        self.within[vector] = wide

    def ends_linked(self, ends: int) -> list[int]:
        """The ends, of a mask of them and of those at the same places, from which a chain can go on."""
        if ends not in self._linked_ends:
            self._linked_ends[ends] = sorted({other for end in bits(ends) for other in self.linked[end]})
        return self._linked_ends[ends]

    def meets_between(self, number: int, here: int) -> dict[int, int]:
        """Where the legs of a type of freight lead from an end, and where they can be met."""
        key = (number, here)
        if key not in self._meets_between:
            found: dict[int, int] = {}
            for leg in self.starting_at[number][here]:
                found[leg.to] = found.get(leg.to, 0) | leg.path.meet
            self._meets_between[key] = found
        return self._meets_between[key]


def _length(path: Path) -> int:
    return path.length


def vectors(count: list[int]) -> list[tuple[int, ...]]:
    """All ways to take some of each type, smaller ones before larger ones."""
    found: list[tuple[int, ...]] = [()]
    for most in count:
        found = [(*vector, number) for vector in found for number in range(most + 1)]
    return found


class ChainPath:
    """Where a way can be met, part by part if it is not in one piece; its joints and first leg, if they matter."""

    def __init__(self, joints: int, first_joint: int, paths: list[Path], scattered: bool) -> None:
        self.joints = joints
        self.first_joint = first_joint
        self.paths = paths
        self.meet = 0
        for path in paths:
            self.meet |= path.meet
        self.parts = connected_parts(paths) if scattered else [self.meet]

    def dominates(self, other: ChainPath, relevant: int) -> bool:
        """Whether it connects all the relevant places that the other one does, with the same joints and first leg."""
        if self.joints != other.joints or self.first_joint != other.first_joint:
            return False
        for part in other.parts:
            if not [own for own in self.parts if part & ~own & relevant == 0]:
                return False
        return True


def connected_parts(paths: list[Path]) -> list[int]:
    """The meeting places of paths, as one mask for all those that meet each other."""
    parts: list[int] = []
    for path in paths:
        parts = joined(parts, path.meet)
    return parts


class Labels:
    """Ways that have led to the same end: the places they visited and the ends they used, as masks."""

    def __init__(self) -> None:
        self.visited = vec[i64]()
        self.joints = vec[i64]()

    def _add(self, visited: i64, joints: i64) -> None:
        self.visited = append(self.visited, visited)
        self.joints = append(self.joints, joints)

    def dominate(self, visited: i64, joints: i64, home: i64, distant: i64) -> bool:
        """Whether one of them visited all that this one did, and used no other ends; else this one is taken in.

        Of one that visited the home base it is enough if it visited the same distant places.
        """
        place: i64
        for place in range(len(self.visited)):
            missed = visited & ~self.visited[place]
            if self.visited[place] & home:
                missed &= distant
            if not missed and not self.joints[place] & ~joints:
                return True
        self._add(visited, joints)
        return False

    def contain(self, visited: i64, joints: i64) -> bool:
        """Whether this one is among them; else it is taken in."""
        place: i64
        for place in range(len(self.visited)):
            if visited == self.visited[place] and joints == self.joints[place]:
                return True
        self._add(visited, joints)
        return False


class ChainSearch:
    """One search, to the end `goal`, with so many freights of each type: all the permanent ones, others as needed."""

    def __init__(self, legs: Legs, goal: int, left: list[int], mixed: bool, tick: Callable[[], None]) -> None:
        self.legs = legs
        self.goal = goal
        self.left = left
        self.mixed = mixed
        self.tick = tick
        self.temporary = sum(left[: legs.temporary_types])
        self.goal_place = legs.places[goal]
        self.found: list[ChainPath] = []
        #: So many ways are enough; after so many steps the search gives up.
        self.most = NO_LIMIT
        self.steps_left = NO_LIMIT
        self.given_up = False
        #: Parts in all of which a way must be met, if it is such a way that is asked for.
        self.parts: list[int] = []
        self.joints_matter = True
        #: Whether the first freight must be a non-permanent one; where that leads, if it matters to others (a mask).
        self.temporary_first = False
        self.first_joint = 0
        self.home: i64 = 1 << legs.graph.home
        #: Places that make a difference between ways; between those that visit the home base.
        self.relevant: i64 = -1
        self.distant: i64 = -1
        #: By freights left: from where they lead to the goal; and whether enough have run to end there.
        self.leading: dict[tuple[int, ...], int] = {}
        self.enough: dict[tuple[int, ...], bool] = {}
        #: By end and freights left: the stops visited and ends used on the ways that have led there.
        self.labels: dict[tuple[int, ...], Labels] = {}
        #: By end, parts still to be met and freights left: whether these could do it.
        self.can_meet: dict[tuple[int, ...], bool] = {}
        #: By type and end: where its legs lead and the parts they meet.
        self.met: dict[tuple[int, int], set[tuple[int, int]]] = {}

    def start(self, end: int) -> None:
        """Find the ways from this end."""
        self._extend(end, 0, self.legs.places[end], [], (1 << len(self.parts)) - 1)

    def meeting_places(self, start: int) -> int:
        """Where ways from this end could be met, if they might use an end again: no way is met anywhere else."""
        legs = self.legs
        #: By type and end: the ends that its legs from there may lead to.
        leads: dict[tuple[int, int], int] = {}
        every = self.left
        for used in vectors(every):
            self.tick()
            reached = legs.within[used][start] if sum(used) else 0
            self.left = [most - one for most, one in zip(every, used)]
            for number in range(len(every)):
                if self.left[number]:
                    self.left[number] -= 1
                    to = self._leading_to_goal() | (1 << self.goal if self._has_enough() else 0)
                    for here in legs.ends_linked(reached) if sum(used) else [start]:
                        leads[number, here] = leads.get((number, here), 0) | to
                    self.left[number] += 1
        self.left = every
        touched = 0
        for (number, here), to in leads.items():
            for end, meet in legs.meets_between(number, here).items():
                if to >> end & 1:
                    touched |= meet
        return touched

    def _extend(self, end: int, visited: int, joints: int, paths: list[Path], missing: int) -> None:
        """Link another freight at `end`. `joints` are the ends used so far, `missing` the parts still to be met."""
        self.tick()
        self.steps_left -= 1
        if self.steps_left < 0:
            self.given_up = True
        if self.given_up or len(self.found) >= self.most:
            return
        if paths and (not self._can_meet(end, missing) or self._is_superfluous(end, visited, joints, paths, missing)):
            return
        for number in range(self.legs.temporary_types if self.temporary_first and not paths else len(self.left)):
            if self.left[number]:
                self._link(number, end, visited, joints, paths, missing)

    def _link(self, number: int, end: int, visited: int, joints: int, paths: list[Path], missing: int) -> None:
        """Link a freight of this type: try all its legs that lead to the goal, or to where others lead on to it."""
        legs = self.legs
        self.left[number] -= 1
        leading_to_goal = self._leading_to_goal()
        enough = self._has_enough()
        used = joints | self.goal_place
        begins = self.temporary_first and self.joints_matter and not paths
        for here in legs.linked[end] if paths else [end]:
            # Judged as a whole, a chain may visit again only the stop at which it is linked (R7.8.1-h).
            barred = 0 if legs.loose else visited & ~(1 << legs.graph.end_stop[here] if paths else 0)
            for leg in legs.starting_at[number][here]:
                path = leg.path
                if begins:
                    self.first_joint = legs.places[leg.to]
                if path.stops & barred:
                    continue
                if leg.to == self.goal and enough:
                    if not missing or not self._unmet(missing, path.meet):
                        self._keep(joints, [*paths, path])
                elif leading_to_goal >> leg.to & 1 and not legs.places[leg.to] & used:
                    self._extend(
                        leg.to,
                        visited | (path.meet if legs.loose else path.stops),
                        joints | legs.places[leg.to],
                        [*paths, path],
                        self._unmet(missing, path.meet) if missing else 0,
                    )
        self.left[number] += 1

    def _is_superfluous(self, end: int, visited: int, joints: int, paths: list[Path], missing: int) -> bool:
        """Whether the same freights have led here over the same stops, or over more where that is better."""
        key = (end, self.first_joint, *self.left)
        if self.legs.scattered:
            key = (*key, -1, *sorted(connected_parts(paths)))
        labels = self.labels.get(key)
        if labels is None:
            labels = self.labels[key] = Labels()
        if self.legs.loose and not self.joints_matter:
            if self.parts:
                return labels.dominate((1 << len(self.parts)) - 1 - missing, joints, 0, 0)
            return labels.dominate(visited & self.relevant, joints, self.home, self.distant)
        return labels.contain(visited, joints if self.joints_matter else 0)

    def _leading_to_goal(self) -> int:
        """The ends from which the freights left can lead to the goal, as a mask."""
        key = tuple(self.left)
        known = self.leading.get(key, -1)
        if known >= 0:
            return known
        found = 0
        within = self.legs.within.get(key)
        if within is not None:
            for end, linked in enumerate(self.legs.linked):
                for here in linked:
                    if within[here] >> self.goal & 1:
                        found |= 1 << end
                        break
        self.leading[key] = found
        return found

    def _has_enough(self) -> bool:
        """Whether a chain may end with only these freights left: no permanent one, and some other one has run."""
        key = tuple(self.left)
        if key not in self.enough:
            types = self.legs.temporary_types
            self.enough[key] = not sum(key[types:]) and (not self.mixed or sum(key[:types]) < self.temporary)
        return self.enough[key]

    def _keep(self, joints: int, paths: list[Path]) -> None:
        """Keep a way unless one that was kept dominates it; drop those that it dominates."""
        new = ChainPath(joints if self.joints_matter else 0, self.first_joint, paths, self.legs.scattered)
        for other in self.found:
            if other.dominates(new, self._relevant_to(other)):
                return
        relevant = self._relevant_to(new)
        self.found = [other for other in self.found if not new.dominates(other, relevant)]
        self.found.append(new)
        if self.joints_matter or self.legs.scattered or not new.meet & self.home:
            return
        if not relevant & self.legs.touched & ~new.meet:
            # No other way could be of more use.
            self.most = 0

    def _relevant_to(self, way: ChainPath) -> int:
        """The places that another way must visit beyond those of this one to be worth keeping beside it."""
        return self.relevant & self.distant if way.meet & self.home else self.relevant

    # -- parts that must be met

    def _unmet(self, missing: int, meet: int) -> int:
        """The parts that are still to be met after a path that can be met here."""
        for number, part in enumerate(self.parts):
            if part & meet:
                missing &= ~(1 << number)
        return missing

    def _can_meet(self, end: int, missing: int) -> bool:
        """Whether the freights left could meet these parts on their way to the goal, if no end were in use yet."""
        if not missing:
            return True
        key = (end, missing, *self.left)
        if key not in self.can_meet:
            self.can_meet[key] = self._find_can_meet(end, missing)
        return self.can_meet[key]

    def _find_can_meet(self, end: int, missing: int) -> bool:
        self.tick()
        for number in range(len(self.left)):
            if self.left[number]:
                self.left[number] -= 1
                leads = self._can_meet_with(number, end, missing)
                self.left[number] += 1
                if leads:
                    return True
        return False

    def _can_meet_with(self, number: int, end: int, missing: int) -> bool:
        leading_to_goal = self._leading_to_goal()
        for here in self.legs.linked[end]:
            for to, met in self._met_from(number, here):
                if to == self.goal:
                    if not missing & ~met and self._has_enough():
                        return True
                elif leading_to_goal >> to & 1 and self._can_meet(to, missing & ~met):
                    return True
        return False

    def _met_from(self, number: int, here: int) -> set[tuple[int, int]]:
        """Where the legs of a freight lead from here, and the parts that they meet."""
        key = (number, here)
        if key not in self.met:
            everything = (1 << len(self.parts)) - 1
            legs = self.legs.starting_at[number][here]
            self.met[key] = {(leg.to, everything & ~self._unmet(everything, leg.path.meet)) for leg in legs}
        return self.met[key]
