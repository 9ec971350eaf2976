"""What a player of 1862 brings to the search: what is worth thinking of, and how the game would go on."""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.worth import home_value
from roundhouse.games.e1862.bots.engineer import stocks
from roundhouse.games.e1862.bots.engineer.merging import gain_if_welcome
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.memory import Memory
from roundhouse.games.e1862.decisions import legal, why_not_action
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.parliament import BID_STEP, OpenAuction, RaiseBid
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.operating.depot import A
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.setup.switches import Switches
from roundhouse.games.e1862.state import LNER_FAR, OPERATING, State
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


#: What a pound in hand brings in every round to come.
INTEREST: Final = 0.04
#: Rounds after a playout for which its end is trusted to go on as it did.
TRUSTED: Final = 4
#: Nobody thinks of selling what will be worth so much more than its price.
RISING: Final = 1.5
#: The part of what a player has by which something else must be better than what is done at once; and when playouts go
#: to the end of the game, where nothing has to be guessed.
HABIT: Final = 0.3
HABIT_AT_THE_END: Final = 0.03


class E1862Player:
    """Imagines that everybody plays as an engineer does at once, for some cycles of rounds."""

    prior_weight: float

    def __init__(self, rules: Any, cycles: int = 1, noise: float = 0.0, envy: float = 1.0) -> None:
        self.prior_weight = 0.0
        self.rules = rules
        self.cycles = cycles
        #: How often somebody in a playout trades otherwise than at once.
        self.noise = noise
        #: How much the others matter.
        self.envy = envy
        self.memory = Memory()
        #: The switches of the game, and of imagined ones.
        self.switches: tuple[Switches, Switches] | None = None
        #: The cycle in which playouts have gone far enough.
        self.until = cycles
        #: What would be done at once in the position that is thought about, what a player has there on average, and
        #: by what part of it something else must be better.
        self.usual: Any = None
        self.fortune = 0.0
        self.trusted = TRUSTED
        self.steadiness = HABIT

    def seat(self, state: State) -> int:
        return state.asked

    def candidates(self, state: State) -> list[tuple[E1862Action, float]]:
        """What is done at once, and then whatever else is worth a thought."""
        self.memory.make_room()
        # The rest of a set of operating rounds, or the single round of the beginning, would be a short look.
        self.until = state.turn + self.cycles + (1 if state.round == OPERATING or state.phase == A else 0)
        position = Position(state.copy(), self.memory)
        self.usual = position.decide()
        self.steadiness = HABIT if state.lner == LNER_FAR else HABIT_AT_THE_END
        self.fortune = sum(projected(position, self.trusted)) / state.players
        found: list[E1862Action] = [self.usual]
        if state.step in PONDERED and not finishes(state, self.usual):
            for action in considered(position):
                if action not in found and why_not_action(state, action) is None:
                    found.append(action)
        return [(action, 0.0) for action in found]

    def imagine(self, state: State, seat: int, chance: Chance) -> Position:
        """What the seat cannot know is dealt anew for every playout."""
        world: State = self.rules.observe(state, seat, chance)
        if self.switches is None or self.switches[0] is not world.switches:
            self.switches = world.switches, at_a_glance(world.switches)
        world.switches = self.switches[1]
        return Position(world, self.memory)

    def play(self, position: Position, action: Any) -> None:
        position.play(action)

    def policy(self, position: Position, chance: Chance) -> Any:
        state = position.state
        if self.noise > 0.0 and state.step == TRADE and chance.below(1000) < 1000 * self.noise:
            return whim(position, chance)
        return position.decide()

    def settled(self, position: Position) -> bool:
        state = position.state
        return state.step == OVER or (state.turn >= self.until and state.lner == LNER_FAR)

    def value(self, position: Position, seat: int) -> float:
        """How far the seat is ahead: of the best of the others, and of all on average."""
        totals = projected(position, self.trusted)
        total = 0.0
        best = -1e9
        for other in range(position.state.players):
            if other != seat:
                total += totals[other]
                best = max(best, totals[other])
        others = (best + total / (position.state.players - 1)) / 2
        return totals[seat] - self.envy * others


def at_a_glance(switches: Switches) -> Switches:
    """In receivership runs are asked for, too: a glance answers, where the rules would look for the best one."""
    values, length, variant, logged_runs = switches.made_of
    return Switches({**values, "receivership_run_asked": True}, length, variant, logged_runs)


def finishes(state: State, action: Any) -> bool:
    """What was begun is finished without a thought: a company that does not float is lost."""
    return isinstance(action, BuyShare) and not state.floated[action.company]


def projected(position: Position, trusted: int = TRUSTED) -> list[float]:
    """What everybody has; before the end, with what shares and money will bring."""
    state, outlook = position.state, position.outlook
    if state.step == OVER:
        return [float(worth(state, seat)) for seat in range(state.players)]
    position.look_around()
    interest = 1.0 + INTEREST * outlook.rounds_left()
    totals = [interest * state.cash[seat] for seat in range(state.players)]
    for company in range(COUNT):
        if state.started[company]:
            each = outlook.share(company, trusted)
            for seat in range(state.players):
                totals[seat] += each * state.holding(company, seat)
    return totals


def whim(position: Position, chance: Chance) -> Any:
    """Any purchase, or nothing."""
    state = position.state
    actions: list[E1862Action] = list(stocks.purchases(state))
    if why_not_action(state, Pass()) is None:
        actions.append(Pass())
    return actions[chance.below(len(actions))] if actions else position.decide()


# -- what is worth a thought


def considered(position: Position) -> list[E1862Action]:
    """Actions that may be legal, those first that are more likely good."""
    state = position.state
    step = state.step
    if step == OPEN:
        return [*[OpenAuction(company, 0) for company in by_home(state)[:MOST_STARTS]], Pass()]
    if step == BID:
        return [RaiseBid(state.bid + BID_STEP), Pass()]
    if step == TRADE:
        return trades(position)
    if step == FINE:
        return [action for action in legal(state) if isinstance(action, SellShares)]
    if step == TRAINS:
        return trains(state)
    if step in (MERGE, ACQUIRE):
        return mergers(position)
    return list(legal(state))


def by_home(state: State) -> list[int]:
    """Companies that can be started, best homes first."""
    found = stocks.startable(state)
    return sorted(found, key=lambda company: (-home_value(company, state.permits[company]), company))


def trades(position: Position) -> list[E1862Action]:
    """One of every kind first: shares by their return, companies to start, whatever is past its best; then the rest."""
    state = position.state
    shares = purchases(position)
    starts: list[E1862Action] = [
        StartCompany(company, price) for price in START_PRICES for company in by_home(state)[:MOST_STARTS]
    ]
    starts = [action for action in starts if why_not_action(state, action) is None]
    sold = sales(position)
    first = [*shares[:2], *starts[:1], *sold[:1], Pass(), *starts[1:2], *sold[1:2]]
    return [*first, *shares[2:], *starts[2:], *sold[2:]]


def purchases(position: Position) -> list[E1862Action]:
    """One share of every company that can be had, best return first."""
    state = position.state
    found: dict[int, BuyShare] = {}
    for action in stocks.purchases(state):
        if action.company not in found:
            found[action.company] = action
    returns = {company: position.outlook.share(company) / max(1, state.price(company)) for company in found}
    return [found[company] for company in sorted(found, key=lambda company: -returns[company])]


def sales(position: Position) -> list[E1862Action]:
    """All that can be sold of companies that will hardly rise any more, worst return first; then single shares."""
    state, outlook = position.state, position.outlook
    most: dict[int, E1862Action] = {}
    single: dict[int, E1862Action] = {}
    for action in legal(state):
        if isinstance(action, SellShares):
            if outlook.share(action.company, TRUSTED) > RISING * sale_price(state, action.company):
                continue
            most[action.company] = action
            if action.count == 1:
                single[action.company] = action
    returns = {company: outlook.share(company) / max(1, sale_price(state, company)) for company in most}
    order = sorted(most, key=lambda company: returns[company])
    return [*[most[company] for company in order], *[single[company] for company in order if company in single]]


def trains(state: State) -> list[E1862Action]:
    """Of every type without and with a warranty, of other companies of the same director, and none."""
    found: list[E1862Action] = []
    for action in legal(state):
        if isinstance(action, BuyTrainFrom):
            if state.director[state.train_owner[action.train]] == state.asked:
                found.append(action)
        elif not isinstance(action, BuyTrain) or (
            action.warranties <= 1 and allows(state.permits[state.operating], action.kind)
        ):
            found.append(action)
    return found


def mergers(position: Position) -> list[E1862Action]:
    """Of the same director; and of others where one of the two is failing and both directors gain clearly."""
    state = position.state
    found: list[E1862Action] = []
    for action in legal(state):
        if isinstance(action, ProposeMerger):
            theirs = state.director[action.other]
            if theirs != state.asked and gain_if_welcome(position.outlook, action.other) <= 0.0:
                continue
        found.append(action)
    return found
