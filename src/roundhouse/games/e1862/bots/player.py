"""What a player of 1862 brings to the search: what is worth thinking of, and how the game would go on."""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice import stocks
from roundhouse.games.e1862.bots.apprentice.worth import expected_revenue, share_appeal
from roundhouse.games.e1862.bots.memory import Memory
from roundhouse.games.e1862.decisions import legal, why_not_action
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT, SHARES
from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.finance.parliament import BID_STEP, OpenAuction, RaiseBid
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import OPERATING, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    BID,
    CHARTER,
    DIVIDEND,
    FINE,
    MERGE,
    MERGE_CONSENT,
    OPEN,
    OPTION,
    OVER,
    PAR,
    REDEEM,
    TRADE,
    TRAIN_CONSENT,
    TRAINS,
)

#: Companies that are thought of to start, best homes first.
MOST_STARTS: Final = 4
#: Decisions that are worth a thought; track, stations and runs are made at a glance.
PONDERED: Final = (
    OPEN, BID, PAR, CHARTER, TRADE, FINE, MERGE, MERGE_CONSENT, OPTION, DIVIDEND, TRAINS, TRAIN_CONSENT, REDEEM,
    ACQUIRE, ACQUIRE_CONSENT,
)  # fmt: skip
#: The prices at which somebody thinks of starting a company, beside what seems right at a glance.
START_PRICES: Final = (60, 76, 100)


#: A usual game: cycles of rounds, operating rounds in each; what a dividend brings with the rise of the price after it.
USUAL_CYCLES: Final = 8
ROUNDS_A_CYCLE: Final = 2
RISE: Final = 1.4


class E1862Player:
    """Imagines that everybody plays as an apprentice does, for some cycles of rounds."""

    prior_weight: float

    def __init__(self, rules: Any, cycles: int = 1, noise: float = 0.0, envy: float = 1.0) -> None:
        self.prior_weight = 0.0
        self.rules = rules
        self.cycles = cycles
        #: How often somebody in a playout trades otherwise than an apprentice would.
        self.noise = noise
        #: How much the others matter.
        self.envy = envy
        self.memory = Memory()
        #: The cycle in which playouts have gone far enough.
        self.until = cycles

    def seat(self, state: State) -> int:
        return state.asked

    def candidates(self, state: State) -> list[tuple[E1862Action, float]]:
        """What an apprentice would do, and then whatever else is worth a thought."""
        self.memory.make_room()
        # In the middle of operating rounds, the rest of them alone would be a short look.
        self.until = state.turn + self.cycles + (1 if state.round == OPERATING else 0)
        first = self.glance(state, Chance(0))
        found = [first]
        if state.step in PONDERED:
            for action in considered(state):
                if action not in found and why_not_action(state, action) is None:
                    found.append(action)
        return [(action, 0.0) for action in found]

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        """What the seat cannot know is dealt anew for every playout."""
        imagined: State = self.rules.observe(state, seat, chance)
        return imagined

    def play(self, position: State, action: E1862Action) -> None:
        action.apply(position)

    def policy(self, position: State, chance: Chance) -> E1862Action:
        if self.noise > 0.0 and position.step == TRADE and chance.below(1000) < 1000 * self.noise:
            return whim(position, chance)
        return self.glance(position, chance)

    def glance(self, state: State, chance: Chance) -> E1862Action:
        return stocks.decide(state, chance) if state.step <= FINE else self.memory.decide(state)

    def settled(self, position: State) -> bool:
        return position.step == OVER or position.turn >= self.until

    def value(self, position: State, seat: int) -> float:
        """How far the seat is ahead: of the best of the others, and of all on average."""
        totals = projected(position)
        total = 0.0
        best = -1e9
        for other in range(position.players):
            if other != seat:
                total += totals[other]
                best = max(best, totals[other])
        others = (best + total / (position.players - 1)) / 2
        return totals[seat] - self.envy * others


def projected(state: State) -> list[float]:
    """What everybody has; before the end, with the dividends that are still to come and the rise they bring."""
    totals = [float(worth(state, seat)) for seat in range(state.players)]
    if state.step != OVER:
        rounds = max(1, ROUNDS_A_CYCLE * (USUAL_CYCLES - state.turn))
        for company in range(COUNT):
            if state.floated[company] and not in_receivership(state, company):
                each = RISE * rounds * expected_revenue(state, company) / SHARES
                for seat in range(state.players):
                    totals[seat] += each * state.holding(company, seat)
    return totals


def whim(state: State, chance: Chance) -> E1862Action:
    """Any purchase, or nothing."""
    actions: list[E1862Action] = [action for action in legal(state) if isinstance(action, BuyShare)]
    if why_not_action(state, Pass()) is None:
        actions.append(Pass())
    return actions[chance.below(len(actions))] if actions else stocks.decide(state, chance)


# -- what is worth a thought


def considered(state: State) -> list[E1862Action]:
    """Actions that may be legal, those first that are more likely good."""
    step = state.step
    if step == OPEN:
        return [*[OpenAuction(company, 0) for company in stocks.startable(state)[:MOST_STARTS]], Pass()]
    if step == BID:
        return [RaiseBid(state.bid + BID_STEP), Pass()]
    if step == TRADE:
        return trades(state)
    if step == FINE:
        return [action for action in legal(state) if isinstance(action, SellShares)]
    if step == TRAINS:
        return trains(state)
    if step in (MERGE, ACQUIRE):
        return mergers(state)
    return list(legal(state))


def trades(state: State) -> list[E1862Action]:
    """One of every kind first: shares by their return, companies to start, whatever is past its best; then the rest."""
    shares = purchases(state)
    starts: list[E1862Action] = [
        StartCompany(company, price) for price in START_PRICES for company in stocks.startable(state)[:MOST_STARTS]
    ]
    starts = [action for action in starts if why_not_action(state, action) is None]
    sold = sales(state)
    first = [*shares[:2], *starts[:1], *sold[:1], Pass(), *starts[1:2], *sold[1:2]]
    return [*first, *shares[2:], *starts[2:], *sold[2:]]


def purchases(state: State) -> list[E1862Action]:
    """One share of every company that can be had, best return first."""
    found: dict[int, E1862Action] = {}
    for action in legal(state):
        if isinstance(action, BuyShare) and action.company not in found:
            found[action.company] = action
    return [found[company] for company in sorted(found, key=lambda company: -share_appeal(state, company))]


def sales(state: State) -> list[E1862Action]:
    """All that can be sold of every company, worst return first; then single shares."""
    most: dict[int, E1862Action] = {}
    single: dict[int, E1862Action] = {}
    for action in legal(state):
        if isinstance(action, SellShares):
            most[action.company] = action
            if action.count == 1:
                single[action.company] = action
    order = sorted(most, key=lambda company: share_appeal(state, company))
    return [*[most[company] for company in order], *[single[company] for company in order if company in single]]


def trains(state: State) -> list[E1862Action]:
    """Of every type without and with a warranty, of other companies of the same director, and none."""
    found: list[E1862Action] = []
    for action in legal(state):
        if isinstance(action, BuyTrainFrom):
            if state.director[state.train_owner[action.train]] == state.asked:
                found.append(action)
        elif not isinstance(action, BuyTrain) or action.warranties <= 1:
            found.append(action)
    return found


def mergers(state: State) -> list[E1862Action]:
    """Between companies of the same director: nobody is asked for what they would not accept."""
    return [
        action
        for action in legal(state)
        if not isinstance(action, ProposeMerger) or state.director[action.other] == state.asked
    ]
