"""Companies without a director (§7.3, §8): what they may not do (R8.0-d), and what they do by themselves."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.directors import decider, in_receivership
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.running import RunTrains, best_run, run_trains
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL, NUMBER_OF_TYPES
from roundhouse.games.e1862.operating.trains import bank_price, buy_train
from roundhouse.games.e1862.phases import count_of_type, has_room, limit_per_type
from roundhouse.games.e1862.runs.best.solve import EVERYTHING
from roundhouse.games.e1862.runs.patience import GREAT, Patience
from roundhouse.games.e1862.state import LNER_FORMED, State


def may_build_and_merge(state: State) -> bool:
    """Track, stations, mergers and acquisitions: not in receivership, and not after the LNER (R7.3-a, R10.3-c)."""
    return state.lner != LNER_FORMED and not in_receivership(state, state.operating)


def may_redeem_in_receivership(state: State, company: int) -> bool:
    """Where a table reads it so (§7.3), and somebody has shares and can decide."""
    return state.switches.receivership_redeems and state.holding(company, decider(state, company)) > 0


def run_in_receivership(state: State) -> None:
    """The most of revenue and subsidy together (R7.3-b). Steps are counted, never time: the same on every machine."""
    found = best_run(state, state.operating, EVERYTHING, cancelled=Patience(GREAT))
    run_trains(state, RunTrains(found.runs))


def buy_in_receivership(state: State, company: int) -> None:
    """One train of the bank, or bankruptcy without any (R7.3-c, -d)."""
    type = type_to_buy(state, company)
    if state.money[company] >= bank_price(state) and type < NUMBER_OF_TYPES:
        buy_train(state, company, type, 0)
    elif not state.has_train(company):
        go_bankrupt(state, company)


def room_in_receivership(state: State, company: int, type: int) -> bool:
    """The limits hold here too (R7.3-c); the site looks at the type only, even in phases G and H."""
    if not state.switches.receivership_ignores_total_limit:
        return has_room(state, company, type)
    return count_of_type(state, company, type) < limit_per_type(state.phase)


def type_to_buy(state: State, company: int) -> int:
    """The first permitted type with room: express, freight, local (R8.0-e, A-47)."""
    for type in (EXPRESS, FREIGHT, LOCAL):
        if allows(state.permits[company], type) and room_in_receivership(state, company, type):
            return type
    return NUMBER_OF_TYPES
