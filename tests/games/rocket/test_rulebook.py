"""Rules that no worked example shows, in the order of the rulebook."""

from __future__ import annotations

import pytest

from roundhouse.engine.canonical import canonical
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.state import State
from roundhouse.testing import walk
from tests.games.rocket.positions import Position, both_editions, tb_a


@both_editions
def test_sr_7_2_d_holdings_are_public(edition: str) -> None:
    play = Position(tb_a(), edition=edition).holding("A", 3, 2, 0, 1).play()
    shown = [RULESET.view(play.state, viewer).data["shares"] for viewer in (None, 0, 1, 2, 3)]
    assert shown[0]["A"] == [3, 2, 0, 1]
    assert all(shares == shown[0] for shares in shown)


@pytest.mark.parametrize(("edition", "hidden"), [("1999", True), ("2018", False)])
def test_sr_13_1_b_nothing_is_hidden_in_2018(edition: str, hidden: bool) -> None:
    """SR-13.1-a: in 1999 the money of others is."""
    state = walk(RULESET, Setup(players=3, options={"edition": edition}, seed=1), 1, 80).state
    assert RULESET.decision(state) is not None
    others = [RULESET.view(state, viewer).data["money"][0] for viewer in (None, 1, 2)]
    assert (others == [None] * 3) is hidden
    assert (others == [state.money[0]] * 3) is not hidden


@both_editions
def test_sr_13_1_c_there_is_no_chance_after_set_up(edition: str) -> None:
    """The same actions lead to the same position, whatever the seed was, if the same player begins."""

    def begun(seed: int) -> State:
        state: State = RULESET.setup(Setup(players=3, options={"edition": edition}, seed=seed))
        return state

    seeds = [seed for seed in range(30) if begun(seed).active == begun(0).active][:3]
    assert len(seeds) == 3
    played = walk(RULESET, Setup(players=3, options={"edition": edition}, seed=0), 1, 200)
    for seed in seeds:
        state = begun(seed)
        for action in played.log:
            RULESET.apply(state, action)
        assert canonical(RULESET.write_state(state)) == canonical(RULESET.write_state(played.state))
