"""Garbage: searches through everything are rare, and what is loaded is left out of them."""

from __future__ import annotations

import gc

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


def test_nothing_is_looked_for_while_a_server_is_loaded() -> None:
    with garbage_collection.put_off():
        assert not gc.isenabled()
        with garbage_collection.put_off():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_nobody_pays_for_a_collection_that_falls_into_their_turn() -> None:
    """A tenth of a second and more, where much is in memory: it looked as if somebody was too dear to read."""
    # Objects that hold each other, enough of them for a collection that can be measured.
    rings: list[list[object]] = [[] for _ in range(300_000)]
    for ring in rings:
        ring.append(ring)
    before = collecting.seconds
    cost = Cost()
    gc.collect()
    paid = cost.seconds
    taken = collecting.seconds - before
    assert taken > 0
    assert paid < taken / 2


def test_what_documents_are_made_of_is_not_looked_through() -> None:
    """A thousand texts and pieces for every reader after every action, which can hold each other in no way."""
    words = Text("web-back", {"seat": 1})
    things = [words, Sprite(id="a", layer="b", tip=words), Spot(pick="a", outline="", x=0.0, y=0.0)]
    things += [Cell(text=words), Row(cells=(Cell(text=words),)), PickName(name=words, label=words)]
    assert not any(map(gc.is_tracked, things))
