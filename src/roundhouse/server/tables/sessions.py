"""Sessions: in which browsers somebody is known. One can be ended, and then nothing goes on in it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from roundhouse.server.storage.sessions import Session, SessionStore
from roundhouse.server.tables.recent import Recent

#: Seconds between two notes of when a session was used.
NOTED: Final = 600.0
LONGEST_DEVICE: Final = 200
#: The session of a cookie of version 0.1, which has none.
NONE: Final = ""


class Sessions:
    """Begins, finds and ends sessions, and tells the open sockets of one that it has ended."""

    def __init__(self, store: SessionStore) -> None:
        self._store = store
        self.known = Recent(store.found)
        #: Open sockets, by person and session.
        self._open: dict[tuple[str, str], set[asyncio.Event]] = {}

    async def begin(self, user_id: str, device: str, *, scopes: str = "", bot: bool = False) -> str:
        """A new session; the token that its cookie holds, or the program that it is for."""
        token = secrets.token_urlsafe(24)
        now = time.time()
        device = device[:LONGEST_DEVICE]
        begun = Session(id=fingerprint(token), user_id=user_id, device=device, created=now, used=now)
        await self._store.add(msgspec.structs.replace(begun, scopes=scopes, bot=bot))
        return token

    @staticmethod
    def id_of(token: str) -> str:
        return fingerprint(token)

    async def found(self, user_id: str, token: str, made: float) -> Session | None:
        """The session with that token, if it has begun for that person and not ended.

        Every request asks this; an end in another process shows after some seconds.
        """
        if not token:
            old = Session(id=NONE, user_id=user_id, device="", created=made, used=made)
            return old if made >= await self._store.since(user_id) else None
        session_id = fingerprint(token)
        session = await self.known.find(session_id)
        if session is None or session.user_id != user_id:
            return None
        now = time.time()
        if now - session.used > NOTED:
            self.known.correct(session_id, msgspec.structs.replace(session, used=now))
            await self._store.use(session_id, now)
        return session

    async def of(self, user_id: str) -> list[Session]:
        return await self._store.of(user_id)

    async def end(self, user_id: str, session_id: str) -> None:
        """End one session for good; one without an id is that of an old cookie, and all those end together."""
        if session_id == NONE:
            await self._store.end_old(user_id, time.time())
        else:
            await self._store.end(user_id, session_id)
        self._forget(user_id, {session_id})

    async def end_all(self, user_id: str, but: str | None = None) -> None:
        """End every session of that person, or all but one."""
        await self._store.end_all(user_id, but, time.time())
        known = {session.id for session in self.known.values() if session.user_id == user_id}
        opened = {session_id for owner, session_id in self._open if owner == user_id}
        self._forget(user_id, (known | opened) - ({but} if but else set()))

    def _forget(self, user_id: str, ended: set[str]) -> None:
        for session_id in ended:
            self.known.forget(session_id)
            for event in self._open.get((user_id, session_id), ()):
                event.set()

    # -- open sockets

    @contextmanager
    def open(self, user_id: str, session_id: str) -> Iterator[asyncio.Event]:
        """As long as a socket is open; the event says that its session has ended."""
        event, key = asyncio.Event(), (user_id, session_id)
        self._open.setdefault(key, set()).add(event)
        try:
            yield event
        finally:
            self._open[key].discard(event)
            if not self._open[key]:
                del self._open[key]

    async def look_around(self) -> None:
        """Close the sockets of sessions that were ended in another process."""
        opened = {session_id: user_id for user_id, session_id in self._open if session_id != NONE}
        if opened:
            for session_id in opened.keys() - await self._store.existing(opened):
                self._forget(opened[session_id], {session_id})


def fingerprint(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest() if token else NONE
