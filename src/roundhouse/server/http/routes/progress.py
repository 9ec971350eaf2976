"""Progress: which lessons somebody has finished and which puzzles they have answered, kept with the person."""

from __future__ import annotations

import asyncio
import datetime
from functools import cache

from litestar import Router, get, post
from litestar.params import JSONBody

from roundhouse.engine.registry import find, names
from roundhouse.lessons import lessons_of
from roundhouse.puzzles import shelf_of
from roundhouse.server.http.errors import problems
from roundhouse.server.http.parameters import Keeping, Who
from roundhouse.server.http.routes import API
from roundhouse.server.storage.progress import Progress

A_DAY = datetime.timedelta(days=1)


@cache
def all_lessons() -> frozenset[str]:
    return frozenset(f"{game}/{lesson}" for game in names() for lesson in lessons_of(find(game)))


@cache
def all_puzzles() -> frozenset[str]:
    return frozenset(f"{game}/{puzzle}" for game in names() for puzzle in shelf_of(find(game)).puzzles)


def real(said: Progress) -> Progress:
    """Without lessons and puzzles that there are not, and days that have not come yet."""
    # Wherever whoever says so is: tomorrow may have begun there.
    latest = (datetime.datetime.now(datetime.UTC).date() + A_DAY).isoformat()
    return Progress(
        lessons=[each for each in said.lessons if each in all_lessons()],
        puzzles={name: answered for name, answered in said.puzzles.items() if name in all_puzzles()},
        days=[day for day in said.days if day <= latest],
    )


@get("/me/progress", responses=problems(401))
async def progress(visitor: Who, keeper: Keeping) -> Progress:
    """What one has learned so far: with an account in every browser, as a guest in this one. Nobody else sees it."""
    return await keeper.progress.of(visitor.must_be_known().id)


@post("/me/progress", status_code=200, responses=problems(401, 413))
async def add(data: JSONBody[Progress], visitor: Who, keeper: Keeping) -> Progress:
    """Remember what one has learned; all that is known then. What was known before is not overwritten."""
    learner = visitor.must_be_known()
    return await keeper.progress.add(learner.id, await asyncio.to_thread(real, data))


router = Router(API, route_handlers=[progress, add], tags=["lessons"])
