"""Set-up: frozen, typed, with defaults of its own."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.problem import Problem
from roundhouse.engine.setup import BadSetup, Setup, written


def test_defaults() -> None:
    assert Setup(players=3) == Setup(players=3, options={}, seed=0, given=None)


def test_a_set_up_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Setup(players=3).players = 4  # type: ignore[misc]


def test_set_ups_do_not_share_their_options() -> None:
    one, other = Setup(players=2), Setup(players=2)
    one.options["edition"] = "2018"
    assert other.options == {}


def test_there_and_back_through_text() -> None:
    setup = Setup(players=4, options={"edition": "1999"}, seed=2**63, given={"first_seat": 1})
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


def test_text_that_is_no_set_up_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"players": "three"}', type=Setup)


def test_a_bad_set_up_says_where_and_what() -> None:
    error = BadSetup("players", "must be 2 to 4")
    assert (error.where, error.problem) == ("players", "must be 2 to 4")
    assert isinstance(error, Problem)


@pytest.mark.parametrize("value", [{1}, float("inf"), b"", "\ud800", {(1, 2): 3}])
def test_options_that_no_file_could_hold_are_named(value: object) -> None:
    with pytest.raises(BadSetup) as refused:
        written({"length": "short", "board": {"name": value}})
    assert refused.value.where == "board"


def test_options_are_written_in_one_order() -> None:
    assert written({"b": "é", "a": [1]}) == written({"a": [1], "b": "é"})


# -- chance


def test_chance_comes_from_the_seed_or_from_the_secret() -> None:
    assert Setup(players=2, seed=7).chance().state == Chance(7).state
    secret = "5e" * 32
    assert Setup(players=2, seed=7, secret=secret).chance().state == Chance.keyed(bytes.fromhex(secret)).state


@pytest.mark.parametrize("secret", ["", "5e", "x" * 64, "5e" * 33])
def test_a_secret_has_64_digits(secret: str) -> None:
    with pytest.raises(BadSetup, match="secret"):
        Setup(players=2, secret=secret).chance()


def test_a_set_up_without_a_secret_is_written_as_before() -> None:
    assert "secret" not in msgspec.to_builtins(Setup(players=2, seed=7))
