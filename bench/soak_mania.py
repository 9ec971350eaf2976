"""Soak of 1862: games of every variant of §11 and of both presets, by two to eight players in turn.

The first games of a series are random and soon come to ruin. In the next ones every other player is an apprentice; in
the last ones all are in a hurry (hurried.py), which shows the late rules.
"""

from __future__ import annotations

from typing import Any

from bench.hurried import hurried_move
from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.setup import Setup
from roundhouse.games.mania import RULESET
from roundhouse.games.mania.actions import HUDSON, Action
from roundhouse.games.mania.apprentice.bot import Apprentice
from roundhouse.games.mania.position import BANDS
from roundhouse.games.mania.random_player import random_move
from roundhouse.games.mania.state import BESIDE, ENDS, State
from roundhouse.games.mania.steps import OPTION
from roundhouse.games.mania.variants import COMBINATIONS, VARIANTS

EVERY = "every combination"
SERIES: list[str] = [*VARIANTS, "no extra companies", "no duty at home", EVERY]
MORE: dict[str, dict[str, Any]] = {
    "no extra companies": {"extra_companies": False},
    "no duty at home": {"home_build_duty": False},
}
#: Games of a series: random ones, those with apprentices among random players, those in a hurry.
RANDOM = 200
MIXED = 14
HURRIED = 100
BATCH = 2
ENDINGS = [f"ended by {end}" for end in ENDS if end]
KEYS = ["games", "random", "mixed", "hurried", "decisions", "merged", "refinanced", "bankrupt", "lner", *ENDINGS]
HEADING = [
    "## 1862",
    "",
    f"Games of 2 to 8 players in turn: {RANDOM} random ones in each series, {MIXED} in which every other player is an",
    f"apprentice, {HURRIED} with players in a hurry (`bench/hurried.py`), who come to the late rules.",
    "Money, shares, tiles, markers and trains add up after every action; copies and packed positions are the same.",
    "The last series has one random game of every legal combination of length, variants and presets.",
]
#: What the second table counts: events by their key, and some by what they are about.
HAPPENINGS = [
    *[f"phase {band}" for band in BANDS[1:]], "lner", "bank-broken", "fined", "waived", "started", "small-station",
    "terminal", "displaced", "home beside a full tile", "hudson", "train-gone", "warranties", "train-from",
    "merger", "acquisition", "refused", "odd share", "option-redeemed", "option-sold", "absorbed-sold",
    "certificate-swapped", "certificate as option", "marker-removed", "refinanced", "treasury-sold", "redeemed",
    "receivership", "director", "bankrupt",
]  # fmt: skip
APPRENTICE = Apprentice()
#: Far more than any game needs.
MOST_DECISIONS = 20_000


def count(series: str) -> int:
    return len(COMBINATIONS) if series == EVERY else RANDOM + MIXED + HURRIED


def options_of(series: str, number: int) -> dict[str, Any]:
    if series == EVERY:
        return COMBINATIONS[number]
    return dict(MORE.get(series) or VARIANTS[series])


def manner(series: str, number: int) -> str:
    """How a game of a series is played."""
    if number < RANDOM or series == EVERY:
        return "random"
    return "mixed" if number < RANDOM + MIXED else "hurried"


def choose(how: str, state: State, legal: Any, chance: Chance) -> Action:
    if how == "hurried":
        return hurried_move(state, legal, chance)
    if how == "mixed" and state.asked % 2 == 0:
        action: Action = APPRENTICE.choose(state.copy(), chance).action
        return action
    return random_move(state, legal, chance)


def play(series: str, number: int) -> dict[str, int]:
    """One game with everything checked; what happened in it."""
    setup = Setup(players=2 + number % 7, options=options_of(series, number), seed=number)
    state = RULESET.setup(setup)
    chance = Chance(number)
    how = manner(series, number)
    counts = {"games": 1, how: 1, "decisions": 0}
    while RULESET.decision(state) is not None:
        legal = RULESET.legal(state)
        action = choose(how, state, legal, chance)
        if RULESET.why_not(state, action) is not None or action not in legal:
            written = RULESET.notation.write_action(state, action)
            raise AssertionError(f"decision {counts['decisions']}: listed but refused: {written}")
        asked = ["certificate as option" if state.m_certificate else "odd share"] if state.step == OPTION else []
        for name in asked + [name_of(state, event) for event in RULESET.apply(state, action)]:
            counts[name] = counts.get(name, 0) + 1
        counts["decisions"] += 1
        RULESET.check(state)
        if counts["decisions"] % 50 == 0:
            check_copies(state, setup)
        assert counts["decisions"] < MOST_DECISIONS, "no end in sight"
    ending = f"ended by {ENDS[state.ended_by]}"
    counts[ending] = 1
    return counts


def name_of(state: State, event: Event) -> str:
    """What an event counts as."""
    args = event.args
    if event.key == "phase":
        return f"phase {BANDS[args['phase']]}"
    if event.key == "dividend" and args["kind"] == HUDSON:
        return "hudson"
    if event.key == "train" and args["warranties"]:
        return "warranties"
    if event.key == "home" and state.home[args["company"]] == BESIDE:
        return "home beside a full tile"
    return event.key.removesuffix("-proposed")


def check_copies(state: Any, setup: Setup) -> None:
    digest = RULESET.digest(state)
    assert RULESET.digest(state.copy()) == digest, "a copy differs"
    assert RULESET.digest(RULESET.unpack(setup, RULESET.pack(state))) == digest, "packing loses something"


def more(series: dict[str, dict[str, int]]) -> list[str]:
    """What all games together have reached."""
    total: dict[str, int] = {}
    for counts in series.values():
        for key, number in counts.items():
            total[key] = total.get(key, 0) + number
    lines = ["", "All games together reached:", "", "| what | times |", "| --- | --- |"]
    return [*lines, *[f"| {name} | {total.get(name, 0):,} |" for name in HAPPENINGS]]
