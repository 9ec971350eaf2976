"""The picks of a list of actions are those of each action, however much they have in common."""

from __future__ import annotations

import pytest

import roundhouse
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import known_at_once
from roundhouse.engine.registry import names
from roundhouse.game import AnyGame


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


@pytest.mark.parametrize("name", names())
def test_an_offer_is_every_action_with_its_picks_and_its_name(name: str) -> None:
    """Also where hundreds of actions that are alike are never made."""
    game, chance = roundhouse.new(name, 3, seed=2), Chance(2)
    for _ in range(40):
        if game.over:
            break
        assert sorted(game.ruleset.offered(game.state, game.legal.kinds)) == sorted(one_by_one(game))
        game.play(game.legal.draw(chance))


def one_by_one(game: AnyGame) -> list[tuple[list[str], str]]:
    state, ruleset = game.state, game.ruleset
    actions = [action for kind in game.legal.kinds for action in known_at_once(kind)]
    return [(list(ruleset.picks(state, action)), action.form.name) for action in actions]
