"""The apprentice at the head of a company: track, stations, dividends, trains."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.worth import leaves_the_map, prospect
from roundhouse.games.e1862.bots.stations import place
from roundhouse.games.e1862.decisions import legal, why_not_action
from roundhouse.games.e1862.map.network import extended, reach
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.depot import OBSOLETE_ON
from roundhouse.games.e1862.operating.dividends import PAY, WITHHOLD, DecideDividend
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.operating.forced_purchase import RaiseMoney
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.running import best_choice
from roundhouse.games.e1862.operating.stations import terminals
from roundhouse.games.e1862.operating.track import LayTile, tile_lays
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom, bank_price
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE_CONSENT,
    DIVIDEND,
    HOME_UPGRADE,
    MERGE_CONSENT,
    OPTION,
    RUN,
    STATION,
    TRACK,
    TRAIN_CONSENT,
    TRAINS,
)

#: Trains that a company wants to have.
ENOUGH_TRAINS = 2


def decide(state: State) -> E1862Action:
    step = state.step
    if step in (TRACK, HOME_UPGRADE):
        return build(state)
    if step == STATION:
        return place(state)
    if step == RUN:
        return best_choice(state)
    if step == DIVIDEND:
        return DecideDividend(WITHHOLD if must_save(state) else PAY)
    if step == TRAINS:
        return buy(state)
    if step == OPTION:
        return Option(1)
    if step == TRAIN_CONSENT:
        return Consent(1 if spare_train(state) else 0)
    if step in (MERGE_CONSENT, ACQUIRE_CONSENT):
        return Consent(0)
    return Pass() if why_not_action(state, Pass()) is None else legal(state)[0]


def build(state: State) -> E1862Action:
    """The tile after which most is within reach; London first."""
    company = state.operating
    board = state.board
    if state.step != HOME_UPGRADE and wants_london(state):
        for terminal in terminals(state):
            return terminal
    in_london = board.has_terminal(company)
    areas = leaves_the_map(state.permits[company])
    found = reach(board, company)
    best: LayTile | None = None
    most = prospect(board, found, in_london, areas)
    lays = tile_lays(state)
    for action in lays:
        old, turn = board.tile[action.hex], board.turn[action.hex]
        board.tile[action.hex], board.turn[action.hex] = action.tile, action.turn
        score = prospect(board, extended(board, found, company, action.hex), in_london, areas)
        board.tile[action.hex], board.turn[action.hex] = old, turn
        if score > most:
            best, most = action, score
    if best is not None:
        return best
    return Pass() if why_not_action(state, Pass()) is None else legal(state)[0]


def wants_london(state: State) -> bool:
    """Local trains do not run there; the last marker is kept for a station."""
    permits = state.permits[state.operating]
    return (allows(permits, EXPRESS) or allows(permits, FREIGHT)) and state.has_train(state.operating)


def lasting(state: State, company: int) -> int:
    """Trains that outlive the next band on sale."""
    return len([train for train in fleet_of(state, company) if OBSOLETE_ON[state.train_band[train]] > state.band() + 1])


def must_save(state: State) -> bool:
    """No train will last, and what is earned now makes the next one affordable."""
    company = state.operating
    price = bank_price(state)
    money = state.money[company]
    return lasting(state, company) == 0 and money < price <= money + 2 * state.revenue


def spare_train(state: State) -> bool:
    seller = state.train_owner[state.offered_train]
    return len(fleet_of(state, seller)) > ENOUGH_TRAINS


def buy(state: State) -> E1862Action:
    """A train that may run, from the bank or cheaper from others; money is raised when it must be."""
    company = state.operating
    need = not state.has_train(company)
    if need or lasting(state, company) < ENOUGH_TRAINS:
        for kind in (EXPRESS, LOCAL, FREIGHT):
            if allows(state.permits[company], kind) and why_not_action(state, BuyTrain(kind, 0)) is None:
                return BuyTrain(kind, 0)
    if why_not_action(state, Pass()) is None:
        return Pass()
    choices = list(legal(state))
    for choice in choices:
        if isinstance(choice, RaiseMoney) or (isinstance(choice, BuyTrainFrom) and is_for_sale(state, choice.train)):
            return choice
    return choices[0]


def is_for_sale(state: State, number: int) -> bool:
    """Nobody is asked for a train that their company needs; a director's own companies help each other."""
    seller = state.train_owner[number]
    own = 1 if state.director[seller] == state.asked else ENOUGH_TRAINS
    return len(fleet_of(state, seller)) > own
