"""Errands: where the train should go next, and what going there is worth."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.board import FREIGHT_CAR, LOCOMOTIVE
from roundhouse.games.spike.movement import new_heading, steps
from roundhouse.games.spike.state import DELIVERED, NONE, ON_TRAIN, State

FAR: Final = 999


def spaces_from(state: State, seat: int, at: int, heading: int) -> dict[int, int]:
    """How many spaces away everything of the own network is; cities are passed by where track goes on."""
    found: dict[int, int] = {at: 0}
    ring: list[tuple[int, int]] = [(at, heading)]
    count = 0
    while ring:
        count += 1
        following: list[tuple[int, int]] = []
        for space, facing in ring:
            # A train that enters a city stops there; only from where it stands now it can leave one.
            if space < state.board.size and space != at:
                continue
            for to in steps(state, seat, space, facing):
                if to not in found:
                    found[to] = count
                    following.append((to, new_heading(state, space, to)))
        ring = following
    return found


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


def best_errand(state: State, seat: int, turns_left: int) -> Errand | None:
    """The errand that pays best for the time it takes, within the network as it is."""
    if state.at[seat] == NONE:
        return None
    far = spaces_from(state, seat, state.at[seat], state.heading[seat])
    room = state.cargo(seat) < state.part(seat, FREIGHT_CAR)
    best: Errand | None = None
    for commodity in range(len(state.owner)):
        if state.owner[commodity] != seat or state.token[commodity] == DELIVERED:
            continue
        for errand in errands_for(state, seat, commodity, far, room):
            # What could be done where the train stands was thought of before, and left undone.
            if errand.city == state.at[seat] or errand.turns > turns_left:
                continue
            if best is None or errand.rate() > best.rate():
                best = errand
    return best


def errands_for(state: State, seat: int, commodity: int, far: dict[int, int], room: bool) -> list[Errand]:
    if state.token[commodity] == ON_TRAIN:
        return deliveries(state, seat, commodity, far, 0)
    if not room:
        return []
    found: list[Errand] = []
    for city in state.board.cities:
        if city.commodity == commodity and city.node in far:
            fetch = turns_for(state, seat, far[city.node])
            onward = deliveries(state, seat, commodity, spaces_from(state, seat, city.node, NONE), fetch)
            if onward:
                best = onward[0]
                for errand in onward:
                    if errand.rate() > best.rate():
                        best = errand
                found.append(Errand(city.node, commodity, best.pay, best.turns, True))
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


def best_walk(state: State, seat: int, walks: list[tuple[int, ...]], city: int) -> tuple[int, ...]:
    """The walk that leaves the fewest spaces to a city; staying if none helps."""
    best: tuple[int, ...] = ()
    least = spaces_from(state, seat, state.at[seat], state.heading[seat]).get(city, FAR)
    for walk in walks:
        left = left_after(state, seat, walk, city)
        if left < least:
            best, least = walk, left
    return best


def left_after(state: State, seat: int, walk: tuple[int, ...], city: int) -> int:
    """Spaces from the end of a walk to a city; stopping in another city on the way costs an action more."""
    at, heading = state.at[seat], state.heading[seat]
    for space in walk:
        heading = new_heading(state, at, space)
        at = space
    if at == city:
        return 0
    left = spaces_from(state, seat, at, heading).get(city, FAR)
    return left + 3 if at < state.board.size else left
