"""The invariants find what no game has come to: positions from outside are checked by them."""

from __future__ import annotations

import pytest

import roundhouse
from roundhouse.games.rocket import invariants


@pytest.mark.parametrize(("field", "number"), [("facing", 6), ("facing", -2), ("rails", 36), ("rails", -2)])
def test_locomotives_and_rails_point_somewhere(field: str, number: int) -> None:
    state = roundhouse.new("rocket", 3).state
    invariants.locomotives_and_rails_point_somewhere(state)
    getattr(state, field)[0] = number
    with pytest.raises(AssertionError, match=r"SR-3\.2-a"):
        invariants.check(state)
