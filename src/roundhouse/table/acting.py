"""Acting: from what a seat asks for to the record of its action.

An action is read, checked and carried out once, on a copy of the state. Following its record takes over the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from roundhouse.engine.rules import BadNotation
from roundhouse.engine.text import Text
from roundhouse.table.conditions import must_be_asked, must_be_legal
from roundhouse.table.records import Acted, Decider, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.story import Told, tell

if TYPE_CHECKING:
    from roundhouse.table.table import Table


class CarriedOut(NamedTuple):
    """An action that was carried out on a copy of the state: its record, and what the record leads to."""

    record: Acted
    action: Any
    state: Any
    told: Told


def repeated(table: Table, seat: int, key: str) -> Entry | None:
    """The entry that an earlier request with the same key led to."""
    return table.entries[table.keys[seat, key] - 1] if key and (seat, key) in table.keys else None


def read(table: Table, seat: int, action: Mapping[str, Any]) -> Any:
    """The action that a seat wants to take now, as the game knows it."""
    must_be_asked(table, seat)
    return read_legal(table, seat, action)


def read_legal(table: Table, seat: int, action: Mapping[str, Any]) -> Any:
    """The action, if the rules of the game allow it to the seat, whatever else is going on at the table."""
    try:
        chosen = table.game.read(action)
    except BadNotation as error:
        raise TableRefusal("malformed", error.text) from None
    must_be_legal(table, seat, chosen)
    return chosen


def take(table: Table, seat: int, action: Any, key: str, by: Decider) -> Acted:
    """The record of an action that has been read and checked. The table remembers what it leads to."""
    _must_be_played_by(table, seat, by)
    game = table.game
    written = game.write(action)
    state = game.ruleset.copy(game.state)
    told = tell(game, action, state, table.seq + 1, by, written)
    record = Acted(seat=seat, action=written, digest=game.ruleset.digest(state), key=key, by=by)
    # Only one of the requests made at this point can become the next record.
    table.carried_out = {told.seq: CarriedOut(record, action, state, told)}
    return record


def result_of(table: Table, record: Acted) -> CarriedOut:
    """What the next record leads to. It is carried out only if it has not been already."""
    known = table.carried_out.get(table.seq + 1)
    if known is not None and known.record is record:
        return known
    game = table.game
    action, state = game.read(record.action), game.ruleset.copy(game.state)
    told = tell(game, action, state, table.seq + 1, record.by, game.write(action))
    return CarriedOut(record, action, state, told)


def _must_be_played_by(table: Table, seat: int, by: Decider) -> None:
    """People do not play for the bot that stands in for them, nor bots for people."""
    bot = table.seats[seat].bot
    if bot and by in ("player", "standing"):
        raise TableRefusal("not_allowed", Text("table-bot-plays", {"bot": bot}))
    if not bot and by == "bot":
        raise TableRefusal("not_allowed", Text("table-person-plays"))
