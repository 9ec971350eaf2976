"""Which companies can be started (§3.2): group, certificate in the IPO, and the home hex test."""

# compiled
from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import HOME, NONE
from roundhouse.games.e1862.map.board import BESIDE_PLACE, PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import COLOUR, SLOTS
from roundhouse.games.e1862.operating.tile_fits import placements
from roundhouse.games.e1862.phases import newest_colour
from roundhouse.games.e1862.state import LNER_FORMED, State


def why_not_start(state: State, company: int) -> Violation | None:
    """R3.2-a"""
    args = {"company": company}
    if not 0 <= company < COUNT or not state.original[company]:
        return Violation("R2.4.1-a", "why-not-in-play", args)
    if state.lner == LNER_FORMED:
        return Violation("R10.3-c", "why-lner-no-starts", args)
    if state.started[company]:
        return Violation("R3.2-a", "why-started", args)
    if state.opens[company] > state.phase:
        return Violation("R2.4.1-b", "why-not-open", {"company": company, "phase": state.opens[company]})
    if state.barred[company]:
        return Violation("R4.3-h", "why-barred", args)
    if not home_has_room(state, company):
        return Violation("R3.2-b", "why-home-full", {"company": company, "hex": HOME[company]})
    return None


def home_has_room(state: State, company: int) -> bool:
    """R3.2-b"""
    hex = HOME[company]
    if state.board.tile[hex] == NONE:
        return state.board.markers[PLACES_PER_HEX * hex] == NONE
    if state.board.free_place(hex) != NONE:
        return True
    # A marker that waits beside the tile, inherited in a merger, takes the slot that an upgrade makes.
    return state.board.markers[PLACES_PER_HEX * hex + BESIDE_PLACE] == NONE and can_make_room(state, hex)


def can_make_room(state: State, hex: int) -> bool:
    """Whether an upgrade that this phase and the supply allow has one slot more (R3.2-c)."""
    return COLOUR[state.board.tile[hex]] < newest_colour(state.phase) and len(roomier(state, hex)) > 0


def roomier(state: State, hex: int) -> list[tuple[int, int]]:
    """Upgrades of the tile on a hex, with their turns, that have more slots."""
    tile = state.board.tile[hex]
    return [
        (new, turn)
        for new, turn in placements(hex, tile, state.board.turn[hex])
        if state.supply[new] > 0 and SLOTS[new] > SLOTS[tile]
    ]


def any_startable(state: State) -> bool:
    for company in range(COUNT):
        if state.in_play[company] and why_not_start(state, company) is None:
            return True
    return False
