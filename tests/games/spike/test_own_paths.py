"""Paths that are laid segment by segment: every one that can be paid for, and no way into a dead end."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import MORE
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.build import Build, purse_of
from roundhouse.games.spike.paths import is_free, need_of
from roundhouse.games.spike.payment import TOO_MUCH
from roundhouse.games.spike.state import State
from tests.games.spike.positions import P1, P2, Position

HANDS = [
    {"white": 1, "blue": 1, "black": 1, "orange": 1, "purple": 1, "brown": 1},
    {"white": 4, "blue": 3},
    {"orange": 7},
    {"white": 2, "orange": 2, "brown": 2},
]


def printed(hand: dict[str, int], wild_one_colour: bool = True) -> Position:
    """In Nashville, with an opponent's track around."""
    play = Position(printed=True, wild_one_colour=wild_one_colour).start(P1, "nashville").hand(P1, **hand)
    board = play.board
    near = board.at_node[board.node_of["nashville"]]
    return play.own(P2, board.segments[near[0]]).turn(P1)


def laid(state: State, path: tuple[str, ...] = ("lay",)) -> set[tuple[str, ...]]:
    """Everything that can be said segment by segment: paths without their payments."""
    found: set[tuple[str, ...]] = set()
    for offered in RULESET.open_picks(state, path):
        if offered[-1] == MORE:
            found |= laid(state, offered[:-1])
        else:
            found.add(offered[1:-1])
    return found


def payable(state: State) -> set[tuple[str, ...]]:
    """The same by brute force, from the rules: free segments over junctions to a new city, which the hand can pay."""
    board, purse = state.board, purse_of(state, P1)
    found: set[tuple[str, ...]] = set()

    def walk(nodes: list[int], segments: list[int]) -> None:
        if segments and board.city_at[nodes[-1]] >= 0:
            if purse.cost(need_of(state, tuple(segments))) != TOO_MUCH:
                found.add(tuple(f"segment:{board.segments[segment]}" for segment in segments))
            return
        if len(segments) == sum(state.hand_of(P1)):
            return
        for segment in board.at_node[nodes[-1]]:
            to = board.other_end(segment, nodes[-1])
            if to not in nodes and not state.in_network(P1, to) and is_free(state, P1, segment):
                walk([*nodes, to], [*segments, segment])

    for node in range(board.size):
        if state.in_network(P1, node):
            walk([node], [])
    return found


@pytest.mark.parametrize("wild_one_colour", [True, False])
@pytest.mark.parametrize("hand", HANDS)
def test_every_payable_path_can_be_said(hand: dict[str, int], wild_one_colour: bool) -> None:
    state = printed(hand, wild_one_colour=wild_one_colour).state
    every = payable(state)
    assert laid(state) == every
    assert any(len(path) > 4 for path in every) or sum(hand.values()) < 7


def test_what_is_said_is_legal() -> None:
    """Whatever is picked, one pick after the other: at the end stands a build that the rules allow."""
    state = printed({"white": 4, "blue": 4, "orange": 4, "purple": 3}).state
    chance = Chance(5)
    for _ in range(20):
        path: tuple[str, ...] = (*RULESET.open_picks(state, ())[0][:-1],)
        while True:
            path = chance.choice(RULESET.open_picks(state, path))
            if path[-1] != MORE:
                break
            path = path[:-1]
        (build,) = RULESET.read_picks(state, path)
        assert RULESET.why_not(state, build) is None
        for number, pick in enumerate(path):
            assert (
                RULESET.pick_name(state, pick, path[:number]).key in ("pick-lay", "segment-name", "pick-pay") or number
            )


def test_it_is_offered_when_something_can_be_built() -> None:
    assert RULESET.open_picks(printed(HANDS[0]).state, ()) == [("lay", MORE)]
    assert RULESET.open_picks(printed({}).state, ()) == []
    waiting = printed(HANDS[0])
    waiting.state.phase = 0
    assert RULESET.open_picks(waiting.state, ()) == []


@pytest.mark.parametrize(
    "path", [("lay", "segment:nowhere"), ("lay", "city:boston"), ("city:boston",), ("lay", "pay:white=1"), ("deck",)]
)
def test_what_means_nothing_goes_nowhere(path: tuple[str, ...]) -> None:
    assert RULESET.open_picks(printed(HANDS[0]).state, path) == []


def test_it_begins_at_the_own_network() -> None:
    state = printed(HANDS[0]).state
    board = state.board
    far = next(name for number, name in enumerate(board.segments) if board.node_of["boston"] in board.ends[number])
    assert RULESET.open_picks(state, ("lay", f"segment:{far}")) == []


def test_a_far_city_has_alternatives() -> None:
    """To a city that no short path leads to, a few of the cheapest are listed; they need different cards."""
    state = printed({"white": 2, "blue": 2, "black": 2, "orange": 2, "purple": 2, "brown": 2}).state
    builds = RULESET.read_picks(state, ("city:chicago",))
    paths = {build.path for build in builds if isinstance(build, Build)}
    assert len(paths) > 1
    needs = {need_of(state, path) for path in paths}
    assert len(needs) == len(paths)
    for build in builds:
        assert RULESET.why_not(state, build) is None
