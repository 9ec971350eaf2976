"""Save files: one JSON document with the set-up and every action, written whole or not at all.

The format is described in docs/formats/save.md. Loading replays the game, checks every action against the rules and
every digest against the state, and says at which action something differs.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from roundhouse.engine.canonical import digest
from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import UnknownGame, find
from roundhouse.engine.rules import BadNotation
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.table import records
from roundhouse.table.clock import ClockRules
from roundhouse.table.files import read_text
from roundhouse.table.seats import Seat

FORMAT = "roundhouse-save/1"


class BadSave(Problem):
    """A file that is no save file, or one that does not fit the rules."""


class Entry(msgspec.Struct, frozen=True):
    """One action: whose it was, what it was, and the digest of the state after it."""

    seat: int
    action: dict[str, Any]
    digest: str


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game at a table has beside its actions: what was agreed there, and everything that happened."""

    #: The seats as they were at the beginning.
    seats: list[Seat]
    records: list[records.Entry]
    title: str = ""
    clock: ClockRules = ClockRules()
    spectators: bool = True
    hints: bool = True
    practice: bool = False
    salt: str = ""
    fallback: str = "random"


class Document(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole file."""

    format: str
    game: str
    #: Version of the rules the game is played under.
    rules: int
    setup: Setup
    seats: list[Seat]
    #: Digest of the state before the first action.
    start: str
    actions: list[Entry]
    #: Only of games that were played at a table.
    table: Played | None = None


class Saved(NamedTuple):
    """A game from a save file, and who plays it."""

    game: Game
    seats: list[Seat]


def document(game: Game, seats: list[Seat]) -> Document:
    """What a save file of this game holds."""
    replay = Game(game.ruleset, game.setup)
    start = start_digest(replay)
    entries = []
    for action in game.actions:
        decision = replay.decision
        assert decision is not None
        written = replay.write(action)
        replay.push(action)
        entries.append(Entry(decision.seat, written, replay.digest))
    return Document(
        format=FORMAT,
        game=game.ruleset.id,
        rules=game.ruleset.version,
        setup=game.setup,
        seats=seats,
        start=start,
        actions=entries,
    )


def start_digest(game: Game) -> str:
    """The fingerprint of the set-up and of the state that it leads to."""
    return digest([msgspec.to_builtins(game.setup), game.digest])


def save(path: Path, game: Game, seats: list[Seat]) -> None:
    """Write a save file: the old one stays until the new one is complete on the disk."""
    text = json.dumps(msgspec.to_builtins(document(game, seats)), indent=1, ensure_ascii=False) + "\n"
    folder = path.resolve().parent
    try:
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadSave(str(path), Text("save-unwritable", {"why": error.strerror or str(error)})) from None


def load(path: Path) -> Saved:
    """Read a save file and play it through again."""
    return restore(read_document(path), str(path))


def read_document(path: Path) -> Document:
    try:
        data = json.loads(read_text(path))
    except OSError as error:
        raise BadSave(str(path), Text("save-unreadable", {"why": error.strerror or str(error)})) from None
    except UnicodeDecodeError:
        raise BadSave(str(path), Text("save-not-text")) from None
    except (ValueError, RecursionError) as error:
        raise BadSave(str(path), Text("save-not-json", {"why": str(error)})) from None
    return document_of(data, str(path))


def document_of(data: Any, where: str) -> Document:
    """The document that plain data describe."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise BadSave(where, Text("save-format", {"expected": FORMAT, "found": repr(found)}))
    try:
        return msgspec.convert(data, Document)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise BadSave(f"{where}, {place.strip('`.')}", Text("save-field", {"why": problem})) from None


def restore(saved: Document, where: str) -> Saved:
    """The game that a document describes, checked action by action."""
    try:
        ruleset = find(saved.game)
        if saved.rules != ruleset.version:
            raise BadSave(where, Text("save-rules", {"found": saved.rules, "expected": ruleset.version}))
        game = Game(ruleset, saved.setup)
    except (UnknownGame, BadSetup) as error:
        raise BadSave(f"{where}, setup", error.text) from None
    if len(saved.seats) != saved.setup.players:
        problem = Text("save-seats", {"expected": saved.setup.players, "found": len(saved.seats)})
        raise BadSave(f"{where}, seats", problem)
    if start_digest(game) != saved.start:
        raise BadSave(f"{where}, start", Text("save-digest", {"expected": start_digest(game), "found": saved.start}))
    for number, entry in enumerate(saved.actions, 1):
        _restore_action(game, entry, Text("save-action", {"file": where, "n": number}))
    return Saved(game, saved.seats)


def _restore_action(game: Game, entry: Entry, where: Text) -> None:
    try:
        action = game.read(entry.action)
    except BadNotation as error:
        raise BadSave(where, error.text) from None
    violation = game.why_not(action, entry.seat)
    if violation is not None:
        why = game.ruleset.say_violation(game.state, violation)
        problem = Text("save-refused", {"rule": violation.rule, "why": why})
        raise BadSave(where, problem)
    game.push(action)
    if game.digest != entry.digest:
        raise BadSave(where, Text("save-digest", {"expected": game.digest, "found": entry.digest}))
