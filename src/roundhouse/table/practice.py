"""Practice tables and rematches: new tables made from an old one."""

from __future__ import annotations

import msgspec

from roundhouse.engine import registry
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.seats import Seat
from roundhouse.table.projection import branch
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table, TableSetup


def practice(
    table: Table, seat: int | None, number: int, *, secret: str, owner: str, name: str, bot: str = ""
) -> TableSetup:
    """A practice table that begins from a past position; bots (default: the fallback bot) sit on all other seats.

    A spectator, who may branch off only when the game is over, gets the seat that was to decide.
    """
    setup = branch(table, seat, number, secret)
    mine = seat if seat is not None else next_to_decide(table, number)
    bot = bot or table.begin.fallback
    seats = [
        Seat(name=name, owner=owner) if other == mine else Seat(name=bot, bot=bot) for other in range(len(table.seats))
    ]
    begin = table.begin
    return TableSetup(
        game=begin.game,
        rules=begin.rules,
        setup=setup,
        seats=seats,
        host=owner,
        title=begin.title,
        # Otherwise a game without hints could be branched to get one; finished games may be analysed freely.
        hints=begin.hints or (table.over and not begin.practice),
        practice=True,
        fallback=begin.fallback,
    )


def next_to_decide(table: Table, number: int) -> int:
    """The seat that had to decide after so many actions; the first one at the end."""
    decision = table.game.at(number).decision
    return 0 if decision is None else decision.seat


def rematch(table: Table, *, secret: str, salt: str = "") -> TableSetup:
    """The same people and options again: everybody moves up one seat, with a new deal.

    Players who were away or had resigned are expected back. The new game is played under the current rules.
    """
    if not table.over and not table.closed:
        raise TableRefusal("not_allowed", Text("table-rematch-not-over"))
    seats = [expected(seat) for seat in table.seats]
    begin = table.begin
    setup = Setup(players=begin.setup.players, options=begin.setup.options, secret=secret)
    # Everybody says that they are there before a clock runs.
    several = len({seat.owner for seat in seats if seat.owner}) > 1
    return msgspec.structs.replace(
        begin,
        seating="arranged" if several else "",
        rules=registry.find(begin.game).version,
        setup=setup,
        seats=seats[1:] + seats[:1],
        salt=salt,
        spectators=table.spectators,
    )


def expected(seat: Seat) -> Seat:
    """The seat with its owner on it, where it has one."""
    return msgspec.structs.replace(seat, bot="", resigned=False) if seat.owner else seat
