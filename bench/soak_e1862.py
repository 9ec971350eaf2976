"""Soak of 1862: games of every variant of §11 and of both presets, by two to eight players in turn.

The first games of a series are random. They soon come to ruin, so that afterwards every other player is an apprentice.
"""

from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.bots.apprentice.bot import Apprentice
from roundhouse.games.e1862.bots.random_player import random_move
from roundhouse.games.e1862.setup.variants import VARIANTS
from roundhouse.games.e1862.state import ENDS
from tests.games.e1862.combinations import COMBINATIONS

EVERY = "every combination"
SERIES: list[str] = [*VARIANTS, "no extra companies", "no duty at home", EVERY]
MORE: dict[str, dict[str, Any]] = {
    "no extra companies": {"extra_companies": False},
    "no duty at home": {"home_build_duty": False},
}
COUNT = 300
RANDOM = 200
BATCH = 10
ENDINGS = [f"ended by {end}" for end in ENDS if end]
KEYS = ["games", "random", "decisions", "merged", "refinanced", "bankrupt", "receivership", "fined", "lner", *ENDINGS]
HEADING = [
    "## 1862",
    "",
    "Games of 2 to 8 players in turn, random ones first (*random*); in the rest every other player is an apprentice.",
    "Money, shares, tiles, markers and trains add up after every action; copies and packed positions are the same.",
    "The last series has one random game of every legal combination of length, variants and presets.",
]
APPRENTICE = Apprentice()
#: Far more than any game needs.
MOST_DECISIONS = 20_000


def count(series: str) -> int:
    return len(COMBINATIONS) if series == EVERY else COUNT


def options_of(series: str, number: int) -> dict[str, Any]:
    if series == EVERY:
        return COMBINATIONS[number]
    return dict(MORE.get(series) or VARIANTS[series])


def play(series: str, number: int) -> dict[str, int]:
    """One game with everything checked; what happened in it."""
    setup = Setup(players=2 + number % 7, options=options_of(series, number), seed=number)
    state = RULESET.setup(setup)
    chance = Chance(number)
    counts = {"games": 1, "random": int(number < RANDOM or series == EVERY), "decisions": 0}
    while RULESET.decision(state) is not None:
        legal = RULESET.legal(state)
        if number >= RANDOM and series != EVERY and state.asked % 2 == 0:
            action = APPRENTICE.choose(state.copy(), chance).action
        else:
            action = random_move(state, legal, chance)
        if RULESET.why_not(state, action) is not None or action not in legal:
            written = RULESET.write_action(state, action)
            raise AssertionError(f"decision {counts['decisions']}: listed but refused: {written}")
        for event in RULESET.apply(state, action):
            counts[event.key] = counts.get(event.key, 0) + 1
        counts["decisions"] += 1
        RULESET.check(state)
        if counts["decisions"] % 50 == 0:
            check_copies(state, setup)
        assert counts["decisions"] < MOST_DECISIONS, "no end in sight"
    ending = f"ended by {ENDS[state.ended_by]}"
    counts[ending] = 1
    return counts


def check_copies(state: Any, setup: Setup) -> None:
    digest = RULESET.digest(state)
    assert RULESET.digest(state.copy()) == digest, "a copy differs"
    assert RULESET.digest(RULESET.unpack(setup, RULESET.pack(state))) == digest, "packing loses something"
