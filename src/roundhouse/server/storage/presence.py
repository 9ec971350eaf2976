"""Who is there, as the database knows it: servers, by their heartbeat, and people, by their connections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from roundhouse.server.storage import schema
from roundhouse.server.storage.recording import UNNOTICED
from roundhouse.server.storage.rows import Outage
from roundhouse.server.storage.statements import Statements

#: The advisory lock that servers on PostgreSQL share while they are connected: any number, but always the same.
SERVING = 0x736572766572
#: Seconds for which outages are remembered: a clock by the day may have run since then.
REMEMBERED = 400 * 86_400.0


class PresenceStore(Statements):
    """Reads and writes who is there."""

    # -- servers

    async def beat(
        self, now: float, gap: float, untold: Sequence[Outage] = (), *, starts: bool = False
    ) -> list[Outage]:
        """Write down that a server is there, and when one that ran could not write; the last outages.

        There was one if nobody was there for longer than `gap`. If no other server is there when one starts, there was
        one since the last word of any.
        """
        heartbeat, outages = schema.heartbeat, schema.outages

        def write(connection: Connection) -> list[Outage]:
            alone = starts and self._is_alone(connection)
            last = connection.execute(sa.select(heartbeat.c.at).with_for_update()).scalar()
            if last is None:
                first = self.database.insert(heartbeat).values(id=1, at=now)
                connection.execute(first.on_conflict_do_nothing())
            elif now > last:
                connection.execute(heartbeat.update().values(at=now))
            new = list(untold)
            if last is not None and now - last > (UNNOTICED if alone else gap):
                new.append(Outage(last, now))
            known = _outages(connection)
            if new:
                for each in new:
                    if added := beside(known, each):
                        connection.execute(outages.insert(), msgspec.to_builtins(added))
                        known += added
                connection.execute(outages.delete().where(outages.c.until < now - REMEMBERED))
            return sorted(known, key=lambda each: each.since)

        return await self.database.write(write, durable=False)

    def _is_alone(self, connection: Connection) -> bool:
        """Is no other server connected? With SQLite there is never another one."""
        if self.database.is_sqlite:
            return True
        return bool(connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SERVING))).scalar())

    # -- people

    async def set_present(
        self, process: str, users: Mapping[str, Sequence[str]], at: float, only: Sequence[str] | None = None
    ) -> None:
        """Write down who is at which table in a process: of those tables only, or of all."""
        presence = schema.presence
        old = presence.c.process == process
        if only is not None:
            old &= presence.c.table_id.in_(only)
        row = {"process": process, "at": at}
        rows = [{**row, "table_id": table_id, "user_id": user} for table_id, each in users.items() for user in each]

        def write(connection: Connection) -> None:
            connection.execute(presence.delete().where(old))
            if rows:
                connection.execute(self.database.insert(presence).on_conflict_do_nothing(), rows)

        await self.database.write(write, durable=False)

    async def present(self, table_ids: Sequence[str], but: str, since: float) -> dict[str, frozenset[str]]:
        """Who is at those tables in other processes than that one, as they have written since then."""
        presence = schema.presence
        query = sa.select(presence.c.table_id, presence.c.user_id).where(
            presence.c.table_id.in_(table_ids), presence.c.process != but, presence.c.at >= since
        )
        found: dict[str, set[str]] = {}
        for table_id, user_id in await self._rows(query):
            found.setdefault(table_id, set()).add(user_id)
        return {table_id: frozenset(users) for table_id, users in found.items()}

    async def set_seen(self, table_id: str, user_id: str, at: float) -> None:
        """Somebody who sits at the table was connected until then."""
        is_meant = (schema.members.c.table_id == table_id) & (schema.members.c.user_id == user_id)
        await self._execute(schema.members.update().where(is_meant).values(seen=at), durable=False)

    async def seen(self, table_id: str, user_id: str) -> float:
        """When somebody who sits at the table was last known to be connected; 0.0 if never."""
        members = schema.members
        query = sa.select(members.c.seen).where(members.c.table_id == table_id, members.c.user_id == user_id)
        return next((at for (at,) in await self._rows(query) if at is not None), 0.0)

    async def forget_present(self, process: str) -> None:
        """A process ends: nobody is connected to it any more."""
        presence = schema.presence
        await self._execute(presence.delete().where(presence.c.process == process), durable=False)

    async def forget_present_before(self, moment: float) -> None:
        """Remove what processes have left that were killed."""
        presence = schema.presence
        await self._execute(presence.delete().where(presence.c.at < moment), durable=False)


def _outages(connection: Connection) -> list[Outage]:
    rows = connection.execute(sa.select(schema.outages).order_by(schema.outages.c.since)).all()
    return [Outage(row.since, row.until) for row in rows]


def beside(known: Sequence[Outage], new: Outage) -> list[Outage]:
    """What of an outage is not known yet: several servers notice the same one, each in its own time."""
    left = [new] if new.until - new.since > UNNOTICED else []
    for each in known:
        parts = [(one.since, min(one.until, each.since)) for one in left]
        parts += [(max(one.since, each.until), one.until) for one in left]
        left = [Outage(since, until) for since, until in parts if until - since > UNNOTICED]
    return left
