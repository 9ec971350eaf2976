"""Migrations: the schema of a database is brought up to date by Alembic.

Alembic takes a quarter of a server's start to import: a database that is up to date does without it.
"""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING

import sqlalchemy as sa

from roundhouse.server.storage.migrations import versions

if TYPE_CHECKING:
    from alembic.config import Config

#: Where Alembic notes what a database has.
VERSION = "alembic_version"


class NewerSchema(Exception):
    """The database was last used by a newer version of the program."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


def newest() -> str:
    """The revision of the schema that this version knows: the number that the last file begins with."""
    return max(module.name for module in pkgutil.iter_modules(versions.__path__)).removeprefix("v").partition("_")[0]


def current(connection: sa.Connection) -> str | None:
    """The revision that a database has; None if it has never been used."""
    if not sa.inspect(connection).has_table(VERSION):
        return None
    return connection.execute(sa.text(f"SELECT version_num FROM {VERSION}")).scalar()


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the schema to that revision; `NewerSchema` if this version has never heard of what there is."""
    found, wanted = current(connection), newest() if revision == "head" else revision
    if found == wanted:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = _config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise NewerSchema(found)
    command.upgrade(config, wanted)


def _config(connection: sa.Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "roundhouse.server.storage:migrations")
    config.attributes["connection"] = connection
    return config
