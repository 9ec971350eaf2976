"""What an extension pays at once, found without carrying it out: for a quick look at what comes next."""

# compiled
from __future__ import annotations

from roundhouse.engine.ranking import award
from roundhouse.games.rocket.board import CITY, TOWN, places_in
from roundhouse.games.rocket.bots.apprentice.value import Weights, lead
from roundhouse.games.rocket.movement import may_extend, other_line_near, steps
from roundhouse.games.rocket.scoring import CITY_PRIZES, claims_in, line_prizes, linked_stations, shareholders
from roundhouse.games.rocket.state import State


def best_payment(state: State, weights: Weights) -> float:
    """The best lead that the active player can gain by the payments of one extension."""
    best = 0.0
    for line in range(len(state.status)):
        if may_extend(state, line):
            for hex in steps(state, line):
                payment = lead(payments(state, line, hex), state.active, weights)
                if payment > best:
                    best = payment
    return best


def payments(state: State, line: int, hex: int) -> list[float]:
    """Cities, railway towns and the merger of one extension, if nobody calls a veto."""
    board = state.board
    paid = [0.0] * state.players
    places = places_in(board.places_next_to[hex] & ~state.connected[line])
    value = state.value(line) + len(places)
    for place in places:
        kind = board.places[place].kind
        if kind == CITY:
            add(paid, award(claims_in(state, board.city_of[place]), list(CITY_PRIZES)))
        elif kind == TOWN:
            stations = linked_stations(state, line)
            if state.station[hex] >= 0:
                stations[state.station[hex]] += 1
            add(paid, award(stations, line_prizes(value)))
    if other_line_near(state, hex, line) >= 0:
        shares = shareholders(state, line)
        shares[state.active] += 1
        add(paid, award(shares, line_prizes(value)))
    return paid


def add(paid: list[float], more: list[int]) -> None:
    for seat, amount in enumerate(more):
        paid[seat] += amount
