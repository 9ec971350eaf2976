"""Answers ahead as a server gives them: with the action that asks, or in portions afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.mania.actions import OpenAuction
from roundhouse.games.mania.atlas import COMPANIES
from roundhouse.server.keeper import Keeper
from roundhouse.table.records import Acted
from roundhouse.table.seats import Seat
from roundhouse.table.standing import MOST_AT_ONCE, Standing
from roundhouse.table.table import Table, TableSetup, open_table
from tests.support.tables import replayed, until

pytestmark = pytest.mark.anyio


def parliament() -> TableSetup:
    seats = [Seat(name=f"Player {seat}", owner=f"user{seat}") for seat in range(3)]
    return open_table("1862", 3, seats=seats, host="user0", seed=4).begin


def opening(table: Table) -> dict[str, Any]:
    """The deciding seat opens an auction for nothing."""
    action = table.game.legal[0]
    assert isinstance(action, OpenAuction)
    return table.game.write(OpenAuction(action.company, 0))


async def test_proxies_bid_to_the_end_and_turns_are_passed(keeper: Keeper) -> None:
    table_id = await keeper.open_table(parliament())
    table = await keeper.table(table_id)
    opener, action = table.deciding, opening(table)
    assert opener is not None
    company = f"company:{COMPANIES[table.game.legal[0].company]}"
    limits = {(opener + 1) % 3: 235, (opener + 2) % 3: 150}
    for seat, limit in limits.items():
        await keeper.set_standing(table_id, seat, [Standing(want=company, limit=limit)])
    await keeper.set_standing(table_id, opener, [Standing()])
    await keeper.request(table_id, lambda table: table.act(opener, action, 0))

    async def won() -> bool:
        decision = (await keeper.table(table_id)).game.decision
        return decision is not None and decision.kind == "set_par"

    await until(won)
    table = await keeper.table(table_id)
    records = [entry.record for entry in table.entries if isinstance(entry.record, Acted)]
    bids = [record.action["bid"] for record in records if "bid" in record.action]
    # The limit of one, and the least more that the other needs.
    assert bids == [*range(0, 160, 5)]
    assert table.deciding == (opener + 1) % 3
    assert len(records) > MOST_AT_ONCE
    assert {record.by for record in records[1:]} == {"standing"}
    assert replayed(table).game.digest == table.game.digest


async def test_a_turn_is_passed_when_it_comes(keeper: Keeper) -> None:
    table_id = await keeper.open_table(parliament())
    table = await keeper.table(table_id)
    first = table.deciding
    assert first is not None
    second, third = (first + 1) % 3, (first + 2) % 3
    for seat in (second, third):
        await keeper.set_standing(table_id, seat, [Standing(turns=True, until="turn")])
    assert [each.until for each in await keeper.standing(table_id, second)] == ["turn"]
    change = await keeper.request(table_id, lambda table: table.act(first, {"type": "pass"}, 0))
    # Together with the action that led there: nobody sees anything in between.
    assert [entry.record.by for entry in change.entries if isinstance(entry.record, Acted)] == [
        "player",
        "standing",
        "standing",
    ]
    assert await keeper.standing(table_id, second) == []
