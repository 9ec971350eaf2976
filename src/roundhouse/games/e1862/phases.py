"""Phases (§9): what the first train of a band changes."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.map.tiles import BROWN, GREEN, YELLOW
from roundhouse.games.e1862.operating.depot import OBSOLETE_ON, B, D, E, G, H
from roundhouse.games.e1862.operating.fleet import scrap_train
from roundhouse.games.e1862.state import LNER_COMING, LNER_FAR, LNER_LATER, State


def is_obsolete(state: State, band: int) -> bool:
    """C-6; in the shorter game D trains stay (R11.2-c)."""
    if state.switches.shorter_game and band == D:
        return False
    return OBSOLETE_ON[band] <= state.phase


def ended_by(state: State, band: int) -> list[int]:
    """The bands whose trains become obsolete with the first train of this one (C-6, R11.2-c)."""
    shorter = state.switches.shorter_game
    return [each for each in range(band) if OBSOLETE_ON[each] == band and not (shorter and each == D)]


def begin_phase(state: State, band: int) -> None:
    """At once, also for the buyer (R7.9-f); obsolete trains with a warranty stay (R9.0-b)."""
    state.phase = band
    state.tell("phase", {"phase": band})
    for train in range(len(state.train_owner) - 1, -1, -1):
        if is_obsolete(state, state.train_band[train]) and not state.train_warranties[train]:
            scrap_train(state, train)
    if band == (E if state.switches.shorter_game else H) and state.lner == LNER_FAR:
        state.lner = LNER_LATER if state.switches.lner_after_next_set else LNER_COMING
        state.tell("lner-later" if state.switches.lner_after_next_set else "lner-coming", {})


def newest_colour(phase: int) -> int:
    """Tiles up to this colour may be laid (R7.6.3-a)."""
    return YELLOW if phase < B else GREEN if phase < D else BROWN


def limit_per_type(phase: int) -> int:
    """R7.9-g"""
    return 2 if E <= phase < G else 3


def count_of_type(state: State, company: int, type: int) -> int:
    count = 0
    for train in range(len(state.train_owner)):
        if state.train_owner[train] == company and state.train_type[train] == type:
            count += 1
    return count


def limit_in_all(state: State, phase: int) -> int:
    """How many trains a company may have in that phase, of whatever type; 0: only each type has a limit."""
    if state.switches.simple:
        return 4 if phase < E else 3 if phase < G else 2
    return 3 if phase >= G else 0


def has_room(state: State, company: int, type: int) -> bool:
    """Whether the limits in force allow another train of that type (R7.9-g, -h, R11.1-a)."""
    most = limit_in_all(state, state.phase)
    if most:
        return state.train_owner.count(company) < most
    return count_of_type(state, company, type) < limit_per_type(state.phase)
