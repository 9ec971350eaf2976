"""Wanted cards: which rail cards the apprentice would like to have, and how far it is from paying for a way."""

# compiled
from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from roundhouse.games.spike.paths import is_free, need_of
from roundhouse.games.spike.payment import counts_of
from roundhouse.games.spike.state import State

#: What a segment counts whose colour is not in hand, against one whose colour is.
MISSING: Final = 2
FAR: Final = 999


def wanted_ways(state: State, seat: int) -> dict[int, tuple[int, ...]]:
    """To every city outside the network, a short way with few colours that are not in hand.

    A colour in hand is counted as if there were enough of it: good enough for wishing, and quick.
    """
    board, hand = state.board, state.hand_of(seat)
    bit = 1 << seat
    cost = [FAR] * board.size
    by = [-1] * board.size
    queue: list[tuple[int, int]] = []
    for node in range(board.size):
        if state.network[node] & bit:
            cost[node] = 0
            heappush(queue, (0, node))
    while queue:
        spent, node = heappop(queue)
        if spent > cost[node] or (board.city_at[node] >= 0 and not state.network[node] & bit):
            continue
        for number in range(len(board.at_node[node])):
            segment, to = board.at_node[node][number], board.leads_to[node][number]
            more = spent + (1 if hand[board.segment_colour[segment]] else MISSING)
            if more < cost[to] and is_free(state, seat, segment):
                cost[to] = more
                by[to] = segment
                heappush(queue, (more, to))
    found: dict[int, tuple[int, ...]] = {}
    for city in board.cities:
        if 0 < cost[city.node] < FAR:
            found[city.node] = _way_back(state, city.node, by)
    return found


def _way_back(state: State, node: int, by: list[int]) -> tuple[int, ...]:
    way: list[int] = []
    while by[node] >= 0:
        way.append(by[node])
        node = state.board.other_end(by[node], node)
    way.reverse()
    return tuple(way)


def missing_cards(state: State, seat: int, way: tuple[int, ...]) -> list[int]:
    """The cards that a way needs beyond the hand, by colour."""
    hand = state.hand_of(seat)
    need = counts_of(need_of(state, way), len(hand))
    return [max(0, need[colour] - hand[colour]) for colour in range(len(hand))]


def turns_to_pay(state: State, seat: int, way: tuple[int, ...], supply: int) -> float:
    """About how many turns of drawing it takes until a way can be paid."""
    hand = state.hand_of(seat)
    missing = sum(missing_cards(state, seat, way))
    need = counts_of(need_of(state, way), len(hand))
    spare = sum([max(0, hand[colour] - need[colour]) for colour in range(len(hand))])
    # Two cards too many of one colour stand for one that is missing, so spare cards are worth about half.
    return max(0.0, missing * 1.3 - spare * 0.5) / supply
