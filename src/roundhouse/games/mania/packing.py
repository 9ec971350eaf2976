"""Actions packed: as numbers that mean the same at every position, which names of trains do not."""

from __future__ import annotations

from typing import Any

from roundhouse.games.mania.actions import Action, RunTrains
from roundhouse.games.mania.notation import FORMS, NAMES
from roundhouse.games.mania.runs import Run

RUNS = "run_trains"


def pack_action(action: Action) -> list[Any]:
    """The kind of the action, and its fields in order."""
    if isinstance(action, RunTrains):
        runs = [[run.train, [list(step) for step in run.path], run.unscored, run.chain] for run in action.runs]
        return [RUNS, runs, action.revenue, action.subsidy]
    name = NAMES[type(action)]
    return [name, *[getattr(action, field) for field, _ in FORMS[name][1]]]


def unpack_action(data: list[Any]) -> Action:
    """The action that `pack_action` wrote."""
    name, *fields = data
    if name == RUNS:
        runs, revenue, subsidy = fields
        return RunTrains([unpack_run(*run) for run in runs], revenue, subsidy)
    action: Action = FORMS[name][0](*fields)
    return action


def unpack_run(train: int, path: list[list[int]], unscored: list[int] | None, chain: int) -> Run:
    return Run(train, [(hex, entry, out) for hex, entry, out in path], unscored, chain)
