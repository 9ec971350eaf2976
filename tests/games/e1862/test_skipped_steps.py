"""Steps of a company's turn that its director declines once and for all, privately."""

from __future__ import annotations

from pathlib import Path

import pytest

import roundhouse
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.seats import Seat
from roundhouse.table import ahead
from roundhouse.table.ahead import AnswerAhead
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table, open_table

SAVE = Path(__file__).parents[2] / "fixtures" / "v0.1.0" / "saves" / "1862-merger.json"


def asked_to_merge() -> tuple[Table, str]:
    """A table whose operating company may propose a merger."""
    state = roundhouse.load(SAVE).state
    seats = [Seat(name=f"Player {seat}", owner=f"user{seat}") for seat in range(state.players)]
    table = open_table("1862", state.players, seats=seats, host="user0")
    table.game.state = state
    return table, f"company:{COMPANIES[state.operating]}"


def test_the_step_is_declined_for_that_company() -> None:
    table, company = asked_to_merge()
    seat = table.game.state.asked
    never = ahead.give(table, [AnswerAhead(about=(company,), steps=("merger",), until="game")])
    action = ahead.answer(table, seat, never)
    assert action is not None
    assert RULESET.write_action(table.game.state, action) == {"type": "pass"}


def test_other_companies_and_other_steps_are_asked() -> None:
    table, company = asked_to_merge()
    seat = table.game.state.asked
    other = next(f"company:{name}" for name in COMPANIES if f"company:{name}" in known(table) and name not in company)
    for about, step in ((other, "merger"), (company, "redeem")):
        answers = ahead.give(table, [AnswerAhead(about=(about,), steps=(step,), until="game")])
        assert ahead.answer(table, seat, answers) is None


def known(table: Table) -> list[str]:
    return list(RULESET.pickable(table.game.state))


def test_questions_of_others_are_not_meant() -> None:
    """Whoever lets questions pass still decides in the own turn."""
    table, company = asked_to_merge()
    answers = ahead.give(table, [AnswerAhead(about=(company,), until="game")])
    assert ahead.answer(table, table.game.state.asked, answers) is None


def test_only_steps_that_may_be_declined() -> None:
    table, company = asked_to_merge()
    with pytest.raises(TableRefusal):
        ahead.give(table, [AnswerAhead(about=(company,), steps=("run",), until="game")])
