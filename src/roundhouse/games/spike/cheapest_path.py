"""The cheapest payable way to a city, however long: A* over pairs of a node and the cards needed to come there.

What a way costs depends on all of its colours together, so one node can be reached with many different needs. The
number of segments still to lay is a lower bound of what is still to be paid.
"""

# compiled
from __future__ import annotations

from heapq import heappop, heappush

from roundhouse.games.spike.atlas import FAR
from roundhouse.games.spike.paths import rings, taken_by
from roundhouse.games.spike.payment import TOO_MUCH, Purse
from roundhouse.games.spike.state import State


def cheapest_way(state: State, seat: int, purse: Purse, city: int) -> tuple[int, ...]:
    """The segments of the cheapest payable way from a network to a city outside it; empty if there is none."""
    found = _Search(state, seat, purse, [city]).from_network(1)
    return found[0] if found else ()


def cheapest_ways(state: State, seat: int, purse: Purse, city: int, most: int) -> list[tuple[int, ...]]:
    """Ways to a city that need different cards, the cheapest first, at most so many.

    Looking for others takes no longer than finding the first did.
    """
    return _Search(state, seat, purse, [city]).from_network(most)


def leads_on(state: State, seat: int, purse: Purse, nodes: list[int], segments: list[int]) -> bool:
    """Can a way that begins like this end in some city outside the network, and be paid?"""
    cities = [city.node for city in state.board.cities if not state.in_network(seat, city.node)]
    return _Search(state, seat, purse, cities).after(nodes, segments)


class _Search:
    """One search; labels are numbered in the order in which they are found."""

    def __init__(self, state: State, seat: int, purse: Purse, cities: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.purse = purse
        self.ends = [False] * state.board.size
        for city in cities:
            self.ends[city] = True
        self.most = min(purse.total, state.track[seat])
        self.far = rings(state, seat, cities, self.most)
        self.nodes: list[int] = []
        self.needs: list[int] = []
        self.lengths: list[int] = []
        self.before: list[int] = []
        self.by: list[int] = []
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
        return len(self._run(1)) > 0

    def _run(self, wanted: int) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = []
        steps = end = 0
        while self.queue and not (end and steps > end):
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
        cost = self.purse.cost(need)
        left = self.far[node]
        if cost == TOO_MUCH or left == FAR or length + left > self.most or cost + left > self.purse.total:
            return
        # A node that can be reached with the same cards by another way needs no second label.
        key = need * len(self.far) + node
        if key in self.met:
            return
        self.met.add(key)
        heappush(self.queue, (cost + left, -length, self._label(node, need, length, before, by)))

    def _label(self, node: int, need: int, length: int, before: int, by: int) -> int:
        self.nodes.append(node)
        self.needs.append(need)
        self.lengths.append(length)
        self.before.append(before)
        self.by.append(by)
        return len(self.nodes) - 1

    def _expand(self, label: int) -> None:
        state, board = self.state, self.state.board
        node = self.nodes[label]
        bit, taken = 1 << self.seat, taken_by(state, self.seat)
        for number in range(len(board.at_node[node])):
            segment = board.at_node[node][number]
            to = board.leads_to[node][number]
            if state.network[to] & bit or (board.city_at[to] >= 0 and not self.ends[to]):
                continue
            if not state.laid[segment] & taken and not self._passed(label, to):
                self._add(to, self.needs[label] + board.need[segment], self.lengths[label] + 1, label, segment)

    def _passed(self, label: int, node: int) -> bool:
        """No node twice (SK-7.1-d)."""
        while label >= 0:
            if self.nodes[label] == node:
                return True
            label = self.before[label]
        return False

    def _way(self, label: int) -> tuple[int, ...]:
        segments: list[int] = []
        while self.before[label] >= 0:
            segments.append(self.by[label])
            label = self.before[label]
        segments.reverse()
        return tuple(segments)
