"""Checks of lessons, for authors: every solution solves its step, every wrong answer gets its explanation."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.rules import AnyRules
from roundhouse.lessons import Done, Lesson, Standing, judge, keys_of, lessons_of, play, reply, start_of
from roundhouse.words import LANGUAGES, Words

#: No action in a lesson leads to more replies than this.
ENDLESS = 40


def check_lessons(ruleset: AnyRules) -> None:
    """Play every lesson of a game: solutions, wrong answers, words. Any failure is an AssertionError."""
    for name, lesson in lessons_of(ruleset).items():
        check_lesson(ruleset, name, lesson)


def check_lesson(ruleset: AnyRules, name: str, lesson: Lesson) -> None:
    check_words(ruleset, name, lesson)
    setup, state = start_of(ruleset, lesson)
    assert len(lesson.names) == setup.players, f"lesson {name}: {setup.players} players need as many names"
    done: list[Done] = []
    for number, step in enumerate(lesson.steps):
        where = f"lesson {name}, step {number + 1}"
        must_ask(ruleset, lesson, state, where)
        for place, wrong in enumerate(step.wrong, 1):
            found = after(ruleset, lesson, ruleset.copy(state), done, wrong.play, where)[-1]
            expected = Standing(number, "wrong", place)
            assert found == expected, f"{where}: {wrong.play!r} leads to {found}, not to {expected}"
        *_, found = after(ruleset, lesson, state, done, step.play, where, keep=True)
        last = number + 1 == len(lesson.steps)
        expected = Standing(number + 1, "reached" if last else "asking")
        assert found == expected, f"{where}: {step.play!r} leads to {found}, not to {expected}"


def after(
    ruleset: AnyRules, lesson: Lesson, state: Any, done: list[Done], line: str, where: str, *, keep: bool = False
) -> list[Standing]:
    """The coach's judgement after an answer and each of the replies to it; `keep` adds them to the record."""
    log = done if keep else list(done)
    log.append(Done(lesson.seat, *play(ruleset, state, line, where)))
    thought = [judged(ruleset, lesson, state, log)]
    while thought[-1].state in ("waiting", "asking") and not is_asked(ruleset, lesson, state):
        assert len(thought) < ENDLESS, f"{where}: after {line!r} it is never the learner's turn again"
        decision = ruleset.decision(state)
        assert decision is not None
        action = reply(ruleset, lesson, state)
        written = ruleset.write_action(state, action)
        log.append(Done(decision.seat, written, list(ruleset.apply(state, action))))
        thought.append(judged(ruleset, lesson, state, log))
    return thought


def judged(ruleset: AnyRules, lesson: Lesson, state: Any, done: list[Done]) -> Standing:
    return judge(lesson, done, is_asked(ruleset, lesson, state))


def is_asked(ruleset: AnyRules, lesson: Lesson, state: Any) -> bool:
    """Is it the learner's turn, or is the game over?"""
    decision = ruleset.decision(state)
    return decision is None or decision.seat == lesson.seat


def must_ask(ruleset: AnyRules, lesson: Lesson, state: Any, where: str) -> None:
    decision = ruleset.decision(state)
    asked = None if decision is None else decision.seat
    assert asked == lesson.seat, f"{where}: the learner is not asked ({decision})"


def check_words(ruleset: AnyRules, name: str, lesson: Lesson) -> None:
    for language in LANGUAGES:
        words = Words(language, [ruleset.words])
        missing = [key for key in keys_of(name, lesson) if not words.has(key)]
        assert not missing, f"lesson {name} lacks words in {language}: {', '.join(missing)}"
