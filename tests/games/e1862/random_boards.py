"""Random small boards with trains, for comparing solvers."""

from __future__ import annotations

from random import Random

from roundhouse.games.e1862.map.atlas import CITY, COMPANIES, EDGES, HEX, HOME, KIND, NEIGHBOUR, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import SLOTS, exits, segments
from roundhouse.games.e1862.operating.tile_fits import placements
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL, train
from roundhouse.games.e1862.runs.rules import Running, RunRules


def region(random: Random, start: int, size: int) -> list[int]:
    """Hexes that hang together."""
    found = [start]
    while len(found) < size:
        hex = random.choice(found)
        other = NEIGHBOUR[EDGES * hex + random.randrange(EDGES)]
        if other != NONE and other not in found:
            found.append(other)
    return found


def lay(random: Random, board: Board, hexes: list[int], brown: bool) -> None:
    """Tiles that point at each other more often than not."""
    for hex in hexes:
        for _ in range(random.choice((1, 2, 2, 3)) if brown else random.choice((1, 1, 2))):
            options = placements(hex, board.tile[hex], board.turn[hex])
            if not options:
                break
            random.shuffle(options)
            options.sort(key=lambda option: -_joins(board, hexes, hex, option))
            board.tile[hex], board.turn[hex] = options[0] if random.random() < 0.8 else random.choice(options)
        if KIND[hex] != CITY:
            for segment in segments(board.tile[hex], board.turn[hex]):
                if random.random() < 0.6:
                    board.small[hex] |= segment


def _joins(board: Board, hexes: list[int], hex: int, option: tuple[int, int]) -> int:
    return sum(1 for edge in range(EDGES) if exits(*option) >> edge & 1 and NEIGHBOUR[EDGES * hex + edge] in hexes)


def position(random: Random, rules: RunRules) -> Running:
    """A company somewhere on a small board, others in its way, and two or three trains."""
    company = random.randrange(len(COMPANIES))
    if random.random() < 0.4:
        company = random.choice(
            [number for number in range(20) if HOME[number] in (HEX["B13"], HEX["D13"], HEX["E12"])]
        )
    board = Board()
    hexes = region(random, HOME[company], random.randint(4, 9))
    brown = random.random() < 0.5
    lay(random, board, hexes, brown)
    cities = [hex for hex in hexes if KIND[hex] == CITY]
    board.markers[PLACES_PER_HEX * HOME[company]] = company
    for hex in cities:
        for place in range(SLOTS[board.tile[hex]]):
            if board.markers[PLACES_PER_HEX * hex + place] != NONE:
                continue
            chance = random.random()
            if chance < 0.2 and not board.has_marker(hex, company):
                board.markers[PLACES_PER_HEX * hex + place] = company
            elif chance < 0.55:
                board.markers[PLACES_PER_HEX * hex + place] = (company + 1 + random.randrange(19)) % 20
    if random.random() < 0.7:
        board.london[0] = company
    phase = random.randrange(8)
    trains = [_train(random) for _ in range(random.choice((1, 2, 2, 3, 3, 4)))]
    return Running(board, company, phase, trains, 7, rules)


def _train(random: Random) -> int:
    kind = random.choice((FREIGHT, FREIGHT, FREIGHT, LOCAL, EXPRESS))
    return train(kind, random.choice((0, 1, 1, 2, 3, 4, 4, 5, 6)))


assert SIZE == 37
