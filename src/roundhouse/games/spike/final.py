"""Final scoring (§11): route cards, and who wins."""

# compiled
from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.games.spike.board import NONE
from roundhouse.games.spike.state import State


def route_value(state: State, seat: int, route: int) -> int:
    """The best destination reached, and 1 for every other one; nothing without the start city (SK-11.1-a..c)."""
    if route == NONE:
        return 0
    card = state.board.routes[route]
    if not state.in_network(seat, card.start):
        return 0
    best = 0
    reached = 0
    for number in range(len(card.destinations)):
        if state.in_network(seat, card.destinations[number]):
            reached += 1
            best = max(best, card.values[number])
    return best + reached - 1 if reached else 0


def score_routes(state: State, events: list[Event]) -> None:
    for seat in range(state.players):
        value = route_value(state, seat, state.route[seat])
        state.money[seat] += value
        if state.route[seat] != NONE:
            events.append(Event("route", {"seat": seat, "route": state.route[seat], "money": value}))


def final_route(state: State, seat: int) -> int:
    """What the route card brought: the money that was not earned during the turns."""
    return state.money[seat] - state.connected[seat] - state.delivered[seat] + state.spent[seat]


def standings(state: State) -> list[tuple[int, int, int]]:
    """Money, cities, cards in hand: the order of SK-11.2; or the track that is left instead of the cards (K-25)."""
    last = [state.track[seat] if state.switches.tie_by_track else state.cards(seat) for seat in range(state.players)]
    return [(state.money[seat], state.cities(seat), last[seat]) for seat in range(state.players)]
