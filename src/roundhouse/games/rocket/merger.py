"""Merger (§9): the line that moved next to another one disappears into it."""

# compiled
from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.engine.ranking import award
from roundhouse.games.rocket.movement import SEVERAL, other_line_near
from roundhouse.games.rocket.scoring import line_prizes, pay, shareholders
from roundhouse.games.rocket.state import ELIMINATED, NONE, State


def survivor_next_to(state: State, line: int, hex: int) -> int:
    """The line that a locomotive on this hex would merge into, or NONE (SR-9.1-a..c)."""
    found = other_line_near(state, hex, line)
    return NONE if found == SEVERAL else found


def merge(state: State, line: int, survivor: int, events: list[Event]) -> None:
    """The steps of a merger, in the order of the rules."""
    pay_shareholders(state, line, survivor, events)
    replace_locomotive(state, line, survivor)
    exchange_shares(state, line, survivor)
    join(state, line, survivor)


def pay_shareholders(state: State, line: int, survivor: int, events: list[Event]) -> None:
    """First the payout, by shares of the eliminated line (SR-9.2-a)."""
    payments = award(shareholders(state, line), line_prizes(state.value(line)))
    pay(state, payments)
    events.append(Event("merger", {"line": line, "survivor": survivor, "pay": payments}))


def replace_locomotive(state: State, line: int, survivor: int) -> None:
    """A second tile of the move takes the place of the locomotive (SR-7.4-d, SR-9.3-a, SR-9.3-b).

    The supply never shows less than 0 (SR-7.4-h).
    """
    hex = state.loco[line]
    state.rails[hex] = 6 * state.facing[line] + junction(state, hex, state.facing[line], survivor)
    state.hinder(hex, -1)
    state.loco[line] = NONE
    state.facing[line] = NONE
    if state.tiles > 0:
        state.tiles -= 1


def junction(state: State, hex: int, facing: int, survivor: int) -> int:
    """Where the last tile joins the survivor: ahead, else to the right, else to the left (R-15)."""
    for direction in (facing, (facing + 1) % 6):
        near = state.board.neighbour[hex * 6 + direction]
        if near >= 0 and state.line_at[near] == survivor:
            return direction
    return (facing + 5) % 6


def exchange_shares(state: State, line: int, survivor: int) -> None:
    """Two shares become one of the survivor, an odd one is lost (SR-9.3-c)."""
    due = 0
    seat = state.active
    for _ in range(state.players):
        old = line * state.players + seat
        new = state.shares[old] // 2
        state.shares[old] = 0
        state.shares[survivor * state.players + seat] += new
        if state.switches.told_apart:
            # Clockwise from the active player, real shares as long as there are some.
            left = max(0, state.available[survivor] - due)
            state.own_supplementary[survivor * state.players + seat] += max(0, new - left)
            state.own_supplementary[old] = 0
        due += new
        seat = state.next_seat(seat)
    if state.switches.limited:
        # Real shares first, then supplementary ones, and substitutes when those run out (SR-9.3-d..f).
        real = min(due, state.available[survivor])
        state.available[survivor] -= real
        state.supplementary[survivor] += due - real
        state.available[line] = 0
        state.supplementary[line] = 0


def join(state: State, line: int, survivor: int) -> None:
    """Hexes, linked stations and connected places of both belong to the survivor (SR-9.4-a)."""
    line_at = state.line_at
    for hex in range(len(line_at)):
        if line_at[hex] == line:
            line_at[hex] = survivor
    state.connected[survivor] |= state.connected[line]
    state.connected[line] = 0
    state.status[line] = ELIMINATED
    state.into[line] = survivor
