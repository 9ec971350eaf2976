"""Views of tables: made once after every record for those who see the same, and never mixed up."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.server.http import documents, json_patch
from roundhouse.server.http.documents import Document, Packed, Seen, document, seen_now, shown_of, table_view
from roundhouse.server.http.identity import Visitor
from roundhouse.table import projection
from roundhouse.table.clock import ClockRules
from roundhouse.table.projection import project
from roundhouse.table.table import Table
from roundhouse.table.views import TableView
from tests.support.patch import patched
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

    def count(table: Table, seat: int | None, at: float, yours: list[int], *, named: bool) -> TableView:
        made.append(seat)
        return project(table, seat, at, yours, named=named)

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


def test_names_of_picks_come_with_the_picture() -> None:
    table = played().table
    asked = table.deciding
    assert asked is not None
    visitor = Visitor(id=table.seats[asked].owner)
    drawn, listened = (document(table, asked, visitor, drawn=each) for each in (True, False))
    assert drawn.table.names
    assert not listened.table.names
    assert not listened.table.named
    assert listened.table.picks == drawn.table.picks
    # Whoever asks for the table gets them as well.
    assert table_view(table, asked, visitor).names == drawn.table.names


def changed(seen: Seen, table: Table, after: Document) -> list[json_patch.Operation]:
    async def ask() -> list[json_patch.Operation]:
        return seen.changes_to(table, after)

    return asyncio.run(ask())


@pytest.mark.parametrize("drawn", [True, False])
def test_what_was_seen_long_ago_is_kept_small_and_leads_to_the_same(drawn: bool) -> None:
    kept, viewers = played(), ((0, ADA), (1, BEN), (None, EVE))
    before = [document(kept.table, seat, visitor, drawn=drawn) for seat, visitor in viewers]
    seen = [Seen(kept.table, each) for each in before]
    shown = shown_of(kept.table)
    shown.put_away()
    # Nothing else keeps what it was made of, and what all see alike is kept once.
    assert not shown.tables
    assert not shown.scenes
    assert all(each.document is None for each in seen)
    (packed,) = {each._packed for each in seen}
    assert packed is not None
    assert len(packed) < len(as_text(before[0])) / (3 if drawn else 1)
    kept.play_some(3, Chance(3))
    after = [document(kept.table, seat, visitor, drawn=drawn) for seat, visitor in viewers]
    for each, was, now in zip(seen, before, after):
        changes = changed(each, kept.table, now)
        assert as_text(changes) == as_text(json_patch.changes(was, now))
        begun, wanted = (msgspec.json.decode(as_text(part)) for part in (was, now))
        assert patched(begun, msgspec.json.decode(as_text(changes))) == wanted


def test_what_all_saw_alike_is_one_thing_again() -> None:
    table = played().table
    one, other = (document(table, seat, visitor, drawn=True) for seat, visitor in ((0, ADA), (1, BEN)))
    again, too = Packed([one, other]).documents()
    assert one.scene is not None
    assert (again, too) == (one, other)
    assert again.scene is not None
    assert too.scene is not None
    assert again.scene.sprites is too.scene.sprites


def test_who_comes_later_is_put_away_later() -> None:
    table = played().table
    first = Seen(table, document(table, 0, ADA, drawn=True))
    shown_of(table).put_away()
    second = Seen(table, document(table, 1, BEN, drawn=True))
    assert second.document is not None
    shown_of(table).put_away()
    assert first.document is second.document is None


async def quiet(table: Table) -> Seen:
    seen = seen_now(table, document(table, 0, ADA, drawn=True))
    await asyncio.sleep(3 * documents.QUIET)
    return seen


def test_it_is_put_away_where_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "QUIET", 0.01)
    assert asyncio.run(quiet(played().table)).document is None


def test_what_cannot_be_made_again_of_its_text_is_sent_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = played()
    before = document(kept.table, 0, ADA, drawn=True)
    seen = Seen(kept.table, before)
    shown_of(kept.table).put_away()
    kept.play_some(2, Chance(5))
    after = document(kept.table, 0, ADA, drawn=True)
    never = msgspec.msgpack.Decoder(bytes)
    monkeypatch.setattr(documents, "decoders_of", lambda kind: [never] * len(kind.__struct_fields__))
    shown, wanted = (msgspec.json.decode(as_text(each)) for each in (before, after))
    assert patched(shown, msgspec.json.decode(as_text(changed(seen, kept.table, after)))) == wanted


def test_what_is_seen_by_now_is_not_forgotten_with_what_was_seen() -> None:
    kept = played()
    before = shown_of(kept.table)
    seen = Seen(kept.table, document(kept.table, 0, ADA, drawn=True))
    kept.play_some(1, Chance(4))
    now = document(kept.table, 0, ADA, drawn=True)
    before.put_away()
    assert seen.document is None
    assert document(kept.table, 0, ADA, drawn=True).table is now.table
