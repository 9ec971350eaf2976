"""Snapshots: a table as it is after a number of records, so that a long game need not be played through again.

Only a cache: every snapshot may be deleted at any time. One is written only if it can be read again without loss, and
is ignored where anything about it is doubtful: another version, another digest, something that cannot be read. Before
its text stands a checksum of all of it, of the table that it belongs to and of the log that it was made of: a snapshot
that was damaged or has strayed to another table is none.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

import roundhouse
from roundhouse.engine.event import Event
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.seats import Seat
from roundhouse.server.storage.log_rows import written
from roundhouse.server.storage.store import Opened
from roundhouse.table.records import Acted, Ended, Entry, Proposed, UndoAsked
from roundhouse.table.story import Notice, Told
from roundhouse.table.table import Table, TableSetup

logger = logging.getLogger(__name__)

#: A snapshot is worth its while after so many more records.
EVERY: Final = 50
FORMAT: Final = 4
#: Characters of a snapshot, eight times as many as one of our longest game has. A larger one is not kept: such a table
#: is played through.
LARGEST: Final = 8 * 1024 * 1024
#: Letters of the checksum before the text.
CHECKED: Final = 32
#: What is kept as a list of fields; everything else is plain.
FIELDS: Final[dict[str, Any]] = {"text": Text, "event": Event, "told": Told, "notice": Notice}
KINDS: Final[dict[type, str]] = {tuple: "tuple", **{type_: kind for kind, type_ in FIELDS.items()}}
PLAIN: Final = frozenset({type(None), bool, int, float, str})
STRUCTS: Final[dict[str, Any]] = {"seat": Seat, "undo_asked": UndoAsked, "proposed": Proposed, "ended": Ended}
#: What is not kept as it is: `_frozen_table` and `_thawed_table` have their own ways with it.
APART: Final = frozenset({"begin", "entries", "game", "clock", "carried_out"})

Frozen = dict[str, Any]


def snapshot(table_id: str, table: Table) -> str | None:
    """The table as text; None if it could not be restored from that. Takes its time: not for the event loop."""
    if table.stopped is not None:
        return None
    kept = frozen(table)
    text = None if kept is None else checked(kept, table.begin, table.entries, table.game.actions)
    return None if text is None else checksum(table_id, table.entries, text) + text


def checksum(table_id: str, entries: Sequence[Entry], text: str) -> str:
    """The checksum that a snapshot of that table after those entries begins with."""
    found = hashlib.blake2b(text.encode("utf-8"), digest_size=CHECKED // 2)
    for part in (table_id, written(entries)):
        found.update(b"\0")
        found.update(part.encode("utf-8"))
    return found.hexdigest()


def frozen(table: Table) -> Frozen | None:
    """The table as plain data, which no longer changes; None if something in it cannot be kept."""
    try:
        return _frozen_table(table)
    except TypeError as error:
        # Whatever a game keeps, its tables can be played through: without snapshots they only take longer.
        logger.warning("a table of %s has no snapshot: %s", table.begin.game, error)
        return None


def checked(kept: Frozen, begin: TableSetup, entries: list[Entry], actions: list[Any]) -> str | None:
    """The same as text; None if the table could not be restored from that, or if it is too much."""
    text = written(kept)
    if len(text) > LARGEST:
        logger.warning("a table of %s is too large for a snapshot: %d characters", begin.game, len(text))
        return None
    try:
        restored = _thawed_table(msgspec.json.decode(text), Table(begin), entries)
        same = written(_frozen_table(restored)) == text and restored.game.actions == actions
    except Exception as error:
        logger.warning("a snapshot of %s cannot be read: %s", begin.game, type(error).__name__)
        return None
    return text if same else None


def restore(table_id: str, found: Opened) -> Table | None:
    """The table after the records of its snapshot; None if there is none that can be relied on."""
    if found.snapshot is None:
        return None
    seq, kept_text = found.snapshot
    before, text = kept_text[:CHECKED], kept_text[CHECKED:]
    try:
        if not 0 < seq <= len(found.entries) or before != checksum(table_id, found.entries[:seq], text):
            return None
        kept = msgspec.json.decode(text)
        if kept["version"] != _version(found.begin.rules):
            return None
        table = _thawed_table(kept, Table(found.begin, found.created), found.entries[:seq])
        return table if table.game.digest == _digest(table) else None
    except Exception as error:
        logger.warning("a snapshot of %s is ignored: %s", found.begin.game, type(error).__name__)
        return None


def _digest(table: Table) -> str:
    """The digest that the last action in force was recorded with."""
    if not table.story:
        return Game(table.game.ruleset, table.game.setup).digest
    record = table.entries[table.story[-1].seq - 1].record
    assert isinstance(record, Acted)
    return record.digest


def _version(rules: int) -> list[Any]:
    return [FORMAT, roundhouse.__version__, rules]


# -- a table as plain data, and back


def _frozen_table(table: Table) -> Frozen:
    game, clock = table.game, table.clock
    return {
        "version": _version(table.begin.rules),
        "state": game.ruleset.pack(game.state),
        "actions": [game.ruleset.actions.pack(action) for action in game.actions],
        # Going back begins at one of them, as in a game that was played through.
        "marks": [[number, game.ruleset.pack(state)] for number, state in game.marks.items()],
        "clock": {name: _frozen(value) for name, value in vars(clock).items() if name != "rules"},
        "table": {name: _frozen(value) for name, value in vars(table).items() if name not in APART},
    }


def _thawed_table(kept: Frozen, table: Table, entries: list[Entry]) -> Table:
    if kept["table"].keys() | APART != vars(table).keys():
        raise ValueError("tables consist of something else now")
    if len(kept["actions"]) != len(kept["table"]["story"]):
        raise ValueError("something is told of every action")
    vars(table).update({name: _thawed(value) for name, value in kept["table"].items()})
    vars(table.clock).update({name: _thawed(value) for name, value in kept["clock"].items()})
    table.entries = list(entries)
    game = table.game
    game.state = game.ruleset.unpack(game.setup, kept["state"])
    game.actions = [game.ruleset.actions.unpack(action) for action in kept["actions"]]
    game.marks = {number: game.ruleset.unpack(game.setup, state) for number, state in kept["marks"]}
    return table


def _frozen(value: Any) -> Any:
    """A value as JSON can hold it: whatever JSON does not know becomes a pair of its kind and its parts."""
    type_ = type(value)
    if type_ in PLAIN:
        return value
    if type_ is list:
        return [_frozen(each) for each in value]
    if type_ in KINDS:
        parts = value if isinstance(value, tuple) else msgspec.structs.astuple(value)
        return {KINDS[type_]: [_frozen(each) for each in parts]}
    if type_ is dict:
        return {"dict": [[_frozen(key), _frozen(each)] for key, each in value.items()]}
    for kind, struct in STRUCTS.items():
        if type_ is struct:
            return {kind: msgspec.to_builtins(value)}
    if type_ is set:
        return {"set": sorted(value)}
    raise TypeError(f"{type_.__name__} cannot be kept")


def _thawed(value: Any) -> Any:
    """The value that `_frozen` was given. A long game has a hundred thousand of them: plain ones come first."""
    type_ = type(value)
    if type_ is dict:
        ((kind, parts),) = value.items()
        return THAW[kind](parts)
    return [_thawed(each) if type(each) in NESTED else each for each in value] if type_ is list else value


def _thawed_dict(parts: list[Any]) -> dict[Any, Any]:
    return {_thawed(key): _thawed(each) if type(each) in NESTED else each for key, each in parts}


def _thawed_tuple(parts: list[Any]) -> tuple[Any, ...]:
    return tuple([_thawed(each) if type(each) in NESTED else each for each in parts])


def _thawed_fields(type_: Any) -> Callable[[list[Any]], Any]:
    return lambda parts: type_(*[_thawed(each) if type(each) in NESTED else each for each in parts])


NESTED: Final = frozenset({dict, list})
THAW: Final[dict[str, Callable[[Any], Any]]] = {
    "dict": _thawed_dict,
    "set": set,
    "tuple": _thawed_tuple,
    **{kind: _thawed_fields(type_) for kind, type_ in FIELDS.items()},
    **{kind: partial(msgspec.convert, type=struct) for kind, struct in STRUCTS.items()},
}
