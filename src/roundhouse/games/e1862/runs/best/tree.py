"""The tree: runs are chosen one by one, every set of runs once, as far as the bound lets them matter.

A column that has been tried is out of the question for what is tried after it. Chains are chosen by their ends, which
is all that they score; which way they take is decided last, when all that must meet them is known.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.bound import Bound, Mark
from roundhouse.games.e1862.runs.best.choices import Choices
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.found import Found
from roundhouse.games.e1862.runs.best.freights import Freights
from roundhouse.games.e1862.runs.best.kernel import above, above_either, meeting, most, place_of
from roundhouse.games.e1862.runs.best.node import Node
from roundhouse.games.e1862.runs.best.sieve import Sieve
from roundhouse.games.e1862.runs.best.vecs import pop, vec
from roundhouse.games.e1862.runs.best.yard import MIXED_FREE, MIXED_NO

#: How many first choices are followed to their end.
SCOUTS: Final = 20
#: How many runs are taken out at once when a choice is improved: so many, or half of them.
MOST_GONE: Final = 3
#: Rounds in which the bound is brought down further below the root, by the number of runs chosen; and deeper.
ROUNDS_BELOW: Final = [1, 20, 12, 6]
ROUNDS_DEEP: Final = 6
#: How much more the part of a value below a total counts in the second bound; rounds in which that is brought down.
EMPHASIS: Final = 300
ROUNDS_SECOND: Final = 80
#: With so many trains left at most, a pool with few columns may be tried first; with fewer of them if there are many.
MOST_TO_FILL: Final = 5
MANY_TRAINS: Final = 8
#: No more nodes than this are remembered.
MEMORY: Final = 200_000


class Tree:
    """One search. `groups` are the columns of each type of local or express, `counts` how many trains it has."""

    def __init__(
        self,
        columns: Columns,
        groups: list[list[int]],
        counts: list[int],
        freights: Freights,
        found: Found,
        tick: Callable[[], None],
        stroll: Callable[[], None],
    ) -> None:
        self.columns = columns
        self.counts = counts
        self.freights = freights
        self.found = found
        self.choices = Choices(columns, freights, found, tick)
        self.tick = tick
        self.bound = Bound(columns, len(groups), freights, found, tick, 1)
        #: A second bound, for what cannot have a higher total: only the part of its value below a total matters there.
        self.below = Bound(columns, len(groups), freights, found, tick, EMPHASIS)
        self.pools = [vec[i64](members) for members in groups + freights.members]
        self.lines = len(groups)
        self.home = 1 << columns.field.home
        #: Of every type of local or express, whether all its trains run in some best choice: one that visits the home
        #: base can be added to any choice.
        self.always_runs = [len(meeting(columns, self.pools[pool], self.home)) > 0 for pool in range(self.lines)]
        self.chosen: list[int] = []
        self.nodes = 0
        #: What the runs chosen scored at nodes that have been searched; see `_known`.
        self.searched: dict[tuple[int, ...], int] = {}
        #: The bound at the root: it holds even if the search is stopped later.
        self.root = 1 << 60
        self.diving = False
        self.sieve = Sieve(columns, groups, stroll)
        self.to_fill = MOST_TO_FILL - 1 if self._trains(self._trunk()) >= MANY_TRAINS else MOST_TO_FILL

    def run(self, rounds: int) -> int:
        """Search everything; returns the bound at the root, which holds even if the search is stopped later."""
        self.dive()
        self.root = self._tighten_root(rounds // 4)
        self.dive()
        self._drop_impossible()
        self.root = min(self.root, self._tighten_root(rounds))
        self.dive()
        self._find_relevant()
        if self.root > self.found.floor:
            if self.found.rows:
                self.below.tighten(self._trunk(), ROUNDS_SECOND, self.below.floor())
            self.scout()
            self.improve()
        if self.root > self.found.floor:
            self._explore(self._trunk())
        return self.root

    def _trunk(self) -> Node:
        """The node at which nothing is chosen yet."""
        trunk = Node(self.pools[:], self.counts[:], self.freights.all_permanent, MIXED_FREE)
        trunk.parts = trunk.settled = [self.home]
        return trunk

    def _tighten_root(self, rounds: int) -> int:
        trunk = self._trunk()
        bound = self.bound.tighten(trunk, rounds, self.found.floor)
        self.pools = trunk.pools
        return bound

    def _drop_impossible(self) -> None:
        """Take out the chains that, judged as a whole, have no way at all: by their ends alone that is not seen."""
        if self.freights.loose:
            return
        for pool in range(self.lines, len(self.pools)):
            kept = [column for column in self.pools[pool] if self.freights.first_way(column)]
            self.pools[pool] = vec[i64](kept)

    def _find_relevant(self) -> None:
        """Find where lines that are left could meet a chain, and where those that do not visit the home base could."""
        home: i64 = self.home
        relevant = home
        distant: i64 = 0
        for pool in range(self.lines):
            for column in self.pools[pool]:
                meet = self.columns.meet[column]
                relevant |= meet
                if not meet & home:
                    distant |= meet
        self.freights.relevant = relevant
        self.freights.distant = distant

    # -- good answers early

    def dive(self) -> None:
        """Follow the most promising choice to its end once."""
        self.diving = True
        self._explore(self._trunk())
        self.diving = False

    def scout(self) -> None:
        """Follow each of the most promising first choices to its end."""
        trunk, marks = self._trunk(), self._marks()
        rest = self.bound.at_present(trunk) - self.bound.total(trunk.counts, trunk.left, trunk.state)
        branches = self._branches(trunk, trunk.pools, self.bound.worths, rest)
        self.diving = True
        for promise, _, pool, column in branches[:SCOUTS]:
            if promise <= self.found.floor:
                break
            self._try(column, pool, trunk, trunk.pools)
        self.diving = False
        self._back(marks)

    def improve(self) -> None:
        """Take two runs, later more, of the best choice out and fill the gap as well as possible, while that helps."""
        gone = 2
        while self.root > self.found.floor and self.found.rows:
            runs = self.found.rows[0][2]
            if gone > max(MOST_GONE, len(runs) // 2):
                return
            if not self._improved(runs, gone):
                gone += 1

    def _improved(self, runs: list[int], gone: int) -> bool:
        before = self.found.rows[0][1]
        for places in combinations(range(len(runs)), gone):
            self._refill([run for place, run in enumerate(runs) if place not in places])
            if self.found.rows[0][1] > before:
                return True
        return False

    def _refill(self, fixed: list[int]) -> None:
        """Search what can be added to runs that stay as they are."""
        node = self._trunk()
        marks = self._marks()
        for column in fixed:
            kind = self.freights.class_of.get(column, -1)
            node = self._with(node, column, kind + self.lines if kind >= 0 else self.sieve.pool_of[column], node.pools)
            node.value += self._cover(column)
            self.chosen.append(column)
        node.depth = 2
        self._explore(node)
        del self.chosen[:]
        self._back(marks)

    # -- the search

    def _explore(self, node: Node) -> None:
        """Go on from the runs chosen."""
        self.tick()
        self.nodes += 1
        if node.value > self.found.floor and not node.apart():
            self.choices.record(node.value, self.chosen)
        if self.diving:
            self._branch(node)
            return
        if node.left == 0 and (node.state == MIXED_NO or not self.freights.plain_types):
            trains = sum(node.counts)
            if trains == 0:
                return
            if trains == 1:
                self._last(node.pools[node.counts.index(1)], node)
                return
        if self._known(node):
            return
        marks = self._marks()
        if self._promises(node):
            self._branch(node)
        self._back(marks)

    def _promises(self, node: Node) -> bool:
        """Whether there still may be something better; columns that cannot be part of it are taken out on the way."""
        present = self.bound.relax(node)
        if present <= self.found.floor:
            return False
        known = -1 if self.sieve.keep_within_hops(node, self._trains(node)) else present
        rounds = ROUNDS_BELOW[node.depth] if node.depth < len(ROUNDS_BELOW) else ROUNDS_DEEP
        if self.found.keep == 1 and self.found.rows:
            highest = self.found.next_total() - 1
            if present > highest and self.bound.tighten(node, rounds, highest, known) > highest:
                # There may even be a higher total.
                return True
            return self.below.tighten(node, rounds, self.below.floor()) > self.below.floor()
        return self.bound.tighten(node, rounds, self.found.floor, known) > self.found.floor

    def _marks(self) -> list[Mark]:
        return [self.bound.mark(), self.below.mark()]

    def _back(self, marks: list[Mark]) -> None:
        self.bound.back(marks[0])
        self.below.back(marks[1])

    def _cover(self, column: int) -> int:
        self.below.cover(column)
        return self.bound.cover(column)

    def _trains(self, node: Node) -> int:
        """How many runs can be added at most."""
        return sum(node.counts) + self.freights.most_chains(node.left, node.state != MIXED_NO)

    def _known(self, node: Node) -> bool:
        """Whether everything that can be added here has been searched: after other runs that come to the same.

        They left the same trains and scored the same items, no less, with the same parts, and chose the same chains.
        A chain whose way is open can connect the same in both.
        """
        chains = [column for column in self.chosen if column in self.freights.class_of]
        key = (node.stops, node.small, node.hexes, *node.counts, *sorted(node.settled), -1, *sorted(chains))
        scored = self.searched.get(key, -1)
        if scored == node.value or (scored > node.value and self.found.keep == 1):
            return True
        if len(self.searched) < MEMORY:
            self.searched[key] = node.value
        return False

    def _last(self, members: vec[i64], node: Node) -> None:
        """The last train: the column that scores most among those that meet every part."""
        columns, weight = self.columns, self.bound.weight
        constant, first, items = columns.constant, columns.first, columns.item
        for column in members:
            value = node.value + constant[column]
            place = first[column]
            end = first[column + 1]
            while place < end:
                value += weight[items[place]]
                place += 1
            if value > self.found.floor and self._joins_all(columns.meet[column], node):
                self.chosen.append(column)
                self.choices.record(value, self.chosen)
                self.chosen.pop()

    def _joins_all(self, meet: int, node: Node) -> bool:
        for part in node.parts:
            if not part & meet:
                return False
        return True

    def _branch(self, node: Node) -> None:
        """Try every column that joins a part, the most promising first."""
        bound, floor = self.bound, self.found.floor
        together = bound.at_present(node)
        if together <= floor:
            return
        rest = together - bound.total(node.counts, node.left, node.state)
        for part in node.parts[1:]:
            # A part that is not connected with the home base yet: some run must reach it, and some the home base.
            if together - bound.bridge(node, part) <= floor:
                return
        if self.diving or self.found.keep > 1 or not self.found.rows:
            alive = node.pools[:]
            for pool, members in enumerate(node.pools):
                if len(members):
                    alive[pool] = above(members, bound.worths[pool], floor - rest - bound.without(pool, node))
        else:
            alive = self._worth_trying(node, rest)
            self.sieve.drop_outdone(alive, node)
        self._try_all(node, alive, rest)

    def _worth_trying(self, node: Node, rest: i64) -> list[vec[i64]]:
        """The columns with which there may be a higher total, or something better with the same one."""
        bound, below = self.bound, self.below
        alive = node.pools[:]
        spare = below.at_present(node) - below.total(node.counts, node.left, node.state)
        for pool, members in enumerate(node.pools):
            if len(members):
                total = self.found.next_total() - 1 - rest - bound.without(pool, node)
                least = below.floor() - spare - below.without(pool, node)
                alive[pool] = above_either(members, bound.worths[pool], total, below.worths[pool], least)
        return alive

    def _try_all(self, node: Node, alive: list[vec[i64]], rest: i64) -> None:
        bound = self.bound
        worths = [bound.priced(members) for members in alive]
        best = vec[i64]([most(row) for row in worths])
        bound.best = best
        to_fill = self._pool_to_fill(alive, node)
        branches = self._branches(node, alive, worths, rest, to_fill)
        before = len(self.sieve.tried)
        for promise, worth, pool, column in branches:
            if promise <= self.found.floor:
                break
            # Those tried before it are out of the question by now.
            if rest + bound.without(pool, node) + worth <= self.found.floor:
                continue
            chose = self._try(column, pool, node, alive)
            if chose and self.diving:
                return
            if chose or pool >= self.lines:
                place = place_of(alive[pool], column)
                alive[pool] = pop(alive[pool], place)[0]
                worths[pool] = pop(worths[pool], place)[0]
                best[pool] = most(worths[pool])
            bound.best = best
        if to_fill >= self.lines or (to_fill >= 0 and not self.always_runs[to_fill]):
            self._leave_out(to_fill, node, alive, rest)
        del self.sieve.tried[before:]

    def _leave_out(self, pool: int, node: Node, alive: list[vec[i64]], rest: i64) -> None:
        """Go on without the columns of a pool: all of them have been tried."""
        self.bound.best[pool] = 0
        if rest + self.bound.total(node.counts, node.left, node.state) <= self.found.floor:
            return
        alive[pool] = vec[i64]()
        marks = self._marks()
        without = node.with_pools(alive)
        if self._promises(without):
            self._branch(without)
        self._back(marks)

    def _pool_to_fill(self, alive: list[vec[i64]], node: Node) -> int:
        """The pool that has fewer columns than join any part: they are tried first; -1 if there is none such.

        Not while many trains are left: runs that are apart leave too much open. Nor where less than the best counts.
        """
        if self.diving or self.found.keep > 1 or self._trains(node) > self.to_fill:
            return -1
        part = self._part_to_join(alive, node)
        found, fewest = -1, sum([len(meeting(self.columns, members, part)) for members in alive])
        for pool, members in enumerate(alive):
            if 0 < len(members) < fewest:
                found, fewest = pool, len(members)
        return found

    def _branches(
        self, node: Node, alive: list[vec[i64]], worths: list[vec[i64]], rest: i64, to_fill: int = -1
    ) -> list[tuple[int, int, int, int]]:
        """Promise, worth, pool and column of all that join a part, the most promising first."""
        meets = self.columns.meet
        part: i64 = node.parts[0] if self.diving else self._part_to_join(alive, node)
        branches: list[tuple[int, int, int, int]] = []
        for pool, members in enumerate(alive):
            if len(members) and (to_fill < 0 or pool == to_fill):
                base = rest + self.bound.without(pool, node)
                place: i64
                for place in range(len(members)):
                    meet, worth = meets[members[place]], worths[pool][place]
                    if to_fill >= 0 or meet == 0 or meet & part:
                        branches.append((base + worth, worth, pool, members[place]))
        branches.sort(reverse=True)
        return branches

    def _part_to_join(self, alive: list[vec[i64]], node: Node) -> int:
        """The part that the fewest columns can join.

        Whatever is added, some run joins the part of the home base, and some each part that is apart.
        """
        if len(node.parts) == 1:
            return node.parts[0]
        found, fewest = node.parts[0], 1 << 60
        for part in node.parts:
            joining = sum([len(meeting(self.columns, members, part)) for members in alive])
            if joining < fewest:
                found, fewest = part, joining
        return found

    # -- choosing

    def _try(self, column: int, pool: int, node: Node, alive: list[vec[i64]]) -> bool:
        """Choose a column and go on; false if it cannot be chosen here."""
        if pool >= self.lines:
            return self._try_chain(column, pool, node, alive)
        if self.diving and not self.columns.meet[column] & node.parts[0]:
            return False
        self._choose(column, pool, node, alive)
        if not self.diving:
            self.sieve.tried.append(column)
        return True

    def _try_chain(self, column: int, pool: int, node: Node, alive: list[vec[i64]]) -> bool:
        """Choose a chain, be its way known or not; false if it has none, or may not end where it does."""
        ways = self.freights.first_way(column)
        if not ways or self.freights.tips[column] & node.tips:
            return False
        if self.diving and not self.columns.meet[ways[0]] & node.parts[0]:
            return False
        if not self.diving:
            self._find_meeting_places(column)
        self._choose(ways[0] if self.diving else column, pool, node, alive)
        return True

    def _find_meeting_places(self, column: int) -> None:
        """From now on a chain can be met wherever one of its ways can; which one it takes is decided last."""
        columns = self.columns
        if columns.meet[column]:
            return
        meet: i64 = 0
        ties: i64 = 0
        if self.freights.is_long(column):
            places = self.freights.touches(column)
            meet = places
            ties = min(columns.ties[column], places.bit_count() - 1)
        for way in self.freights.expand(column):
            meet |= columns.meet[way]
            ties = max(ties, columns.ties[way])
        columns.meet[column] = meet
        columns.ties[column] = ties

    def _choose(self, column: int, pool: int, node: Node, alive: list[vec[i64]]) -> None:
        marks = self._marks()
        chosen = self._with(node, column, pool, alive)
        chosen.value += self._cover(column)
        self.chosen.append(column)
        self._explore(chosen)
        self.chosen.pop()
        self._back(marks)

    def _with(self, node: Node, column: int, pool: int, pools: list[vec[i64]]) -> Node:
        """The node once a column is chosen; its value is still that of before."""
        columns = self.columns
        left, state, counts = node.left, node.state, node.counts[:]
        if pool < self.lines:
            counts[pool] -= 1
        else:
            left, state = self.bound.yard.after(pool - self.lines, left, state)
        chosen = Node(pools[:], counts, left, state)
        chosen.parts, chosen.settled = node.parts, node.settled
        chosen.join(columns.meet[column], self._is_open(column))
        chosen.tips = node.tips | self.freights.tips.get(column, 0)
        chosen.stops = node.stops | columns.stops[column]
        chosen.small = node.small | columns.small[column]
        chosen.hexes = node.hexes | columns.hexes[column]
        chosen.value = node.value
        chosen.depth = node.depth + 1
        for other in range(len(pools)):
            if not self.bound.usable(other, chosen):
                chosen.pools[other] = vec[i64]()
        return chosen

    def _is_open(self, column: int) -> bool:
        """Whether it is a chain of which it is not known for certain what it connects."""
        if column not in self.freights.class_of:
            return False
        return self.freights.scattered or (not self.columns.paths[column] and len(self.freights.expand(column)) != 1)
