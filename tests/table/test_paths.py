"""The picks of a list of actions are those of each action, however much they have in common."""

from __future__ import annotations

import pytest

import roundhouse
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import names


@pytest.mark.parametrize("name", names())
def test_a_list_is_named_as_each_of_its_actions(name: str) -> None:
    game, chance = roundhouse.new(name, 3, seed=1), Chance(1)
    for _ in range(60):
        if game.over:
            break
        actions = [game.legal.draw(chance) for _ in range(25)]
        each = [list(game.ruleset.picks(game.state, action)) for action in actions]
        assert game.ruleset.paths(game.state, actions) == each
        game.play(actions[0])
