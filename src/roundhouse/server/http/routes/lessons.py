"""Lessons: the course of a game in words, and a practice table for each lesson."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery

from roundhouse.engine.chance import KEY
from roundhouse.engine.registry import find
from roundhouse.lessons import Lesson, UnknownLesson, lesson_called, lessons_of
from roundhouse.server.http.bodies import Opened
from roundhouse.server.http.errors import ApiError, answered, problems
from roundhouse.server.http.parameters import Keeping, Language, Who
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send
from roundhouse.server.http.routes.games import KEEP, game_called
from roundhouse.table.lesson import lesson_table
from roundhouse.words import Words


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    """One step: what the coach says, what is to be done, hints from vague to plain, what is said of wrong answers."""

    text: str
    task: str
    hints: list[str]
    wrong: list[str]


class LessonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a course, spoken in the language that was asked for."""

    id: str
    title: str
    about: str
    minutes: int
    steps: list[StepView]
    learned: str


def card(name: str, lesson: Lesson, words: Words) -> LessonCard:
    key = f"lesson-{name}"
    steps = []
    for number, step in enumerate(lesson.steps, 1):
        one = f"{key}-{number}"
        steps.append(
            StepView(
                text=words.say(one),
                task=words.say(f"{one}-task"),
                hints=[words.say(f"{one}-hint-{place}") for place in range(1, step.hints + 1)],
                wrong=[words.say(f"{one}-wrong-{place}") for place in range(1, len(step.wrong) + 1)],
            )
        )
    said = {what: words.say(f"{key}-{what}") for what in ("title", "about", "learned")}
    return LessonCard(id=name, minutes=lesson.minutes, steps=steps, **said)


@cache
def course(game: str, lang: str) -> Ready:
    """Made once: it changes only with the program."""
    ruleset = find(game)
    words = Words(lang, [ruleset.words])
    return ready([card(name, lesson, words) for name, lesson in lessons_of(ruleset).items()])


@get("/games/{game:str}/lessons", responses=answered(list[LessonCard]) | problems(404), opt=READY)
async def lessons(request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Any]:
    """The course of a game, lesson by lesson; empty if it has none."""
    return send(request, await asyncio.to_thread(course, game_called(game).id, lang), KEEP)


@post("/games/{game:str}/lessons/{lesson:str}", responses=problems(401, 404), opt={"limit": "table"})
async def open_lesson(game: FromPath[str], lesson: FromPath[str], visitor: Who, keeper: Keeping) -> Opened:
    """Open a practice table for a lesson: the learner, and others who answer as the lesson needs."""
    ruleset, learner = game_called(game), visitor.must_be_known()
    try:
        lesson_called(ruleset, lesson)
    except UnknownLesson as error:
        raise ApiError(404, "not_found", error.text, field="lesson") from None
    begin = await asyncio.to_thread(
        lesson_table,
        ruleset,
        lesson,
        owner=learner.id,
        called=learner.name,
        secret=secrets.token_hex(KEY),
        salt=secrets.token_hex(16),
    )
    return Opened(id=await keeper.open_table(begin))


router = Router("/", route_handlers=[lessons, open_lesson], tags=["lessons"])
