"""What a position is worth: money in hand, and what everything on the board will probably pay to every seat."""

# compiled
from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from roundhouse.games.rocket.board import TOWN
from roundhouse.games.rocket.bots.apprentice.outlook import Outlook
from roundhouse.games.rocket.ending import closed_lines
from roundhouse.games.rocket.final import FINAL_PRIZES, final_totals
from roundhouse.games.rocket.scoring import CITY_PRIZES
from roundhouse.games.rocket.state import ELIMINATED, ISOLATED, OVER, State


class Weights(NamedTuple):
    """How the apprentice sees things, found by playing many games against other ways of seeing them."""

    #: How much counts may still change, at the start of the game and at its end.
    share_doubt: float = 0.6
    station_doubt: float = 0.3
    industry_doubt: float = 0.9
    passenger_doubt: float = 0.3
    least_doubt: float = 0.2
    #: Tiles that are laid in a usual game.
    usual_tiles: float = 42.0
    #: What lines will connect soon, and beyond the look ahead.
    growth: float = 1.0
    late_growth: float = 2.0
    #: What the kinds of scoring weigh.
    shares: float = 1.0
    stations: float = 1.0
    towns: float = 1.0
    cities: float = 0.8
    industries: float = 1.0
    passengers: float = 1.0
    #: That a city will be connected which no line is near to yet.
    city_hope: float = 0.35
    #: How much the best of the others matters, compared with their average.
    leader: float = 0.5
    #: What winning is worth beyond the points.
    victory: float = 15.0
    #: What the next player, or the own second action, can collect at once.
    reply: float = 0.4
    follow: float = 0.3
    #: How likely a veto comes that pays for whoever bids.
    veto_fear: float = 0.5
    #: A veto must pay at least this much.
    veto_margin: float = 0.4
    #: Actions that differ by less are equally good.
    indifference: float = 0.15


WEIGHTS: Final = Weights()


def progress(state: State, weights: Weights) -> float:
    """How much of the game is over, from 0 to 1: by tiles or by lines, whichever is further."""
    tiles = (state.board.tiles - state.tiles) / weights.usual_tiles
    lines = closed_lines(state) / (len(state.status) - 1)
    return min(1.0, max(tiles, lines))


def likely_award(counts: list[int] | list[float], first: float, second: float, doubt: float) -> list[float]:
    """What each seat may expect of a ranking whose counts can still change by about `doubt`.

    Without doubt this is what the ranking pays now. Who has nothing is not ranked, unless that too may change.
    """
    top = max(counts)
    weights = [exp((count - top) / doubt) for count in counts]
    total = sum(weights)
    paid = [0.0] * len(counts)
    for winner, weight in enumerate(weights):
        likely = weight / total
        paid[winner] += likely * first
        # What is left weighs next to nothing when the winner is sure: it must not be found by subtraction.
        rest = 0.0
        for other, rival in enumerate(weights):
            if other != winner:
                rest += rival
        if rest > 0.0:
            each = likely * second / rest
            for other, rival in enumerate(weights):
                if other != winner:
                    paid[other] += each * rival
    for seat, count in enumerate(counts):
        if count < 1.0:
            paid[seat] *= min(1.0, count + doubt)
    return paid


class Value:
    """The worth of one position to every seat, part by part, so that small changes need not count it all again."""

    def __init__(self, state: State, outlooks: list[Outlook], weights: Weights) -> None:
        self.state = state
        self.outlooks = outlooks
        self.weights = weights
        self.over = state.phase == OVER
        if self.over:
            self.seats = [float(total) for total in final_totals(state)]
            return
        left = 1.0 - progress(state, weights)
        self.left = left
        least = weights.least_doubt
        self.share_doubt = least + weights.share_doubt * left
        self.station_doubt = least + weights.station_doubt * left
        self.industry_doubt = least + weights.industry_doubt * left
        self.passenger_doubt = least + weights.passenger_doubt * left
        self.seats = [float(money) for money in state.money]
        self.count_stations()
        self.look_at_cities()
        for line in range(len(state.status)):
            if state.status[line] != ELIMINATED:
                self.add(self.share_worth(line, self.holdings(line)))
                self.add(self.station_worth(line))
        for industry in range(len(state.board.industries)):
            self.add(self.industry_worth(industry))
        for city in range(len(state.board.cities)):
            self.add(self.city_worth(city))
        self.add(self.passenger_worth())

    def add(self, worth: list[float]) -> None:
        for seat, amount in enumerate(worth):
            self.seats[seat] += amount

    # -- lines

    def future_value(self, line: int) -> float:
        """The value that a line will probably pay by."""
        value = self.state.value(line)
        if self.state.status[line] == ISOLATED:
            return value
        growth = self.outlooks[line].growth
        return value + self.weights.growth * growth + self.weights.late_growth * self.left

    def holdings(self, line: int) -> list[float]:
        players = self.state.players
        return [float(held) for held in self.state.shares[line * players : (line + 1) * players]]

    def share_worth(self, line: int, holdings: list[float]) -> list[float]:
        """Shares pay once, at the merger or at the end."""
        value = self.future_value(line) * self.weights.shares
        return likely_award(holdings, value, value / 2, self.share_doubt)

    def count_stations(self) -> None:
        """Linked stations per line and seat, and how many more each line is likely to reach."""
        state = self.state
        self.linked = [[0] * state.players for _ in state.status]
        self.awaited = [[0.0] * state.players for _ in state.status]
        line_at = state.line_at
        for hex, seat in enumerate(state.station):
            if seat < 0:
                continue
            line = line_at[hex]
            if line >= 0:
                self.linked[line][seat] += 1
            else:
                for other, view in enumerate(self.outlooks):
                    likely = view.passes.get(hex)
                    if likely:
                        self.awaited[other][seat] += likely

    def station_prize(self, line: int) -> float:
        """Stations pay at every railway town on the way, and at the end."""
        weights = self.weights
        times = weights.stations
        places = self.state.board.places
        for place, likely in self.outlooks[line].connects.items():
            if places[place].kind == TOWN:
                times += weights.towns * likely
        return self.future_value(line) * times

    def station_worth(self, line: int) -> list[float]:
        """What stations will pay: those that are linked, and one more of each seat by how likely it comes."""
        prize = self.station_prize(line)
        worth = likely_award(self.linked[line], prize, prize / 2, self.station_doubt)
        for seat, awaited in enumerate(self.awaited[line]):
            if awaited > 0.0:
                more = self.one_station(line, seat, 1, prize)
                for other in range(len(worth)):
                    worth[other] += awaited * more[other]
        return worth

    def one_station(self, line: int, seat: int, by: int, prize: float) -> list[float]:
        """How a station more (1) or less (-1) on a line changes what its linked stations will pay."""
        counts = self.linked[line][:]
        before = likely_award(counts, prize, prize / 2, self.station_doubt)
        counts[seat] += by
        after = likely_award(counts, prize, prize / 2, self.station_doubt)
        return [after[other] - before[other] for other in range(len(after))]

    # -- cities

    def look_at_cities(self) -> None:
        """How likely each city is connected at the end, and how often it will still be scored."""
        state = self.state
        reached = 0
        for line, connected in enumerate(state.connected):
            if state.status[line] != ELIMINATED:
                reached |= connected
        self.city_likely: list[float] = []
        self.city_times: list[float] = []
        for place in state.board.cities:
            missed = 1.0
            times = 0.0
            for view in self.outlooks:
                likely = view.connects.get(place)
                if likely:
                    missed *= 1.0 - likely
                    times += likely
            hope = 1.0 - missed * (1.0 - self.weights.city_hope * self.left)
            self.city_likely.append(1.0 if reached >> place & 1 else hope)
            self.city_times.append(times)

    def industry_worth(self, industry: int, extra_city: int = -1, extra_seat: int = -1) -> list[float]:
        """The final prize of an industry; `extra_…` looks at one more claim."""
        state = self.state
        players, industries = state.players, len(state.board.industries)
        counts = [0.0] * players
        for city, likely in enumerate(self.city_likely):
            base = (city * industries + industry) * players
            for seat in range(players):
                claims = state.claims[base + seat]
                if claims:
                    counts[seat] += claims * likely
        if extra_seat >= 0:
            counts[extra_seat] += self.city_likely[extra_city]
        prize = self.weights.industries
        return likely_award(counts, FINAL_PRIZES[0] * prize, FINAL_PRIZES[1] * prize, self.industry_doubt)

    def city_worth(self, city: int, extra_seat: int = -1) -> list[float]:
        """What a city will pay to its investors when further lines connect it."""
        state = self.state
        players, industries = state.players, len(state.board.industries)
        times = self.city_times[city] * self.weights.cities
        if times <= 0.0:
            return [0.0] * players
        counts = [0.0] * players
        for slot in range(city * industries * players, (city + 1) * industries * players):
            if state.claims[slot]:
                counts[slot % players] += state.claims[slot]
        if extra_seat >= 0:
            counts[extra_seat] += 1.0
        return likely_award(counts, CITY_PRIZES[0] * times, CITY_PRIZES[1] * times, self.weights.least_doubt)

    # -- passengers

    def passenger_worth(self) -> list[float]:
        counts = [float(count) for count in self.state.passengers]
        prize = self.weights.passengers
        doubt = self.passenger_doubt if self.state.passengers_left else self.weights.least_doubt
        return likely_award(counts, FINAL_PRIZES[0] * prize, FINAL_PRIZES[1] * prize, doubt)


def lead(worth: list[float], seat: int, weights: Weights) -> float:
    """How far a seat is ahead of the others: of the best of them, and of all on average."""
    best = -1e9
    total = 0.0
    for other, amount in enumerate(worth):
        if other != seat:
            total += amount
            if amount > best:
                best = amount
    return worth[seat] - weights.leader * best - (1.0 - weights.leader) * total / (len(worth) - 1)
