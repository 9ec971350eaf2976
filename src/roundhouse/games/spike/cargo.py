"""Loading, unloading and delivering (§5): not actions, done any number of times in one's own turn (SK-3.1-d)."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FREIGHT_CAR
from roundhouse.games.spike.names import DELIVERY, LOADING, UNLOADING
from roundhouse.games.spike.state import ACTION, DELIVERED, END_TURN, FREE_MOVE, NONE, ON_CONTRACT, ON_TRAIN, State


class Load(SpikeAction):
    """KD-6"""

    form: ClassVar = Form("load", commodity=LOADING)
    answers: ClassVar[tuple[int, ...]] = (ACTION, END_TURN)

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def why_not(self, state: State) -> Violation | None:
        """SK-5.1-a"""
        commodity, seat = self.commodity, state.asked
        here = stands_in(state, seat)
        if here == NONE:
            return Violation("SK-5.1-a", "why-load-under-way", {})
        if not may_handle_cargo(state):
            return Violation("SK-5.1-b", "why-not-arrived", {"space": here})
        if not _known(state, commodity):
            return Violation("SK-5.1-a", "why-no-such-commodity", {})
        if state.board.supply_at[here] != commodity:
            return Violation("SK-5.1-a", "why-not-supplied", {"space": here, "commodity": commodity})
        if not state.open_contract(seat, commodity):
            return Violation("SK-5.1-a", "why-no-contract", {"commodity": commodity})
        if state.token[commodity] == ON_TRAIN:
            return Violation("SK-5.1-a", "why-already-loaded", {"commodity": commodity})
        if state.cargo(seat) >= state.part(seat, FREIGHT_CAR):
            return Violation("SK-5.1-c", "why-cars-full", {"n": state.part(seat, FREIGHT_CAR)})
        return None

    def apply(self, state: State) -> list[Event]:
        state.token[self.commodity] = ON_TRAIN
        return []


class Unload(SpikeAction):
    """KD-7: anywhere, at any time of one's own turn (SK-5.1-d)."""

    form: ClassVar = Form("unload", commodity=UNLOADING)
    answers: ClassVar[tuple[int, ...]] = (FREE_MOVE, ACTION, END_TURN)

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def why_not(self, state: State) -> Violation | None:
        if not _known(state, self.commodity):
            return Violation("SK-5.1-d", "why-no-such-commodity", {})
        if not _aboard(state, self.commodity):
            return Violation("SK-5.1-d", "why-not-on-train", {"commodity": self.commodity})
        return None

    def apply(self, state: State) -> list[Event]:
        state.token[self.commodity] = ON_CONTRACT
        return []


class Deliver(SpikeAction):
    """KD-8"""

    form: ClassVar = Form("deliver", commodity=DELIVERY)
    answers: ClassVar[tuple[int, ...]] = (ACTION, END_TURN)

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def why_not(self, state: State) -> Violation | None:
        commodity, seat = self.commodity, state.asked
        here = stands_in(state, seat)
        if here == NONE:
            return Violation("SK-5.2-a", "why-deliver-under-way", {})
        if not may_handle_cargo(state):
            return Violation("SK-5.2-f", "why-not-arrived", {"space": here})
        if not _known(state, commodity):
            return Violation("SK-5.2-a", "why-no-such-commodity", {})
        if not _aboard(state, commodity):
            return Violation("SK-5.2-a", "why-not-on-train", {"commodity": commodity})
        # Whoever else has delivered there (SK-5.2-e), and be it somebody's start city (SK-5.2-g).
        if (state.served[here] >> seat) & 1:
            return Violation("SK-5.2-d", "why-served", {"space": here})
        if state.pays(commodity, here) == 0:
            return Violation("SK-5.2-a", "why-not-listed", {"space": here, "commodity": commodity})
        return None

    def apply(self, state: State) -> list[Event]:
        """Money at once; contract and token leave play, and the city is served (SK-5.2-b)."""
        seat = state.asked
        here = state.at[seat]
        pay = state.pays(self.commodity, here)
        state.token[self.commodity] = DELIVERED
        state.served[here] |= 1 << seat
        state.money[seat] += pay
        state.delivered[seat] += pay
        return [Event("paid", {"seat": seat, "commodity": self.commodity, "space": here, "money": pay})]


def may_handle_cargo(state: State) -> bool:
    """At any time in the city, or only in the turn in which the train has come there (K-13)."""
    return not (state.switches.cargo_on_arrival and state.stopped)


# -- listing


def load_choices(state: State) -> list[Load]:
    here = stands_in(state, state.asked)
    if here == NONE:
        return []
    supplied = state.board.supply_at[here]
    # Hardly any city has what a player is after: the long way round is only for those that do.
    if state.owner[supplied] != state.asked or state.token[supplied] != ON_CONTRACT:
        return []
    action = Load(supplied)
    return [action] if action.why_not(state) is None else []


def unload_choices(state: State) -> list[Unload]:
    return [Unload(commodity) for commodity in on_train(state, state.asked)]


def deliver_choices(state: State) -> list[Deliver]:
    found = [Deliver(commodity) for commodity in on_train(state, state.asked)]
    return [action for action in found if action.why_not(state) is None]


def on_train(state: State, seat: int) -> list[int]:
    """The commodities on a train."""
    tokens, owners = state.token, state.owner
    return [number for number in range(len(tokens)) if tokens[number] == ON_TRAIN and owners[number] == seat]


def stands_in(state: State, seat: int) -> int:
    """The city in which a train stands, as a node; NONE on the line."""
    at = state.at[seat]
    return at if 0 <= at < state.board.size else NONE


def _known(state: State, commodity: int) -> bool:
    return 0 <= commodity < len(state.board.commodities)


def _aboard(state: State, commodity: int) -> bool:
    return state.owner[commodity] == state.asked and state.token[commodity] == ON_TRAIN
