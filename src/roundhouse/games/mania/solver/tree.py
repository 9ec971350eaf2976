"""The tree: runs are chosen one by one, every set of runs once, as far as the bound lets them matter.

A column that has been tried is out of the question for what is tried after it. Chains are chosen by their ends, which
is all that they score; which way they take is decided last, when all that must meet them is known.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from roundhouse.games.mania.solver.bound import Bound
from roundhouse.games.mania.solver.columns import Columns
from roundhouse.games.mania.solver.found import Found
from roundhouse.games.mania.solver.freights import Freights
from roundhouse.games.mania.solver.yard import MIXED_FREE, MIXED_NO

#: How many runs are taken out at once when a choice is improved: so many, or half of them.
MOST_GONE: Final = 3
#: Rounds in which the bound is brought down further below the root, by the number of runs chosen; and deeper.
ROUNDS_BELOW: Final = [1, 40, 20, 8]
ROUNDS_DEEP: Final = 6


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
    ) -> None:
        self.columns = columns
        self.counts = counts
        self.freights = freights
        self.found = found
        self.tick = tick
        self.bound = Bound(columns, len(groups), freights, found, tick)
        self.pools = groups + freights.members
        self.lines = len(groups)
        self.home = 1 << columns.field.home
        self.chosen: list[int] = []
        #: Locals and expresses that were tried before at the runs chosen: all that holds one of them is known.
        self.tried: list[int] = []
        self.masks: list[int] = []
        for items in columns.items:
            mask = 0
            for item in items:
                mask |= 1 << item
            self.masks.append(mask)
        self.nodes = 0
        #: The bound at the root: it holds even if the search is stopped later.
        self.root = 1 << 60
        self.diving = False
        self.accept: Callable[[list[int]], bool] | None = None
        self.better: Callable[[int, list[int]], None] | None = None
        self.pool_of: dict[int, int] = {}
        for pool, members in enumerate(groups):
            for column in members:
                self.pool_of[column] = pool

    def run(self, rounds: int) -> int:
        """Search everything; returns the bound at the root, which holds even if the search is stopped later."""
        pools = self.pools
        left = self.freights.all_permanent
        self.dive()
        self.root = self.bound.tighten(pools, self.counts, left, MIXED_FREE, 0, 0, rounds // 4)
        self.dive()
        self.root = min(self.root, self.bound.tighten(pools, self.counts, left, MIXED_FREE, 0, 0, rounds))
        self.dive()
        if self.root > self.found.floor:
            self.improve()
        if self.root > self.found.floor:
            self._explore(pools, self.counts, left, MIXED_FREE, [self.home], 0, 0, 0)
        return self.root

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
        pools = [members[:] for members in self.pools]
        counts, left, state = self.counts[:], self.freights.all_permanent, MIXED_FREE
        parts, tips, value = [self.home], 0, 0
        undo: list[list[tuple[int, int, int]]] = []
        bound = self.bound
        inside, price, tie = bound.inside, bound.price, bound.tie
        bound.price = price[:]
        for column in fixed:
            kind = self.freights.class_of.get(column, -1)
            if kind >= 0:
                left, state = self.bound.yard.after(kind, left, state)
                tips |= self.freights.tips[column]
            else:
                counts[self.pool_of[column]] -= 1
            parts = self._joined(parts, self.columns.meet[column])
            covered, gain = bound.cover(column)
            undo.append(covered)
            bound.inside |= self.columns.meet[column]
            self.chosen.append(column)
            value += gain
        self._explore(pools, counts, left, state, parts, tips, value, 2)
        for covered in reversed(undo):
            self.chosen.pop()
            bound.uncover(covered)
        bound.inside, bound.price, bound.tie = inside, price, tie

    def dive(self) -> None:
        """Follow the most promising choice to its end once: a good answer early."""
        self.diving = True
        self._explore(self.pools, self.counts, self.freights.all_permanent, MIXED_FREE, [self.home], 0, 0, 0)
        self.diving = False

    def _explore(
        self,
        pools: list[list[int]],
        counts: list[int],
        left: int,
        state: int,
        parts: list[int],
        tips: int,
        value: int,
        depth: int,
    ) -> None:
        """Go on from the runs chosen, which score `value`.

        `parts` are the meeting places of runs that are connected with each other, that of the home base first.
        """
        self.tick()
        self.nodes += 1
        if value > self.found.floor and len(parts) == 1:
            self._record(value)
        if self.diving:
            self._branch(pools, counts, left, state, parts, tips, value, depth)
            return
        if left == 0 and (state == MIXED_NO or not self.freights.plain_types):
            trains = sum(counts)
            if trains == 0:
                return
            if trains == 1:
                self._last(pools[counts.index(1)], parts, value)
                return
        rounds = ROUNDS_BELOW[depth] if depth < len(ROUNDS_BELOW) else ROUNDS_DEEP
        bound = self.bound
        before, tie = bound.price, bound.tie
        bound.price = before[:]
        pools = self._within_hops(pools, counts, left, state, parts)
        if self.bound.tighten(pools, counts, left, state, value, len(parts) - 1, rounds) > self.found.floor:
            self._branch(pools, counts, left, state, parts, tips, value, depth)
        bound.price, bound.tie = before, tie

    def _within_hops(
        self, pools: list[list[int]], counts: list[int], left: int, state: int, parts: list[int]
    ) -> list[list[int]]:
        """The columns that as many runs as there are trains left can connect with the home base, themselves included.

        A chain whose ways are not known yet could connect anything.
        """
        meets = self.columns.meet
        reached = parts[0]
        for _ in range(sum(counts) + self.freights.most_chains(left, state != MIXED_NO) - 1):
            grown = reached
            for pool, members in enumerate(pools):
                if self.bound.usable(pool, counts, left, state):
                    for column in members:
                        meet = meets[column]
                        if meet == 0:
                            return pools[:]
                        if meet & reached:
                            grown |= meet
            for part in parts:
                if part & grown:
                    grown |= part
            if grown == reached:
                break
            reached = grown
        return [[column for column in members if meets[column] == 0 or meets[column] & reached] for members in pools]

    def _last(self, members: list[int], parts: list[int], value: int) -> None:
        """The last train: the column that scores most among those that meet every part."""
        weight, columns = self.bound.weight, self.columns
        for column in members:
            gain = columns.constant[column]
            for item in columns.items[column]:
                gain += weight[item]
            if value + gain <= self.found.floor:
                continue
            meet = columns.meet[column]
            for part in parts:
                if not part & meet:
                    break
            else:
                self.chosen.append(column)
                self._record(value + gain)
                self.chosen.pop()

    def _branch(
        self,
        pools: list[list[int]],
        counts: list[int],
        left: int,
        state: int,
        parts: list[int],
        tips: int,
        value: int,
        depth: int,
    ) -> None:
        rest = value - self.bound.tie * (len(parts) - 1)
        for item in self.bound.within_reach(pools, counts, left, state):
            rest += self.bound.left_over(item)
        worths = self.bound.price_all(pools, counts, left, state)
        best = [max(row, default=0) for row in worths]
        if rest + self.bound.total(best, counts, left, state) <= self.found.floor:
            return
        for part in parts[1:]:
            # A part that is not connected with the home base yet: some run must reach it, and some the home base.
            gap = self.bound.bridge(pools, counts, left, state, best, parts[0], part)
            if rest + self.bound.total(best, counts, left, state) - gap <= self.found.floor:
                return
        alive: list[list[int]] = []
        for pool, members in enumerate(pools):
            kept: list[int] = []
            if self.bound.usable(pool, counts, left, state):
                base = rest + self.bound.without(pool, best, counts, left, state)
                for column, worth in zip(members, worths[pool]):
                    if base + worth > self.found.floor:
                        kept.append(column)
            alive.append(kept)
        if not self.diving and self.found.keep == 1:
            self._drop_outdone(alive, parts[0])
            best = [self.bound.best_of(members) for members in alive]
        part = parts[0] if self.diving else self._part_to_join(alive, parts)
        branches: list[tuple[int, int, int]] = []
        for pool, members in enumerate(alive):
            for column in members:
                if self.columns.meet[column] == 0 or self.columns.meet[column] & part:
                    base = rest + self.bound.without(pool, best, counts, left, state)
                    branches.append((base + self.bound.priced(column), pool, column))
        branches.sort(reverse=True)
        before = len(self.tried)
        for promise, pool, column in branches:
            if promise <= self.found.floor:
                break
            if not self._still(column, pool, best, counts, left, state, rest):
                continue
            if pool >= self.lines:
                chose = self._choose_chain(column, pool, alive, counts, left, state, parts, tips, value, depth)
            else:
                chose = not self.diving or self.columns.meet[column] & parts[0] != 0
                if chose:
                    fewer = counts[:]
                    fewer[pool] -= 1
                    self._choose(column, alive, fewer, left, state, parts, tips, value, depth)
                    alive[pool].remove(column)
                    if not self.diving:
                        self.tried.append(column)
            if chose and self.diving:
                return
            if chose or pool >= self.lines:
                best[pool] = self.bound.best_of(alive[pool])
        del self.tried[before:]

    def _part_to_join(self, alive: list[list[int]], parts: list[int]) -> int:
        """The part that the fewest columns can join.

        Whatever is added, some run joins the part of the home base, and some each part that is apart.
        """
        found, fewest = parts[0], 1 << 60
        for part in parts:
            joining = 0
            for members in alive:
                for column in members:
                    if self.columns.meet[column] == 0 or self.columns.meet[column] & part:
                        joining += 1
            if joining < fewest:
                found, fewest = part, joining
        return found

    def _drop_outdone(self, alive: list[list[int]], home: int) -> None:
        """Take out the columns that another one of the same train, to be tried or tried before, outdoes from here on.

        That one scores all that they would add, and can be met wherever they can. Not where less than the best counts.
        """
        still = 0
        for item, weight in enumerate(self.bound.weight):
            if weight:
                still |= 1 << item
        masks, meets = self.masks, self.columns.meet
        for pool in range(self.lines):
            kept = [column for column in self.tried if self.pool_of.get(column, -1) == pool]
            tried = len(kept)
            for column in sorted(alive[pool], key=self._width):
                adds, meet = masks[column] & still, meets[column] & ~home
                joins = meets[column] & home
                for other in kept:
                    if not adds & ~masks[other] and not meet & ~meets[other] and (not joins or meets[other] & home):
                        break
                else:
                    kept.append(column)
            alive[pool] = kept[tried:]

    def _width(self, column: int) -> int:
        return -self.masks[column].bit_count()

    def _still(
        self,
        column: int,
        pool: int,
        best: list[int],
        counts: list[int],
        left: int,
        state: int,
        rest: int,
    ) -> bool:
        """Whether a column is still promising now that those tried before it are out of the question."""
        return rest + self.bound.without(pool, best, counts, left, state) + self.bound.priced(column) > self.found.floor

    def _choose_chain(
        self,
        column: int,
        pool: int,
        alive: list[list[int]],
        counts: list[int],
        left: int,
        state: int,
        parts: list[int],
        tips: int,
        value: int,
        depth: int,
    ) -> bool:
        """Choose a chain, be its way known or not; false if it has none, or may not end where it does."""
        kind = pool - self.lines
        next_left, next_state = self.bound.yard.after(kind, left, state)
        ways = self.freights.first_way(column) if self.diving else self._known_ways(column)
        while len(self.bound.ties) < len(self.columns.meet):
            self.bound.ties.append(self.columns.meet[len(self.bound.ties)].bit_count() - 1)
        possible = len(ways) > 0 and not self.freights.tips[column] & tips
        if possible and self.diving:
            possible = self.columns.meet[ways[0]] & parts[0] != 0
        if possible:
            ends = tips | self.freights.tips[column]
            chosen = ways[0] if self.diving else column
            self._choose(chosen, alive, counts, next_left, next_state, parts, ends, value, depth)
        alive[pool].remove(column)
        return possible

    def _known_ways(self, column: int) -> list[int]:
        """The ways of a chain. From now on it can be met wherever one of them can; which one it is, is decided last."""
        ways = self.freights.expand(column)
        if ways and ways[0] != column:
            meet = ties = 0
            for way in ways:
                meet |= self.columns.meet[way]
                ties = max(ties, self.columns.meet[way].bit_count() - 1)
            self.columns.meet[column] = meet
            self.bound.ties[column] = ties
        return ways

    def _choose(
        self,
        column: int,
        alive: list[list[int]],
        counts: list[int],
        left: int,
        state: int,
        parts: list[int],
        tips: int,
        value: int,
        depth: int,
    ) -> None:
        grown = self._joined(parts, self.columns.meet[column])
        bound = self.bound
        covered, gain = bound.cover(column)
        inside = bound.inside
        bound.inside |= self.columns.meet[column]
        self.chosen.append(column)
        self._explore(alive, counts, left, state, grown, tips, value + gain, depth + 1)
        self.chosen.pop()
        bound.inside = inside
        bound.uncover(covered)

    def _joined(self, parts: list[int], joined: int) -> list[int]:
        """The parts once a run that can be met here is added; that of the home base stays first."""
        others: list[int] = []
        home = False
        for place, part in enumerate(parts):
            if part & joined:
                joined |= part
                home = home or place == 0
            else:
                others.append(part)
        return [joined, *others] if home else [*others, joined]

    def _record(self, value: int) -> None:
        """Keep the present choice among the best distinct totals."""
        if not self.found.is_new(value):
            return
        chosen = self._with_ways(self.chosen, 0)
        if chosen is None:
            return
        self.found.keep_choice(value, chosen)
        if self.better is not None and self.found.rows[0][1] == value:
            self.better(value, chosen)

    def _with_ways(self, chosen: list[int], first: int) -> list[int] | None:
        """The runs chosen with a way for every chain, all connected and linked as chosen; None if there is none."""
        for place in range(first, len(chosen)):
            if not self.columns.paths[chosen[place]]:
                for way in self.freights.expand(chosen[place]):
                    found = self._with_ways([*chosen[:place], way, *chosen[place + 1 :]], place + 1)
                    if found is not None:
                        return found
                return None
        if not self._connected(chosen) or (self.accept is not None and not self.accept(chosen)):
            return None
        return chosen[:]

    def _connected(self, chosen: list[int]) -> bool:
        """Whether all runs meet, over others, one that visits the home base (R7.8-c)."""
        parts = [self.home]
        for column in chosen:
            parts = self._joined(parts, self.columns.meet[column])
        return len(parts) == 1
