"""What an action draws over the map while it is looked at: the ways of the trains that run."""

from __future__ import annotations

from roundhouse.engine.scene import Sprite
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.operating.running import RunTrains, running_of
from roundhouse.games.e1862.present.drawing.ways import Drawn, drawn, way_sprites
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.state import State

TRACED = frozenset({RunTrains.form.name})


def trace(state: State, action: E1862Action) -> tuple[Sprite, ...]:
    """The runs with what their stops count; where a rule refuses them or some are unfinished, their ways alone."""
    if not isinstance(action, RunTrains) or not action.runs:
        return ()
    found = check(running_of(state, state.operating), action.runs)
    if isinstance(found, Takings):
        ways = [drawn(earning) for earning in found.earnings]
    else:
        ways = [Drawn(run.path, []) for run in action.runs if len(run.path) > 1]
    return tuple(way_sprites(state.board, ways))
