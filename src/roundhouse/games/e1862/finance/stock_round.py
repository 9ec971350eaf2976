"""Stock rounds (§6): selling, then buying one certificate or starting one company."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Word
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.ending import begin_anew
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR
from roundhouse.games.e1862.finance.directors import appoint, settle_director
from roundhouse.games.e1862.finance.flotation import ask_for_markers, float_if_ready
from roundhouse.games.e1862.finance.market import FIRST_START, LAST_START, PRICES, cell_of, par_above, par_for
from roundhouse.games.e1862.finance.obligations import sell_for_fine, why_not_sell_for_fine
from roundhouse.games.e1862.finance.parliament import RESERVE
from roundhouse.games.e1862.finance.prices import put_marker
from roundhouse.games.e1862.finance.selling import can_sell_any, sell, why_not_sell
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.names import AMOUNT, COMPANY, COUNTED
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.state import LNER_FORMED, STOCK, State
from roundhouse.games.e1862.steps import FINE, TRADE

# Where a share is bought.
FROM_IPO: Final = 0
FROM_POOL: Final = 1
FROM_TREASURY: Final = 2
SOURCES: Final = ["ipo", "pool", "treasury"]


def begin_stock_round(state: State) -> None:
    """The priority holder begins (R6.1-a); companies that were fined away are back (R4.3-h)."""
    state.round = STOCK
    state.barred = [0] * COUNT
    state.bought = [0] * (state.players * COUNT)
    state.sold = [0] * (state.players * COUNT)
    state.passes = 0
    state.turn_of = state.priority
    state.sold_now = 0
    state.bought_now = 0
    state.tell("stock-round", {"turn": state.turn})


def go_on_in_stock_round(state: State) -> bool:
    """Ask whoever can do something; False when all have passed in sequence (R6.6-a)."""
    if state.marker_company != NONE:
        ask_for_markers(state)
        return True
    while state.passes < state.players:
        if not state.bought_now and can_trade(state, state.turn_of):
            state.step = TRADE
            state.asked = state.turn_of
            return True
        end_turn(state)
    return False


def end_turn(state: State) -> None:
    """A player who has done nothing in the turn has passed (R6.2-b)."""
    state.passes = 0 if state.sold_now or state.bought_now else state.passes + 1
    state.turn_of = state.next_seat(state.turn_of)
    state.sold_now = 0
    state.bought_now = 0


def over_limit(state: State, seat: int) -> bool:
    """R6.5.2-b; after the LNER nobody has to sell (R6.5.2-c)."""
    return state.lner != LNER_FORMED and state.certificates(seat) > state.certificate_limit


def must_sell(state: State, seat: int) -> bool:
    return over_limit(state, seat) and can_sell_any(state, seat, True, state.sold_now)


def can_trade(state: State, seat: int) -> bool:
    return can_buy_any(state, seat) or can_sell_any(state, seat, True, state.sold_now) or can_start_any(state, seat)


def can_buy_any(state: State, seat: int) -> bool:
    for company in range(COUNT):
        for source in (FROM_IPO, FROM_POOL, FROM_TREASURY):
            if state.started[company] and why_not_buy(state, seat, company, source) is None:
                return True
        if state.switches.asks_like_the_site and certificate_looks_buyable(state, seat, company):
            return True
    return False


def certificate_looks_buyable(state: State, seat: int, company: int) -> bool:
    """The site asks whoever could pay for a certificate that lies alone in the Pool, though nobody may buy it."""
    if state.certificate[company] != state.pool or state.ordinary(company, state.pool) > 0:
        return False
    if state.sold[seat * COUNT + company] or why_not_gain(state, seat) is not None:
        return False
    return state.cash[seat] >= DIRECTOR * state.price(company)


def can_start_any(state: State, seat: int) -> bool:
    """The site asks as long as any company is unstarted, even one that cannot be."""
    if why_not_gain(state, seat) is not None or state.switches.beginners or state.lner == LNER_FORMED:
        return False
    if state.cash[seat] < RESERVE:
        return False
    for company in range(COUNT):
        if state.in_play[company] and not state.started[company] and not state.sold[seat * COUNT + company]:
            if state.switches.asks_like_the_site or why_not_start(state, company) is None:
                return True
    return False


# -- what is legal


def why_not_gain(state: State, seat: int) -> Violation | None:
    """R6.5.2-a, R6.5.2-b"""
    if state.certificates(seat) >= state.certificate_limit:
        return Violation("R6.5.2-a", "why-limit", {"limit": state.certificate_limit})
    return None


def why_not_before_selling(state: State) -> Violation | None:
    """Who has too many certificates must sell before anything else."""
    if must_sell(state, state.asked):
        return Violation("R6.5.2-b", "why-must-sell", {"limit": state.certificate_limit})
    return None


def holder_of(state: State, source: int) -> int:
    return state.ipo if source == FROM_IPO else state.pool if source == FROM_POOL else state.treasury


def share_price_at(state: State, company: int, source: int) -> int:
    """R6.5.1-a"""
    return state.par[company] if source == FROM_IPO else state.price(company)


def why_not_buy(state: State, seat: int, company: int, source: int) -> Violation | None:
    if source not in (FROM_IPO, FROM_POOL, FROM_TREASURY):
        return Violation("R6.5.1-a", "why-no-source", {})
    if not 0 <= company < COUNT or not state.started[company]:
        return Violation("R6.5.1-a", "why-not-started", {"company": company})
    holder = holder_of(state, source)
    if state.ordinary(company, holder) < 1:
        only = source == FROM_POOL and state.certificate[company] == state.pool
        return Violation("R6.3-f" if only else "R6.5.1-a", "why-no-share", {"company": company, "source": source})
    if state.sold[seat * COUNT + company]:
        return Violation("R6.5.1-d", "why-sold-before", {"company": company})
    violation = why_not_gain(state, seat)
    if violation is not None:
        return violation
    price = share_price_at(state, company, source)
    if state.cash[seat] < price:
        return Violation("R6.5.1-a", "why-share-money", {"amount": price, "cash": state.cash[seat]})
    return None


# -- the actions


class SellShares(E1862Action):
    """D-06, D-10, D-12: sell a block to the Pool, in one's turn or to pay a fine."""

    form: ClassVar = Form("sell_shares", company=COMPANY, count=COUNTED, picks="sell company count")
    answers: ClassVar[tuple[int, ...]] = (TRADE, FINE)

    def __init__(self, company: int, count: int) -> None:
        self.company = company
        self.count = count

    def why_not(self, state: State) -> Violation | None:
        if not 0 <= self.company < COUNT:
            return Violation("R6.4-a", "why-no-company", {})
        if state.step == FINE:
            return why_not_sell_for_fine(state, self.company, self.count)
        if state.sold_now >> self.company & 1:
            return Violation("R6.4-a", "why-sold-block", {"company": self.company})
        return why_not_sell(state, state.asked, self.company, self.count, True)

    def apply(self, state: State) -> list[Event]:
        state.sold_now |= 1 << self.company
        if state.step == FINE:
            sell_for_fine(state, self.company, self.count)
        else:
            state.sold[state.asked * COUNT + self.company] = 1
            sell(state, state.asked, self.company, self.count)
        return go_on(state)


class BuyShare(E1862Action):
    """D-07: buy a share."""

    form: ClassVar = Form("buy_share", company=COMPANY, source=Word("source", SOURCES), picks="buy company source")
    answers: ClassVar[tuple[int, ...]] = (TRADE,)

    def __init__(self, company: int, source: int) -> None:
        self.company = company
        self.source = source

    def why_not(self, state: State) -> Violation | None:
        return why_not_before_selling(state) or why_not_buy(state, state.asked, self.company, self.source)

    def apply(self, state: State) -> list[Event]:
        seat, company = state.asked, self.company
        price = share_price_at(state, company, self.source)
        state.cash[seat] -= price
        if self.source == FROM_TREASURY:
            state.money[company] += price
        else:
            state.pay_bank(price)
        state.move(company, 1, holder_of(state, self.source), seat)
        state.bought[seat * COUNT + company] += 1
        state.bought_now = 1
        state.tell("bought", {"seat": seat, "company": company, "source": self.source, "amount": price})
        settle_director(state, company)
        float_if_ready(state, company)
        return go_on(state)


class StartCompany(E1862Action):
    """D-08: start a company without a charter (R6.5.3)."""

    form: ClassVar = Form("start_company", company=COMPANY, price=AMOUNT, picks="start company price")
    answers: ClassVar[tuple[int, ...]] = (TRADE,)

    def __init__(self, company: int, price: int) -> None:
        self.company = company
        self.price = price

    def why_not(self, state: State) -> Violation | None:
        if state.switches.beginners:
            return Violation("R11.3-a", "why-beginners-start", {})
        violation = (
            why_not_before_selling(state) or why_not_start(state, self.company) or why_not_gain(state, state.asked)
        )
        if violation is not None:
            return violation
        if state.sold[state.asked * COUNT + self.company] and not state.switches.asks_like_the_site:
            return Violation("R6.5.1-d", "why-sold-before", {"company": self.company})
        if not FIRST_START <= cell_of(self.price) <= LAST_START:
            args = {"least": PRICES[FIRST_START], "most": PRICES[LAST_START]}
            return Violation("R6.5.3-b", "why-start-price", args)
        if state.cash[state.asked] < DIRECTOR * self.price:
            return Violation("R6.5.3-b", "why-par-money", {"amount": DIRECTOR * self.price})
        return None

    def apply(self, state: State) -> list[Event]:
        """The certificate is paid into the treasury, where the other shares are (R6.5.3-b)."""
        seat, company = state.asked, self.company
        begin_anew(state)
        state.started[company] = 1
        state.chartered[company] = 0
        # The par marker sizes a later refinancing, no more (R6.5.3-d).
        state.par[company] = par_above(self.price) if state.switches.par_rounds_up else par_for(self.price)
        state.money[company] = DIRECTOR * self.price
        state.cash[seat] -= DIRECTOR * self.price
        state.move_certificate(company, seat)
        state.move(company, state.holding(company, state.ipo), state.ipo, state.treasury)
        state.bought[seat * COUNT + company] += DIRECTOR
        state.bought_now = 1
        state.tell("started", {"seat": seat, "company": company, "price": self.price})
        appoint(state, company, seat)
        put_marker(state, company, cell_of(self.price))
        return go_on(state)
