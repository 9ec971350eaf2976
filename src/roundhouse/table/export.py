"""Export and import: a table as one document, and back.

When a game is over, its document is complete: a save file, extended by what happened at the table. Before that, a
document contains only what its reader may know; it can be read, but not imported. The formats are
described in docs/formats/save.md.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

import msgspec

from roundhouse.bots.ladder import UnknownBot
from roundhouse.engine.registry import OtherRules, UnknownGame, find_under
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame, Game
from roundhouse.saves import modern
from roundhouse.seats import without_owners
from roundhouse.table.acting import read_legal
from roundhouse.table.bounds import must_be_bounded
from roundhouse.table.checks import must_be_data, must_know_bots
from roundhouse.table.following import Drift
from roundhouse.table.projection import eyes, history, notices, seat_views
from roundhouse.table.records import (
    Acted,
    AnyRecord,
    BotSat,
    Damaged,
    Entry,
    Hosted,
    Hurried,
    Mended,
    Proposed,
    Sat,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Watchable,
)
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.save import FORMAT, BadSave, Document, Played, document_of, restore, start_digest
from roundhouse.table.save import Entry as Action
from roundhouse.table.seal import seal_of
from roundhouse.table.stopped import is_unplayable
from roundhouse.table.table import Table, TableSetup

KNOWN_FORMAT = "roundhouse-known/1"

#: How a table is run where it is kept: who may look on, who runs it, how fast its bots are. No part of a game.
RUNNING = (Watchable, Hosted, Hurried)

#: What a document is called that comes without a file.
WHERE = "document"

#: The most that somebody may have scored in a position from outside: browsers can count on from there.
MOST_SCORED = 2**31
#: The greatest number in it, and what chance may be kept in.
LARGEST = 2**63 - 1
LARGEST_CHANCE = 2**512
#: How many actions of a position from outside are tried.
MANY = 200
#: What games may raise when they are given a position that none of them has packed.
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


# -- out


def export(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as plain data: all of it when the game is over, before that what the seat (None: anybody) may know.

    A game that cannot go on is over once its table is closed: another program may be able to read it.
    """
    given_up = table.stopped is not None and table.closed
    return complete(table) if table.over or given_up else known(table, seat)


def known(table: Table, seat: int | None) -> dict[str, Any]:
    """What a reader may know during the game."""
    setup = table.begin.setup
    data: dict[str, Any] = msgspec.to_builtins(
        {
            "format": KNOWN_FORMAT,
            "game": table.begin.game,
            "rules": table.begin.rules,
            "players": setup.players,
            "options": setup.options,
            "title": table.begin.title,
            "seat": seat,
            "seats": seat_views(table),
            "commitment": seal_of(table),
            "history": history(table, seat),
            "notices": notices(table),
            "view": table.game.view(eyes(table, seat)).data,
        }
    )
    return data


def complete(table: Table) -> dict[str, Any]:
    """Everything about a finished game, except who owns the seats on this server."""
    begin = table.begin
    played = Played(
        seats=without_owners(begin.seats),
        records=of_the_game(table.entries),
        title=begin.title,
        clock=begin.clock,
        spectators=table.spectators,
        hints=begin.hints,
        practice=begin.practice,
        salt=begin.salt,
        fallback=begin.fallback,
    )
    acted = [table.entries[told.seq - 1].record for told in table.story]
    whole = Document(
        format=FORMAT,
        game=begin.game,
        rules=begin.rules,
        setup=begin.setup,
        seats=without_owners(table.seats),
        # Nobody can say what a game began with that this version cannot set up.
        start="" if is_unplayable(table) else start_digest(Game(table.game.ruleset, begin.setup)),
        # Recorded with their digests: a long game need not be played once more.
        actions=[Action(each.seat, each.action, each.digest) for each in acted if isinstance(each, Acted)],
        table=played,
    )
    data: dict[str, Any] = msgspec.to_builtins(whole)
    return data


def of_the_game(entries: list[Entry]) -> list[Entry]:
    """The entries as others may have them, numbered anew, without how the table is run."""
    kept = [entry for entry in in_force(entries) if not isinstance(entry.record, RUNNING)]
    return [Entry(seq=number, at=entry.at, record=impersonal(entry.record)) for number, entry in enumerate(kept, 1)]


def in_force(entries: list[Entry]) -> list[Entry]:
    """The entries as if nothing had ever been damaged: without what was mended, and what was lost by that."""
    for place, entry in enumerate(entries):
        if isinstance(entry.record, Mended):
            since = entry.record.since
            lost = [
                other
                for other in entries[since:place]
                if not isinstance(other.record, Acted | TakenBack | UndoAsked | UndoAnswered | Damaged)
            ]
            return [*entries[: since - 1], *lost, *in_force(entries[place + 1 :])]
    return entries


def impersonal(record: AnyRecord) -> AnyRecord:
    """The record without what belongs to one person: accounts, keys of requests, and who had answered ahead."""
    if isinstance(record, Acted):
        return Acted(seat=record.seat, action=record.action, digest=record.digest)
    if isinstance(record, Sat):
        return Sat(seat=record.seat, owner="", name=record.name, program=record.program, colour=record.colour)
    return record


# -- in


class Imported(NamedTuple):
    """A table from a document: what it begins with, and its records. Nobody holds a seat there yet."""

    begin: TableSetup
    entries: list[Entry]


def import_(data: Any, where: str = WHERE, at: float = 0.0) -> Imported:
    """The table that a complete document describes, checked record by record; `BadSave` says what is wrong with it."""
    return import_document(complete_document(data, where), where, at)


def complete_document(data: Any, where: str = WHERE) -> Document:
    """The document that plain data describe, as it came."""
    if isinstance(data, dict) and data.get("format") == KNOWN_FORMAT:
        raise BadSave(where, Text("table-known-only"))
    return document_of(data, where)


def import_document(saved: Document, where: str = WHERE, at: float = 0.0) -> Imported:
    """The table of a document.

    Documents come from outside, and nothing in them is trusted. `at` is the moment of actions that were saved without
    one, such as those of games that were played in a terminal.
    """
    must_be_bounded(saved, where)
    must_be_sound(saved, where)
    game = restored(saved, where)
    begin, entries = beginning(saved), entries_of(saved, at)
    try:
        table = Table(begin)
    except BadSetup as error:
        raise BadSave(where, error.text) from None
    for entry in entries:
        follow_checked(table, entry, where)
    if table.game.actions != game.actions:
        raise BadSave(where, Text("table-records-differ"))
    return Imported(begin, entries)


def restored(saved: Document, where: str) -> AnyGame:
    """The game of a document, played again."""
    try:
        return restore(saved, where).game
    except BadSave:
        raise
    except STUMBLES:
        if saved.setup.position is None:
            raise
        raise BadSave(f"{where}, setup.position", Text("table-bad-position")) from None


def must_be_sound(saved: Document, where: str) -> None:
    """Options, position and bots must be such as this installation knows, before anything is made of them."""
    try:
        ruleset = find_under(saved.game, saved.rules)
        setup = modern(ruleset, saved.setup)
        must_be_data(ruleset, setup.options)
        if isinstance(board := setup.options.get("board"), dict):
            ruleset.check_board(board)
        must_know_bots(ruleset, bots_of(saved))
    except OtherRules as error:
        raise BadSave(where, error.why) from None
    except (UnknownGame, UnknownBot, BadSetup) as error:
        raise BadSave(f"{where}, setup", error.text) from None
    if saved.setup.position is not None and not is_sound(ruleset, setup):
        raise BadSave(f"{where}, setup.position", Text("table-bad-position"))


def is_sound(ruleset: AnyRules, setup: Setup) -> bool:
    """Could a game with this set-up have come to this position, as far as that can be seen?"""
    position = setup.position or {}
    try:
        usual = ruleset.pack(ruleset.setup(msgspec.structs.replace(setup, position=None, given=None)))
        # Compared before anything is made of it: a game trusts what it has packed, and would make room for anything.
        if not is_alike(position, usual):
            return False
        if position.get("players", setup.players) != setup.players:
            return False
        if not all(is_small(value, usual[name]) for name, value in position.items()):
            return False
        state = ruleset.unpack(setup, position)
        ruleset.check(state)
        if any(abs(score) > MOST_SCORED for score in ruleset.scores(state)):
            return False
        must_be_showable(ruleset, state, setup.players)
    except STUMBLES:
        return False
    return True


def is_alike(position: dict[str, Any], usual: dict[str, Any]) -> bool:
    """The same fields with values of the same types, in lists as well, as far as there is something to compare with."""
    if {name: type(value) for name, value in position.items()} != {name: type(usual[name]) for name in usual}:
        return False
    compared = {name: types(value) for name, value in usual.items() if value not in ([], {})}
    return all(types(position[name]) <= known for name, known in compared.items())


def types(value: Any, depth: int = 0) -> set[tuple[int, type]]:
    """The type of a value, and those of everything in it, with how deep they are found."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {(depth, type(value))}.union(*(types(each, depth + 1) for each in inner))


def is_small(value: Any, usual: Any) -> bool:
    """Only where the game itself keeps what chance is drawn from are numbers larger than a machine's."""
    return largest(value) <= (LARGEST_CHANCE if largest(usual) > LARGEST else LARGEST)


def largest(value: Any) -> int:
    """The greatest whole number in plain data, without its sign."""
    found, waiting = 0, [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, int):
            found = max(found, abs(each))
        else:
            waiting += each.values() if isinstance(each, dict) else each if isinstance(each, list) else []
    return found


def must_be_showable(ruleset: AnyRules, state: Any, players: int) -> None:
    """What the table will be asked for first is asked for now: numbers that lead nowhere are found out by it."""
    for seat in (None, *range(players)):
        ruleset.prompt(state, seat)
        view = ruleset.view(state, seat)
        ruleset.scene(view)
        ruleset.text_board(view)
        ruleset.panels(view)
        for player in range(players):
            ruleset.sheet(view, player)
        ruleset.sheet_note(view)
    decision = ruleset.decision(state)
    if decision is not None:
        if not 0 <= decision.seat < players:
            raise ValueError("nobody sits there who could decide")
        for action in islice(ruleset.legal(state), MANY):
            ruleset.picks(state, action)
            if ruleset.why_not(state, action, decision.seat) is not None:
                raise ValueError("what is offered is refused")
    ruleset.pack(state)


def bots_of(saved: Document) -> list[str]:
    """Every bot that a document names."""
    seats = [*saved.seats, *(saved.table.seats if saved.table else [])]
    sat = [
        entry.record.bot for entry in (saved.table.records if saved.table else []) if isinstance(entry.record, BotSat)
    ]
    fallback = [saved.table.fallback] if saved.table else []
    return [*(seat.bot for seat in seats if seat.bot), *sat, *fallback]


def beginning(saved: Document) -> TableSetup:
    """What the table begins with; owners, should somebody have written some, are dropped."""
    if saved.table is None:
        return TableSetup(game=saved.game, rules=saved.rules, setup=saved.setup, seats=without_owners(saved.seats))
    played = saved.table
    return TableSetup(
        game=saved.game,
        rules=saved.rules,
        setup=saved.setup,
        seats=without_owners(played.seats),
        title=played.title,
        clock=played.clock,
        spectators=played.spectators,
        hints=played.hints,
        practice=played.practice,
        salt=played.salt,
        fallback=played.fallback,
    )


def entries_of(saved: Document, at: float) -> list[Entry]:
    """The records of the table, or those that a game without a table would have had at one."""
    if saved.table is not None:
        entries = saved.table.records
        return [msgspec.structs.replace(entry, record=impersonal(entry.record)) for entry in entries]
    acted = [Acted(seat=entry.seat, action=entry.action, digest=entry.digest) for entry in saved.actions]
    return [Entry(seq=number, at=at, record=record) for number, record in enumerate(acted, 1)]


def follow_checked(table: Table, entry: Entry, where: str) -> None:
    """Let a record from outside take effect, if it can."""
    try:
        must_be_possible(table, entry.record)
        table.follow(entry)
    except (Drift, TableRefusal):
        raise BadSave(where, Text("table-bad-record", {"n": entry.seq})) from None


def must_be_possible(table: Table, record: AnyRecord) -> None:
    """Refuse what no table would have recorded."""
    seat = getattr(record, "seat", 0)
    named = [seat, *([record.about, *record.voters] if isinstance(record, Proposed) else [])]
    if any(each is not None and not 0 <= each < len(table.seats) for each in named):
        raise Drift("no such seat")
    if isinstance(record, (TakenBack, UndoAsked)) and not 0 <= record.to <= len(table.story):
        raise Drift("no such position")
    if isinstance(record, RUNNING):
        raise Drift("how a table is run is settled where it is kept")
    if isinstance(record, Acted):
        read_legal(table, seat, record.action)
