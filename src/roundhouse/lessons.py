"""Lessons: positions in which somebody learns one thing by doing it.

A lesson is data in the folder of its game: `lessons/<id>.json`. Its position is a set-up and actions
(`lessons/positions/<name>.json`), so that it stays true to the rules; the task, and what counts as solving it, is
expressed in terms of actions and events. What the coach says is in the word files, under keys made of the lesson's id
and the number of the step: `lesson-<id>-title`, `-about`, `-learned`, and for its first step `-1`, `-1-task`,
`-1-hint-1`, `-1-wrong-1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from roundhouse.engine.event import Event
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text

SCHEMA: Final = "lesson/1"
#: A pattern may give a lower and an upper bound for a number.
BOUNDS: Final = frozenset({"least", "most"})


class UnknownLesson(Problem):
    """No lesson of this game has that name; the message lists the existing ones."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name, Text("problem-unknown-lesson", {"known": ", ".join(known)}))


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is not known is a mistake in the file."""


class Deed(_Strict, frozen=True, kw_only=True):
    """An accepted answer: an action with these fields, whatever its others are, and an event that it must cause.

    `told` gives arguments of that event: their values, or bounds such as `{"revenue": {"least": 140}}`. So
    a task can have many equally good answers.
    """

    action: dict[str, Any]
    event: str = ""
    told: dict[str, Any] = {}


class Wrong(_Strict, frozen=True, kw_only=True):
    """A typical answer that misses the point, and the answer as a line of text, for the tests."""

    action: dict[str, Any]
    play: str


class Step(_Strict, frozen=True, kw_only=True):
    """One thing to do: any of the deeds solves it; `play` is one of them as a line of text."""

    reached: tuple[Deed, ...]
    play: str
    hints: int = 1
    wrong: tuple[Wrong, ...] = ()


class Reply(_Strict, frozen=True, kw_only=True):
    """What another seat does if that is legal; otherwise it declines, or plays neutrally."""

    seat: int
    play: str


class Start(_Strict, frozen=True, kw_only=True):
    """The position after that many actions of a game in the folder `positions`."""

    game: str
    at: int


class Lesson(_Strict, frozen=True, kw_only=True):
    schema: Literal["lesson/1"]
    minutes: int
    start: Start
    #: Who learns, and what everybody is called; the learner plays under their own name.
    seat: int
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    replies: tuple[Reply, ...] = ()


class Opening(_Strict, frozen=True, kw_only=True):
    """A game that lessons begin in: its set-up, and its actions as lines of text."""

    players: int
    options: dict[str, Any] = {}
    seed: int = 0
    given: dict[str, Any] | None = None
    actions: tuple[str, ...]


# -- reading


@cache
def lessons_of(ruleset: AnyRules) -> Mapping[str, Lesson]:
    """The course of a game: its lessons by their ids, in order (`01-extend.json` is `extend`)."""
    if ruleset.lessons is None:
        return {}
    files = sorted(ruleset.lessons.glob("*.json"))
    return {file.stem.partition("-")[2]: read(file, Lesson) for file in files}


def lesson_called(ruleset: AnyRules, name: str) -> Lesson:
    course = lessons_of(ruleset)
    if name not in course:
        raise UnknownLesson(name, list(course))
    return course[name]


def read(file: Path, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file}: {error}") from None


@cache
def opening_called(folder: Path, name: str) -> Opening:
    """A game that lessons begin in, from the folder of a course."""
    found: Opening = read(folder / "positions" / f"{name}.json", Opening)
    return found


def setup_of(ruleset: AnyRules, opening: Opening) -> Setup:
    options = ruleset.complete(opening.options)
    return Setup(players=opening.players, options=options, seed=opening.seed, given=opening.given)


def start_of(ruleset: AnyRules, lesson: Lesson) -> tuple[Setup, Any]:
    """The set-up and the state that a lesson begins with; `ValueError` names the action that the rules refuse."""
    assert ruleset.lessons is not None
    opening = opening_called(ruleset.lessons, lesson.start.game)
    setup = setup_of(ruleset, opening)
    state = ruleset.setup(setup)
    for number, line in enumerate(opening.actions[: lesson.start.at]):
        play(ruleset, state, line, f"{lesson.start.game}.json, action {number}")
    return setup, state


def play(ruleset: AnyRules, state: Any, line: str, where: str) -> tuple[dict[str, Any], list[Event]]:
    """Carry out a line of text; the action as data, and what it caused."""
    action = ruleset.actions.parse(state, line)
    violation = ruleset.why_not(state, action)
    if violation is not None:
        raise ValueError(f"{where}: {line!r} breaks {violation.rule} ({violation.key})")
    written = ruleset.write_action(state, action)
    return written, list(ruleset.apply(state, action))


# -- what the others do


def reply(ruleset: AnyRules, lesson: Lesson, state: Any) -> Any:
    """What the seat that must decide does, if it is not the learner's."""
    decision = ruleset.decision(state)
    for each in lesson.replies:
        if decision is not None and each.seat == decision.seat:
            action = _if_legal(ruleset, state, each.play)
            if action is not None:
                return action
    return ruleset.neutral(state)


def _if_legal(ruleset: AnyRules, state: Any, line: str) -> Any:
    try:
        action = ruleset.actions.parse(state, line)
    except Problem:
        return None
    return action if ruleset.why_not(state, action) is None else None


# -- judging


class Done(NamedTuple):
    """An action that was taken since the lesson began: whose, what, and what it caused."""

    seat: int
    action: Mapping[str, Any]
    events: Sequence[Event]


class Standing(NamedTuple):
    """The progress of a lesson.

    `asking`: the step waits for the learner. `waiting`: the others have to answer first.
    `wrong`: the answer was wrong, in the way with that number (0: in another way). `reached`: nothing is left to do.
    """

    step: int
    state: Literal["asking", "waiting", "wrong", "reached"]
    wrong: int = 0


def judge(lesson: Lesson, done: Iterable[Done], learner_asked: bool) -> Standing:
    """The progress after these actions; `learner_asked`: nobody else has to answer first."""
    attempts = attempts_of(lesson, done)
    for number, attempt in enumerate(attempts):
        if number == len(lesson.steps):
            break
        step, last = lesson.steps[number], number == len(attempts) - 1
        begun = [deed for deed in step.reached if fits(deed.action, attempt.action)]
        if any(caused(deed, attempt.events) for deed in begun):
            continue
        if begun and last and not learner_asked:
            return Standing(number, "waiting")
        return Standing(number, "wrong", missed(step, attempt.action))
    reached = min(len(attempts), len(lesson.steps))
    if reached == len(lesson.steps):
        return Standing(reached, "reached")
    return Standing(reached, "asking" if learner_asked else "waiting")


def caused(deed: Deed, events: Iterable[Event]) -> bool:
    """Has the deed had the effect that it must have?"""
    return not deed.event or any(event.key == deed.event and fits(deed.told, event.args) for event in events)


def attempts_of(lesson: Lesson, done: Iterable[Done]) -> list[Done]:
    """The learner's actions, each with everything it caused until the next one."""
    attempts: list[Done] = []
    for each in done:
        if each.seat == lesson.seat:
            attempts.append(each)
        elif attempts:
            attempts[-1] = attempts[-1]._replace(events=[*attempts[-1].events, *each.events])
    return attempts


def missed(step: Step, action: Mapping[str, Any]) -> int:
    """Which of the typical wrong answers this is, counted from 1; 0 if none of them."""
    return next((number for number, wrong in enumerate(step.wrong, 1) if fits(wrong.action, action)), 0)


def fits(pattern: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    """Does the action match the pattern? Hexes and the like may be lists or tuples, and values may be nested."""
    return all(name in action and _is(action[name], value) for name, value in pattern.items())


def _is(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping) and wanted and set(wanted) <= BOUNDS:
        return bool(wanted.get("least", found) <= found <= wanted.get("most", found))
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return fits(wanted, found)
    return bool(_plain(found) == _plain(wanted))


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, (list, tuple)) else value


# -- words


def keys_of(name: str, lesson: Lesson) -> list[str]:
    """Every key that the word files must have for a lesson."""
    keys = [f"lesson-{name}-{what}" for what in ("title", "about", "learned")]
    for number, step in enumerate(lesson.steps, 1):
        key = f"lesson-{name}-{number}"
        keys += [key, f"{key}-task"]
        keys += [f"{key}-hint-{place}" for place in range(1, step.hints + 1)]
        keys += [f"{key}-wrong-{place}" for place in range(1, len(step.wrong) + 1)]
    return keys
