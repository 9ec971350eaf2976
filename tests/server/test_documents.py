"""Views of tables: made once after every record for those who see the same, and never mixed up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.server.http.documents import table_view
from roundhouse.server.http.identity import Visitor
from roundhouse.table import projection
from roundhouse.table.clock import ClockRules
from roundhouse.table.projection import project
from roundhouse.table.table import Table
from roundhouse.table.views import TableView
from tests.support.tables import beginning
from tests.table.keeping import Kept

ADA = Visitor(id="user0", name="Ada")
BEN = Visitor(id="user1", name="Ben")
EVE = Visitor(id="eve", name="Eve")


def played(**more: Any) -> Kept:
    return Kept(Table(beginning(3, **more))).play_some(5, Chance(1))


def as_text(value: Any) -> bytes:
    return msgspec.json.encode(value)


def test_it_is_made_once_after_every_record(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []

    def count(table: Table, seat: int | None, at: float, yours: list[int]) -> TableView:
        made.append(seat)
        return project(table, seat, at, yours)

    monkeypatch.setattr(projection, "project", count)
    kept = played()
    for _ in range(3):
        for seat, visitor in ((0, ADA), (None, EVE), (None, Visitor())):
            assert table_view(kept.table, seat, visitor).seq == 5
    # Two who only look on see the same.
    assert made == [0, None]
    kept.play_some(1, Chance(2))
    assert table_view(kept.table, 0, ADA).seq == 6
    assert made == [0, None, 0]


def test_nobody_gets_what_was_made_for_somebody_else() -> None:
    """With hidden totals every seat sees its own; the same seat may be looked with by one who has two."""
    table = played().table
    seen = [table_view(table, seat, visitor) for seat, visitor in ((0, ADA), (1, BEN), (None, EVE), (None, ADA))]
    assert [each.yours for each in seen] == [[0], [1], [], [0]]
    assert [each.seat for each in seen] == [0, 1, None, None]
    assert len({as_text(each.view) for each in seen}) == 3
    for shown, (seat, yours) in zip(seen, ((0, [0]), (1, [1]), (None, []), (None, [0]))):
        assert shown == project(table, seat, 0.0, yours)


def test_of_two_tables_each_has_its_own() -> None:
    one, other = played(seed=1).table, played(seed=2).table
    assert table_view(one, None, EVE).view != table_view(other, None, EVE).view
    assert table_view(one, None, EVE).view == project(one, None, 0.0).view


def test_time_goes_on_where_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = played(clock=ClockRules(kind="live", time=100.0, increment=0.0)).table, 10.0
    monkeypatch.setattr("roundhouse.server.http.documents.time.time", lambda: now)
    first = table_view(table, 0, ADA)
    now = 30.0
    second = table_view(table, 0, ADA)
    assert first.view is second.view
    assert first.clock.running is not None
    assert first.clock.remaining is not None
    assert second.clock.remaining is not None
    running = first.clock.running
    assert first.clock.remaining[running] - second.clock.remaining[running] == 20.0


def test_what_is_taken_back_is_not_shown_from_memory() -> None:
    kept = played(practice=True)
    before = table_view(kept.table, None, EVE)
    seat = kept.table.story[-1].seat
    kept.keep(kept.table.undo(seat, kept.table.seq))
    after = table_view(kept.table, None, EVE)
    assert (before.actions, after.actions) == (5, 4)
    assert before.view != after.view
