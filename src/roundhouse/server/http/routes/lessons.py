"""Lessons: the course of a game in words, and a practice table for each lesson."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from roundhouse.engine.chance import KEY
from roundhouse.engine.registry import find
from roundhouse.lessons import Lesson, UnknownLesson, lesson_called, lessons_of
from roundhouse.server.http.bodies import KeyAlone, Opened
from roundhouse.server.http.errors import ApiError, answered, problems
from roundhouse.server.http.parameters import Keeping, Language, Who
from roundhouse.server.http.ready import KEPT, READY, AnyRequest, Ready, ready, send
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.games import KEEP, game_called
from roundhouse.table.lesson import lesson_table
from roundhouse.words import Words

Only = Annotated[
    str, QueryParameter(max_length=100, description="Steps of this lesson only; of the others, what they are about.")
]


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
def course(game: str, lang: str) -> list[LessonCard]:
    """Made once: it changes only with the program."""
    ruleset = find(game)
    words = Words(lang, [ruleset.words])
    return [card(name, lesson, words) for name, lesson in lessons_of(ruleset).items()]


@cache
def told(game: str, lang: str, only: str) -> Ready:
    """The course; of all lessons, or of that one, what the coach says."""
    cards = course(game, lang)
    if only:
        cards = [each if each.id == only else msgspec.structs.replace(each, steps=[]) for each in cards]
    return ready(cards, effort=KEPT)


@get("/games/{game:str}/lessons", responses=answered(list[LessonCard]) | problems(404), opt=READY)
async def lessons(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en", only: Only = ""
) -> Response[Any]:
    """The course of a game, lesson by lesson; empty if it has none."""
    found = game_called(game)
    # Whatever else is asked for would be kept for ever, too.
    known = only if only in lessons_of(found) else ""
    return send(request, await asyncio.to_thread(told, found.id, lang, known), KEEP)


@post("/games/{game:str}/lessons/{lesson:str}", responses=problems(401, 404), opt={"limit": "table"})
async def open_lesson(
    game: FromPath[str], lesson: FromPath[str], visitor: Who, keeper: Keeping, data: KeyAlone = None
) -> Opened:
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
    return Opened(id=await keeper.open_table(begin, key=data.key if data else ""))


router = Router(API, route_handlers=[lessons, open_lesson], tags=["lessons"])
