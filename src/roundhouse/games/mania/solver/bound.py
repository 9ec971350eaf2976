"""The bound: no runs that complete those chosen score more than this.

An item (stop, small station, hex) counts once. Share its weight between those who might score it: every item gets a
*price* between 0 and its weight. Then no choice scores more than the sum over items of what the price leaves, plus,
train by train, the best column at these prices. That holds for any prices; `tighten` moves them so that the bound
comes down (Lagrangian relaxation of the weighted maximum coverage problem).

Runs must be connected (R7.8-c): those to come make a tie for every place but one that they visit, and every new place
and every part that is apart needs one. Ties have a price as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.mania.solver.columns import Columns
from roundhouse.games.mania.solver.found import Found
from roundhouse.games.mania.solver.freights import Freights
from roundhouse.games.mania.solver.yard import MIXED_NO, Yard

#: Rounds without a better bound before prices move at half the pace, and the pace that is not worth going on with.
PATIENCE: Final = 8
SLOWEST: Final = 0.002
#: Rounds after which columns are sifted again.
SIFTING: Final = 6
#: No tie is worth more than this: the dearest stop.
MOST_TIE: Final = 20000
#: How fast the price of ties moves, as if it were that of a stop with this weight.
TIE_SCALE: Final = 3000


class Bound:
    """Weights and prices of items, at the runs chosen so far.

    Pools of columns are the types of locals and expresses (`lines` of them), then the classes of chains.
    """

    def __init__(
        self, columns: Columns, lines: int, freights: Freights, found: Found, tick: Callable[[], None]
    ) -> None:
        self.columns = columns
        self.lines = lines
        self.yard = Yard(freights)
        self.found = found
        self.tick = tick
        #: Weights and prices of items; both 0 once an item is scored.
        self.weight = columns.weight[:]
        self.price = columns.weight[:]
        #: The best column of every pool at the present prices.
        self.best_now: list[int] = []
        #: What every column is worth, pool by pool; and what the prices leave of the items within reach.
        self.worths: list[list[int]] = []
        self.spare: list[int] = []
        #: What a tie costs, and how many every column could make; places that a run chosen visits.
        self.tie = 0
        self.ties: list[int] = []
        self.inside = 1 << columns.field.home
        self.first_area = columns.field.stops
        for stop in range(columns.field.stops - 1, -1, -1):
            if columns.field.areas >> stop & 1:
                self.first_area = stop
        for column, meet in enumerate(columns.meet):
            if columns.paths[column]:
                self.ties.append(meet.bit_count() - 1)
            else:
                self.ties.append(freights.most_ties(column))

    def priced(self, column: int) -> int:
        """What a column is worth at the present prices."""
        price = self.price
        worth = self.columns.constant[column] + self.tie * self.ties[column]
        for item in self.columns.items[column]:
            worth += price[item]
        return worth

    def total(self, best: list[int], counts: list[int], left: int, state: int) -> int:
        """What the trains left can add at most, given the best column of every pool."""
        lines = self.lines
        added = self.yard.freight_best(best[lines:], left, state)
        for pool in range(lines):
            added += counts[pool] * best[pool]
        return added

    def price_all(self, pools: list[list[int]], counts: list[int], left: int, state: int) -> list[list[int]]:
        """What every column is worth at the present prices; nothing where no train is left."""
        worths: list[list[int]] = []
        for pool, members in enumerate(pools):
            row: list[int] = []
            if self.usable(pool, counts, left, state):
                row = [self.priced(column) for column in members]
            worths.append(row)
        return worths

    def best_of(self, members: list[int]) -> int:
        most = 0
        for column in members:
            worth = self.priced(column)
            if worth > most:
                most = worth
        return most

    def usable(self, pool: int, counts: list[int], left: int, state: int) -> bool:
        """Whether a train is left for the columns of a pool."""
        if pool < self.lines:
            return counts[pool] > 0
        return self.yard.allowed(pool - self.lines, left, state)

    def without(self, pool: int, best: list[int], counts: list[int], left: int, state: int) -> int:
        """What the other trains can add at most once a column of this pool is chosen."""
        if pool < self.lines:
            return self.total(best, counts, left, state) - best[pool]
        kind = pool - self.lines
        next_left, next_state = self.yard.after(kind, left, state)
        return self.total(best, counts, next_left, next_state)

    def within_reach(self, pools: list[list[int]], counts: list[int], left: int, state: int) -> list[int]:
        """The items that can still be scored: no other adds anything."""
        weight, items = self.weight, self.columns.items
        seen = [False] * len(weight)
        for pool, members in enumerate(pools):
            if self.usable(pool, counts, left, state):
                for column in members:
                    for item in items[column]:
                        seen[item] = True
        return [item for item in range(len(weight)) if seen[item] and weight[item] > 0]

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
        items = self.within_reach(pools, counts, left, state)
        for _ in range(rounds):
            self.tick()
            bound, times = self._relax(pools, counts, left, state, value, apart, items)
            unsifted += 1
            if bound < lowest:
                lowest, best_prices, best_tie = bound, self.price[:], self.tie
                waited = 0
                if unsifted > SIFTING and bound > self.found.floor:
                    self._sift(pools, counts, left, state, bound)
                    unsifted = 0
                    items = self.within_reach(pools, counts, left, state)
                    continue
            else:
                waited += 1
                if waited >= PATIENCE:
                    pace, waited = pace / 2, 0
            if lowest <= self.found.floor or pace < SLOWEST:
                break
            ties = times[len(weight)] - apart
            slope: list[int] = []
            norm = 0
            for place, item in enumerate(items):
                # One more where the item counts, one less for every train that scores it.
                counts_now = 1 if self.spare[place] > 0 else 0
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
            stride = pace * max(1000, lowest - max(self.found.floor, 0)) / norm
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
                least = self.found.floor - rest - self.without(pool, best, counts, left, state)
                for place, worth in enumerate(self.worths[pool]):
                    if worth > least:
                        kept.append(members[place])
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
        self.spare = [self.left_over(item) for item in items]
        bound += sum(self.spare)
        best: list[int] = []
        whose: list[int] = []
        self.worths = self.price_all(pools, counts, left, state)
        for pool, row in enumerate(self.worths):
            most, who = 0, -1
            for place, worth in enumerate(row):
                if worth > most:
                    most, who = worth, pools[pool][place]
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
        worth = self.yard.freight_best(best, left, state)
        while worth > 0:
            for number in range(len(best)):
                if best[number] > 0 and self.yard.allowed(number, left, state):
                    next_left, next_state = self.yard.after(number, left, state)
                    rest = self.yard.freight_best(best, next_left, next_state)
                    if best[number] + rest == worth:
                        for item in self.columns.items[whose[number]]:
                            times[item] += 1
                        times[-1] += self.ties[whose[number]]
                        worth, left, state = rest, next_left, next_state
                        break
            else:
                return

    def bridge(
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

    def cover(self, column: int) -> tuple[list[tuple[int, int, int]], int]:
        """Score the items of a column: what was changed, and the weight gained."""
        covered: list[tuple[int, int, int]] = []
        gain = self.columns.constant[column]
        for item in self.columns.items[column]:
            weight = self.weight[item]
            if weight > 0:
                covered.append((item, weight, self.price[item]))
                gain += weight
                self.weight[item] = 0
                self.price[item] = 0
        return covered, gain

    def uncover(self, covered: list[tuple[int, int, int]]) -> None:
        for item, weight, price in covered:
            self.weight[item] = weight
            self.price[item] = price


def _step(length: float) -> int:
    """A whole step, and one where there is a slope at all."""
    return int(length) + (1 if length > 0 else -1 if length < 0 else 0)
