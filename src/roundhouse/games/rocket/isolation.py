"""Isolation (§10): a line whose own locomotive can reach nothing new any more."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.event import Event
from roundhouse.games.rocket.board import OPEN
from roundhouse.games.rocket.movement import SEVERAL, hexes_ahead, other_line_near
from roundhouse.games.rocket.state import ISOLATED, LIVE, NONE, State
from roundhouse.games.rocket.switches import EXACT, REGION

# What a hex is to a locomotive: closed to it, a way on, or a goal.
CLOSED: Final = 0
WAY: Final = 1
GOAL: Final = 2

#: Directions a locomotive may take by the one it faces; the last entry is for one that faces none.
DIRECTIONS: Final = [[5, 0, 1], [0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 0], [0, 1, 2, 3, 4, 5]]
#: Three steps with gentle turns cannot come back to a hex, so such a short way is free of its own trail.
SHORT: Final = 3


def isolate_lines(state: State, events: list[Event]) -> None:
    """Test every live line that is not isolated yet; isolation is permanent (SR-10.2-a, SR-10.2-b)."""
    for line in range(len(state.status)):
        if state.status[line] == LIVE and is_isolated(state, line):
            state.status[line] = ISOLATED
            # Whatever could be drawn leaves the game; players keep theirs (SR-10.3-a).
            state.available[line] = 0
            events.append(Event("isolated", {"line": line}))


def is_isolated(state: State, line: int) -> bool:
    """By the model that the game is played with (R-16). Most lines have a goal near, and need no search."""
    if goal_within(state, line, state.loco[line], state.facing[line], SHORT):
        return False
    if state.switches.isolation_model == REGION:
        return not can_step(state, line) or not region_reaches(state, line)
    path = shortest_path(state, line)
    if not path:
        return True
    if state.switches.isolation_model == EXACT and visits_twice(path):
        return not trail_reaches(state, line)
    return False


def outlook(state: State, line: int, hex: int) -> int:
    """CLOSED, a WAY, or a GOAL: next to a place that is not connected yet, or a merger (SR-10.1-a, SR-10.1-c).

    Tiles and shares do not matter (SR-10.1-e).
    """
    if state.board.place_at[hex] != OPEN or state.line_at[hex] != NONE:
        return CLOSED
    other = other_line_near(state, hex, line)
    if other == SEVERAL:
        return CLOSED
    if other != NONE or state.board.places_next_to[hex] & ~state.connected[line]:
        return GOAL
    return WAY


def goal_within(state: State, line: int, hex: int, facing: int, steps: int) -> bool:
    """Is there a goal at most so many steps ahead?"""
    for direction in DIRECTIONS[facing]:
        ahead = state.board.neighbour[hex * 6 + direction]
        if ahead < 0:
            continue
        seen = outlook(state, line, ahead)
        if seen == GOAL:
            return True
        if seen == WAY and steps > 1 and goal_within(state, line, ahead, direction, steps - 1):
            return True
    return False


def can_step(state: State, line: int) -> bool:
    """Is any of the locomotive's next hexes open to it (SR-10.1-f)?"""
    for hex in hexes_ahead(state, line):
        if outlook(state, line, hex) != CLOSED:
            return True
    return False


def shortest_path(state: State, line: int) -> list[int]:
    """A way to a goal by breadth-first search over hex and facing, blind to its own trail (SR-10.1-d)."""
    return _path(state, line, state.loco[line], state.facing[line], [False] * state.board.size)


def _path(state: State, line: int, hex: int, facing: int, trail: list[bool]) -> list[int]:
    """The hexes of a way to a goal that keeps off the trail, last one first; empty if there is none."""
    neighbour = state.board.neighbour
    # A node is 6 * hex + facing; the locomotive itself has number -1.
    came_from: dict[int, int] = {}
    queue: list[int] = []
    index = -1
    while True:
        for direction in DIRECTIONS[facing]:
            ahead = neighbour[hex * 6 + direction]
            node = ahead * 6 + direction
            if ahead < 0 or trail[ahead] or node in came_from:
                continue
            seen = outlook(state, line, ahead)
            if seen == CLOSED:
                continue
            came_from[node] = queue[index] if index >= 0 else -1
            if seen == GOAL:
                return path_back(came_from, node)
            queue.append(node)
        index += 1
        if index == len(queue):
            return []
        hex, facing = queue[index] // 6, queue[index] % 6


def path_back(came_from: dict[int, int], node: int) -> list[int]:
    """The hexes of the way to a node, last one first."""
    path: list[int] = []
    while node >= 0:
        path.append(node // 6)
        node = came_from[node]
    return path


def visits_twice(path: list[int]) -> bool:
    return len(set(path)) < len(path)


def trail_reaches(state: State, line: int) -> bool:
    """The exact test: never crossing the track that would be laid on the way (SR-10.1-c)."""
    return _reaches(state, line, state.loco[line], state.facing[line], [False] * state.board.size)


def _reaches(state: State, line: int, hex: int, facing: int, trail: list[bool]) -> bool:
    """Depth first from here on, with the trail that has been laid so far."""
    # A way that does not exist even for somebody who may cross the rest of the way is not worth trying out.
    path = _path(state, line, hex, facing, trail)
    if not path:
        return False
    if not visits_twice(path):
        return True
    for direction in DIRECTIONS[facing]:
        ahead = state.board.neighbour[hex * 6 + direction]
        if ahead < 0 or trail[ahead] or outlook(state, line, ahead) == CLOSED:
            continue
        trail[ahead] = True
        if _reaches(state, line, ahead, direction, trail):
            return True
        trail[ahead] = False
    return False


def region_reaches(state: State, line: int) -> bool:
    """Flood fill that ignores facing (SR-10.1-f)."""
    known = [False] * state.board.size
    queue = [state.loco[line]]
    while queue:
        hex = queue.pop()
        for near in state.board.around[hex]:
            if known[near]:
                continue
            seen = outlook(state, line, near)
            if seen == GOAL:
                return True
            if seen == WAY:
                known[near] = True
                queue.append(near)
    return False
