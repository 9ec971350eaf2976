"""What the invariants are for: each of them catches something that no game has come to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import roundhouse
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET, invariants
from roundhouse.games.rocket.state import ELIMINATED, LIVE, NONE, State
from roundhouse.testing import walk


@pytest.mark.parametrize(("field", "number"), [("facing", 6), ("facing", -2), ("rails", 36), ("rails", -2)])
def test_locomotives_and_rails_point_somewhere(field: str, number: int) -> None:
    state = roundhouse.new("rocket", 3).state
    invariants.locomotives_and_rails_point_somewhere(state)
    getattr(state, field)[0] = number
    with pytest.raises(AssertionError, match=r"SR-3\.2-a"):
        invariants.check(state)


Damage = Callable[[State], None]


def middle_of_a_game() -> State:
    """A position of the 1999 edition with track, stations, shares and claims."""
    state: State = walk(RULESET, Setup(players=3, seed=2), 7, 180).state
    assert {LIVE, ELIMINATED} <= set(state.status)
    assert state.line == NONE
    return state


def live_lines(state: State) -> list[int]:
    return [line for line, status in enumerate(state.status) if status == LIVE]


def held_shares(state: State) -> int:
    """Where the state counts shares of a live line that somebody holds."""
    seats = range(state.players)
    return next(
        line * state.players + seat for line in live_lines(state) for seat in seats if state.holding(line, seat)
    )


def change(name: str, by: int, index: Callable[[State], int] | int | None = None) -> Damage:
    """Change a number of the state, or a number in one of its lists."""

    def damage(state: State) -> None:
        if index is None:
            setattr(state, name, getattr(state, name) + by)
        else:
            getattr(state, name)[index if isinstance(index, int) else index(state)] += by

    return damage


def touch(state: State) -> None:
    """Lay track of one line beside another."""
    ours, theirs = live_lines(state)[:2]
    near = next(hex for hex in state.board.around[state.loco[theirs]] if state.line_at[hex] == NONE)
    state.line_at[near] = ours


def keep_places(state: State) -> None:
    state.connected[state.status.index(ELIMINATED)] = 1


def reopen(state: State) -> None:
    state.available[state.status.index(ELIMINATED)] = 1


def lift_rails(state: State) -> None:
    state.rails[next(hex for hex, rails in enumerate(state.rails) if rails != NONE)] = NONE


def forget_merger(state: State) -> None:
    state.into[state.status.index(LIVE)] = 0


def lose_locomotive(state: State) -> None:
    state.loco[live_lines(state)[0]] = state.line_at.index(NONE)


@pytest.mark.parametrize(
    ("rule", "damage"),
    [
        ("SR-14.1-a", touch),
        ("SR-14.1-b: an eliminated", keep_places),
        ("SR-14.1-b: connected", change("connected", 1 << 40, lambda state: live_lines(state)[0])),
        ("SR-14.1-c: closed", reopen),
        ("SR-14.1-c: .* available", change("available", 17, lambda state: live_lines(state)[0])),
        ("SR-14.1-c: shares", change("shares", 1, held_shares)),
        ("SR-14.1-c: supplementary", change("supplementary", -9, lambda state: live_lines(state)[0])),
        ("SR-14.1-d: investments", change("unclaimed", 1, 0)),
        ("SR-14.1-d: investments", change("claims", 1, 0)),
        ("SR-14.1-d: passengers", change("passengers", 1, 0)),
        ("SR-14.1-d: passengers", change("passengers_left", -1)),
        ("SR-14.1-d: stations", change("reserve", 1, 0)),
        ("SR-14.1-f", forget_merger),
        ("SR-3.2-a", lose_locomotive),
        ("SR-14.1-i", change("tiles", 1)),
        ("SR-7.4-a", lift_rails),
        ("SR-6.1", change("hindrance", 1, lambda state: state.hindrance.index(0))),
    ],
)
def test_damage_is_noticed(rule: str, damage: Damage) -> None:
    state = middle_of_a_game()
    RULESET.check(state)
    damage(state)
    with pytest.raises(AssertionError, match=rule):
        RULESET.check(state)


@pytest.mark.parametrize(
    ("rule", "damage"),
    [
        ("SR-14.1-e: a total", change("money", -1, 0)),
        ("SR-14.1-g", change("status", -1, lambda state: state.status.index(ELIMINATED))),
        ("SR-14.1-e: shares", change("shares", -1, held_shares)),
    ],
)
def test_an_impossible_step_is_noticed(rule: str, damage: Damage) -> None:
    state = middle_of_a_game()
    after = state.copy()
    invariants.check_step(state, after)
    damage(after)
    with pytest.raises(AssertionError, match=rule):
        invariants.check_step(state, after)
