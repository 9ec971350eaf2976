"""Positions worth drawing, from the recorded games."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.state import State
from roundhouse.table.golden import setup_of

GOLDEN = Path(__file__).parents[2] / "golden"
FOUR = "rocket-r12-2018-4p-variant"


@cache
def recorded(game: str) -> tuple[dict[str, Any], ...]:
    with gzip.open(GOLDEN / f"{game}.jsonl.gz", "rt", encoding="utf-8") as file:
        return tuple(json.loads(line) for line in file)


def after(decisions: int, game: str = FOUR) -> State:
    """A recorded game after so many decisions; all of them with a large number."""
    header, *lines = recorded(game)
    state = RULESET.setup(setup_of(header))
    for line in lines[:decisions]:
        if "action" in line:
            RULESET.apply(state, RULESET.read_action(state, line["action"]))
    return state


def veto() -> State:
    """Somebody bids for another hex than the proposed one."""
    return after(204)


def late() -> State:
    """The end of a game with four mergers and two isolated lines."""
    return after(9999, "rocket-r09-2018-3p-default")
