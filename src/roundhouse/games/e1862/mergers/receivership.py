"""Companies without a director (§8): what they do by themselves."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.companies import NUMBER_OF_TYPES
from roundhouse.games.e1862.map.board import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.operating.trains import bank_price, buy_train
from roundhouse.games.e1862.phases import count_of_type, has_room, limit_per_type
from roundhouse.games.e1862.state import State


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
        if state.permits[company] >> type & 1 and room_in_receivership(state, company, type):
            return type
    return NUMBER_OF_TYPES
