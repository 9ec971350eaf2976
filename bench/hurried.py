"""A player of 1862 in a hurry: keeps companies alive, buys trains and merges eagerly, and now and then does anything.

Random tables come to ruin before the third phase; a table of these sees the late rules in a minute instead of ten.
"""

from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice import company, stocks
from roundhouse.games.e1862.bots.random_player import random_move
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger
from roundhouse.games.e1862.operating.dividends import HUDSON, PAY, WITHHOLD, DecideDividend
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, RaiseMoney
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.operating.running import RunTrains, best_choice
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    DIVIDEND,
    FINE,
    MARKERS,
    MERGE,
    MERGE_CONSENT,
    OPTION,
    REDEEM,
    REMOVE,
    RUN,
    STATION,
    TRACK,
    TRADE,
    TRAIN_CONSENT,
    TRAINS,
)

#: One move in so many is drawn: seldom in a stock round, where a careless sale ruins most, often where track is built.
WHIM = 12
WHIM_OF_TRADER = 30
WHIM_OF_BUILDER = 3
#: Decisions that may as well be drawn: nothing is ruined by them.
DRAWN = (MARKERS, OPTION, REMOVE, FINE)


def hurried_move(state: State, legal: Legal[E1862Action], chance: Chance) -> E1862Action:
    whim = WHIM_OF_TRADER if state.step == TRADE else WHIM_OF_BUILDER if state.step in (TRACK, STATION) else WHIM
    if state.step in DRAWN or chance.below(whim) == 0:
        return random_move(state, legal, chance)
    action = in_a_hurry(state, legal, chance)
    return action if action is not None else sensible(state, chance)


def sensible(state: State, chance: Chance) -> E1862Action:
    return stocks.decide(state, chance) if state.step <= FINE else company.decide(state)


def in_a_hurry(state: State, legal: Legal[E1862Action], chance: Chance) -> E1862Action | None:
    """What this player does otherwise than an apprentice."""
    step = state.step
    if step == TRADE:
        return stocks.start_company(state) if chance.below(3) == 0 and Pass() in legal else None
    if step in (MERGE, ACQUIRE):
        return merge(legal, chance)
    if step in (MERGE_CONSENT, ACQUIRE_CONSENT, TRAIN_CONSENT):
        return Consent(1 if chance.below(4) else 0)
    if step == RUN:
        return best_choice(state) if chance.below(20) else RunTrains([])
    if step == DIVIDEND:
        return dividend(state, legal, chance)
    if step == TRAINS:
        return buy(state, legal, chance)
    if step == REDEEM:
        return Redeem() if chance.below(2) else Pass()
    return None


def merge(legal: Legal[E1862Action], chance: Chance) -> E1862Action:
    proposals = [action for action in legal if isinstance(action, ProposeMerger)]
    return chance.choice(proposals) if proposals and chance.below(6) == 0 else Pass()


def dividend(state: State, legal: Legal[E1862Action], chance: Chance) -> E1862Action:
    hudson = DecideDividend(HUDSON)
    if hudson in legal and chance.below(2):
        return hudson
    saves = company.must_save(state) or chance.below(8) == 0
    return DecideDividend(WITHHOLD if saves else PAY)


def buy(state: State, legal: Legal[E1862Action], chance: Chance) -> E1862Action | None:
    """Trains that may run, whatever it costs, sometimes with warranties or from a neighbour."""
    trains = [
        action
        for action in legal
        if isinstance(action, BuyTrain) and allows(state.permits[state.operating], action.kind)
    ]
    used = [action for action in legal if isinstance(action, BuyTrainFrom)]
    if used and chance.below(5) == 0:
        return chance.choice(used)
    if trains:
        return chance.choice(trains if chance.below(3) == 0 else [action for action in trains if not action.warranties])
    if RaiseMoney(REFINANCE) in legal and chance.below(2):
        return RaiseMoney(REFINANCE)
    return None
