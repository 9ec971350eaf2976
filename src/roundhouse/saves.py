"""Save files: one JSON document with the set-up and every action, written atomically.

The format is described in docs/formats/save.md. Loading replays the game, checks every action against the rules and
every digest against the position, and says at which action something differs.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from roundhouse.engine.canonical import digest
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import OtherRules, UnknownGame, find_under
from roundhouse.engine.rules import AnyRules, BadNotation
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.files import read_text
from roundhouse.seats import Seat

FORMAT = "roundhouse-save/1"


class BadSave(Problem):
    """A file that is not a save file, or that does not fit the rules."""


class Entry(msgspec.Struct, frozen=True):
    """One action: whose it was, what it was, and the digest of the position after it."""

    seat: int
    action: dict[str, Any]
    digest: str


class Document(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole file; additional data of a table (`table`) is up to the table."""

    format: str
    game: str
    #: Version of the rules the game is played under.
    rules: int
    setup: Setup
    seats: list[Seat]
    #: Digest of the set-up and of the position before the first action.
    start: str
    actions: list[Entry]
    table: Any = None


class Playable(Protocol):
    """A game that can be replayed: `roundhouse.Game`."""

    ruleset: AnyRules
    setup: Setup
    state: Any
    actions: list[Any]

    @property
    def decision(self) -> Decision | None: ...

    @property
    def digest(self) -> str: ...

    def push(self, action: Any) -> list[Event]: ...

    def why_not(self, action: Any, seat: int | None = None) -> Violation | None: ...


P = TypeVar("P", bound=Playable)
D = TypeVar("D", bound=Document)
#: Makes a game of a set-up.
Begin = Callable[[AnyRules, Setup], P]

# -- writing


def document(game: P, seats: list[Seat], begin: Begin[P]) -> Document:
    """What a save file of this game holds."""
    replay = begin(game.ruleset, game.setup)
    start = start_digest(replay)
    entries = []
    for action in game.actions:
        decision = replay.decision
        assert decision is not None
        written = replay.ruleset.write_action(replay.state, action)
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


def start_digest(game: Playable, setup: Setup | None = None) -> str:
    """The fingerprint of the set-up as it was written (by default: as it is now) and of the position it leads to."""
    written = game.setup if setup is None else setup
    return f"{game.ruleset.form}.{digest([msgspec.to_builtins(written), game.digest])}"


def modern(ruleset: AnyRules, setup: Setup) -> Setup:
    """The set-up of a game from an older version, with its options in today's terms."""
    return msgspec.structs.replace(setup, options=ruleset.modern(setup.options))


def write(path: Path, saved: Document) -> None:
    """Write a save file: the old one stays until the new one is completely on disk."""
    text = json.dumps(msgspec.to_builtins(saved), indent=1, ensure_ascii=False) + "\n"
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


# -- reading


def read(path: Path, form: type[D]) -> D:
    """The document in a file."""
    try:
        data = json.loads(read_text(path))
    except OSError as error:
        raise BadSave(str(path), Text("save-unreadable", {"why": error.strerror or str(error)})) from None
    except UnicodeDecodeError:
        raise BadSave(str(path), Text("save-not-text")) from None
    except (ValueError, RecursionError) as error:
        raise BadSave(str(path), Text("save-not-json", {"why": str(error)})) from None
    return document_of(data, str(path), form)


def document_of(data: Any, where: str, form: type[D]) -> D:
    """The document that plain data describes."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise BadSave(where, Text("save-format", {"expected": FORMAT, "found": repr(found)[:60]}))
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise BadSave(f"{where}, {place.strip('`.')}", Text("save-field", {"why": problem})) from None


def restore(saved: Document, where: str, begin: Begin[P]) -> P:
    """The game that a document describes, checked action by action.

    Digests of another written form cannot be compared; every action is still checked against the rules.
    """
    try:
        ruleset = find_under(saved.game, saved.rules)
        game = begin(ruleset, modern(ruleset, saved.setup))
    except OtherRules as error:
        raise BadSave(where, error.why) from None
    except (UnknownGame, BadSetup) as error:
        raise BadSave(f"{where}, setup", error.text) from None
    if len(saved.seats) != saved.setup.players:
        problem = Text("save-seats", {"expected": saved.setup.players, "found": len(saved.seats)})
        raise BadSave(f"{where}, seats", problem)
    _must_be(start_digest(game, saved.setup), saved.start, game, f"{where}, start")
    for number, entry in enumerate(saved.actions, 1):
        _restore_action(game, entry, Text("save-action", {"file": where, "n": number}))
    return game


def _restore_action(game: Playable, entry: Entry, where: Text) -> None:
    try:
        action = game.ruleset.read_action(game.state, entry.action)
    except BadNotation as error:
        raise BadSave(where, error.text) from None
    violation = game.why_not(action, entry.seat)
    if violation is not None:
        why = game.ruleset.say_violation(game.state, violation)
        problem = Text("save-refused", {"rule": violation.rule, "why": why})
        raise BadSave(where, problem)
    game.push(action)
    _must_be(game.digest, entry.digest, game, where)


def _must_be(expected: str, found: str, game: Playable, where: Text | str) -> None:
    if game.ruleset.has_form(found) and expected != found:
        raise BadSave(where, Text("save-digest", {"expected": expected, "found": found}))
