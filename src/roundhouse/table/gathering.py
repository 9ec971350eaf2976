"""Gathering: before a game begins, everybody sits down, says that they are ready, and seats are drawn.

The order is drawn from the table's secret, to which the seal shown from the beginning commits: whoever opens
it at the end can draw the same order again.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from roundhouse.engine.chance import KEY, Chance
from roundhouse.engine.text import Text
from roundhouse.table.conditions import must_be_somebodys, must_be_unfinished
from roundhouse.table.records import Left, Ready, Started
from roundhouse.table.refusal import TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table, TableSetup


def drawn(secret: str, players: int) -> list[int]:
    """The order of seats drawn from a secret: seat n goes to whoever sat on seat `drawn[n]`."""
    order = list(range(players))
    stream = blake2b(b"seats", key=bytes.fromhex(secret), digest_size=KEY, person=b"roundhouse")
    Chance.keyed(stream.digest()).shuffle(order)
    return order


def start(begin: TableSetup) -> Started:
    """The beginning of a game, with the seats as they are drawn or arranged."""
    players, secret = begin.setup.players, begin.setup.secret
    if begin.seating == "drawn" and isinstance(secret, str):
        return Started(order=drawn(secret, players))
    return Started(order=list(range(players)))


def starts_at_once(begin: TableSetup) -> bool:
    """Can the game begin without waiting: do all seats belong to one person and to bots?"""
    people = {seat.owner for seat in begin.seats if not seat.bot}
    return bool(begin.seating) and "" not in people and len(people) <= 1


def ready(table: Table, seat: int) -> list[Ready | Started]:
    """Somebody says that the game may begin; when all have, it does."""
    must_be_unfinished(table)
    must_be_somebodys(table, seat)
    if table.begun or not table.begin.seating:
        raise TableRefusal("not_allowed", Text("table-begun"))
    if any(each.open for each in table.seats):
        raise TableRefusal("not_begun", Text("table-not-begun"))
    said = [Ready(seat=mine) for mine in table.seats_of(table.seats[seat].owner) if mine not in table.ready]
    return [*said, *begun_with(table, {each.seat for each in said})]


def begun_with(table: Table, more: set[int], filled: int | None = None) -> list[Started]:
    """The start of the game, if all it needs is that these seats are ready and that one is filled."""
    if table.begun or not table.begin.seating:
        return []
    taken = all(not seat.open or number == filled for number, seat in enumerate(table.seats))
    waiting = set(table.people()) - table.ready - more if table.begin.ready else set()
    return [start(table.begin)] if taken and not waiting else []


def remove(table: Table, seat: int) -> Left:
    """The host asks somebody to get up before the game has begun."""
    must_be_unfinished(table)
    must_be_somebodys(table, seat)
    if table.begun:
        raise TableRefusal("not_allowed", Text("table-begun"))
    return Left(seat=seat, by="host")
