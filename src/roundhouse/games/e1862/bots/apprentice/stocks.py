"""The apprentice in Parliament and in stock rounds."""

# compiled
from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.worth import home_value, share_appeal
from roundhouse.games.e1862.decisions import legal, why_not_action
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.companies import COUNT, FLOAT
from roundhouse.games.e1862.finance.flotation import ChooseMarkers, most_markers
from roundhouse.games.e1862.finance.market import FIRST_START, PARS, PRICES
from roundhouse.games.e1862.finance.parliament import BID_STEP, BuyCharterShare, OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany, must_sell
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import BID, CHARTER, FINE, MARKERS, OPEN, PAR

#: What a charter is worth at most, and how much return makes a share worth buying.
MOST_BID = 20
GOOD_RETURN = 40
#: The highest price at which a company is started without a charter.
HIGH_START = 100


def decide(state: State, chance: Chance) -> E1862Action:
    step = state.step
    if step == OPEN:
        return open_or_pass(state)
    if step == BID:
        return bid_or_pass(state)
    if step == PAR:
        return SetPar(best_par(state.cash[state.asked]))
    if step == CHARTER:
        return BuyCharterShare() if why_not_action(state, BuyCharterShare()) is None else Pass()
    if step == MARKERS:
        return ChooseMarkers(min(3, most_markers(state)))
    if step == FINE or must_sell(state, state.asked):
        return least_loss(state)
    return trade(state)


def directed(state: State) -> int:
    return state.director.count(state.asked)


def can_float(state: State, bid: int) -> bool:
    """Money for five shares at the lowest par at least."""
    return state.cash[state.asked] - bid >= FLOAT * PARS[0]


def startable(state: State) -> list[int]:
    """Best homes first."""
    found = [company for company in range(COUNT) if why_not_start(state, company) is None]
    return sorted(found, key=lambda company: (-home_value(company, state.permits[company]), company))


def open_or_pass(state: State) -> E1862Action:
    companies = startable(state)
    if companies and can_float(state, 0) and directed(state) < 2:
        action = OpenAuction(companies[0], 0)
        if why_not_action(state, action) is None:
            return action
    return Pass()


def bid_or_pass(state: State) -> E1862Action:
    bid = state.bid + BID_STEP
    wanted = directed(state) == 0 and bid <= MOST_BID and can_float(state, bid)
    action = RaiseBid(bid)
    return action if wanted and why_not_action(state, action) is None else Pass()


def best_par(cash: int) -> int:
    """The highest at which the company still floats at once; the bank pays ten times as much into it."""
    best = PARS[0]
    for par in PARS:
        if FLOAT * par <= cash:
            best = par
    return best


def trade(state: State) -> E1862Action:
    """Finish what was begun, then the best return, then a company of one's own."""
    purchases = [action for action in legal(state) if isinstance(action, BuyShare)]
    own = [action for action in purchases if not state.floated[action.company] and holds(state, action.company)]
    if own:
        return own[0]
    if directed(state) == 0:
        start = start_company(state)
        if start is not None:
            return start
    best: BuyShare | None = None
    most = GOOD_RETURN
    for action in purchases:
        appeal = share_appeal(state, action.company) if state.floated[action.company] else 0
        if state.director[action.company] == state.asked:
            appeal += appeal // 4
        if appeal > most:
            best, most = action, appeal
    return best if best is not None else Pass()


def holds(state: State, company: int) -> bool:
    return state.holding(company, state.asked) > 0 and state.director[company] == state.asked


def start_company(state: State) -> E1862Action | None:
    if not can_float(state, 0):
        return None
    price = PRICES[FIRST_START]
    for cell in PRICES[FIRST_START:]:
        if cell <= HIGH_START and FLOAT * cell <= state.cash[state.asked]:
            price = cell
    for company in startable(state)[:1]:
        action = StartCompany(company, price)
        if why_not_action(state, action) is None:
            return action
    return None


def least_loss(state: State) -> E1862Action:
    """The sale that costs least: shares without a future first, own companies last."""
    best: E1862Action | None = None
    least = 1 << 30
    for action in legal(state):
        if isinstance(action, SellShares):
            loss = share_appeal(state, action.company) * action.count
            loss += 500 if state.director[action.company] == state.asked else 0
            if loss < least:
                best, least = action, loss
    assert best is not None
    return best
