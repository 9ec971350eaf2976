"""Scoring during play (§8): cities by investments, railway towns by linked stations."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.event import Event
from roundhouse.engine.ranking import award
from roundhouse.games.rocket.board import CITY, TOWN, places_in
from roundhouse.games.rocket.state import State

CITY_PRIZES: Final = (2, 1)


def line_prizes(value: int) -> list[int]:
    """First the value of the line, second half of it, rounded down (SR-8.1-i)."""
    return [value, value // 2]


def pay(state: State, payments: list[int]) -> None:
    """Every payment is public when made (SR-8.4-c)."""
    for seat in range(state.players):
        state.money[seat] += payments[seat]


def claims_in(state: State, city: int) -> list[int]:
    """Investments claimed in a city per seat, all industries together."""
    industries = len(state.board.industries)
    counts = [0] * state.players
    for slot in range(city * industries, (city + 1) * industries):
        for seat in range(state.players):
            counts[seat] += state.claims[slot * state.players + seat]
    return counts


def linked_stations(state: State, line: int) -> list[int]:
    """Stations on hexes of a line, per seat (SR-3.4-a)."""
    counts = [0] * state.players
    line_at, station = state.line_at, state.station
    for hex in range(len(line_at)):
        if line_at[hex] == line and station[hex] >= 0:
            counts[station[hex]] += 1
    return counts


def linked_to_each(state: State) -> list[list[int]]:
    """The same for every line, in one go through the board."""
    counts = [[0] * state.players for _ in state.board.lines]
    for line, seat in zip(state.line_at, state.station):
        if line >= 0 and seat >= 0:
            counts[line][seat] += 1
    return counts


def shareholders(state: State, line: int) -> list[int]:
    """Shares of a line per seat."""
    return state.shares[line * state.players : (line + 1) * state.players]


def score_places(state: State, line: int, reached: int, events: list[Event]) -> None:
    """Score the places that a move connected: the cities, then the railway towns, each by hex (SR-8.4-b)."""
    places = state.board.places
    new = [(places[place].hex, place) for place in places_in(reached)]
    new.sort()
    for _, place in new:
        if places[place].kind == CITY:
            city = state.board.city_of[place]
            payments = award(claims_in(state, city), [CITY_PRIZES[0], CITY_PRIZES[1]])
            pay(state, payments)
            events.append(Event("city", {"line": line, "place": place, "pay": payments}))
    towns = [place for _, place in new if places[place].kind == TOWN]
    for number, place in enumerate(towns):
        # One by one, a town does not count those that come after it.
        missing = len(towns) - 1 - number if state.switches.places_one_by_one else 0
        payments = award(linked_stations(state, line), line_prizes(state.value(line) - missing))
        pay(state, payments)
        events.append(Event("town", {"line": line, "place": place, "pay": payments}))
