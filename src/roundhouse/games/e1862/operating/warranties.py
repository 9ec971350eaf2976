"""Warranties (§7.10): bought with a train, and run down with every run. They go with it where it goes (fleet.py)."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.operating.fleet import scrap_train
from roundhouse.games.e1862.phases import is_obsolete
from roundhouse.games.e1862.state import State

#: R7.10-a
WARRANTY_PRICE: Final = 50
MOST_WARRANTIES: Final = 3
#: Every A and D train comes with one (R7.10.1-a).
FREE_WARRANTIES: Final = [1, 0, 0, 1, 0, 0, 0, 0]


def most_bought(state: State) -> int:
    """How many can be bought with a train that is on sale now; beginners play without them (R11.3-c)."""
    return 0 if state.switches.beginners else MOST_WARRANTIES - FREE_WARRANTIES[state.band()]


def run_down_warranties(state: State, company: int) -> None:
    """Every train loses one; an obsolete one leaves with its last (R7.10-b, -c)."""
    for train in range(len(state.train_owner) - 1, -1, -1):
        if state.train_owner[train] == company and state.train_warranties[train]:
            state.train_warranties[train] -= 1
            if not state.train_warranties[train] and is_obsolete(state, state.train_band[train]):
                scrap_train(state, train)
