"""The search tree: runs are chosen one by one, every set of runs once, as far as the bound lets them matter.

A column that has been tried is out of the question for what is tried after it. Chains are chosen by their ends, which
is all that they score; which way they take is decided last, when all that must meet them is known.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.bound import Bound, Prices
from roundhouse.games.e1862.runs.best.chain_columns import MIXED_FREE, MIXED_NO, ChainColumns
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.incumbent import Incumbents
from roundhouse.games.e1862.runs.best.kernel import above, above_either, meeting, most, place_of
from roundhouse.games.e1862.runs.best.node import Node, drop_dominated, keep_connectable
from roundhouse.games.e1862.runs.best.vec import pop, vec

#: How many first choices are dived from.
FIRST_DIVES: Final = 20
#: How many runs are replaced at once when an answer is improved: so many, or half of them.
MOST_REPLACED: Final = 3
#: Rounds in which the bound is brought down further below the root, by the number of runs chosen; and deeper.
ROUNDS_BELOW: Final = [1, 20, 12, 6]
ROUNDS_DEEP: Final = 6
#: How much more the part of a value below a total counts in the second bound; rounds in which that is brought down.
TIEBREAK_FACTOR: Final = 300
ROUNDS_TIEBREAK: Final = 80
#: With so many trains left at most, a pool with few columns is branched on; one less if the company has many trains.
MOST_FOR_POOL: Final = 5
MANY_TRAINS: Final = 8
#: No more nodes than this are remembered.
MOST_REMEMBERED: Final = 200_000


class Tree:
    """One search. `groups` are the columns of each type of local or express, `counts` how many trains it has."""

    def __init__(
        self,
        columns: Columns,
        groups: list[list[int]],
        counts: list[int],
        chains: ChainColumns,
        incumbents: Incumbents,
        tick: Callable[[], None],
        small_tick: Callable[[], None],
    ) -> None:
        self.columns = columns
        self.counts = counts
        self.chains = chains
        self.incumbents = incumbents
        self.tick = tick
        self.small_tick = small_tick
        self.bound = Bound(columns, len(groups), chains, incumbents, tick, 1)
        #: A second bound, for what cannot have a higher total: only the part of its value below a total matters there.
        self.tiebreak = Bound(columns, len(groups), chains, incumbents, tick, TIEBREAK_FACTOR)
        self.pools = [vec[i64](members) for members in groups + chains.members]
        self.lines = len(groups)
        self.home = 1 << columns.graph.home
        #: Of every type of local or express, whether all its trains run in some best choice: one that visits the home
        #: base can be added to any choice.
        self.always_runs = [len(meeting(columns, self.pools[pool], self.home)) > 0 for pool in range(self.lines)]
        self.chosen: list[int] = []
        #: Locals and expresses that were tried before at the runs chosen: all that holds one of them is known.
        self.tried: list[int] = []
        self.nodes = 0
        #: What the runs chosen scored at nodes that have been searched; see `_is_searched`.
        self.searched: dict[tuple[int, ...], int] = {}
        #: The bound at the root: it holds even if the search is stopped later.
        self.root = 1 << 60
        self.diving = False
        many = self._trains(self._root_node()) >= MANY_TRAINS
        self.most_for_pool = MOST_FOR_POOL - 1 if many else MOST_FOR_POOL

    def search(self, rounds: int) -> None:
        """Search everything, in so many rounds at the root."""
        self.dive()
        self.root = self._tighten_root(rounds // 4)
        self.dive()
        self._drop_impossible()
        self.root = min(self.root, self._tighten_root(rounds))
        self.dive()
        self._find_relevant()
        if self.root > self.incumbents.cutoff:
            if self.incumbents.rows:
                self.tiebreak.tighten(self._root_node(), ROUNDS_TIEBREAK, self.tiebreak.cutoff())
            self.dive_from_each()
            self.improve()
        if self.root > self.incumbents.cutoff:
            self._explore(self._root_node())

    def _root_node(self) -> Node:
        """The node at which nothing is chosen yet."""
        node = Node(self.pools[:], self.counts[:], self.chains.all_permanent, MIXED_FREE)
        node.parts = node.settled = [self.home]
        return node

    def _tighten_root(self, rounds: int) -> int:
        node = self._root_node()
        bound = self.bound.tighten(node, rounds, self.incumbents.cutoff)
        self.pools = node.pools
        return bound

    def _drop_impossible(self) -> None:
        """Take out the chains that, judged as a whole, have no way at all: by their ends alone that is not seen."""
        if self.chains.loose:
            return
        for pool in range(self.lines, len(self.pools)):
            kept = [column for column in self.pools[pool] if self.chains.first_way(column)]
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
        self.chains.relevant = relevant
        self.chains.distant = distant

    # -- good answers early

    def dive(self) -> None:
        """Follow the most promising choice to its end once."""
        self.diving = True
        self._explore(self._root_node())
        self.diving = False

    def dive_from_each(self) -> None:
        """Follow each of the most promising first choices to its end."""
        root, saved = self._root_node(), self._save()
        rest = self.bound.at_present(root) - self.bound.total(root.counts, root.left, root.state)
        branches = self._branches(root, root.pools, self.bound.worths, rest)
        self.diving = True
        for promise, _, _, column in branches[:FIRST_DIVES]:
            if promise <= self.incumbents.cutoff:
                break
            self._try(column, root, root.pools)
        self.diving = False
        self._restore(saved)

    def improve(self) -> None:
        """Replace two runs, later more, of the best answer by the best that complete the others, while that helps."""
        replaced = 2
        while self.root > self.incumbents.cutoff and self.incumbents.rows:
            runs = self.incumbents.rows[0][2]
            if replaced > max(MOST_REPLACED, len(runs) // 2):
                return
            if not self._improved(runs, replaced):
                replaced += 1

    def _improved(self, runs: list[int], replaced: int) -> bool:
        before = self.incumbents.rows[0][1]
        for places in combinations(range(len(runs)), replaced):
            self._complete([run for place, run in enumerate(runs) if place not in places])
            if self.incumbents.rows[0][1] > before:
                return True
        return False

    def _complete(self, fixed: list[int]) -> None:
        """Search what can be added to runs that stay as they are."""
        node = self._root_node()
        saved = self._save()
        for column in fixed:
            node = self._with(node, column, node.pools)
            node.value += self._cover(column)
            self.chosen.append(column)
        node.depth = 2
        self._explore(node)
        del self.chosen[:]
        self._restore(saved)

    # -- the search

    def _explore(self, node: Node) -> None:
        """Go on from the runs chosen."""
        self.tick()
        self.nodes += 1
        if node.value > self.incumbents.cutoff and not node.apart():
            self.incumbents.offer(node.value, self.chosen)
        if self.diving:
            self._branch(node)
            return
        if node.left == 0 and (node.state == MIXED_NO or not self.chains.temporary_types):
            trains = sum(node.counts)
            if trains == 0:
                return
            if trains == 1:
                self._add_last_run(node.pools[node.counts.index(1)], node)
                return
        if self._is_searched(node):
            return
        saved = self._save()
        if self._is_promising(node):
            self._branch(node)
        self._restore(saved)

    def _is_promising(self, node: Node) -> bool:
        """Whether there still may be something better; columns that cannot be part of it are taken out on the way."""
        present = self.bound.relax(node)
        if present <= self.incumbents.cutoff:
            return False
        known = -1 if keep_connectable(self.columns, node, self._trains(node)) else present
        rounds = ROUNDS_BELOW[node.depth] if node.depth < len(ROUNDS_BELOW) else ROUNDS_DEEP
        if self.incumbents.keep == 1 and self.incumbents.rows:
            highest = self.incumbents.next_total() - 1
            if present > highest and self.bound.tighten(node, rounds, highest, known) > highest:
                # There may even be a higher total.
                return True
            return self.tiebreak.tighten(node, rounds, self.tiebreak.cutoff()) > self.tiebreak.cutoff()
        return self.bound.tighten(node, rounds, self.incumbents.cutoff, known) > self.incumbents.cutoff

    def _save(self) -> list[Prices]:
        return [self.bound.save(), self.tiebreak.save()]

    def _restore(self, saved: list[Prices]) -> None:
        self.bound.restore(saved[0])
        self.tiebreak.restore(saved[1])

    def _cover(self, column: int) -> int:
        self.tiebreak.cover(column)
        return self.bound.cover(column)

    def _trains(self, node: Node) -> int:
        """How many runs can be added at most."""
        return sum(node.counts) + self.chains.most_chains(node.left, node.state != MIXED_NO)

    def _is_searched(self, node: Node) -> bool:
        """Whether everything that can be added here has been searched: after other runs that come to the same.

        They left the same trains and scored the same items, no less, with the same parts, and chose the same chains.
        A chain whose way is open can connect the same in both.
        """
        chains = [column for column in self.chosen if self.columns.pool[column] >= self.lines]
        key = (node.stops, node.small, node.hexes, *node.counts, *sorted(node.settled), -1, *sorted(chains))
        scored = self.searched.get(key, -1)
        if scored == node.value or (scored > node.value and self.incumbents.keep == 1):
            return True
        if len(self.searched) < MOST_REMEMBERED:
            self.searched[key] = node.value
        return False

    def _add_last_run(self, members: vec[i64], node: Node) -> None:
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
            if value > self.incumbents.cutoff and self._joins_all(columns.meet[column], node):
                self.chosen.append(column)
                self.incumbents.offer(value, self.chosen)
                self.chosen.pop()

    def _joins_all(self, meet: int, node: Node) -> bool:
        for part in node.parts:
            if not part & meet:
                return False
        return True

    def _branch(self, node: Node) -> None:
        """Try every column that joins a part, the most promising first."""
        bound, cutoff = self.bound, self.incumbents.cutoff
        together = bound.at_present(node)
        if together <= cutoff:
            return
        rest = together - bound.total(node.counts, node.left, node.state)
        for part in node.parts[1:]:
            # A part that is not connected with the home base yet: some run must reach it, and some the home base.
            if together - bound.bridge(node, part) <= cutoff:
                return
        if self.diving or self.incumbents.keep > 1 or not self.incumbents.rows:
            alive = node.pools[:]
            for pool, members in enumerate(node.pools):
                if len(members):
                    alive[pool] = above(members, bound.worths[pool], cutoff - rest - bound.without(pool, node))
        else:
            alive = self._worth_trying(node, rest)
            drop_dominated(self.columns, alive, node, self.tried, self.small_tick)
        self._try_all(node, alive, rest)

    def _worth_trying(self, node: Node, rest: i64) -> list[vec[i64]]:
        """The columns with which there may be a higher total, or something better with the same one."""
        bound, tiebreak = self.bound, self.tiebreak
        alive = node.pools[:]
        spare = tiebreak.at_present(node) - tiebreak.total(node.counts, node.left, node.state)
        for pool, members in enumerate(node.pools):
            if len(members):
                total = self.incumbents.next_total() - 1 - rest - bound.without(pool, node)
                least = tiebreak.cutoff() - spare - tiebreak.without(pool, node)
                alive[pool] = above_either(members, bound.worths[pool], total, tiebreak.worths[pool], least)
        return alive

    def _try_all(self, node: Node, alive: list[vec[i64]], rest: i64) -> None:
        bound = self.bound
        worths = [bound.priced(members) for members in alive]
        best = vec[i64]([most(row) for row in worths])
        bound.best = best
        only = self._pool_to_branch_on(alive, node)
        branches = self._branches(node, alive, worths, rest, only)
        before = len(self.tried)
        for promise, worth, pool, column in branches:
            if promise <= self.incumbents.cutoff:
                break
            # Those tried before it are out of the question by now.
            if rest + bound.without(pool, node) + worth <= self.incumbents.cutoff:
                continue
            chose = self._try(column, node, alive)
            if chose and self.diving:
                return
            if chose or pool >= self.lines:
                place = place_of(alive[pool], column)
                alive[pool] = pop(alive[pool], place)[0]
                worths[pool] = pop(worths[pool], place)[0]
                best[pool] = most(worths[pool])
            bound.best = best
        if only >= self.lines or (only >= 0 and not self.always_runs[only]):
            self._leave_out(only, node, alive, rest)
        del self.tried[before:]

    def _leave_out(self, pool: int, node: Node, alive: list[vec[i64]], rest: i64) -> None:
        """Go on without the columns of a pool: all of them have been tried."""
        self.bound.best[pool] = 0
        if rest + self.bound.total(node.counts, node.left, node.state) <= self.incumbents.cutoff:
            return
        alive[pool] = vec[i64]()
        saved = self._save()
        without = node.with_pools(alive)
        if self._is_promising(without):
            self._branch(without)
        self._restore(saved)

    def _pool_to_branch_on(self, alive: list[vec[i64]], node: Node) -> int:
        """The pool that has fewer columns than join any part: they are tried first; -1 if there is none such.

        Not while many trains are left: runs that are apart leave too much open. Nor where less than the best counts.
        """
        if self.diving or self.incumbents.keep > 1 or self._trains(node) > self.most_for_pool:
            return -1
        part = self._part_to_branch_on(alive, node)
        found, fewest = -1, sum([len(meeting(self.columns, members, part)) for members in alive])
        for pool, members in enumerate(alive):
            if 0 < len(members) < fewest:
                found, fewest = pool, len(members)
        return found

    def _branches(
        self, node: Node, alive: list[vec[i64]], worths: list[vec[i64]], rest: i64, only: int = -1
    ) -> list[tuple[int, int, int, int]]:
        """Promise, worth, pool and column of all that join a part, or of one pool, the most promising first."""
        meets = self.columns.meet
        part: i64 = node.parts[0] if self.diving else self._part_to_branch_on(alive, node)
        branches: list[tuple[int, int, int, int]] = []
        for pool, members in enumerate(alive):
            if len(members) and (only < 0 or pool == only):
                base = rest + self.bound.without(pool, node)
                place: i64
                for place in range(len(members)):
                    meet, worth = meets[members[place]], worths[pool][place]
                    if only >= 0 or meet == 0 or meet & part:
                        branches.append((base + worth, worth, pool, members[place]))
        branches.sort(reverse=True)
        return branches

    def _part_to_branch_on(self, alive: list[vec[i64]], node: Node) -> int:
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

    def _try(self, column: int, node: Node, alive: list[vec[i64]]) -> bool:
        """Choose a column and go on; false if it cannot be chosen here."""
        if self.columns.pool[column] >= self.lines:
            return self._try_chain(column, node, alive)
        if self.diving and not self.columns.meet[column] & node.parts[0]:
            return False
        self._choose(column, node, alive)
        if not self.diving:
            self.tried.append(column)
        return True

    def _try_chain(self, column: int, node: Node, alive: list[vec[i64]]) -> bool:
        """Choose a chain, be its way known or not; false if it has none, or may not end where it does."""
        ways = self.chains.first_way(column)
        if not ways or self.chains.end_places[column] & node.end_places:
            return False
        if self.diving and not self.columns.meet[ways[0]] & node.parts[0]:
            return False
        if not self.diving:
            self._find_meeting_places(column)
        self._choose(ways[0] if self.diving else column, node, alive)
        return True

    def _find_meeting_places(self, column: int) -> None:
        """From now on a chain can be met wherever one of its ways can; which one it takes is decided last."""
        columns = self.columns
        if columns.meet[column]:
            return
        meet: i64 = 0
        connections: i64 = 0
        if self.chains.is_long(column):
            places = self.chains.meeting_places(column)
            meet = places
            connections = min(columns.connections[column], places.bit_count() - 1)
        for way in self.chains.expand(column):
            meet |= columns.meet[way]
            connections = max(connections, columns.connections[way])
        columns.meet[column] = meet
        columns.connections[column] = connections

    def _choose(self, column: int, node: Node, alive: list[vec[i64]]) -> None:
        saved = self._save()
        chosen = self._with(node, column, alive)
        chosen.value += self._cover(column)
        self.chosen.append(column)
        self._explore(chosen)
        self.chosen.pop()
        self._restore(saved)

    def _with(self, node: Node, column: int, pools: list[vec[i64]]) -> Node:
        """The node once a column is chosen; its value is still that of before."""
        columns, pool = self.columns, self.columns.pool[column]
        left, state, counts = node.left, node.state, node.counts[:]
        if pool < self.lines:
            counts[pool] -= 1
        else:
            left, state = self.chains.after(pool - self.lines, left, state)
        chosen = Node(pools[:], counts, left, state)
        chosen.parts, chosen.settled = node.parts, node.settled
        chosen.join(columns.meet[column], self._is_open(column))
        chosen.end_places = node.end_places | self.chains.end_places.get(column, 0)
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
        """Whether it is a chain whose way, and so what it connects, is not settled yet."""
        if self.columns.pool[column] < self.lines:
            return False
        return self.chains.scattered or (not self.columns.paths[column] and len(self.chains.expand(column)) != 1)
