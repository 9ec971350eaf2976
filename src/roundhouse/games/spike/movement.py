"""Train movement (§4), with the actions that move a train: start (§8.1) and boost (§8.2)."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import LOCOMOTIVE
from roundhouse.games.spike.names import SPACE, SPACES, MoveForm
from roundhouse.games.spike.state import ACTION, END_TURN, FREE_MOVE, NONE, State

#: More ways of a train than this are not listed. On the printed board there can never be as many.
MOST_WALKS: Final = 2_000


def steps(state: State, seat: int, at: int, heading: int) -> list[int]:
    """The spaces that a train can enter next (SK-4.1-c): only own segments, and cities at their ends."""
    board = state.board
    found: list[int] = []
    if at < board.size:
        return [board.size + segment for segment in board.at_node[at] if (state.laid[segment] >> seat) & 1]
    here = at - board.size
    one, other = board.ends[here]
    for end in (one, other):
        if heading != NONE and end != heading:
            continue
        if board.city_at[end] != NONE:
            found.append(end)
            if not may_bypass(state):
                continue
        # Through a junction, or past a city (SK-4.1-g); either way it must be another segment.
        past = [segment for segment in board.at_node[end] if segment != here and (state.laid[segment] >> seat) & 1]
        found.extend([board.size + segment for segment in past])
    return found


def may_bypass(state: State) -> bool:
    """Cities may be passed in every move (SK-4.1-h), or in the free move only (K-14)."""
    return state.phase == FREE_MOVE or not state.switches.bypass_in_free_move_only


def new_heading(state: State, at: int, to: int) -> int:
    """The node towards which a train runs that goes from a space onto a segment, if it may not turn back."""
    board = state.board
    if state.switches.reverse_allowed or to < board.size:
        return NONE
    segment = to - board.size
    one, other = board.ends[segment]
    if at < board.size:
        return other if at == one else one
    return other if board.touches(at - board.size, one) else one


def walks(state: State, seat: int, most: int) -> list[tuple[int, ...]]:
    """Every list of 1 to `most` spaces that the train can enter; a city is always the last (SK-4.1-e).

    If there are too many, a shortest one to each space within reach: how the train gets there changes nothing.
    """
    found: list[tuple[int, ...]] = []
    _walk_on(state, seat, state.at[seat], state.heading[seat], (), most, found)
    return found if len(found) <= MOST_WALKS else shortest_walks(state, seat, most)


def _walk_on(
    state: State, seat: int, at: int, heading: int, so_far: tuple[int, ...], left: int, found: list[tuple[int, ...]]
) -> None:
    if len(found) > MOST_WALKS:
        return
    for space in steps(state, seat, at, heading):
        longer = (*so_far, space)
        found.append(longer)
        if left > 1 and space >= state.board.size:
            _walk_on(state, seat, space, new_heading(state, at, space), longer, left - 1, found)


def shortest_walks(state: State, seat: int, most: int) -> list[tuple[int, ...]]:
    """To each space, and heading to each of its ends if the train may not turn back, the first of the shortest."""
    found: list[tuple[int, ...]] = []
    come = {(state.at[seat], state.heading[seat])}
    ring: list[tuple[int, int, tuple[int, ...]]] = [(state.at[seat], state.heading[seat], ())]
    for _ in range(most):
        following: list[tuple[int, int, tuple[int, ...]]] = []
        for at, heading, so_far in ring:
            for space in steps(state, seat, at, heading):
                facing = new_heading(state, at, space)
                if (space, facing) not in come:
                    come.add((space, facing))
                    found.append((*so_far, space))
                    if space >= state.board.size:
                        following.append((space, facing, found[-1]))
        ring = following
    return found


def why_not_walk(state: State, seat: int, spaces: tuple[int, ...]) -> Violation | None:
    """Is each space next to the one before?"""
    board = state.board
    at, heading = state.at[seat], state.heading[seat]
    for number, space in enumerate(spaces):
        if number and at < board.size:
            return Violation("SK-4.1-e", "why-stopped-there", {"space": at})
        refused = why_not_step(state, seat, at, heading, space)
        if refused is not None:
            return refused
        heading = new_heading(state, at, space)
        at = space
    return None


def why_not_step(state: State, seat: int, at: int, heading: int, space: int) -> Violation | None:
    if space in steps(state, seat, at, heading):
        return None
    board = state.board
    if not (board.is_city(space) or board.size <= space < board.size + len(board.segments)):
        return Violation("SK-4.1-c", "why-no-space", {"space": space})
    if space == at:
        return why_not_stay(state, at, heading)
    if space >= board.size and not state.owns(seat, space - board.size):
        return Violation("SK-4.1-d", "why-not-your-track", {"space": space})
    if heading != NONE and space in steps(state, seat, at, NONE):
        return Violation("SK-4.1-m", "why-turning-back", {"space": space})
    if space >= board.size and at >= board.size and not may_bypass(state):
        one, other = board.ends[at - board.size]
        passed = one if board.touches(space - board.size, one) else other
        if board.touches(space - board.size, passed):
            return Violation("SK-4.1-h", "why-no-bypass-now", {"space": passed})
    return Violation("SK-4.1-c", "why-not-next", {"space": space, "at": at})


def why_not_stay(state: State, at: int, heading: int) -> Violation:
    """A space is not next to itself; past a city it takes another segment (SK-4.1-g)."""
    board = state.board
    if at < board.size:
        return Violation("SK-4.1-c", "why-same-city", {"space": at})
    one, other = board.ends[at - board.size]
    ahead = (one, other) if heading == NONE else (heading,)
    past_a_city = any(board.city_at[end] != NONE for end in ahead)
    return Violation("SK-4.1-g" if past_a_city else "SK-4.1-c", "why-same-segment", {"space": at})


def drive(state: State, seat: int, spaces: tuple[int, ...]) -> None:
    """Carry a move out; trains do not block each other (SK-4.1-j)."""
    for space in spaces:
        state.heading[seat] = new_heading(state, state.at[seat], space)
        state.at[seat] = space


def under_way(state: State, seat: int) -> bool:
    return state.at[seat] >= state.board.size


def speed_of(state: State, seat: int) -> int:
    return state.part(seat, LOCOMOTIVE)


# -- the free move


class FreeMove(SpikeAction):
    """KD-5: the spaces entered, in order; none to stay."""

    form: ClassVar = MoveForm("free_move", spaces=SPACES, stay="stay")
    answers: ClassVar[tuple[int, ...]] = (FREE_MOVE,)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces

    def why_not_now(self, state: State) -> Violation | None:
        if state.phase == END_TURN:
            return Violation("SK-3.1-e", "why-moved-already", {})
        if state.phase == ACTION:
            if state.stopped:
                return Violation("SK-4.1-b", "why-no-free-move", {})
            return Violation("SK-3.1-f", "why-moved-already", {})
        return super().why_not_now(state)

    def why_not(self, state: State) -> Violation | None:
        speed = speed_of(state, state.asked)
        if len(self.spaces) > speed:
            return Violation("SK-4.1-b", "why-too-far", {"n": speed})
        return why_not_walk(state, state.asked, self.spaces)

    def apply(self, state: State) -> list[Event]:
        drive(state, state.asked, self.spaces)
        state.phase = ACTION
        return []


class FreeMoveChoices:
    """Staying first, then every list of spaces (SK-4.1-b)."""

    kind = "free_move"

    def __init__(self, state: State) -> None:
        self.state = state
        self._walks: list[tuple[int, ...]] | None = None

    def any(self) -> bool:
        return True

    def listed(self) -> list[tuple[int, ...]]:
        if self._walks is None:
            self._walks = [(), *all_walks(self.state)]
        return self._walks

    def count(self) -> int:
        return len(self.listed())

    def at(self, index: int) -> FreeMove:
        return FreeMove(self.listed()[index])

    def has(self, action: object) -> bool:
        return isinstance(action, FreeMove) and action.why_not(self.state) is None


def all_walks(state: State) -> list[tuple[int, ...]]:
    return walks(state, state.asked, speed_of(state, state.asked))


# -- action C


class Start(SpikeAction):
    """KD-9c: the spaces entered, in order."""

    form: ClassVar = MoveForm("start", spaces=SPACES)
    answers: ClassVar[tuple[int, ...]] = (ACTION,)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces

    def why_not(self, state: State) -> Violation | None:
        seat = state.asked
        speed = speed_of(state, seat)
        if under_way(state, seat):
            return Violation("SK-8.1-a", "why-start-under-way", {})
        if not may_start(state):
            return Violation("SK-4.1-f", "why-just-arrived", {"space": state.at[seat]})
        if not self.spaces or len(self.spaces) > speed:
            return Violation("SK-8.1-a", "why-start-length", {"n": speed})
        if not far_enough(state, seat, self.spaces):
            return Violation("SK-8.1-a", "why-start-full-speed", {"n": speed})
        if not steps(state, seat, state.at[seat], NONE):
            return Violation("SK-8.1-b", "why-no-track-here", {"space": state.at[seat]})
        return why_not_walk(state, seat, self.spaces)

    def apply(self, state: State) -> list[Event]:
        drive(state, state.asked, self.spaces)
        if state.switches.cargo_on_arrival:
            # Where it is now, it has come in this turn (K-13).
            state.stopped = 0
        state.phase = END_TURN
        return []


def may_start(state: State) -> bool:
    """The train was in a city at the beginning of the turn, and still is (SK-8.1-a)."""
    return state.stopped == 1 and not under_way(state, state.asked)


def far_enough(state: State, seat: int, spaces: tuple[int, ...]) -> bool:
    """Any number of spaces up to the speed, or exactly as many unless a city ends the move before (K-19)."""
    if not state.switches.start_at_full_speed:
        return True
    return len(spaces) == speed_of(state, seat) or spaces[-1] < state.board.size


class StartChoices:
    """Every list of 1 to speed spaces (SK-8.1-a)."""

    kind = "start"

    def __init__(self, state: State) -> None:
        self.state = state
        self._walks: list[tuple[int, ...]] | None = None

    def any(self) -> bool:
        state = self.state
        return may_start(state) and len(steps(state, state.asked, state.at[state.asked], NONE)) > 0

    def listed(self) -> list[tuple[int, ...]]:
        if self._walks is None:
            state = self.state
            found = all_walks(state) if may_start(state) else []
            self._walks = [walk for walk in found if far_enough(state, state.asked, walk)]
        return self._walks

    def count(self) -> int:
        return len(self.listed())

    def at(self, index: int) -> Start:
        return Start(self.listed()[index])

    def has(self, action: object) -> bool:
        return isinstance(action, Start) and action.why_not(self.state) is None


# -- action D


class Boost(SpikeAction):
    """KD-9d: one space more."""

    form: ClassVar = Form("boost", space=SPACE)
    answers: ClassVar[tuple[int, ...]] = (ACTION,)

    def __init__(self, space: int) -> None:
        self.space = space

    def why_not(self, state: State) -> Violation | None:
        if not under_way(state, state.asked):
            return Violation("SK-8.2-b", "why-boost-in-city", {"space": state.at[state.asked]})
        return why_not_walk(state, state.asked, (self.space,))

    def apply(self, state: State) -> list[Event]:
        drive(state, state.asked, (self.space,))
        state.phase = END_TURN
        return []


def boosts(state: State) -> list[Boost]:
    seat = state.asked
    if not under_way(state, seat):
        return []
    return [Boost(space) for space in steps(state, seat, state.at[seat], state.heading[seat])]
