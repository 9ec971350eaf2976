"""What each kind of record does to a table, once it is in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from roundhouse.engine.text import Text
from roundhouse.table.records import (
    Acted,
    AnyRecord,
    BotSat,
    Closed,
    Coloured,
    Damaged,
    Ended,
    Entry,
    Forgotten,
    Hosted,
    Hurried,
    Left,
    Mended,
    Paused,
    Proposed,
    Ready,
    Renamed,
    Resumed,
    Returned,
    Sat,
    Started,
    Stood,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Voted,
    Watchable,
)
from roundhouse.table.story import Notice, Told, recorded, tell

if TYPE_CHECKING:
    from roundhouse.table.table import Table


#: Why a bot plays where somebody else may sit down.
FREEING = ("resigned", "away", "admin")


class Drift(Exception):
    """A record does not fit the table: it leads to another state than the recorded one. The table is lost."""


def look_on(table: Table, record: AnyRecord, entry: Entry) -> None:
    """Follow a record at a table whose game has stopped: actions are only reported as recorded."""
    match record:
        case Acted():
            table.story.append(recorded(record, entry.seq))
            table.gained.append(0.0)
        case TakenBack():
            del table.story[record.to :], table.gained[record.to :]
            if record.to < len(table.game.actions):
                table.game = table.game.at(record.to)
        case UndoAsked() | UndoAnswered() | Damaged():
            pass
        case Mended():
            table.stopped = None
            _mended(table, record.to, entry.at)
        case _:
            take_effect(table, record, entry)


def take_effect(table: Table, record: AnyRecord, entry: Entry) -> None:
    """Follow a record at a table whose game goes on."""
    at = entry.at
    match record:
        case Acted():
            _acted(table, record, entry)
        case TakenBack():
            _taken_back(table, record.to, at)
        case UndoAsked():
            table.undo_asked, table.agreed = record, set()
        case UndoAnswered():
            _undo_answered(table, record)
        case Sat():
            taken = {"owner": record.owner, "name": record.name, "guest": record.guest, "program": record.program}
            if not table.begun:
                taken["colour"] = record.colour
            there = table.seats[record.seat]
            table.joined = table.joined or (there.offered and there.owner != record.owner)
            kept = {"resigned": False, "free": False, "former": False, "offered": record.offered}
            _seat(table, record.seat, at, **taken, bot="", **kept)
        case Coloured():
            _seat(table, record.seat, at, colour=record.colour)
        case Left():
            _seat(table, record.seat, at, owner="", name="", guest=False, program=False, colour=0)
            table.ready = set()
        case BotSat():
            _bot_sat(table, record, at)
        case Returned():
            table.clock.back(record.seat)
            _seat(table, record.seat, at, bot="", free=False)
        case Paused():
            table.clock.stop(at)
            table.paused = True
            table.forget_proposal()
        case Resumed():
            table.paused = False
            table.start_clock(at)
        case Stood():
            table.clock.stand(record.since, record.until)
        case Closed():
            table.clock.stop(at)
            table.closed = True
            table.forget_proposal()
        case Watchable():
            table.spectators = record.spectators
        case Mended():
            _mended(table, record.to, at)
        case Damaged():
            raise Drift(f"record {entry.seq} cannot be read")
        case _:
            _come_together(table, record, at)


def _come_together(
    table: Table, record: Ready | Started | Proposed | Voted | Ended | Hosted | Renamed | Forgotten | Hurried, at: float
) -> None:
    """What people at the table decide together, and who they are."""
    match record:
        case Ready():
            table.ready.add(record.seat)
        case Started():
            _started(table, record, at)
        case Proposed():
            table.proposal, table.votes = record, set()
        case Voted():
            _voted(table, record)
        case Ended():
            table.clock.stop(at)
            table.ended = record
            table.forget_request()
            table.forget_proposal()
        case Hosted():
            table.host = record.owner
        case Renamed():
            renamed = msgspec.structs.replace(table.seats[record.seat], name=record.name, guest=record.guest)
            table.seats[record.seat] = renamed
        case Forgotten():
            _forgotten(table, record.seat, at)
        case Hurried():
            table.bots = record.speed


def _acted(table: Table, record: Acted, entry: Entry) -> None:
    told = _carry_out(table, record, entry)
    table.story.append(told)
    if record.key:
        table.keys[record.seat, record.key] = entry.seq
    # A pending request to take back lapses with the next action.
    table.forget_request()
    table.gained.append(table.clock.decided(entry.at))
    table.start_clock(entry.at, anew=True)


def _carry_out(table: Table, record: Acted, entry: Entry) -> Told:
    """Advance to the state after an action: adopt it if it is already known, else carry the action out and check."""
    game, known = table.game, table.carried_out.pop(entry.seq, None)
    if known is not None and known.record is record:
        game.go_on(known.action, known.state)
        return known.told
    table.carried_out = {}
    action = game.read(record.action)
    written = game.ruleset.has_form(record.digest)
    if not written:
        _must_be_legal(table, action, record, entry)
    told = tell(game, action, game.state, entry.seq, record.by, game.write(action))
    game.go_on(action, game.state)
    if told.seat != record.seat or (written and game.digest != record.digest):
        raise Drift(f"record {entry.seq}: the state has digest {game.digest}, not {record.digest}")
    return told


def _must_be_legal(table: Table, action: Any, record: Acted, entry: Entry) -> None:
    """A digest of an earlier version cannot be compared: check the recorded action against the rules instead."""
    if not table.earlier:
        table.earlier = True
        table.notices.append(Notice(entry.seq, Text("table-earlier")))
    refused = table.game.why_not(action, record.seat)
    if refused is not None:
        raise Drift(f"record {entry.seq}: {refused.rule} refuses what an earlier version has recorded")


def _taken_back(table: Table, to: int, at: float) -> None:
    table.clock.stop(at)
    for told, gain in zip(table.story[to:], table.gained[to:]):
        # Otherwise time could be gained by acting and taking back repeatedly.
        table.clock.left[told.seat] -= gain
    table.game = table.game.at(to)
    del table.story[to:], table.gained[to:]
    table.forget_request()
    table.start_clock(at, anew=True)


def _mended(table: Table, to: int, at: float) -> None:
    """The game goes on from its last sound action. The interruption costs nobody time."""
    if not 0 <= to <= len(table.game.actions):
        raise Drift(f"there are no {to} actions to go on from")
    table.clock.stop(at)
    if to < len(table.game.actions):
        table.game = table.game.at(to)
    del table.story[to:], table.gained[to:]
    table.forget_request()
    table.forget_proposal()
    table.start_clock(at, anew=True)


def _undo_answered(table: Table, record: UndoAnswered) -> None:
    if record.agreed:
        table.agreed.add(record.seat)
    else:
        table.forget_request()


def _bot_sat(table: Table, record: BotSat, at: float) -> None:
    seat = table.seats[record.seat]
    # A bot on an empty seat is called by its own name.
    name, resigned = seat.name or record.bot, seat.resigned or record.why in ("resigned", "admin")
    free = bool(seat.owner) and record.why in FREEING and bool(table.begin.leaving)
    _seat(table, record.seat, at, bot=record.bot, name=name, resigned=resigned, free=free)


def _started(table: Table, record: Started, at: float) -> None:
    """Everybody sits down as it was drawn; only now does a clock run."""
    if sorted(record.order) != list(range(len(table.seats))):
        raise Drift("not everybody has a seat")
    table.seats = [table.seats[before] for before in record.order]
    table.started = True
    table.ready = set()
    table.start_clock(at, anew=True)


def _voted(table: Table, record: Voted) -> None:
    if record.agreed and record.seat is not None:
        table.votes.add(record.seat)
    else:
        table.forget_proposal()


def _forgotten(table: Table, seat: int, at: float) -> None:
    """The seat is nobody's; if the game goes on a bot plays it, and somebody may take it."""
    goes_on = table.begun and not table.over
    bot = (table.seats[seat].bot or table.begin.fallback) if goes_on else table.seats[seat].bot
    # Where nobody has begun to play, the seat is open as any other.
    kept = {"former": table.begun or table.over, "resigned": goes_on, "free": goes_on}
    _seat(table, seat, at, owner="", name="", guest=False, bot=bot, **kept)


def _seat(table: Table, seat: int, at: float, **changes: Any) -> None:
    table.clock.stop(at)
    table.seats[seat] = msgspec.structs.replace(table.seats[seat], **changes)
    # The set of players who have to agree has changed.
    table.forget_request()
    table.forget_proposal()
    table.start_clock(at)
