"""Prospects: what contracts, route and network of a seat still promise, and which cities should be joined for that.

The deliveries that pay best for the track and the driving they need are taken one after the other; what one of them
joins is there for the next. Builders and train work side by side, each by a clock of its own: what neither can finish
before the game is over does not count. How far cities are from each other is looked up on the empty board; how far
they are from the network is found over the segments that are free.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.board import FREIGHT_CAR, LOCOMOTIVE, TENDER, UNREACHED
from roundhouse.games.spike.bots.weights import Weights
from roundhouse.games.spike.paths import reach_of
from roundhouse.games.spike.state import DELIVERED, LAST_ROUND, NONE, ON_TRAIN, TIME_CARDS, State

#: So far the free segments around a network are looked at.
NEIGHBOURHOOD: Final = 5
#: Cards that are drawn in a turn, over all players: turns in which nobody draws are counted in.
PACE: Final = 1.15
#: Cards that a new deck has for every player, less what hands keep.
NEXT_DECK: Final = 0.75
#: Actions that a segment takes besides drawing its card: the builds, by their usual length.
BUILDS: Final = 0.45
#: Cards that a segment takes, wild sets counted in.
CARDS: Final = 1.2


def turns_left(state: State) -> float:
    """About how many turns everybody still has."""
    if state.last_turns != NONE:
        return 1.0
    if state.round == LAST_ROUND:
        time_cards = TIME_CARDS - state.time
        # The last of k cards among n lies at n * k / (k + 1) on average.
        cards = len(state.deck) - state.lower + state.lower * time_cards / (time_cards + 1.0)
    else:
        each = state.board.copies - state.board.removed[state.players]
        deck = NEXT_DECK * each * len(state.board.colours)
        cards = len(state.deck) + deck * (LAST_ROUND - state.round - 0.2)
    return cards / PACE / state.players + 1.0


class Job:
    """A delivery that could be made: from a city, unless the goods are aboard, to another one that pays for them."""

    def __init__(self, commodity: int, supplier: int, payer: int, pay: int) -> None:
        self.commodity = commodity
        self.supplier = supplier
        self.payer = payer
        self.pay = pay


class Link:
    """A city that is wanted in the network, how many segments that takes, and what it is worth to be nearer by one."""

    def __init__(self, city: int, segments: int, worth: float) -> None:
        self.city = city
        self.segments = segments
        self.worth = worth


class Prospects:
    """What one seat has before it. Cities are counted as the board counts them."""

    def __init__(self, state: State, seat: int, weights: Weights, near: list[int], faster: int = 0) -> None:
        """`faster`: with a locomotive that is faster by so much."""
        self.state = state
        self.seat = seat
        self.weights = weights
        self.near = near
        self.turns = turns_left(state)
        self.links: list[Link] = []
        self.chosen: list[Job] = []
        self.spans = state.board.spans()
        self.worth = 0.0
        self._now = near[:]
        self._speed = float(state.part(seat, LOCOMOTIVE) + faster)
        #: When the builders and the train will have done what is planned, in turns from now.
        self._built = -0.5 * state.cards(seat) / state.part(seat, TENDER)
        self._driven = 0.0
        #: The space where the train will be then.
        self._train = self._space()
        self._plan()

    def _space(self) -> int:
        """Where the train is; before the game, where the network begins."""
        at = self.state.at[self.seat]
        return self.state.board.cities[self.near.index(0)].node if at == NONE else at

    # -- the plan

    def _plan(self) -> None:
        jobs = all_jobs(self.state, self.seat)
        weights = self.weights
        while jobs:
            best: Job | None = None
            most = 0.0
            fewest = 0
            for job in jobs:
                segments = self._segments(job)
                value = job.pay - weights.trip - weights.segment * segments
                if value > most:
                    value -= weights.mile * self._drive(job) / self._speed
                if value > most:
                    best, most, fewest = job, value, segments
            if best is None:
                break
            self._take(best, most, fewest)
            jobs = [job for job in jobs if job.commodity != best.commodity and job.payer != best.payer]
        self._route()

    def _segments(self, job: Job) -> int:
        now, board = self._now, self.state.board
        to_payer = now[board.city_at[job.payer]]
        if job.supplier == NONE:
            return to_payer
        supplier = board.city_at[job.supplier]
        return now[supplier] + min(to_payer, self.spans[supplier][job.payer])

    def _drive(self, job: Job) -> int:
        """The spaces that the train drives for a delivery, to load and to unload."""
        city_at = self.state.board.city_at
        if job.supplier == NONE:
            return self._away(city_at[job.payer])
        supplier = city_at[job.supplier]
        return self._away(supplier) + self.spans[supplier][job.payer] + 1

    def _away(self, city: int) -> int:
        """From where the train is going to be."""
        board, row = self.state.board, self.spans[city]
        if self._train < board.size:
            return row[self._train]
        one, other = board.ends[self._train - board.size]
        return 1 + min(row[one], row[other])

    def _take(self, job: Job, value: float, segments: int) -> None:
        """Count a delivery in as far as there is time for it, and let the next ones find its cities joined."""
        city_at = self.state.board.city_at
        self._built += segments * self._effort()
        if segments:
            self._built += 1.0
        driving = self._drive(job) / self._speed
        done = max(self._built + 0.5 * driving, self._driven + driving) + 1.0
        doubt = self._in_time(done)
        if doubt <= 0.0:
            return
        self._driven = done
        self._train = job.payer
        self.worth += value * doubt
        self.chosen.append(job)
        if job.supplier != NONE:
            self._join(city_at[job.supplier], doubt)
        self._join(city_at[job.payer], doubt)

    def _effort(self) -> float:
        """Actions that a segment takes."""
        return self.weights.effort * (CARDS / self.state.part(self.seat, TENDER) + BUILDS)

    def _in_time(self, done: float) -> float:
        """How likely something will be done before the game is over that is done in so many turns."""
        return max(0.0, min(1.0, (self.turns + 2.0 - done) / 5.0))

    def _join(self, city: int, doubt: float) -> None:
        now, cities = self._now, self.state.board.cities
        if now[city] == 0:
            return
        self.links.append(Link(city, now[city], self.weights.segment * self.weights.nearer * doubt))
        row = self.spans[city]
        for number in range(len(now)):
            now[number] = min(now[number], row[cities[number].node])

    # -- the route

    def _route(self) -> None:
        """The best destination and the start, and 1 for every other destination on the way."""
        state, weights = self.state, self.weights
        route = state.route[self.seat]
        if route == NONE:
            return
        card, city_at = state.board.routes[route], state.board.city_at
        start = city_at[card.start]
        to_start = self._now[start]
        best = NONE
        most = 0.0
        for number in range(len(card.destinations)):
            node = card.destinations[number]
            segments = to_start + min(self._now[city_at[node]], self.spans[start][node])
            value = weights.route * card.values[number] - weights.segment * segments
            if value > most:
                best, most = number, value
        if best == NONE:
            return
        self._built += (to_start + self._now[city_at[card.destinations[best]]]) * self._effort()
        doubt = self._in_time(self._built)
        if doubt <= 0.0:
            return
        self.worth += most * doubt
        self._join(start, doubt)
        self._join(city_at[card.destinations[best]], doubt)
        for number in range(len(card.destinations)):
            if number != best:
                self.worth += max(0.0, 1.0 - weights.segment * self._now[city_at[card.destinations[number]]]) * doubt

    # -- what joining a city changes

    def gain(self, city: int) -> float:
        """What it is worth for the plan that a city is joined."""
        total = 0.0
        node = self.state.board.cities[city].node
        for link in self.links:
            left = self.spans[link.city][node]
            if left < link.segments:
                total += link.worth * (link.segments - left)
        return total + self._extra(city)

    def _extra(self, city: int) -> float:
        """Destinations of the route count 1 each, beside the best."""
        state = self.state
        route = state.route[self.seat]
        if route == NONE or self.near[city] == 0:
            return 0.0
        card = state.board.routes[route]
        node = state.board.cities[city].node
        return 0.8 if node in card.destinations else 0.0


def all_jobs(state: State, seat: int) -> list[Job]:
    board = state.board
    jobs: list[Job] = []
    for commodity in range(len(state.owner)):
        if state.owner[commodity] != seat or state.token[commodity] == DELIVERED or state.face[commodity] == NONE:
            continue
        card, face = board.contracts[state.card[commodity]], state.face[commodity]
        aboard = state.token[commodity] == ON_TRAIN
        for number in range(len(card.cities[face])):
            payer = card.cities[face][number]
            if (state.served[payer] >> seat) & 1:
                continue
            pay = card.pays[face][number]
            if aboard:
                jobs.append(Job(commodity, NONE, payer, pay))
                continue
            suppliers = board.suppliers[commodity]
            jobs.extend([Job(commodity, supplier, payer, pay) for supplier in suppliers if supplier != payer])
    return jobs


def nearness(state: State, seat: int) -> list[int]:
    """The segments that it takes to join each city, over free segments near the network and any beyond."""
    board, spans = state.board, state.board.spans()
    reach = reach_of(state, seat, NEIGHBOURHOOD)
    near: list[int] = []
    gates: list[int] = []
    for number in range(len(board.cities)):
        far = reach[board.cities[number].node]
        near.append(far if far <= NEIGHBOURHOOD else UNREACHED)
        if 0 < far <= NEIGHBOURHOOD:
            gates.append(number)
    for number in range(len(near)):
        if near[number] == UNREACHED:
            node = board.cities[number].node
            for gate in gates:
                near[number] = min(near[number], near[gate] + spans[gate][node])
    return near


def from_start(state: State, city: int) -> list[int]:
    """The same for a network that begins in a city."""
    row = state.board.spans()[city]
    return [row[other.node] for other in state.board.cities]


def waiting_contracts(state: State, seat: int) -> int:
    waiting = 0
    for commodity in range(len(state.owner)):
        if state.owner[commodity] == seat and state.token[commodity] != DELIVERED:
            waiting += 1
    return waiting


def has_room(state: State, seat: int) -> bool:
    return state.cargo(seat) < state.part(seat, FREIGHT_CAR)
