"""Positions that are kept: pickled, copied, and told apart by their digests."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from roundhouse import testing as contract
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.state import DELIVERED, State
from roundhouse.testing import Walk, walk
from tests.games.spike.positions import sb_1


def played(board: Any = None) -> Walk:
    """Deep in an advanced game, with something of everything; on the printed board it is played once."""
    found = on_the_printed_board() if board is None else deep({"board": board}, 60)
    return found._replace(state=RULESET.copy(found.state))


@cache
def on_the_printed_board() -> Walk:
    return deep({}, 260)


def deep(options: dict[str, Any], decisions: int) -> Walk:
    setup = Setup(players=3, options={"advanced": True, "reverse_allowed": False, **options}, seed=8)
    found = walk(RULESET, setup, 3, decisions, {"build": 4, "draw": 3})
    found.state.token[found.state.owner.index(1)] = DELIVERED
    found.state.served[found.state.board.cities[0].node] |= 2
    return found


@pytest.mark.parametrize("options", [{}, {"board": sb_1()}])
def test_states_can_be_pickled_and_copied(options: dict[str, Any]) -> None:
    state: State = played(**options).state
    thawed: State = pickle.loads(pickle.dumps(state))
    contract.same_position(RULESET, state, thawed)
    assert thawed.board.names() == state.board.names()
    assert vars_of(thawed.switches) == vars_of(state.switches)
    for other in (copy.copy(state), copy.deepcopy(state)):
        contract.same_position(RULESET, state, other)
        assert other.board is state.board
        RULESET.apply(other, RULESET.legal(other)[0])
        assert RULESET.digest(other) != RULESET.digest(state)


def vars_of(switches: object) -> dict[str, Any]:
    return {name: getattr(switches, name) for name in dir(switches) if not name.startswith("_")}


def test_the_printed_board_is_shared_by_what_is_unpickled() -> None:
    state: State = played().state
    assert pickle.loads(pickle.dumps(state)).board is state.board


# -- digests: whatever differs, one thing at a time


def other_number(state: State, name: str) -> None:
    setattr(state, name, getattr(state, name) + 1)


def other_entry(state: State, name: str) -> None:
    values = getattr(state, name)
    values[0] += 1


def other_order(state: State, name: str) -> None:
    values = getattr(state, name)
    place = next(number for number, value in enumerate(values) if value != values[0])
    values[0], values[place] = values[place], values[0]


def other_seat_bit(state: State, name: str) -> None:
    values = getattr(state, name)
    place = next(number for number, bits in enumerate(values) if bits)
    values[place] = 1 if values[place] != 1 else 2


def other_contract(state: State, name: str) -> None:
    """Of one that is done: those that are open are written anyway."""
    values = getattr(state, name)
    done = state.token.index(DELIVERED)
    values[done] = {"card": values[done] ^ 1, "face": 1 - values[done], "owner": (values[done] + 1) % 3, "token": 0}[
        name
    ]


CHANGES: dict[Callable[[State, str], None], str] = {
    other_number: "first asked phase stopped drawn built last_turns round time lower gift chance ended_by",
    other_entry: "display discard hand seen money connected delivered spent track start at heading",
    other_order: "deck market dealt route level",
    other_contract: "card face owner token",
    other_seat_bit: "laid served",
}
#: What is not written, because it follows from what is: the nodes of a network are those of its segments.
FOLLOWS = {"players", "network", "coming"}


@pytest.mark.parametrize(
    ("change", "name"), [(change, name) for change, names in CHANGES.items() for name in names.split()]
)
def test_positions_that_differ_have_different_digests(change: Callable[[State, str], None], name: str) -> None:
    state: State = played().state
    before = RULESET.digest(state)
    change(state, name)
    assert RULESET.digest(state) != before


def test_no_field_is_forgotten() -> None:
    changed = {name for names in CHANGES.values() for name in names.split()}
    assert changed | FOLLOWS == set(State.kept)


def test_decks_to_come_are_told_apart() -> None:
    state: State = played().state
    before = RULESET.digest(state)
    state.coming = [[0, 1]]
    assert RULESET.digest(state) != before
    assert RULESET.unpack(played().setup, RULESET.pack(state)).coming == [[0, 1]]
