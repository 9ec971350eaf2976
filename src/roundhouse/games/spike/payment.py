"""Paying for track (§7.2): cards of the right colour, or wild sets.

A need is one number that counts cards of every colour, six bits each (`Board.need`). The fewest cards are paid when
every card that can be is paid directly: a wild set only ever costs one card more than it is worth.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Violation
from roundhouse.games.spike.board import COLOUR_BITS, COLOUR_MASK
from roundhouse.games.spike.budget import SETS, Budget

#: A wild set: the colour played, how many cards, and the colours they stand for (SK-7.2-b).
WildSet = tuple[int, int, tuple[int, ...]]
#: Cards paid directly per colour, and wild sets.
Payment = tuple[tuple[int, ...], tuple[WildSet, ...]]

#: What a need costs that cannot be paid.
TOO_MUCH = -1


def counts_of(need: int, colours: int) -> list[int]:
    """The cards of each colour that a need counts."""
    return [(need >> (COLOUR_BITS * colour)) & COLOUR_MASK for colour in range(colours)]


class Purse:
    """A hand of rail cards, and what it can pay; remembers what it has worked out."""

    def __init__(self, hand: list[int], one_colour: bool) -> None:
        self.hand = hand
        self.one_colour = one_colour
        self.total = sum(hand)
        self._costs: dict[int, int] = {}
        #: The steps that it took to work out needs for which sets had to be tried out; and the last of them.
        self.efforts: dict[int, int] = {}
        self.steps = 0

    def cost(self, need: int) -> int:
        """The fewest cards that pay a need; TOO_MUCH if the hand cannot (SK-7.2-f, SK-7.2-g)."""
        known = self._costs.get(need)
        if known is not None:
            return known
        cost = self._work_out(need)
        self._costs[need] = cost
        _worked_out[0] += 1
        return cost

    def _work_out(self, need: int) -> int:
        """What is missing decides: how much in all, in how many colours, and at most in one of them."""
        segments = missing = short = deepest = 0
        surplus = pairs = 0
        left = need
        for held in self.hand:
            wanted = left & COLOUR_MASK
            left >>= COLOUR_BITS
            segments += wanted
            if wanted > held:
                missing += wanted - held
                short += 1
                deepest = max(deepest, wanted - held)
            else:
                surplus += held - wanted
                pairs += (held - wanted) >> 1
        if missing == 0:
            return segments
        if surplus <= missing:
            return TOO_MUCH
        if self.one_colour:
            # Every colour that is missing takes a set of its own, and every set a card more than it is worth.
            if surplus < missing + short:
                return TOO_MUCH
            if deepest == 1:
                return segments + short if pairs >= short else TOO_MUCH
        if not self.one_colour:
            sets = _count_mixed_sets(missing, self._left_over(need))
            return TOO_MUCH if sets < 0 else segments + sets
        found = self.fewest_sets(need)
        self.efforts[need] = self.steps
        return TOO_MUCH if found is None else segments + len(found)

    def _left_over(self, need: int) -> list[int]:
        """The cards of each colour that a need leaves."""
        left: list[int] = []
        for held in self.hand:
            left.append(max(0, held - (need & COLOUR_MASK)))
            need >>= COLOUR_BITS
        return left

    def cheapest(self, need: int) -> Payment | None:
        """A payment with the fewest cards; None if there is none."""
        wanted = counts_of(need, len(self.hand))
        self.steps = 0
        sets = self.fewest_sets(need)
        if sets is None:
            return None
        direct = [min(self.hand[colour], wanted[colour]) for colour in range(len(wanted))]
        return tuple(direct), tuple(sorted(sets))

    def fewest_sets(self, need: int) -> list[WildSet] | None:
        """The fewest wild sets for what cannot be paid directly."""
        wanted = counts_of(need, len(self.hand))
        surplus = self._left_over(need)
        missing = [(max(0, wanted[colour] - self.hand[colour]), colour) for colour in range(len(wanted))]
        missing = sorted([entry for entry in missing if entry[0]], reverse=True)
        if not missing:
            return []
        if self.one_colour:
            search = _Cover(missing, surplus)
            self.steps = search.steps
            return search.best if search.found else None
        return _mixed_sets(missing, surplus)


#: Purses that were asked lately: a hand stays the same for several decisions, and comes back in other games.
_LATELY: dict[tuple[int, bool], Purse] = {}
_FEW: Final = 4000
#: Needs that they have worked out, and how many they may remember together.
_worked_out: list[int] = [0]
MOST_KNOWN: Final = 400_000
#: For whoever wants to know exactly.
ENDLESS: Final = 1 << 40


def known_purse(hand: list[int], one_colour: bool) -> Purse:
    """The purse of a hand, with all that it has worked out before."""
    # A one in front: hands of boards with more or fewer colours are never taken for each other.
    key = 1
    for held in hand:
        key = key << COLOUR_BITS | held
    purse = _LATELY.get((key, one_colour))
    if purse is None:
        if len(_LATELY) >= _FEW or _worked_out[0] >= MOST_KNOWN:
            _LATELY.clear()
            _worked_out[0] = 0
        purse = Purse(hand, one_colour)
        _LATELY[key, one_colour] = purse
    return purse


class _Cover:
    """Covers missing cards with wild sets of one target colour each, as few as possible (SK-7.2-b).

    Where many cards of many colours are missing, as few as are found within the budget.
    """

    def __init__(self, missing: list[tuple[int, int]], surplus: list[int]) -> None:
        self.missing = missing
        self.surplus = surplus
        #: The cards that are needed at least for each colour and those after it: one more than it lacks.
        self.rest = [0] * (len(missing) + 1)
        for place in range(len(missing) - 1, -1, -1):
            self.rest[place] = self.rest[place + 1] + missing[place][0] + 1
        self.steps = 0
        self.sets: list[WildSet] = []
        self.best: list[WildSet] = []
        self.found = False
        self._cover(0, missing[0][0], [])

    def _cover(self, place: int, left: int, sources: list[int]) -> None:
        """Cover what is left of one colour; `sources` are those already used for it."""
        self.steps += 1
        if left == 0:
            place += 1
            if place == len(self.missing):
                if not self.found or len(self.sets) < len(self.best):
                    self.best = self.sets[:]
                    self.found = True
                return
            left = self.missing[place][0]
            sources = []
        if self.found and len(self.sets) + len(self.missing) - place >= len(self.best):
            return
        if self.steps > SETS or self._usable() < left + 1 + self.rest[place + 1]:
            return
        target = self.missing[place][1]
        for source in self._richest():
            # Of several sources for one colour the order does not matter: take them by falling number of cards.
            if source in sources or self.surplus[source] < 2:
                continue
            for amount in range(min(left, self.surplus[source] - 1), 0, -1):
                self.surplus[source] -= amount + 1
                self.sets.append((source, amount + 1, (target,) * amount))
                self._cover(place, left - amount, [*sources, source])
                self.sets.pop()
                self.surplus[source] += amount + 1

    def _usable(self) -> int:
        """Cards that can still be part of a set."""
        usable = 0
        for cards in self.surplus:
            if cards > 1:
                usable += cards
        return usable

    def _richest(self) -> list[int]:
        return sorted(range(len(self.surplus)), key=lambda colour: -self.surplus[colour])


def _count_mixed_sets(missing: int, surplus: list[int]) -> int:
    """How many sets `_mixed_sets` makes; -1 if it makes none."""
    for before, cards in enumerate(sorted(surplus, reverse=True)):
        if cards < 2:
            break
        missing -= cards - 1
        if missing <= 0:
            return before + 1
    return -1


def _mixed_sets(missing: list[tuple[int, int]], surplus: list[int]) -> list[WildSet] | None:
    """With mixed sets one set per source is enough; the biggest sources make the fewest (SK-7.2-g)."""
    units: list[int] = []
    for amount, colour in missing:
        units.extend([colour] * amount)
    sets: list[WildSet] = []
    for source in sorted(range(len(surplus)), key=lambda colour: -surplus[colour]):
        worth = min(surplus[source] - 1, len(units))
        if worth < 1:
            break
        sets.append((source, worth + 1, tuple(sorted(units[:worth]))))
        units = units[worth:]
        if not units:
            return sets
    return None


# -- every payment


def all_payments(hand: list[int], need: int, one_colour: bool, budget: Budget | None = None) -> list[Payment]:
    """Every exact payment (SK-7.2-d), fewest cards first; none if they are more than the budget finds."""
    every = _Payments(hand, counts_of(need, len(hand)), one_colour, budget or Budget(ENDLESS))
    every.pay_directly([])
    found = [] if every.budget.is_spent() else every.found
    return sorted(found, key=lambda payment: (cards_paid(payment), payment))


def cards_paid(payment: Payment) -> int:
    direct, wild = payment
    return sum(direct) + sum([n for _, n, _ in wild])


class _Payments:
    """Tries out all payments."""

    def __init__(self, hand: list[int], wanted: list[int], one_colour: bool, budget: Budget) -> None:
        self.hand = hand
        self.wanted = wanted
        self.one_colour = one_colour
        self.budget = budget
        self.found: set[Payment] = set()

    def pay_directly(self, direct: list[int]) -> None:
        """Choose how many cards of each colour are paid directly; the rest by wild sets."""
        hand, wanted, colour = self.hand, self.wanted, len(direct)
        if colour == len(hand):
            left = [hand[number] - direct[number] for number in range(len(hand))]
            missing = [wanted[number] - direct[number] for number in range(len(hand))]
            self.pay_by_sets(left, missing, [], tuple(direct))
            return
        for amount in range(min(hand[colour], wanted[colour]) + 1):
            self.pay_directly([*direct, amount])

    def pay_by_sets(self, left: list[int], missing: list[int], sets: list[WildSet], direct: tuple[int, ...]) -> None:
        """The first colour that is missing belongs to some set: try them all."""
        self.budget.left -= 1
        if self.budget.left <= 0:
            return
        target = 0
        while target < len(missing) and missing[target] == 0:
            target += 1
        if target == len(missing):
            self.found.add((direct, tuple(sorted(sets))))
            return
        if sum(left) <= sum(missing):
            return
        for source in range(len(left)):
            if source == target or left[source] < 2:
                continue
            for targets in _targets(missing, source, target, left[source] - 1, self.one_colour):
                after = missing[:]
                for colour in targets:
                    after[colour] -= 1
                left[source] -= len(targets) + 1
                self.pay_by_sets(left, after, [*sets, (source, len(targets) + 1, targets)], direct)
                left[source] += len(targets) + 1


def _targets(missing: list[int], source: int, first: int, most: int, one_colour: bool) -> list[tuple[int, ...]]:
    """The colours that one set can stand for: at least one card of the first colour that is missing."""
    found: list[tuple[int, ...]] = [(first,) * amount for amount in range(1, min(missing[first], most) + 1)]
    if one_colour:
        return found
    for colour in range(first + 1, len(missing)):
        if colour != source:
            for base in found[:]:
                more = min(missing[colour], most - len(base))
                found.extend([base + (colour,) * amount for amount in range(1, more + 1)])
    return found


# -- what is refused


def why_not_pay(
    hand: list[int], need: int, direct: tuple[int, ...], wild: tuple[WildSet, ...], one_colour: bool
) -> Violation | None:
    """Wild sets are sets, any number of them (SK-7.2-c), the hand holds the cards, and they are worth the need."""
    colours = len(hand)
    if len(direct) != colours or min(direct) < 0:
        return Violation("SK-7.2-a", "why-no-such-cards", {})
    worth = list(direct)
    played = list(direct)
    for source, n, targets in wild:
        if not 0 <= source < colours or min(targets, default=0) < 0 or max(targets, default=0) >= colours:
            return Violation("SK-7.2-a", "why-no-such-cards", {})
        if n < 2 or len(targets) != n - 1 or source in targets:
            return Violation("SK-7.2-b", "why-bad-set", {"n": n, "worth": max(0, n - 1)})
        if one_colour and len(set(targets)) > 1:
            return Violation("SK-7.2-b", "why-mixed-set", {})
        played[source] += n
        for target in targets:
            worth[target] += 1
    for colour in range(colours):
        if played[colour] > hand[colour]:
            args = {"colour": colour, "n": hand[colour], "needed": played[colour]}
            return Violation("SK-7.2-a", "why-cards-not-held", args)
    wanted = counts_of(need, colours)
    if worth == wanted:
        return None
    if sum(played) == 0:
        return why_not_free(wanted, hand, known_purse(hand, one_colour).cost(need))
    return Violation("SK-7.2-d", "why-not-exact", {"colours": wanted, "paid": worth})


def why_not_free(need: list[int], hand: list[int], cost: int) -> Violation:
    """Nothing is paid: what the path needs, and what the hand lacks if it could not be paid at all."""
    if cost != TOO_MUCH:
        return Violation("SK-7.2-a", "why-unpaid", {"colours": need, "cards": cost})
    lacking = [max(0, need[colour] - hand[colour]) for colour in range(len(need))]
    return Violation("SK-7.2-a", "why-cannot-pay", {"colours": need, "lacking": lacking})
