"""The database that a command works on: the same options and variables as those of `roundhouse serve`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from roundhouse.cli.serve import PREFIX, option
from roundhouse.cli.trouble import Trouble
from roundhouse.words import Words

if TYPE_CHECKING:
    from roundhouse.server.storage.database import Database

T = TypeVar("T")


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    option(parser, words, "database", metavar="URL")
    option(parser, words, "data", metavar="DIR")


def with_database(chosen: argparse.Namespace, work: Callable[[Database], Awaitable[T]], *, new: bool = False) -> T:
    """Do something with the database that was chosen; what is wrong with it is said in a sentence."""
    import asyncio

    from roundhouse.server import environment
    from roundhouse.server.storage.database import Database, UnusableDatabase, address, reason
    from roundhouse.server.storage.migrating import NewerSchema

    wished = {f"{PREFIX}{name.upper()}": getattr(chosen, name) for name in ("database", "data")}
    given = {name: str(value) for name, value in wished.items() if value}
    url = address(environment.read({**os.environ, **given}).config.database, Path())
    if not new and url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise Trouble("trouble-serve-database", why=f"{url.database}: no such file")

    async def done() -> T:
        database = Database(url, connections=2)
        try:
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(done())
    except NewerSchema as error:
        raise Trouble("trouble-serve-newer", found=error.found) from None
    except UnusableDatabase as error:
        raise Trouble("trouble-serve-database", why=str(error)) from None
    except Exception as error:
        if (why := reason(error)) is None:
            raise
        raise Trouble("trouble-serve-database", why=why) from None
