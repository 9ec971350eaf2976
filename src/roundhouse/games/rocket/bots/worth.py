"""What a position is worth: money in hand, and what everything on the board will probably pay to every seat.

The parts are kept, so that what one step or one claim changes is found without counting everything again (change.py).
Compiled code spends most of its thinking here, hence flat lists: `line * players + seat`.
"""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.bots.awards import likely_award
from roundhouse.games.rocket.bots.outlook import Outlook, Way
from roundhouse.games.rocket.bots.weights import Weights
from roundhouse.games.rocket.ending import closed_lines
from roundhouse.games.rocket.final import FINAL_PRIZES, final_totals
from roundhouse.games.rocket.scoring import CITY_PRIZES
from roundhouse.games.rocket.state import ELIMINATED, ISOLATED, OVER, State


def progress(state: State, weights: Weights) -> float:
    """How much of the game is over, from 0 to 1: by tiles or by lines, whichever is further."""
    tiles = (state.board.tiles - state.tiles) / weights.usual_tiles
    lines = closed_lines(state) / (len(state.status) - 1)
    return min(1.0, max(tiles, lines))


class Worth:
    """The worth of one position to every seat, part by part."""

    def __init__(self, state: State, ways: list[Way], weights: Weights) -> None:
        self.state = state
        self.ways = ways
        self.weights = weights
        self.players = state.players
        self.seats = [float(money) for money in state.money]
        left = 1.0 - progress(state, weights)
        self.left = left
        self.share_doubt = weights.least_doubt + weights.share_doubt * left
        self.station_doubt = weights.least_doubt + weights.station_doubt * left
        self.industry_doubt = weights.least_doubt + weights.industry_doubt * left
        self.passenger_doubt = weights.least_doubt
        if state.passengers_left > 0:
            self.passenger_doubt += weights.passenger_doubt * left
        self.count_stations()
        self.value_lines()
        self.value_cities()
        self.passengers = self.passenger_worth(-1)
        self.add(self.passengers)

    def add(self, worth: list[float]) -> None:
        for seat in range(self.players):
            self.seats[seat] += worth[seat]

    # -- lines

    def count_stations(self) -> None:
        """Linked stations per line and seat, and those standing free, which lines may still reach."""
        state, players = self.state, self.players
        self.linked = [0.0] * (len(state.status) * players)
        self.free_hexes: list[int] = []
        line_at, station = state.line_at, state.station
        for hex in range(len(station)):
            seat = station[hex]
            if seat >= 0:
                line = line_at[hex]
                if line >= 0:
                    self.linked[line * players + seat] += 1.0
                else:
                    self.free_hexes.append(hex)

    def value_lines(self) -> None:
        """What the shares and stations of every line will pay."""
        self.shares: list[list[float]] = []
        self.stations: list[list[float]] = []
        nothing = [0.0] * self.players
        for line in range(len(self.state.status)):
            if self.state.status[line] == ELIMINATED:
                self.shares.append(nothing)
                self.stations.append(nothing)
                continue
            ahead = self.ways[line].ahead
            value = self.future_value(line, self.state.value(line), ahead.growth)
            self.shares.append(self.share_worth(self.holdings(line), value))
            counts = self.station_counts(line, ahead)
            self.stations.append(self.station_worth(counts, value, ahead.towns))
            self.add(self.shares[line])
            self.add(self.stations[line])

    def count_shares_again(self, line: int) -> None:
        """The shares of a line have changed, and nothing else."""
        value = self.future_value(line, self.state.value(line), self.ways[line].ahead.growth)
        after = self.share_worth(self.holdings(line), value)
        for seat in range(self.players):
            self.seats[seat] += after[seat] - self.shares[line][seat]
        self.shares[line] = after

    def future_value(self, line: int, value: int, growth: float) -> float:
        """The value that a line will probably pay by."""
        if self.state.status[line] == ISOLATED:
            return float(value)
        return value + self.weights.growth * growth + self.weights.late_growth * self.left

    def holdings(self, line: int) -> list[float]:
        shares, players = self.state.shares, self.players
        return [float(shares[line * players + seat]) for seat in range(players)]

    def share_worth(self, holdings: list[float], value: float) -> list[float]:
        """Shares pay once, at the merger or at the end."""
        prize = value * self.weights.shares
        return likely_award(holdings, prize, prize / 2, self.share_doubt)

    def station_counts(self, line: int, ahead: Outlook) -> list[float]:
        """Linked stations of a line per seat, with those that it will probably reach."""
        players = self.players
        counts = self.linked[line * players : (line + 1) * players]
        station, passes = self.state.station, ahead.passes
        for hex in self.free_hexes:
            likely = passes[hex]
            if likely > 0.0:
                counts[station[hex]] += likely
        return counts

    def station_worth(self, counts: list[float], value: float, towns: float) -> list[float]:
        """Stations pay at every railway town on the way, and at the end."""
        prize = value * (self.weights.stations + self.weights.towns * towns)
        return likely_award(counts, prize, prize / 2, self.station_doubt)

    # -- cities

    def value_cities(self) -> None:
        """What investments will pay, in the course of play and at the end."""
        self.look_at_cities()
        board = self.state.board
        #: What one connection of a city pays.
        self.city_pay: list[list[float]] = []
        for city in range(len(board.cities)):
            pay = self.one_connection(city, -1)
            self.city_pay.append(pay)
            times = self.city_times[city] * self.weights.cities
            if times > 0.0:
                for seat in range(self.players):
                    self.seats[seat] += pay[seat] * times
        self.industries = [self.industry_worth(industry, -1, 0.0) for industry in range(len(board.industries))]
        for worth in self.industries:
            self.add(worth)
        self.certain: list[list[float]] = [[] for _ in board.cities]

    def look_at_cities(self) -> None:
        """How likely each city is connected at the end, and how often it will still be scored."""
        state = self.state
        reached = 0
        for connected in state.connected:
            reached |= connected
        cities = len(state.board.cities)
        missed = [1.0] * cities
        self.city_times = [0.0] * cities
        for way in self.ways:
            ahead = way.ahead
            for index in range(len(ahead.places)):
                city = state.board.city_of[ahead.places[index]]
                if city >= 0:
                    missed[city] *= 1.0 - ahead.connects[index]
                    self.city_times[city] += ahead.connects[index]
        self.city_likely: list[float] = []
        hope = 1.0 - self.weights.city_hope * self.left
        for city in range(cities):
            is_reached = reached >> state.board.cities[city] & 1
            self.city_likely.append(1.0 if is_reached else 1.0 - missed[city] * hope)

    def one_connection(self, city: int, extra: int) -> list[float]:
        """What investments in a city pay when a line connects it; `extra` is a seat that has one more."""
        state, players = self.state, self.players
        industries = len(state.board.industries)
        counts = [0.0] * players
        claimed = extra >= 0
        for slot in range(city * industries * players, (city + 1) * industries * players):
            if state.claims[slot]:
                counts[slot % players] += state.claims[slot]
                claimed = True
        if not claimed:
            return counts
        if extra >= 0:
            counts[extra] += 1.0
        return likely_award(counts, CITY_PRIZES[0], CITY_PRIZES[1], self.weights.least_doubt)

    def industry_counts(self, industry: int) -> list[float]:
        """Claims of an industry per seat, by how likely their cities will be connected."""
        state, players = self.state, self.players
        industries = len(state.board.industries)
        counts = [0.0] * players
        for city in range(len(self.city_likely)):
            base = (city * industries + industry) * players
            for seat in range(players):
                claims = state.claims[base + seat]
                if claims:
                    counts[seat] += claims * self.city_likely[city]
        return counts

    def industry_worth(self, industry: int, extra: int, likely: float) -> list[float]:
        """What the final prize of an industry is worth to each seat.

        If `extra` is a seat, it has one more claim, in a city that is connected at the end with probability `likely`.
        """
        counts = self.industry_counts(industry)
        if extra >= 0:
            counts[extra] += likely
        prize = self.weights.industries
        return likely_award(counts, FINAL_PRIZES[0] * prize, FINAL_PRIZES[1] * prize, self.industry_doubt)

    def certainty(self, city: int) -> list[float]:
        """What it changes for everybody if a city is certainly connected at the end."""
        if not self.certain[city]:
            change = [0.0] * self.players
            likely = self.city_likely[city]
            self.city_likely[city] = 1.0
            for industry in range(len(self.industries)):
                if self.claimed(city, industry):
                    worth = self.industry_worth(industry, -1, 0.0)
                    for seat in range(self.players):
                        change[seat] += worth[seat] - self.industries[industry][seat]
            self.city_likely[city] = likely
            self.certain[city] = change
        return self.certain[city]

    def claimed(self, city: int, industry: int) -> bool:
        base = (city * len(self.industries) + industry) * self.players
        for seat in range(self.players):
            if self.state.claims[base + seat]:
                return True
        return False

    # -- passengers

    def passenger_worth(self, extra: int) -> list[float]:
        """The final prize for passengers; `extra` is a seat that has one more."""
        counts = [float(count) for count in self.state.passengers]
        if extra >= 0:
            counts[extra] += 1.0
        prize = self.weights.passengers
        return likely_award(counts, FINAL_PRIZES[0] * prize, FINAL_PRIZES[1] * prize, self.passenger_doubt)


# -- who is ahead


def lead(worth: list[float], seat: int, weights: Weights) -> float:
    """How far a seat is ahead of the others: of the best of them, and of all on average."""
    best = -1e9
    total = 0.0
    for other in range(len(worth)):
        if other != seat:
            amount = worth[other]
            total += amount
            if amount > best:
                best = amount
    others = weights.leader * best + (1.0 - weights.leader) * total / (len(worth) - 1)
    return worth[seat] - weights.envy * others


def lead_slopes(worth: list[float], seat: int, weights: Weights) -> list[float]:
    """How the lead of a seat changes with every seat's worth, as long as the same rival is the best."""
    best = -1
    for other in range(len(worth)):
        if other != seat and (best < 0 or worth[other] > worth[best]):
            best = other
    slopes = [-weights.envy * (1.0 - weights.leader) / (len(worth) - 1)] * len(worth)
    slopes[best] -= weights.envy * weights.leader
    slopes[seat] = 1.0
    return slopes


def weighed(change: list[float], slopes: list[float]) -> float:
    """What a change of everybody's worth means for the lead."""
    total = 0.0
    for seat in range(len(change)):
        total += change[seat] * slopes[seat]
    return total


def final_worth(state: State, weights: Weights) -> list[float]:
    """The totals of a game that is over; whoever has won has something more than that."""
    totals = final_totals(state)
    most = max(totals)
    winners = 0
    for total in totals:
        if total == most:
            winners += 1
    return [total + (weights.victory / winners if total == most else 0.0) for total in totals]


def worth_of(state: State, ways: list[Way], weights: Weights) -> list[float]:
    """What a position is worth to every seat."""
    if state.phase == OVER:
        return final_worth(state, weights)
    return Worth(state, ways, weights).seats
