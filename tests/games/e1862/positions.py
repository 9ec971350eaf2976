"""Positions written briefly: tiles as `F5 791 0`, markers as `ENR F3`, runs as the hexes they go through."""

from __future__ import annotations

from itertools import pairwise

from roundhouse.games.e1862.map.atlas import (
    CITY,
    COMPANY,
    EDGES,
    HEX,
    KIND,
    NEIGHBOUR,
    NONE,
    OUTER_AT,
    PHASES,
    SIZE,
)
from roundhouse.games.e1862.map.board import PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import PRINTED_SMALL, TILE, turned
from roundhouse.games.e1862.operating.train_types import BANDS, TYPE_LETTERS, train
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.rules import Running, RunRules
from roundhouse.games.e1862.runs.run import Run, Step


def board_of(tiles: str, markers: str = "", london: str = "") -> Board:
    """A board: tiles `hex tile turn`, with commas between them; markers `company hex`, likewise; terminals."""
    board = Board()
    for row in filter(None, (part.split() for part in tiles.split(","))):
        hex, tile = HEX[row[0]], TILE[row[1]]
        board.tile[hex], board.turn[hex] = tile, int(row[2])
        board.small[hex] = turned(PRINTED_SMALL[tile], int(row[2]))
    for row in filter(None, (part.split() for part in markers.split(","))):
        hex = HEX[row[1]]
        place = PLACES_PER_HEX * hex
        while board.markers[place] != NONE:
            place += 1
        board.markers[place] = COMPANY[row[0]]
    for slot, name in enumerate(london.split()):
        board.london[slot] = COMPANY[name]
    return board


def trains_of(names: str) -> list[int]:
    """Trains by band and type: `BE AF` is a 2/3E and a 1F."""
    return [train(TYPE_LETTERS.index(name[1]), BANDS.index(name[0])) for name in names.split()]


def company_at(board: Board, company: str, phase: str, trains: str, rules: RunRules) -> Running:
    return Running(board, COMPANY[company], PHASES.index(phase), trains_of(trains), 7, rules)


def way(hexes: str) -> list[Step]:
    """The way through hexes that share an edge; an area is the hex of sea or red land."""
    numbers = [HEX[name] for name in hexes.split()]
    outs = [_edge(a, b) for a, b in pairwise(numbers)]
    entries = [NONE, *((edge + 3) % EDGES for edge in outs)]
    return list(zip(numbers, entries, [*outs, NONE]))


def _edge(a: int, b: int) -> int:
    if a >= SIZE:
        return (_edge(b, a) + 3) % EDGES
    for edge in range(EDGES):
        if b in (NEIGHBOUR[EDGES * a + edge], OUTER_AT[EDGES * a + edge]):
            return edge
    raise AssertionError(f"no edge between {a} and {b}")


def priced(running: Running, *runs: Run) -> Takings:
    takings = check(running, list(runs))
    assert isinstance(takings, Takings), takings
    return takings


assert KIND[HEX["F5"]] == CITY
