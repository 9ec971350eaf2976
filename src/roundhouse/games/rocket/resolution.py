"""Resolving an extension (§7.4 to §7.6): from the moving locomotive to the end, in the order of SR-7.6-a."""

# compiled
from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.games.rocket.isolation import isolate_lines
from roundhouse.games.rocket.merger import merge, survivor_next_to
from roundhouse.games.rocket.scoring import score_places
from roundhouse.games.rocket.state import NONE, State
from roundhouse.games.rocket.turn import finish_action


def settle(state: State) -> list[Event]:
    """Steps 6 to 14, when any veto is settled: all of it for the active player, whoever chose the hex (SR-7.3-o)."""
    events: list[Event] = []
    line = state.line
    hex = state.target if state.bid_by == NONE else state.bid_hex
    drive(state, line, hex)
    take_passenger(state, hex, events)
    connect(state, line, hex, events)
    survivor = survivor_next_to(state, line, hex)
    if survivor != NONE:
        merge(state, line, survivor, events)
    isolate_lines(state, events)
    clear_proposal(state)
    finish_action(state)
    return events


def drive(state: State, line: int, hex: int) -> None:
    """The locomotive moves; a tile fills the hex it left, unless that is its starting town (SR-7.1-d, SR-7.4-a)."""
    origin = state.loco[line]
    direction = state.board.neighbour.index(hex, origin * 6) - origin * 6
    state.hinder(origin, -1)
    if state.on_start(line):
        state.line_at[origin] = NONE
        state.hindrance[origin] -= 1
    else:
        state.rails[origin] = 6 * state.facing[line] + direction
        # Only a table that lets tiles never lack goes on without one.
        state.tiles = max(0, state.tiles - 1)
    state.loco[line] = hex
    state.facing[line] = direction
    state.line_at[hex] = line
    state.hindrance[hex] += 1
    state.hinder(hex, 1)


def take_passenger(state: State, hex: int, events: list[Event]) -> None:
    """For somebody else's station, unless another player won the veto (SR-7.5-b..e)."""
    owner = state.station[hex]
    if owner == NONE or owner == state.active or state.passengers_left == 0:
        return
    if state.bid_by != NONE and state.bid_by != state.active:
        return
    if state.switches.call_denies_passenger and state.called_by != NONE and state.bid_by == NONE:
        return
    state.passengers_left -= 1
    state.passengers[state.active] += 1
    events.append(Event("passenger", {"seat": state.active}))


def connect(state: State, line: int, hex: int, events: list[Event]) -> None:
    """All newly adjacent places join at once; then they are scored (SR-3.3-b, SR-8.3-b)."""
    reached = state.board.places_next_to[hex] & ~state.connected[line]
    if reached:
        state.connected[line] |= reached
        score_places(state, line, reached, events)


def clear_proposal(state: State) -> None:
    state.line = NONE
    state.target = NONE
    state.called_by = NONE
    state.bid_by = NONE
    state.bid_shares = 0
    state.bid_hex = NONE
