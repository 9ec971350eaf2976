"""Conditions: what must hold at a table before a request is granted. Whatever does not hold is a `TableRefusal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.engine.decision import Violation
from roundhouse.engine.text import Text
from roundhouse.table.records import Stood
from roundhouse.table.refusal import Code, TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table


# -- the table


def must_be_current(table: Table, expected_seq: int) -> None:
    """Checked before anything else: a late request is told that it is late, and not what has changed since."""
    # That the server was away has changed nothing but the clocks: whoever could not move then may move now.
    since = table.entries[expected_seq:] if 0 <= expected_seq <= table.seq else table.entries
    if expected_seq != table.seq and not (since and all(isinstance(entry.record, Stood) for entry in since)):
        raise TableRefusal("stale", Text("table-stale", {"expected": expected_seq, "seq": table.seq}))


def must_be_open(table: Table) -> None:
    if table.closed:
        raise TableRefusal("closed", Text("table-closed"))


def must_be_playable(table: Table) -> None:
    must_be_open(table)
    if table.stopped is not None:
        raise TableRefusal("stopped", Text("table-stopped", {"why": table.stopped}))


def must_be_unfinished(table: Table) -> None:
    must_be_playable(table)
    if table.over:
        raise is_over(table)


def must_be_going_on(table: Table) -> None:
    must_be_playable(table)
    if table.paused:
        raise TableRefusal("paused", Text("table-paused"))
    if not table.begun and not table.over:
        raise TableRefusal("not_begun", Text("table-not-begun"))


# -- a seat


def must_be_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableRefusal("malformed", Text("table-no-such-seat", {"seat": seat + 1}))


def must_be_somebodys(table: Table, seat: int) -> None:
    """A person must be sitting there."""
    must_be_seat(table, seat)
    if seat not in table.people():
        raise TableRefusal("not_allowed", Text("table-nobody-there"))


def must_be_in_play(table: Table, seat: int) -> None:
    """A person must be sitting there, in a game that has begun."""
    must_be_unfinished(table)
    must_be_somebodys(table, seat)
    if not table.begun:
        raise TableRefusal("not_begun", Text("table-not-begun"))


# -- an action


def must_be_asked(table: Table, seat: int) -> None:
    """It must be this seat's decision now."""
    must_be_going_on(table)
    game = table.game
    decision = game.decision
    if decision is None or table.ended is not None:
        raise is_over(table)
    if seat != decision.seat:
        # The neutral action is legal in itself, so the only objection left is that it is another seat's turn.
        violation = game.why_not(game.ruleset.neutral(game.state), seat)
        assert violation is not None
        raise refused(table, "wrong_seat", violation)


def must_be_legal(table: Table, seat: int, action: Any) -> None:
    """The rules of the game must allow the action to this seat."""
    violation = table.game.why_not(action, seat)
    if violation is not None:
        raise refused(table, "illegal", violation)


# -- refusals


def refused(table: Table, code: Code, violation: Violation) -> TableRefusal:
    """The refusal of an action that the game does not allow, in the game's own words."""
    game = table.game
    return TableRefusal(code, game.ruleset.say_violation(game.state, violation), violation.rule)


def is_over(table: Table) -> TableRefusal:
    """The rule that ended the game is the one that forbids repeating the last action."""
    actions = table.game.actions
    violation = table.game.why_not(actions[-1]) if actions and table.ended is None else None
    return TableRefusal("over", Text("table-over")) if violation is None else refused(table, "over", violation)
