"""Lessons: every solution is played through, every wrong answer is told what it misses, in every game with a course."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.engine.event import Event
from roundhouse.engine.registry import find, names
from roundhouse.lessons import Deed, Done, Lesson, Reply, Standing, Start, Step, Wrong, fits, judge, lessons_of
from roundhouse.testing.lessons import check_lesson

#: What a course has to teach: the lessons that do.
TAUGHT = {
    "rocket": "extend invest stations towns passengers majority veto answer merger survivor isolation end-by-lines "
    "end-by-tiles edition-2018",
    "spike": "cards track paying goods contracts upgrade start free-move boost passing-by market time-cards route-card "
    "end advanced",
    "1862": "parliament par stock tiles upgrade stations freight local express dividends withhold trains obsolete "
    "permits warranties obligations merger acquisition refinancing receivership forced bankruptcy lner end",
}
COURSES = [(game, lesson) for game in names() for lesson in lessons_of(find(game))]

GO = Step(
    reached=(Deed(action={"type": "go", "to": [1, 2]}, event="arrived"), Deed(action={"type": "fly"})),
    play="go 1,2",
    wrong=(Wrong(action={"type": "go"}, play="go 3,4"),),
)
LESSON = Lesson(
    schema="lesson/1", minutes=1, start=Start(game="any", at=0), seat=0, names=("Ada", "Bruno"), steps=(GO, GO)
)
GONE = {"type": "go", "to": (1, 2), "train": "red"}


@pytest.mark.parametrize(("game", "lesson"), COURSES)
def test_a_lesson_is_reached_by_its_solution_and_by_nothing_it_calls_wrong(game: str, lesson: str) -> None:
    check_lesson(find(game), lesson, lessons_of(find(game))[lesson])


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_leaves_nothing_out(game: str) -> None:
    assert set(TAUGHT[game].split()) <= set(lessons_of(find(game)))


def test_a_lesson_that_the_rules_no_longer_allow_is_named() -> None:
    game, name = COURSES[0]
    ruleset = find(game)
    lesson = lessons_of(ruleset)[name]
    step = msgspec.structs.replace(lesson.steps[0], wrong=())
    lost = msgspec.structs.replace(lesson, steps=(step, *lesson.steps[1:]), start=Start(game=lesson.start.game, at=0))
    elsewhere = msgspec.structs.replace(lost, replies=(Reply(seat=0, play="nothing"),), seat=(lesson.seat + 1) % 2)
    with pytest.raises(AssertionError, match=f"lesson {name}, step 1: the learner is not asked"):
        check_lesson(ruleset, name, elsewhere)


def test_a_deed_names_what_matters_and_leaves_the_rest_open() -> None:
    assert fits({"type": "go", "to": [1, 2]}, GONE)
    assert not fits({"type": "go", "to": [2, 1]}, GONE)
    assert not fits({"type": "go", "by": "night"}, GONE)
    assert fits({"cards": {"red": 1}}, {"cards": {"red": 1, "blue": 2}})
    assert not fits({"cards": {"red": 1, "blue": 1}}, {"cards": {"red": 1, "blue": 2}})


def test_numbers_may_have_bounds() -> None:
    assert fits({"to": {"least": 5}}, {"to": 5})
    assert not fits({"to": {"least": 5}}, {"to": 4})
    assert fits({"to": {"least": 2, "most": 4}}, {"to": 4})
    assert not fits({"to": {"most": 3}}, {"to": 4})


def test_an_event_may_have_to_tell_enough() -> None:
    deed = Deed(action={"type": "go"}, event="earned", told={"amount": {"least": 90}})
    lesson = msgspec.structs.replace(LESSON, steps=(Step(reached=(deed,), play="go"),))
    earned = [Done(0, GONE, [Event("earned", {"amount": amount, "seat": 0})]) for amount in (80, 90, 120)]
    assert judge(lesson, earned[:1], True) == Standing(0, "wrong", 0)
    assert judge(lesson, earned[1:2], True) == Standing(1, "reached")
    assert judge(lesson, earned[2:], True) == Standing(1, "reached")
    assert judge(lesson, [Done(0, GONE, [Event("lost", {"amount": 100})])], True) == Standing(0, "wrong", 0)


def test_what_must_be_caused_may_come_with_the_answers_of_the_others() -> None:
    mine, theirs = Done(0, GONE, []), Done(1, {"type": "decline"}, [Event("arrived", {})])
    assert judge(LESSON, [], True) == Standing(0, "asking")
    assert judge(LESSON, [mine], False) == Standing(0, "waiting")
    assert judge(LESSON, [mine, theirs], True) == Standing(1, "asking")
    assert judge(LESSON, [mine, theirs], False) == Standing(1, "waiting")
    assert judge(LESSON, [mine, Done(1, {"type": "decline"}, [])], True) == Standing(0, "wrong", 1)
    assert judge(LESSON, [mine, theirs, Done(0, {"type": "fly"}, [])], False) == Standing(2, "reached")


def test_a_wrong_answer_stays_wrong_whatever_comes_after_it() -> None:
    astray = Done(0, {"type": "go", "to": [3, 4]}, [])
    assert judge(LESSON, [astray, Done(0, {"type": "fly"}, [])], True) == Standing(0, "wrong", 1)
    assert judge(LESSON, [Done(0, {"type": "sleep"}, [])], True) == Standing(0, "wrong", 0)
