"""The home base (§7.2): where it goes at the very start of a company's first turn."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.availability import can_make_room
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.map.atlas import HOME, NONE, SIZE
from roundhouse.games.e1862.map.board import BESIDE_PLACE, PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import SLOTS
from roundhouse.games.e1862.state import BESIDE, LNER_FORMED, NOT_PLACED, PLACED, State
from roundhouse.games.e1862.steps import HOME_UPGRADE


def place_home(state: State, company: int) -> bool:
    """R7.2-a; True when the site's reading asks for an upgrade of the home hex first."""
    if state.home[company] != NOT_PLACED or in_receivership(state, company):
        return False
    if state.lner == LNER_FORMED and not state.switches.lner_home_base:
        return False
    hex = HOME[company]
    if state.board.tile[hex] == NONE:
        put_home(state, company, 0)
        state.debt[company] = hex if state.switches.home_build_duty else NONE
        return False
    place = state.board.free_place(hex)
    if place != NONE:
        put_home(state, company, place)
    elif not can_make_room(state, hex):
        displace(state, company, hex)
    elif state.switches.upgrade_before_merger:
        state.step = HOME_UPGRADE
        state.asked = state.director[company]
        state.company = company
        return True
    else:
        put_home(state, company, BESIDE_PLACE)
        state.home[company] = BESIDE
        state.debt[company] = hex if state.switches.home_build_duty else NONE
    return False


def put_home(state: State, company: int, place: int) -> None:
    at = PLACES_PER_HEX * HOME[company] + place
    state.board.markers[at] = company
    state.since[at] = state.tick()
    state.unused[company] -= 1
    state.home[company] = PLACED
    state.based = 1
    state.tell("home", {"company": company, "hex": HOME[company]})


def displace(state: State, company: int, hex: int) -> None:
    """No slot can be made: the marker placed last goes back to its owner's charter (R7.2-f, A-39)."""
    first = PLACES_PER_HEX * hex
    last = SLOTS[state.board.tile[hex]] - 1
    if not state.switches.displace_last_slot:
        for place in range(last):
            if state.since[first + place] > state.since[first + last]:
                last = place
    owner = state.board.markers[first + last]
    state.unused[owner] += 1
    state.tell("displaced", {"company": company, "other": owner, "hex": hex})
    put_home(state, company, last)


def move_in(state: State, hex: int) -> None:
    """A home marker beside the tile takes the slot that an upgrade has made (R7.2-d)."""
    first = PLACES_PER_HEX * hex
    company = state.board.markers[first + BESIDE_PLACE]
    place = state.board.free_place(hex)
    if company != NONE and place != NONE:
        state.board.markers[first + BESIDE_PLACE] = NONE
        state.board.markers[first + place] = company
        state.since[first + place] = state.since[first + BESIDE_PLACE]
        if state.home[company] == BESIDE:
            state.home[company] = PLACED


def settle_home_markers(state: State) -> None:
    """Markers beside tiles take slots that have become free (R7.2-c); where none waits nothing is owed (A-16)."""
    for hex in range(SIZE):
        if state.board.markers[PLACES_PER_HEX * hex + BESIDE_PLACE] != NONE:
            move_in(state, hex)
    for company in range(COUNT):
        hex = state.debt[company]
        if hex != NONE and state.board.tile[hex] != NONE:
            if state.board.markers[PLACES_PER_HEX * hex + BESIDE_PLACE] == NONE:
                state.debt[company] = next_debt(state, company)


def next_debt(state: State, company: int) -> int:
    """Where another marker of the company waits beside a tile: who has inherited a duty may have two (R7.2-h)."""
    if state.switches.home_build_duty and state.switches.home_debt_follows:
        for hex in range(SIZE):
            if state.board.markers[PLACES_PER_HEX * hex + BESIDE_PLACE] == company:
                return hex
    return NONE
