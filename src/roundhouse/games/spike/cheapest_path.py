"""The cheapest payable way to a city, however long: A* over pairs of a node and the cards needed to come there.

What a way costs depends on all of its colours together, so one node can be reached with many different needs. The
number of segments still to lay is a lower bound of what is still to be paid. That bound is weak where hardly anything
can be paid, and then there may be millions of such pairs: every search has a budget.
"""

# compiled
from __future__ import annotations

from heapq import heappop, heappush

from roundhouse.games.spike.atlas import FAR
from roundhouse.games.spike.budget import PER_SEARCH, Budget
from roundhouse.games.spike.paths import rings, taken_by
from roundhouse.games.spike.payment import TOO_MUCH, Purse
from roundhouse.games.spike.state import State


def cheapest_ways(state: State, seat: int, purse: Purse, city: int, most: int, budget: Budget) -> list[tuple[int, ...]]:
    """Payable ways from a network to a city outside it that need different cards, the cheapest first, at most so many.

    Looking for others takes no longer than finding the first did.
    """
    return _Search(state, purse, Ends(state, seat, purse, [city]), budget).from_network(most)


def leads_on(state: State, purse: Purse, ends: Ends, nodes: list[int], segments: list[int], budget: Budget) -> bool:
    """Can a way that begins like this come to one of these ends, and be paid? Yes, if the budget does not tell."""
    return budget.is_spent() or _Search(state, purse, ends, budget).after(nodes, segments)


class Ends:
    """Cities at which a way may end, and how far every node is from the nearest of them."""

    def __init__(self, state: State, seat: int, purse: Purse, cities: list[int]) -> None:
        self.seat = seat
        self.most = min(purse.total, state.track[seat])
        self.far = rings(state, seat, cities, self.most)
        self.at = [False] * state.board.size
        for city in cities:
            self.at[city] = True


class _Search:
    """One search; labels are numbered in the order in which they are found."""

    def __init__(self, state: State, purse: Purse, ends: Ends, budget: Budget) -> None:
        self.state = state
        self.seat = ends.seat
        self.purse = purse
        self.ends = ends.at
        self.most = ends.most
        self.far = ends.far
        self.budget = budget
        budget.left -= PER_SEARCH
        #: The steps that must be left for other searches.
        self.reserve = max(0, budget.left - budget.for_one)
        self.nodes: list[int] = []
        self.needs: list[int] = []
        self.lengths: list[int] = []
        self.before: list[int] = []
        self.by: list[int] = []
        #: The nodes along the way to each label, as bits: none is passed twice (SK-7.1-d).
        self.passed: list[int] = []
        self.met: set[int] = set()
        #: Lower bound of the whole cost, then longer ways first, then age.
        self.queue: list[tuple[int, int, int]] = []

    def from_network(self, wanted: int) -> list[tuple[int, ...]]:
        network = self.state.network
        bit = 1 << self.seat
        for node in range(len(network)):
            if network[node] & bit and self.far[node] <= self.most:
                self._add(node, 0, 0, -1, -1)
        return self._run(wanted)

    def after(self, nodes: list[int], segments: list[int]) -> bool:
        """Is there a way that begins with these segments, over these nodes?"""
        need = 0
        last = len(segments)
        for number in range(last):
            self._label(nodes[number], need, number, number - 1, segments[number - 1] if number else -1)
            need += self.state.board.need[segments[number]]
        self._add(nodes[last], need, last, last - 1, segments[-1] if segments else -1)
        return len(self._run(1)) > 0 or len(self.queue) > 0

    def _run(self, wanted: int) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = []
        steps = end = 0
        while self.queue and self.budget.left > self.reserve and not (end and steps > end):
            label = heappop(self.queue)[2]
            steps += 1
            if self.ends[self.nodes[label]]:
                found.append(self._way(label))
                if len(found) == wanted:
                    break
                if not end:
                    end = 2 * steps
            else:
                self._expand(label)
        return found

    def _add(self, node: int, need: int, length: int, before: int, by: int) -> None:
        left = self.far[node]
        if left == FAR or length + left > self.most:
            return
        # A node that can be reached with the same cards by another way needs no second label.
        key = need * len(self.far) + node
        if key in self.met:
            return
        self.budget.left -= 1
        cost = self.purse.cost(need)
        if need in self.purse.efforts:
            self.budget.charge_once(need, self.purse.efforts[need])
        if cost == TOO_MUCH or cost + left > self.purse.total:
            return
        self.met.add(key)
        heappush(self.queue, (cost + left, -length, self._label(node, need, length, before, by)))

    def _label(self, node: int, need: int, length: int, before: int, by: int) -> int:
        self.nodes.append(node)
        self.needs.append(need)
        self.lengths.append(length)
        self.before.append(before)
        self.by.append(by)
        self.passed.append((self.passed[before] if before >= 0 else 0) | 1 << node)
        return len(self.nodes) - 1

    def _expand(self, label: int) -> None:
        board, network, laid = self.state.board, self.state.network, self.state.laid
        node, need, length, passed = self.nodes[label], self.needs[label], self.lengths[label] + 1, self.passed[label]
        bit, taken = 1 << self.seat, taken_by(self.state, self.seat)
        at_node, leads_to = board.at_node[node], board.leads_to[node]
        self.budget.left -= 1
        for number in range(len(at_node)):
            segment, to = at_node[number], leads_to[number]
            if network[to] & bit or (board.city_at[to] >= 0 and not self.ends[to]):
                continue
            if not laid[segment] & taken and not passed >> to & 1:
                self._add(to, need + board.need[segment], length, label, segment)

    def _way(self, label: int) -> tuple[int, ...]:
        segments: list[int] = []
        while self.before[label] >= 0:
            segments.append(self.by[label])
            label = self.before[label]
        segments.reverse()
        return tuple(segments)
