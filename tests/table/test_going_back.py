"""Going back: a game keeps marks so that it need not be played through from the beginning; they change nothing."""

from __future__ import annotations

import pytest

from roundhouse.engine.registry import find
from roundhouse.game import EVERY, AnyGame, Game
from roundhouse.table.samples import game_of, samples_of


@pytest.fixture(scope="module", params=["rocket", "spike", "1862"])
def played(request: pytest.FixtureRequest) -> AnyGame:
    return game_of(samples_of(find(request.param))[-1])


def digests(game: AnyGame) -> list[str]:
    """Of every position, played through from the beginning without a mark."""
    state = Game(game.ruleset, game.setup).state
    found = [game.ruleset.digest(state)]
    for action in game.actions:
        game.ruleset.apply(state, action)
        found.append(game.ruleset.digest(state))
    return found


def test_every_position_is_the_one_that_it_was(played: AnyGame) -> None:
    known = digests(played)
    for number in (0, 1, EVERY - 1, EVERY, EVERY + 1, len(played.actions) - 1, len(played.actions)):
        earlier = played.at(number)
        assert earlier.digest == known[number]
        assert earlier.actions == played.actions[:number]
        # And from there on, and back once more.
        for action in played.actions[number : number + 3]:
            earlier.push(action)
        assert earlier.digest == known[len(earlier.actions)]
        assert earlier.at(number).digest == known[number]


def test_what_is_played_from_there_does_not_change_the_past(played: AnyGame) -> None:
    known = digests(played)
    other = played.copy()
    for _ in range(EVERY + 2):
        other.pop()
    while len(other.actions) < len(played.actions) - 1 and not other.over:
        other.push(other.ruleset.neutral(other.state))
    last = len(played.actions)
    assert played.digest == known[last]
    for number in (last - EVERY - 2, last - 1):
        assert played.at(number).digest == known[number]
    assert other.at(last - EVERY - 2).digest == known[last - EVERY - 2]
