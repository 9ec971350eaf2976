"""Undo: free within one's own turn as long as nothing was revealed; beyond that the others are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from roundhouse.engine.text import Text, player
from roundhouse.table.conditions import is_over, must_be_current, must_be_going_on, must_be_seat
from roundhouse.table.records import Acted, TakenBack, UndoAnswered, UndoAsked
from roundhouse.table.refusal import TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table


def take_back(table: Table, seat: int, expected_seq: int) -> TakenBack | UndoAsked:
    """Take back the seat's last action and whatever came after it, or ask the others where that is not free.

    Bots answer faster than anybody can click, so a request is not outdated by what only bots have done since.
    """
    if not only_bots_since(table, expected_seq):
        must_be_current(table, expected_seq)
    must_be_seat(table, seat)
    must_be_going_on(table)
    if table.ended is not None:
        raise is_over(table)
    if table.undo_asked is not None:
        raise TableRefusal("not_allowed", Text("table-undo-pending", {"player": player(table.undo_asked.seat)}))
    to = target(table, seat)
    if to is None:
        raise TableRefusal("nothing_to_undo", Text("table-nothing-to-undo"))
    if is_free(table, seat, to) or not to_be_asked(table, seat):
        return TakenBack(seat=seat, to=to)
    return UndoAsked(seat=seat, to=to)


def answer(table: Table, seat: int, agreed: bool) -> list[UndoAnswered | TakenBack]:
    """Agree to a request to take back, or refuse it. The last one to agree takes the actions back.

    Whoever asked may withdraw the request by not agreeing to it.
    """
    must_be_seat(table, seat)
    must_be_going_on(table)
    asked = table.undo_asked
    if asked is None:
        raise TableRefusal("nothing_to_undo", Text("table-no-undo-asked"))
    withdraws = not agreed and seat in partners(table, asked.seat)
    if not withdraws and seat not in to_be_asked(table, asked.seat):
        raise TableRefusal("not_allowed", Text("table-not-asked-to-undo"))
    answered = UndoAnswered(seat=seat, agreed=agreed)
    if agreed and not waiting(table, asked, {*table.agreed, seat}):
        return [answered, TakenBack(seat=asked.seat, to=asked.to)]
    return [answered]


# -- what can be taken back, and who is asked


def target(table: Table, seat: int) -> int | None:
    """How many actions would remain: the seat's last action goes, and whatever came after it."""
    for number in reversed(range(len(table.story))):
        if table.story[number].seat == seat:
            return number
    return None


def is_free(table: Table, seat: int, to: int) -> bool:
    """Nobody else has acted since, and nothing hidden or random was revealed; the end of a game reveals everything."""
    if table.begin.practice and not table.joined:
        return True
    if table.over:
        return False
    mine = partners(table, seat)
    return all(told.seat in mine and not any(event.reveals for event in told.events) for told in table.story[to:])


def only_bots_since(table: Table, seq: int) -> bool:
    """Has nothing but moves of bots been added since that record?"""
    records = [entry.record for entry in table.entries[seq:]]
    return seq <= table.seq and all(isinstance(record, Acted) and record.by == "bot" for record in records)


def partners(table: Table, seat: int) -> set[int]:
    """The seat and those that the same person holds (hot-seat)."""
    owner = table.seats[seat].owner
    return {seat, *table.seats_of(owner)}


def to_be_asked(table: Table, seat: int) -> set[int]:
    """Who has to agree: everybody else who plays, even while a bot stands in for them. Bots never mind."""
    play = {number for number, each in enumerate(table.seats) if each.owner and not each.resigned}
    return play - partners(table, seat)


def waiting(table: Table, asked: UndoAsked, agreed: set[int]) -> set[int]:
    """Who has not agreed yet. Somebody with several seats answers once for all of them."""
    answered = {partner for seat in agreed for partner in partners(table, seat)}
    return to_be_asked(table, asked.seat) - answered


def offer(table: Table, seat: int) -> Literal["free", "ask", ""]:
    """Whether the seat can take its last action back: "free", "ask" (the others have to agree) or "" (it has none)."""
    to = target(table, seat)
    if to is None or table.closed or table.paused or table.stopped or table.ended or table.undo_asked is not None:
        return ""
    return "free" if is_free(table, seat, to) or not to_be_asked(table, seat) else "ask"
