"""Final scoring (§12): passengers, industries, stations and shares of every live line."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.ranking import award
from roundhouse.games.rocket.ending import live_lines
from roundhouse.games.rocket.scoring import line_prizes, linked_stations, shareholders
from roundhouse.games.rocket.state import State

FINAL_PRIZES: Final = (6, 3)


def passenger_scoring(state: State) -> list[int]:
    """SR-12.1-a"""
    return award(state.passengers, [FINAL_PRIZES[0], FINAL_PRIZES[1]])


def connected_cities(state: State) -> list[int]:
    """Cities in the connected set of a live line; the investments of the others are discarded (SR-12.2-a)."""
    reached = 0
    for line in live_lines(state):
        reached |= state.connected[line]
    return [city for city, place in enumerate(state.board.cities) if reached >> place & 1]


def industry_claims(state: State, industry: int) -> list[int]:
    """Claims of one industry in connected cities, per seat."""
    counts = [0] * state.players
    industries = len(state.board.industries)
    for city in connected_cities(state):
        base = (city * industries + industry) * state.players
        for seat in range(state.players):
            counts[seat] += state.claims[base + seat]
    return counts


def industry_scoring(state: State, industry: int) -> list[int]:
    """SR-12.2-b"""
    return award(industry_claims(state, industry), [FINAL_PRIZES[0], FINAL_PRIZES[1]])


def station_scoring(state: State, line: int) -> list[int]:
    """SR-12.3-a"""
    return award(linked_stations(state, line), line_prizes(state.value(line)))


def share_scoring(state: State, line: int) -> list[int]:
    """SR-12.4-a"""
    return award(shareholders(state, line), line_prizes(state.value(line)))


def final_totals(state: State) -> list[int]:
    """What everybody would have if the final scoring were held now."""
    totals = state.money[:]
    accounts = [passenger_scoring(state)]
    accounts += [industry_scoring(state, industry) for industry in range(len(state.board.industries))]
    for line in live_lines(state):
        accounts += [station_scoring(state, line), share_scoring(state, line)]
    for account in accounts:
        for seat in range(state.players):
            totals[seat] += account[seat]
    return totals
