"""The engineer at once, in Parliament and in stock rounds: shares and companies by what they will bring."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.apprentice.worth import home_value
from roundhouse.games.e1862.bots.engineer.merging import is_failing
from roundhouse.games.e1862.bots.engineer.outlook import Outlook, cell_at, growth, project
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.companies import COUNT, FLOAT
from roundhouse.games.e1862.finance.flotation import ChooseMarkers, most_markers
from roundhouse.games.e1862.finance.market import FIRST_START, LAST_START, PARS, PRICES
from roundhouse.games.e1862.finance.parliament import BID_STEP, BuyCharterShare, OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.finance.stock_round import SOURCES, BuyShare, SellShares, StartCompany, must_sell
from roundhouse.games.e1862.operating.depot import TRAIN_PRICES
from roundhouse.games.e1862.operating.trains import bank_price
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import BID, CHARTER, FINE, MARKERS, OPEN, PAR

#: What a chartered company pays for its markers, and one of another's.
CHARTER_MARKERS: Final = 180
MARKER: Final = 40
#: The least that a share must bring for each pound beyond what it costs.
LEAST_GAIN: Final = 0.05
#: A company of one's own is worth more: its director decides.
OWN: Final = 1.15
#: Part of what a charter brings that is bid for it, and the most.
BID_PART: Final = 0.1
MOST_BID: Final = 60
#: A first company that begins lower than this had better have all the money.
GOOD_PAR: Final = 82
#: So near the end nothing new is begun with what is sold.
SOON: Final = 4
#: The most companies that one player can look after.
MOST_COMPANIES: Final = 4


def decide(outlook: Outlook) -> E1862Action:
    state = outlook.state
    step = state.step
    if step == OPEN:
        return open_or_pass(outlook)
    if step == BID:
        return bid_or_pass(outlook)
    if step == PAR:
        return SetPar(par_of(state, state.company, state.cash[state.asked]))
    if step == CHARTER:
        action = BuyCharterShare()
        return action if action.why_not(state) is None else Pass()
    if step == MARKERS:
        return ChooseMarkers(markers(state))
    if step == FINE or must_sell(state, state.asked):
        return least_loss(outlook)
    return trade(outlook)


def markers(state: State) -> int:
    """How many markers to buy: three, or two if the company could not pay for a train after that."""
    most = most_markers(state)
    left = state.money[state.marker_company] - bank_price(state)
    return max(2, min(3, most, left // MARKER))


def directed(state: State) -> int:
    return state.director.count(state.asked)


def startable(state: State) -> list[int]:
    return [company for company in range(COUNT) if state.in_play[company] and why_not_start(state, company) is None]


# -- companies to start


def least_par(state: State) -> int:
    """The lowest par with which a company can pay for a train."""
    need = bank_price(state) + CHARTER_MARKERS
    for par in PARS:
        if 10 * par >= need:
            return par
    return PARS[-1]


def par_of(state: State, company: int, cash: int) -> int:
    """The highest at which it floats at once; at the beginning a second company must be possible with the rest."""
    least = least_par(state)
    second = FLOAT * PARS[0]
    spare = cash - second if state.turn == 1 and cash >= second + FLOAT * max(least, GOOD_PAR) else cash
    best = PARS[0]
    for par in PARS:
        if FLOAT * par <= spare:
            best = par
    return best


def charter_gain(outlook: Outlook, company: int, cash: int) -> float:
    """What a charter brings whoever floats it, in pounds."""
    state = outlook.state
    par = par_of(state, company, cash)
    if FLOAT * par > cash or 10 * par - CHARTER_MARKERS < bank_price(state):
        return -1.0
    band = state.band()
    trains = 2 if 10 * par - CHARTER_MARKERS >= 2 * TRAIN_PRICES[band] else 1
    earns = outlook.starting(company, band)
    earns += (trains - 1) * earns // 2
    # The first round buys the train.
    rounds = outlook.rounds_left()
    value = project(cell_at(par), earns, earns, 1, 99.0, rounds, growth(state))
    return FLOAT * (value - par)


def best_charter(outlook: Outlook, cash: int) -> tuple[int, float]:
    state = outlook.state
    best, most = -1, 0.0
    for company in startable(state):
        gain = charter_gain(outlook, company, cash)
        if gain <= 0:
            continue
        gain += home_value(company, state.permits[company])
        if gain > most:
            best, most = company, gain
    return best, most


def open_or_pass(outlook: Outlook) -> E1862Action:
    state = outlook.state
    if directed(state) < MOST_COMPANIES:
        company, _ = best_charter(outlook, state.cash[state.asked])
        if company >= 0:
            action = OpenAuction(company, 0)
            if action.why_not(state) is None:
                return action
    return Pass()


def bid_or_pass(outlook: Outlook) -> E1862Action:
    state = outlook.state
    bid = state.bid + BID_STEP
    action = RaiseBid(bid)
    if bid > MOST_BID or action.why_not(state) is not None or directed(state) >= MOST_COMPANIES:
        return Pass()
    gain = charter_gain(outlook, state.company, state.cash[state.asked] - bid)
    return action if bid <= BID_PART * gain else Pass()


def start(outlook: Outlook) -> tuple[StartCompany | None, float]:
    """The company to start without a charter, if any, and the return per pound that it promises."""
    state = outlook.state
    cash = state.cash[state.asked]
    need = bank_price(state) + 2 * MARKER
    if cash < max(need, FLOAT * PRICES[FIRST_START]) or directed(state) >= MOST_COMPANIES:
        return None, 0.0
    price = 0
    for cell in range(FIRST_START, LAST_START + 1):
        if FLOAT * PRICES[cell] <= cash and (PRICES[cell] <= 100 or FLOAT * price < need):
            price = PRICES[cell]
    if FLOAT * price < need:
        return None, 0.0
    rounds = outlook.rounds_left()
    best: StartCompany | None = None
    most = 0.0
    for company in startable(state):
        earns = outlook.starting(company, state.band())
        value = project(cell_at(price), earns, earns, 1, 99.0, rounds, growth(state))
        gain = (value - price) / price + 0.001 * home_value(company, state.permits[company])
        if gain > most:
            action = StartCompany(company, price)
            if action.why_not(state) is None:
                best, most = action, gain
    return best, most


# -- shares


def cost(state: State, company: int, source: int) -> int:
    """What a share costs there: par from the IPO, else the price."""
    return state.par[company] if SOURCES[source] == "ipo" else state.price(company)


def purchases(state: State) -> list[BuyShare]:
    """One share of every company, from the first source that sells one."""
    found: list[BuyShare] = []
    for company in range(COUNT):
        if state.started[company]:
            for source in range(len(SOURCES)):
                action = BuyShare(company, source)
                if action.why_not(state) is None:
                    found.append(action)
    return found


def trade(outlook: Outlook) -> E1862Action:
    """Finish what was begun; sell what is failing; start a company, or buy whatever brings most for its money."""
    state = outlook.state
    offered = purchases(state)
    for action in offered:
        if not state.floated[action.company] and state.director[action.company] == state.asked:
            return action
    # Nothing can be sold any more in this turn once something is bought (R6.2-a).
    sold = past_best(outlook)
    if sold is not None:
        return sold
    begun, brings = start(outlook)
    best: E1862Action | None = None
    most = LEAST_GAIN
    worth_of_best = 0.0
    for action in offered:
        price = cost(state, action.company, action.source)
        value = outlook.share(action.company)
        if state.director[action.company] == state.asked:
            value *= OWN
        gain = (value - price) / max(1, price)
        if not state.floated[action.company]:
            gain -= 0.3
        if gain > most:
            best, most, worth_of_best = action, gain, gain * price
    if begun is not None and FLOAT * begun.price * brings > worth_of_best:
        # One share after the other can be bought later; the money for a company may be gone then.
        return begun
    return best if best is not None else Pass()


def past_best(outlook: Outlook) -> SellShares | None:
    """Shares of a failing company, all of them, if a new one can be started with what there is then."""
    state = outlook.state
    for company in range(COUNT):
        held = state.holding(company, state.asked)
        if not held or not state.floated[company] or not is_failing(outlook, company):
            continue
        money = state.cash[state.asked] + held * sale_price(state, company)
        if money < FLOAT * GOOD_PAR or bank_price(state) + 2 * MARKER > money:
            continue
        action = SellShares(company, held)
        if action.why_not(state) is None and outlook.rounds_left() > SOON:
            return action
    return None


def least_loss(outlook: Outlook) -> E1862Action:
    """The sale that costs least: what is worth least beyond its price, own companies last."""
    state = outlook.state
    best: E1862Action | None = None
    least = 1e9
    for company in range(COUNT):
        for count in range(1, state.holding(company, state.asked) + 1):
            action = SellShares(company, count)
            if action.why_not(state) is None:
                loss = count * max(0.0, outlook.share(company) - sale_price(state, company))
                loss += 300 if state.director[company] == state.asked else 0
                loss += count
                if loss < least:
                    best, least = action, loss
    assert best is not None
    return best
