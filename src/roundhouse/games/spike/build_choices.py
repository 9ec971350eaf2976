"""The builds that are offered: the payable paths to each city, and how each of them can be paid."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Drawn
from roundhouse.games.spike.atlas import Way
from roundhouse.games.spike.budget import PER_PATH, Budget
from roundhouse.games.spike.build import Build, purse_of
from roundhouse.games.spike.cheapest_path import cheapest_ways
from roundhouse.games.spike.paths import need_of, nodes_of, reach_of, taken_by
from roundhouse.games.spike.payment import TOO_MUCH, all_payments
from roundhouse.games.spike.state import State

#: Hands and paths for which other payments than the cheapest are offered too, and how many of them.
MODEST_HAND: Final = 14
MODEST_PATH: Final = 5
MOST_PAYMENTS: Final = 8
#: Paths that are listed to a city that no short one leads to.
MOST_FAR: Final = 4


class BuildChoices(Drawn):
    """Every payable path of a few segments, and the cheapest of any length to each city.

    Each path comes with its cheapest payment, the cheapest path to a city with its other payments too. `has` says yes
    to every legal build, however long its path and however it is paid; any of them can be said segment by segment
    (own_paths.py). All that is found is found within one budget (budget.py): where it does not suffice, the cities that
    come last are without paths, and the last paths without other payments.
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
        self.budget = Budget(state.board.steps)
        #: Ways of at most so many segments are looked up, not searched for.
        self.short = state.board.atlas.short()
        self._reach: list[int] = []
        self._nodes = 0
        self._far_ways: dict[int, list[tuple[int, ...]]] = {}
        self._listed: list[Build] | None = None

    def any(self) -> bool:
        if self.most == 0:
            return False
        if self._any_short():
            return True
        for city in self.targets():
            if self._only_far(city):
                return True
        return False

    def count(self) -> int:
        return len(self.listed())

    def at(self, index: int) -> Build:
        return self.listed()[index]

    def has(self, action: object) -> bool:
        return isinstance(action, Build) and action.why_not(self.state) is None

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
        if self.most <= self.short:
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
                    if not self.budget.is_spent():
                        self._list(city, self._listed)
        return self._listed

    def _list(self, city: int, found: list[Build]) -> None:
        for number, path in enumerate(self.listed_to(city)):
            if number == 0:
                found.extend(self.payments(path))
            elif not self.budget.is_spent():
                found.append(self.paid(path))

    def all_to(self, city: int) -> list[Build]:
        """The paths to one city, each with the ways to pay for it."""
        found: list[Build] = []
        for path in self.listed_to(city) if self.most else []:
            if not self.budget.is_spent():
                found.extend(self.payments(path))
        return found

    def payments(self, path: tuple[int, ...]) -> list[Build]:
        """A path with the ways to pay for it, the cheapest first; only that one where there may be very many."""
        cheapest = self.paid(path)
        if len(path) > MODEST_PATH or self.purse.total > MODEST_HAND:
            return [cheapest]
        state = self.state
        found = all_payments(self.purse.hand, need_of(state, path), state.switches.wild_one_colour, self.budget)
        builds = [Build(path, direct, wild) for direct, wild in found[:MOST_PAYMENTS]]
        return [cheapest, *[build for build in builds if build != cheapest]]

    def listed_to(self, city: int) -> list[tuple[int, ...]]:
        """The paths to choose from; to a far city a few of the cheapest."""
        ways = self.short_ways(city)
        return self._by_cost(city, ways) if ways else self._only_far(city)

    def paths_to(self, city: int) -> list[tuple[int, ...]]:
        """The cheapest path first; then the other short ones by what they cost."""
        return self._by_cost(city, self.short_ways(city))

    def _by_cost(self, city: int, ways: list[Way]) -> list[tuple[int, ...]]:
        short = [(self.purse.cost(way.need), way.segments) for way in ways]
        short.sort()
        best = short[0][0] if short else 0
        # A path with more segments than the short ones costs at least one card for each.
        far = self._far(city, best) if best == 0 or best > self.short + 1 else ()
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
        if city in self._far_ways:
            found = self._far_ways[city]
        else:
            found = self._search(city, 1)
        if not found or len(found[0]) <= self.short:
            return ()
        return () if best and self.purse.cost(need_of(self.state, found[0])) >= best else found[0]

    def _only_far(self, city: int) -> list[tuple[int, ...]]:
        """A few of the cheapest paths to a city to which no short one leads."""
        if city not in self._far_ways:
            self._far_ways[city] = self._search(city, MOST_FAR)
        return self._far_ways[city]

    def _search(self, city: int, wanted: int) -> list[tuple[int, ...]]:
        if self.most <= self.short or self.budget.is_spent() or not self.reaches(city):
            return []
        return cheapest_ways(self.state, self.seat, self.purse, city, wanted, self.budget)

    def paid(self, path: tuple[int, ...]) -> Build:
        """A payable path with its cheapest payment."""
        payment = self.purse.cheapest(need_of(self.state, path))
        self.budget.left -= PER_PATH + self.purse.steps
        assert payment is not None
        return Build(path, payment[0], payment[1])
