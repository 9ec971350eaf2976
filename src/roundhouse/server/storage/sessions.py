"""Sessions as they are kept: which browsers somebody is known in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from roundhouse.server.storage import schema
from roundhouse.server.storage.statements import Statements


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in one browser, or a program with a token of theirs."""

    #: The fingerprint of the token that the browser holds.
    id: str
    user_id: str
    device: str
    created: float
    used: float
    #: Of the token of a program: what it may do, with spaces between; empty for browsers, which may do all.
    scopes: str = ""
    #: Seats that are taken with it are marked as a program's.
    bot: bool = False


class SessionStore(Statements):
    """Reads and writes sessions."""

    async def add(self, session: Session) -> None:
        await self._execute(schema.sessions.insert().values(msgspec.structs.asdict(session)))

    async def found(self, ids: Collection[str]) -> dict[str, Session]:
        """Those of the sessions that have not ended."""
        rows = await self._rows(sa.select(schema.sessions).where(schema.sessions.c.id.in_(list(ids))))
        return {row.id: _session(row) for row in rows}

    async def of(self, user_id: str) -> list[Session]:
        """Those of one person, the latest used first."""
        sessions = schema.sessions
        query = sa.select(sessions).where(sessions.c.user_id == user_id).order_by(sessions.c.used.desc(), sessions.c.id)
        return [_session(row) for row in await self._rows(query)]

    async def existing(self, ids: Collection[str]) -> set[str]:
        """Those of the sessions that have not ended."""
        sessions = schema.sessions
        return {row.id for row in await self._rows(sa.select(sessions.c.id).where(sessions.c.id.in_(list(ids))))}

    async def use(self, session_id: str, at: float) -> None:
        sessions = schema.sessions
        await self._execute(sessions.update().where(sessions.c.id == session_id).values(used=at))

    async def end(self, user_id: str, session_id: str) -> None:
        sessions = schema.sessions
        is_meant = (sessions.c.id == session_id) & (sessions.c.user_id == user_id)
        await self._execute(sessions.delete().where(is_meant))

    async def end_all(self, user_id: str, but: str | None, at: float) -> None:
        """Every session of that person, or all but one, and all cookies of version 0.1."""
        sessions = schema.sessions
        others = (sessions.c.user_id == user_id) & (sessions.c.id != (but or ""))
        await self._execute(sessions.delete().where(others))
        await self.end_old(user_id, at)

    async def end_old(self, user_id: str, at: float) -> None:
        """Cookies of version 0.1 are worth nothing any more."""
        await self._execute(schema.users.update().where(schema.users.c.id == user_id).values(since=at))

    async def since(self, user_id: str) -> float:
        """The time before which cookies of version 0.1 are worth nothing."""
        rows = await self._rows(sa.select(schema.users.c.since).where(schema.users.c.id == user_id))
        return (rows[0].since if rows else None) or 0.0


def _session(row: Any) -> Session:
    return Session(
        id=row.id,
        user_id=row.user_id,
        device=row.device,
        created=row.created,
        used=row.used,
        scopes=row.scopes or "",
        bot=bool(row.bot),
    )
