"""Garbage: searches through everything are rare, and what is loaded is left out of them."""

from __future__ import annotations

import gc

from roundhouse.server import garbage_collection


def test_everything_is_looked_through_seldom() -> None:
    before = gc.get_threshold()
    try:
        garbage_collection.collect_seldom()
        assert gc.get_threshold() == garbage_collection.THRESHOLDS
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
