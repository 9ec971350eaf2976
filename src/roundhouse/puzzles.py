"""Puzzles: positions of played games with a provably best answer.

They are in the folder of their game, `puzzles/*.json`. A position is a game's set-up and its first actions, so that it
stays true to the rules; many puzzles share one game. What can be asked, and how it is proven, is up to the game
(`Theme`, engine/parts/puzzles.py). An answer is right if it is worth as much as the proven best, however it is
expressed. There is no search while somebody solves a puzzle: the results of the proof are in the file.
"""

from __future__ import annotations

import datetime
import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from roundhouse.engine.parts.puzzles import Proof, Theme
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text

SCHEMA: Final = "puzzles/1"
#: A question with more best answers than this has no clear solution.
MOST_BEST: Final = 2
#: At most this many puzzles have the same answer, so that it cannot be guessed.
ALIKE: Final = 20
#: The easiest rating, what twice as many tempting answers add, and the hardest.
EASIEST: Final = 800
DOUBLED: Final = 200
HARDEST: Final = 2200

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
#: An action as a line of text, or as plain data.
Line = str | dict[str, Any]


class UnknownPuzzle(Problem):
    """No puzzle of this game has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Text("problem-unknown-puzzle"))


class BadPuzzles(Problem):
    """A file that contains no puzzles, or has another format."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(str(file), Text("problem-puzzles", {"file": str(file), "why": why}))


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is not known is a mistake in the file."""


class Source(_Strict, frozen=True, kw_only=True):
    """A game that puzzles come from: who played it, its set-up, and its actions.

    Actions are lines of text; those that cannot be written as text are plain data.
    """

    origin: str
    players: int
    options: dict[str, Any] = {}
    seed: int = 0
    given: dict[str, Any] | None = None
    secret: str = ""
    actions: tuple[Line, ...]

    def setup(self, ruleset: AnyRules) -> Setup:
        secret = self.secret or msgspec.UNSET
        options = ruleset.complete(self.options)
        return Setup(players=self.players, options=options, seed=self.seed, given=self.given, secret=secret)


class Puzzle(_Strict, frozen=True, kw_only=True):
    """One question: a position after that many actions of a game, and what was proven about it."""

    id: str
    source: int
    at: int
    theme: str
    about: str = ""
    #: What the best answers are worth, how many there are, and one of them, action by action as lines of text.
    best: int
    count: int = 1
    answer: tuple[Line, ...]
    #: How many plausible answers are worse, and what the most tempting of them is worth.
    worse: int
    tempting: int
    #: What each answer is worth where only a search could tell; those that are not named are worth the least of them.
    noted: dict[str, int] = {}
    rating: int

    @property
    def level(self) -> Level:
        return level_of(self.rating)


class Collection(_Strict, frozen=True, kw_only=True):
    """A file of puzzles."""

    schema: Literal["puzzles/1"]
    game: str
    sources: tuple[Source, ...]
    puzzles: tuple[Puzzle, ...]


def level_of(rating: int) -> Level:
    return "easy" if rating < 1200 else "medium" if rating < 1500 else "hard"


def rating_of(proof: Proof) -> int:
    """How hard a puzzle is: by how many plausible answers are worse, and by what the game adds to that."""
    rating = EASIEST + round(DOUBLED * math.log2(1 + len(proof.worse))) + proof.weight
    return min(rating, HARDEST)


# -- reading


def read(file: Path) -> Collection:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Collection)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadPuzzles(file, getattr(error, "strerror", None) or str(error)) from None


def write(file: Path, collection: Collection) -> None:
    """One line per game and per puzzle, so that changes can be reviewed."""
    parts = {
        "schema": msgspec.json.encode(collection.schema),
        "game": msgspec.json.encode(collection.game),
        "sources": lined(collection.sources),
        "puzzles": lined(collection.puzzles),
    }
    fields = [msgspec.json.encode(name) + b": " + value for name, value in parts.items()]
    file.write_bytes(b"{\n" + b",\n".join(fields) + b"\n}\n")


def lined(entries: Sequence[msgspec.Struct]) -> bytes:
    return b"[\n" + b",\n".join(msgspec.json.encode(each) for each in entries) + b"\n]"


class Shelf(NamedTuple):
    """The puzzles of a game by their ids, each with the game that it comes from."""

    puzzles: Mapping[str, Puzzle]
    sources: Mapping[str, Source]


@cache
def shelf_of(ruleset: AnyRules) -> Shelf:
    puzzles: dict[str, Puzzle] = {}
    sources: dict[str, Source] = {}
    for file in sorted((ruleset.folder / "puzzles").glob("*.json")) if ruleset.themes else []:
        collection = read(file)
        for puzzle in collection.puzzles:
            puzzles[puzzle.id] = puzzle
            sources[puzzle.id] = collection.sources[puzzle.source]
    return Shelf(puzzles, sources)


def puzzle_called(ruleset: AnyRules, name: str) -> Puzzle:
    found = shelf_of(ruleset).puzzles.get(name)
    if found is None:
        raise UnknownPuzzle(name)
    return found


def start_of(ruleset: AnyRules, name: str) -> tuple[Setup, Any]:
    """The set-up and the position of a puzzle; its actions were checked before it was shipped."""
    puzzle = puzzle_called(ruleset, name)
    source = shelf_of(ruleset).sources[name]
    setup = source.setup(ruleset)
    state = ruleset.setup(setup)
    for line in source.actions[: puzzle.at]:
        ruleset.apply(state, read_line(ruleset, state, line))
    return setup, state


def read_line(ruleset: AnyRules, state: Any, line: Line) -> Any:
    return ruleset.actions.parse(state, line) if isinstance(line, str) else ruleset.read_action(state, line)


def line_of(ruleset: AnyRules, state: Any, action: Any) -> Line:
    """An action as a line of text, if that can be read back."""
    line: str = action.form.text(state, action)
    try:
        if ruleset.actions.parse(state, line) == action:
            return line
    except Problem:
        pass
    return ruleset.write_action(state, action)


def of_the_day(choices: Sequence[str], day: datetime.date) -> str:
    """The puzzle of a day, the same for everybody; none repeats before all have been shown."""
    turn, place = divmod(day.toordinal(), len(choices))
    shuffled = sorted(choices, key=lambda each: hashlib.sha256(f"{turn} {each}".encode()).digest())
    return shuffled[place]


# -- judging


class Standing(NamedTuple):
    """The progress of a puzzle: what the answer is worth once it is complete."""

    worth: int | None
    right: bool


def judge(ruleset: AnyRules, puzzle: Puzzle, state: Any, answer: Sequence[Any]) -> Standing:
    """What an answer given from the position of a puzzle is worth."""
    theme = ruleset.themes[puzzle.theme]
    if puzzle.noted and answer:
        key = theme.key(state, puzzle.about, answer)
        worth: int | None = puzzle.noted.get(key, min(puzzle.noted.values()))
    else:
        worth = theme.worth(state, puzzle.about, answer)
    return Standing(worth, worth is not None and worth >= puzzle.best)


def best_answer(ruleset: AnyRules, puzzle: Puzzle, state: Any) -> Iterator[tuple[Any, Any]]:
    """The best answer, each action with the position that it is taken in; others let it happen."""
    seat = ruleset.decision(state).seat  # type: ignore[union-attr]
    now = ruleset.copy(state)
    for line in puzzle.answer:
        while (decision := ruleset.decision(now)) is not None and decision.seat != seat:
            ruleset.apply(now, ruleset.neutral(now))
        action = read_line(ruleset, now, line)
        yield ruleset.copy(now), action
        ruleset.apply(now, action)


# -- finding


class Found(NamedTuple):
    """A question with a clear best answer."""

    at: int
    theme: str
    about: str
    proof: Proof
    answer: tuple[Line, ...]
    digest: str


def search(ruleset: AnyRules, source: Source, look: Callable[[int], None] = lambda number: None) -> Iterator[Found]:
    """All questions in a game with a clear best answer and a tempting wrong one; `look` is called for each action."""
    state = ruleset.setup(source.setup(ruleset))
    seen: set[tuple[str, str, str]] = set()
    for number, line in enumerate(source.actions):
        look(number)
        for theme in ruleset.themes.values():
            for found in questions(ruleset, theme, state, number):
                # The same company may have the same best run in every round.
                key = (found.theme, found.about, str(found.answer))
                if key not in seen:
                    seen.add(key)
                    yield found
        ruleset.apply(state, read_line(ruleset, state, line))


def questions(ruleset: AnyRules, theme: Theme[Any, Any], state: Any, number: int) -> Iterator[Found]:
    for about in theme.asks(state):
        proof = theme.prove(state, about)
        if proof is not None and is_clear(proof):
            fingerprint = f"{ruleset.digest(state)} {theme.name} {about}"
            answer = lines_of(ruleset, state, proof.answer)
            yield Found(number, theme.name, about, proof, answer, hashlib.sha256(fingerprint.encode()).hexdigest())


def is_clear(proof: Proof) -> bool:
    return proof.ways <= MOST_BEST and bool(proof.worse)


def lines_of(ruleset: AnyRules, state: Any, answer: Sequence[Any]) -> tuple[Line, ...]:
    """An answer as lines of text; the others let it happen."""
    seat = ruleset.decision(state).seat  # type: ignore[union-attr]
    now = ruleset.copy(state)
    lines = []
    for action in answer:
        while (decision := ruleset.decision(now)) is not None and decision.seat != seat:
            ruleset.apply(now, ruleset.neutral(now))
        lines.append(line_of(ruleset, now, action))
        ruleset.apply(now, action)
    return tuple(lines)


def collect(ruleset: AnyRules, found: Sequence[tuple[Source, Sequence[Found]]], most: int) -> Collection:
    """A file of puzzles: a limited number of every theme, with answers that cannot be guessed."""
    chosen = choose([(number, each) for number, (_, those) in enumerate(found) for each in those], most)
    chosen.sort(key=lambda one: (one[0], one[1].at, one[1].theme, one[1].about))
    last = {number: each.at for number, each in chosen}
    kept = list(last)
    games = [found[number][0] for number in kept]
    sources = tuple(
        msgspec.structs.replace(game, actions=game.actions[: last[number]]) for number, game in zip(kept, games)
    )
    puzzles = tuple(written(kept.index(number), each) for number, each in chosen)
    return Collection(schema=SCHEMA, game=ruleset.id, sources=sources, puzzles=puzzles)


def choose(found: Sequence[tuple[int, Found]], most: int) -> list[tuple[int, Found]]:
    """At most that many, in an order that favours no theme and no game."""
    themes: dict[str, list[tuple[int, Found]]] = {}
    for number, each in sorted(found, key=lambda one: one[1].digest):
        themes.setdefault(each.theme, []).append((number, each))
    for theme, those in themes.items():
        themes[theme] = unguessable(those)
    chosen: list[tuple[int, Found]] = []
    while len(chosen) < most and any(themes.values()):
        for those in themes.values():
            if those and len(chosen) < most:
                chosen.append(those.pop(0))
    return chosen


def unguessable(found: Sequence[tuple[int, Found]]) -> list[tuple[int, Found]]:
    """Drop puzzles whose answer is right too often."""
    answers: Counter[str] = Counter()
    kept = []
    for number, each in found:
        if answers[str(each.answer)] < ALIKE:
            answers[str(each.answer)] += 1
            kept.append((number, each))
    return kept


def written(source: int, found: Found) -> Puzzle:
    proof = found.proof
    return Puzzle(
        id=f"{found.theme}-{found.digest[:6]}",
        source=source,
        at=found.at,
        theme=found.theme,
        about=found.about,
        best=proof.best,
        count=proof.ways,
        answer=found.answer,
        worse=len(proof.worse),
        tempting=proof.worse[0],
        noted=dict(proof.noted),
        rating=rating_of(proof),
    )


# -- proving again


class Doubt(NamedTuple):
    """A puzzle that is not valid, and why."""

    puzzle: str
    why: Text


def doubts(ruleset: AnyRules, collection: Collection, ids: frozenset[str] | None = None) -> Iterator[Doubt | None]:
    """Prove every puzzle again, or those with these ids: None for each valid one, or what is wrong with it."""
    for number, source in enumerate(collection.sources):
        mine = [
            puzzle for puzzle in collection.puzzles if puzzle.source == number and (ids is None or puzzle.id in ids)
        ]
        yield from doubts_of(ruleset, source, sorted(mine, key=lambda puzzle: puzzle.at))


def doubts_of(ruleset: AnyRules, source: Source, puzzles: Sequence[Puzzle]) -> Iterator[Doubt | None]:
    """Replays the game once, checking every action against the rules."""
    state = ruleset.setup(source.setup(ruleset))
    played, refused = 0, False
    for puzzle in puzzles:
        while played < puzzle.at and not refused:
            refused = played >= len(source.actions) or not step(ruleset, state, source.actions[played])
            played += not refused
        if refused:
            yield Doubt(puzzle.id, Text("puzzle-wrong-action", {"n": played + 1}))
        else:
            why = doubt(ruleset, puzzle, state)
            yield None if why is None else Doubt(puzzle.id, why)


def step(ruleset: AnyRules, state: Any, line: Line) -> bool:
    """Play one line; False if the rules refuse it."""
    try:
        action = read_line(ruleset, state, line)
    except Problem:
        return False
    if ruleset.why_not(state, action) is not None:
        return False
    ruleset.apply(state, action)
    return True


def doubt(ruleset: AnyRules, puzzle: Puzzle, state: Any) -> Text | None:
    """What is wrong with a puzzle in its position; None if it is valid."""
    theme = ruleset.themes.get(puzzle.theme)
    if theme is None or puzzle.about not in theme.asks(state):
        return Text("puzzle-wrong-question", {"theme": puzzle.theme})
    proof = theme.prove(state, puzzle.about)
    if proof is None or not is_clear(proof):
        return Text("puzzle-wrong-unclear")
    figures = (proof.best, proof.ways, len(proof.worse), proof.worse[0], proof.noted)
    if figures != (puzzle.best, puzzle.count, puzzle.worse, puzzle.tempting, puzzle.noted):
        return Text("puzzle-wrong-figures", {"recorded": puzzle.best, "found": proof.best})
    if rating_of(proof) != puzzle.rating:
        return Text("puzzle-wrong-rating", {"recorded": puzzle.rating, "found": rating_of(proof)})
    return None if answers_best(ruleset, puzzle, state) else Text("puzzle-wrong-answer")


def answers_best(ruleset: AnyRules, puzzle: Puzzle, state: Any) -> bool:
    """Is the recorded answer legal, and worth what the best is?"""
    answer = []
    try:
        for now, action in best_answer(ruleset, puzzle, state):
            if ruleset.why_not(now, action) is not None:
                return False
            answer.append(action)
    except Problem:
        return False
    return judge(ruleset, puzzle, state, answer).right
