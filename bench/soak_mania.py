"""Soak of 1862: games of every variant of §11 and of both presets, by two to eight players in turn.

Two games of three are random. They soon come to ruin, so that in the third every other player is an apprentice.
"""

from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.mania import RULESET
from roundhouse.games.mania.apprentice.bot import Apprentice
from roundhouse.games.mania.random_player import random_move
from roundhouse.games.mania.state import ENDS

SERIES: dict[str, dict[str, Any]] = {
    "standard": {},
    "short": {"length": "short"},
    "long": {"length": "long"},
    "as on 18xx.games": {"preset": "18xx-games"},
    "simple express (11.1)": {"variant": "simple_express"},
    "simple freight (11.1)": {"variant": "simple_freight"},
    "advanced express (11.1)": {"variant": "advanced_express"},
    "advanced freight (11.1)": {"variant": "advanced_freight"},
    "shorter game (11.2)": {"shorter_game": True},
    "beginners (11.3)": {"variant": "simple_express", "beginners": True},
    "beginners, shorter (11.3-e)": {"variant": "simple_freight", "beginners": True, "shorter_game": True},
    "eight stations (11.4)": {"eight_stations": True},
    "no extra companies (2.4.2)": {"extra_companies": False},
    "no duty to build at home (13)": {"home_build_duty": False},
}
COUNT = 300
BATCH = 6
ENDINGS = [f"ended by {end}" for end in ENDS if end]
KEYS = ["games", "random", "decisions", "merged", "refinanced", "bankrupt", "receivership", "fined", "lner", *ENDINGS]
HEADING = [
    "## 1862",
    "",
    "Games of 2 to 8 players in turn: two of three random, in the third every other player is an apprentice. Money,",
    "shares, tiles, markers and trains add up after every action; copies and what was packed are the same position.",
]
APPRENTICE = Apprentice()
#: Far more than any game needs.
MOST_DECISIONS = 20_000


def play(series: str, number: int) -> dict[str, int]:
    """One game with everything checked; what happened in it."""
    options = SERIES[series]
    setup = Setup(players=2 + number % 7, options=options, seed=number)
    state = RULESET.setup(setup)
    chance = Chance(number)
    counts = {"games": 1, "random": int(number % 3 < 2), "decisions": 0}
    while RULESET.decision(state) is not None:
        legal = RULESET.legal(state)
        if number % 3 == 2 and state.asked % 2 == 0:
            action = APPRENTICE.choose(state.copy(), chance).action
        else:
            action = random_move(state, legal, chance)
        if RULESET.why_not(state, action) is not None or action not in legal:
            written = RULESET.notation.write_action(state, action)
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
