"""What the apprentice thinks of companies: of those it could start, and of those it could own a part of."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.map.atlas import (
    AREA_AT,
    AREA_VALUES,
    CITY,
    EDGES,
    HOME,
    KIND,
    LABEL,
    LONDON,
    NEIGHBOUR,
    NONE,
    SIZE,
    TOWN,
)
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.network import Reach
from roundhouse.games.e1862.map.tiles import VALUE
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import FREIGHT, LOCAL
from roundhouse.games.e1862.phases import is_obsolete
from roundhouse.games.e1862.state import State

#: Pounds that a train of a band is taken to earn, and what a freight earns less at first.
EARNS: Final = [60, 90, 130, 180, 240, 280, 320, 380]
EMPTY_CITY: Final = 12
#: A town with track through it is worth as much as any that it promised.
PASSED_TOWN: Final = 10


def leaves_the_map(permits: int) -> bool:
    """Local trains do not run to ports and red areas (R7.8.2-a)."""
    return permits & ~(1 << LOCAL) != 0


def home_value(company: int, permits: int) -> int:
    """Ports and red areas near the home base are where money is; for locals it is the cities around."""
    home = HOME[company]
    best = 0
    if not leaves_the_map(permits):
        for edge in range(EDGES):
            near = NEIGHBOUR[EDGES * home + edge]
            if near != NONE and KIND[near] == CITY:
                best += 10 + 10 * LABEL[near]
        return best
    for edge in range(EDGES):
        area = AREA_AT[EDGES * home + edge]
        if area != NONE and area != LONDON:
            best = max(best, 2 * AREA_VALUES[area][0])
        near = NEIGHBOUR[EDGES * home + edge]
        if near != NONE:
            for further in range(EDGES):
                area = AREA_AT[EDGES * near + further]
                if area != NONE and area != LONDON:
                    best = max(best, AREA_VALUES[area][0])
    return best


def expected_revenue(state: State, company: int) -> int:
    """By its trains that may run and will last."""
    total = 0
    for train in fleet_of(state, company):
        if allows(state.permits[company], state.train_type[train]):
            earns = EARNS[state.train_band[train]]
            if state.train_type[train] == FREIGHT and state.phase < 2:
                earns -= 10
            total += earns // 3 if is_obsolete(state, state.train_band[train]) else earns
    return total


def share_appeal(state: State, company: int) -> int:
    """Yearly return of a share, in thousandths of its price."""
    price = max(1, state.price(company))
    if in_receivership(state, company):
        return 0
    revenue = expected_revenue(state, company)
    if not revenue and state.money[company] >= 200:
        revenue = EARNS[min(7, state.phase)]
    return 100 * revenue // price


def prospect(board: Board, found: Reach, terminal: bool, areas: bool) -> int:
    """What the stops within reach are worth, ports and red areas only for those who run there; no run is computed."""
    total = 0
    for hex in range(SIZE):
        if found.cities >> hex & 1:
            total += VALUE[board.tile[hex]] if board.tile[hex] != NONE else EMPTY_CITY
    for area in range(len(AREA_VALUES) if areas else 0):
        if found.areas >> area & 1 and (area != LONDON or terminal):
            total += AREA_VALUES[area][1]
        elif found.areas >> area & 1:
            total += AREA_VALUES[area][1] // 3
    for hex in range(SIZE):
        if found.into[hex]:
            if board.tile[hex] == NONE:
                total += BEYOND[hex]
            elif found.track[hex] and KIND[hex] == TOWN:
                total += PASSED_TOWN
    return total


def beyond(hex: int) -> int:
    """What an empty hex promises that track leads into: a city itself, a town by what lies behind it."""
    if KIND[hex] == CITY:
        return 14 + 5 * LABEL[hex]
    best = 0
    for edge in range(EDGES):
        area, near = AREA_AT[EDGES * hex + edge], NEIGHBOUR[EDGES * hex + edge]
        if area != NONE:
            best = max(best, AREA_VALUES[area][0] // 20)
        if near != NONE and KIND[near] == CITY:
            best = max(best, 3)
    return 3 + best


#: At every hex.
BEYOND: Final[list[int]] = [beyond(hex) for hex in range(SIZE)]
