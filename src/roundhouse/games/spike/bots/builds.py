"""Builds worth thinking of: the cities that bring most, and the cheapest payable way to each of them."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.atlas import Way
from roundhouse.games.spike.board import COLOUR_BITS, COLOUR_MASK, NONE, TENDER
from roundhouse.games.spike.bots.prospects import Prospects
from roundhouse.games.spike.build import Build, purse_of
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.market import market_value
from roundhouse.games.spike.paths import taken_by
from roundhouse.games.spike.payment import TOO_MUCH, Purse

#: Near the end, cards are worth hardly anything.
LAST_TURNS: Final = 3.0
LAST_CARD: Final = 0.05
#: Targets whose wanted cards are thought about.
WISHES: Final = 4


class Target:
    """A city to join: what it pays at once and what it is worth in all, before the cards."""

    def __init__(self, city: int, money: int, value: float) -> None:
        self.city = city
        self.money = money
        self.value = value


class Builds:
    """What a seat could build next."""

    def __init__(self, prospects: Prospects) -> None:
        state, seat = prospects.state, prospects.seat
        self.prospects = prospects
        self.state = state
        self.seat = seat
        self.bit = 1 << seat
        self.taken = taken_by(state, seat)
        self.purse: Purse = purse_of(state, seat)
        self.most = min(self.purse.total, state.track[seat])
        self.targets = self._targets()
        #: The city that cards are wanted for, and what joining it would pay at once.
        self.wanted_city = NONE
        self.wanted_money = 0

    def _targets(self) -> list[Target]:
        """Every city that is not in the network, best first if only the segments counted."""
        prospects, board = self.prospects, self.state.board
        weights = prospects.weights
        found: list[Target] = []
        for number in range(len(board.cities)):
            if 0 < prospects.near[number] <= board.atlas.short() + 2:
                money = market_value(self.state, board.cities[number].commodity)
                gain = prospects.gain(number)
                if prospects.turns <= 5.0:
                    gain *= prospects.turns / 8.0
                found.append(Target(number, money, weights.market * money + gain))
        near = prospects.near
        found.sort(key=lambda target: -(target.value - weights.card * near[target.city]))
        return found

    def price(self, cards: int) -> float:
        """Cards are worth less at the end, and when there are very many."""
        if self.prospects.turns <= LAST_TURNS:
            return LAST_CARD * cards
        weights = self.prospects.weights
        many = self.purse.total - weights.many_cards
        return weights.card * cards - (weights.card - weights.spare_card) * max(0, min(many, cards))

    def payable(self, count: int) -> list[tuple[float, Target, Build]]:
        """The best builds that can be paid for, each to another city, best first."""
        found: list[tuple[float, Target, Build]] = []
        values: list[float] = []
        if self.most == 0:
            return found
        for target in self.targets:
            near = self.prospects.near[target.city]
            if near > self.most:
                continue
            # No way is cheaper than its segments.
            if len(values) >= count and target.value - self.price(near) <= values[count - 1]:
                continue
            build, cost = self._cheapest(target.city)
            if build is not None:
                value = target.value - self.price(cost)
                found.append((value, target, build))
                values.append(value)
                values.sort(reverse=True)
        found.sort(key=lambda entry: -entry[0])
        return found[:count]

    def _cheapest(self, city: int) -> tuple[Build | None, int]:
        best: Way | None = None
        least = 0
        for way in self.ways(city):
            if way.length > self.most or (best is not None and way.length >= least):
                continue
            cost = self.purse.cost(way.need)
            if cost != TOO_MUCH and (best is None or cost < least):
                best, least = way, cost
        if best is None:
            return self._far(city)
        payment = self.purse.cheapest(best.need)
        if payment is None:
            return None, 0
        return Build(best.segments, payment[0], payment[1]), least

    def _far(self, city: int) -> tuple[Build | None, int]:
        """A city to which no short way leads."""
        board = self.state.board
        if self.prospects.near[city] <= board.atlas.short() or self.most <= board.atlas.short():
            return None, 0
        choices = BuildChoices(self.state)
        paths = choices.listed_to(board.cities[city].node)
        if not paths:
            return None, 0
        build = choices.paid(paths[0])
        return build, sum(build.direct) + sum([n for _, n, _ in build.wild])

    def ways(self, city: int) -> list[Way]:
        """The free short ways from the network to a city, whatever they cost."""
        atlas, network, laid, bit = self.state.board.atlas, self.state.network, self.state.laid, self.bit
        node = self.state.board.cities[city].node
        starts, ways = atlas.starts(node), atlas.ways(node)
        found: list[Way] = []
        for place in range(len(starts)):
            if network[starts[place]] & bit:
                for way in ways[place]:
                    free = True
                    for segment in way.segments:
                        if laid[segment] & self.taken:
                            free = False
                            break
                    if free:
                        for inner in way.inner:
                            if network[inner] & bit:
                                free = False
                                break
                    if free:
                        found.append(way)
        return found

    # -- what is missing

    def wanted(self) -> list[int]:
        """The cards that are missing for the city that is worth most for the time it takes."""
        state, weights = self.state, self.prospects.weights
        hand = self.purse.hand
        supply = state.part(self.seat, TENDER)
        best: Way | None = None
        most = -1.0
        for target in self.targets[:WISHES]:
            for way in self.ways(target.city):
                if way.length > state.track[self.seat]:
                    continue
                missing = lacking(hand, way.need)
                spare = self.purse.total - (way.length - missing)
                # Two cards too many of one colour stand for one that is missing: spare cards are worth about half.
                turns = max(0.0, missing * 1.3 - spare * 0.4) / supply
                rate = (target.value - weights.card * way.length) / (1.0 + turns)
                if rate > most:
                    best, most = way, rate
                    self.wanted_city, self.wanted_money = target.city, target.money
        if best is None:
            return [0] * len(hand)
        return [
            max(0, ((best.need >> (COLOUR_BITS * colour)) & COLOUR_MASK) - hand[colour]) for colour in range(len(hand))
        ]


def lacking(hand: list[int], need: int) -> int:
    """How many cards a need counts beyond a hand."""
    missing = 0
    for held in hand:
        wanted = need & COLOUR_MASK
        need >>= COLOUR_BITS
        if wanted > held:
            missing += wanted - held
    return missing
