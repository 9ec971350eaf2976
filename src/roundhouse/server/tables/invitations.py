"""Invitations: secrets that let whoever has them take a seat. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
import time

from roundhouse.server.storage.rows import BadInvitation
from roundhouse.server.storage.store import Store
from roundhouse.server.tables.live import LiveTables


class Invitations:
    """One for a seat at most: a new one replaces it."""

    def __init__(self, store: Store, live: LiveTables) -> None:
        self._store = store
        self._live = live

    async def invite(self, table_id: str, seat: int) -> str:
        """A new secret for a seat; earlier invitations to it are void. `NoSuchTable`."""
        await self._live.find(table_id)
        secret = secrets.token_urlsafe(24)
        await self._store.invite(table_id, seat, _hashed(secret), time.time())
        return secret

    async def redeem(self, secret: str) -> tuple[str, int]:
        """The table and the seat that a secret invites to; it is good until it is revoked. `BadInvitation`."""
        invited = await self._store.invited(_hashed(secret))
        if invited is None:
            raise BadInvitation
        return invited

    async def revoke(self, table_id: str, seat: int) -> None:
        """The invitation to that seat is void."""
        await self._store.revoke(table_id, seat)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
