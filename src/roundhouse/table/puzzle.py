"""A puzzle at a table: opened from its position, judged from what has been done there. Nothing is searched for."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from roundhouse.bots import prompter
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.scene import Scene
from roundhouse.engine.text import Text
from roundhouse.game import begin
from roundhouse.puzzles import Puzzle, Standing, best_answer, judge, puzzle_called, start_of
from roundhouse.seats import Seat
from roundhouse.table.exercise import Solver, exercise
from roundhouse.table.table import Table, TableSetup
from roundhouse.table.views import PuzzleView

#: Whoever else sits there.
NAMES: Final = ("Bruno", "Clara", "Dario", "Emma", "Fabio", "Greta", "Ugo", "Ida")


def puzzle_table(ruleset: AnyRules, name: str, *, owner: str, called: str, secret: str, salt: str) -> TableSetup:
    """A practice table for a puzzle: the solver, and others who let everything happen."""
    setup, state = start_of(ruleset, name)
    decision = ruleset.decision(state)
    assert decision is not None
    names = [each for each in NAMES if each != called][: setup.players - 1]
    others = [Seat(name=each, bot=prompter.SILENT) for each in names]
    who = Solver(owner, called, decision.seat)
    return exercise(ruleset, (setup, state), who, others, secret=secret, salt=salt, puzzle=name)


# -- how it stands

#: Positions that puzzles begin in. Only a cache: they never change.
_starts: WeakKeyDictionary[Table, Any] = WeakKeyDictionary()
#: How tables stand, and after which record. Only a cache.
_standings: WeakKeyDictionary[Table, tuple[int, Standing]] = WeakKeyDictionary()


def puzzle_at(table: Table) -> Puzzle:
    return puzzle_called(table.game.ruleset, table.begin.puzzle)


def start_at(table: Table) -> Any:
    """The position that is asked about."""
    if table not in _starts:
        _starts[table] = begin(table.game.ruleset, table.begin.setup)
    return _starts[table]


def solver(table: Table) -> int:
    decision = table.game.ruleset.decision(start_at(table))
    assert decision is not None
    return decision.seat


def own_actions(table: Table) -> list[Any]:
    """What the solver has done so far."""
    mine = solver(table)
    return [action for action, told in zip(table.game.actions, table.story) if told.seat == mine]


def standing(table: Table) -> Standing:
    """What the answer is worth that has been given so far."""
    known = _standings.get(table)
    if known is None or known[0] != table.seq:
        found = judge(table.game.ruleset, puzzle_at(table), start_at(table), own_actions(table))
        known = _standings[table] = table.seq, found
    return known[1]


def is_answered(table: Table) -> bool:
    """Has a puzzle been answered here, so that the others need not go on?"""
    return bool(table.begin.puzzle) and standing(table).worth is not None


def is_unlisted(table: Table) -> bool:
    """Would listing what has to be searched for give the answer away?"""
    if not table.begin.puzzle or is_answered(table):
        return False
    return table.game.ruleset.themes[puzzle_at(table).theme].unlisted


def puzzle_view(table: Table) -> PuzzleView | None:
    if not table.begin.puzzle:
        return None
    found = standing(table)
    if found.worth is not None:
        return PuzzleView(id=table.begin.puzzle, state="right" if found.right else "wrong")
    asked = table.deciding == solver(table)
    return PuzzleView(id=table.begin.puzzle, state="asking" if asked else "waiting")


# -- in words and pictures


def task(table: Table) -> Text:
    puzzle = puzzle_at(table)
    return table.game.ruleset.themes[puzzle.theme].task(start_at(table), puzzle.about)


def figure(table: Table, worth: int) -> Text:
    """What an answer is worth, as people say it."""
    puzzle = puzzle_at(table)
    return table.game.ruleset.themes[puzzle.theme].figure(start_at(table), puzzle.about, worth)


def best_sentences(table: Table) -> list[Text]:
    """The best answer, action by action."""
    ruleset, seat = table.game.ruleset, solver(table)
    theme = ruleset.themes[puzzle_at(table).theme]
    said = []
    for state, action in best_answer(ruleset, puzzle_at(table), start_at(table)):
        said += [ruleset.say_action(state, action, seat), *theme.parts(state, action)]
    return said


# -- help


class Help(NamedTuple):
    """What is told to whoever asks: sentences, and what is to be picked."""

    kind: Literal["worth", "begin", "answer"]
    said: list[Text]
    picks: tuple[str, ...] = ()


def helps(table: Table) -> list[Help]:
    """From vague to plain: what the best answer is worth, where it begins, the answer itself."""
    puzzle, ruleset = puzzle_at(table), table.game.ruleset
    worth = Text("puzzle-worth", {"best": figure(table, puzzle.best), "tempting": figure(table, puzzle.tempting)})
    state, action = next(best_answer(ruleset, puzzle, start_at(table)))
    parts, picks = ruleset.themes[puzzle.theme].parts(state, action), ruleset.picks(state, action)
    begin = [Help("begin", parts[:1])] if len(parts) > 1 else []
    if not parts and len(picks) > 1:
        begin = [Help("begin", [], tuple(picks[:1]))]
    return [Help("worth", [worth]), *begin, Help("answer", best_sentences(table), next_picks(table))]


def next_picks(table: Table) -> tuple[str, ...]:
    """How the best answer goes on, as long as it was followed; nothing where it could not be picked as a whole."""
    own, ruleset = own_actions(table), table.game.ruleset
    best = list(best_answer(ruleset, puzzle_at(table), start_at(table)))
    if is_unlisted(table) or len(own) >= len(best) or own != [action for _, action in best[: len(own)]]:
        return ()
    return tuple(ruleset.picks(*best[len(own)]))


def best_scene(table: Table) -> Scene:
    """The board after the best answer, with what its last action has drawn."""
    ruleset = table.game.ruleset
    *_, (state, action) = best_answer(ruleset, puzzle_at(table), start_at(table))
    return drawn(ruleset, state, action, solver(table))


def own_scene(table: Table) -> Scene:
    """The board after the answer that was given, likewise."""
    mine = solver(table)
    last = max(number for number, told in enumerate(table.story) if told.seat == mine)
    before = table.game.at(last)
    return drawn(table.game.ruleset, before.state, table.game.actions[last], mine)


def drawn(ruleset: AnyRules, state: Any, action: Any, seat: int) -> Scene:
    """A position after an action, the action marked. Whoever answers next is not waited for: nobody vetoes."""
    trace, marked = ruleset.trace(state, action), ruleset.picks(state, action)
    after = ruleset.copy(state)
    ruleset.apply(after, action)
    while (decision := ruleset.decision(after)) is not None and decision.kind in ruleset.answerable:
        ruleset.apply(after, ruleset.neutral(after))
    scene = ruleset.scene(ruleset.view(after, seat))
    return msgspec.structs.replace(scene, sprites=scene.sprites + trace, last=marked)
