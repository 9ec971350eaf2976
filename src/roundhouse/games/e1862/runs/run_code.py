"""Runs written out in one line, hex by hex: `A-0=F3-4.F51-` is train A-0 from F3 over its edge 4 to F5, in at edge 1.

After the way may stand the stops that are left out (`!5,66`) and the chain of a freight (`*1`); `/` parts the trains.
"""

from __future__ import annotations

from roundhouse.games.e1862.map.atlas import EDGES, HEX, HEXES, NONE
from roundhouse.games.e1862.operating.fleet import fleet_of, train_id
from roundhouse.games.e1862.runs.run import Run, Step
from roundhouse.games.e1862.state import State

#: An edge where a way begins or ends.
_END = "-"


def write_code(state: State, runs: list[Run]) -> str:
    """The runs of the operating company."""
    names = _trains(state)
    # Said of a past run, when another company operates: a train that it does not have is called by its place.
    known = [names[run.train] if 0 <= run.train < len(names) else str(run.train) for run in runs]
    return "/".join([_write_run(name, run) for name, run in zip(known, runs)])


def read_code(state: State, code: str) -> list[Run]:
    """The runs, legal or not; `LookupError` or `ValueError` if the line says none."""
    names = _trains(state)
    return [_read_run(names, part) for part in code.split("/")]


def _trains(state: State) -> list[str]:
    return [train_id(state, number) for number in fleet_of(state, state.operating)]


def _write_run(train: str, run: Run) -> str:
    way = ".".join([HEXES[hex] + _edge(entry) + _edge(out) for hex, entry, out in run.path])
    left_out = "" if run.unscored is None else "!" + ",".join([str(stop) for stop in run.unscored])
    chain = "" if run.chain == NONE else f"*{run.chain}"
    return f"{train}={way}{left_out}{chain}"


def _read_run(names: list[str], part: str) -> Run:
    train, _, rest = part.partition("=")
    rest, _, chain = rest.partition("*")
    way, comma, left_out = rest.partition("!")
    unscored = [int(stop) for stop in left_out.split(",") if stop] if comma else None
    path = [_read_step(step) for step in way.split(".")]
    return Run(names.index(train), path, unscored, int(chain) if chain else NONE)


def _read_step(step: str) -> Step:
    return HEX[step[:-2]], _read_edge(step[-2:-1]), _read_edge(step[-1:])


def _edge(edge: int) -> str:
    return _END if edge == NONE else str(edge)


def _read_edge(letter: str) -> int:
    if letter == _END:
        return NONE
    edge = int(letter)
    if not 0 <= edge < EDGES:
        raise ValueError(letter)
    return edge
