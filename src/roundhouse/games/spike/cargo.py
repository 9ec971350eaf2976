"""Loading, unloading and delivering (§5): not actions, done any number of times in one's own turn (SK-3.1-d)."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.actions import Action, Deliver, Load, Unload
from roundhouse.games.spike.board import FREIGHT_CAR
from roundhouse.games.spike.state import DELIVERED, NONE, ON_CONTRACT, ON_TRAIN, State


def stands_in(state: State, seat: int) -> int:
    """The city in which a train stands, as a node; NONE on the line."""
    at = state.at[seat]
    return at if 0 <= at < state.board.size else NONE


def _known(state: State, commodity: int) -> bool:
    return 0 <= commodity < len(state.board.commodities)


# -- loading


def load_choices(state: State) -> list[Action]:
    here = stands_in(state, state.asked)
    if here == NONE:
        return []
    supplied = state.board.supply_at[here]
    # Hardly any city has what a player is after: the long way round is only for those that do.
    if state.owner[supplied] != state.asked or state.token[supplied] != ON_CONTRACT:
        return []
    action = Load(supplied)
    return [action] if why_not_load(state, action) is None else []


def why_not_load(state: State, action: Load) -> Violation | None:
    """SK-5.1-a"""
    commodity, seat = action.commodity, state.asked
    here = stands_in(state, seat)
    if here == NONE:
        return Violation("SK-5.1-a", "why-load-under-way", {})
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


def load(state: State, action: Load) -> None:
    state.token[action.commodity] = ON_TRAIN


# -- unloading


def unload_choices(state: State) -> list[Action]:
    return [Unload(commodity) for commodity in on_train(state, state.asked)]


def on_train(state: State, seat: int) -> list[int]:
    """The commodities on a train."""
    tokens, owners = state.token, state.owner
    return [number for number in range(len(tokens)) if tokens[number] == ON_TRAIN and owners[number] == seat]


def why_not_unload(state: State, action: Unload) -> Violation | None:
    """Anywhere, at any time of one's own turn (SK-5.1-d)."""
    commodity = action.commodity
    if not _known(state, commodity):
        return Violation("SK-5.1-d", "why-no-such-commodity", {})
    if not _aboard(state, commodity):
        return Violation("SK-5.1-d", "why-not-on-train", {"commodity": commodity})
    return None


def _aboard(state: State, commodity: int) -> bool:
    return state.owner[commodity] == state.asked and state.token[commodity] == ON_TRAIN


def unload(state: State, action: Unload) -> None:
    state.token[action.commodity] = ON_CONTRACT


# -- delivering


def deliver_choices(state: State) -> list[Action]:
    found: list[Action] = []
    for commodity in on_train(state, state.asked):
        action = Deliver(commodity)
        if why_not_deliver(state, action) is None:
            found.append(action)
    return found


def why_not_deliver(state: State, action: Deliver) -> Violation | None:
    commodity, seat = action.commodity, state.asked
    here = stands_in(state, seat)
    if here == NONE:
        return Violation("SK-5.2-a", "why-deliver-under-way", {})
    if not _known(state, commodity):
        return Violation("SK-5.2-a", "why-no-such-commodity", {})
    if not _aboard(state, commodity):
        return Violation("SK-5.2-a", "why-not-on-train", {"commodity": commodity})
    if (state.served[here] >> seat) & 1:
        return Violation("SK-5.2-d", "why-served", {"space": here})
    if state.pays(commodity, here) == 0:
        return Violation("SK-5.2-a", "why-not-listed", {"space": here, "commodity": commodity})
    return None


def deliver(state: State, action: Deliver) -> list[Event]:
    """Money at once; contract and token leave play, and the city is served (SK-5.2-b)."""
    seat = state.asked
    here = state.at[seat]
    pay = state.pays(action.commodity, here)
    state.token[action.commodity] = DELIVERED
    state.served[here] |= 1 << seat
    state.money[seat] += pay
    state.delivered[seat] += pay
    return [Event("paid", {"seat": seat, "commodity": action.commodity, "space": here, "money": pay})]
