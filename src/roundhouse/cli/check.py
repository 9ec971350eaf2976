"""`roundhouse check`: every table of a database is played through and compared; nothing is changed."""

from __future__ import annotations

import argparse
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from roundhouse.cli.database import add_database, with_database
from roundhouse.engine.registry import find, names
from roundhouse.words import Words

if TYPE_CHECKING:
    from roundhouse.server.storage.database import Database

NAME = "check"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_database(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    """1 if a table cannot go on."""
    from roundhouse.server.storage.check import check

    said = Words(words.language, [find(name).words for name in names()])
    counts: Counter[str] = Counter()

    async def look(database: Database) -> None:
        async for each in check(database):
            counts[each.verdict] += 1
            counts["snapshots"] += each.stale_snapshot
            if each.why is not None:
                print(f"{each.id}: {said.say(each.why)}")

    with silence():
        with_database(chosen, look)
    for what in ("sound", "earlier", "stopped", "lost", "snapshots"):
        if counts[what] or what == "sound":
            print(words.say(f"check-{what}-count", n=counts[what]))
    return 1 if counts["stopped"] or counts["lost"] else 0


@contextmanager
def silence() -> Iterator[None]:
    """Without the log: what is wrong is said here, table by table."""
    logger = logging.getLogger("roundhouse")
    before = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        logger.setLevel(before)
