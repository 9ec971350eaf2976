"""Games recorded by other programs: read, replayed, compared line by line, and converted into our own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from roundhouse.engine.foreign import Difference, Foreign
from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.files import read_text
from roundhouse.game import AnyGame, Game
from roundhouse.seats import Seat
from roundhouse.table.golden import Difference as GoldenDifference
from roundhouse.table.golden import Verdict
from roundhouse.table.save import document


class BadForeign(Problem):
    """A file that no game can read."""


def read_foreign(path: Path) -> tuple[AnyRules, Foreign]:
    """The recorded game in a file, and its ruleset."""
    found = recorded(read_json(path))
    if found is None:
        raise BadForeign(str(path), Text("foreign-unknown"))
    return found


def recorded(data: Any) -> tuple[AnyRules, Foreign] | None:
    """The game that another program recorded, and its ruleset; None if no installed game can read it."""
    for name in names():
        ruleset = find(name)
        record = ruleset.foreign(data)
        if record is not None:
            return ruleset, record
    return None


def read_json(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except OSError as error:
        raise BadForeign(str(path), Text("save-unreadable", {"why": error.strerror or str(error)})) from None
    except UnicodeDecodeError:
        raise BadForeign(str(path), Text("save-not-text")) from None
    except (ValueError, RecursionError) as error:
        raise BadForeign(str(path), Text("save-not-json", {"why": str(error)})) from None


def import_game(path: Path) -> tuple[AnyGame, list[str]]:
    """The whole game, and the names of its players."""
    return played(*read_foreign(path))


def played(ruleset: AnyRules, record: Foreign) -> tuple[AnyGame, list[str]]:
    state = Game(ruleset, record.setup).state
    actions = [action for _, played in record.replay(state) for action in played]
    game = Game(ruleset, record.setup)
    for action in actions:
        game.push(action)
    return game, record.names


def foreign_document(data: Any) -> dict[str, Any] | None:
    """A record of another program in the form of our save files; None if no installed game can read it."""
    found = recorded(data)
    if found is None:
        return None
    game, players = played(*found)
    written: dict[str, Any] = msgspec.to_builtins(document(game, [Seat(name=name) for name in players]))
    return written


def verify_foreign(path: Path, trace: Path | None) -> Verdict:
    """Replay a record; compare every line of its trace, if there is one, and the result."""
    ruleset, record = read_foreign(path)
    lines = read_trace(trace) if trace is not None else None
    state = Game(ruleset, record.setup).state
    entries = 0
    try:
        if lines is not None and (problem := record.compare(state, lines[0])) is not None:
            return verdict(0, "setup", problem)
        for name, _ in record.replay(state):
            entries += 1
            if lines is None:
                continue
            if entries >= len(lines):
                return Verdict(entries, GoldenDifference(name, None, Text("foreign-trace-short")))
            problem = record.compare(state, lines[entries])
            if problem is not None:
                return verdict(entries, name, problem)
    except Problem as error:
        return Verdict(
            entries, GoldenDifference(error.text.args["where"], Text("foreign-accepted"), error.text.args["problem"])
        )
    if lines is not None and len(lines) > entries + 1:
        return Verdict(entries, GoldenDifference(f"line {entries + 2}", lines[entries + 1].get("id"), None))
    problem = record.compare_result(state)
    return Verdict(entries, None) if problem is None else verdict(entries, "end", problem)


def verdict(entries: int, name: str, difference: Difference) -> Verdict:
    where = f"{name}{difference.where}"
    return Verdict(entries, GoldenDifference(where, difference.expected, difference.found))


def read_trace(path: Path) -> list[dict[str, Any]]:
    try:
        lines = [json.loads(line) for line in read_text(path).splitlines() if line.strip()]
    except OSError as error:
        raise BadForeign(str(path), Text("save-unreadable", {"why": error.strerror or str(error)})) from None
    except (ValueError, RecursionError) as error:
        raise BadForeign(str(path), Text("save-not-json", {"why": str(error)})) from None
    if not lines or not all(isinstance(line, dict) for line in lines):
        raise BadForeign(str(path), Text("foreign-trace-empty"))
    return lines
