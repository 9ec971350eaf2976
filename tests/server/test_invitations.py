"""Invitations: a secret leads to its seat until it is revoked, and is kept as a hash only."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from roundhouse.server.storage import schema
from roundhouse.server.tables.keeper import (
    BadInvitation,
    Keeper,
)
from tests.support.tables import beginning

pytestmark = pytest.mark.anyio


class TestInvitations:
    async def test_a_secret_leads_to_its_seat_until_it_is_revoked(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        first, second = await keeper.invitations.invite(table_id, 1), await keeper.invitations.invite(table_id, 2)
        assert first != second
        assert await other.invitations.redeem(first) == (table_id, 1)
        await keeper.invitations.revoke(table_id, 1)
        with pytest.raises(BadInvitation):
            await other.invitations.redeem(first)
        assert await other.invitations.redeem(second) == (table_id, 2)

    async def test_the_secret_itself_is_not_kept(self, keeper: Keeper) -> None:
        secret = await keeper.invitations.invite(await keeper.open_table(beginning()), 1)
        query = sa.select(schema.invitations)
        rows = await keeper.store.database.read(lambda connection: connection.execute(query).all())
        assert secret not in repr(rows)
