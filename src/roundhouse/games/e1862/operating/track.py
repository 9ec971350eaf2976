"""Track (§7.6): laying and upgrading tiles, small stations."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Field
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.availability import roomier
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import EDGES, HOME, KIND, LABEL_N, NONE, SIZE, TOWN
from roundhouse.games.e1862.map.board import PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.network import Reach, free_segments, reach, serves
from roundhouse.games.e1862.map.tiles import (
    BROWN,
    COLOUR,
    PRINTED_SMALL,
    TILE_COUNTS,
    TILE_KIND,
    TILE_LABEL,
    TILES,
    YELLOW,
    exits,
    segments,
    stations_on,
    turned,
)
from roundhouse.games.e1862.names import HEX, TILE, Edges
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.operating.home import move_in, next_debt, put_home
from roundhouse.games.e1862.operating.tile_fits import placements, why_not_place
from roundhouse.games.e1862.phases import newest_colour
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import HOME_UPGRADE, TRACK


class LayTile(E1862Action):
    """D-19, D-20: lay a tile, or upgrade one."""

    form: ClassVar = Form("lay_tile", hex=HEX, tile=TILE, turn=Field("turn"))
    answers: ClassVar[tuple[int, ...]] = (TRACK, HOME_UPGRADE)

    def __init__(self, hex: int, tile: int, turn: int) -> None:
        self.hex = hex
        self.tile = tile
        self.turn = turn

    def why_not(self, state: State) -> Violation | None:
        """Everything that forbids this tile here and now."""
        hex, tile = self.hex, self.tile
        if not (0 <= hex < SIZE and 0 <= tile < len(TILES) and 0 <= self.turn < EDGES):
            return Violation("R7.6.1-c", "why-no-such-tile", {})
        if state.step == HOME_UPGRADE and hex != HOME[state.operating]:
            return home_first(state, "R7.2-d", HOME[state.operating])
        violation = why_not_now(state, self)
        if violation is None:
            violation = why_not_place(hex, state.board.tile[hex], state.board.turn[hex], tile, self.turn)
        return violation or why_not_served(state, self, None)

    def apply(self, state: State) -> list[Event]:
        lay(state, self)
        return go_on(state)


def why_not_served(state: State, action: LayTile, found: Reach | None) -> Violation | None:
    """The new track must be on a route (R7.6.1-a, R7.6.3-c); a home tile must get room for the marker (R7.2-d)."""
    if state.step == HOME_UPGRADE:
        return None
    company, hex, tile = state.operating, action.hex, action.tile
    old = state.board.tile[hex]
    if state.debt[company] == hex and old != NONE and (tile, action.turn) not in roomier(state, hex):
        return Violation("R7.2-d", "why-home-room", {"hex": hex})
    if found is None:
        found = reach(state.board, company)
    if old != NONE and state.switches.small_station_suffices and found.track[hex] & state.board.small[hex]:
        return None
    if not serves(state.board, found, company, hex, tile, action.turn):
        rule = "R7.6.1-a" if old == NONE else "R7.6.3-c"
        return Violation(rule, "why-no-route", {"hex": hex, "company": company})
    return None


def why_not_now(state: State, action: LayTile) -> Violation | None:
    """Phase, supply, and what has been built in this turn (R7.6-a)."""
    hex, tile = action.hex, action.tile
    if COLOUR[tile] > newest_colour(state.phase):
        return Violation("R7.6.3-a", "why-no-brown" if COLOUR[tile] == BROWN else "why-no-green", {})
    if not has_copy(state, action):
        return Violation("R2.3-d", "why-no-tile-left", {"tile": TILES[tile]})
    if state.laid and COLOUR[tile] != YELLOW:
        return Violation("R7.6.3-e", "why-laid-already", {})
    if state.laid and TILE_LABEL[tile] == LABEL_N:
        return Violation("R7.6.2-a", "why-n-alone", {})
    return why_not_elsewhere(state, hex)


def has_copy(state: State, action: LayTile) -> bool:
    """R2.3-d; to the site a crossing with other small stations is another tile, each as often as it is in the box."""
    board, tile = state.board, action.tile
    if state.supply[tile] > 0:
        return True
    if not state.switches.tiles_counted_by_stations or TILE_KIND[tile] != TOWN or COLOUR[tile] == YELLOW:
        return False
    stations = stations_on(tile, action.turn, board.small[action.hex])
    lying = 0
    for hex in range(SIZE):
        if board.tile[hex] == tile and stations_on(tile, board.turn[hex], board.small[hex]) == stations:
            lying += 1
    return lying < TILE_COUNTS[tile]


def why_not_elsewhere(state: State, hex: int) -> Violation | None:
    """The home hex comes first (R7.2-b, -d); NONE for what is built in London."""
    debt = state.debt[state.operating]
    if debt in (NONE, hex) or state.switches.asks_like_the_site or not can_pay_debt(state):
        return None
    return home_first(state, debt_rule(state, debt), debt)


def home_first(state: State, rule: str, hex: int) -> Violation:
    return Violation(rule, "why-home-first", {"company": state.operating, "hex": hex})


def debt_rule(state: State, hex: int) -> str:
    return "R7.2-b" if state.board.tile[hex] == NONE else "R7.2-d"


def can_pay_debt(state: State) -> bool:
    """Whether any tile would do on the hex that must be built on."""
    hex = state.debt[state.operating]
    if hex == NONE:
        return False
    old = state.board.tile[hex]
    if old != NONE:
        return len(roomier(state, hex)) > 0
    for tile, _ in placements(hex, old, 0):
        if state.supply[tile] > 0 and (not state.laid or TILE_LABEL[tile] != LABEL_N):
            return True
    return False


def why_not_pass_track(state: State) -> Violation | None:
    """A company that owes a tile on its home hex may not decline."""
    debt = state.debt[state.operating]
    if debt != NONE and not state.laid and can_pay_debt(state):
        return home_first(state, debt_rule(state, debt), debt)
    return None


def tile_lays(state: State) -> list[LayTile]:
    """Every tile that may be laid now; `placements` lists what `why_not_place` allows."""
    return _lays(state, False)


def _lays(state: State, first_only: bool) -> list[LayTile]:
    found = reach(state.board, state.operating)
    actions: list[LayTile] = []
    for hex in range(SIZE):
        own_home = hex == HOME[state.operating]
        if own_home if state.step == HOME_UPGRADE else found.into[hex] or found.cities >> hex & 1:
            for tile, turn in placements(hex, state.board.tile[hex], state.board.turn[hex]):
                action = LayTile(hex, tile, turn)
                if why_not_now(state, action) is None and why_not_served(state, action, found) is None:
                    actions.append(action)
                    if first_only:
                        return actions
    return actions


def can_build(state: State) -> bool:
    """Is there anything to lay, upgrade or place?"""
    return len(_lays(state, True)) > 0 or len(small_stations(state)) > 0


def lay(state: State, action: LayTile) -> None:
    hex, tile = action.hex, action.tile
    board = state.board
    old = board.tile[hex]
    if old != NONE:
        state.supply[old] += 1
        close_ranks(state, hex)
    elif KIND[hex] == TOWN:
        board.small[hex] = turned(PRINTED_SMALL[tile], action.turn)
    state.supply[tile] -= 1
    board.tile[hex] = tile
    board.turn[hex] = action.turn
    state.tell("tile", {"company": state.operating, "hex": hex, "tile": tile, "turn": action.turn})
    if COLOUR[tile] == YELLOW:
        state.laid += 1
    if COLOUR[tile] != YELLOW or TILE_LABEL[tile] == LABEL_N or state.laid == 2:
        state.built = 1
    if state.step == HOME_UPGRADE:
        put_home(state, state.operating, board.free_place(hex))
    else:
        move_in(state, hex)
    for company in range(COUNT):
        if state.debt[company] == hex:
            state.debt[company] = next_debt(state, company)


def close_ranks(state: State, hex: int) -> None:
    """Markers move to the first circles of the new tile, in their order."""
    first = PLACES_PER_HEX * hex
    free = first
    for place in range(first, first + PLACES_PER_HEX - 1):
        if state.board.markers[place] != NONE:
            if place != free:
                state.board.markers[free] = state.board.markers[place]
                state.since[free] = state.since[place]
                state.board.markers[place] = NONE
            free += 1


class PlaceSmallStation(E1862Action):
    """D-21 (§7.6.4): on the segment with these two edges, as a mask."""

    form: ClassVar = Form("place_small_station", hex=HEX, segment=Edges("segment"), picks="small hex segment")
    answers: ClassVar[tuple[int, ...]] = (TRACK,)

    def __init__(self, hex: int, segment: int) -> None:
        self.hex = hex
        self.segment = segment

    def why_not(self, state: State) -> Violation | None:
        hex = self.hex
        if not 0 <= hex < SIZE or KIND[hex] != TOWN:
            return Violation("R7.6.4-a", "why-no-segment", {})
        if state.laid:
            return Violation("R7.6-a", "why-laid-already", {})
        if self.segment not in segments_for(state, hex):
            return Violation("R7.6.4-a", "why-no-segment", {})
        return why_not_elsewhere(state, hex)

    def apply(self, state: State) -> list[Event]:
        board, hex = state.board, self.hex
        tile = board.tile[hex]
        if self.segment not in segments(tile, board.turn[hex]):
            turns = turns_for_the_site(board, hex)
            board.turn[hex] = next(turn for turn in turns if self.segment in segments(tile, turn))
        board.small[hex] |= self.segment
        state.built = 1
        state.tell("small-station", {"company": state.operating, "hex": self.hex})
        return go_on(state)


def segments_for(state: State, hex: int) -> list[int]:
    """The segments that a small station may come to."""
    found = free_segments(state.board, hex)
    if found and state.switches.stations_reroute_track:
        for turn in turns_for_the_site(state.board, hex):
            for segment in segments(state.board.tile[hex], turn):
                if not segment & state.board.small[hex] and segment not in found:
                    found.append(segment)
    return found


def turns_for_the_site(board: Board, hex: int) -> list[int]:
    """The turns of a tile in which the stretches with small stations stay. The site compares the edges of all others
    without asking which of them are joined, so that plain track may be re-routed; only tile 779 can be turned so."""
    tile, turn = board.tile[hex], board.turn[hex]
    kept = [segment for segment in segments(tile, turn) if segment & board.small[hex]]
    turns: list[int] = []
    for other in range(EDGES):
        lost = [segment for segment in kept if segment not in segments(tile, other)]
        if not lost and exits(tile, other) == exits(tile, turn):
            turns.append(other)
    return turns


def small_stations(state: State) -> list[PlaceSmallStation]:
    if state.laid:
        return []
    actions: list[PlaceSmallStation] = []
    for hex in range(SIZE):
        if KIND[hex] == TOWN:
            for segment in segments_for(state, hex):
                action = PlaceSmallStation(hex, segment)
                if action.why_not(state) is None:
                    actions.append(action)
    return actions
