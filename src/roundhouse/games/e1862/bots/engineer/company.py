"""The engineer at once, at the head of a company: stations, dividends, trains, and money for them."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.engineer import merging
from roundhouse.games.e1862.bots.engineer.outlook import Outlook, growth, project
from roundhouse.games.e1862.bots.stations import place
from roundhouse.games.e1862.decisions import legal, why_not_action
from roundhouse.games.e1862.finance.companies import SHARES
from roundhouse.games.e1862.finance.market import PRICES, TOP
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.mergers.procedure import REFINANCING, Option
from roundhouse.games.e1862.operating.depot import NEVER, OBSOLETE_ON, E
from roundhouse.games.e1862.operating.dividends import HUDSON, PAY, WITHHOLD, DecideDividend, hudson_addition
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, SELL_TREASURY, RaiseMoney
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import train
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom, bank_price, used_price
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    DIVIDEND,
    MERGE,
    MERGE_CONSENT,
    OPTION,
    STATION,
    TRAIN_CONSENT,
    TRAINS,
)

#: The part of its price that a train of the early bands must bring every round.
EARLY_RETURN: Final = 0.12
#: The part of its price that a train must bring in all rounds to come.
LATE_RETURN: Final = 0.4
#: How much more than a dividend must be expected of what is kept.
KEEP: Final = 2.0
#: Trains that a company can do without beyond this number.
ENOUGH_TRAINS: Final = 2


def decide(outlook: Outlook) -> E1862Action:
    """Everything but track and runs."""
    state = outlook.state
    step = state.step
    if step == STATION:
        return place(state)
    if step == DIVIDEND:
        return dividend(outlook)
    if step == TRAINS:
        return buy(outlook)
    if step == OPTION:
        return Option(0 if costs_the_train(state) else 1)
    if step == TRAIN_CONSENT:
        return Consent(1 if sells(outlook) else 0)
    if step in (MERGE, ACQUIRE):
        return merging.propose(outlook)
    if step in (MERGE_CONSENT, ACQUIRE_CONSENT):
        return merging.answer(outlook)
    return Pass() if why_not_action(state, Pass()) is None else legal(state)[0]


# -- dividends


def dividend(outlook: Outlook) -> E1862Action:
    """Pay, unless the train that is bought with what is kept brings more than the dividend."""
    state = outlook.state
    company = state.operating
    money, price, band = state.money[company] + state.subsidy, bank_price(state), state.band()
    rounds = outlook.rounds_left() - 1
    if rounds <= 0:
        return boosted(state)
    now = outlook.now(company).revenue
    own = state.revenue // 10 * state.holding(company, state.treasury)
    kind, more = outlook.best_kind(company, band)
    if money + own >= price or money + state.revenue < price or kind < 0:
        return boosted(state) if worth_boosting(outlook, money) else DecideDividend(PAY)
    cell = state.cell[company]
    spaces = min(4, state.revenue // max(1, PRICES[cell]))
    fleet = outlook.fleet(company)
    later, until = outlook.after_loss(company, fleet, now)
    if not fleet:
        later = now = 0
    grow = growth(state)
    paid = state.revenue / 10 + project(min(TOP, cell + 2 * spaces), now, later, 0, until, rounds, grow)
    new = [*fleet, train(kind, band)]
    with_train = now + more
    still, when = outlook.after_loss(company, new, with_train)
    kept = project(max(1, cell - 2), with_train, max(still, later), 0, when, rounds, grow)
    return DecideDividend(WITHHOLD if kept > KEEP * paid else PAY)


def boosted(state: State) -> E1862Action:
    """George Hudson's way, where it is allowed (§7.8.6)."""
    action = DecideDividend(HUDSON)
    return action if action.why_not(state) is None else DecideDividend(PAY)


def worth_boosting(outlook: Outlook, money: int) -> bool:
    """Money that no train needs."""
    state = outlook.state
    company = state.operating
    rest = money - hudson_addition(state.price(company), state.revenue)
    return rest >= bank_price(state) or (len(outlook.lasting(company, 1)) > 0 and outlook.rounds_left() <= 4)


# -- trains


def costs_the_train(state: State) -> bool:
    """A share for half its price is cheap, but not for a treasury that refinances and could not pay for the train."""
    if state.m_kind != REFINANCING or state.m_option != state.treasury:
        return False
    company = state.m_origin
    return state.money[company] - state.m_redeem + SHARES * state.par[company] < bank_price(state)


def buy(outlook: Outlook) -> E1862Action:
    """The train that brings most, if it repays itself; one's own company sells before money is raised."""
    state = outlook.state
    company = state.operating
    band, price = state.band(), bank_price(state)
    fleet = outlook.fleet(company)
    if state.money[company] >= price:
        kind, more = outlook.best_kind(company, band)
        if kind >= 0 and (not fleet or repays(outlook, band, price, more, len(outlook.lasting(company, 1)))):
            action = BuyTrain(kind, 0)
            if action.why_not(state) is None:
                return action
    if fleet and Pass().why_not(state) is None:
        return Pass()
    return forced(outlook)


def repays(outlook: Outlook, band: int, price: int, more: int, lasting: int) -> bool:
    rounds = outlook.rounds_left() - 1
    if rounds <= 0:
        return False
    if band >= E or OBSOLETE_ON[band] >= NEVER:
        return more * rounds >= LATE_RETURN * price
    if lasting == 0:
        return True
    return more >= EARLY_RETURN * price


def forced(outlook: Outlook) -> E1862Action:
    """A train there must be: of one's own company, with money raised, or whatever is legal."""
    state = outlook.state
    if Pass().why_not(state) is None:
        return Pass()
    choices = list(legal(state))
    for action in choices:
        if isinstance(action, BuyTrainFrom) and spare(outlook, action.train):
            return action
    for way in (SELL_TREASURY, REFINANCE):
        if RaiseMoney(way) in choices:
            return RaiseMoney(way)
    for action in choices:
        if isinstance(action, BuyTrain) and allows(state.permits[state.operating], action.kind):
            return action
    return choices[0]


def spare(outlook: Outlook, number: int) -> bool:
    """A train of a company of the same director that has enough of them, for a company that may run it."""
    state = outlook.state
    seller = state.train_owner[number]
    return (
        state.director[seller] == state.asked
        and state.train_owner.count(seller) > 1
        and allows(state.permits[state.operating], state.train_type[number])
        and OBSOLETE_ON[state.train_band[number]] > state.band()
    )


def sells(outlook: Outlook) -> bool:
    """A train is sold if its price buys a better one, or it earns nothing here."""
    state = outlook.state
    number = state.offered_train
    seller = state.train_owner[number]
    if state.train_owner.count(seller) < 2:
        return False
    rest = outlook.fleet(seller)
    rest.remove(train(state.train_type[number], state.train_band[number]))
    lost = outlook.now(seller).revenue - outlook.earns(seller, rest)
    return lost * max(1, outlook.rounds_left() // 2) < used_price(state, state.train_band[number])
