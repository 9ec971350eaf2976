"""Stations (§7.7) and terminals in London (§7.6.5)."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Field
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.map.atlas import CITY, KIND, LONDON, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.network import Reach, reach
from roundhouse.games.e1862.names import HEX
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.operating.track import why_not_elsewhere
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import STATION, TRACK


class PlaceStation(E1862Action):
    """D-23: put a station marker on a large station."""

    form: ClassVar = Form("place_station", hex=HEX)
    answers: ClassVar[tuple[int, ...]] = (STATION,)

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def why_not(self, state: State) -> Violation | None:
        return why_not_station(state, self.hex, None)

    def apply(self, state: State) -> list[Event]:
        at = PLACES_PER_HEX * self.hex + state.board.free_place(self.hex)
        state.board.markers[at] = state.operating
        state.since[at] = state.tick()
        state.unused[state.operating] -= 1
        state.stationed = 1
        state.tell("station", {"company": state.operating, "hex": self.hex})
        return go_on(state)


def why_not_station(state: State, hex: int, found: Reach | None) -> Violation | None:
    """`found`: what the company's routes reach, if that is known."""
    company = state.operating
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
    hexes = [hex for hex in range(SIZE) if found.cities >> hex & 1]
    return [PlaceStation(hex) for hex in hexes if why_not_station(state, hex, found) is None]


# -- London (§7.6.5)


class BuildTerminal(E1862Action):
    """D-22: build a terminal, which ends track and station steps (R7.6.5-c)."""

    form: ClassVar = Form("build_terminal", slot=Field("london"))
    answers: ClassVar[tuple[int, ...]] = (TRACK, STATION)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def why_not(self, state: State) -> Violation | None:
        company = state.operating
        if state.laid or state.built or state.stationed:
            return Violation("R7.6.5-c", "why-terminal-alone", {})
        if state.based and not state.switches.terminal_in_home_turn:
            return Violation("R7.6.5-c", "why-terminal-home", {})
        if state.board.has_terminal(company):
            return Violation("R7.6.5-b", "why-terminal-there", {"company": company})
        if state.unused[company] < 1:
            return Violation("R6.5.4.2-c", "why-no-marker", {"company": company})
        if not terminal_is_free(state, self.slot):
            return Violation("R7.6.5-b", "why-terminals-taken", {})
        if not reach(state.board, company).areas >> LONDON & 1:
            return Violation("R7.6.5-a", "why-no-london", {"company": company})
        return why_not_elsewhere(state, NONE)

    def apply(self, state: State) -> list[Event]:
        state.board.london[self.slot] = state.operating
        state.unused[state.operating] -= 1
        state.built = 1
        state.stationed = 1
        state.tell("terminal", {"company": state.operating})
        return go_on(state)


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
    return [action for action in actions if action.why_not(state) is None]


def asks_for_london(state: State) -> bool:
    """The site asks whoever could reach London, even when all its terminals are taken."""
    company = state.operating
    if state.unused[company] < 1 or state.laid or state.built or state.board.has_terminal(company):
        return False
    return reach(state.board, company).areas >> LONDON & 1 == 1
