"""Seating: who takes a seat, leaves it, hands it to a bot or takes it back, and in which colour they play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.bots.ladder import UnknownBot
from roundhouse.engine.text import Text
from roundhouse.table import ending, gathering, timekeeping
from roundhouse.table.checks import must_know_bots
from roundhouse.table.conditions import must_be_seat, must_be_somebodys, must_be_unfinished
from roundhouse.table.records import BotSat, Coloured, Ended, Left, Returned, Sat, Started
from roundhouse.table.refusal import TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table


def sit(table: Table, sat: Sat) -> list[Sat | Started]:
    """Somebody takes an open seat, or one that has become free or is offered; or keeps one that they had offered."""
    must_be_unfinished(table)
    must_be_seat(table, sat.seat)
    there = table.seats[sat.seat]
    if not there.claimable:
        raise TableRefusal("taken", Text("table-seat-taken", {"player": there.name}))
    if not there.open and _has_sat_elsewhere(table, sat.seat, sat.owner):
        # They know what nobody else may know.
        raise TableRefusal("not_allowed", Text("table-sat-elsewhere"))
    _must_be_free_colour(table, sat.seat, sat.colour)
    return [sat, *gathering.begun_with(table, {sat.seat}, sat.seat)]


def choose_colour(table: Table, seat: int, colour: int) -> Coloured:
    """Somebody chooses another colour, before the game begins."""
    must_be_unfinished(table)
    must_be_somebodys(table, seat)
    if table.begun:
        raise TableRefusal("not_allowed", Text("table-colour-late"))
    _must_be_free_colour(table, seat, colour)
    return Coloured(seat=seat, colour=colour)


def leave(table: Table, seat: int) -> Left | BotSat | Ended:
    """Before the game the seat is open again; later a bot stands in, or the game ends."""
    must_be_unfinished(table)
    must_be_somebodys(table, seat)
    return ending.left(table, seat) if table.begun else Left(seat=seat)


def hand_to_bot(table: Table, seat: int, bot: str, absent: bool) -> list[BotSat | Started]:
    """The host gives a seat to a bot: an open one, or that of a person who is known to be absent."""
    must_be_unfinished(table)
    must_be_seat(table, seat)
    if seat in table.people() and not absent:
        raise TableRefusal("not_allowed", Text("table-not-absent", {"player": table.seats[seat].name}))
    try:
        must_know_bots(table.game.ruleset, [bot])
    except UnknownBot as error:
        raise TableRefusal("malformed", error.text) from None
    return [BotSat(seat=seat, bot=bot, why="host"), *gathering.begun_with(table, {seat}, seat)]


def give_back(table: Table, seat: int) -> Returned:
    """The owner returns and takes over from the bot."""
    must_be_unfinished(table)
    must_be_seat(table, seat)
    if not table.seats[seat].away:
        raise TableRefusal("not_allowed", Text("table-not-away"))
    if timekeeping.is_out_of_time(table, seat):
        raise TableRefusal("not_allowed", Text("table-time-is-over", {"bot": table.seats[seat].bot}))
    return Returned(seat=seat)


def _must_be_free_colour(table: Table, seat: int, colour: int) -> None:
    """Nobody may take a colour that somebody else has chosen."""
    for number, other in enumerate(table.seats):
        if colour and number != seat and other.colour == colour:
            raise TableRefusal("taken", Text("table-colour-taken", {"player": other.name}))


def _has_sat_elsewhere(table: Table, seat: int, owner: str) -> bool:
    """Has somebody seen the game with the eyes of another seat?"""
    sat = {entry.record.owner for entry in table.entries if isinstance(entry.record, Sat)}
    return owner in sat | {each.owner for each in table.begin.seats} and table.seats[seat].owner != owner
