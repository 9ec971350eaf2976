"""What an administrator does, on the server's own machine: every act is written down, with who did it and when.

It works on the database, beside servers that run: they find what was added as they find what other servers add.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from roundhouse.engine.text import Text
from roundhouse.server.names import fitting, is_marked, login_of, skeleton
from roundhouse.server.storage import schema
from roundhouse.server.storage.check import Checked, checked
from roundhouse.server.storage.database import Database
from roundhouse.server.storage.rows import BrokenTable, NameTaken, NoSuchTable
from roundhouse.server.storage.store import Append, Store
from roundhouse.server.tables.live import LiveTables
from roundhouse.server.tables.lobby import Lobby
from roundhouse.server.tables.sessions import fingerprint
from roundhouse.table.bounds import LONGEST_NAME
from roundhouse.table.export import in_force
from roundhouse.table.records import AnyRecord, BotSat, Closed, Damaged, Entry, Left, Mended, Renamed
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.stopped import is_unplayable
from roundhouse.table.table import STOPPED_AT, Table

#: Seconds for which a link for a password counts.
LINK: Final = 2 * 86_400.0
#: How often something is tried that a server was faster with.
TRIES: Final = 5


class NoSuchPerson(LookupError):
    """Nobody has that name or id."""


class Unmendable(Exception):
    """A game that nobody here can go on with, from no record: why."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


class Condition(NamedTuple):
    """What is wrong with a table."""

    checked: Checked
    #: The numbers of records that cannot be read.
    records: tuple[int, ...] = ()
    parked: bool = False

    @property
    def mendable(self) -> bool:
        """Has it stopped at a record, so that it can go on from before it?"""
        why = self.checked.why
        return why is not None and why.key == STOPPED_AT


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as an administrator sees them."""

    id: str
    name: str
    guest: bool
    created: float
    muted: float
    banned: float


class Admin:
    """Carries out what an administrator asks for, in somebody's name."""

    def __init__(self, database: Database, who: str) -> None:
        self.database = database
        self.who = who
        self.store = Store(database)
        self._tables = LiveTables(self.store, 1, lambda table_id: None)
        # Whoever serves the table looks after it at once.
        self._lobby = Lobby(self.store, self._tables, lambda: 0.0)

    # -- looking

    async def tables(self, wanted: str = "") -> list[Any]:
        """The latest tables: all, or those with that word in their id, their title or among who sits there.

        They are as they are kept: whoever shows them must be ready for rows that are damaged.
        """
        tables = schema.tables
        query = sa.select(tables.c.id, tables.c.status, tables.c.updated, tables.c.seats, tables.c.parked)
        if wanted:
            columns = [tables.c[name].contains(wanted, autoescape=True) for name in ("id", "begin", "seats")]
            query = query.where(sa.or_(*columns))
        return await self._rows(query.order_by(tables.c.updated.desc()).limit(100))

    async def people(self, wanted: str = "") -> list[Person]:
        users = schema.users
        query = sa.select(users).order_by(users.c.created.desc()).limit(100)
        if wanted:
            query = query.where(users.c.name.contains(wanted, autoescape=True) | (users.c.id == wanted))
        return [_person(row) for row in await self._rows(query)]

    async def table(self, table_id: str) -> Table:
        """A table as it is kept; `BrokenTable` if nothing can be made of it, `NoSuchTable`."""
        return (await self._tables.read(table_id)).table

    async def condition(self, table_id: str) -> Condition:
        """What is wrong with a table, from its rows alone; `NoSuchTable`."""
        try:
            found = await self.store.find(table_id)
        except msgspec.DecodeError:
            return Condition(Checked(table_id, "lost", Text("check-lost")))
        if found is None:
            raise NoSuchTable(table_id)
        records = tuple(entry.seq for entry in in_force(found.entries) if isinstance(entry.record, Damaged))
        return Condition(checked(table_id, found), records, bool(found.parked))

    async def statistics(self) -> dict[str, int]:
        """How much there is of everything."""
        counts: dict[str, int] = {}
        for name in ("users", "sessions", "tables", "entries", "chat"):
            counts[name] = await self._count(sa.select(sa.func.count()).select_from(schema.metadata.tables[name]))
        accounts = sa.select(sa.func.count()).select_from(schema.users).where(schema.users.c.password.is_not(None))
        counts["accounts"] = await self._count(accounts)
        tables = schema.tables
        for status, number in await self._rows(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)):
            counts[f"tables-{status}"] = number
        return counts

    async def log(self) -> list[Any]:
        """What administrators have done, the latest first."""
        return await self._rows(sa.select(schema.admin_log).order_by(schema.admin_log.c.number.desc()).limit(200))

    # -- tables

    async def close(self, table_id: str) -> None:
        """Close a table for good. One that nothing can be made of is at least taken from the lists."""
        try:
            await self._add(table_id, lambda table: [] if table.closed else [Closed(by="admin")])
            await self._note("close", table_id)
        except BrokenTable:
            tables = schema.tables
            closed = tables.update().where(tables.c.id == table_id).values(status="closed", wakes=None)
            await self._write(closed, self._noted("close", table_id, "damaged"))

    async def end_seat(self, table_id: str, seat: int) -> None:
        """Whoever sits there does no longer: before the game the seat is open, later a bot plays on."""
        await self._add(table_id, lambda table: ended(table, seat))
        await self._note("end-seat", table_id, str(seat + 1))

    async def mend(self, table_id: str) -> int | None:
        """Have a table played through anew: without its snapshot, and no longer parked.

        A game that has stopped goes on from the last record that is sound, after so many actions, and its players are
        told; `Unmendable` if there is none.
        """
        tables, snapshots = schema.tables, schema.snapshots
        if not await self._count(sa.select(sa.func.count()).select_from(tables).where(tables.c.id == table_id)):
            raise NoSuchTable(table_id)
        await self._write(
            snapshots.delete().where(snapshots.c.table_id == table_id),
            tables.update().where(tables.c.id == table_id).values(parked=None),
            self._noted("mend", table_id),
        )
        table = await self.table(table_id)
        if table.stopped is None or table.closed:
            return None
        if is_unplayable(table):
            raise Unmendable(table.stopped)
        await self._add(table_id, mended)
        await self._note("mend", table_id, f"after action {len(table.game.actions)}")
        return len(table.game.actions)

    async def _add(self, table_id: str, ask: Any) -> None:
        for tried in range(1, TRIES + 1):
            live = await self._tables.read(table_id)
            records: list[AnyRecord] = ask(live.table)
            at = max(time.time(), live.table.entries[-1].at if live.table.entries else 0.0)
            entries = [Entry(seq=live.table.seq + n, at=at, record=record) for n, record in enumerate(records, 1)]
            try:
                if entries:
                    await self.store.append([Append(table_id, entries)])
                    live.follow(entries)
                    # Nobody may look at it for long: what lists say of it is to be true at once.
                    await self.store.summarise([self._lobby.summary(live)])
                return
            except IntegrityError:
                if tried == TRIES:
                    raise

    # -- people

    async def person(self, wanted: str) -> Person:
        """An account by its name, or anybody by their id; `NoSuchPerson`."""
        users = schema.users
        is_meant = (users.c.id == wanted) | (users.c.login == login_of(wanted))
        rows = await self._rows(sa.select(users).where(is_meant))
        if not rows:
            raise NoSuchPerson(wanted)
        return _person(rows[0])

    async def mute(self, wanted: str, until: float) -> None:
        """They say nothing until then; a time that is past lifts it."""
        await self._restrict("mute", wanted, until, muted=until)

    async def ban(self, wanted: str, until: float) -> None:
        """They are nobody here until then, and are logged out everywhere."""
        await self._restrict("ban", wanted, until, banned=until)

    async def _restrict(self, act: str, wanted: str, until: float, **values: float) -> None:
        """Servers that run heed what is written in the log: all of it is written at once."""
        person, users, sessions = await self.person(wanted), schema.users, schema.sessions
        until_when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(until))
        ended = [sessions.delete().where(sessions.c.user_id == person.id)] if act == "ban" else []
        restricted = users.update().where(users.c.id == person.id).values(**values)
        await self._write(*ended, restricted, self._noted(act, person.id, f"{person.name}, until {until_when}"))

    async def rename(self, wanted: str, name: str) -> None:
        """Another name for an account or a guest, wherever they sit in a game that goes on. `NameTaken`."""
        person, users, name = await self.person(wanted), schema.users, fitting(name, LONGEST_NAME)
        if not name or is_marked(name) or await self.store.is_taken(login_of(name), skeleton(name), person.id):
            raise NameTaken
        values = {"name": name} if person.guest else {"name": name, "login": login_of(name), "skeleton": skeleton(name)}
        renamed = users.update().where(users.c.id == person.id).values(values)
        await self._write(renamed, self._noted("rename", person.id, f"{person.name}: {name}"))
        for summary in await self.store.tables_of(person.id):
            if summary.status in ("open", "playing"):
                await self._add(summary.id, lambda table: called(table, person.id, name, guest=person.guest))

    async def password_link(self, wanted: str) -> str:
        """The path of a link with which somebody sets another password, once and within two days."""
        person = await self.person(wanted)
        if person.guest:
            raise NoSuchPerson(wanted)
        secret, links = secrets.token_urlsafe(24), schema.password_links
        row = {"secret_hash": fingerprint(secret), "user_id": person.id, "until": time.time() + LINK}
        made = links.insert().values(row)
        await self._write(
            links.delete().where(links.c.user_id == person.id),
            made,
            self._noted("password-link", person.id, person.name),
        )
        return f"/password#{secret}"

    # -- statements

    def _noted(self, act: str, about: str, detail: str = "") -> sa.Executable:
        row = {"at": time.time(), "who": self.who, "act": act, "about": about, "detail": detail}
        return schema.admin_log.insert().values(row)

    async def _note(self, act: str, about: str, detail: str = "") -> None:
        await self._write(self._noted(act, about, detail))

    async def _rows(self, query: sa.Select[Any]) -> list[Any]:
        return await self.database.read(lambda connection: list(connection.execute(query).all()))

    async def _count(self, query: sa.Select[Any]) -> int:
        return int((await self._rows(query))[0][0])

    async def _write(self, *statements: sa.Executable) -> None:
        def write(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.database.write(write)


def ended(table: Table, seat: int) -> list[AnyRecord]:
    """What ends a seat; `TableRefusal` if nobody sits there."""
    if table.closed or table.over:
        return []
    table.must_have_somebody(seat)
    if not table.begun:
        return [Left(seat=seat, by="admin")]
    return [BotSat(seat=seat, bot=table.begin.fallback, why="admin")]


def mended(table: Table) -> list[AnyRecord]:
    """What lets a game go on that has stopped at a record; nothing if somebody has done so meanwhile."""
    if table.stopped is None:
        return []
    since = table.stopped.args["n"]
    assert isinstance(since, int)
    return [Mended(to=len(table.game.actions), since=since)]


def called(table: Table, owner: str, name: str, *, guest: bool) -> list[AnyRecord]:
    return [Renamed(seat=seat, name=name, guest=guest) for seat in table.seats_of(owner)]


def _person(row: Any) -> Person:
    restricted = {"muted": row.muted or 0.0, "banned": row.banned or 0.0}
    return Person(id=row.id, name=row.name, guest=row.password is None, created=row.created, **restricted)


__all__ = ["Admin", "Condition", "NoSuchPerson", "Person", "TableRefusal", "Unmendable"]
