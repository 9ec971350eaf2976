"""Guests and accounts, as they are kept."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from roundhouse.server.storage import schema
from roundhouse.server.tables.keeper import (
    AlreadyRegistered,
    Keeper,
    NameTaken,
)

pytestmark = pytest.mark.anyio


class TestPeople:
    async def test_guests_are_known_again(self, keeper: Keeper, other: Keeper) -> None:
        ada = await keeper.create_guest("Ada")
        assert ada.guest
        assert await other.user(ada.id) == ada
        assert await other.user("nobody") is None

    async def test_an_account_needs_its_password(self, keeper: Keeper) -> None:
        ada = await keeper.register(None, "Ada", "correct horse")
        assert not ada.guest
        assert await keeper.login("  ADA ", "correct horse") == ada
        assert await keeper.login("Ada", "wrong horse") is None
        assert await keeper.login("Nobody", "correct horse") is None

    async def test_guests_keep_what_is_theirs(self, keeper: Keeper) -> None:
        guest = await keeper.create_guest("Ada")
        ada = await keeper.register(guest.id, "Ada L.", "correct horse")
        assert (ada.id, ada.name, ada.guest) == (guest.id, "Ada L.", False)
        with pytest.raises(AlreadyRegistered):
            await keeper.register(guest.id, "Other", "correct horse")

    async def test_names_of_accounts_cannot_be_mistaken(self, keeper: Keeper) -> None:
        await keeper.register(None, "Ada Lovelace", "correct horse")
        for name in ("ada  lovelace", "ADA LOVELACE", "\uff21da Lovelace"):
            with pytest.raises(NameTaken):
                await keeper.register(None, name, "another horse")
        with pytest.raises(NameTaken):
            await keeper.create_guest("Ada L\u043evelace")
        guest = await keeper.create_guest("Ada")
        with pytest.raises(NameTaken):
            await keeper.register(guest.id, "Ada Lovelace", "another horse")

    async def test_passwords_are_hashed(self, keeper: Keeper) -> None:
        await keeper.register(None, "Ada", "correct horse")
        query = sa.select(schema.users.c.password)
        password = await keeper.store.database.read(lambda connection: connection.execute(query).scalar())
        assert password is not None
        assert password.startswith("$argon2id$")
