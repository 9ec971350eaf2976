"""What somebody has learned, as it is kept with the person: whichever browser they come with, and as a guest too."""

from __future__ import annotations

import logging
from typing import Annotated, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from roundhouse.server.storage import schema
from roundhouse.server.storage.log_rows import stored
from roundhouse.server.storage.statements import Statements

logger = logging.getLogger(__name__)

#: Days of a streak that are remembered.
MOST_DAYS: Final = 400

Named = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[\w.-]+/[\w.-]+$")]
Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a puzzle was answered: what the first answer was, and whether it was solved at some time."""

    right: bool
    solved: bool
    #: By how much the rating changed; what it is now is the sum of all.
    change: Annotated[int, msgspec.Meta(ge=-100, le=100)]
    #: Stars are lost by asking for help.
    stars: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Progress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lessons and puzzles by game and id, and the days on which the puzzle of the day was solved."""

    lessons: list[Named] = []
    puzzles: dict[Named, PuzzleAnswer] = {}
    days: list[Day] = []


_progress = msgspec.json.Decoder(Progress)


class ProgressStore(Statements):
    """Reads and writes what people have learned."""

    async def of(self, user_id: str) -> Progress:
        return await self.database.read(lambda connection: read_progress(connection, user_id))

    async def add(self, user_id: str, more: Progress) -> Progress:
        """Remember more; what is known then. Two browsers may do so at the same time: nothing is lost."""
        progress = schema.progress
        begin = self.database.insert(progress).values(user_id=user_id, learned=_written(Progress()))

        def write(connection: Connection) -> Progress:
            connection.execute(begin.on_conflict_do_nothing())
            known = read_progress(connection, user_id, lock=True)
            both = joined(known, more)
            if both != known:
                mine = progress.update().where(progress.c.user_id == user_id)
                connection.execute(mine.values(learned=_written(both)))
            return both

        return await self.database.write(write)


def read_progress(connection: Connection, user_id: str, *, lock: bool = False) -> Progress:
    progress = schema.progress
    query = sa.select(progress.c.learned).where(progress.c.user_id == user_id)
    text = connection.execute(query.with_for_update() if lock else query).scalar_one_or_none()
    try:
        return Progress() if text is None else stored(_progress, text)
    except msgspec.DecodeError:
        logger.error("what %s has learned cannot be read", user_id)
        return Progress()


def joined(known: Progress, more: Progress) -> Progress:
    """Both together. What is known of the first answer to a puzzle stays: only that one counts."""
    lessons = list(dict.fromkeys([*known.lessons, *more.lessons]))
    puzzles = {**more.puzzles, **known.puzzles}
    for name in known.puzzles.keys() & more.puzzles.keys():
        solved = known.puzzles[name].solved or more.puzzles[name].solved
        puzzles[name] = msgspec.structs.replace(known.puzzles[name], solved=solved)
    days = sorted({*known.days, *more.days})[-MOST_DAYS:]
    return Progress(lessons=lessons, puzzles=puzzles, days=days)


def _written(progress: Progress) -> str:
    return msgspec.json.encode(progress).decode("utf-8")
