"""What has been worked out in one thought, so that no playout works it out again: takings and tiles to lay.

Playouts of one thought come to the same maps again and again: what is bought in a stock round hardly changes them.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.company import build
from roundhouse.games.e1862.bots.engineer.glance import Takings
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.state import State

Key = tuple[int, ...]

#: More than this is forgotten: a long game comes to many maps.
MOST_KEPT: Final = 20000


class Memory:
    """What depends on the map, by what it depends on. Maps have numbers, which are short to compare."""

    def __init__(self) -> None:
        self.maps: dict[Key, int] = {}
        self.takings: dict[Key, Takings] = {}
        self.tiles: dict[Key, E1862Action] = {}

    def make_room(self) -> None:
        if len(self.takings) + len(self.tiles) + len(self.maps) > MOST_KEPT:
            self.maps = {}
            self.takings = {}
            self.tiles = {}

    def number(self, board: Board) -> int:
        """The number of a map: equal maps have the same."""
        return self.maps.setdefault(board_key(board), len(self.maps))

    def tile(self, state: State, number: int) -> E1862Action:
        """What to lay on the map of that number."""
        key = tile_key(state, number)
        found = self.tiles.get(key)
        if found is None:
            found = build(state)
            self.tiles[key] = found
        return found


def board_key(board: Board) -> Key:
    return (*board.tile, *board.turn, *board.small, *board.markers, *board.london)


def run_key(state: State, number: int, company: int, trains: list[int]) -> Key:
    """The map, and the trains by their types and bands."""
    return (number, company, state.permits[company], state.phase, *trains)


def tile_key(state: State, number: int) -> Key:
    """The map and what may still be laid; building costs nothing (R7.6-b)."""
    company = state.operating
    about = [company, state.permits[company], state.phase, state.step, state.laid, state.built, state.stationed]
    trains = 1 if state.has_train(company) else 0
    return (number, *about, trains, state.unused[company], state.debt[company], *state.supply)
