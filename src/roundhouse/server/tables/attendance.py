"""Attendance: who of those at a table counts as there, who runs it when its host has gone, and who leaves for good."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from roundhouse.server.storage.person import PersonStore
from roundhouse.server.storage.rows import BrokenTable, NoSuchTable
from roundhouse.server.tables.requests import Ask
from roundhouse.table.absence import last_heard
from roundhouse.table.records import AnyRecord, Closed, Forgotten, Hosted, Renamed
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

if TYPE_CHECKING:
    from roundhouse.server.tables.keeper import Keeper

logger = logging.getLogger(__name__)


class Attendance:
    """Knows who is at which table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.persons = PersonStore(keeper.store.database)

    # -- who is there

    async def heard(self, table_id: str, table: Table, seat: int) -> float:
        """When whoever sits there was last heard of: now, if they are connected."""
        owner = table.seats[seat].owner
        if owner in await self._keeper.presence.find(table_id):
            return time.time()
        return max(last_heard(table, seat), await self._keeper.seen(table_id, owner))

    async def voters(self, table_id: str, table: Table, user_id: str, about: int | None = None) -> list[int]:
        """Whose agreement somebody needs: all other people who were there within the last days."""
        mine = {*table.seats_of(user_id), about}
        since = time.time() - max(self._keeper.config.gone, table.begin.clock.time)
        others = [seat for seat in table.people() if seat not in mine]
        return [seat for seat in others if await self.heard(table_id, table, seat) >= since]

    async def is_stalling(self, table_id: str, table: Table, seat: int) -> bool:
        """Does everybody wait for somebody who does not move, at a table without a clock?"""
        if table.begin.clock.kind != "none" or table.deciding != seat or not table.entries:
            return False
        return time.time() - table.entries[-1].at >= self._keeper.config.stalling

    # -- hosts

    async def replace_hosts(self) -> None:
        """Where people sit whose host has gone, whoever has sat there longest runs the table."""
        for live in self._keeper.tables_in_memory():
            table = live.table
            there = self._keeper.presence.at(live.id)
            if table.closed or table.over or table.host in there or not any(map(table.seats_of, there)):
                continue
            seen = await self._keeper.seen(live.id, table.host)
            heard = max([seen, live.created, *(last_heard(table, seat) for seat in table.seats_of(table.host))])
            if time.time() - heard >= self._keeper.config.vanished:
                await self._keeper.request(live.id, partial(succeeded, there=there))

    # -- those who leave for good

    async def registered(self, user_id: str, name: str) -> None:
        """A guest has an account now, and is called so wherever they sit."""
        await self._everywhere(user_id, lambda table: named(table, user_id, name))

    async def forget(self, user_id: str, name: str) -> None:
        """Forget somebody: their games stay, with a former player."""
        table_ids = await self.persons.tables(user_id)
        await self._everywhere(user_id, lambda table: forgotten(table, user_id))
        await self._keeper.sessions.end_all(user_id)
        await self.persons.forget(user_id, name, table_ids)
        self._keeper.forget_person(user_id, table_ids)

    async def _everywhere(self, user_id: str, ask: Ask) -> None:
        for table_id in await self.persons.tables(user_id):
            try:
                await self._keeper.request(table_id, ask)
            except (BrokenTable, NoSuchTable, TableRefusal):
                logger.warning("table %s could not be told of a change of a person", table_id)


def succeeded(table: Table, there: frozenset[str]) -> list[Hosted]:
    """Whoever has sat there longest of those who are there; nothing if the host is back."""
    if table.host in there or table.closed or table.over:
        return []
    sitting = [seat for seat in table.people() if table.seats[seat].owner in there]
    if not sitting:
        return []
    first = min(sitting, key=lambda seat: sat_down(table, table.seats[seat].owner))
    return [Hosted(owner=table.seats[first].owner, name=table.seats[first].name)]


def sat_down(table: Table, owner: str) -> int:
    """The record with which somebody has sat down; 0 if they have sat there from the beginning."""
    sat = (entry.seq for entry in table.entries if getattr(entry.record, "owner", "") == owner)
    return 0 if any(seat.owner == owner for seat in table.begin.seats) else next(sat, table.seq)


def named(table: Table, owner: str, name: str) -> list[Renamed]:
    if table.over or table.closed:
        return []
    mine = [(seat, table.seats[seat]) for seat in table.seats_of(owner)]
    # Who plays several seats at one screen has given them names of their own; those of a file are nobody's.
    called = name if len(mine) == 1 else ""
    return [Renamed(seat=seat, name=called or each.name) for seat, each in mine if each.guest and not each.offered]


def forgotten(table: Table, owner: str) -> list[AnyRecord]:
    seats = table.seats_of(owner)
    records: list[AnyRecord] = [Forgotten(seat=seat) for seat in seats]
    others = [seat for seat in table.people() if seat not in seats]
    if table.host == owner and not table.closed:
        if others:
            heir = table.seats[min(others, key=lambda seat: sat_down(table, table.seats[seat].owner))]
            records.append(Hosted(owner=heir.owner, name=heir.name))
        elif not table.over:
            records.append(Closed())
    return records
