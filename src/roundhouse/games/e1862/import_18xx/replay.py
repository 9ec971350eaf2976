"""Replaying a log: action by action, with the steps that either side asks for and the other does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from roundhouse.engine.decision import Violation
from roundhouse.engine.text import Text
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.decisions import why_not_action
from roundhouse.games.e1862.import_18xx.log import Log
from roundhouse.games.e1862.import_18xx.reader import Reader
from roundhouse.games.e1862.import_18xx.shape import BadLog, bad, is_silent, number_of
from roundhouse.games.e1862.map.atlas import COMPANIES, NONE
from roundhouse.games.e1862.operating.running import RunTrains, fingerprint
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import FINE, MARKERS, OPTION, OVER

#: More than there are steps between two actions of a log.
MOST_PASSES: Final = 40


class Played(NamedTuple):
    """An action of ours, and the number of the log's action that it comes from."""

    id: int
    action: E1862Action


def replay(state: State, log: Log) -> Iterator[tuple[dict[str, Any], list[Played]]]:
    """Play a log on a state: every action of the log with ours. The state is that after it when it is given out."""
    reader = Reader(state, log.players)
    for place, entry in enumerate(log.actions, 1):
        played: list[Played] = []
        number = number_of(entry, place)
        for action in [entry, *(entry.get("auto_actions") or [])]:
            if not is_silent(action["type"]):
                play(state, reader, action, number, played, log.runs)
        yield entry, played


def play(
    state: State, reader: Reader, action: dict[str, Any], number: int, played: list[Played], runs: list[str]
) -> None:
    """One action of the log; passes fill in steps that the log skips, and passes of the log may be superfluous."""
    if state.step == OVER:
        if action["type"] == "pass":
            return
        raise BadLog(f"action {number}", Text("e1862-problem-log-over"))
    if action["type"] == "pass" and not (is_asked(state, reader, action) and state.step in Pass.answers):
        return
    fill_in(state, reader, action, number, played)
    mine = reader.read(action, number)
    violation = None if mine is None else why_not(state, mine)
    if violation is not None:
        mine = later_in_turn(state, reader, action, number, played)
    if mine is None:
        if violation is None:
            return
        problem = Text("e1862-problem-log-illegal", {"type": action["type"], "rule": violation.rule})
        raise BadLog(f"action {number}", problem)
    if isinstance(mine, RunTrains):
        runs.append(fingerprint(state, mine))
    commit(state, mine, number, played)
    reader.note(action)


def why_not(state: State, action: E1862Action) -> Violation | None:
    """Runs were accepted elsewhere with the amounts that the log has: they are not judged again."""
    if isinstance(action, RunTrains) and state.step in action.answers:
        return None
    return why_not_action(state, action)


def later_in_turn(
    state: State, reader: Reader, action: dict[str, Any], number: int, played: list[Played]
) -> E1862Action | None:
    """The action at a later step of the company's turn, where the log leaves out what we ask before."""
    while state.step > FINE and is_asked(state, reader, action) and why_not_action(state, Pass()) is None:
        commit(state, Pass(), number, played)
        if is_asked(state, reader, action):
            mine = reader.read(action, number)
            if mine is not None and why_not(state, mine) is None:
                return mine
    return None


def commit(state: State, action: E1862Action, number: int, played: list[Played]) -> None:
    action.apply(state)
    played.append(Played(number, action))


def is_asked(state: State, reader: Reader, action: dict[str, Any]) -> bool:
    """Whether the log's action is made by whom our game asks."""
    if action.get("entity_type") == "player":
        by_player = state.step <= FINE or (state.step == OPTION and state.m_option != state.treasury)
        return by_player and reader.players[state.asked] == str(action.get("entity"))
    company = state.m_origin if state.step == OPTION else state.company
    if state.step <= MARKERS or company == NONE:
        return False
    return COMPANIES[company] == action.get("entity") and state.step > FINE


def fill_in(state: State, reader: Reader, action: dict[str, Any], number: int, played: list[Played]) -> None:
    """Pass for companies until it is the turn of whoever acts in the log; players pass for themselves."""
    for _ in range(MOST_PASSES):
        if is_asked(state, reader, action):
            return
        if not FINE < state.step < OVER or why_not_action(state, Pass()) is not None:
            break
        commit(state, Pass(), number, played)
    raise bad(f"action {number}: entity", action["entity"])
