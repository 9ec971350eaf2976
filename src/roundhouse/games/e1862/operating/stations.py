"""Stations (§7.7) and terminals in London (§7.6.5)."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.actions import BuildTerminal, PlaceStation
from roundhouse.games.e1862.map.atlas import CITY, KIND, LONDON, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.network import Reach, reach
from roundhouse.games.e1862.operating.track import why_not_elsewhere
from roundhouse.games.e1862.state import State


def why_not_station(state: State, action: PlaceStation, found: Reach | None = None) -> Violation | None:
    company, hex = state.operating, action.hex
    if not 0 <= hex < SIZE or KIND[hex] != CITY or state.board.tile[hex] == NONE:
        return Violation("R2.3-b", "why-no-large-station", {})
    if state.unused[company] < 1:
        return Violation("R6.5.4.2-c", "why-no-marker", {"company": company})
    if state.board.has_marker(hex, company):
        return Violation("R7.7-b", "why-own-marker-there", {"company": company, "hex": hex})
    if state.board.free_place(hex) == NONE:
        return Violation("R7.7-b", "why-no-slot", {"hex": hex})
    if found is None:
        found = reach(state.board, company)
    if not found.cities >> hex & 1:
        return Violation("R7.7-b", "why-no-route", {"hex": hex, "company": company})
    return None


def station_places(state: State) -> list[PlaceStation]:
    if state.unused[state.operating] < 1:
        return []
    found = reach(state.board, state.operating)
    actions: list[PlaceStation] = []
    for hex in range(SIZE):
        if found.cities >> hex & 1:
            action = PlaceStation(hex)
            if why_not_station(state, action, found) is None:
                actions.append(action)
    return actions


def place_station(state: State, action: PlaceStation) -> None:
    at = PLACES_PER_HEX * action.hex + state.board.free_place(action.hex)
    state.board.markers[at] = state.operating
    state.since[at] = state.tick()
    state.unused[state.operating] -= 1
    state.stationed = 1
    state.tell("station", {"company": state.operating, "hex": action.hex})


# -- London (§7.6.5)


def why_not_terminal(state: State, action: BuildTerminal) -> Violation | None:
    company = state.operating
    if state.laid or state.built or state.stationed:
        return Violation("R7.6.5-c", "why-terminal-alone", {})
    if state.board.has_terminal(company):
        return Violation("R7.6.5-b", "why-terminal-there", {"company": company})
    if state.unused[company] < 1:
        return Violation("R6.5.4.2-c", "why-no-marker", {"company": company})
    if not terminal_is_free(state, action.slot):
        return Violation("R7.6.5-b", "why-terminals-taken", {})
    if not reach(state.board, company).areas >> LONDON & 1:
        return Violation("R7.6.5-a", "why-no-london", {"company": company})
    return why_not_elsewhere(state, NONE)


def terminal_is_free(state: State, slot: int) -> bool:
    london = state.board.london
    if not 0 <= slot < len(london) or london[slot] != NONE:
        return False
    if not state.switches.asks_like_the_site:
        return NONE not in london[:slot]
    # The site shows London on two hexes with two slots each; the player names the hex.
    return slot % 2 == 0 or london[slot - 1] != NONE


def terminals(state: State) -> list[BuildTerminal]:
    if state.unused[state.operating] < 1 or state.laid or state.built or state.stationed:
        return []
    actions = [BuildTerminal(slot) for slot in range(len(state.board.london))]
    return [action for action in actions if why_not_terminal(state, action) is None]


def asks_for_london(state: State) -> bool:
    """The site asks whoever could reach London, even when all its terminals are taken."""
    company = state.operating
    if state.unused[company] < 1 or state.laid or state.built or state.board.has_terminal(company):
        return False
    return reach(state.board, company).areas >> LONDON & 1 == 1


def build_terminal(state: State, action: BuildTerminal) -> None:
    """Ends track and station steps (R7.6.5-c)."""
    state.board.london[action.slot] = state.operating
    state.unused[state.operating] -= 1
    state.built = 1
    state.stationed = 1
    state.tell("terminal", {"company": state.operating})
