"""Answers ahead on both kinds of database: kept, checked, and given at once."""

from __future__ import annotations

import pytest

from roundhouse.server.tables.keeper import (
    Keeper,
)
from roundhouse.table.ahead import AnswerAhead, is_answerable
from roundhouse.table.records import Acted
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table
from tests.support.tables import act, beginning, until

pytestmark = pytest.mark.anyio


class TestStandingAnswers:
    async def question(self, keeper: Keeper) -> tuple[str, Table, int]:
        """A table where somebody is asked out of turn."""
        table_id = await keeper.open_table(beginning(3))
        table = await keeper.table(table_id)
        for seed in range(500):
            decision = table.game.decision
            assert decision is not None
            if decision.kind in table.game.ruleset.answerable:
                return table_id, table, decision.seat
            await act(keeper, table_id, seed=seed)
        raise AssertionError("nobody was asked")

    async def test_they_answer_at_once(self, keeper: Keeper) -> None:
        table_id, table, seat = await self.question(keeper)
        seq = table.seq
        await keeper.set_answers_ahead(table_id, seat, [AnswerAhead(until="game")])

        async def answered() -> bool:
            return (await keeper.table(table_id)).seq > seq

        await until(answered)
        record = table.entries[seq].record
        assert isinstance(record, Acted)
        assert (record.seat, record.by) == (seat, "standing")

    async def test_nobody_is_asked_what_they_have_answered(self, keeper: Keeper) -> None:
        """The answers are kept with the action, in one commit: nobody ever sees the table between them."""
        table_id = await keeper.open_table(beginning(3))
        for seat in range(3):
            await keeper.set_answers_ahead(table_id, seat, [AnswerAhead(until="game")])
        table, answers = await keeper.table(table_id), 0
        async with keeper.subscribe(table_id) as numbers:
            for seed in range(60):
                decision = table.game.decision
                assert decision is not None
                assert decision.kind not in table.game.ruleset.answerable
                change = await act(keeper, table_id, seed=seed)
                assert await anext(numbers) == change.entries[-1].seq == table.seq
                assert await keeper.store.entries(table_id, change.entries[0].seq - 1) == change.entries
                answers += len(change.entries) - 1
        assert answers > 3
        assert [told.by for told in table.story].count("standing") == answers

    async def test_an_answer_given_in_another_process_counts_too(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        table = await keeper.table(table_id)
        for seat in range(3):
            await other.set_answers_ahead(table_id, seat, [AnswerAhead(until="game")])
        while not any(told.by == "standing" for told in table.story):
            await act(keeper, table_id, seed=table.seq)
        for seat in range(3):
            await other.set_answers_ahead(table_id, seat, [])
        answers = [told.by for told in table.story].count("standing")
        while not is_answerable(table.game):
            await act(keeper, table_id, seed=table.seq)
        assert [told.by for told in table.story].count("standing") == answers

    async def test_they_are_kept_and_checked(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        await keeper.set_answers_ahead(table_id, 2, [AnswerAhead(until="game")])
        assert [each.until for each in await other.answers_ahead(table_id, 2)] == ["game"]
        assert await other.answers_ahead(table_id, 1) == []
        with pytest.raises(TableRefusal):
            await keeper.set_answers_ahead(table_id, 2, [AnswerAhead(about=("no such thing",))])
