"""Action B, build (§7.1): a path of free segments from the own network to one new city, paid by the cards of §7.2."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.market import score_city
from roundhouse.games.spike.names import DIRECT, PATH, WILD, BuildForm
from roundhouse.games.spike.paths import is_free, need_of
from roundhouse.games.spike.payment import Purse, WildSet, known_purse, why_not_pay
from roundhouse.games.spike.state import ACTION, END_TURN, NONE, State


class Build(SpikeAction):
    """KD-9b: the segments from the own network to a new city, cards paid directly per colour, and wild sets."""

    form: ClassVar = BuildForm("build", path=PATH, direct=DIRECT, wild=WILD)
    answers: ClassVar[tuple[int, ...]] = (ACTION,)

    def __init__(self, path: tuple[int, ...], direct: tuple[int, ...], wild: tuple[WildSet, ...]) -> None:
        self.path = path
        self.direct = direct
        self.wild = tuple(sorted([(source, n, tuple(sorted(targets))) for source, n, targets in wild]))

    def why_not_now(self, state: State) -> Violation | None:
        return None if may_build(state) else super().why_not_now(state)

    def why_not(self, state: State) -> Violation | None:
        seat, board = state.asked, state.board
        if not self.path:
            return Violation("SK-7.1-a", "why-no-path", {})
        for segment in self.path:
            if not 0 <= segment < len(board.segments):
                return Violation("SK-7.1-a", "why-no-such-segment", {})
        refused = why_not_path(state, seat, self.path)
        if refused is None and len(self.path) > state.track[seat]:
            refused = Violation("SK-7.1-i", "why-no-pieces", {"n": state.track[seat], "needed": len(self.path)})
        if refused is not None:
            return refused
        need = need_of(state, self.path)
        return why_not_pay(state.hand_of(seat), need, self.direct, self.wild, state.switches.wild_one_colour)

    def apply(self, state: State) -> list[Event]:
        """Pay, lay the track, score the city (SK-7.2-e, SK-7.3)."""
        seat, board = state.asked, state.board
        pay(state, seat, self)
        node = NONE
        for segment in self.path:
            state.laid[segment] |= 1 << seat
            one, other = board.ends[segment]
            for end in (one, other):
                if board.city_at[end] != NONE and not state.in_network(seat, end):
                    node = end
        for segment in self.path:
            one, other = board.ends[segment]
            state.network[one] |= 1 << seat
            state.network[other] |= 1 << seat
        state.track[seat] -= len(self.path)
        state.phase = END_TURN
        if not state.switches.one_city_per_build:
            state.built = 1
        return score_city(state, seat, node)


def may_build(state: State) -> bool:
    """As the action of the turn, or once more after a build (SK-7.1-k)."""
    return state.phase == ACTION or (state.phase == END_TURN and state.built == 1)


# -- the path


def why_not_path(state: State, seat: int, path: tuple[int, ...]) -> Violation | None:
    """A path can be read from either end of its first segment; it is enough if one reading is right."""
    one, other = state.board.ends[path[0]]
    # The end that was meant: the one from which it hangs together, in the own network, or at least in somebody's.
    if _begins_well(state, seat, path, other) > _begins_well(state, seat, path, one):
        one, other = other, one
    along = _nodes_along(state.board, path, one)
    if len(along) <= len(path) and len(_nodes_along(state.board, path, other)) <= len(path):
        # Wherever it begins, it does not hang together.
        return Violation("SK-7.1-a", "why-broken-path", {"segment": path[len(along) - 1]})
    first = _why_not_from(state, seat, path, one)
    if first is None or _why_not_from(state, seat, path, other) is None:
        return None
    return first


def _begins_well(state: State, seat: int, path: tuple[int, ...], start: int) -> int:
    return (
        4 * len(_nodes_along(state.board, path, start))
        + 2 * int(state.in_network(seat, start))
        + int(state.network[start] != 0)
    )


def _nodes_along(board: Board, path: tuple[int, ...], start: int) -> list[int]:
    """The nodes of a path in order, as far as it hangs together."""
    nodes = [start]
    for segment in path:
        if not board.touches(segment, nodes[-1]):
            break
        nodes.append(board.other_end(segment, nodes[-1]))
    return nodes


def _why_not_from(state: State, seat: int, path: tuple[int, ...], start: int) -> Violation | None:
    board = state.board
    if not state.in_network(seat, start):
        rule = "SK-7.1-g" if state.network[start] else "SK-7.1-b"
        return Violation(rule, "why-not-your-network" if state.network[start] else "why-not-from-network", {})
    nodes = _nodes_along(board, path, start)
    if len(nodes) <= len(path):
        return Violation("SK-7.1-a", "why-broken-path", {"segment": path[len(nodes) - 1]})
    for number, segment in enumerate(path):
        if not is_free(state, seat, segment):
            rule = "SK-7.1-h" if state.switches.segment_exclusive else "SK-7.1-l"
            return Violation(rule, "why-segment-taken", {"segment": segment})
        if nodes[number + 1] in nodes[: number + 1]:
            return Violation("SK-7.1-d", "why-node-twice", {})
        if number < len(path) - 1:
            refused = _why_not_through(state, seat, nodes[number + 1])
            if refused is not None:
                return refused
    return _why_not_to(state, seat, nodes[-1])


def _why_not_through(state: State, seat: int, node: int) -> Violation | None:
    """Between start and end there are only junctions outside the own network (SK-7.1-d)."""
    if state.board.city_at[node] != NONE:
        return Violation("SK-7.1-d", "why-through-city", {"space": node})
    if state.in_network(seat, node):
        return Violation("SK-7.1-d", "why-through-network", {})
    return None


def _why_not_to(state: State, seat: int, node: int) -> Violation | None:
    """The path ends in a city that is new to the network (SK-7.1-c)."""
    if state.board.city_at[node] == NONE:
        if state.in_network(seat, node):
            return Violation("SK-7.1-j", "why-loop", {})
        return Violation("SK-7.1-f", "why-ends-at-junction", {})
    if state.in_network(seat, node):
        return Violation("SK-7.1-j", "why-already-joined", {"space": node})
    return None


# -- the payment


def purse_of(state: State, seat: int) -> Purse:
    return known_purse(state.hand_of(seat), state.switches.wild_one_colour)


def pay(state: State, seat: int, action: Build) -> None:
    """Cards go to the discard pile, face up; who remembered them in this hand knows so many fewer."""
    played = list(action.direct)
    for source, n, _ in action.wild:
        played[source] += n
    base = seat * len(played)
    receiver = state.right_of(state.first)
    for colour, amount in enumerate(played):
        if amount:
            if seat == receiver and state.gift == colour and amount > state.seen[base + colour]:
                state.gift = NONE
            state.hand[base + colour] -= amount
            state.discard[colour] += amount
            state.seen[base + colour] = max(0, state.seen[base + colour] - amount)
