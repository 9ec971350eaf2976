"""Action B, build (§7.1): a path of free segments from the own network to one new city, and the payment for it."""

from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Drawn
from roundhouse.games.spike.actions import Build
from roundhouse.games.spike.atlas import SHORT, Way
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.market import score_city
from roundhouse.games.spike.payment import TOO_MUCH, Purse, all_payments, counts_of, known_purse
from roundhouse.games.spike.search import cheapest_way, cheapest_ways, is_free, need_of, nodes_of, reach_of, taken_by
from roundhouse.games.spike.state import ACTION, END_TURN, NONE, State

#: Hands and paths for which other payments than the cheapest are offered too, and how many of them.
MODEST_HAND = 14
MODEST_PATH = 5
MOST_PAYMENTS = 8
#: Paths that are listed to a city that no short one leads to.
MOST_FAR = 4


def purse_of(state: State, seat: int) -> Purse:
    return known_purse(state.hand_of(seat), state.switches.wild_one_colour)


# -- the paths that are offered


class BuildChoices(Drawn):
    """Every payable path of a few segments, and the cheapest of any length to each city.

    Each path comes with its cheapest payment, the cheapest path to a city with its other payments too. `has` says yes
    to every legal build, however long its path and however it is paid; any of them can be said segment by segment
    (own_paths.py).
    """

    kind = "build"

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.asked
        self.bit = 1 << state.asked
        self.taken = taken_by(state, state.asked)
        self.purse = purse_of(state, state.asked)
        #: Segments that can be laid and paid for at most: every one takes a piece of track and at least one card.
        self.most = min(self.purse.total, state.track[state.asked])
        self._reach: list[int] = []
        self._nodes = 0
        self._listed: list[Build] | None = None

    def any(self) -> bool:
        if self.most == 0:
            return False
        if self._any_short():
            return True
        if self.most <= SHORT:
            return False
        for city in self.targets():
            if self._far(city, 0):
                return True
        return False

    def count(self) -> int:
        return len(self.listed())

    def at(self, index: int) -> Build:
        return self.listed()[index]

    def has(self, action: object) -> bool:
        return isinstance(action, Build) and why_not_build(self.state, action) is None

    def draw(self, chance: Chance) -> Build:
        """Any target that can be paid for, then any of its paths; nothing is listed but those."""
        left = [city for city in self.targets() if self.reaches(city)]
        while left:
            place = chance.below(len(left))
            paths = self.paths_to(left[place])
            if paths:
                return self.paid(chance.choice(paths))
            left[place] = left[-1]
            left.pop()
        raise IndexError("nothing can be built")

    def targets(self) -> list[int]:
        """The cities that are not in the network, as nodes."""
        network, bit = self.state.network, self.bit
        return [city.node for city in self.state.board.cities if not network[city.node] & bit]

    def reaches(self, city: int) -> bool:
        """Is there a way that is short enough, whatever its colours? Taken segments count only for longer ways."""
        if self.most <= SHORT:
            if self._nodes == 0:
                self._nodes = nodes_of(self.state, self.bit)
            return self.state.board.atlas.around(city) & self._nodes != 0
        if not self._reach:
            self._reach = reach_of(self.state, self.seat, self.most)
        return self._reach[city] <= self.most

    def listed(self) -> list[Build]:
        if self._listed is None:
            self._listed = []
            if self.most:
                for city in self.targets():
                    self._list(city, self._listed)
        return self._listed

    def _list(self, city: int, found: list[Build]) -> None:
        for number, path in enumerate(self.listed_to(city)):
            if number == 0:
                found.extend(self.payments(path))
            else:
                found.append(self.paid(path))

    def payments(self, path: tuple[int, ...]) -> list[Build]:
        """A path with the ways to pay for it, the cheapest first; only that one where there may be very many."""
        cheapest = self.paid(path)
        if len(path) > MODEST_PATH or self.purse.total > MODEST_HAND:
            return [cheapest]
        state = self.state
        found = all_payments(self.purse.hand, need_of(state, path), state.switches.wild_one_colour)
        builds = [Build(path, direct, wild) for direct, wild in found[:MOST_PAYMENTS]]
        return [cheapest, *[build for build in builds if build != cheapest]]

    def listed_to(self, city: int) -> list[tuple[int, ...]]:
        """The paths to choose from; to a far city a few of the cheapest."""
        paths = self.paths_to(city)
        if len(paths) == 1 and len(paths[0]) > SHORT:
            return cheapest_ways(self.state, self.seat, self.purse, city, MOST_FAR)
        return paths

    def paths_to(self, city: int) -> list[tuple[int, ...]]:
        """The cheapest path first; then the other short ones by what they cost."""
        short = [(self.purse.cost(way.need), way.segments) for way in self.short_ways(city)]
        short.sort()
        best = short[0][0] if short else 0
        # A path with more segments than the short ones costs at least one card for each.
        far = self._far(city, best) if best == 0 or best > SHORT + 1 else ()
        paths = [segments for _, segments in short]
        return [far, *paths] if far else paths

    def short_ways(self, city: int) -> list[Way]:
        """The payable ways of a few segments from the network to a city (SK-7.1-a..i)."""
        atlas, network, bit = self.state.board.atlas, self.state.network, self.bit
        found: list[Way] = []
        starts, ways = atlas.starts(city), atlas.ways(city)
        for place in range(len(starts)):
            if network[starts[place]] & bit:
                found.extend([way for way in ways[place] if self._fits(way)])
        return found

    def _any_short(self) -> bool:
        atlas, network, bit = self.state.board.atlas, self.state.network, self.bit
        for node in range(len(network)):
            if network[node] & bit:
                for way in atlas.leaving(node):
                    if way.length > self.most:
                        break
                    if not network[way.city] & bit and self._fits(way):
                        return True
        return False

    def _fits(self, way: Way) -> bool:
        """Is the track there, can it be paid, are its segments free, and does it meet the network only at its start?"""
        if way.length > self.most or self.purse.cost(way.need) == TOO_MUCH:
            return False
        laid, network = self.state.laid, self.state.network
        for segment in way.segments:
            if laid[segment] & self.taken:
                return False
        for node in way.inner:
            if network[node] & self.bit:
                return False
        return True

    def _far(self, city: int, best: int) -> tuple[int, ...]:
        """A longer path that is the cheapest of all; nothing if the best short one, with this cost, is as good."""
        if self.most <= SHORT or not self.reaches(city):
            return ()
        path = cheapest_way(self.state, self.seat, self.purse, city)
        if len(path) <= SHORT or (best and self.purse.cost(need_of(self.state, path)) >= best):
            return ()
        return path

    def paid(self, path: tuple[int, ...]) -> Build:
        """A payable path with its cheapest payment."""
        payment = self.purse.cheapest(need_of(self.state, path))
        assert payment is not None
        return Build(path, payment[0], payment[1])


# -- refusing


def may_build(state: State) -> bool:
    """As the action of the turn, or once more after a build (SK-7.1-k)."""
    return state.phase == ACTION or (state.phase == END_TURN and state.built == 1)


def why_not_build(state: State, action: Build) -> Violation | None:
    seat, board = state.asked, state.board
    if not action.path:
        return Violation("SK-7.1-a", "why-no-path", {})
    for segment in action.path:
        if not 0 <= segment < len(board.segments):
            return Violation("SK-7.1-a", "why-no-such-segment", {})
    refused = why_not_path(state, seat, action.path)
    if refused is None and len(action.path) > state.track[seat]:
        refused = Violation("SK-7.1-i", "why-no-pieces", {"n": state.track[seat], "needed": len(action.path)})
    return refused if refused is not None else why_not_pay(state, seat, action)


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
    if state.board.city_at[node] == NONE:
        if state.in_network(seat, node):
            return Violation("SK-7.1-j", "why-loop", {})
        return Violation("SK-7.1-f", "why-ends-at-junction", {})
    if state.in_network(seat, node):
        return Violation("SK-7.1-j", "why-already-joined", {"space": node})
    return None


def why_not_pay(state: State, seat: int, action: Build) -> Violation | None:
    """The wild sets are sets, the hand holds the cards, and they are worth exactly what the path needs (§7.2)."""
    colours = len(state.board.colours)
    if len(action.direct) != colours or min(action.direct) < 0:
        return Violation("SK-7.2-a", "why-no-such-cards", {})
    worth = list(action.direct)
    played = list(action.direct)
    for source, n, targets in action.wild:
        if not 0 <= source < colours or min(targets, default=0) < 0 or max(targets, default=0) >= colours:
            return Violation("SK-7.2-a", "why-no-such-cards", {})
        if n < 2 or len(targets) != n - 1 or source in targets:
            return Violation("SK-7.2-b", "why-bad-set", {"n": n, "worth": max(0, n - 1)})
        if state.switches.wild_one_colour and len(set(targets)) > 1:
            return Violation("SK-7.2-b", "why-mixed-set", {})
        played[source] += n
        for target in targets:
            worth[target] += 1
    hand = state.hand_of(seat)
    for colour in range(colours):
        if played[colour] > hand[colour]:
            args = {"colour": colour, "n": hand[colour], "needed": played[colour]}
            return Violation("SK-7.2-a", "why-cards-not-held", args)
    need = counts_of(need_of(state, action.path), colours)
    if worth == need:
        return None
    if sum(played) == 0:
        return why_not_free(need, hand, purse_of(state, seat).cost(need_of(state, action.path)))
    return Violation("SK-7.2-d", "why-not-exact", {"colours": need, "paid": worth})


def why_not_free(need: list[int], hand: list[int], cost: int) -> Violation:
    """Nothing is paid: what the path needs, and what the hand lacks if it could not be paid at all."""
    if cost != TOO_MUCH:
        return Violation("SK-7.2-a", "why-unpaid", {"colours": need, "cards": cost})
    lacking = [max(0, need[colour] - hand[colour]) for colour in range(len(need))]
    return Violation("SK-7.2-a", "why-cannot-pay", {"colours": need, "lacking": lacking})


# -- acting


def build(state: State, action: Build) -> list[Event]:
    """Pay, lay the track, score the city (SK-7.2-e, SK-7.3)."""
    seat, board = state.asked, state.board
    pay(state, seat, action)
    node = NONE
    for segment in action.path:
        state.laid[segment] |= 1 << seat
        one, other = board.ends[segment]
        for end in (one, other):
            if board.city_at[end] != NONE and not state.in_network(seat, end):
                node = end
    for segment in action.path:
        one, other = board.ends[segment]
        state.network[one] |= 1 << seat
        state.network[other] |= 1 << seat
    state.track[seat] -= len(action.path)
    if not state.switches.one_city_per_build:
        state.built = 1
    return score_city(state, seat, node)


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
