"""Soak of Stephenson's Rocket: random games of both editions."""

from __future__ import annotations

import roundhouse
from roundhouse.bots.random_bot import random_action
from roundhouse.games.rocket import invariants

SERIES = ("1999", "2018")
COUNT = 10_000
BATCH = 50
KEYS = ["games", "decisions", "veto_won", "passenger", "city", "town", "merger", "isolated"]
KEYS += ["ended-by-lines", "ended-by-tiles"]
HEADING = ["## Stephenson's Rocket", "", "Random games of 2, 3 and 4 players in turn, both editions."]


def count(series: str) -> int:
    return COUNT


def play(edition: str, number: int) -> dict[str, int]:
    """One game with everything checked; what happened in it."""
    game = roundhouse.new("rocket", 2 + number % 3, seed=number, edition=edition)
    chance = roundhouse.Chance(number)
    counts = {"games": 1, "decisions": 0}
    while legal := game.legal:
        before = game.state.copy()
        action = random_action(legal, chance)
        if game.why_not(action) is not None:
            raise AssertionError(f"{edition} game {number}: listed but refused: {game.write(action)}")
        for event in game.push(action):
            counts[event.key] = counts.get(event.key, 0) + 1
        counts["decisions"] += 1
        game.ruleset.check(game.state)
        invariants.check_step(before, game.state)
    outcome = game.outcome
    assert outcome is not None
    for reason in outcome.ended_by:
        counts[reason.key] = counts.get(reason.key, 0) + 1
    return counts
