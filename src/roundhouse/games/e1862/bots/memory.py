"""What has been worked out in one thought, so that no playout works it out again: takings and tiles to lay.

Playouts of one thought come to the same maps again and again: what is bought in a stock round hardly changes them.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.company import build
from roundhouse.games.e1862.bots.engineer.glance import Takings
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.state import State

Key = tuple[int, ...]

#: More than this is forgotten: a long game comes to many maps.
MOST_KEPT: Final = 5000


class Memory:
    """What depends on the map, by what it depends on."""

    def __init__(self) -> None:
        self.takings: dict[Key, Takings] = {}
        self.tiles: dict[Key, E1862Action] = {}

    def make_room(self) -> None:
        if len(self.takings) + len(self.tiles) > MOST_KEPT:
            self.takings = {}
            self.tiles = {}

    def tile(self, state: State) -> E1862Action:
        key = tile_key(state)
        found = self.tiles.get(key)
        if found is None:
            found = build(state)
            self.tiles[key] = found
        return found


def board_key(state: State) -> list[int]:
    board = state.board
    return [*board.tile, *board.turn, *board.small, *board.markers, *board.london]


def run_key(state: State, company: int) -> Key:
    """The map, and the trains by their types and bands."""
    trains = [8 * state.train_type[train] + state.train_band[train] for train in fleet_of(state, company)]
    return (company, state.permits[company], state.phase, *trains, -2, *board_key(state))


def tile_key(state: State) -> Key:
    """The map and what may still be laid; building costs nothing (R7.6-b)."""
    company = state.operating
    about = [company, state.permits[company], state.phase, state.step, state.laid, state.built, state.stationed]
    trains = 1 if state.has_train(company) else 0
    return (*about, trains, state.unused[company], state.debt[company], *state.supply, *board_key(state))
