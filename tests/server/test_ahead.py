"""Answers ahead as a server gives them: with the action that asks, or in portions afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.e1862.finance.parliament import OpenAuction
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.seats import Seat
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.ahead import MOST_AT_ONCE, AnswerAhead
from roundhouse.table.records import Acted
from roundhouse.table.table import Table, TableSetup, open_table
from tests.server.serving import Person, Server, server_fixture
from tests.support.tables import replayed, until

server = server_fixture(bot_workers=0)


def parliament() -> TableSetup:
    seats = [Seat(name=f"Player {seat}", owner=f"user{seat}") for seat in range(3)]
    return open_table("1862", 3, seats=seats, host="user0", seed=4).begin


def opening(table: Table) -> dict[str, Any]:
    """The deciding seat opens an auction for nothing."""
    action = table.game.legal[0]
    assert isinstance(action, OpenAuction)
    return table.game.write(OpenAuction(action.company, 0))


@pytest.mark.anyio
async def test_proxies_bid_to_the_end_and_turns_are_passed(keeper: Keeper) -> None:
    table_id = await keeper.open_table(parliament())
    table = await keeper.table(table_id)
    opener, action = table.deciding, opening(table)
    assert opener is not None
    company = f"company:{COMPANIES[table.game.legal[0].company]}"
    limits = {(opener + 1) % 3: 235, (opener + 2) % 3: 150}
    for seat, limit in limits.items():
        await keeper.set_answers_ahead(table_id, seat, [AnswerAhead(want=company, limit=limit)])
    await keeper.set_answers_ahead(table_id, opener, [AnswerAhead()])
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


@pytest.mark.anyio
async def test_a_turn_is_passed_when_it_comes(keeper: Keeper) -> None:
    table_id = await keeper.open_table(parliament())
    table = await keeper.table(table_id)
    first = table.deciding
    assert first is not None
    second, third = (first + 1) % 3, (first + 2) % 3
    for seat in (second, third):
        await keeper.set_answers_ahead(table_id, seat, [AnswerAhead(turns=True, until="turn")])
    assert [each.until for each in await keeper.answers_ahead(table_id, second)] == ["turn"]
    change = await keeper.request(table_id, lambda table: table.act(first, {"type": "pass"}, 0))
    # Together with the action that led there: nobody sees anything in between.
    assert [entry.record.by for entry in change.entries if isinstance(entry.record, Acted)] == [
        "player",
        "standing",
        "standing",
    ]
    assert await keeper.answers_ahead(table_id, second) == []


def test_who_acts_is_not_told_who_has_answered_ahead(server: Server) -> None:
    """The answer is the same as if the others had still to be asked; what they said comes as it comes to everybody."""
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    answers: list[Any] = []
    for ahead in (False, True):
        table_id = server.open_table(owned(people))
        first = server.table(table_id).deciding
        assert first is not None
        for seat in ((first + 1) % 3, (first + 2) % 3) if ahead else ():
            standing = {"turns": True, "until": "turn"}
            stored = people[seat].put(f"/tables/{table_id}/standing", seat=seat, answers=[standing])
            assert stored.status_code == 200, stored.text
        with people[first].socket(table_id, after=0) as watch:
            watch.send(type="act", id="1", seat=first, expected_seq=0, picks=["pass"], key="k")
            assert watch.until(lambda message: message["type"] == "done")["seq"] == 1
            watch.until_seq(3 if ahead else 1)
            assert watch.steps == ([1, 2, 3] if ahead else [1])
        # The same key again gives the same answer again.
        repeated = people[first].act(table_id, first, 0, "k", picks=["pass"]).json()
        answers.append(repeated)
    assert answers[0] == answers[1]


def owned(people: list[Person]) -> TableSetup:
    seats = [Seat(name=person.name, owner=person.id) for person in people]
    return open_table("1862", 3, seats=seats, host=people[0].id, seed=4).begin
