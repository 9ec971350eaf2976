"""The bound: no runs that complete those chosen score more than this.

An item (stop, small station, hex) counts once. Share its weight between those who might score it: every item gets a
*price* between 0 and its weight. Then no choice scores more than the sum over items of what the price leaves, plus,
train by train, the best column at these prices. That holds for any prices; `tighten` moves them so that the bound
comes down (Lagrangian relaxation of the weighted maximum coverage problem, by subgradient steps).

Runs must be connected (R7.8-c). A run that visits n places makes n - 1 *connections*; every place not visited so far,
and every part that is apart, needs one. So connections have a price as well: runs are paid it, places and parts pay it.
"""

# compiled
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.chain_columns import MIXED_NO, ChainColumns
from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.incumbent import TOTAL_UNIT, Incumbents
from roundhouse.games.e1862.runs.best.kernel import (
    above,
    count,
    left_over,
    most_of_each,
    move,
    place_of,
    price_pools,
    priced,
    summed,
    within_reach,
)
from roundhouse.games.e1862.runs.best.node import Node
from roundhouse.games.e1862.runs.best.vec import vec

#: Rounds without a better bound before prices move in half the steps, and steps that are not worth going on with.
ROUNDS_PER_STEP: Final = 8
SMALLEST_STEP: Final = 0.002
#: Rounds after which columns are taken out again.
ROUNDS_PER_REDUCTION: Final = 3


class Prices:
    """Weights and prices at some node: to go back to them."""

    def __init__(self, weight: vec[i64], price: vec[i64], connection_price: i64, inside: i64) -> None:
        self.weight = weight
        self.price = price
        self.connection_price = connection_price
        self.inside = inside


class Bound:
    """Weights and prices of items, at the runs chosen so far. Pools from `lines` on are classes of chains."""

    def __init__(
        self,
        columns: Columns,
        lines: int,
        chains: ChainColumns,
        incumbents: Incumbents,
        tick: Callable[[], None],
        tiebreak_factor: int,
    ) -> None:
        """`tiebreak_factor`: so many times counts the part of a value that is below a total (incumbent.py)."""
        self.columns = columns
        self.lines = lines
        self.chains = chains
        self.incumbents = incumbents
        self.tick = tick
        self.tiebreak_factor: i64 = tiebreak_factor
        #: Weights and prices of items; both 0 once an item is scored. Not changed in place where they could be shared.
        self.weight = vec[i64]([self.scaled(weight) for weight in columns.weight])
        self.price = self.weight[:]
        self.constant = vec[i64]([self.scaled(constant) for constant in columns.constant])
        #: What every column is worth, pool by pool, and the best of each, at the present prices.
        self.worths: list[vec[i64]] = []
        self.best = vec[i64]()
        #: The items within reach, and what the prices leave of them; how often each is scored in the relaxed choice.
        self.reach = vec[i64]()
        self.spare = vec[i64]()
        self.times = vec[i64]()
        #: What a connection costs, and how many the relaxed choice makes.
        self.connection_price: i64 = 0
        self.connected: i64 = 0
        #: Places that a run chosen visits.
        self.inside: i64 = 1 << columns.graph.home
        self.cities: i64 = columns.graph.reachable & ~columns.graph.areas

    def scaled(self, value: i64) -> i64:
        """A value of the search as this bound sees it."""
        return value if self.tiebreak_factor == 1 else value + (self.tiebreak_factor - 1) * (value % TOTAL_UNIT)

    def cutoff(self) -> i64:
        """No choice with this value or less, as this bound sees it, matters."""
        if self.tiebreak_factor == 1:
            return self.incumbents.cutoff
        return self.scaled(self.incumbents.rows[0][1]) + self.tiebreak_factor * self.incumbents.granularity - 1

    # -- what columns and trains are worth

    def priced(self, members: vec[i64]) -> vec[i64]:
        """What columns are worth at the present prices."""
        return priced(self.columns, members, self.constant, self.price, self.connection_price)

    def price_all(self, node: Node) -> None:
        """Find what every column is worth at the present prices, and the best of every pool."""
        self.worths = price_pools(self.columns, node.pools, self.constant, self.price, self.connection_price)
        self.best = most_of_each(self.worths)

    def total(self, counts: list[int], left: int, state: int) -> i64:
        """What these trains can add at most, given the best column of every pool."""
        added = self.chains.most_worth(self.best, left, state)
        for pool in range(self.lines):
            added += counts[pool] * self.best[pool]
        return added

    def without(self, pool: int, node: Node) -> i64:
        """What the other trains can add at most once a column of this pool is chosen."""
        if pool < self.lines:
            return self.total(node.counts, node.left, node.state) - self.best[pool]
        left, state = self.chains.after(pool - self.lines, node.left, node.state)
        return self.total(node.counts, left, state)

    def usable(self, pool: int, node: Node) -> bool:
        """Whether a train is left for the columns of a pool."""
        if pool < self.lines:
            return node.counts[pool] > 0
        return self.chains.allowed(pool - self.lines, node.left, node.state)

    # -- what the prices leave of the items

    def find_reach(self, node: Node) -> None:
        """Find the items that can still be scored: no other adds anything."""
        if node.stale:
            node.reach = within_reach(self.columns, node.pools, self.weight)
            node.stale = False
        self.reach = node.reach

    def rest(self, node: Node) -> i64:
        """The bound but for what trains add: the value of the runs chosen, and what the prices leave of the items.

        A city that no run chosen visits must also pay for a connection.
        """
        self.spare = left_over(self.reach, self.weight, self.price, self.connection_price, self.cities & ~self.inside)
        return self.scaled(node.value) - self.connection_price * node.apart() + summed(self.spare)

    def at_present(self, node: Node) -> i64:
        """The bound at the present prices."""
        self.find_reach(node)
        rest = self.rest(node)
        self.price_all(node)
        return rest + self.total(node.counts, node.left, node.state)

    # -- moving the prices

    def relax(self, node: Node) -> i64:
        """The bound at the present prices; columns that cannot be part of a better answer are taken out."""
        self.find_reach(node)
        bound = self._relax(node)
        if bound > self.cutoff():
            self._reduce(node, bound)
        return bound

    def tighten(self, node: Node, rounds: int, goal: i64, known: i64 = -1) -> i64:
        """Move the prices so that the bound comes down to the goal, in so many rounds at most; the lowest bound found.

        `known` is what `relax` has just found. Columns that cannot be part of a better answer are taken out on the way.
        """
        lowest: i64 = 1 << 60
        cutoff = self.cutoff()
        best_prices, best_connection_price = self.price, self.connection_price
        self.price = self.price[:]
        step, waited, since_reduced = 1.0, 0, ROUNDS_PER_REDUCTION if known < 0 else -1
        if known < 0:
            self.find_reach(node)
        for _ in range(rounds):
            self.tick()
            bound = known if known >= 0 else self._relax(node)
            known = -1
            since_reduced += 1
            if bound < lowest:
                lowest, best_prices, best_connection_price = bound, self.price[:], self.connection_price
                waited = 0
                if since_reduced > ROUNDS_PER_REDUCTION and bound > cutoff:
                    self._reduce(node, bound)
                    since_reduced = 0
            else:
                waited += 1
                if waited >= ROUNDS_PER_STEP:
                    step, waited = step / 2, 0
            if lowest <= goal or step < SMALLEST_STEP:
                break
            if not self._move(step * float(max(1000, lowest - max(goal, 0))), node.apart()):
                break
            self.find_reach(node)
        self.price = best_prices
        self.connection_price = best_connection_price
        return lowest

    def _relax(self, node: Node) -> i64:
        """The bound at the present prices, and how often each item is scored in the choice that reaches it."""
        bound = self.rest(node)
        self.price_all(node)
        self.times = vec[i64]([0] * len(self.weight))
        self.connected = 0
        for pool in range(self.lines):
            if self.best[pool] > 0:
                self._count(node.pools[pool], pool, node.counts[pool])
        self._count_chains(node)
        return bound + self.total(node.counts, node.left, node.state)

    def _count(self, members: vec[i64], pool: int, trains: int) -> None:
        """Count what the best column of a pool scores."""
        column = members[place_of(self.worths[pool], self.best[pool])]
        count(self.columns, column, trains, self.times)
        self.connected += trains * self.columns.connections[column]

    def _count_chains(self, node: Node) -> None:
        """Which classes of chains make up the best of the freights: count what they score."""
        chains, left, state = self.chains, node.left, node.state
        worth = chains.most_worth(self.best, left, state)
        while worth > 0:
            for pool in range(self.lines, len(node.pools)):
                chain_class = pool - self.lines
                if self.best[pool] > 0 and chains.allowed(chain_class, left, state):
                    next_left, next_state = chains.after(chain_class, left, state)
                    rest = chains.most_worth(self.best, next_left, next_state)
                    if self.best[pool] + rest == worth:
                        self._count(node.pools[pool], pool, 1)
                        worth, left, state = rest, next_left, next_state
                        break
            else:
                return

    def _move(self, length: float, apart: int) -> bool:
        """Move the prices, that of connections among them; false at a minimum."""
        weight, price, unconnected = self.weight, self.price, self.cities & ~self.inside
        connection, surplus = self.connection_price, self.connected - apart
        connection = move(self.reach, weight, price, self.spare, self.times, length, connection, unconnected, surplus)
        if connection < 0:
            return False
        self.connection_price = connection
        return True

    def _reduce(self, node: Node, bound: i64) -> None:
        """Keep the columns with which the bound at the present prices still is above the cutoff."""
        total = self.total(node.counts, node.left, node.state)
        spare = self.cutoff() - bound + total
        for pool, members in enumerate(node.pools):
            if len(members):
                least = spare - (total - self.best[pool] if pool < self.lines else self.without(pool, node))
                kept = above(members, self.worths[pool], least)
                if len(kept) < len(members):
                    node.pools[pool] = kept
                    node.stale = True

    # -- connections and scores

    def bridge(self, node: Node, part: int) -> i64:
        """What it costs at least, at these prices, that runs to come connect a part with the home base.

        Either one run meets both, or one meets the home base and another one that part.
        """
        one: i64 = 1 << 60
        two: i64 = 1 << 60
        both: i64 = 1 << 60
        home: i64 = node.parts[0]
        apart: i64 = part
        for pool, members in enumerate(node.pools):
            best, worths = self.best[pool], self.worths[pool]
            place: i64
            for place in range(len(members)):
                meet = self.columns.meet[members[place]]
                loss = best - worths[place]
                # A chain whose ways are not known yet could do anything.
                if meet == 0 or meet & home:
                    one = min(one, loss)
                if meet == 0 or meet & apart:
                    two = min(two, loss)
                    if meet == 0 or meet & home:
                        both = min(both, loss)
        trains = sum(node.counts) + (2 if node.left or node.state != MIXED_NO else 0)
        return both if trains == 1 else min(both, one + two)

    def cover(self, column: i64) -> i64:
        """Score the items of a column, and visit its places; the weight gained."""
        weight, price = self.weight[:], self.price[:]
        gain = self.scaled(self.columns.constant[column])
        for item in self.columns.items(column):
            gain += weight[item]
            weight[item] = 0
            price[item] = 0
        self.weight, self.price = weight, price
        self.inside |= self.columns.meet[column]
        return gain

    def save(self) -> Prices:
        """What to come back to."""
        return Prices(self.weight, self.price, self.connection_price, self.inside)

    def restore(self, saved: Prices) -> None:
        self.weight, self.price, self.inside = saved.weight, saved.price, saved.inside
        self.connection_price = saved.connection_price
