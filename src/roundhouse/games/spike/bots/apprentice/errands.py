"""Errands: where the train should go next, and what going there is worth."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.board import FREIGHT_CAR, LOCOMOTIVE
from roundhouse.games.spike.bots.distances import spaces_from
from roundhouse.games.spike.movement import new_heading
from roundhouse.games.spike.state import DELIVERED, NONE, ON_TRAIN, State

FAR: Final = 999


class Spaces:
    """How many spaces away everything of the own network is, from wherever; what was worked out is remembered."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._known: dict[tuple[int, int], dict[int, int]] = {}

    def here(self) -> dict[int, int]:
        """From where the train is."""
        return self.around(self.state.at[self.seat], self.state.heading[self.seat])

    def around(self, at: int, heading: int = NONE) -> dict[int, int]:
        """From a space; cities are passed by where track goes on."""
        if (at, heading) not in self._known:
            self._known[at, heading] = spaces_from(self.state, self.seat, at, heading)
        return self._known[at, heading]


class Errand:
    """A city to go to, what for, what it will pay in the end, and how many turns all of it takes."""

    def __init__(self, city: int, commodity: int, pay: int, turns: int, loading: bool) -> None:
        self.city = city
        self.commodity = commodity
        self.pay = pay
        self.turns = turns
        self.loading = loading

    def rate(self) -> float:
        return self.pay / (self.turns + 1.0)


def best_errand(spaces: Spaces, turns_left: int) -> Errand | None:
    """The errand that pays best for the time it takes, within the network as it is."""
    state, seat = spaces.state, spaces.seat
    if state.at[seat] == NONE:
        return None
    room = state.cargo(seat) < state.part(seat, FREIGHT_CAR)
    best: Errand | None = None
    for commodity in range(len(state.owner)):
        if state.owner[commodity] != seat or state.token[commodity] == DELIVERED:
            continue
        for errand in errands_for(spaces, commodity, room):
            # What could be done where the train stands was thought of before, and left undone.
            if errand.city == state.at[seat] or errand.turns > turns_left:
                continue
            if best is None or errand.rate() > best.rate():
                best = errand
    return best


def errands_for(spaces: Spaces, commodity: int, room: bool) -> list[Errand]:
    state, seat, far = spaces.state, spaces.seat, spaces.here()
    if state.token[commodity] == ON_TRAIN:
        return deliveries(state, seat, commodity, far, 0)
    if not room:
        return []
    found: list[Errand] = []
    for node in state.board.suppliers[commodity]:
        if node in far:
            fetch = turns_for(state, seat, far[node])
            onward = deliveries(state, seat, commodity, spaces.around(node), fetch)
            if onward:
                best = onward[0]
                for errand in onward:
                    if errand.rate() > best.rate():
                        best = errand
                found.append(Errand(node, commodity, best.pay, best.turns, True))
    return found


def deliveries(state: State, seat: int, commodity: int, far: dict[int, int], before: int) -> list[Errand]:
    card, face = state.board.contracts[state.card[commodity]], state.face[commodity]
    found: list[Errand] = []
    for number, node in enumerate(card.cities[face]):
        if node in far and not (state.served[node] >> seat) & 1:
            turns = before + turns_for(state, seat, far[node])
            found.append(Errand(node, commodity, card.pays[face][number], turns, False))
    return found


def turns_for(state: State, seat: int, spaces: int) -> int:
    speed = state.part(seat, LOCOMOTIVE)
    return (spaces + speed - 1) // speed


def best_walk(spaces: Spaces, walks: list[tuple[int, ...]], city: int) -> tuple[int, ...]:
    """The walk that leaves the fewest spaces to a city; staying if none helps."""
    best: tuple[int, ...] = ()
    least = spaces.here().get(city, FAR)
    for walk in walks:
        left = left_after(spaces, walk, city)
        if left < least:
            best, least = walk, left
    return best


def left_after(spaces: Spaces, walk: tuple[int, ...], city: int) -> int:
    """Spaces from the end of a walk to a city; stopping in another city on the way costs an action more."""
    state, seat = spaces.state, spaces.seat
    at, heading = state.at[seat], state.heading[seat]
    for space in walk:
        heading = new_heading(state, at, space)
        at = space
    if at == city:
        return 0
    left = spaces.around(at, heading).get(city, FAR)
    return left + 3 if at < state.board.size else left
