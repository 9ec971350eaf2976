"""Snapshots of whole games: every sample, in its middle and at its end, is restored as it was played."""

from __future__ import annotations

import pytest

from roundhouse.engine.registry import find, names
from roundhouse.server.snapshot import frozen, restore, snapshot
from roundhouse.server.store import Opened
from roundhouse.table.samples import Sample, beginning_of, samples_of
from roundhouse.table.table import Table

SAMPLES = [sample for name in names() for sample in samples_of(find(name))]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_every_sample_is_restored_from_its_snapshots(sample: Sample) -> None:
    """Also where actions speak of trains that have left the game since (1862)."""
    begin, entries = beginning_of(sample)
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
        if entry.seq in (len(entries) // 2, len(entries)):
            text = snapshot(table)
            assert text is not None
            restored = restore(Opened(begin, 0.0, list(entries), (entry.seq, text)))
            assert restored is not None
            assert frozen(restored) == frozen(table)
            assert restored.game.actions == table.game.actions
