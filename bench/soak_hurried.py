"""Soak of the late rules of 1862: tables of players in a hurry (hurried.py), every variant of §11 and both presets."""

from __future__ import annotations

from bench.hurried import hurried_move
from bench.soak_e1862 import MORE, MOST_DECISIONS, check_copies
from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.operating.dividends import HUDSON
from roundhouse.games.e1862.operating.train_types import BANDS
from roundhouse.games.e1862.setup.variants import VARIANTS
from roundhouse.games.e1862.state import BESIDE, ENDS, State
from roundhouse.games.e1862.steps import OPTION

SERIES: list[str] = [*VARIANTS, *MORE]
#: Every number of players ten times.
COUNT = 70
BATCH = 1
ENDINGS = [f"ended by {end}" for end in ENDS if end]
KEYS = ["games", "decisions", "merged", "refinanced", "bankrupt", "receivership", "hudson", "lner", *ENDINGS]
HEADING = [
    "## 1862, the late rules",
    "",
    "Games of 2 to 8 players in turn who keep their companies alive, buy trains and merge eagerly, and now and then do",
    "anything (`bench/hurried.py`). Checked as above.",
]
#: What the second table counts: events by their key, and some by what they are about.
HAPPENINGS = [
    *[f"phase {band}" for band in BANDS[1:]], "lner", "bank-broken", "fined", "waived", "started", "small-station",
    "terminal", "displaced", "home beside a full tile", "hudson", "train-gone", "warranties", "train-from",
    "merger", "acquisition", "refused", "odd share", "option-redeemed", "option-sold", "absorbed-sold",
    "certificate-swapped", "certificate as option", "marker-removed", "refinanced", "treasury-sold", "redeemed",
    "receivership", "director", "bankrupt", "compensated",
]  # fmt: skip


def count(series: str) -> int:
    return COUNT


def play(series: str, number: int) -> dict[str, int]:
    """One game with everything checked; what happened in it."""
    options = dict(MORE.get(series) or VARIANTS[series])
    setup = Setup(players=2 + number % 7, options=options, seed=number)
    state = RULESET.setup(setup)
    chance = Chance(number)
    counts = {"games": 1, "decisions": 0}
    while RULESET.decision(state) is not None:
        legal = RULESET.legal(state)
        action = hurried_move(state, legal, chance)
        if RULESET.why_not(state, action) is not None or action not in legal:
            written = RULESET.write_action(state, action)
            raise AssertionError(f"decision {counts['decisions']}: listed but refused: {written}")
        asked = ["certificate as option" if state.m_certificate else "odd share"] if state.step == OPTION else []
        for name in asked + [name_of(state, event) for event in RULESET.apply(state, action)]:
            counts[name] = counts.get(name, 0) + 1
        counts["decisions"] += 1
        RULESET.check(state)
        if counts["decisions"] % 50 == 0:
            check_copies(state, setup)
        assert counts["decisions"] < MOST_DECISIONS, "no end in sight"
    counts[f"ended by {ENDS[state.ended_by]}"] = 1
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


def more(series: dict[str, dict[str, int]]) -> list[str]:
    """What all games together have reached."""
    total: dict[str, int] = {}
    for counts in series.values():
        for key, number in counts.items():
            total[key] = total.get(key, 0) + number
    lines = ["", "All these games together reached:", "", "| what | times |", "| --- | --- |"]
    return [*lines, *[f"| {name} | {total.get(name, 0):,} |" for name in HAPPENINGS]]
