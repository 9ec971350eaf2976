"""What has been worked out in one thought, so that no playout works it out again: best runs and tiles to lay.

Most of a playout is spent on runs, and what is bought in a stock round hardly changes them.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice import company as apprentice
from roundhouse.games.e1862.operating.running import best_choice
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import HOME_UPGRADE, RUN, TRACK

Key = tuple[int, ...]

#: More than this is forgotten: a long game comes to many maps.
MOST_KEPT: Final = 5000


class Memory:
    """The decisions of companies that depend on the map alone, by what they depend on."""

    def __init__(self) -> None:
        self.runs: dict[Key, E1862Action] = {}
        self.tiles: dict[Key, E1862Action] = {}

    def make_room(self) -> None:
        if len(self.runs) + len(self.tiles) > MOST_KEPT:
            self.runs = {}
            self.tiles = {}

    def decide(self, state: State) -> E1862Action:
        """What an apprentice does at the head of a company."""
        if state.step == RUN:
            return self.run(state)
        if state.step == TRACK or state.step == HOME_UPGRADE:
            return self.tile(state)
        return apprentice.decide(state)

    def run(self, state: State) -> E1862Action:
        key = run_key(state)
        found = self.runs.get(key)
        if found is None:
            found = best_choice(state)
            self.runs[key] = found
        return found

    def tile(self, state: State) -> E1862Action:
        key = tile_key(state)
        found = self.tiles.get(key)
        if found is None:
            found = apprentice.build(state)
            self.tiles[key] = found
        return found


def board_key(state: State) -> list[int]:
    board = state.board
    return [*board.tile, *board.turn, *board.small, *board.markers, *board.london]


def run_key(state: State) -> Key:
    """The map, and the trains with their numbers."""
    company = state.operating
    key = [company, state.permits[company], state.phase]
    for train in range(len(state.train_owner)):
        if state.train_owner[train] == company:
            key.append(train)
            key.append(state.train_band[train])
            key.append(state.train_type[train])
            key.append(state.train_warranties[train])
    key.append(-2)
    return (*key, *board_key(state))


def tile_key(state: State) -> Key:
    """The map, what may still be laid and what can be paid for."""
    company = state.operating
    about = [company, state.permits[company], state.phase, state.step, state.laid, state.built, state.money[company]]
    trains = 1 if state.has_train(company) else 0
    return (*about, trains, state.unused[company], *state.supply, *board_key(state))
