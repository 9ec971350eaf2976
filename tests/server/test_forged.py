"""Forged save files: whatever somebody writes into one, it is refused, or every request can be answered."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from roundhouse.bots.random_bot import random_action
from roundhouse.engine.chance import Chance
from roundhouse.server.storage import snapshot
from roundhouse.server.workers.importing import Save, read
from roundhouse.table import export, picture, practice, projection
from roundhouse.table.ahead import AnswerAhead, answer, give
from roundhouse.table.preview import preview
from roundhouse.table.records import Acted, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.save import BadSave
from roundhouse.table.table import Table
from tests.support.effort import examples
from tests.support.forging import Document, at_table, forged_documents, forged_positions, from_position, signed, whole

#: Moments of the sample games that differ: the opening, the middle, the end, and in 1862 all kinds of rounds.
MOMENTS = {"rocket": (20, 100, 200), "spike": (3, 60, 200, 330), "1862": (3, 30, 100, 200, 260, 313)}
USUAL: Any = {
    "deadline": None,
    "phases": [Phase.explicit, Phase.generate],
    "suppress_health_check": list(HealthCheck),
}

#: What chance is drawn from, of 256 bits.
SECRET = "5e" * 32


def imported(document: Document) -> Table | None:
    """The table of a document as the server would open it; None if it is refused."""
    try:
        begin, entries = read(Save(document=document, owner="ada", name="Ada", at=1.0))
    except BadSave:
        return None
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    return table


def ask_for_everything(table: Table) -> None:
    """What requests ask a table for, on the way to their answers."""
    decision = table.game.decision
    for seat in (None, 0 if decision is None else decision.seat):
        projection.project(table, seat, 0.0)
        projection.happened(table, seat, 0)
        projection.at_action(table, seat, 0)
        picture.scene_view(table, seat)
        export.export(table, seat)
    snapshot.frozen(table)
    if decision is not None:
        ask_for_decisions(table, decision.seat)


def ask_for_decisions(table: Table, seat: int) -> None:
    ruleset, state = table.game.ruleset, table.game.state
    projection.searched_picks(table.game)
    practice.practice(table, seat, len(table.story), secret=SECRET, owner="ada", name="Ada")
    ruleset.subjects(state), ruleset.exceptions(state), ruleset.wanted(state)
    answer(table, seat, give(table, [AnswerAhead(until="game")]))
    for picks in (["pass"], ["x"], ["run:own"], [*ruleset.pickable(state)[:1]]):
        try:
            projection.why_not(table, seat, picks)
        except TableRefusal:
            continue


def act(table: Table, chance: Chance) -> None:
    decision = table.game.decision
    assert decision is not None
    action = random_action(table.game.legal, chance)
    projection.foreseen_texts(table, decision.seat, preview(table.game, action))
    record = table.act(decision.seat, table.game.write(action), table.seq)
    assert isinstance(record, Acted)
    table.follow(Entry(seq=table.seq + 1, at=2.0, record=record))


def check(document: Document) -> None:
    table, chance = imported(document), Chance(1)
    if table is None:
        return
    ask_for_everything(table)
    for _ in range(2):
        if not table.over:
            act(table, chance)
            ask_for_everything(table)


@pytest.mark.parametrize("game", MOMENTS)
def test_what_is_not_forged_is_taken(game: str) -> None:
    """Otherwise the rest would be worth nothing."""
    for document in (whole(game, 12), at_table(game, 12), from_position(game, MOMENTS[game][1])):
        table = imported(document)
        assert table is not None
        ask_for_everything(table)


@pytest.mark.parametrize(
    ("game", "field", "value"), [("1862", "owes", None), ("spike", "dealt", {}), ("spike", "dealt", [])]
)
def test_what_is_no_number_is_found_before_anybody_counts_on_it(game: str, field: str, value: Any) -> None:
    """Nothing asks what players owe before somebody has to raise money, nor for routes before somebody branches off."""
    document = copy.deepcopy(from_position(game, 5))
    document["setup"]["position"][field][0] = value
    assert imported(signed(document)) is None


NOW = 1_000_000.0
#: Longer than anybody may type, with a change of direction, and with what no database keeps.
UNRULY = "\u202e\x00a\n" + "b" * 100_000


@pytest.mark.parametrize("game", MOMENTS)
def test_names_are_such_as_could_be_typed(game: str) -> None:
    """Whoever imports a game may let others look on, and then it stands in the lobby."""
    document = copy.deepcopy(at_table(game, 12))
    document["table"] |= {"title": UNRULY, "seats": [{"name": UNRULY} for _ in document["seats"]]}
    sat = {"type": "sat", "seat": 0, "owner": "", "name": UNRULY}
    document["table"]["records"] = [*document["table"]["records"], {"seq": 13, "at": 1.0, "record": sat}]
    table = imported(document)
    assert table is not None
    for text in (table.begin.title, *table.names(), *(str(each.text.args) for each in table.notices)):
        assert len(text) <= 100
        assert "a" in text
        assert not {"\u202e", "\x00", "\n"} & {*text}


@pytest.mark.parametrize("moment", [1e300, NOW + 1000, -1e300])
def test_what_has_been_was_not_tomorrow(moment: float) -> None:
    """The lobby has the latest first."""
    document = copy.deepcopy(at_table("rocket", 12))
    document["table"]["records"][5]["at"] = moment
    _, entries = read(Save(document=document, owner="ada", name="Ada", at=NOW))
    moments = [entry.at for entry in entries]
    assert moments == sorted(moments)
    assert 0 <= moments[0] <= moments[-1] <= NOW


def test_nobody_is_offered_what_is_refused() -> None:
    """Counted from the end, it is the turn of somebody after all."""
    document = copy.deepcopy(from_position("spike", 3))
    document["setup"]["position"]["asked"] = -2
    assert imported(signed(document)) is None


@pytest.mark.long
@pytest.mark.parametrize("game", MOMENTS)
@given(data=st.data())
@settings(max_examples=examples(40), **USUAL)
def test_forged_positions(game: str, data: st.DataObject) -> None:
    check(data.draw(forged_positions(game, MOMENTS[game])))


@pytest.mark.long
@pytest.mark.parametrize("game", MOMENTS)
@given(data=st.data())
@settings(max_examples=examples(40), **USUAL)
def test_forged_documents(game: str, data: st.DataObject) -> None:
    check(data.draw(forged_documents(game, 12)))
