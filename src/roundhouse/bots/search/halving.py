"""The search: sequential halving over the candidates, repeated with twice the playouts and more candidates.

One sweep is the classical method: every candidate gets a few playouts, the better half gets more, and so on until two
are left. The n-th playout of every candidate has the same seed, and candidates are compared by equally many playouts,
so luck helps them all alike. A later sweep is what the method would do with twice as many playouts from the beginning,
except that earlier playouts are reused. The search can therefore be stopped at any time, and with a given
number of playouts its result depends on nothing but the seed.
"""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.bots.search.budget import Budget
from roundhouse.bots.search.playout import playout
from roundhouse.engine.chance import Chance

#: Playouts per candidate in the first sweep.
FIRST_LOOK: Final = 2
#: Progressive widening: a sweep considers this times the square root of its number of playouts.
WIDENING: Final = 0.8


class Option:
    """One candidate: its value at a glance, and the values of its playouts."""

    def __init__(self, action: Any, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []

    @property
    def playouts(self) -> int:
        return len(self.values)

    def mean(self, level: int) -> float:
        """The average value of the first `level` playouts."""
        total = 0.0
        count = min(level, len(self.values))
        for index in range(count):
            total += self.values[index]
        return total / count if count else self.prior

    def estimate(self, level: int, prior_weight: float) -> float:
        """The same, with the prior counted as that many playouts."""
        count = min(level, len(self.values))
        if count == 0:
            return self.prior
        return (self.mean(level) * count + self.prior * prior_weight) / (count + prior_weight)

    def better_than(self, other: Option) -> float:
        """By how much, in the worlds in which both have been tried."""
        level = min(len(self.values), len(other.values))
        return self.mean(level) - other.mean(level)

    def doubt(self, other: Option) -> float:
        """The standard error of that difference; 0 where both have been tried in fewer than two worlds."""
        level = min(len(self.values), len(other.values))
        if level < 2:
            return 0.0
        mean = self.better_than(other)
        squares = 0.0
        for index in range(level):
            squares += (self.values[index] - other.values[index] - mean) ** 2
        return float((squares / (level - 1) / level) ** 0.5)


class Finding:
    """The result of a search: the options, best first, and how many playouts were made."""

    def __init__(self, options: list[Option], playouts: int) -> None:
        self.options = options
        self.playouts = playouts

    @property
    def best(self) -> Option:
        return self.options[0]


class Halving:
    """One search under way."""

    def __init__(self, player: Any, state: Any, seed: int, budget: Budget, keep_first: bool = False) -> None:
        self.player = player
        self.keep_first = keep_first
        self.state = state
        self.seat: int = player.seat(state)
        self.budget = budget
        self.prior_weight: float = player.prior_weight
        self.options = [Option(action, prior) for action, prior in player.candidates(state)]
        #: The options, best first, as far as known.
        self.standing = self.options[:]
        self.chance = Chance(seed)
        self.seeds: list[int] = []

    def sweep(self, width: int, playouts: int) -> bool:
        """Halve the first `width` candidates with that many playouts in all; False if the budget ran out."""
        field = self.options[:width]
        rounds = rounds_of(len(field))
        level = 0
        while True:
            level += max(1, playouts // (rounds * len(field)))
            lasted = self.raise_to(field, level)
            if not lasted:
                # Compare what has been tried so far, by as many playouts as every candidate has had.
                field = [option for option in field if option.values]
                level = min([len(option.values) for option in field], default=0)
            self.rank(field, level)
            if not lasted:
                return False
            if len(field) <= 2:
                return True
            field = self.halved(field)

    def halved(self, field: list[Option]) -> list[Option]:
        """The better half; the first candidate stays, if all others are to be compared with it."""
        kept = field[: (len(field) + 1) // 2]
        first = self.options[0]
        if self.keep_first and first not in kept:
            kept[-1] = first
        return kept

    def raise_to(self, field: list[Option], level: int) -> bool:
        """Give every option playouts up to a level, world by world; False if the budget ran out."""
        for number in range(level):
            for option in field:
                if len(option.values) <= number:
                    if self.budget.over():
                        return False
                    option.values.append(self.value(option, number))
                    self.budget.spent += 1
        return True

    def value(self, option: Option, number: int) -> float:
        while len(self.seeds) <= number:
            self.seeds.append(self.chance.bits())
        return playout(self.player, self.state, self.seat, option.action, self.seeds[number])

    def rank(self, field: list[Option], level: int) -> None:
        """Sort the field, best first, and put it at the head of the standing."""
        scores = {id(option): option.estimate(level, self.prior_weight) for option in field}
        field.sort(key=lambda option: -scores[id(option)])
        self.standing = field + [option for option in self.standing if id(option) not in scores]


def rounds_of(count: int) -> int:
    """The number of rounds until at most two are left and have been compared."""
    rounds = 1
    while count > 2:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def next_plan(planned: int, budget: Budget) -> int:
    """Twice as many playouts; if the budget does not allow that, all that remain, so that the last sweep finishes."""
    left = budget.left()
    if left is None or budget.spent + left >= 2 * planned:
        return 2 * planned
    return max(planned + 1, budget.spent + left)


def search(player: Any, state: Any, seed: int, budget: Budget, width: int = 6, keep_first: bool = False) -> Finding:
    """The best action for the seat that must decide, as far as the budget goes.

    The first sweeps consider `width` candidates. With a single candidate there is nothing to search. `keep_first`: the
    first candidate is tried as often as the best one, however bad it looks.
    """
    halving = Halving(player, state, seed, budget, keep_first)
    count = len(halving.options)
    planned = FIRST_LOOK * width
    while count > 1 and not budget.over():
        if not halving.sweep(min(count, max(width, int(WIDENING * planned**0.5))), planned):
            break
        planned = next_plan(planned, budget)
    return Finding(halving.standing, budget.spent)
