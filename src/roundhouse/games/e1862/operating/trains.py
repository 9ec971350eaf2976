"""Buying trains (§7.9) with warranties (§7.10), from the bank and from other companies."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.actions import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.decisions import TRAIN_CONSENT
from roundhouse.games.e1862.finance.companies import NUMBER_OF_TYPES
from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.operating.depot import FREE_WARRANTIES, MOST_WARRANTIES, TRAIN_PRICES, WARRANTY_PRICE
from roundhouse.games.e1862.phases import begin_phase, has_room
from roundhouse.games.e1862.state import LNER_FORMED, State


def bank_price(state: State) -> int:
    return TRAIN_PRICES[state.band()]


def used_price(state: State, band: int) -> int:
    """Printed price until a train of a later band has been sold, then half (R7.9-d, A-36)."""
    return TRAIN_PRICES[band] if band >= state.phase else TRAIN_PRICES[band] // 2


def why_not_buy_train(state: State, action: BuyTrain) -> Violation | None:
    company = state.operating
    if not 0 <= action.kind < NUMBER_OF_TYPES or not state.switches.types >> action.kind & 1:
        return Violation("R11.1-a", "why-no-such-type", {})
    if not has_room(state, company, action.kind):
        return Violation("R7.9-h", "why-train-limit", {"company": company})
    most = 0 if state.switches.beginners else MOST_WARRANTIES - FREE_WARRANTIES[state.band()]
    if not 0 <= action.warranties <= most:
        return Violation("R11.3-c" if state.switches.beginners else "R7.10-a", "why-warranties", {"most": most})
    price = bank_price(state) + action.warranties * WARRANTY_PRICE
    if state.money[company] < price:
        return Violation("R7.9-a", "why-train-money", {"amount": price, "cash": state.money[company]})
    return None


def buy_train(state: State, company: int, type: int, warranties: int) -> None:
    band = state.band()
    price = TRAIN_PRICES[band] + warranties * WARRANTY_PRICE
    state.money[company] -= price
    state.pay_bank(price)
    state.train_band.append(band)
    state.train_type.append(type)
    state.train_copy.append(state.sold_trains[band])
    state.train_warranties.append(FREE_WARRANTIES[band] + warranties)
    state.train_owner.append(company)
    state.sold_trains[band] += 1
    state.emergency = 0
    state.refused = 0
    args = {"company": company, "band": band, "type": type, "warranties": warranties, "amount": price}
    state.tell("train", args)
    if band > state.phase:
        begin_phase(state, band)


def why_not_buy_from(state: State, action: BuyTrainFrom) -> Violation | None:
    """R7.9-d, -e"""
    company, train = state.operating, action.train
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
    if state.refused >> train & 1:
        return Violation("R7.9-e", "why-train-refused", {})
    return None


def offers(state: State) -> list[BuyTrainFrom]:
    """Trains of other companies that can be bought."""
    actions = [BuyTrainFrom(train) for train in range(len(state.train_owner))]
    return [action for action in actions if why_not_buy_from(state, action) is None]


def ask_for_train(state: State, action: BuyTrainFrom) -> None:
    """The selling director must agree (R7.9-e, A-24)."""
    seller = state.train_owner[action.train]
    buyer = state.operating
    state.offered_train = action.train
    if state.switches.train_consent and state.director[seller] != state.director[buyer]:
        state.step = TRAIN_CONSENT
        state.asked = state.director[seller]
        state.company = seller
        band, type = state.train_band[action.train], state.train_type[action.train]
        state.tell("train-asked", {"company": buyer, "other": seller, "band": band, "type": type})
    else:
        take_offered_train(state)


def answer_train_sale(state: State, yes: bool) -> None:
    state.tell("agreed" if yes else "refused", {"seat": state.asked, "company": state.company})
    if yes:
        take_offered_train(state)
    else:
        state.refused |= 1 << state.offered_train
        state.offered_train = NONE
        state.step = NONE


def take_offered_train(state: State) -> None:
    """Warranties move with the train (R7.10-d)."""
    train, buyer = state.offered_train, state.operating
    seller = state.train_owner[train]
    price = used_price(state, state.train_band[train])
    state.money[buyer] -= price
    state.money[seller] += price
    state.train_band.append(state.train_band.pop(train))
    state.train_type.append(state.train_type.pop(train))
    state.train_copy.append(state.train_copy.pop(train))
    state.train_warranties.append(state.train_warranties.pop(train))
    state.train_owner.pop(train)
    state.train_owner.append(buyer)
    state.offered_train = NONE
    state.refused = 0
    state.step = NONE
    band, type = state.train_band[-1], state.train_type[-1]
    state.tell("train-from", {"company": buyer, "other": seller, "band": band, "type": type, "amount": price})
