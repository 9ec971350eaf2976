"""Garbage: searches through everything are rare, and what is loaded is left out of them."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor

import pytest

from roundhouse.engine.panel import Cell, Row
from roundhouse.engine.scene import Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.server import garbage_collection
from roundhouse.server.garbage_collection import collecting
from roundhouse.server.http.connections import Cost
from roundhouse.table.views import PickName


def test_everything_is_looked_through_seldom() -> None:
    before = gc.get_threshold()
    gc.unfreeze()
    try:
        garbage_collection.collect_seldom()
        assert gc.get_threshold() == garbage_collection.THRESHOLDS
        assert gc.get_freeze_count() > 1000
    finally:
        gc.set_threshold(*before)


def test_everything_is_looked_through_at_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a second where hundreds of tables are in memory; it is done in any case before much is lost."""
    looked = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    monkeypatch.setattr(gc, "get_threshold", lambda: garbage_collection.THRESHOLDS)

    def after(looks: int, *, quiet: bool) -> bool:
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, looks))
        looked.clear()
        assert garbage_collection.collect_all(quiet=quiet) == bool(looked)
        return bool(looked)

    assert not after(garbage_collection.WORTH_IT - 1, quiet=True)
    assert after(garbage_collection.WORTH_IT, quiet=True)
    assert not after(garbage_collection.OVERDUE - 1, quiet=False)
    assert after(garbage_collection.OVERDUE, quiet=False)


def test_who_has_not_asked_for_it_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that runs a server beside other things collects as it likes."""
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, garbage_collection.OVERDUE))
    assert not garbage_collection.collect_all(quiet=True)


def rings() -> list[list[object]]:
    """Objects that hold each other, enough of them for a collection that can be measured."""
    made: list[list[object]] = [[] for _ in range(300_000)]
    for ring in made:
        ring.append(ring)
    return made


def test_a_collection_in_another_thread_is_not_taken_off() -> None:
    kept = rings()
    # Nor does one begin by itself in this thread meanwhile.
    with garbage_collection.put_off(), ThreadPoolExecutor(1) as other:
        before = collecting.seconds
        other.submit(gc.collect).result()
    assert collecting.seconds == before
    assert kept


def test_nothing_is_looked_for_while_a_server_is_loaded() -> None:
    with garbage_collection.put_off():
        assert not gc.isenabled()
        with garbage_collection.put_off():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_nobody_pays_for_a_collection_that_falls_into_their_turn() -> None:
    """A tenth of a second and more, where much is in memory: it looked as if somebody was too dear to read."""
    kept = rings()
    before = collecting.seconds
    cost = Cost()
    gc.collect()
    paid = cost.seconds
    taken = collecting.seconds - before
    assert taken > 0
    assert paid < taken / 2
    assert kept


def test_what_documents_are_made_of_is_not_looked_through() -> None:
    """A thousand texts and pieces for every reader after every action, which can hold each other in no way."""
    words = Text("web-back", {"seat": 1})
    things = [words, Sprite(id="a", layer="b", tip=words), Spot(pick="a", outline="", x=0.0, y=0.0)]
    things += [Cell(text=words), Row(cells=(Cell(text=words),)), PickName(name=words, label=words)]
    assert not any(map(gc.is_tracked, things))
