"""Recorded run situations: those of random games, which are part of the tests, and those of people, where they are."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.map.atlas import HEX
from roundhouse.games.e1862.runs.earnings import check
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import RunRules, rulebook, site
from roundhouse.games.e1862.runs.run import Run

DATA = Path(__file__).parent / "data"
PRESETS = {"rulebook": rulebook, "18xx-games": site}
#: Run situations of games played by people; they stay outside the repository.
PEOPLE = Path(__file__).parents[4] / "shared" / "data" / "1862" / "routes.jsonl"


@cache
def situations() -> list[dict[str, Any]]:
    """Run situations of recorded random games: late boards, many trains."""
    return rows_of("random-routes.jsonl.gz")


@cache
def late_situations() -> list[dict[str, Any]]:
    """All those of the same games in phases F to H with five trains or more; `revenue` is what was earned, or 0."""
    return rows_of("late-routes.jsonl.gz")


def rows_of(name: str) -> list[dict[str, Any]]:
    with gzip.open(DATA / name, "rt", encoding="utf-8") as file:
        return [json.loads(row) for row in file]


@cache
def of_people() -> list[dict[str, Any]]:
    return [json.loads(row) for row in PEOPLE.read_text("utf-8").splitlines()]


def name_of(row: dict[str, Any]) -> str:
    return f"{row['game']}/{row['action']}"


def recorded_breaks(rows: list[dict[str, Any]], rules: RunRules) -> dict[str, str]:
    """Recorded runs of situations that break a rule; in the preset they were made in they are priced as recorded."""
    broken: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        line = Line(row, number, rules)
        runs = [
            Run(
                line.ids.index(run["train"]),
                [(HEX[h], -1 if a is None else a, -1 if b is None else b) for h, a, b in run["path"]],
            )
            for run in row["routes"]
        ]
        outcome = check(line.running, runs)
        if isinstance(outcome, Violation):
            broken[name_of(row)] = outcome.rule
        elif rules.freights_always_linked:
            assert (outcome.revenue, outcome.subsidy) == (row["revenue"], row["subsidy"])
    return broken
