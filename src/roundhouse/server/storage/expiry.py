"""Expiry: what nobody has come back to for so long that it is removed. How long that is, the configuration says."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from roundhouse.server.config import Config
from roundhouse.server.storage import schema
from roundhouse.server.storage.database import Database

#: Seconds.
DAY: Final = 86_400.0
#: What one look removes of each kind, at most: nobody should have to wait for it.
MOST: Final = 200
GOING_ON: Final = ("open", "playing")


class Expired(NamedTuple):
    """The ids of what was removed."""

    tables: list[str]
    guests: list[str]


async def expire(database: Database, config: Config, now: float) -> Expired:
    """Remove what has expired by now."""

    def write(connection: Connection) -> Expired:
        gone = Expired(_tables(connection, config, now), _guests(connection, before(now, config.expire_guests)))
        sessions, log = schema.sessions, schema.admin_log
        connection.execute(sessions.delete().where(sessions.c.used < before(now, config.expire_sessions)))
        connection.execute(log.delete().where(log.c.at < before(now, config.expire_logs)))
        return gone

    return await database.write(write)


def before(now: float, days: float) -> float:
    """What is older than that has expired; nothing, if it is kept for ever."""
    return now - days * DAY if days else 0.0


def _tables(connection: Connection, config: Config, now: float) -> list[str]:
    """Tables that wait for players, private practice, and tables that were closed."""
    tables = schema.tables
    is_practice = tables.c.begin.contains('"practice":true', autoescape=True) & ~tables.c.spectators
    has_expired = sa.or_(
        (tables.c.status == "open") & (tables.c.updated < before(now, config.expire_open)),
        (tables.c.status == "playing") & is_practice & (tables.c.updated < before(now, config.expire_practice)),
        (tables.c.status == "closed") & (tables.c.updated < before(now, config.expire_closed)),
    )
    found = list(connection.execute(sa.select(tables.c.id).where(has_expired).limit(MOST)).scalars())
    connection.execute(tables.delete().where(tables.c.id.in_(found)))
    return found


def _guests(connection: Connection, moment: float) -> list[str]:
    """Guests who have not been there since then, and sit at no table that goes on. Their finished games stay."""
    users, sessions, members, tables = schema.users, schema.sessions, schema.members, schema.tables
    was_here = sa.exists().where((sessions.c.user_id == users.c.id) & (sessions.c.used >= moment))
    going_on = tables.c.status.in_(GOING_ON)
    sits = sa.exists().where((members.c.user_id == users.c.id) & (members.c.table_id == tables.c.id) & going_on)
    runs = sa.exists().where((tables.c.host == users.c.id) & going_on)
    is_old = users.c.password.is_(None) & (users.c.created < moment)
    query = sa.select(users.c.id).where(is_old & ~was_here & ~sits & ~runs).limit(MOST)
    found = list(connection.execute(query).scalars())
    for table in (schema.notes, schema.members, schema.presence):
        connection.execute(table.delete().where(table.c.user_id.in_(found)))
    connection.execute(users.delete().where(users.c.id.in_(found)))
    return found
