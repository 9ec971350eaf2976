"""Where a line will probably go: the hexes it may pass, the places it may connect, from a blind look ahead.

Anybody may drive any line, so nobody's plan decides: every step that the rules allow is taken as equally likely.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.rocket.board import OPEN, TOWN
from roundhouse.games.rocket.movement import SEVERAL, other_line_near
from roundhouse.games.rocket.state import ELIMINATED, ISOLATED, NONE, State

#: How likely a line is driven one step more, again and again.
MOMENTUM: Final = 0.86
#: Lines that give no shares are driven less.
TIRED_MOMENTUM: Final = 0.5
#: Steps beyond the next one.
STEPS_AHEAD: Final = 5
#: Ways less likely than this are not followed.
UNLIKELY: Final = 0.03

#: Not looked at yet.
UNKNOWN: Final = -3
#: A hex that cannot be entered.
CLOSED: Final = SEVERAL


class Outlook:
    """What may become of a locomotive from one hex on, as likelihoods between 0 and 1."""

    def __init__(self, size: int) -> None:
        #: That it will pass a hex, and the hexes for which that is not 0.
        self.passes = [0.0] * size
        self.hexes: list[int] = []
        #: Places that may be connected, and how likely each is.
        self.places: list[int] = []
        self.connects: list[float] = []
        #: Places that will be connected, on average; railway towns among them.
        self.growth = 0.0
        self.towns = 0.0

    def add(self, hex: int, likely: float) -> None:
        before = self.passes[hex]
        if before == 0.0:
            self.hexes.append(hex)
        self.passes[hex] = before + likely

    def connect(self, state: State, place: int, likely: float) -> None:
        self.places.append(place)
        self.connects.append(likely)
        self.growth += likely
        if state.board.places[place].kind == TOWN:
            self.towns += likely

    def likely(self, place: int) -> float:
        """That a place will be connected."""
        for index in range(len(self.places)):
            if self.places[index] == place:
                return self.connects[index]
        return 0.0


class Step:
    """One step of a line: where to, what it connects, into whom it merges, and what may come after it."""

    def __init__(self, line: int, hex: int, survivor: int, new: int, after: Outlook) -> None:
        self.line = line
        self.hex = hex
        #: The line it merges into, or NONE.
        self.survivor = survivor
        #: Places that it connects, as a set of bits.
        self.new = new
        self.after = after


class Way:
    """What may become of one line: its next steps, and everything from here on."""

    def __init__(self, state: State, line: int) -> None:
        self.line = line
        # What it was made of: the same line with other ones must be looked at again.
        self.loco = state.loco[line]
        self.connected = state.connected[line]
        self.status = state.status[line]
        self.steps: list[Step] = []
        self.ahead = Outlook(state.board.size)

    def holds(self, state: State) -> bool:
        """The line is still where it was."""
        line = self.line
        return (
            self.loco == state.loco[line]
            and self.connected == state.connected[line]
            and self.status == state.status[line]
        )

    def touches(self, state: State, hex: int) -> bool:
        """Something on that hex may change what is seen from here."""
        passes = self.ahead.passes
        if passes[hex] > 0.0:
            return True
        for near in state.board.around[hex]:
            if passes[near] > 0.0:
                return True
        return False


def survey(state: State, line: int) -> Way:
    """Look ahead from every step of a line, and put it together."""
    way = Way(state, line)
    if way.status == ELIMINATED:
        return way
    momentum = TIRED_MOMENTUM if way.status == ISOLATED else MOMENTUM
    nearby = [UNKNOWN] * state.board.size
    slots = [NONE] * (state.board.size * 6)
    for node in next_nodes(state, line):
        hex = node // 6
        other = met(state, line, hex, nearby)
        if other != CLOSED:
            new = state.board.places_next_to[hex] & ~way.connected
            after = Outlook(state.board.size)
            if other == NONE:
                look_on(state, line, node, momentum, new | way.connected, nearby, slots, after)
            way.steps.append(Step(line, hex, other, new, after))
    put_together(state, way, momentum)
    return way


def next_nodes(state: State, line: int) -> list[int]:
    """The hexes in front of a locomotive, with the direction of travel."""
    hex, facing = state.loco[line], state.facing[line]
    if facing != NONE:
        return state.board.onward[hex * 6 + facing]
    around: list[int] = []
    for direction in range(6):
        to = state.board.neighbour[hex * 6 + direction]
        if to >= 0 and state.board.place_at[to] == OPEN:
            around.append(to * 6 + direction)
    return around


def met(state: State, line: int, hex: int, nearby: list[int]) -> int:
    """The other line next to a hex without a place, or NONE; CLOSED if it cannot be entered."""
    found = nearby[hex]
    if found == UNKNOWN:
        found = CLOSED if state.line_at[hex] != NONE else other_line_near(state, hex, line)
        nearby[hex] = found
    return found


def look_on(
    state: State,
    line: int,
    node: int,
    momentum: float,
    connected: int,
    nearby: list[int],
    slots: list[int],
    view: Outlook,
) -> None:
    """Spread the likelihood of a locomotive over hexes and directions, step by step."""
    nodes = [node]
    likely = [1.0]
    for _ in range(STEPS_AHEAD):
        ahead: list[int] = []
        likely_ahead: list[float] = []
        for index in range(len(nodes)):
            if likely[index] >= UNLIKELY:
                spread(state, line, nodes[index], likely[index] * momentum, nearby, slots, ahead, likely_ahead, view)
        for reached in ahead:
            slots[reached] = NONE
        nodes, likely = ahead, likely_ahead
    connect_places(state, connected, view)


def spread(
    state: State,
    line: int,
    node: int,
    likely: float,
    nearby: list[int],
    slots: list[int],
    ahead: list[int],
    likely_ahead: list[float],
    view: Outlook,
) -> None:
    """One step of one likely locomotive; who meets another line goes no further."""
    onward = state.board.onward[node]
    ways = 0
    for to in onward:
        if met(state, line, to // 6, nearby) != CLOSED:
            ways += 1
    if ways == 0:
        return
    each = likely / ways
    for to in onward:
        hex = to // 6
        other = nearby[hex]
        if other == CLOSED:
            continue
        view.add(hex, each)
        if other == NONE:
            slot = slots[to]
            if slot == NONE:
                slots[to] = len(ahead)
                ahead.append(to)
                likely_ahead.append(each)
            else:
                likely_ahead[slot] += each


def connect_places(state: State, connected: int, view: Outlook) -> None:
    """A place is connected unless every way past it is missed."""
    missed: dict[int, float] = {}
    for hex in view.hexes:
        new = state.board.places_next_to[hex] & ~connected
        place = 0
        while new:
            if new & 1:
                missed[place] = missed.get(place, 1.0) * (1.0 - min(1.0, view.passes[hex]))
            new >>= 1
            place += 1
    for place, chance in missed.items():
        view.connect(state, place, 1.0 - chance)


def put_together(state: State, way: Way, momentum: float) -> None:
    """From here, every step is as likely as any other."""
    if not way.steps:
        return
    each = momentum / len(way.steps)
    for step in way.steps:
        way.ahead.add(step.hex, each)
        for hex in step.after.hexes:
            way.ahead.add(hex, each * step.after.passes[hex])
    connect_places(state, way.connected, way.ahead)
