"""The text notation of games: a head of one fact a line, then one action a line, as people would write it down.

The format is described in docs/formats/export.md. It holds what a save file does, but the digest after every action.
Reading plays the game again, checks every action against the rules, and compares the first and the last position.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import OtherRules, find_under
from roundhouse.engine.rules import BadNotation
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame, Game
from roundhouse.saves import start_digest
from roundhouse.seats import Seat
from roundhouse.table.save import BadSave, Saved

FORMAT: Final = "roundhouse-text/1"
#: Before the actions.
RULE: Final = "---"
#: An action that no line of words can say stands there as data.
DATA: Final = "{"

# -- writing


def write(game: AnyGame, seats: list[Seat]) -> str:
    """The whole game as text."""
    return "\n".join([*head(game, seats), RULE, *lines(game), f"end {game.digest}"]) + "\n"


def head(game: AnyGame, seats: list[Seat]) -> Iterator[str]:
    """What it begins with; options only where they are not the usual ones."""
    ruleset, setup = game.ruleset, game.setup
    yield FORMAT
    yield f"game {ruleset.id}"
    yield f"rules {ruleset.version}"
    yield f"players {setup.players}"
    usual = ruleset.complete({})
    for name, value in setup.options.items():
        if name not in usual or usual[name] != value:
            yield f"option {name} {compact(value)}"
    facts = msgspec.to_builtins(msgspec.structs.replace(setup, options={}))
    for name in ("seed", "secret", "given", "position"):
        if facts.get(name):
            yield f"{name} {compact(facts[name])}"
    for seat in seats:
        yield f"seat {compact(seat.name)}" + (f" {compact(seat.bot)}" if seat.bot else "")
    # The reader completes the options that are told here: so does this.
    whole = msgspec.structs.replace(setup, options=ruleset.complete(setup.options))
    yield f"start {start_digest(Game(ruleset, whole))}"


def lines(game: AnyGame) -> Iterator[str]:
    """Whose turn it was, and what they did."""
    replay = Game(game.ruleset, game.setup)
    for action in game.actions:
        decision = replay.decision
        assert decision is not None
        yield f"{decision.seat} {line_of(replay, action)}"
        replay.push(action)


def line_of(game: AnyGame, action: Any) -> str:
    """The action in words if these can be read back, else as data."""
    line = game.text(action)
    try:
        said = game.parse(line) == action
    except BadNotation:
        said = False
    return line if said else compact(game.write(action))


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# -- reading


def is_notation(text: str) -> bool:
    return text.partition("\n")[0].strip() == FORMAT


def read_all(text: str, where: str) -> list[Saved]:
    """The games of a text, one after the other."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.strip() == FORMAT]
    pieces = zip(starts, [*starts[1:], len(lines)])
    return [read("\n" * start + "\n".join(lines[start:end]), where) for start, end in pieces]


class Head(NamedTuple):
    """What stands before the actions."""

    game: str
    rules: int
    setup: dict[str, Any]
    options: dict[str, Any]
    seats: list[Seat]
    start: str


def read(text: str, where: str) -> Saved:
    """The game that a text tells, and who played it; `BadSave` names the line that does not fit."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    kept = [(number, line) for number, line in numbered if line and not line.startswith("#") and line != FORMAT]
    middle = next((place for place, (_, line) in enumerate(kept) if line == RULE), len(kept))
    told = read_head(kept[:middle], where)
    game = begun(told, where)
    end = ""
    for number, line in kept[middle + 1 :]:
        who, _, what = line.partition(" ")
        if who == "end":
            end = what.strip()
        else:
            play(game, who, what.strip(), place(where, number))
    if end and game.ruleset.has_form(end) and end != game.digest:
        raise BadSave(where, Text("save-digest", {"expected": game.digest, "found": end}))
    return Saved(game, told.seats)


def place(where: str, number: int) -> Text:
    return Text("notation-line", {"file": where, "n": number})


def read_head(kept: list[tuple[int, str]], where: str) -> Head:
    facts: dict[str, str] = {}
    setup: dict[str, Any] = {}
    options: dict[str, Any] = {}
    seats: list[Seat] = []
    for number, line in kept:
        name, _, rest = line.partition(" ")
        try:
            if name == "option":
                key, _, value = rest.partition(" ")
                options[key] = json.loads(value)
            elif name == "seat":
                called, bot = [*strings(rest), ""][:2]
                seats.append(Seat(name=called, bot=bot))
            elif name in ("players", "seed", "secret", "given", "position"):
                setup[name] = json.loads(rest)
            elif name in ("game", "rules", "start"):
                facts[name] = rest.strip()
            else:
                raise ValueError(f"nothing is called {name!r} here")
        except (ValueError, TypeError, RecursionError) as error:
            raise BadSave(place(where, number), Text("save-field", {"why": str(error)})) from None
    if "game" not in facts or not facts.get("rules", "").isdecimal() or "players" not in setup:
        raise BadSave(where, Text("notation-head"))
    return Head(facts["game"], int(facts["rules"]), setup, options, seats, facts.get("start", ""))


def strings(text: str) -> Iterator[str]:
    """JSON strings one after the other."""
    decoder = json.JSONDecoder()
    text = text.strip()
    while text:
        value, end = decoder.raw_decode(text)
        if not isinstance(value, str):
            raise ValueError(f"{value!r} is no name")
        yield value
        text = text[end:].strip()


def begun(told: Head, where: str) -> AnyGame:
    """The game before its first action, as it was told."""
    try:
        ruleset = find_under(told.game, told.rules)
        setup = msgspec.convert({**told.setup, "options": ruleset.complete(told.options)}, Setup)
        game: AnyGame = Game(ruleset, setup)
    except OtherRules as error:
        raise BadSave(where, error.why) from None
    except msgspec.ValidationError as error:
        raise BadSave(where, Text("save-field", {"why": str(error)})) from None
    except Problem as error:
        raise BadSave(where, error.text) from None
    if len(told.seats) != setup.players:
        raise BadSave(where, Text("save-seats", {"expected": setup.players, "found": len(told.seats)}))
    start = start_digest(game)
    if told.start and ruleset.has_form(told.start) and told.start != start:
        raise BadSave(where, Text("save-digest", {"expected": start, "found": told.start}))
    return game


def play(game: AnyGame, who: str, what: str, where: Text) -> None:
    """Carry out what a line says, if the rules allow it."""
    read_action: Callable[[str], Any] = from_data(game) if what.startswith(DATA) else game.parse
    try:
        action = read_action(what)
    except BadNotation as error:
        raise BadSave(where, error.text) from None
    if not who.isdecimal() or int(who) >= game.setup.players:
        raise BadSave(where, Text("notation-seat", {"found": who}))
    violation = game.why_not(action, int(who))
    if violation is not None:
        why = game.ruleset.say_violation(game.state, violation)
        raise BadSave(where, Text("save-refused", {"rule": violation.rule, "why": why}))
    game.push(action)


def from_data(game: AnyGame) -> Callable[[str], Any]:
    def read_action(line: str) -> Any:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise BadNotation("action", Text("notation-data")) from None
        return game.read(data)

    return read_action
