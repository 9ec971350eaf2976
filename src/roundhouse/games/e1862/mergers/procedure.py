"""The procedure of mergers, acquisitions and refinancing (§5.2): holders return, redeem or relinquish (§5.2.4).

The procedure is in the state: `m_survivor`, `m_absorbed` (NONE when refinancing), `m_price`, and in `holders` those who
have not yet taken their turn, the treasury last. It stops whenever a holder has to decide about an option.
"""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Word
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.companies import DIRECTOR
from roundhouse.games.e1862.finance.directors import appoint, enter_receivership, largest_holder
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.next_question import go_on
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import OPTION

MERGER: Final = 1
ACQUISITION: Final = 2
REFINANCING: Final = 3

#: A director with fewer shares than this cannot return half and keep the certificate (R5.2.4-d).
ENOUGH: Final = 6


def begin_procedure(state: State, initiator: int) -> None:
    """IPO shares to the Pool (R5.2.2-a); the holders clockwise from the initiator, last the treasury (R5.2.4-a)."""
    for company in involved(state):
        if state.chartered[company]:
            state.move(company, state.holding(company, state.ipo), state.ipo, state.pool)
    state.holders = []
    seat = initiator
    for _ in range(state.players):
        if total(state, seat) > 0:
            state.holders.append(seat)
        seat = state.next_seat(seat)
    state.holders.append(state.treasury)


def involved(state: State) -> list[int]:
    """The survivor, and the absorbed company if there is one."""
    if state.m_absorbed == NONE:
        return [state.m_survivor]
    return [state.m_survivor, state.m_absorbed]


def total(state: State, holder: int) -> int:
    """Combined holding in the involved companies."""
    held = state.holding(state.m_survivor, holder)
    return held if state.m_absorbed == NONE else held + state.holding(state.m_absorbed, holder)


def go_through_holders(state: State) -> bool:
    """Strictly one holder after the other (R5.2.4-c); True when one of them must be asked."""
    while state.holders:
        holder = state.holders.pop(0)
        if take_turn(state, holder):
            return True
    return False


def take_turn(state: State, holder: int) -> bool:
    """All steps of one holder; True when the option must be decided."""
    certificate = certificate_of(state, holder)
    if certificate != NONE and total(state, holder) < ENOUGH:
        if not swap_certificate(state, holder, certificate):
            return director_option(state, holder, certificate)
    held = total(state, holder)
    kept_absorbed = return_half(state, holder, held)
    odd = held % 2 == 1
    kept_absorbed -= exchange_for_certificate(state, holder, kept_absorbed - (1 if odd else 0))
    for left in range(kept_absorbed, 0, -1):
        is_option = odd and left == 1
        if not exchange(state, holder):
            sell_absorbed(state, holder, is_option)
            if is_option:
                odd = False
    if not odd:
        return False
    value = state.m_price // 2
    return offer_option(state, holder, value, value, False)


def certificate_of(state: State, holder: int) -> int:
    """The involved company whose director certificate the holder has, or NONE."""
    for company in involved(state):
        if state.certificate[company] == holder:
            return company
    return NONE


def swap_certificate(state: State, holder: int, company: int) -> bool:
    """Step 0: for three ordinary shares of the Pool, the survivor's first (R5.2.4-d)."""
    survivor = state.m_survivor
    first = state.ordinary(survivor, state.pool)
    second = 0
    if state.m_absorbed != NONE and not state.switches.survivor_shares_for_certificate:
        second = state.ordinary(state.m_absorbed, state.pool)
    if first + second < DIRECTOR:
        return False
    first = min(first, DIRECTOR)
    state.move(survivor, first, state.pool, holder, True)
    if first < DIRECTOR:
        state.move(state.m_absorbed, DIRECTOR - first, state.pool, holder, True)
    state.move_certificate(company, state.pool)
    state.tell("certificate-swapped", {"holder": holder, "company": company})
    return True


def return_half(state: State, holder: int, held: int) -> int:
    """Step 1: absorbed shares first, their certificate before all (R5.2.4-e). How many absorbed ones are kept."""
    back = held // 2
    kept = 0
    if state.m_absorbed != NONE:
        absorbed = state.holding(state.m_absorbed, holder)
        returned = min(back, absorbed)
        back -= returned
        kept = absorbed - returned
        if returned and state.certificate[state.m_absorbed] == holder:
            state.move_certificate(state.m_absorbed, state.pool)
            returned -= DIRECTOR
        state.move(state.m_absorbed, returned, holder, state.pool)
    state.move(state.m_survivor, back, holder, state.pool, True)
    if held >= 2:
        state.tell("returned", {"holder": holder, "n": held // 2})
    return kept


def exchange_for_certificate(state: State, holder: int, shares: int) -> int:
    """With `pool_certificate_exchanged` (§5.2.4): three absorbed shares for the survivor's certificate in the Pool, if
    the Pool has too few ordinary shares for all of them. How many were exchanged."""
    if not state.switches.pool_certificate_exchanged or state.m_absorbed == NONE or holder == state.treasury:
        return 0
    if shares < DIRECTOR or state.certificate[state.m_survivor] != state.pool:
        return 0
    if state.ordinary(state.m_survivor, state.pool) >= shares:
        return 0
    state.move(state.m_absorbed, DIRECTOR, holder, state.pool, True)
    state.move_certificate(state.m_survivor, holder)
    return DIRECTOR


def exchange(state: State, holder: int) -> bool:
    """Step 2: an absorbed share for one of the survivor, from the Pool or the next holder who has one (R5.2.4-h)."""
    donor = donor_for(state, holder)
    if donor == NONE:
        return False
    state.move(state.m_absorbed, 1, holder, donor, True)
    state.move(state.m_survivor, 1, donor, holder)
    return True


def donor_for(state: State, holder: int) -> int:
    if state.ordinary(state.m_survivor, state.pool) > 0:
        return state.pool
    for later in state.holders:
        if state.ordinary(state.m_survivor, later) > 0:
            return later
    return NONE


def sell_absorbed(state: State, holder: int, is_option: bool) -> None:
    """Step 3: at the new price, an option at half of it (R5.2.4-i, A-09)."""
    price = state.m_price
    if is_option:
        price = (price + 1) // 2 if state.switches.option_rounds_up else price // 2
    state.move(state.m_absorbed, 1, holder, state.pool, True)
    receive(state, holder, price)
    state.tell("absorbed-sold", {"holder": holder, "amount": price})


def director_option(state: State, holder: int, company: int) -> bool:
    """The Pool cannot give change: the certificate itself is the option (R5.2.4-n, -o)."""
    held = total(state, holder)
    for other in involved(state):
        ordinary = state.ordinary(other, holder)
        state.move(other, ordinary, holder, state.pool, True)
    redeem = state.m_price * (ENOUGH - held) // 2
    sell = state.m_price * held // 2
    if company == state.m_absorbed:
        donor = NONE if state.switches.absorbed_certificate_sold else donor_of_certificate(state)
        if donor == NONE:
            state.move_certificate(company, state.pool)
            receive(state, holder, sell)
            state.tell("option-sold", {"holder": holder, "amount": sell})
            return False
        state.move_certificate(company, donor)
        state.move_certificate(state.m_survivor, holder)
    return offer_option(state, holder, redeem, sell, True)


def donor_of_certificate(state: State) -> int:
    """Where the survivor's certificate is, if that is the Pool or somebody who has not yet taken a turn."""
    where = state.certificate[state.m_survivor]
    return where if where == state.pool or where in state.holders else NONE


def offer_option(state: State, holder: int, redeem: int, sell: int, certificate: bool) -> bool:
    """Step 4: asked if it can be paid, otherwise sold (R5.2.4-j, -k)."""
    state.m_option = holder
    state.m_redeem = redeem
    state.m_sell = sell
    state.m_certificate = 1 if certificate else 0
    if holder == state.treasury and state.m_absorbed != NONE:
        pool_cash(state)
    money = state.money[state.m_origin] if holder == state.treasury else state.cash[holder]
    if money >= redeem:
        state.step = OPTION
        state.company = state.m_survivor
        state.asked = state.director[state.m_origin] if holder == state.treasury else holder
        return True
    relinquish(state)
    return False


def pool_cash(state: State) -> None:
    """The treasury entity pays with the combined cash (R5.2.4-l)."""
    other = state.m_absorbed if state.m_origin == state.m_survivor else state.m_survivor
    state.money[state.m_origin] += state.money[other]
    state.money[other] = 0


def receive(state: State, holder: int, amount: int) -> None:
    state.bank_pays(amount)
    if holder == state.treasury:
        state.money[state.m_origin] += amount
    else:
        state.cash[holder] += amount


def relinquish(state: State) -> None:
    """The option goes to the Pool for money."""
    holder = state.m_option
    if state.m_certificate:
        state.move_certificate(state.m_survivor, state.pool)
    else:
        state.move(state.m_survivor, 1, holder, state.pool, True)
    receive(state, holder, state.m_sell)
    state.tell("option-sold", {"holder": holder, "amount": state.m_sell})


class Option(E1862Action):
    """D-15, D-16, D-17: redeem the option or sell it. Then the procedure goes on with the next holder."""

    form: ClassVar = Form("option", redeem=Word("option", ["no", "yes"], picks=["sell", "redeem"]))
    answers: ClassVar[tuple[int, ...]] = (OPTION,)

    def __init__(self, redeem: int) -> None:
        self.redeem = redeem

    def why_not(self, state: State) -> Violation | None:
        return None if self.redeem in (0, 1) else Violation("R5.2.4-j", "why-not-now", {})

    def apply(self, state: State) -> list[Event]:
        if self.redeem:
            redeem_option(state)
        else:
            relinquish(state)
        return go_on(state)


def redeem_option(state: State) -> None:
    state.pay_bank(state.m_redeem)
    if state.m_option == state.treasury:
        state.money[state.m_origin] -= state.m_redeem
    else:
        state.cash[state.m_option] -= state.m_redeem
    state.tell("option-redeemed", {"holder": state.m_option, "amount": state.m_redeem})


def settle_survivor(state: State, initiator: int) -> None:
    """The player with most shares directs the survivor, ties clockwise from the initiator (§5.2.5).

    Only now: while shares are exchanged, no director changes (R5.2-a).
    """
    survivor = state.m_survivor
    best = largest_holder(state, survivor, initiator)
    if state.holding(survivor, best) >= DIRECTOR:
        appoint(state, survivor, best)
    else:
        enter_receivership(state, survivor)  # R5.2.5-c
