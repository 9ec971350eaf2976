"""Roads: how far everything of a network is from everything else, for the train; and where the train should go.

A network changes only when its owner builds. What was worked out about it is kept until then.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.board import LOCOMOTIVE
from roundhouse.games.spike.bots.distances import spaces_from
from roundhouse.games.spike.bots.prospects import Prospects, has_room
from roundhouse.games.spike.movement import all_walks, new_heading
from roundhouse.games.spike.state import DELIVERED, NONE, ON_TRAIN, State

FAR: Final = 999
#: Stopping in another city on the way costs an action more: as many spaces as a train makes meanwhile.
STOP: Final = 3


class Roads:
    """Spaces from anywhere to anywhere of one network."""

    def __init__(self) -> None:
        self._known: dict[int, dict[int, int]] = {}

    def around(self, state: State, seat: int, at: int, heading: int = NONE) -> dict[int, int]:
        """From a space; cities are passed by where track goes on."""
        key = at * 4096 + heading + 1
        known = self._known.get(key)
        if known is None:
            known = spaces_from(state, seat, at, heading)
            self._known[key] = known
        return known


class Errand:
    """A city to go to, what it will pay in the end, how many turns that takes, and what part setting out earns."""

    def __init__(
        self, city: int, commodity: int, pay: int, turns: float, share: float, loading: bool, patience: float
    ) -> None:
        self.city = city
        self.commodity = commodity
        self.pay = pay
        self.turns = turns
        self.share = share
        self.loading = loading
        self.patience = patience

    def rate(self) -> float:
        return self.pay * self.share / (self.turns + self.patience)


class Errands:
    """Where the train of a seat can go and what for, best for the time first."""

    def __init__(self, state: State, seat: int, roads: Roads, prospects: Prospects) -> None:
        self.state = state
        self.seat = seat
        self.roads = roads
        self.prospects = prospects
        self.speed = state.part(seat, LOCOMOTIVE)
        self.here = roads.around(state, seat, state.at[seat], state.heading[seat])
        self.found: list[Errand] = []
        room = has_room(state, seat)
        for commodity in range(len(state.owner)):
            if state.owner[commodity] == seat and state.token[commodity] != DELIVERED:
                self._for(commodity, room)
        self.found.sort(key=lambda errand: -errand.rate())

    def best(self, turns: float) -> Errand | None:
        for errand in self.found:
            if errand.turns <= turns:
                return errand
        return None

    def _for(self, commodity: int, room: bool) -> None:
        state, weights = self.state, self.prospects.weights
        if state.token[commodity] == ON_TRAIN:
            for node, pay in self._payers(commodity):
                if node in self.here:
                    turns = self._turns(self.here[node])
                    self._add(Errand(node, commodity, pay, turns, weights.setting_out, False, weights.patience))
            return
        if not room:
            return
        for node in state.board.suppliers[commodity]:
            if node in self.here and node != state.at[self.seat]:
                fetch = self._turns(self.here[node])
                onward = self._onward(commodity, node, fetch)
                if onward is not None:
                    self._add(onward)

    def _onward(self, commodity: int, supplier: int, fetch: float) -> Errand | None:
        """Load there, and bring it to where it pays best for the time; maybe over track that is still to be built."""
        state, weights = self.state, self.prospects.weights
        around = self.roads.around(state, self.seat, supplier)
        best: Errand | None = None
        for node, pay in self._payers(commodity):
            if node in around:
                turns = fetch + 1.0 + self._turns(around[node])
                errand = Errand(supplier, commodity, pay, turns, weights.fetching, True, weights.patience)
            else:
                share = weights.fetching * weights.hope
                near = self.prospects.near[state.board.city_at[node]]
                turns = fetch + 2.0 + max(2.0 * near, self._turns(3 * near))
                errand = Errand(supplier, commodity, pay, turns, share, True, weights.patience)
            if best is None or errand.rate() > best.rate():
                best = errand
        return best

    def _payers(self, commodity: int) -> list[tuple[int, int]]:
        state = self.state
        card, face = state.board.contracts[state.card[commodity]], state.face[commodity]
        cities, pays = card.cities[face], card.pays[face]
        return [
            (cities[number], pays[number])
            for number in range(len(cities))
            if not (state.served[cities[number]] >> self.seat) & 1
        ]

    def _add(self, errand: Errand) -> None:
        # What could be done where the train stands was thought of before, and left undone.
        if errand.city != self.state.at[self.seat]:
            self.found.append(errand)

    def _turns(self, spaces: int) -> float:
        return float((spaces + self.speed - 1) // self.speed)

    # -- walks

    def walk_to(self, city: int) -> tuple[int, ...]:
        """The walk that leaves the fewest spaces to a city; none if none helps."""
        state = self.state
        walks = all_walks(state)
        best: tuple[int, ...] = ()
        least = self.here.get(city, FAR)
        for walk in walks:
            left = self.left_after(walk, city)
            if left < least:
                best, least = walk, left
        return best

    def left_after(self, walk: tuple[int, ...], city: int) -> int:
        """Spaces from the end of a walk to a city."""
        state, seat = self.state, self.seat
        at, heading = state.at[seat], state.heading[seat]
        for space in walk:
            heading = new_heading(state, at, space)
            at = space
        if at == city:
            return 0
        left = self.roads.around(state, seat, at, heading).get(city, FAR)
        return left + STOP if at < state.board.size else left
