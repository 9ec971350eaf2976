"""Operating rounds (§7.1): who operates when, and the stages of a company's turn."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.directors import decider, in_receivership
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.merger import can_propose, go_on_with_merger
from roundhouse.games.e1862.mergers.procedure import REFINANCING
from roundhouse.games.e1862.operating.dividends import WITHHOLD, decide_dividend
from roundhouse.games.e1862.operating.forced_purchase import go_on_with_refinancing, must_raise, raise_money, ways
from roundhouse.games.e1862.operating.home import place_home
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.receivership import buy_in_receivership, may_build_and_merge, run_in_receivership
from roundhouse.games.e1862.operating.redeeming import why_not_redeem
from roundhouse.games.e1862.operating.running import can_run
from roundhouse.games.e1862.operating.stations import asks_for_london, station_places, terminals
from roundhouse.games.e1862.operating.track import can_build
from roundhouse.games.e1862.operating.train_types import NUMBER_OF_TYPES
from roundhouse.games.e1862.operating.trains import bank_price, offers
from roundhouse.games.e1862.phases import has_room
from roundhouse.games.e1862.state import OPERATING, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    AT_ACQUISITION,
    AT_DIVIDEND,
    AT_END,
    AT_HOME,
    AT_MERGER,
    AT_REDEEM,
    AT_RUN,
    AT_STATION,
    AT_TRACK,
    AT_TRAINS,
    DIVIDEND,
    MERGE,
    REDEEM,
    RUN,
    STATION,
    TRACK,
    TRAINS,
)


def begin_operating_round(state: State, number: int) -> None:
    """The order is fixed at the start (R7.1-c)."""
    state.round = OPERATING
    state.or_number = number
    state.operated = [0] * COUNT
    state.queue = market_order(state)
    state.operating = NONE
    state.tell("operating-round", {"turn": state.turn, "n": number})


def go_on_operating(state: State) -> bool:
    """Until somebody must be asked; False at the end of the round."""
    if state.m_kind and go_on_with_procedure(state):
        return True
    while True:
        if state.operating == NONE or state.stage == AT_END:
            if not state.queue:
                state.operating = NONE
                return False
            begin_turn(state, state.queue.pop(0))
        if go_on_with_turn(state):
            return True


def go_on_with_procedure(state: State) -> bool:
    """A holder has decided about an option (§5.2.4): on with the others; True when one of them must be asked."""
    if state.m_kind == REFINANCING:
        go_on_with_refinancing(state)
    else:
        go_on_with_merger(state)
    return state.step != NONE


def begin_turn(state: State, company: int) -> None:
    state.operating = company
    state.company = company
    state.operated[company] = 1
    state.stage = AT_HOME
    state.laid = state.built = state.stationed = state.merged = state.based = 0
    state.revenue = state.subsidy = state.local_run = state.ran = 0
    state.emergency = state.refinanced = state.redeem_lost = 0
    state.refused_mergers = state.refused_trains = 0


def go_on_with_turn(state: State) -> bool:
    """One stage: True when it asks; otherwise the next stage is due, or the same one again."""
    stage = state.stage
    if stage == AT_HOME:
        state.stage = AT_MERGER
        return place_home(state, state.operating)
    if stage == AT_MERGER:
        return at_merger(state)
    if stage == AT_TRACK:
        return at_track(state)
    if stage == AT_STATION:
        return at_station(state)
    if stage == AT_RUN:
        return at_run(state)
    if stage == AT_DIVIDEND:
        return at_dividend(state)
    if stage == AT_TRAINS:
        return at_trains(state)
    if stage == AT_REDEEM:
        return at_redeem(state)
    if stage == AT_ACQUISITION:
        return at_acquisition(state)
    return False


def ask(state: State, step: int) -> bool:
    state.step = step
    state.company = state.operating
    state.asked = decider(state, state.operating)
    return True


def at_merger(state: State) -> bool:
    if may_build_and_merge(state) and (state.switches.asks_like_the_site or can_propose(state)):
        return ask(state, MERGE)
    state.stage = AT_TRACK
    state.refused_mergers = 0
    return False


def at_track(state: State) -> bool:
    """Up to two yellow tiles, or one of the other things of R7.6-a."""
    if may_build_and_merge(state) and not state.built:
        if state.switches.asks_like_the_site or can_build(state) or terminals(state):
            return ask(state, TRACK)
    state.stage = AT_STATION
    return False


def at_station(state: State) -> bool:
    if may_build_and_merge(state) and not state.stationed:
        asked = asks_for_london(state) if state.switches.asks_like_the_site else len(terminals(state)) > 0
        if asked or station_places(state):
            return ask(state, STATION)
    state.stage = AT_RUN
    return False


def at_run(state: State) -> bool:
    """In receivership the best run is made (R7.3-b), unless the site's way is followed and somebody is asked."""
    company = state.operating
    state.stage = AT_DIVIDEND
    if not can_run(state, company):
        return False
    if state.merged and in_receivership(state, company) and not state.switches.merger_into_receivership_runs:
        return False
    if in_receivership(state, company) and not state.switches.receivership_run_asked:
        run_in_receivership(state)
        return False
    return ask(state, RUN)


def at_dividend(state: State) -> bool:
    state.stage = AT_TRAINS
    if not in_receivership(state, state.operating):
        if state.ran if state.switches.asks_like_the_site else state.revenue > 0:
            return ask(state, DIVIDEND)
    decide_dividend(state, WITHHOLD)
    return False


def at_trains(state: State) -> bool:
    """Normal purchases, or the forced one (§7.9, §7.11)."""
    company = state.operating
    if in_receivership(state, company):
        state.stage = AT_REDEEM
        buy_in_receivership(state, company)
        return False
    if must_raise(state):
        return raise_or_ask(state)
    affordable = state.money[company] >= bank_price(state) and room_for_any(state, company)
    if affordable or offers(state):
        return ask(state, TRAINS)
    state.stage = AT_REDEEM
    return False


def room_for_any(state: State, company: int) -> bool:
    for type in range(NUMBER_OF_TYPES):
        if allows(state.switches.types, type) and has_room(state, company, type):
            return True
    return False


def raise_or_ask(state: State) -> bool:
    """Money must be raised; asked only where there is a choice, otherwise it happens (R7.11-c)."""
    found = ways(state)
    if offers(state) or len(found) > 1:
        return ask(state, TRAINS)
    if not found:
        go_bankrupt(state, state.operating)
        return False
    company = state.operating
    raise_money(state, found[0])
    if state.switches.redeem_lost_by_forced_sale and state.operating == company:
        state.redeem_lost = 1 if why_not_redeem(state) is not None else 0
    return state.step != NONE


def at_redeem(state: State) -> bool:
    state.stage = AT_ACQUISITION
    state.refused_trains = 0
    if not state.redeem_lost and why_not_redeem(state) is None:
        return ask(state, REDEEM)
    return False


def at_acquisition(state: State) -> bool:
    if may_build_and_merge(state) and (state.switches.asks_like_the_site or can_propose(state)):
        return ask(state, ACQUIRE)
    state.stage = AT_END
    return False
