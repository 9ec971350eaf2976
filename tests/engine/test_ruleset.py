"""The contract: what has to be there, and what a game gets for nothing."""

from __future__ import annotations

import pytest

from roundhouse.engine.canonical import digest
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules, BadNotation, Notation, View
from roundhouse.engine.setup import Setup
from tests.outside.lantern_game import RULESET, Lantern


def test_a_game_that_leaves_something_out_cannot_be_made() -> None:
    class Hasty(Lantern):
        neutral = AnyRules.neutral

    with pytest.raises(TypeError, match="neutral"):
        Hasty()


def test_a_notation_that_leaves_something_out_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Notation()  # type: ignore[abstract]


def test_the_digest_is_that_of_the_packed_state() -> None:
    state = RULESET.setup(Setup(players=2, seed=5))
    assert RULESET.digest(state) == digest(RULESET.pack(state))


def test_without_invariants_every_state_is_sound() -> None:
    class Trusting(Lantern):
        check = AnyRules.check

    Trusting().check(None)


def test_without_bots_there_are_none() -> None:
    assert AnyRules.bots == {}


def test_bad_notation_says_which_field_and_what() -> None:
    error = BadNotation("card", "a whole number is expected")
    assert (error.field, error.problem) == ("card", "a whole number is expected")
    assert isinstance(error, Problem)


def test_a_view_holds_seat_data_and_board() -> None:
    assert View(None, {"a": 1}, "board") == (None, {"a": 1}, "board")
