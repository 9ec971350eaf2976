"""A lesson at a table: opened from its position, judged from the actions taken there."""

from __future__ import annotations

from roundhouse.bots import prompter
from roundhouse.engine.rules import AnyRules
from roundhouse.game import AnyGame
from roundhouse.lessons import Done, Standing, judge, lesson_called, start_of
from roundhouse.seats import Seat
from roundhouse.table.exercise import Solver, exercise
from roundhouse.table.table import Table, TableSetup
from roundhouse.table.views import LessonView


def lesson_table(ruleset: AnyRules, name: str, *, owner: str, called: str, secret: str, salt: str) -> TableSetup:
    """A practice table for a lesson: the learner, and a prompter on every other seat."""
    lesson = lesson_called(ruleset, name)
    bot = f"{prompter.NAME}:{name}"
    others = [Seat(name=other, bot=bot) for seat, other in enumerate(lesson.names) if seat != lesson.seat]
    # The coach calls the others by their names: whoever has one of them is called otherwise here.
    if called.casefold() in (other.name.casefold() for other in others):
        called = lesson.names[lesson.seat]
    solver = Solver(owner, called, lesson.seat)
    return exercise(ruleset, start_of(ruleset, lesson), solver, others, secret=secret, salt=salt, lesson=name)


def standing(table: Table) -> Standing | None:
    """How far the lesson of a table has come; None at other tables."""
    if not table.begin.lesson:
        return None
    lesson = lesson_called(table.game.ruleset, table.begin.lesson)
    done = [Done(told.seat, told.own_action, told.events) for told in table.story]
    return judge(lesson, done, table.over or table.deciding == lesson.seat)


def stands_still(table: Table) -> bool:
    """Do the other seats wait because the coach has something to say?"""
    found = standing(table)
    return found is not None and found.state in ("wrong", "reached")


def lesson_view(table: Table) -> LessonView | None:
    found = standing(table)
    if found is None:
        return None
    path: tuple[str, ...] = ()
    if found.state == "asking":
        game = table.game
        lesson = lesson_called(game.ruleset, table.begin.lesson)
        path = picks_of(game, lesson.steps[found.step].play)
    return LessonView(id=table.begin.lesson, step=found.step, state=found.state, wrong=found.wrong, path=list(path))


def picks_of(game: AnyGame, line: str) -> tuple[str, ...]:
    """The picks of an answer as the table offers it: the name of a searched action may depend on what was found.

    Positions of lessons are small; a search there takes a few milliseconds.
    """
    action = game.parse(line)
    offered = next((each for each in game.ruleset.legal(game.state) if each == action), action)
    return game.ruleset.picks(game.state, offered)
