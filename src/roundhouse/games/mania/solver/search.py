"""Branch and bound over columns: the choice, one column per train, that scores the most.

**Bound.** An item (stop, small station, hex) counts once. Share its weight between those who might score it: every item
gets a *price* between 0 and its weight. Then no choice scores more than the sum over items of what the price leaves,
plus, train by train, the best column at these prices. That holds for any prices; `lower_bound` moves them so that the
bound comes down (Lagrangian relaxation of the weighted maximum coverage problem).

**Branching.** Runs are added one by one, each meeting those before it, the first one visiting the home base (R7.8-c). A
column that has been tried is out of the question for what is tried after it, so every set of runs is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

from roundhouse.games.mania.solver.columns import Columns
from roundhouse.games.mania.solver.freights import Freights, fits

#: May the chain with the non-permanent freights still be chosen? Yes; only with a permanent one in it; no.
MIXED_FREE = 0
MIXED_WITH_PERMANENT = 1
MIXED_NO = 2

#: What to branch on: any column, chains, nothing; or a pool by its number.
ANY = -1
CHAINS = -2
NOTHING = -3

#: Rounds without a better bound before prices move at half the pace, and the pace that is not worth going on with.
PATIENCE = 8
SLOWEST = 0.002
#: Rounds after which columns are sifted again.
SIFTING = 6
#: No tie is worth more than this: the dearest stop.
MOST_TIE = 20000
#: How fast the price of ties moves, as if it were that of a stop with this weight.
TIE_SCALE = 3000
#: Rounds in which the bound is brought down further below the root, by the number of runs chosen.
ROUNDS_BELOW = (1, 40, 20, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16)


class Search:
    """One search. `groups` are the columns of each type of local or express, `counts` how many trains it has."""

    def __init__(
        self,
        columns: Columns,
        groups: list[list[int]],
        counts: list[int],
        freights: Freights,
        keep: int,
        total_of: Callable[[int], int],
        tick: Callable[[], None],
    ) -> None:
        self.columns = columns
        self.counts = counts
        self.freights = freights
        #: Pools of columns: the types of locals and expresses, then the classes of chains.
        self.pools = groups + freights.members
        self.lines = len(groups)
        self.tick = tick
        self.home = 1 << columns.field.home
        #: Weights and prices of items; both 0 once an item is scored.
        self.weight = columns.weight[:]
        self.price = columns.weight[:]
        self.chosen: list[int] = []
        self.nodes = 0
        #: The `keep` best distinct totals: total, value, columns; and the value that a choice must exceed to matter.
        self.keep = keep
        self.total_of = total_of
        self.best: list[tuple[int, int, list[int]]] = []
        self.floor = -1
        #: Every value is a multiple of this: a bound less than that above the best answer is met.
        self.grain = 0
        for weight in columns.weight:
            self.grain = gcd(self.grain, weight)
        for constant in columns.constant:
            self.grain = gcd(self.grain, constant)
        self.accept: Callable[[list[int]], bool] | None = None
        self.better: Callable[[int, list[int]], None] | None = None
        self.diving = False
        self.root = 1 << 60
        #: The best column of every pool at the present prices.
        self.best_now: list[int] = []
        #: Places where runs must be tied together: what a tie costs, and how many every column could make.
        self.tie = 0
        self.ties: list[int] = []
        self.inside = self.home
        self.first_area = columns.field.stops
        for stop in range(columns.field.stops - 1, -1, -1):
            if columns.field.areas >> stop & 1:
                self.first_area = stop
        #: What is scored: small stations and stops, and hexes, as masks; and the same of every column of a line.
        self.scored = 0
        self.touched = 0
        self.scores: list[int] = []
        self.touches: list[int] = []
        for items in columns.items:
            scores = touches = 0
            for item in items:
                if item < columns.first_hex:
                    scores |= 1 << item
                else:
                    touches |= 1 << (item - columns.first_hex)
            self.scores.append(scores)
            self.touches.append(touches)
        self.pool_of: dict[int, int] = {}
        for pool, members in enumerate(groups):
            for column in members:
                self.pool_of[column] = pool
        for column, meet in enumerate(columns.meet):
            if columns.paths[column]:
                self.ties.append(meet.bit_count() - 1)
            else:
                self.ties.append(freights.most_ties(column))

    # -- values

    def priced(self, column: int) -> int:
        """What a column is worth at the present prices."""
        price = self.price
        worth = self.columns.constant[column] + self.tie * self.ties[column]
        for item in self.columns.items[column]:
            worth += price[item]
        return worth

    def permanent_best(self, best: list[int], left: int) -> int:
        """The best that the permanent freights left can do in chains of their own, given the best of each class."""
        freights = self.freights
        most = 0
        for number in range(len(best)):
            uses = freights.uses[number]
            if not freights.mixed[number] and best[number] > 0 and fits(uses, left):
                most = max(most, best[number] + self.permanent_best(best, left - uses))
        return most

    def freight_best(self, best: list[int], left: int, state: int) -> int:
        """The best that all freights left can do."""
        freights = self.freights
        most = self.permanent_best(best, left)
        if state == MIXED_NO:
            return most
        for number in range(len(best)):
            uses = freights.uses[number]
            if freights.mixed[number] and best[number] > 0 and fits(uses, left):
                if uses:
                    most = max(most, best[number] + self.permanent_best(best, left - uses))
                elif state == MIXED_FREE:
                    most = max(most, best[number])
        return most

    def after(self, kind: int, left: int, state: int) -> tuple[int, int]:
        """Which permanent freights are left, and whether the mixed chain still may run, once a chain is chosen."""
        uses = self.freights.uses[kind]
        if not self.freights.mixed[kind]:
            return left - uses, MIXED_NO if state == MIXED_NO else MIXED_WITH_PERMANENT
        return (left - uses if uses else 0), MIXED_NO

    def allowed(self, kind: int, left: int, state: int) -> bool:
        """Whether a chain of this class can still be chosen (R7.8.1-i, R7.8.1-j)."""
        uses = self.freights.uses[kind]
        if self.freights.mixed[kind]:
            if state == MIXED_NO or (state == MIXED_WITH_PERMANENT and not uses):
                return False
        return fits(uses, left)

    # -- the bound

    def total(self, best: list[int], counts: list[int], left: int, state: int) -> int:
        """What the trains left can add at most, given the best column of every pool."""
        lines = self.lines
        added = self.freight_best(best[lines:], left, state)
        for pool in range(lines):
            added += counts[pool] * best[pool]
        return added

    def bests(self, pools: list[list[int]], counts: list[int], left: int, state: int) -> list[int]:
        """The best column of every pool at the present prices."""
        best: list[int] = []
        for pool, members in enumerate(pools):
            most = 0
            if self.usable(pool, counts, left, state):
                for column in members:
                    worth = self.priced(column)
                    if worth > most:
                        most = worth
            best.append(most)
        return best

    def usable(self, pool: int, counts: list[int], left: int, state: int) -> bool:
        """Whether a train is left for the columns of a pool."""
        if pool < self.lines:
            return counts[pool] > 0
        return self.allowed(pool - self.lines, left, state)

    def left_over(self, item: int) -> int:
        """What the prices leave of an item's weight; a city that no run chosen visits must also pay for a tie."""
        spare = self.weight[item] - self.price[item]
        if item < self.first_area and not self.inside >> item & 1:
            spare -= self.tie
        return spare if spare > 0 else 0

    def tighten(
        self, pools: list[list[int]], counts: list[int], left: int, state: int, value: int, apart: int, rounds: int
    ) -> int:
        """Move the prices so that the bound comes down, in so many rounds at most; the lowest bound found.

        Columns that cannot be part of a better answer are taken out of the pools on the way.
        """
        weight = self.weight
        lowest, best_prices, best_tie = 1 << 60, self.price, self.tie
        pace, waited, unsifted = 1.0, 0, SIFTING
        items = [item for item in range(len(weight)) if weight[item] > 0]
        for _ in range(rounds):
            self.tick()
            bound, times = self._relax(pools, counts, left, state, value, apart, items)
            unsifted += 1
            if bound < lowest:
                lowest, best_prices, best_tie = bound, self.price[:], self.tie
                waited = 0
                if unsifted > SIFTING and bound > self.floor:
                    self._sift(pools, counts, left, state, bound)
                    unsifted = 0
            else:
                waited += 1
                if waited >= PATIENCE:
                    pace, waited = pace / 2, 0
            if lowest <= self.floor or pace < SLOWEST:
                break
            ties = times[len(weight)] - apart
            slope: list[int] = []
            norm = 0
            for item in items:
                # One more where the item counts, one less for every train that scores it.
                counts_now = 1 if self.left_over(item) > 0 else 0
                if counts_now and item < self.first_area and not self.inside >> item & 1:
                    ties -= 1
                here = times[item] - counts_now
                if self.price[item] >= weight[item] and here < 0:
                    here = 0
                slope.append(here)
                norm += here * here * weight[item]
            if self.tie > 0 or ties < 0:
                norm += ties * ties * TIE_SCALE
            if norm == 0:
                break
            # Prices move in proportion to what they are part of: hexes by little, London by much.
            stride = pace * max(1000, lowest - max(self.floor, 0)) / norm
            for item, here in zip(items, slope):
                if here != 0:
                    moved = self.price[item] - _step(stride * here * weight[item])
                    self.price[item] = 0 if moved < 0 else min(moved, weight[item])
            self.tie = max(0, min(MOST_TIE, self.tie - _step(stride * ties * TIE_SCALE)))
        self.price = best_prices
        self.tie = best_tie
        return lowest

    def _sift(self, pools: list[list[int]], counts: list[int], left: int, state: int, bound: int) -> None:
        """Keep the columns with which the bound at the present prices still is above the floor."""
        best = self.best_now
        rest = bound - self.total(best, counts, left, state)
        for pool, members in enumerate(pools):
            kept: list[int] = []
            if self.usable(pool, counts, left, state):
                least = self.floor - rest - self._without(pool, best, counts, left, state)
                for column in members:
                    if self.priced(column) > least:
                        kept.append(column)
            pools[pool] = kept

    def _relax(
        self,
        pools: list[list[int]],
        counts: list[int],
        left: int,
        state: int,
        value: int,
        apart: int,
        items: list[int],
    ) -> tuple[int, list[int]]:
        """The bound at the present prices, and how many trains score each item in the relaxed choice; last, ties."""
        columns, lines = self.columns, self.lines
        times = [0] * (len(self.weight) + 1)
        bound = value - self.tie * apart
        for item in items:
            bound += self.left_over(item)
        best: list[int] = []
        whose: list[int] = []
        for pool, members in enumerate(pools):
            most, who = 0, -1
            if self.usable(pool, counts, left, state):
                for column in members:
                    worth = self.priced(column)
                    if worth > most:
                        most, who = worth, column
            best.append(most)
            whose.append(who)
            if pool < lines and who >= 0:
                for item in columns.items[who]:
                    times[item] += counts[pool]
                times[-1] += counts[pool] * self.ties[who]
        bound += self.total(best, counts, left, state)
        self.best_now = best
        self._count_chains(best[lines:], whose[lines:], left, state, times)
        return bound, times

    def _count_chains(self, best: list[int], whose: list[int], left: int, state: int, times: list[int]) -> None:
        """Which classes of chains make up the best of the freights: count what they score."""
        worth = self.freight_best(best, left, state)
        while worth > 0:
            for number in range(len(best)):
                if best[number] > 0 and self.allowed(number, left, state):
                    next_left, next_state = self.after(number, left, state)
                    rest = self.freight_best(best, next_left, next_state)
                    if best[number] + rest == worth:
                        for item in self.columns.items[whose[number]]:
                            times[item] += 1
                        times[-1] += self.ties[whose[number]]
                        worth, left, state = rest, next_left, next_state
                        break
            else:
                return

    # -- the tree

    def run(self, rounds: int) -> int:
        """Search everything; returns the bound at the root, which holds even if the search is stopped later."""
        pools = self.pools
        left = self.freights.all_permanent
        self.dive()
        self.root = self.tighten(pools, self.counts, left, MIXED_FREE, 0, 0, rounds // 4)
        self.dive()
        self.root = min(self.root, self.tighten(pools, self.counts, left, MIXED_FREE, 0, 0, rounds))
        self.dive()
        if self.root > self.floor:
            self.improve()
        if self.root > self.floor:
            self._explore(pools, self.counts, left, MIXED_FREE, [self.home], 0, 0, 0)
        return self.root

    def improve(self) -> None:
        """Take any two runs of the best choice out and fill the gap as well as possible, until that helps no more."""
        better = True
        while better and self.best and self.root > self.floor:
            better = False
            runs = self.best[0][2]
            for first in range(len(runs)):
                for second in range(first):
                    before = self.best[0][1]
                    self._refill([run for run in runs if run not in (runs[first], runs[second])])
                    if self.best[0][1] > before:
                        better = True
                        break
                if better:
                    break

    def _refill(self, fixed: list[int]) -> None:
        """Search what can be added to runs that stay as they are."""
        pools = [members[:] for members in self.pools]
        counts, left, state = self.counts[:], self.freights.all_permanent, MIXED_FREE
        parts, tips, value = [self.home], 0, 0
        undo: list[list[tuple[int, int, int]]] = []
        inside, price, tie = self.inside, self.price, self.tie
        self.price = price[:]
        for column in fixed:
            kind = self.freights.class_of.get(column, -1)
            if kind >= 0:
                left, state = self.after(kind, left, state)
                tips |= self.freights.tips[column]
            else:
                counts[self.pool_of[column]] -= 1
            parts = self._joined(parts, self.columns.meet[column])
            covered, gain = self._cover(column)
            undo.append(covered)
            self.inside |= self.columns.meet[column]
            value += gain
        self._explore(pools, counts, left, state, parts, tips, value, 2)
        for covered in reversed(undo):
            self._uncover(covered)
        self.inside, self.price, self.tie = inside, price, tie

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
        if value > self.floor and len(parts) == 1:
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
        rounds = ROUNDS_BELOW[depth] if depth < len(ROUNDS_BELOW) else 0
        if rounds == 0:
            self._branch(pools, counts, left, state, parts, tips, value, depth)
            return
        before, tie = self.price, self.tie
        self.price = before[:]
        pools = pools[:]
        if self.tighten(pools, counts, left, state, value, len(parts) - 1, rounds) > self.floor:
            self._branch(pools, counts, left, state, parts, tips, value, depth)
        self.price, self.tie = before, tie

    def _last(self, members: list[int], parts: list[int], value: int) -> None:
        """The last train: the column that scores most among those that meet every part."""
        weight, columns = self.weight, self.columns
        for column in members:
            gain = columns.constant[column]
            for item in columns.items[column]:
                gain += weight[item]
            if value + gain <= self.floor:
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
        rest = value - self.tie * (len(parts) - 1)
        for item in range(len(self.weight)):
            rest += self.left_over(item)
        best = self.bests(pools, counts, left, state)
        if rest + self.total(best, counts, left, state) <= self.floor:
            return
        for part in parts[1:]:
            # A part that is not connected with the home base yet: some run must reach it, and some the home base.
            gap = self._bridge(pools, counts, left, state, best, parts[0], part)
            if rest + self.total(best, counts, left, state) - gap <= self.floor:
                return
        alive: list[list[int]] = []
        branches: list[tuple[int, int, int]] = []
        chains = False
        for pool, members in enumerate(pools):
            kept: list[int] = []
            if self.usable(pool, counts, left, state):
                base = rest + self._without(pool, best, counts, left, state)
                for column in members:
                    promise = base + self.priced(column)
                    if promise > self.floor:
                        kept.append(column)
                        branches.append((promise, pool, column))
                        chains = chains or pool >= self.lines
            alive.append(kept)
        branches.sort(reverse=True)
        if depth > 0 and self.keep == 1 and not self.diving:
            branches = self._without_outdone(branches, alive)
        # Chains first, wherever they run: what they pass is where the others meet most easily. Then the trains with the
        # fewest choices.
        target = ANY if self.diving else self._target(alive, chains)
        for promise, pool, column in branches:
            if promise <= self.floor:
                break
            if (target == CHAINS and pool < self.lines) or (target >= 0 and pool != target):
                continue
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
            if chose and self.diving:
                return
            if chose or pool >= self.lines:
                best[pool] = self._best_alive(alive[pool])
        if target == CHAINS:
            # No further chain.
            self._explore(alive, counts, 0, MIXED_NO, parts, tips, value, depth + 1)
        elif target >= 0:
            # No further train of this type.
            fewer = counts[:]
            fewer[target] = 0
            self._explore(alive, fewer, left, state, parts, tips, value, depth + 1)

    def _without_outdone(
        self, branches: list[tuple[int, int, int]], alive: list[list[int]]
    ) -> list[tuple[int, int, int]]:
        """Leave out the runs of a train that adds nothing to what another of its runs would add, nor meets elsewhere.

        That other one promises at least as much, so it comes first. A run that is out here is out below, too.
        """
        meet, scores, touches = self.columns.meet, self.scores, self.touches
        scored, touched = ~self.scored, ~self.touched
        rest: list[tuple[int, int, int]] = []
        kept: list[list[int]] = [[] for _ in range(self.lines)]
        for branch in branches:
            _, pool, column = branch
            if pool < self.lines:
                outdone = False
                here, new, hexes = meet[column], scores[column] & scored, touches[column] & touched
                for other in kept[pool]:
                    if not here & ~meet[other] and not new & ~scores[other] and not hexes & ~touches[other]:
                        outdone = True
                        break
                if outdone:
                    continue
                kept[pool].append(column)
            rest.append(branch)
        alive[: self.lines] = kept
        return rest

    def _target(self, alive: list[list[int]], chains: bool) -> int:
        """Which pool to choose from next: that with the fewest columns left; NOTHING if none has any."""
        if chains:
            return CHAINS
        target, fewest = NOTHING, 1 << 60
        for pool in range(self.lines):
            if alive[pool] and len(alive[pool]) < fewest:
                target, fewest = pool, len(alive[pool])
        return target

    def _bridge(
        self, pools: list[list[int]], counts: list[int], left: int, state: int, best: list[int], home: int, part: int
    ) -> int:
        """What it costs at least, at these prices, that runs to come connect a part with the home base.

        Either one run meets both, or one meets the home base and another one that part.
        """
        one = two = both = 1 << 60
        for pool, members in enumerate(pools):
            if not self.usable(pool, counts, left, state):
                continue
            for column in members:
                meet = self.columns.meet[column]
                if meet == 0:
                    # A chain whose ways are not known yet could do anything.
                    meet = home | part
                if meet & (home | part):
                    loss = best[pool] - self.priced(column)
                    if meet & home and loss < one:
                        one = loss
                    if meet & part and loss < two:
                        two = loss
                    if meet & home and meet & part and loss < both:
                        both = loss
        trains = sum(counts) + (2 if left or state != MIXED_NO else 0)
        return both if trains == 1 else min(both, one + two)

    def _without(self, pool: int, best: list[int], counts: list[int], left: int, state: int) -> int:
        """What the other trains can add at most once a column of this pool is chosen."""
        if pool < self.lines:
            return self.total(best, counts, left, state) - best[pool]
        kind = pool - self.lines
        next_left, next_state = self.after(kind, left, state)
        return self.total(best, counts, next_left, next_state)

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
        return rest + self._without(pool, best, counts, left, state) + self.priced(column) > self.floor

    def _best_alive(self, members: list[int]) -> int:
        most = 0
        for column in members:
            worth = self.priced(column)
            if worth > most:
                most = worth
        return most

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
        next_left, next_state = self.after(kind, left, state)
        ways = self.freights.first_way(column) if self.diving else self._known_ways(column)
        while len(self.ties) < len(self.columns.meet):
            self.ties.append(self.columns.meet[len(self.ties)].bit_count() - 1)
        alive[pool].remove(column)
        if not ways or self.freights.tips[column] & tips:
            return False
        chosen = ways[0] if self.diving else column
        if self.diving and not self.columns.meet[chosen] & parts[0]:
            return False
        ends = tips | self.freights.tips[column]
        self._choose(chosen, alive, counts, next_left, next_state, parts, ends, value, depth)
        return True

    def _known_ways(self, column: int) -> list[int]:
        """The ways of a chain. From now on it can be met wherever one of them can; which one it is, is decided last."""
        ways = self.freights.expand(column)
        if ways and ways[0] != column:
            meet = ties = 0
            for way in ways:
                meet |= self.columns.meet[way]
                ties = max(ties, self.columns.meet[way].bit_count() - 1)
            self.columns.meet[column] = meet
            self.ties[column] = ties
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
        covered, gain = self._cover(column)
        inside = self.inside
        self.inside |= self.columns.meet[column]
        self._explore(alive, counts, left, state, grown, tips, value + gain, depth + 1)
        self.inside = inside
        self._uncover(covered)

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

    def _cover(self, column: int) -> tuple[list[tuple[int, int, int]], int]:
        """Score the items of a column: what was changed, and the weight gained."""
        covered: list[tuple[int, int, int]] = []
        gain = self.columns.constant[column]
        for item in self.columns.items[column]:
            weight = self.weight[item]
            if weight > 0:
                covered.append((item, weight, self.price[item]))
                self._mark(item)
                gain += weight
                self.weight[item] = 0
                self.price[item] = 0
        self.chosen.append(column)
        return covered, gain

    def _uncover(self, covered: list[tuple[int, int, int]]) -> None:
        self.chosen.pop()
        for item, weight, price in covered:
            self.weight[item] = weight
            self.price[item] = price
            self._mark(item)

    def _mark(self, item: int) -> None:
        """Turn an item from open to scored, or back."""
        if item < self.columns.first_hex:
            self.scored ^= 1 << item
        else:
            self.touched ^= 1 << (item - self.columns.first_hex)

    # -- what was found

    def _record(self, value: int) -> None:
        """Keep the present choice among the best distinct totals."""
        total = self.total_of(value)
        for known, other, _ in self.best:
            if known == total:
                if value <= other:
                    return
                break
        chosen = self._with_ways(self.chosen, 0)
        if chosen is None:
            return
        self.best = [row for row in self.best if row[0] != total]
        self.best.append((total, value, chosen))
        self.best.sort(key=_by_value, reverse=True)
        del self.best[self.keep :]
        if len(self.best) == self.keep:
            self.floor = self.best[-1][1] + self.grain - 1
        if self.better is not None and self.best[0][1] == value:
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


def _step(length: float) -> int:
    """A whole step, and one where there is a slope at all."""
    return int(length) + (1 if length > 0 else -1 if length < 0 else 0)


def _by_value(row: tuple[int, int, list[int]]) -> int:
    return row[1]
