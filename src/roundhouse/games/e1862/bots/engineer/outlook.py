"""What companies will earn: with the trains they have, with those that last, with one more; and what a share is worth.

A share is worth the dividends that are still to come and the price at the end, which dividends move. How many rounds
are to come is guessed from the trains and the money that the bank has left.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.bots.engineer.glance import Ground, Takings, run_all
from roundhouse.games.e1862.bots.memory import Memory, run_key
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.finance.market import PRICES, TOP
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.map.atlas import HOME, NONE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.operating.depot import BAND_SIZES, ENDLESS, NEVER, OBSOLETE_ON, TRAIN_PRICES, H
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL, train
from roundhouse.games.e1862.phases import has_room
from roundhouse.games.e1862.state import LNER_COMING, LNER_FAR, LNER_FORMED, LNER_LATER, OPERATING, State

#: Types in the order in which they are thought of.
KINDS: Final = (EXPRESS, FREIGHT, LOCAL)
#: What a train of a band earns for a company that has no track yet.
USUAL: Final = [70, 110, 160, 220, 260, 300, 340, 400]
#: Rounds that nobody looks beyond.
MOST_ROUNDS: Final = 12
#: Trains that a company buys in a round, on average.
TRAINS_A_ROUND: Final = 0.45
#: How much more a round earns than the one before, while track is built.
GROWTH: Final = 0.05


class Outlook:
    """One position, with what has been worked out about its companies."""

    def __init__(self, state: State, memory: Memory) -> None:
        self.state = state
        self.memory = memory
        #: The number of the map; NONE while nobody has asked since it changed.
        self.number = NONE
        self.grounds: list[Ground | None] = [None] * COUNT
        self.takings: list[Takings | None] = [None] * COUNT
        self.with_trains: dict[tuple[int, ...], int] = {}
        self.phase = state.phase
        #: What everybody was last known to earn, for guesses at how long the bank lasts.
        self.known = [-1] * COUNT

    def forget(self) -> None:
        """The map has changed."""
        self.number = NONE
        self.grounds = [None] * COUNT
        self.takings = [None] * COUNT
        self.with_trains = {}
        self.phase = self.state.phase

    def map_number(self) -> int:
        if self.number == NONE:
            self.number = self.memory.number(self.state.board)
        return self.number

    # -- earnings

    def ground(self, company: int) -> Ground:
        found = self.grounds[company]
        if found is None or self.phase != self.state.phase:
            if self.phase != self.state.phase:
                self.forget()
            found = Ground(self.state.board, company, self.state.phase)
            self.grounds[company] = found
        return found

    def fleet(self, company: int) -> list[int]:
        state = self.state
        return [
            train(state.train_type[number], state.train_band[number])
            for number in range(len(state.train_owner))
            if state.train_owner[number] == company
        ]

    def now(self, company: int) -> Takings:
        """What its trains would bring now."""
        if self.phase != self.state.phase:
            self.forget()
        found = self.takings[company]
        if found is None:
            found = self.with_fleet(company, sorted(self.fleet(company)))
            self.takings[company] = found
            self.known[company] = found.revenue
        return found

    def earns(self, company: int, trains: list[int]) -> int:
        """What other trains would bring it."""
        if not trains:
            return 0
        if self.phase != self.state.phase:
            self.forget()
        return self.with_fleet(company, sorted(trains)).revenue

    def with_fleet(self, company: int, trains: list[int]) -> Takings:
        """What trains bring, remembered for the next playout that comes to the same map."""
        key = run_key(self.state, self.map_number(), company, trains)
        found = self.memory.takings.get(key)
        if found is None:
            found = run_all(self.ground(company), trains, self.state.permits[company])
            self.memory.takings[key] = found
        return found

    def starting(self, company: int, band: int) -> int:
        """What one train would bring a company that has not started, from its home."""
        state = self.state
        board, home = state.board, HOME[company]
        kind = permit_of(state.permits[company])
        place = board.free_place(home) if board.tile[home] != NONE else NONE
        if place == NONE:
            return USUAL[band]
        key = (company, -1, band)
        found = self.with_trains.get(key)
        if found is None:
            board.markers[PLACES_PER_HEX * home + place] = company
            found = run_all(Ground(board, company, state.phase), [train(kind, band)], state.permits[company]).revenue
            board.markers[PLACES_PER_HEX * home + place] = NONE
            found = max(found, USUAL[band] * 3 // 4)
            self.with_trains[key] = found
        return found

    # -- trains

    def best_kind(self, company: int, band: int) -> tuple[int, int]:
        """The type of which one more train brings most, and how much more; type -1 if none may be bought."""
        fleet = self.fleet(company)
        before = self.now(company).revenue
        best, most = -1, -1
        for kind in KINDS:
            if allows(self.state.permits[company], kind) and has_room(self.state, company, kind):
                more = self.earns(company, [*fleet, train(kind, band)]) - before
                if more > most:
                    best, most = kind, more
        return best, most

    def lasting(self, company: int, ahead: int) -> list[int]:
        """Its trains that outlive so many bands after the one on sale."""
        limit = self.state.band() + ahead
        return [number for number in self.fleet(company) if OBSOLETE_ON[number & 7] > limit or limit >= NEVER]

    # -- how long it goes on

    def rounds_left(self) -> int:
        """Operating rounds to come, with the one under way."""
        state = self.state
        rest = state.or_count - state.or_number + 1 if state.round == OPERATING else 0
        if state.lner == LNER_FORMED:
            return rest if state.round == OPERATING else 3
        if state.broken:
            return max(1, rest if state.round == OPERATING else 3)
        if state.lner in (LNER_COMING, LNER_LATER):
            return rest + 3
        by_trains = int(self.rounds_until(H)) + 5
        income = 1
        for company in range(COUNT):
            if state.floated[company] and not in_receivership(state, company):
                if self.known[company] < 0:
                    self.now(company)
                income += self.known[company] * 8 // 10
        by_bank = 2 + state.bank // max(300, income + income // 4)
        return max(1, min(MOST_ROUNDS, by_trains, by_bank))

    def rounds_until(self, band: int) -> float:
        """Until the first train of a band is sold, if all go on buying."""
        state = self.state
        sizes = BAND_SIZES[state.switches.length]
        left = 0
        for earlier in range(state.band(), band):
            if sizes[earlier] != ENDLESS:
                left += sizes[earlier] - state.sold_trains[earlier]
        return left / (TRAINS_A_ROUND * max(2, state.floated.count(1)))

    # -- what a share is worth

    def share(self, company: int, most: int = MOST_ROUNDS) -> float:
        """Dividends to come in so many rounds at most, and the price after them."""
        state = self.state
        if in_receivership(state, company) or not state.started[company]:
            return 0.5 * sale_price(state, company)
        cell = state.cell[company]
        if cell < 0:
            cell = cell_at(state.par[company])
        return self.course(company, cell, min(most, self.rounds_left()))

    def course(self, company: int, cell: int, rounds: int) -> float:
        """The same from a given cell of the market."""
        state = self.state
        now = self.now(company).revenue
        band = state.band()
        fleet = self.fleet(company)
        wait = 0
        if not fleet:
            if state.money[company] + self.ready(company) < TRAIN_PRICES[band]:
                return 0.4 * PRICES[cell]
            now = self.with_one_more(company, [], band)
            wait = 1
        later, until = self.after_loss(company, fleet, now)
        return project(cell, now, later, wait, until, rounds, growth(state))

    def ready(self, company: int) -> int:
        """Money that a company that is not yet floated will get."""
        state = self.state
        if state.floated[company]:
            return 0
        return 10 * state.par[company] - 180 if state.chartered[company] else 2 * state.price(company) - 80

    def with_one_more(self, company: int, trains: list[int], band: int) -> int:
        """With one more train, the best that it may run."""
        if not self.state.floated[company] or not self.grounds_ready(company):
            return self.starting(company, band)
        best = 0
        for kind in KINDS:
            if allows(self.state.permits[company], kind):
                best = max(best, self.earns(company, [*trains, train(kind, band)]))
        return best

    def grounds_ready(self, company: int) -> bool:
        return self.ground(company).count > 1

    def after_loss(self, company: int, fleet: list[int], now: int) -> tuple[int, float]:
        """What it earns once its oldest trains are obsolete, with what it can buy; and the rounds until then."""
        state = self.state
        first = NEVER
        for number in fleet:
            first = min(first, OBSOLETE_ON[number & 7])
        if first >= NEVER:
            return now, 99.0
        band = state.band()
        kept = [number for number in fleet if OBSOLETE_ON[number & 7] > first]
        if state.money[company] + now // 2 >= TRAIN_PRICES[band]:
            return self.with_one_more(company, kept, band), self.rounds_until(first)
        return self.earns(company, kept), self.rounds_until(first)


def growth(state: State) -> float:
    return GROWTH if state.lner == LNER_FAR else 0.0


def permit_of(permits: int) -> int:
    """The type to buy with these permits."""
    for kind in KINDS:
        if allows(permits, kind):
            return kind
    return EXPRESS


def cell_at(price: int) -> int:
    """The highest cell whose price is not above it."""
    best = 0
    for cell in range(len(PRICES)):
        if PRICES[cell] <= price:
            best = cell
    return best


def project(cell: int, now: int, later: int, wait: int, until: float, rounds: int, more: float) -> float:
    """Dividends of one share over so many rounds, and its price after them (R7.8.5-c)."""
    total = 0.0
    factor = 1.0
    for number in range(rounds):
        revenue = 0.0 if number < wait else factor * (now if number < until else later)
        total += revenue / 10
        spaces = int(revenue) // max(1, PRICES[cell]) if revenue > 0 else -1
        cell = max(1, min(TOP, cell + 2 * min(4, spaces)))
        factor += more
    return total + (PRICES[cell] if later > 0 or until > rounds else PRICES[cell] / 2)
