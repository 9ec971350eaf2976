"""Real boards cut down to a size that an exhaustive search can do: fewer trains, only hexes near the home base."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from roundhouse.games.e1862.map.atlas import NONE, SIZE, distance
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import Running, RunRules
from tests.games.e1862.exhaustive import size


def cut(running: Running, radius: int, trains: list[int]) -> Running:
    """The board as far as it lies within a radius of the home base, and some of the trains."""
    board = running.board.copy()
    for hex in range(SIZE):
        if distance(hex, running.home) > radius:
            board.tile[hex] = NONE
    return Running(board, running.company, running.phase, trains, running.permits, running.rules, running.home)


def cut_boards(rows: list[dict[str, Any]], rules: RunRules, largest: int, seed: int) -> Iterator[Running]:
    """Of every situation the largest board of some tries that is small enough."""
    random = Random(seed)
    for number, row in enumerate(rows, 1):
        running = Line(row, number, rules).running
        able = [train for train in running.trains if running.may_run(train)]
        best, most = None, 1
        for radius in (1, 2, 3):
            for count in (1, 2, 3, 4):
                some = cut(running, radius, random.sample(able, min(count, len(able))))
                found = size(some)
                if most < found <= largest:
                    best, most = some, found
                if found > largest:
                    break
        if best is not None:
            yield best
