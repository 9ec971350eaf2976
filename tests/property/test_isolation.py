"""Isolation against a second opinion: the three models once more, straight from SR-10.1 and as slow as they come."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.isolation import is_isolated, isolate_lines, shortest_path, visits_twice
from roundhouse.games.rocket.state import ISOLATED, LIVE, NONE, State
from roundhouse.testing import walk
from tests.support.effort import examples
from tests.support.rocket_games import INDUSTRIES, TASTES, tiny_board

Hex = tuple[int, int]

#: Clockwise from north.
VECTORS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
MODELS = ["exact", "relaxed", "region"]


class Train(NamedTuple):
    """A line: where it starts, where its locomotive stands and looks (None: on its starting town), its track."""

    start: Hex
    loco: Hex
    facing: int | None
    track: frozenset[Hex]
    connected: frozenset[Hex]

    def hexes(self) -> set[Hex]:
        return {self.loco, *self.track}


class Map(NamedTuple):
    """A board with lines on it."""

    open: frozenset[Hex]
    cities: tuple[Hex, ...]
    towns: tuple[Hex, ...]
    trains: tuple[Train, ...]

    def places(self) -> set[Hex]:
        return {*self.cities, *self.towns, *(train.start for train in self.trains)}


# -- the second opinion


def around(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in VECTORS]


def others_near(map: Map, line: int, at: Hex) -> int:
    """How many other lines touch a hex."""
    return sum(1 for other, train in enumerate(map.trains) if other != line and train.hexes() & {*around(at)})


def goal(map: Map, line: int, at: Hex) -> bool:
    return bool({*around(at)} & map.places() - map.trains[line].connected) or others_near(map, line, at) == 1


def ok(map: Map, line: int, at: Hex, trail: frozenset[Hex] = frozenset()) -> bool:
    taken = set().union(*(train.hexes() for train in map.trains))
    return at in map.open and at not in taken and at not in trail and others_near(map, line, at) < 2


def ahead(at: Hex, facing: int | None) -> list[tuple[Hex, int]]:
    directions = range(6) if facing is None else [(facing + turn) % 6 for turn in (-1, 0, 1)]
    return [(around(at)[direction], direction) for direction in directions]


def exact(map: Map, line: int, at: Hex, facing: int | None, trail: frozenset[Hex] = frozenset()) -> bool:
    """SR-10.1-c: is there a way?"""
    for there, direction in ahead(at, facing):
        if ok(map, line, there, trail):
            if goal(map, line, there) or exact(map, line, there, direction, trail | {there}):
                return True
    return False


def relaxed(map: Map, line: int) -> bool:
    """SR-10.1-f, hex by hex and facing by facing."""
    train = map.trains[line]
    known: set[tuple[Hex, int]] = set()
    new = {step for step in ahead(train.loco, train.facing) if ok(map, line, step[0])}
    while new:
        known |= new
        new = {step for here in new for step in ahead(*here) if ok(map, line, step[0])} - known
    return any(goal(map, line, at) for at, _ in known)


def region(map: Map, line: int) -> bool:
    """SR-10.1-f, facing ignored, but for the first step."""
    train = map.trains[line]
    known: set[Hex] = set()
    new = {at for at in around(train.loco) if ok(map, line, at)}
    while new:
        known |= new
        new = {at for here in new for at in around(here) if ok(map, line, at)} - known
    moves = any(ok(map, line, at) for at, _ in ahead(train.loco, train.facing))
    return moves and any(goal(map, line, at) for at in known)


def isolated(map: Map, line: int, model: str) -> bool:
    train = map.trains[line]
    if model == "exact":
        return not exact(map, line, train.loco, train.facing)
    return not (relaxed(map, line) if model == "relaxed" else region(map, line))


# -- the engine's opinion


def board_data(map: Map) -> dict[str, Any]:
    """The map as a board file."""
    starts = [train.start for train in map.trains]
    kinds = {at: kind for kind, group in (("start", starts), ("city", map.cities), ("town", map.towns)) for at in group}
    return {
        "schema": "rocket-board/1",
        "hexes": [{"q": q, "r": r, "kind": "plain"} for q, r in map.open]
        + [{"q": q, "r": r, "kind": kind, "name": f"{q},{r}"} for (q, r), kind in kinds.items()],
        "industries": INDUSTRIES,
        "lines": [
            {"id": f"L{number}", "name": "line", "colour": "black", "start": list(at)}
            for number, at in enumerate(starts)
        ],
        "cities": [{"name": f"{q},{r}", "hex": [q, r], "industries": ["steel"]} for q, r in map.cities],
        "towns": [{"name": f"{q},{r}", "hex": [q, r]} for q, r in map.towns],
    }


def state_of(map: Map, model: str) -> State:
    state = RULESET.setup(Setup(players=2, options={"isolation_model": model, "board": board_data(map)}))
    number = state.board.hex_of
    state.line_at = [NONE] * state.board.size
    for line, train in enumerate(map.trains):
        state.loco[line] = number[train.loco]
        state.facing[line] = NONE if train.facing is None else train.facing
        state.connected[line] = sum(1 << state.board.place_at[number[at]] for at in train.connected)
        for at in train.hexes():
            state.line_at[number[at]] = line
    return state


def opinions(map: Map, line: int) -> dict[str, bool]:
    """Whether the line is isolated, by model; both opinions must be the same."""
    second = {model: isolated(map, line, model) for model in MODELS}
    assert {model: is_isolated(state_of(map, model), line) for model in MODELS} == second, map
    return second


# -- maps


def apart(one: Hex, other: Hex) -> bool:
    return one != other and other not in around(one)


def random_map(seed: int) -> Map | None:
    """A few hexes, two or three lines with a little track anywhere; None if there is no room for them."""
    chance = Chance(seed)
    field = [(q, r) for q in range(5) for r in range(5) if chance.below(6)]
    chance.shuffle(field)
    if len(field) < 18:
        return None
    starts, city, town = [field.pop() for _ in range(2 + chance.below(2))], field.pop(), field.pop()
    if not all(apart(one, other) for number, one in enumerate(starts) for other in starts[:number]):
        return None
    places = [*starts, city, town]
    free, trains = list(field), []
    for start in starts:
        moved = chance.below(3) > 0
        loco = free.pop() if moved else start
        track = frozenset(free.pop() for _ in range(chance.below(4)))
        # Most places are connected already: otherwise hardly any line would be isolated.
        connected = frozenset(at for at in places if chance.below(5)) | {start}
        trains.append(Train(start, loco, chance.below(6) if moved else None, track, connected))
    return Map(frozenset(field), (city,), (town,), tuple(trains))


def turned(at: Hex, times: int) -> Hex:
    """By that many sixths of a circle, clockwise."""
    for _ in range(times):
        at = (-at[1], at[0] + at[1])
    return at


def pocket(times: int = 0, mirrored: bool = False, extra: frozenset[Hex] = frozenset()) -> Map:
    """RV-57: a loop from which only a way across its own trail leads to the town; turned, mirrored, with more hexes."""

    def place(at: Hex) -> Hex:
        return turned((at[1], at[0]) if mirrored else at, times)

    hexes = {(1, 0), (1, 1), (1, 3), (1, 4), (2, 0), (2, 1), (2, 2), (2, 4), (3, 2), (3, 3), *extra} - {(0, 2)}
    facing = (3 if mirrored else 2) + times
    far = [(20, 20), (30, 30), (40, 40)]
    ours = Train(far[0], place((2, 0)), facing % 6, frozenset([place((1, 0))]), frozenset(far))
    theirs = Train(far[1], far[1], None, frozenset(), frozenset())
    return Map(frozenset(map(place, hexes)), (far[2],), (place((0, 2)),), (ours, theirs))


# -- the comparison


@given(st.integers(0, 10**9))
@settings(max_examples=examples(500))
def test_any_map(seed: int) -> None:
    map = random_map(seed)
    for line in range(len(map.trains) if map else 0):
        assert map is not None
        opinions(map, line)


near_the_pocket = st.tuples(st.integers(-1, 4), st.integers(-1, 5))


@given(st.integers(0, 5), st.booleans(), st.frozensets(near_the_pocket, max_size=3))
@settings(max_examples=examples(200))
def test_pockets(times: int, mirrored: bool, extra: frozenset[Hex]) -> None:
    opinions(pocket(times, mirrored, extra), 0)


@pytest.mark.parametrize("times", range(6))
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_line_that_would_have_to_cross_its_own_trail(times: int, mirrored: bool) -> None:
    """RV-57, in every position."""
    assert opinions(pocket(times, mirrored), 0) == {"exact": True, "relaxed": False, "region": False}


@pytest.mark.parametrize("times", range(6))
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_line_that_has_a_longer_way_without_crossing(times: int, mirrored: bool) -> None:
    """The shortest way crosses itself, and a search that remembered its wrong tracks would find no other."""
    map = pocket(times, mirrored, frozenset([(3, 0), (3, 1)]))
    assert opinions(map, 0) == {"exact": False, "relaxed": False, "region": False}
    # Of two shortest ways the one that crosses itself is found first when the map is mirrored.
    assert visits_twice(shortest_path(state_of(map, "exact"), 0)) == mirrored


@pytest.mark.long
def test_the_models_differ() -> None:
    """Were they always of one opinion, the comparison would show little."""
    found = [opinions(map, 0) for seed in range(700) if (map := random_map(seed))]
    extras = [frozenset([(q, r)]) for q in range(-1, 5) for r in range(-1, 6)]
    found += [opinions(pocket(extra=extra), 0) for extra in extras]
    kinds = {tuple(by_model[model] for model in MODELS) for by_model in found}
    everywhere, nowhere = (True, True, True), (False, False, False)
    assert kinds == {everywhere, nowhere, (True, False, False), (True, True, False)}
    assert sum(by_model["exact"] for by_model in found) > 100


# -- in play


@given(st.integers(0, 10**9), st.sampled_from(MODELS))
@settings(max_examples=examples(150))
def test_all_lines_are_tested_at_once_and_for_good(seed: int, model: str) -> None:
    """SR-10.2-a, SR-10.2-b, SR-10.3-a"""
    map = random_map(seed)
    if map is None:
        return
    state = state_of(map, model)
    expected = [line for line in range(len(map.trains)) if isolated(map, line, model)]
    events: list[Event] = []
    isolate_lines(state, events)
    assert [line for line, status in enumerate(state.status) if status == ISOLATED] == expected
    assert [event.args["line"] for event in events] == expected
    assert [line for line, available in enumerate(state.available) if available == 0] == expected
    for line in range(len(map.trains)):
        state.connected[line] = 0
    again: list[Event] = []
    isolate_lines(state, again)
    assert all(state.status[line] == ISOLATED for line in expected)
    assert not {event.args["line"] for event in again} & {*expected}


def map_of(state: State) -> Map:
    """The map of a real position. Lines that are gone are left out; so their numbers may change."""
    board = state.board
    at = board.coordinates
    kinds: list[list[Hex]] = [[], [], []]
    for place in board.places:
        kinds[place.kind].append(at[place.hex])
    trains = []
    for line in live(state):
        own = [hex for hex, owner in enumerate(state.line_at) if owner == line and hex != state.loco[line]]
        connected = [at[place.hex] for number, place in enumerate(board.places) if state.connected[line] >> number & 1]
        facing = None if state.facing[line] == NONE else state.facing[line]
        start = at[board.start_hex[line]]
        trains.append(Train(start, at[state.loco[line]], facing, frozenset(at[h] for h in own), frozenset(connected)))
    # Starting towns of lines that are gone are still places: here they pass for towns.
    left = [start for start in kinds[0] if start not in {train.start for train in trains}]
    opened = frozenset(at) - {place for group in kinds for place in group}
    return Map(opened, tuple(kinds[1]), (*kinds[2], *left), tuple(trains))


def live(state: State) -> list[int]:
    return [line for line, hex in enumerate(state.loco) if hex != NONE]


@given(st.integers(0, 400), st.integers(0, 10_000), st.integers(1, 60), st.sampled_from(TASTES))
@settings(max_examples=examples(80))
def test_positions_of_play(board: int, seed: int, decisions: int, taste: dict[str, int]) -> None:
    """After every action a line is isolated if it was before or if the second opinion says so."""
    options = {"board": tiny_board(board), "isolation_model": MODELS[seed % 3]}
    played = walk(RULESET, Setup(players=2 + seed % 2, options=options, seed=seed), seed, decisions, taste)
    if not any(isinstance(action, Extend) for action in played.log):
        return  # nothing has been tested yet
    map = map_of(played.state)
    for number, line in enumerate(live(played.state)):
        if played.state.status[line] == LIVE and played.state.line == NONE:
            assert not isolated(map, number, MODELS[seed % 3])
