"""Action STATION (§6): place a station from the reserve, or move one of one's own."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Alike, Gathered
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import OPEN
from roundhouse.games.rocket.names import HEX, STATION
from roundhouse.games.rocket.state import ACTION, NONE, State, count_of, where
from roundhouse.games.rocket.turn import finish_action

TARGET_KEYS: Final = {
    "SR-6.1-b": "why-hex-occupied",
    "SR-6.1-c": "why-next-to-locomotive",
    "SR-6.1-d": "why-next-to-station",
}


def target_problem(state: State, hex: int, lifted: int = NONE) -> str:
    """The rule that keeps a station from a hex, with the station on `lifted` taken away (SR-6.1-f); empty if none.

    `State.hindrance` is the same knowledge for all hexes at once: 0 exactly where this finds nothing.
    """
    board, station = state.board, state.station
    taken = station[hex] != NONE and hex != lifted
    if board.place_at[hex] != OPEN or state.line_at[hex] != NONE or taken:
        return "SR-6.1-b"
    for near in board.around[hex]:
        line = state.line_at[near]
        if line != NONE and state.loco[line] == near:
            return "SR-6.1-c"
    for near in board.around[hex]:
        if station[near] != NONE and near != lifted:
            return "SR-6.1-d"
    return ""


def freed(state: State, lifted: int) -> list[int]:
    """The hexes that only the lifted station keeps others from; it may not go back to its own (SR-6.1-f)."""
    return [near for near in state.board.around[lifted] if state.hindrance[near] == 1]


def targets(state: State) -> list[int]:
    """Every hex that a station from the reserve may come to, in order."""
    return where(state.hindrance, 0)


def nth_target(state: State, lifted: int, number: int) -> int:
    """The hex with that number among those that a station from `lifted` (NONE: the reserve) may come to, in order."""
    also = freed(state, lifted) if lifted != NONE else []
    hindrance = state.hindrance
    for hex in range(len(hindrance)):
        if hindrance[hex] == 0 or (hindrance[hex] == 1 and hex in also):
            if number == 0:
                return hex
            number -= 1
    raise IndexError(number)


def linked(state: State, hex: int) -> bool:
    """The station there stands on a hex of a line (SR-3.4-a)."""
    return state.line_at[hex] != NONE


def stations_of(state: State, seat: int) -> list[int]:
    """Hexes of the seat's stations, in order; the search ends with the last one."""
    station = state.station
    found: list[int] = []
    hex = NONE
    for _ in range(state.board.stations_each - state.reserve[seat]):
        hex = station.index(seat, hex + 1)
        found.append(hex)
    return found


def movable(state: State, seat: int) -> list[int]:
    """Hexes of the seat's stations that may be moved (SR-6.2-a, SR-6.2-b)."""
    hexes = stations_of(state, seat)
    if state.switches.linked_station_movable:
        return hexes
    return [hex for hex in hexes if not linked(state, hex)]


class PlaceStation(RocketAction):
    """RD-1b: put a station from the reserve on a hex."""

    form: ClassVar = Form("station_place", to=HEX, picks="reserve to")
    answers: ClassVar[int] = ACTION

    def __init__(self, to: int) -> None:
        self.to = to

    def why_not(self, state: State) -> Violation | None:
        if state.reserve[state.active] == 0:
            return Violation("SR-6.3-a", "why-reserve-empty", {"n": state.board.stations_each})
        return why_not_target(state, self.to, NONE)

    def apply(self, state: State) -> list[Event]:
        state.reserve[state.active] -= 1
        state.station[self.to] = state.active
        state.hinder(self.to, 1)
        finish_action(state)
        return []


class MoveStation(RocketAction):
    """RD-1b: move an own station to another hex."""

    form: ClassVar = Form("station_move", origin=STATION, to=HEX)
    answers: ClassVar[int] = ACTION

    def __init__(self, origin: int, to: int) -> None:
        self.origin = origin
        self.to = to

    def why_not(self, state: State) -> Violation | None:
        origin = self.origin
        if not 0 <= origin < state.board.size or state.station[origin] != state.active:
            return Violation("SR-6.1-a", "why-no-own-station", {"hex": origin})
        if linked(state, origin) and not state.switches.linked_station_movable:
            return Violation("SR-6.2-a", "why-station-linked", {"hex": origin, "line": state.line_at[origin]})
        if self.to == origin:
            return Violation("SR-6.1-f", "why-same-hex", {"hex": origin})
        return why_not_target(state, self.to, origin)

    def apply(self, state: State) -> list[Event]:
        """A linked station leaves its line (SR-6.2-b)."""
        state.station[self.origin] = NONE
        state.hinder(self.origin, -1)
        state.station[self.to] = state.active
        state.hinder(self.to, 1)
        finish_action(state)
        return []


class StationChoices(Gathered):
    """Every placing, by hex, then every moving, by origin and hex."""

    kind = "station"

    def __init__(self, state: State) -> None:
        self.state = state
        self.counted = False
        self.places = 0
        self.origins: list[int] = []
        self.moves: list[int] = []

    def _count(self) -> None:
        """How many placings, and how many moves from each origin."""
        self.counted = True
        state = self.state
        free = count_of(state.hindrance, 0)
        if state.reserve[state.active] > 0:
            self.places = free
        self.origins = movable(state, state.active)
        self.moves = [free + len(freed(state, origin)) for origin in self.origins]

    def any(self) -> bool:
        return any_station(self.state)

    def count(self) -> int:
        if not self.counted:
            self._count()
        count = self.places
        for moves in self.moves:
            count += moves
        return count

    def at(self, index: int) -> PlaceStation | MoveStation:
        if not self.counted:
            self._count()
        place = index
        if place < self.places:
            return PlaceStation(nth_target(self.state, NONE, place))
        place -= self.places
        for number, moves in enumerate(self.moves):
            if place < moves:
                origin = self.origins[number]
                return MoveStation(origin, nth_target(self.state, origin, place))
            place -= moves
        raise IndexError(index)

    def all(self) -> list[PlaceStation | MoveStation]:
        """The same as asking for each by its number, which would count the hexes from the first on every time."""
        found: list[PlaceStation | MoveStation] = []
        for some in self.alike():
            if some.first:
                origin = some.first[0]
                found += [MoveStation(origin, hex) for hex in some.last]
            else:
                found += [PlaceStation(hex) for hex in some.last]
        return found

    def alike(self) -> list[Alike]:
        state, seat = self.state, self.state.active
        free = targets(state)
        found = [Alike(PlaceStation.form, (), free)] if state.reserve[seat] > 0 else []
        for origin in movable(state, seat):
            also = freed(state, origin)
            found.append(Alike(MoveStation.form, (origin,), sorted(free + also) if also else free))
        return found

    def has(self, action: object) -> bool:
        return isinstance(action, (PlaceStation, MoveStation)) and action.why_not(self.state) is None


def any_station(state: State) -> bool:
    """Can the active player place or move any station?"""
    seat = state.active
    if 0 in state.hindrance and state.reserve[seat] > 0:
        return True
    if 0 in state.hindrance:
        return len(movable(state, seat)) > 0
    for origin in movable(state, seat):
        if freed(state, origin):
            return True
    return False


def why_not_target(state: State, hex: int, lifted: int) -> Violation | None:
    if not 0 <= hex < state.board.size:
        return Violation("SR-3.1-a", "why-off-board", {"hex": hex})
    rule = target_problem(state, hex, lifted)
    return Violation(rule, TARGET_KEYS[rule], {"hex": hex}) if rule else None
