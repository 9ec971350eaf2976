"""Snapshots: a table is restored from one as it is played through; any of them may be missing or wrong."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.engine.registry import find, names
from roundhouse.server.config import Config
from roundhouse.server.storage.snapshot import EVERY, checked, checksum, frozen, restore, snapshot
from roundhouse.server.storage.store import Opened
from roundhouse.server.tables import keeper as keeper_module
from roundhouse.server.tables.keeper import (
    Keeper,
)
from roundhouse.table.records import Entry
from roundhouse.table.samples import Sample, beginning_of, samples_of
from roundhouse.table.table import Table
from tests.support.tables import act, beginning

pytestmark = pytest.mark.anyio


class TestSnapshots:
    async def played(self, keeper: Keeper, records: int) -> tuple[str, Table]:
        table_id = await keeper.open_table(beginning())
        for number in range(records):
            await act(keeper, table_id, key=f"key {number}")
        return table_id, await keeper.table(table_id)

    async def test_restoring_equals_playing_through(
        self, keeper: Keeper, other: Keeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table_id, table = await self.played(keeper, EVERY)
        monkeypatch.setattr(keeper_module, "IDLE", 0.0)
        await keeper._keep_snapshots()
        await act(keeper, table_id)
        found = await keeper.store.find(table_id)
        assert found is not None
        assert found.snapshot is not None
        assert found.snapshot[0] == EVERY
        follow, followed = Table.follow, []

        def listen(table: Table, entry: Entry) -> None:
            followed.append(entry.seq)
            follow(table, entry)

        with monkeypatch.context() as patched:
            patched.setattr(Table, "follow", listen)
            restored = await other.table(table_id)
        assert followed == [EVERY + 1]
        assert frozen(restored) == frozen(table) == frozen(replayed_at(table, found.created))
        assert restored.game.actions == table.game.actions

    async def test_snapshots_may_be_deleted_or_wrong(self, keeper: Keeper, config: Config) -> None:
        table_id, table = await self.played(keeper, 12)
        kept, good = frozen(table), snapshot(table_id, table)
        assert kept is not None
        assert good is not None
        elsewhere = await self.played(keeper, 5)
        wrong = msgspec.json.encode({**kept, "state": (frozen(elsewhere[1]) or {})["state"]}).decode()
        old = msgspec.json.encode({**kept, "version": [0, "0", 0]}).decode()
        forms = [good, *(checksum(table_id, table.entries, text) + text for text in (wrong, old, "{}", "no JSON"))]
        for seq, text in [*((12, text) for text in forms), (12, ""), (12, good[40:]), (13, good), (0, good)]:
            await keeper.store.save_snapshot(table_id, seq, text)
            other = await Keeper.connect(config)
            assert frozen(await other.table(table_id)) == kept
            await other.close()

    async def test_a_damaged_snapshot_is_never_believed(self, keeper: Keeper) -> None:
        """Whatever digit of it has become another one, be it of a name or of a clock; nor one of another log."""
        table_id, table = await self.played(keeper, 12)
        good = snapshot(table_id, table)
        assert good is not None
        whole = Opened(table.begin, 0.0, table.entries, (12, good))
        assert restore(table_id, whole) is not None
        digits = [place for place, letter in enumerate(good) if letter.isdigit()]
        for place in digits[:: max(1, len(digits) // 40)]:
            damaged = f"{good[:place]}{(int(good[place]) + 1) % 10}{good[place + 1 :]}"
            assert restore(table_id, whole._replace(snapshot=(12, damaged))) is None, place
        first = msgspec.structs.replace(table.entries[0], at=1.0)
        assert restore(table_id, whole._replace(entries=[first, *table.entries[1:]])) is None

    async def test_what_cannot_be_kept_is_not(self, keeper: Keeper) -> None:
        _, table = await self.played(keeper, 3)
        table.news = object()  # type: ignore[attr-defined]
        assert frozen(table) is None
        del table.news  # type: ignore[attr-defined]
        kept = frozen(table)
        assert kept is not None
        assert checked(kept, table.begin, table.entries, table.game.actions[:-1]) is None
        assert checked({**kept, "state": {}}, table.begin, table.entries, table.game.actions) is None


def replayed_at(table: Table, created: float) -> Table:
    again = Table(table.begin, created)
    for entry in table.entries:
        again.follow(entry)
    return again


# -- whole games

SAMPLES = [sample for name in names() for sample in samples_of(find(name))]


#: The longest takes as long as all the others together.
SOME = [pytest.param(each, marks=pytest.mark.long if each.id.endswith("full") else ()) for each in SAMPLES]


@pytest.mark.parametrize("sample", SOME, ids=lambda sample: sample.id)
async def test_every_sample_is_restored_from_its_snapshots(sample: Sample) -> None:
    """Also where actions speak of trains that have left the game since (1862), and with the marks to go back from."""
    begin, entries = beginning_of(sample)
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
        if entry.seq in (len(entries) // 2, len(entries)):
            text = snapshot("a table", table)
            assert text is not None
            opened = Opened(begin, 0.0, list(entries), (entry.seq, text))
            assert restore("another table", opened) is None
            restored = restore("a table", opened)
            assert restored is not None
            assert frozen(restored) == frozen(table)
            assert restored.game.actions == table.game.actions
            assert restored.game.marks.keys() == table.game.marks.keys() != set()
            assert restored.game.at(60).digest == table.game.at(60).digest
