"""Chains of freights (§7.8.1) as columns.

A chain scores only its two ends, so chains are first listed by ends alone: which ends freights, linked one after the
other, can lead to. The ways in between are found when a chain turns out to be worth it (`expand`).

Chains come in classes: the permanent freights that they use (a number with DIGIT bits per type), and whether they hold
the non-permanent ones (`mixed`), of which there can be only one (R7.8.1-j).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roundhouse.games.mania.position import RunRules
from roundhouse.games.mania.solver.columns import Columns
from roundhouse.games.mania.solver.paths import Path, Walker
from roundhouse.games.mania.solver.vecs import append, vec

#: Bits per type of permanent freight in the number of a class.
DIGIT: Final = 6
MASK: Final = (1 << DIGIT) - 1
NO_LIMIT: Final = 1 << 30


def fits(uses: int, left: int) -> bool:
    """Whether the freights that a class uses are among those left."""
    while uses:
        if uses & MASK > left & MASK:
            return False
        uses >>= DIGIT
        left >>= DIGIT
    return True


class Way:
    """A path of one freight in one direction: the end it leads to, its stops and meeting places."""

    def __init__(self, path: Path, to: int) -> None:
        self.path = path
        self.to = to


class Freights:
    """All freights of a company, their chains by class, and what is chosen of them."""

    def __init__(
        self,
        columns: Columns,
        plain: list[int],
        permanent: list[int],
        rules: RunRules,
        weight_value: Callable[[int], int],
        tick: Callable[[], None],
        stroll: Callable[[], None],
    ) -> None:
        """`plain` and `permanent` are the hexes that each freight may enter."""
        self.columns = columns
        columns.first_chain = len(columns.paths)
        #: Chains are judged train by train, and may be linked in an area (A-20).
        self.loose = rules.loose_chains
        #: Freights that share an end are linked, whether that is wanted or not (A-21).
        self.always_linked = rules.always_linked
        #: Freights of a chain may be linked where they do not meet: they need not be connected with each other.
        self.scattered = rules.loose_chains and not rules.meet_anywhere
        self.tick = tick
        #: The same for steps so small that many of them count as one.
        self.stroll = stroll
        self.weight_value = weight_value
        #: Types: non-permanent ones first; how far each goes, and how many there are.
        self.reach = sorted(set(plain)) + sorted(set(permanent))
        self.plain_types = len(set(plain))
        self.count = [plain.count(reach) for reach in sorted(set(plain))]
        self.count += [permanent.count(reach) for reach in sorted(set(permanent))]
        #: All permanent freights, as the number of a class.
        self.all_permanent = 0
        for number in range(self.plain_types, len(self.reach)):
            self.all_permanent |= self.count[number] << (DIGIT * (number - self.plain_types))
        #: Classes: permanent freights used, whether mixed, and the columns.
        self.uses: list[int] = []
        self.mixed: list[bool] = []
        self.members: list[list[int]] = []
        #: Of a column: its class and ends; of one listed by ends alone: the columns it stands for, once they are known.
        self.class_of: dict[int, int] = {}
        self.ends_of: dict[int, tuple[int, int]] = {}
        self.expanded: dict[int, list[int]] = {}
        self.first: dict[int, list[int]] = {}
        #: Places at which a chain ends, as a mask: another chain that ended there would be linked to it (R7.8.1-i).
        self.tips: dict[int, int] = {}
        #: Places where a line could meet a chain, as a mask: others make no difference between the ways of a chain that
        #: runs alone. Between those that visit the home base only places make one where lines stop that do not.
        self.relevant = -1
        self.distant = -1
        #: Per number of freights of each type: where some of them can lead from every end.
        self.within: dict[tuple[int, ...], list[int]] = {}
        if self.reach:
            self._find()

    # -- paths of single freights

    def _find(self) -> None:
        field = self.columns.field
        ends = len(field.end_stop)
        paths = Walker(field, NO_LIMIT, max(self.reach), True, self.stroll).walk(True)
        #: Per type and end: the ways from there; and the ends they lead to, as a mask.
        self.ways: list[list[list[Way]]] = [[[] for _ in range(ends)] for _ in self.reach]
        self.leads: list[list[int]] = [[0] * ends for _ in self.reach]
        seen: set[tuple[int, int, int]] = set()
        self.touched = 0
        for path in sorted(paths, key=_path_length):
            self.stroll()
            key = (path.a, path.b, path.stops)
            if key in seen:
                continue
            seen.add(key)
            self.touched |= path.meet
            for number, reach in enumerate(self.reach):
                if path.length <= reach:
                    self.ways[number][path.a].append(Way(path, path.b))
                    self.ways[number][path.b].append(Way(path, path.a))
                    self.leads[number][path.a] |= 1 << path.b
                    self.leads[number][path.b] |= 1 << path.a
        #: Where others meet or link with a freight, end by end, as a mask; ends at the same place as an end.
        self.nodes = [field.node(end) for end in range(ends)]
        self.joined: list[list[int]] = []
        for end in range(ends):
            here = self.nodes[end]
            usable = self.loose if end >= field.stops else not field.areas >> end & 1
            self.joined.append([other for other in range(ends) if usable and here & self.nodes[other]])
        self._singles()
        self._chains()

    def _singles(self) -> None:
        """Permanent freights that run by themselves: for every pair of ends the ways with the most meeting places."""
        for number in range(self.plain_types, len(self.reach)):
            found: list[int] = []
            for a in range(len(self.ways[number])):
                best: dict[int, list[Path]] = {}
                for way in self.ways[number][a]:
                    self.stroll()
                    if way.to > a:
                        _keep_widest(best.setdefault(way.to, []), way.path)
                for b, paths in best.items():
                    found += [self._add(a, b, path.meet, [path]) for path in paths]
            self._add_class(1 << (DIGIT * (number - self.plain_types)), False, found)

    # -- chains by their ends

    def _chains(self) -> None:
        relations: dict[tuple[int, ...], list[int]] = {}
        by_class: dict[tuple[int, bool], list[int]] = {}
        for vector in _vectors(self.count):
            if sum(vector) == 0:
                continue
            self.tick()
            relation = self._relation(vector, relations)
            relations[vector] = relation
            self._widen(vector, relation)
            mixed = sum(vector[: self.plain_types]) > 0
            uses = 0
            for number in range(self.plain_types, len(vector)):
                uses |= vector[number] << (DIGIT * (number - self.plain_types))
            if not mixed and sum(vector) == 1:
                continue
            known = by_class.setdefault((uses, mixed), [0] * len(relation))
            for a, mask in enumerate(relation):
                known[a] |= mask
        for (uses, mixed), relation in by_class.items():
            self._add_class(uses, mixed, self._by_ends(relation))

    def _widen(self, vector: tuple[int, ...], relation: list[int]) -> None:
        """Where freights can lead that are some of these non-permanent and all of these permanent ones."""
        wide = relation[:]
        for number in range(self.plain_types):
            if vector[number]:
                fewer = self.within.get((*vector[:number], vector[number] - 1, *vector[number + 1 :]))
                if fewer is not None:
                    for end, mask in enumerate(fewer):
                        wide[end] |= mask
        self.within[vector] = wide

    def _relation(self, vector: tuple[int, ...], relations: dict[tuple[int, ...], list[int]]) -> list[int]:
        """For every end the ends that freights so many of each type, linked in any order, can lead to."""
        total = [0] * len(self.leads[0])
        for number in range(len(vector)):
            if vector[number] == 0:
                continue
            before = (*vector[:number], vector[number] - 1, *vector[number + 1 :])
            if sum(before) == 0:
                return self.leads[number][:]
            relation = relations[before]
            for a, mask in enumerate(relation):
                self.stroll()
                reached = 0
                end = 0
                while mask:
                    if mask & 1:
                        for other in self.joined[end]:
                            reached |= self.leads[number][other]
                    mask >>= 1
                    end += 1
                total[a] |= reached
        return total

    def _by_ends(self, relation: list[int]) -> list[int]:
        found: list[int] = []
        for a, mask in enumerate(relation):
            b = a + 1
            mask >>= b
            while mask:
                if mask & 1 and self._may_join(a, b):
                    found.append(self._add(a, b, 0, []))
                mask >>= 1
                b += 1
        return found

    def _may_join(self, a: int, b: int) -> bool:
        """A chain has at most one port and one red area (R7.8.1-h); the looser reading does not ask."""
        field = self.columns.field
        if field.node(a) & field.node(b):
            # A ring scores one place and no bonus: its freights do better apart.
            return False
        if self.loose:
            return True
        stop_a, stop_b = field.end_stop[a], field.end_stop[b]
        if stop_a == stop_b:
            return False
        both = field.areas >> stop_a & field.areas >> stop_b & 1
        return not both or (field.ports >> stop_a & 1) != (field.ports >> stop_b & 1)

    def _add(self, a: int, b: int, meet: int, paths: list[Path]) -> int:
        field = self.columns.field
        items = [field.end_stop[a]]
        if field.end_stop[b] != field.end_stop[a]:
            items.append(field.end_stop[b])
        column = self.columns.add(items, self.weight_value(field.bonus(a, b)), meet, paths, -1)
        self.ends_of[column] = (a, b)
        self.tips[column] = field.node(a) | field.node(b) if self.always_linked else 0
        return column

    def _add_class(self, uses: int, mixed: bool, found: list[int]) -> None:
        self.uses.append(uses)
        self.mixed.append(mixed)
        self.members.append(found)
        for column in found:
            self.class_of[column] = len(self.members) - 1
            if not self.columns.paths[column]:
                self.columns.ties[column] = self._most_ties(column)

    def _most_ties(self, column: int) -> int:
        """How many places, but one, a chain listed by its ends can visit at most."""
        kind = self.class_of[column]
        hexes, uses = 0, self.uses[kind]
        for number, reach in enumerate(self.reach):
            if number < self.plain_types:
                hexes += reach * self.count[number] if self.mixed[kind] else 0
            else:
                hexes += reach * (uses & MASK)
                uses >>= DIGIT
        field = self.columns.field
        return min(hexes, (field.near & ~field.areas).bit_count() + 1)

    def most_chains(self, left: int, mixed: bool) -> int:
        """How many chains can be chosen at most with the permanent freights left, and the non-permanent ones or not."""
        chains = 1 if mixed and self.plain_types else 0
        while left:
            chains += left & MASK
            left >>= DIGIT
        return chains

    # -- the ways of a chain

    def expand(self, column: int) -> list[int]:
        """The columns that a chain listed by its ends stands for: its ways with the most meeting places."""
        if self.columns.paths[column]:
            return [column]
        if column not in self.expanded:
            self.expanded[column] = self._ways(column, NO_LIMIT)
        return self.expanded[column]

    def first_way(self, column: int) -> list[int]:
        """One of the columns that a chain stands for, quickly; none if it has no way at all."""
        if self.columns.paths[column]:
            return [column]
        if column in self.expanded:
            return self.expanded[column][:1]
        if column not in self.first:
            self.first[column] = self._ways(column, 1)
        return self.first[column]

    def _ways(self, column: int, most: int) -> list[int]:
        kind = self.class_of[column]
        a, b = self.ends_of[column]
        left = self.count[: self.plain_types] if self.mixed[kind] else [0] * self.plain_types
        uses = self.uses[kind]
        for _ in range(self.plain_types, len(self.reach)):
            left.append(uses & MASK)
            uses >>= DIGIT
        search = _ChainSearch(self, b, left, self.mixed[kind], most)
        # Joints matter where another chain can run beside this one, and could link there.
        alone = self.uses[kind] in (0, self.all_permanent)
        search.joints_matter = self.always_linked and not alone
        if alone and not self.scattered:
            search.relevant, search.distant = self.relevant, self.distant
        search.go(a, 0, self.columns.field.node(a), [], 0)
        found: list[int] = []
        for way in search.found:
            new = self._add(a, b, way.meet, way.paths)
            self.class_of[new] = kind
            found.append(new)
        return found


def _path_length(path: Path) -> int:
    return path.length


def _keep_widest(paths: list[Path], path: Path) -> None:
    """Keep a path unless one with the same ends can be met wherever it can; drop those that it outdoes."""
    for other in paths:
        if path.meet & ~other.meet == 0:
            return
    paths[:] = [other for other in paths if other.meet & ~path.meet]
    paths.append(path)


def _vectors(count: list[int]) -> list[tuple[int, ...]]:
    """All ways to take some of each type, smaller ones before larger ones."""
    found: list[tuple[int, ...]] = [()]
    for most in count:
        found = [(*vector, number) for vector in found for number in range(most + 1)]
    return found


class Trails:
    """Ways that have led to the same end: the stops they visited and the ends they used, as masks."""

    def __init__(self) -> None:
        self.visited = vec[i64]()
        self.nodes = vec[i64]()

    def _add(self, visited: i64, nodes: i64) -> None:
        self.visited = append(self.visited, visited)
        self.nodes = append(self.nodes, nodes)

    def outdo(self, visited: i64, nodes: i64, home: i64, distant: i64) -> bool:
        """Whether one of them visited all that this one did, and used no other ends; else this one is taken in.

        Of one that visited the home base it is enough if it visited the same distant places.
        """
        place: i64
        for place in range(len(self.visited)):
            missed = visited & ~self.visited[place]
            if self.visited[place] & home:
                missed &= distant
            if not missed and not self.nodes[place] & ~nodes:
                return True
        self._add(visited, nodes)
        return False

    def hold(self, visited: i64, nodes: i64) -> bool:
        """Whether this one is among them; else it is taken in."""
        place: i64
        for place in range(len(self.visited)):
            if visited == self.visited[place] and nodes == self.nodes[place]:
                return True
        self._add(visited, nodes)
        return False


class _ChainSearch:
    """Finds the ways of one chain: freights one after the other, from one end to the other."""

    def __init__(self, freights: Freights, goal: int, left: list[int], mixed: bool, most: int) -> None:
        self.freights = freights
        self.most = most
        self.goal = goal
        self.left = left
        self.mixed = mixed
        self.permanent = sum(left[freights.plain_types :])
        self.goal_node = freights.columns.field.node(goal)
        self.found: list[FoundWay] = []
        self.joints_matter = True
        self.home: i64 = 1 << freights.columns.field.home
        self.relevant: i64 = -1
        self.distant: i64 = -1
        #: By freights left: from where they lead to the goal.
        self.leading: dict[tuple[int, ...], int] = {}
        #: By end and freights left: the stops visited and ends used on the ways that have led there.
        self.trails: dict[tuple[int, ...], Trails] = {}

    def go(self, end: int, visited: int, nodes: int, paths: list[Path], plain: int) -> None:
        """Link another freight at `end`. `nodes` are the ends used so far, `plain` counts non-permanent freights."""
        self.freights.tick()
        if len(self.found) >= self.most or (paths and self._been_here(end, visited, nodes, paths)):
            return
        for number in range(len(self.left)):
            if self.left[number]:
                self._link(number, end, visited, nodes, paths, plain)

    def _link(self, number: int, end: int, visited: int, nodes: int, paths: list[Path], plain: int) -> None:
        """Link a freight of this type: try all its ways that lead to the goal, or to where others lead on to it."""
        freights = self.freights
        is_plain = number < freights.plain_types
        self.left[number] -= 1
        self.permanent -= 0 if is_plain else 1
        plain += 1 if is_plain else 0
        enough = self.permanent == 0 and (not self.mixed or plain > 0)
        leading_on = self._leading_on()
        used = nodes | self.goal_node
        for here in freights.joined[end] if paths else [end]:
            # Judged as a whole, a chain may visit again only the stop at which it is linked (R7.8.1-h).
            barred = 0 if freights.loose else visited & ~(1 << freights.columns.field.end_stop[here] if paths else 0)
            for way in freights.ways[number][here]:
                if way.path.stops & barred:
                    continue
                if way.to == self.goal and enough:
                    self._keep(nodes, [*paths, way.path])
                elif leading_on >> way.to & 1 and not freights.nodes[way.to] & used:
                    node = freights.nodes[way.to]
                    self.go(way.to, visited | way.path.stops, nodes | node, [*paths, way.path], plain)
        self.left[number] += 1
        self.permanent += 0 if is_plain else 1

    def _been_here(self, end: int, visited: int, nodes: int, paths: list[Path]) -> bool:
        """Whether the same freights have led here over the same stops, or over more where that is better."""
        key = (end, *self.left)
        if self.freights.scattered:
            key = (*key, -1, *sorted(connected_parts(paths)))
        trails = self.trails.get(key)
        if trails is None:
            trails = self.trails[key] = Trails()
        if self.freights.loose and not self.joints_matter:
            return trails.outdo(visited & self.relevant, nodes, self.home, self.distant)
        return trails.hold(visited, nodes if self.joints_matter else 0)

    def _leading_on(self) -> int:
        """The ends from which the freights left can lead to the goal, as a mask."""
        key = tuple(self.left)
        known = self.leading.get(key, -1)
        if known >= 0:
            return known
        found = 0
        within = self.freights.within.get(key)
        if within is not None:
            for end, joined in enumerate(self.freights.joined):
                for here in joined:
                    if within[here] >> self.goal & 1:
                        found |= 1 << end
                        break
        self.leading[key] = found
        return found

    def _keep(self, joints: int, paths: list[Path]) -> None:
        """Keep a way unless another one can be met wherever it can; drop those that it outdoes."""
        new = FoundWay(joints if self.joints_matter else 0, paths, self.freights.scattered)
        for other in self.found:
            if other.outdoes(new, self.relevant_to(other)):
                return
        relevant = self.relevant_to(new)
        self.found = [other for other in self.found if not new.outdoes(other, relevant)]
        self.found.append(new)
        if self.joints_matter or self.freights.scattered or not new.meet & self.home:
            return
        if not relevant & self.freights.touched & ~new.meet:
            # No other way could be of more use.
            self.most = 0

    def relevant_to(self, way: FoundWay) -> int:
        """The places that another way must visit beyond those of this one to be worth keeping beside it."""
        return self.relevant & self.distant if way.meet & self.home else self.relevant


class FoundWay:
    """A way of a chain: where it can be met, part by part as far as they are not connected; joints that matter."""

    def __init__(self, joints: int, paths: list[Path], scattered: bool) -> None:
        self.joints = joints
        self.paths = paths
        self.meet = 0
        for path in paths:
            self.meet |= path.meet
        self.parts = connected_parts(paths) if scattered else [self.meet]

    def outdoes(self, other: FoundWay, relevant: int) -> bool:
        """Whether it connects all the relevant places that the other one does, with the same joints."""
        if self.joints != other.joints:
            return False
        for part in other.parts:
            if not [own for own in self.parts if part & ~own & relevant == 0]:
                return False
        return True


def connected_parts(paths: list[Path]) -> list[int]:
    """The meeting places of paths, as one mask for all those that meet each other."""
    parts: list[int] = []
    for path in paths:
        meet = path.meet
        apart: list[int] = []
        for part in parts:
            if part & meet:
                meet |= part
            else:
                apart.append(part)
        parts = [*apart, meet]
    return parts
