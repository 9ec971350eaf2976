"""The special end (§10): no track left and nothing left to deliver."""

# compiled
from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.games.spike.rounds import end_game
from roundhouse.games.spike.state import BY_SPECIAL, DELIVERED, NONE, ON_TRAIN, State


def check_special_end(state: State, seat: int, events: list[Event]) -> None:
    """At the end of a turn: begin the last lap, or count it down (SK-10.1-b, d)."""
    if state.last_turns != NONE:
        state.last_turns -= 1
        if state.last_turns == 0:
            end_game(state, BY_SPECIAL, events)
    elif state.track[seat] == 0 and not can_still_deliver(state, seat):
        state.last_turns = state.players - 1
        events.append(Event("last_turns", {"seat": seat}))


def can_still_deliver(state: State, seat: int) -> bool:
    """Something can still be reached, or, by the other reading, a contract is still open (K-23)."""
    for commodity in range(len(state.owner)):
        if state.owner[commodity] == seat and state.token[commodity] != DELIVERED:
            if state.switches.special_end_without_contracts or can_deliver(state, seat, commodity):
                return True
    return False


def can_deliver(state: State, seat: int, commodity: int) -> bool:
    """A paying city of the network is not yet served, and the goods are aboard or can be had there (SK-10.1-c)."""
    card = state.board.contracts[state.card[commodity]]
    payers = card.cities[state.face[commodity]]
    open_payer = False
    for node in payers:
        if state.in_network(seat, node) and not (state.served[node] >> seat) & 1:
            open_payer = True
    if not open_payer:
        return False
    if state.token[commodity] == ON_TRAIN:
        return True
    for node in state.board.suppliers[commodity]:
        if state.in_network(seat, node):
            return True
    return False
