"""Buying trains (§7.9), from the bank and from other companies."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Field, Word
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.names import TRAIN
from roundhouse.games.e1862.next_question import go_on, go_on_unless_asking
from roundhouse.games.e1862.operating.depot import TRAIN_PRICES
from roundhouse.games.e1862.operating.fleet import add_train, hand_over
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import NUMBER_OF_TYPES, TYPE_NAMES
from roundhouse.games.e1862.operating.warranties import FREE_WARRANTIES, WARRANTY_PRICE, most_bought
from roundhouse.games.e1862.phases import begin_phase, has_room
from roundhouse.games.e1862.state import LNER_FORMED, State
from roundhouse.games.e1862.steps import TRAIN_CONSENT, TRAINS


def bank_price(state: State) -> int:
    return TRAIN_PRICES[state.band()]


def used_price(state: State, band: int) -> int:
    """Printed price until a train of a later band has been sold, or is on sale, then half (R7.9-d, A-36)."""
    latest = state.band() if state.switches.used_price_falls_early else state.phase
    return TRAIN_PRICES[band] if band >= latest else TRAIN_PRICES[band] // 2


class BuyTrain(E1862Action):
    """D-27: buy a train from the bank, perhaps with warranties.

    Its type is `kind`: in a written action, `type` says which action it is.
    """

    form: ClassVar = Form("buy_train", kind=Word("type", TYPE_NAMES), warranties=Field("warranties"))
    answers: ClassVar[tuple[int, ...]] = (TRAINS,)

    def __init__(self, kind: int, warranties: int) -> None:
        self.kind = kind
        self.warranties = warranties

    def why_not(self, state: State) -> Violation | None:
        company = state.operating
        if not 0 <= self.kind < NUMBER_OF_TYPES or not allows(state.switches.types, self.kind):
            return Violation("R11.1-a", "why-no-such-type", {})
        if not has_room(state, company, self.kind):
            return Violation("R7.9-h", "why-train-limit", {"company": company})
        most = most_bought(state)
        if not 0 <= self.warranties <= most:
            return Violation("R11.3-c" if state.switches.beginners else "R7.10-a", "why-warranties", {"most": most})
        price = bank_price(state) + self.warranties * WARRANTY_PRICE
        if state.money[company] < price:
            return Violation("R7.9-a", "why-train-money", {"amount": price, "cash": state.money[company]})
        return None

    def apply(self, state: State) -> list[Event]:
        buy_train(state, state.operating, self.kind, self.warranties)
        return go_on(state)


def buy_train(state: State, company: int, type: int, warranties: int) -> None:
    band = state.band()
    price = TRAIN_PRICES[band] + warranties * WARRANTY_PRICE
    state.money[company] -= price
    state.pay_bank(price)
    add_train(state, company, band, type, state.sold_trains[band], FREE_WARRANTIES[band] + warranties)
    state.sold_trains[band] += 1
    state.emergency = 0
    state.refused_trains = 0
    args = {"company": company, "band": band, "type": type, "warranties": warranties, "amount": price}
    state.tell("train", args)
    if band > state.phase:
        begin_phase(state, band)


class BuyTrainFrom(E1862Action):
    """D-28: buy a train of another company (R7.9-d, -e); it has that number in the fleet."""

    form: ClassVar = Form("buy_train_from", train=TRAIN)
    answers: ClassVar[tuple[int, ...]] = (TRAINS,)

    def __init__(self, train: int) -> None:
        self.train = train

    def why_not(self, state: State) -> Violation | None:
        company, train = state.operating, self.train
        if not 0 <= train < len(state.train_owner) or state.train_owner[train] == company:
            return Violation("R7.9-d", "why-no-such-train", {})
        if state.lner == LNER_FORMED:
            return Violation("R10.3-c", "why-lner-trains", {})
        if state.emergency:
            return Violation("R7.11-d", "why-bank-train", {})
        if in_receivership(state, state.train_owner[train]):
            return Violation("R8.0-g", "why-receivership-train", {"company": state.train_owner[train]})
        if not has_room(state, company, state.train_type[train]):
            return Violation("R7.9-h", "why-train-limit", {"company": company})
        price = used_price(state, state.train_band[train])
        if state.money[company] < price:
            return Violation("R7.9-d", "why-train-money", {"amount": price, "cash": state.money[company]})
        if state.refused_trains >> train & 1:
            return Violation("R7.9-e", "why-train-refused", {})
        return None

    def apply(self, state: State) -> list[Event]:
        """The selling director must agree (R7.9-e, A-24)."""
        seller = state.train_owner[self.train]
        buyer = state.operating
        state.offered_train = self.train
        if state.switches.train_consent and state.director[seller] != state.director[buyer]:
            state.step = TRAIN_CONSENT
            state.asked = state.director[seller]
            state.company = seller
            band, type = state.train_band[self.train], state.train_type[self.train]
            state.tell("train-asked", {"company": buyer, "other": seller, "band": band, "type": type})
        else:
            take_offered_train(state)
        return go_on_unless_asking(state)


def offers(state: State) -> list[BuyTrainFrom]:
    """Trains of other companies that can be bought."""
    actions = [BuyTrainFrom(train) for train in range(len(state.train_owner))]
    return [action for action in actions if action.why_not(state) is None]


def answer_train_sale(state: State, yes: bool) -> None:
    state.tell("agreed" if yes else "refused", {"seat": state.asked, "company": state.company})
    if yes:
        take_offered_train(state)
    else:
        state.refused_trains |= 1 << state.offered_train
        state.offered_train = NONE
        state.step = NONE


def take_offered_train(state: State) -> None:
    train, buyer = state.offered_train, state.operating
    seller, band, type = state.train_owner[train], state.train_band[train], state.train_type[train]
    price = used_price(state, band)
    state.money[buyer] -= price
    state.money[seller] += price
    hand_over(state, train, buyer)
    state.offered_train = NONE
    state.refused_trains = 0
    state.step = NONE
    state.tell("train-from", {"company": buyer, "other": seller, "band": band, "type": type, "amount": price})
