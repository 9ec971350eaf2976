"""Parliament rounds (§4): auctions of charters."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.ending import begin_anew
from roundhouse.games.e1862.finance.availability import any_startable, why_not_start
from roundhouse.games.e1862.finance.companies import DIRECTOR
from roundhouse.games.e1862.finance.directors import appoint
from roundhouse.games.e1862.finance.flotation import float_if_ready
from roundhouse.games.e1862.finance.market import PARS, cell_of
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.names import AMOUNT, COMPANY
from roundhouse.games.e1862.next_question import go_on_unless_asking
from roundhouse.games.e1862.state import PARLIAMENT, State
from roundhouse.games.e1862.steps import BID, CHARTER, OPEN, PAR

BID_STEP: Final = 5
#: Money that must stay in hand: a director certificate at the lowest par (R4.1-c).
RESERVE: Final = DIRECTOR * 54
#: Further shares that the winner may buy (R4.2-d).
MOST_CHARTER_SHARES: Final = 2


def begin_parliament(state: State) -> None:
    """The priority holder begins; wins of an earlier round are forgotten (R4.1-a, R4.1-i)."""
    state.round = PARLIAMENT
    state.won = [0] * state.players
    state.passes = 0
    state.turn_of = state.priority
    state.tell("parliament", {"turn": state.turn})


def go_on_in_parliament(state: State) -> bool:
    """Ask the next player who can open, some of them again (R4.1-j); False when all have declined (R4.1-h)."""
    while state.passes < state.players:
        if can_open(state, state.turn_of):
            state.step = OPEN
            state.asked = state.turn_of
            return True
        next_turn(state)
    return False


def next_turn(state: State) -> None:
    """A player declines, or is unable, to open."""
    state.passes += 1
    state.turn_of = state.next_seat(state.turn_of)


def can_open(state: State, seat: int) -> bool:
    return why_not_open(state, seat) is None and any_startable(state)


def why_not_open(state: State, seat: int) -> Violation | None:
    if state.won[seat]:
        return Violation("R4.1-e", "why-has-charter", {})
    return why_not_afford(state, seat, 0)


def why_not_afford(state: State, seat: int, bid: int) -> Violation | None:
    """Money test and certificate limit (R4.1-c, R4.1-d)."""
    if state.cash[seat] < RESERVE + bid:
        return Violation("R4.1-c", "why-reserve", {"reserve": RESERVE, "cash": state.cash[seat]})
    if state.certificates(seat) >= state.certificate_limit:
        return Violation("R4.1-d", "why-limit", {"limit": state.certificate_limit})
    return None


class OpenAuction(E1862Action):
    """D-02: put a company up for a charter."""

    form: ClassVar = Form("open_auction", company=COMPANY, bid=AMOUNT)
    answers: ClassVar[tuple[int, ...]] = (OPEN,)

    def __init__(self, company: int, bid: int) -> None:
        self.company = company
        self.bid = bid

    def why_not(self, state: State) -> Violation | None:
        violation = why_not_open(state, state.asked) or why_not_start(state, self.company)
        if violation is not None:
            return violation
        if self.bid < 0 or self.bid % BID_STEP:
            return Violation("R4.1-a", "why-bid-step", {"step": BID_STEP})
        return why_not_afford(state, state.asked, self.bid)

    def apply(self, state: State) -> list[Event]:
        state.company = self.company
        state.bid = self.bid
        state.bidder = state.asked
        state.passes = 0
        state.bidding = [1] * state.players
        state.tell("opened", {"seat": state.asked, "company": self.company, "amount": self.bid})
        ask_next_bidder(state)
        return go_on_unless_asking(state)


class RaiseBid(E1862Action):
    """D-03: bid more for the charter."""

    form: ClassVar = Form("raise_bid", bid=AMOUNT)
    answers: ClassVar[tuple[int, ...]] = (BID,)

    def __init__(self, bid: int) -> None:
        self.bid = bid

    def why_not(self, state: State) -> Violation | None:
        if self.bid <= state.bid or self.bid % BID_STEP:
            return Violation("R4.1-b", "why-raise", {"least": state.bid + BID_STEP, "step": BID_STEP})
        return why_not_afford(state, state.asked, self.bid)

    def apply(self, state: State) -> list[Event]:
        state.bid = self.bid
        state.bidder = state.asked
        state.tell("raised", {"seat": state.asked, "company": state.company, "amount": self.bid})
        ask_next_bidder(state)
        return go_on_unless_asking(state)


def leave_auction(state: State) -> None:
    """A pass is final for this auction (R4.1-b)."""
    state.bidding[state.asked] = 0
    ask_next_bidder(state)


def ask_next_bidder(state: State) -> None:
    """Clockwise after the highest bidder; who cannot raise is out (R4.1-b, -c, -d). The last one left wins (R4.1-f)."""
    asked = NONE
    seat = state.next_seat(state.bidder)
    while seat != state.bidder:
        if state.bidding[seat] and why_not_afford(state, seat, state.bid + BID_STEP) is not None:
            state.bidding[seat] = 0
        if state.bidding[seat] and asked == NONE:
            asked = seat
        seat = state.next_seat(seat)
    if asked != NONE:
        state.step = BID
        state.asked = asked
    else:
        win_charter(state)


def win_charter(state: State) -> None:
    """The winner pays the bid and must start the company (R4.2-a); the obligation begins (R4.3-a)."""
    winner = state.bidder
    state.cash[winner] -= state.bid
    state.pay_bank(state.bid)
    state.won[winner] = 1
    state.promised[state.company] = winner
    state.charter_shares = 0
    state.bidding = [0] * state.players
    state.tell("charter", {"seat": winner, "company": state.company, "amount": state.bid})
    state.step = PAR
    state.asked = winner


class SetPar(E1862Action):
    """D-04: the winner of the auction starts the company."""

    form: ClassVar = Form("set_par", price=AMOUNT)
    answers: ClassVar[tuple[int, ...]] = (PAR,)

    def __init__(self, price: int) -> None:
        self.price = price

    def why_not(self, state: State) -> Violation | None:
        if self.price not in PARS:
            return Violation("R4.2-b", "why-par-value", {"pars": ", ".join([str(par) for par in PARS])})
        if DIRECTOR * self.price > state.cash[state.asked]:
            return Violation("R4.2-b", "why-par-money", {"amount": DIRECTOR * self.price})
        return None

    def apply(self, state: State) -> list[Event]:
        company, winner = state.company, state.asked
        begin_anew(state)
        state.started[company] = 1
        state.chartered[company] = 1
        state.par[company] = self.price
        state.cell[company] = cell_of(self.price)
        state.arrival[company] = state.tick()
        state.cash[winner] -= DIRECTOR * self.price
        state.pay_bank(DIRECTOR * self.price)
        state.move_certificate(company, winner)
        state.tell("par", {"seat": winner, "company": company, "price": self.price})
        appoint(state, company, winner)
        ask_for_charter_share(state)
        return go_on_unless_asking(state)


def ask_for_charter_share(state: State) -> None:
    """Up to two more at par (R4.2-d); then the player to the winner's left opens (R4.1-g)."""
    company, winner = state.company, state.bidder
    more = state.charter_shares < MOST_CHARTER_SHARES and state.cash[winner] >= state.par[company]
    at_limit = state.certificates(winner) >= state.certificate_limit
    if more and (not at_limit or state.switches.asks_like_the_site):
        state.step = CHARTER
        state.asked = winner
    else:
        finish_charter(state)


class BuyCharterShare(E1862Action):
    """D-05: the winner buys another share at par."""

    form: ClassVar = Form("buy_charter_share", picks="buy")
    answers: ClassVar[tuple[int, ...]] = (CHARTER,)

    def why_not(self, state: State) -> Violation | None:
        if state.certificates(state.asked) >= state.certificate_limit:
            return Violation("R6.5.2-a", "why-limit", {"limit": state.certificate_limit})
        return None

    def apply(self, state: State) -> list[Event]:
        company, winner = state.company, state.asked
        state.cash[winner] -= state.par[company]
        state.pay_bank(state.par[company])
        state.move(company, 1, state.ipo, winner)
        state.charter_shares += 1
        state.tell("bought", {"seat": winner, "company": company, "source": 0, "amount": state.par[company]})
        float_if_ready(state, company)
        ask_for_charter_share(state)
        return go_on_unless_asking(state)


def finish_charter(state: State) -> None:
    state.step = NONE
    state.passes = 0
    state.turn_of = state.next_seat(state.bidder)
    state.company = NONE
    state.bidder = NONE
    state.bid = 0
