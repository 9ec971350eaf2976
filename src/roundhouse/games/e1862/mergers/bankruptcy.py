"""Bankruptcy (§7.12), and what a company is when it leaves the game and may be started again (R7.5.7-a)."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.companies import SHARES
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.map.markers import placed, take_off
from roundhouse.games.e1862.operating.fleet import drop_trains
from roundhouse.games.e1862.operating.home import settle_home_markers
from roundhouse.games.e1862.state import NOT_PLACED, State
from roundhouse.games.e1862.steps import AT_END


def go_bankrupt(state: State, company: int) -> None:
    """Players are compensated at half the price, which is nothing when it is zero (R7.12-b); trains leave the game."""
    state.tell("bankrupt", {"company": company})
    each = 0 if state.cell[company] <= 0 else sale_price(state, company)
    for seat in range(state.players):
        held = state.holding(company, seat)
        if held and each:
            state.cash[seat] += held * each
            state.bank_pays(held * each)
            state.tell("compensated", {"seat": seat, "amount": held * each})
    state.pay_bank(state.money[company])
    for place in placed(state, company):
        take_off(state, place)
    drop_trains(state, company)
    restart(state, company)
    settle_home_markers(state)
    if state.operating == company:
        state.stage = AT_END


def restart(state: State, company: int) -> None:
    """Everything back to the IPO; only the original permit stays (R7.12-c, R7.5.7-a)."""
    first = company * state.number_of_holders
    for holder in range(state.number_of_holders):
        state.shares[first + holder] = 0
    state.shares[first + state.ipo] = SHARES
    state.certificate[company] = state.ipo
    state.director[company] = NONE
    state.started[company] = 0
    state.floated[company] = 0
    state.chartered[company] = 0
    state.cell[company] = NONE
    state.par[company] = 0
    state.money[company] = 0
    state.box[company] += state.unused[company]
    state.unused[company] = 0
    state.permits[company] = state.original[company]
    state.promised[company] = NONE
    state.home[company] = NOT_PLACED
    state.debt[company] = NONE
