"""Golden games: recorded games that an engine must replay exactly, decision by decision.

The format is described in docs/formats/golden.md. A difference is reported with its place, what was expected
and what was found; the first one ends the comparison of a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from roundhouse.engine.canonical import canonical, digest
from roundhouse.engine.registry import UnknownGame, find
from roundhouse.engine.rules import AnyRules, BadNotation
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.files import read_text

FORMAT = "roundhouse-golden/1"
#: Header fields that every game has; any others fix what chance would decide.
HEADER_FIELDS = ("format", "game", "players", "options", "state", "setup")


class Difference(NamedTuple):
    """Where a replay departs from the record: the place, by name or as a text, what is recorded, what was found."""

    where: Any
    expected: Any
    found: Any


class Verdict(NamedTuple):
    """The result for one file: the number of `decisions` that agreed, and the first difference, if any."""

    decisions: int
    difference: Difference | None


class _Differs(Exception):
    def __init__(self, where: str, expected: Any, found: Any) -> None:
        super().__init__(where)
        self.difference = Difference(where, expected, found)


def verify(path: Path) -> Verdict:
    """Replay one golden file and compare everything that is recorded in it."""
    replay = _Replay()
    try:
        replay.run(read_lines(path))
    except _Differs as error:
        return Verdict(replay.decisions, error.difference)
    return Verdict(replay.decisions, None)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a JSON Lines file."""
    try:
        text = read_text(path)
    except OSError as error:
        raise _Differs("file", Text("golden-readable"), error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise _Differs("file", Text("golden-text"), Text("golden-nothing")) from None
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise _Differs(f"line {number}", Text("golden-json"), str(error)) from None
        if not isinstance(data, dict):
            raise _Differs(f"line {number}", Text("golden-object"), data)
        lines.append(data)
    return lines


class _Replay:
    """Plays a recorded game through the rules and compares as it goes."""

    def __init__(self) -> None:
        self.decisions = 0
        self.ruleset: AnyRules
        self.state: Any

    def run(self, lines: list[dict[str, Any]]) -> None:
        if not lines:
            raise _Differs("file", Text("golden-header"), Text("golden-empty"))
        self.begin(lines[0])
        if len(lines) < 2 or "final" not in lines[-1]:
            raise _Differs("final", Text("golden-final"), lines[-1])
        for line in lines[1:-1]:
            self.decide(line)
            self.decisions += 1
        self.finish(lines[-1]["final"])

    # -- the three kinds of line

    def begin(self, header: dict[str, Any]) -> None:
        self.same("header, format", FORMAT, header.get("format"))
        try:
            self.ruleset = find(str(header.get("game")))
            self.recorded("header", self.ruleset.golden_header, header)
            self.recorded("header, options", self.ruleset.golden_options, header["options"])
            self.state = self.ruleset.setup(setup_of(header))
        except (UnknownGame, BadSetup) as error:
            raise _Differs("header", Text("golden-game"), error.text) from None
        if "state" in header:
            self.same_state("header, state", header["state"])

    def decide(self, line: dict[str, Any]) -> None:
        where = f"decision {self.decisions + 1}"
        self.recorded(where, self.ruleset.golden_decision, line)
        self.same(f"{where}, seq", line.get("seq"), self.decisions + 1)
        decision = self.ruleset.decision(self.state)
        if decision is None:
            raise _Differs(where, line.get("action"), Text("golden-over"))
        self.same(f"{where}, seat", line.get("seat"), decision.seat)
        self.compare_legal(where, line)
        tries = line.get("illegal", [])
        if not isinstance(tries, list):
            raise _Differs(f"{where}, illegal", Text("golden-list"), tries)
        for tried in tries:
            self.compare_refusal(where, tried)
        self.act(where, line)

    def finish(self, final: dict[str, Any]) -> None:
        if self.ruleset.decision(self.state) is not None:
            raise _Differs("final", Text("golden-over"), Text("golden-pending"))
        self.same("final", final, self.ruleset.write_outcome(self.state))

    def recorded(self, where: str, fields: frozenset[str], data: Any) -> None:
        """Everything that a golden game must record is there."""
        if not isinstance(data, dict):
            raise _Differs(where, Text("golden-object"), data)
        for field in sorted(fields):
            if field not in data:
                raise _Differs(f"{where}, {field}", Text("golden-nothing"), Text("golden-required"))

    # -- what is compared

    def compare_legal(self, where: str, line: dict[str, Any]) -> None:
        legal = self.ruleset.legal(self.state)
        self.same(f"{where}, legal", line.get("legal"), self.ruleset.count_legal(self.state, legal))
        if "legal_hash" not in line and "legal_list" not in line:
            return
        written = self.ruleset.write_legal(self.state, legal)
        if "legal_list" in line:
            self.same(f"{where}, legal_list", self.in_order(line["legal_list"]), self.in_order(written))
        if "legal_hash" in line:
            self.same(f"{where}, legal_hash", line["legal_hash"], digest(written))

    def in_order(self, actions: Any) -> Any:
        """Where the order means nothing, any order will do."""
        if self.ruleset.golden_exact or not isinstance(actions, list):
            return actions
        return sorted(actions, key=canonical)

    def compare_refusal(self, where: str, tried: Any) -> None:
        self.recorded(f"{where}, illegal", frozenset({"action", "rule"}), tried)
        where = f"{where}, illegal {json.dumps(tried['action'])}"
        if type(tried.get("seat", 0)) is not int:
            raise _Differs(f"{where}, seat", Text("golden-seat"), tried["seat"])
        before = self.ruleset.digest(self.state)
        action = self.read(where, tried.get("action"))
        violation = self.ruleset.why_not(self.state, action, tried.get("seat"))
        if violation is None or self.ruleset.golden_exact:
            self.same(where, tried.get("rule"), violation.rule if violation else Text("golden-accepted"))
        self.same(f"{where}, state afterwards", before, self.ruleset.digest(self.state))

    def act(self, where: str, line: dict[str, Any]) -> None:
        action = self.read(f"{where}, action", line.get("action"))
        violation = self.ruleset.why_not(self.state, action)
        if violation is not None:
            raise _Differs(f"{where}, action {json.dumps(line['action'])}", Text("golden-accepted"), violation.rule)
        for name in sorted(self.ruleset.golden_facts & line.keys()):
            self.same(f"{where}, {name}", line[name], self.ruleset.write_fact(self.state, action, name))
        if "chance" in line:
            self.foresee(f"{where}, chance", line["chance"])
        events = self.ruleset.apply(self.state, action)
        written = [self.ruleset.write_event(self.state, event) for event in events]
        if self.ruleset.golden_exact:
            self.same(f"{where}, events", line.get("events", []), written)
        self.same_state(f"{where}, state", line["state"])
        if "full" in line:
            self.same(f"{where}, full", line["full"], self.ruleset.write_state(self.state))

    def foresee(self, where: str, chance: Any) -> None:
        try:
            self.ruleset.foresee(self.state, chance)
        except BadNotation as error:
            raise _Differs(where, chance, error.text) from None

    def read(self, where: str, data: Any) -> Any:
        try:
            return self.ruleset.read_action(self.state, data)
        except BadNotation as error:
            raise _Differs(where, data, error.text) from None

    def same(self, where: str, expected: Any, found: Any) -> None:
        """Equal as JSON; the smallest part that differs is reported."""
        for inner, wanted, got in leaves(where, expected, found, ", "):
            raise _Differs(inner, wanted, got)

    def same_state(self, where: str, expected: Any) -> None:
        """The whole state, or the part that may stand for it where nothing else has changed."""
        found = self.ruleset.write_short(self.state)
        part = self.ruleset.golden_part
        if isinstance(expected, dict) and part and expected.keys() == part:
            found = {key: found[key] for key in part}
        self.same(where, expected, found)


def setup_of(header: dict[str, Any]) -> Setup:
    """The set-up that a header describes."""
    players, options = header.get("players"), header.get("options", {})
    if type(players) is not int or not isinstance(options, dict):
        raise BadSetup("players", Text("golden-players"))
    given = header.get("setup")
    if given is not None and not isinstance(given, dict):
        raise BadSetup("setup", Text("golden-object"))
    given = given or {key: value for key, value in header.items() if key not in HEADER_FIELDS}
    return Setup(players=players, options=options, given=given)


def equal(expected: Any, found: Any) -> bool:
    """Equal as JSON: 1, 1.0 and true are three different things."""
    if type(expected) is not type(found):
        return False
    if isinstance(expected, dict):
        return expected.keys() == found.keys() and all(equal(expected[key], found[key]) for key in expected)
    if isinstance(expected, list):
        return len(expected) == len(found) and all(map(equal, expected, found))
    return bool(expected == found)


def leaves(where: str, expected: Any, found: Any, joint: str = ".") -> Iterator[tuple[str, Any, Any]]:
    """The smallest parts that differ, each with its place."""
    if equal(expected, found):
        return
    if isinstance(expected, dict) and isinstance(found, dict):
        nothing = Text("golden-nothing")
        for key in [*expected, *(key for key in found if key not in expected)]:
            yield from leaves(f"{where}{joint}{key}", expected.get(key, nothing), found.get(key, nothing))
        return
    yield where, expected, found
