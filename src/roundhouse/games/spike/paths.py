"""Paths over free segments: where a player may lay track, what it needs, how far everything is, where it ends."""

# compiled
from __future__ import annotations

from roundhouse.games.spike.atlas import FAR
from roundhouse.games.spike.state import NONE, State


def is_free(state: State, seat: int, segment: int) -> bool:
    """May this player lay track there? (SK-7.1-h, SK-7.1-l)"""
    return state.laid[segment] & taken_by(state, seat) == 0


def taken_by(state: State, seat: int) -> int:
    """Whose track is in the way of a player, as bits: anybody's, or only the own."""
    return -1 if state.switches.segment_exclusive else 1 << seat


def nodes_of(state: State, bit: int) -> int:
    """The nodes of a network, as bits."""
    nodes = 0
    for node in range(len(state.network)):
        if state.network[node] & bit:
            nodes |= 1 << node
    return nodes


def reach_of(state: State, seat: int, most: int) -> list[int]:
    """The fewest free segments from a network to each node, over junctions only; FAR if it takes more than `most`."""
    bit = 1 << seat
    ring = [node for node in range(state.board.size) if state.network[node] & bit]
    return rings(state, seat, ring, most)


def rings(state: State, seat: int, ring: list[int], most: int) -> list[int]:
    """The fewest free segments between some nodes and every other one; cities and the own network are not passed.

    Exact, so that a city that is cut off is given up at once, however rich the hand is; FAR beyond `most`.
    """
    board = state.board
    laid, network = state.laid, state.network
    taken, bit = taken_by(state, seat), 1 << seat
    far = [FAR] * board.size
    for node in ring:
        far[node] = 0
    steps = 0
    while ring and steps < most:
        steps += 1
        following: list[int] = []
        for node in ring:
            at_node, leads_to = board.at_node[node], board.leads_to[node]
            for number in range(len(at_node)):
                to = leads_to[number]
                if far[to] == FAR and not laid[at_node[number]] & taken:
                    far[to] = steps
                    if board.city_at[to] < 0 and not network[to] & bit:
                        following.append(to)
        ring = following
    return far


def need_of(state: State, segments: tuple[int, ...]) -> int:
    """The cards that a way needs, counted by colour."""
    need = 0
    for segment in segments:
        need += state.board.need[segment]
    return need


def end_of(state: State, path: tuple[int, ...]) -> int:
    """The node at which a path ends; a single segment ends at the city where the own network does not reach yet."""
    board, seat = state.board, state.asked
    one, other = board.ends[path[-1]]
    if len(path) > 1:
        return other if one in board.ends[path[-2]] else one
    joined = seat != NONE and state.in_network(seat, other) and not state.in_network(seat, one)
    return one if joined or board.city_at[other] == NONE else other
