"""The outlook: what a network could still earn with contracts and the route card, and how far away that is."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.paths import taken_by
from roundhouse.games.spike.state import DELIVERED, NONE, ON_TRAIN, State

#: What a segment still to be built costs, in money: its card, its track, and the time for both.
SEGMENT: Final = 0.85
#: What a delivery costs in actions: starting the train twice.
TRIP: Final = 2.0
#: Farther than any two nodes.
FAR: Final = 99


def distances(state: State, seat: int, starts: list[int]) -> list[int]:
    """The fewest segments to be built from any of these nodes to each node; own track is free, others' is closed."""
    board, laid, taken = state.board, state.laid, taken_by(state, seat)
    far = [FAR] * board.size
    ring: list[int] = []
    for node in starts:
        far[node] = 0
        ring.append(node)
    steps = 0
    while ring:
        steps += 1
        following: list[int] = []
        for node in ring:
            at_node, leads_to = board.at_node[node], board.leads_to[node]
            for number in range(len(at_node)):
                to = leads_to[number]
                if far[to] == FAR and not laid[at_node[number]] & taken:
                    far[to] = steps
                    following.append(to)
        ring = following
    return far


def network_of(state: State, seat: int) -> list[int]:
    bit = 1 << seat
    return [node for node in range(len(state.network)) if state.network[node] & bit]


class Outlook:
    """How far every city is from a network, and from every other city, as things stand."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._between: dict[int, list[int]] = {}

    def between(self, node: int) -> list[int]:
        """Segments from one city to everywhere, whoever has built what: only an estimate."""
        if node not in self._between:
            self._between[node] = distances(self.state, self.seat, [node])
        return self._between[node]

    def worth(self, network: list[int]) -> float:
        """What contracts and route would bring with this network, less what is still to be built for them."""
        far = distances(self.state, self.seat, network)
        return self.contracts(far) + self.route(far)

    def contracts(self, far: list[int]) -> float:
        """The best delivery of every open contract, each in another city (SK-5.2-d)."""
        offers: list[tuple[float, int, int]] = []
        for commodity in range(len(self.state.owner)):
            if self.state.owner[commodity] == self.seat and self.state.token[commodity] != DELIVERED:
                offers.extend(self.deliveries(far, commodity))
        offers.sort(reverse=True)
        done: set[int] = set()
        used: set[int] = set()
        total = 0.0
        for value, commodity, payer in offers:
            if commodity not in done and payer not in used:
                done.add(commodity)
                used.add(payer)
                total += value
        return total

    def deliveries(self, far: list[int], commodity: int) -> list[tuple[float, int, int]]:
        """Every city that pays for a commodity, with what would be left of the money."""
        state, board = self.state, self.state.board
        card, face = board.contracts[state.card[commodity]], state.face[commodity]
        if face == NONE:
            return []
        found: list[tuple[float, int, int]] = []
        for number, payer in enumerate(card.cities[face]):
            if (state.served[payer] >> self.seat) & 1:
                continue
            missing = self.missing(far, commodity, payer)
            value = card.pays[face][number] - TRIP - SEGMENT * missing
            if value > 0:
                found.append((value, commodity, payer))
        return found

    def missing(self, far: list[int], commodity: int, payer: int) -> int:
        """Segments to be built until a commodity can be loaded and brought to a city."""
        state = self.state
        if state.token[commodity] == ON_TRAIN:
            return far[payer]
        least = FAR
        for node in state.board.suppliers[commodity]:
            if node != payer:
                onward = min(far[payer], self.between(node)[payer])
                least = min(least, far[node] + onward)
        return least

    def route(self, far: list[int]) -> float:
        return self.route_card(far, self.state.route[self.seat])

    def route_card(self, far: list[int], route: int) -> float:
        """The best destination, less the way to it and to the start; the others count 1 each when they are near."""
        if route == NONE:
            return 0.0
        card = self.state.board.routes[route]
        to_start = SEGMENT * far[card.start]
        best = 0.0
        extra = 0.0
        for number in range(len(card.destinations)):
            node = card.destinations[number]
            way = min(far[node], self.between(card.start)[node])
            best = max(best, card.values[number] - SEGMENT * way)
            if far[node] == 0:
                extra += 1.0
        value = best + max(0.0, extra - 1.0) - to_start
        return max(0.0, value)
