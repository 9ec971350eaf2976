"""The store: every statement that is sent to the database, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import find_under
from roundhouse.server.storage import schema
from roundhouse.server.storage.database import Database
from roundhouse.server.storage.rows import ChatLine, Outage, Result, TableSummary, User
from roundhouse.table.ahead import AnswerAhead
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import Acted, AnyRecord, Damaged, Entry, Left, Sat
from roundhouse.table.table import TableSetup

logger = logging.getLogger(__name__)

#: How often a numbering that several processes race for is tried again.
TRIES = 10
#: What a row says of a table where something can still happen.
GOING_ON = ("open", "playing")
#: Seconds for which outages are remembered: a clock by the day may have run since then.
REMEMBERED = 400 * 86_400.0
#: Tables that are removed at once, at most.
MOST_EXPIRED = 200
#: The greatest number that a column for numbers holds.
MOST = 2**31 - 1

_record = msgspec.json.Decoder(AnyRecord)
_begin = msgspec.json.Decoder(TableSetup)


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What lists say of the beginning of a table. It may hold a whole board: the rest is passed over."""

    game: str
    rules: int
    title: str = ""
    practice: bool = False
    clock: ClockRules = ClockRules()


_head = msgspec.json.Decoder(Head)
_answers = msgspec.json.Decoder(list[AnswerAhead])
_result = msgspec.json.Decoder(Result)
_seats = msgspec.json.Decoder(list[dict[str, Any]])


def written(value: Any) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode("utf-8")


class Append(NamedTuple):
    """Entries that go into a table's log together or not at all."""

    table_id: str
    entries: Sequence[Entry]
    #: Users who sit nowhere at the table after them.
    gone: frozenset[str] = frozenset()


class Opened(NamedTuple):
    """A table as it is found in the database."""

    begin: TableSetup
    created: float
    entries: list[Entry]
    #: Number and text of a snapshot, if there is one.
    snapshot: tuple[int, str] | None
    #: The version of the program that has parked the table, if one has.
    parked: str | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The columns of a table's row that are made from its records."""

    id: str
    seq: int
    status: str
    updated: float
    deciding: int | None
    seats: str
    wakes: float | None
    spectators: bool = True
    #: How a game that is over has ended, as JSON.
    result: str | None = None


class Latest(NamedTuple):
    """How far a table has come: its last record and its last chat line."""

    seq: int
    line: int


class Store:
    """Reads and writes what is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- tables and their logs

    async def open_table(
        self, begin: TableSetup, created: float, summary: Summary, entries: Sequence[Entry], *, replace: bool = False
    ) -> None:
        """Keep a new table, if wished in the place of one with the same id. `IntegrityError` if there is one."""
        row = {"begin": written(begin), "host": begin.host, "created": created, **msgspec.structs.asdict(summary)}
        owners = {seat.owner for seat in begin.seats if seat.owner}

        def write(connection: Connection) -> None:
            if replace:
                connection.execute(schema.tables.delete().where(schema.tables.c.id == summary.id))
            connection.execute(schema.tables.insert(), row)
            self._add_members(connection, [(summary.id, owner) for owner in sorted(owners)])
            if entries:
                self._append(connection, [Append(summary.id, entries)])

        await self.database.write(write)

    async def begins_with(self, table_id: str, begin: TableSetup) -> bool:
        """Is there a table of that id with exactly that beginning?"""
        row = await self._row_or_none(sa.select(schema.tables.c.begin).where(schema.tables.c.id == table_id))
        try:
            return row is not None and _begin.decode(row.begin) == begin
        except msgspec.DecodeError:
            return False

    async def find(self, table_id: str) -> Opened | None:
        """A table with everything that is needed to bring it to life."""
        tables, snapshots = schema.tables, schema.snapshots
        query = sa.select(tables.c.begin, tables.c.created, snapshots.c.seq, snapshots.c.snapshot, tables.c.parked)
        query = query.outerjoin_from(tables, snapshots).where(tables.c.id == table_id)

        def read(connection: Connection) -> Opened | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            # After the snapshot, so that none of the entries before it can be missing.
            entries = _whole_log(connection.execute(_ENTRIES, {"table": table_id, "after": 0}))
            snapshot = None if row[2] is None else (row[2], row[3])
            return Opened(_begin.decode(row[0]), row[1], entries, snapshot, row[4])

        return await self.database.read(read)

    async def hosted(self, host: str) -> tuple[int, int]:
        """How many tables of somebody's go on, and how many signs their beginnings have: boards make them large."""
        tables = schema.tables
        query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(sa.func.length(tables.c.begin)), 0))
        query = query.where(tables.c.host == host, tables.c.status.in_(["open", "playing"]))
        row = (await self._rows(query))[0]
        return int(row[0]), int(row[1])

    async def expire(self, open_before: float, practice_before: float) -> list[str]:
        """Remove tables that have waited for players since before then, and private practice since before then."""
        tables = schema.tables
        is_waiting = (tables.c.status == "open") & (tables.c.updated < open_before)
        is_practice = tables.c.begin.contains('"practice":true', autoescape=True) & ~tables.c.spectators
        is_left = (tables.c.status == "playing") & (tables.c.updated < practice_before) & is_practice
        query = sa.select(tables.c.id).where(is_waiting | is_left).limit(MOST_EXPIRED)
        found = [row.id for row in await self._rows(query)]
        if found:
            await self._execute(tables.delete().where(tables.c.id.in_(found)))
        return found

    async def park(self, table_id: str, version: str | None) -> None:
        """Nobody shall play at the table with this version of the program; None: with any."""
        await self._execute(schema.tables.update().where(schema.tables.c.id == table_id).values(parked=version))

    async def all_ids(self) -> list[str]:
        """The ids of all tables."""
        return [table_id for (table_id,) in await self._rows(sa.select(schema.tables.c.id).order_by("created"))]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in order."""
        wanted = {"table": table_id, "after": min(after, MOST)}
        return await self.database.read(lambda connection: _entries(connection.execute(_ENTRIES, wanted)))

    async def entries_of(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The entries of several tables, each after a number of its own."""
        wanted: dict[str, Any]
        query, wanted = _ENTRIES_POSTGRESQL, {"ids": list(after), "after": list(after.values())}
        if self.database.is_sqlite:
            query, wanted = _ENTRIES_SQLITE, {"wanted": written(list(after.items()))}
        found: dict[str, list[Entry]] = {table_id: [] for table_id in after}
        for row in await self.database.read(lambda connection: connection.execute(query, wanted).all()):
            found[row[0]].append(_entry(row[1:]))
        return found

    async def append(self, batch: Sequence[Append]) -> None:
        """Add to logs, all in one durable commit. `IntegrityError`, and nothing is added, if any number is taken."""
        # In the same order in every process, so that two of them never wait for each other.
        ordered = sorted(batch, key=lambda append: append.table_id)
        await self.database.write(lambda connection: self._append(connection, ordered))

    def _append(self, connection: Connection, batch: Sequence[Append]) -> None:
        rows = [_row(append.table_id, entry) for append in batch for entry in append.entries]
        connection.execute(schema.entries.insert(), rows)
        for append in batch:
            self._seats_changed(connection, append)

    def _seats_changed(self, connection: Connection, append: Append) -> None:
        """Who sits there now finds the table among theirs, and nothing private of whoever sat there before."""
        table_id = append.table_id
        changed = [entry.record for entry in append.entries if isinstance(entry.record, Sat | Left)]
        for record in changed:
            at_seat = (schema.standing.c.table_id == table_id) & (schema.standing.c.seat == record.seat)
            connection.execute(schema.standing.delete().where(at_seat))
        members = [(table_id, record.owner) for record in changed if isinstance(record, Sat)]
        self._add_members(connection, members)
        for user_id in sorted(append.gone):
            is_gone = (schema.members.c.table_id == table_id) & (schema.members.c.user_id == user_id)
            connection.execute(schema.members.delete().where(is_gone))

    def _add_members(self, connection: Connection, members: Iterable[tuple[str, str]]) -> None:
        rows = [{"table_id": table_id, "user_id": user_id} for table_id, user_id in members]
        if rows:
            connection.execute(self.database.insert(schema.members).on_conflict_do_nothing(), rows)

    async def latest(self, table_ids: Sequence[str]) -> dict[str, Latest]:
        """How far these tables have come."""
        tables, entries, chat = schema.tables, schema.entries, schema.chat
        seq = sa.select(sa.func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        line = sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        query = sa.select(tables.c.id, seq, line).where(tables.c.id.in_(table_ids))
        return {table_id: Latest(seq or 0, line or 0) for table_id, seq, line in await self._rows(query)}

    # -- what is made from the logs

    async def summarise(self, summaries: Sequence[Summary]) -> None:
        """Write down what the lobby shows. Never goes back behind what another process has written."""
        tables = schema.tables
        rows = [{f"new_{name}": value for name, value in msgspec.structs.asdict(each).items()} for each in summaries]
        names = [field.name for field in msgspec.structs.fields(Summary) if field.name != "id"]
        statement = (
            tables.update()
            .where(tables.c.id == sa.bindparam("new_id"), tables.c.seq <= sa.bindparam("new_seq"))
            .values({name: sa.bindparam(f"new_{name}") for name in names})
        )
        await self._execute(statement, sorted(rows, key=lambda row: str(row["new_id"])), durable=False)

    async def lobby(self, limit: int) -> list[TableSummary]:
        """Tables that go on and that everybody may look at, latest first."""
        tables = schema.tables
        query = sa.select(tables).where(tables.c.status.in_(GOING_ON), tables.c.spectators)
        query = query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        return [each for each in _readable(await self._rows(query)) if each.status != "stopped"]

    async def replays(self, limit: int, without: Sequence[str]) -> list[TableSummary]:
        """Finished games that everybody may look at, latest first, that no table of those ids is."""
        tables = schema.tables
        query = sa.select(tables).where(tables.c.status == "over", tables.c.spectators, tables.c.id.not_in(without))
        query = query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        return _readable(await self._rows(query))

    async def summaries(self, table_ids: Sequence[str]) -> list[TableSummary]:
        """Some tables, by their ids."""
        query = sa.select(schema.tables).where(schema.tables.c.id.in_(table_ids)).order_by(schema.tables.c.id)
        return _readable(await self._rows(query)) if table_ids else []

    async def tables_of(self, user_id: str) -> list[TableSummary]:
        tables, members = schema.tables, schema.members
        sits = sa.select(members.c.table_id).where(members.c.user_id == user_id)
        query = sa.select(tables).where(tables.c.id.in_(sits) | (tables.c.host == user_id))
        query = query.order_by(tables.c.updated.desc(), tables.c.id)
        return _readable(await self._rows(query))

    async def due(self, wakes_by: float, forgotten_since: float, limit: int, version: str = "") -> list[str]:
        """Tables that somebody should look after: their time comes by then, or nobody did since a record of then.

        Not those that this version has parked.
        """
        tables, entries = schema.tables, schema.entries
        later = (entries.c.table_id == tables.c.id) & (entries.c.seq > tables.c.seq)
        forgotten = sa.exists().where(later & (entries.c.at <= forgotten_since))
        query = sa.select(tables.c.id).where(tables.c.status.in_(["open", "playing"]))
        query = query.where(tables.c.parked.is_distinct_from(version))
        query = query.where((tables.c.wakes <= wakes_by) | forgotten).order_by(tables.c.wakes).limit(limit)
        return [row.id for row in await self._rows(query)]

    async def save_snapshot(self, table_id: str, seq: int, snapshot: str) -> None:
        statement = self._upsert(schema.snapshots, ["table_id"], "seq", "snapshot")
        row = {"table_id": table_id, "seq": seq, "snapshot": snapshot}
        await self._execute(statement, row, durable=False)

    # -- being there

    async def beat(self, now: float, gap: float) -> list[Outage]:
        """Write down that a server is there; the last outages, with a new one if none was for longer than `gap`."""
        heartbeat, outages = schema.heartbeat, schema.outages

        def write(connection: Connection) -> list[Outage]:
            last = connection.execute(sa.select(heartbeat.c.at).with_for_update()).scalar()
            if last is None:
                first = self.database.insert(heartbeat).values(id=1, at=now)
                connection.execute(first.on_conflict_do_nothing())
            elif now > last:
                connection.execute(heartbeat.update().values(at=now))
                if now - last > gap:
                    connection.execute(outages.insert(), {"since": last, "until": now})
                    connection.execute(outages.delete().where(outages.c.until < now - REMEMBERED))
            rows = connection.execute(sa.select(outages).order_by(outages.c.since)).all()
            return [Outage(row.since, row.until) for row in rows]

        return await self.database.write(write, durable=False)

    # -- answers ahead

    async def answers_ahead(self, table_id: str, seat: int) -> list[AnswerAhead]:
        standing = schema.standing
        query = sa.select(standing.c.answers).where(standing.c.table_id == table_id, standing.c.seat == seat)
        row = await self._row_or_none(query)
        return [] if row is None else _given(row)

    async def all_answers_ahead(self, table_id: str) -> dict[int, list[AnswerAhead]]:
        """The answers of every seat that has given any."""
        standing = schema.standing
        query = sa.select(standing.c.seat, standing.c.answers).where(standing.c.table_id == table_id)
        return {row.seat: _given(row) for row in await self._rows(query)}

    async def set_answers_ahead(self, table_id: str, seat: int, answers: list[AnswerAhead]) -> None:
        row = {"table_id": table_id, "seat": seat, "answers": written(answers)}
        await self._execute(self._upsert(schema.standing, ["table_id", "seat"], "answers"), row)

    # -- who is connected

    async def set_present(
        self, process: str, users: Mapping[str, Sequence[str]], at: float, only: Sequence[str] | None = None
    ) -> None:
        """Write down who is at which table in a process: of those tables only, or of all."""
        presence = schema.presence
        old = presence.c.process == process
        if only is not None:
            old &= presence.c.table_id.in_(only)
        row = {"process": process, "at": at}
        rows = [{**row, "table_id": table_id, "user_id": user} for table_id, each in users.items() for user in each]

        def write(connection: Connection) -> None:
            connection.execute(presence.delete().where(old))
            if rows:
                connection.execute(self.database.insert(presence).on_conflict_do_nothing(), rows)

        await self.database.write(write, durable=False)

    async def present(self, table_ids: Sequence[str], but: str, since: float) -> dict[str, frozenset[str]]:
        """Who is at those tables in other processes than that one, as they have written since then."""
        presence = schema.presence
        query = sa.select(presence.c.table_id, presence.c.user_id).where(
            presence.c.table_id.in_(table_ids), presence.c.process != but, presence.c.at >= since
        )
        found: dict[str, set[str]] = {}
        for table_id, user_id in await self._rows(query):
            found.setdefault(table_id, set()).add(user_id)
        return {table_id: frozenset(users) for table_id, users in found.items()}

    async def set_seen(self, table_id: str, user_id: str, at: float) -> None:
        """Somebody who sits at the table was connected until then."""
        is_meant = (schema.members.c.table_id == table_id) & (schema.members.c.user_id == user_id)
        await self._execute(schema.members.update().where(is_meant).values(seen=at), durable=False)

    async def seen(self, table_id: str, user_id: str) -> float:
        """When somebody who sits at the table was last known to be connected; 0.0 if never."""
        members = schema.members
        query = sa.select(members.c.seen).where(members.c.table_id == table_id, members.c.user_id == user_id)
        return next((at for (at,) in await self._rows(query) if at is not None), 0.0)

    async def forget_present(self, process: str) -> None:
        """A process ends: nobody is connected to it any more."""
        presence = schema.presence
        await self._execute(presence.delete().where(presence.c.process == process), durable=False)

    async def forget_present_before(self, moment: float) -> None:
        """Remove what processes have left that were killed."""
        presence = schema.presence
        await self._execute(presence.delete().where(presence.c.at < moment), durable=False)

    # -- chat and notes

    async def say(self, table_id: str, at: float, user_id: str, name: str, text: str) -> ChatLine:
        chat = schema.chat
        number = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0) + 1).where(chat.c.table_id == table_id)
        values = {"table_id": table_id, "at": at, "user_id": user_id, "name": name, "text": text}
        statement = chat.insert().values(**values, number=number.scalar_subquery()).returning(chat)
        for tried in range(1, TRIES + 1):
            try:
                return await self.database.write(lambda connection: _line(connection.execute(statement).one()))
            except IntegrityError:
                if tried == TRIES:
                    raise
        raise AssertionError("unreachable")

    async def chat(self, table_id: str, after: int = 0) -> list[ChatLine]:
        chat = schema.chat
        query = sa.select(chat).where(chat.c.table_id == table_id, chat.c.number > min(after, MOST))
        return [_line(row) for row in await self._rows(query.order_by(chat.c.number))]

    async def note(self, table_id: str, user_id: str) -> str:
        notes = schema.notes
        query = sa.select(notes.c.text).where(notes.c.table_id == table_id, notes.c.user_id == user_id)
        row = await self._row_or_none(query)
        return "" if row is None else str(row.text)

    async def set_note(self, table_id: str, user_id: str, text: str) -> None:
        row = {"table_id": table_id, "user_id": user_id, "text": text}
        await self._execute(self._upsert(schema.notes, ["table_id", "user_id"], "text"), row)

    # -- invitations

    async def invite(self, table_id: str, seat: int, secret_hash: str, created: float) -> None:
        statement = self._upsert(schema.invitations, ["table_id", "seat"], "secret_hash", "created")
        row = {"table_id": table_id, "seat": seat, "secret_hash": secret_hash, "created": created}
        await self._execute(statement, row)

    async def invited(self, secret_hash: str) -> tuple[str, int] | None:
        invitations = schema.invitations
        query = sa.select(invitations.c.table_id, invitations.c.seat)
        row = await self._row_or_none(query.where(invitations.c.secret_hash == secret_hash))
        return None if row is None else (row.table_id, row.seat)

    async def revoke(self, table_id: str, seat: int) -> None:
        invitations = schema.invitations
        at_seat = (invitations.c.table_id == table_id) & (invitations.c.seat == seat)
        await self._execute(invitations.delete().where(at_seat))

    # -- people

    async def add_user(self, user: User, login: str | None = None, password: str | None = None) -> None:
        """`IntegrityError` if somebody else has that login."""
        row = {"id": user.id, "name": user.name, "created": user.created, "login": login, "password": password}
        await self._execute(schema.users.insert(), row)

    async def make_account(self, user_id: str, name: str, login: str, password: str) -> bool:
        """Give a guest an account; False if there is no such guest, `IntegrityError` as above."""
        users = schema.users
        is_guest = (users.c.id == user_id) & users.c.password.is_(None)
        account = {"name": name, "login": login, "password": password}
        return bool(await self._execute(users.update().where(is_guest).values(account)))

    async def rename_guest(self, user_id: str, name: str) -> bool:
        """False if there is no such guest."""
        users = schema.users
        is_guest = (users.c.id == user_id) & users.c.password.is_(None)
        return bool(await self._execute(users.update().where(is_guest).values(name=name)))

    async def set_password(self, user_id: str, password: str) -> None:
        users = schema.users
        await self._execute(users.update().where(users.c.id == user_id).values(password=password))

    async def user(self, user_id: str) -> User | None:
        row = await self._row_or_none(sa.select(schema.users).where(schema.users.c.id == user_id))
        return None if row is None else _user(row)

    async def account(self, login: str) -> tuple[User, str] | None:
        """An account and the hash of its password."""
        row = await self._row_or_none(sa.select(schema.users).where(schema.users.c.login == login))
        return None if row is None else (_user(row), row.password)

    # -- statements

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def _row_or_none(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).one_or_none())

    async def _execute(self, statement: sa.Executable, rows: Any = None, *, durable: bool = True) -> int:
        """Carry out one statement that writes; how many rows it has changed."""

        def write(connection: Connection) -> int:
            done = connection.execute(statement, rows)
            return done.rowcount if isinstance(done, sa.CursorResult) else 0

        return await self.database.write(write, durable=durable)

    def _upsert(self, table: sa.Table, keys: list[str], *columns: str) -> sa.Executable:
        insert = self.database.insert(table)
        renewed = {column: insert.excluded[column] for column in columns}
        return insert.on_conflict_do_update(index_elements=keys, set_=renewed)


# -- rows


_ENTRIES = (
    sa.select(schema.entries.c.seq, schema.entries.c.at, schema.entries.c.record)
    .where(schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.seq > sa.bindparam("after"))
    .order_by(schema.entries.c.seq)
)


# Whatever is asked of them, these two are always the same statement, which the database has to understand only once.
_ENTRIES_SQLITE = sa.text(
    "SELECT e.table_id, e.seq, e.at, e.record FROM json_each(:wanted) w CROSS JOIN entries e"
    " ON e.table_id = json_extract(w.value, '$[0]') AND e.seq > json_extract(w.value, '$[1]')"
    " ORDER BY e.table_id, e.seq"
)
_ENTRIES_POSTGRESQL = sa.text(
    "SELECT e.table_id, e.seq, e.at, e.record"
    " FROM unnest(CAST(:ids AS text[]), CAST(:after AS integer[])) AS w (table_id, seq)"
    " JOIN entries e ON e.table_id = w.table_id AND e.seq > w.seq ORDER BY e.table_id, e.seq"
)


def _entries(rows: Iterable[Any]) -> list[Entry]:
    return [_entry(row) for row in rows]


def _whole_log(rows: Iterable[Any]) -> list[Entry]:
    """All entries of a table; where one is missing or cannot be read, nobody knows what happened."""
    entries: list[Entry] = []
    for row in rows:
        while row[0] > len(entries) + 1:
            entries.append(_damaged(len(entries) + 1, row[1]))
        try:
            entries.append(_entry(row))
        except msgspec.DecodeError:
            entries.append(_damaged(row[0], row[1]))
    return entries


def _damaged(seq: int, at: float) -> Entry:
    unreadable: Any = Damaged()
    return Entry(seq=seq, at=at, record=unreadable)


def _entry(row: Any) -> Entry:
    return Entry(seq=row[0], at=row[1], record=_record.decode(row[2]))


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    record = entry.record
    keyed = isinstance(record, Acted) and bool(record.key)
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "record": written(record),
        "seat": record.seat if isinstance(record, Acted) and keyed else None,
        "key": record.key if isinstance(record, Acted) and keyed else None,
    }


def _readable(rows: Iterable[Any]) -> list[TableSummary]:
    """The tables as lists show them, without those whose row is damaged: they must not keep anybody from the others."""
    found = []
    for row in rows:
        try:
            found.append(_summary(row))
        except msgspec.DecodeError:
            logger.error("the row of table %s cannot be read", row.id)
    return found


def _is_playable(begin: Head) -> bool:
    """Is the game installed, with rules under which it can go on? More is seen only when the table is opened."""
    try:
        find_under(begin.game, begin.rules)
    except Problem:
        return False
    return True


def _summary(row: Any) -> TableSummary:
    begin = _head.decode(row.begin)
    return TableSummary(
        id=row.id,
        game=begin.game,
        title=begin.title,
        host=row.host,
        status="stopped" if row.status in GOING_ON and not _is_playable(begin) else row.status,
        seats=_seats.decode(row.seats),
        deciding=row.deciding,
        seq=row.seq,
        created=row.created,
        updated=row.updated,
        spectators=row.spectators,
        practice=begin.practice,
        clock=begin.clock,
        result=None if row.result is None else _result.decode(row.result),
    )


def _given(row: Any) -> list[AnswerAhead]:
    """Answers ahead; if they cannot be read, whoever gave them is asked."""
    try:
        return _answers.decode(row.answers)
    except msgspec.DecodeError:
        logger.error("answers ahead cannot be read")
        return []


def _line(row: Any) -> ChatLine:
    return ChatLine(number=row.number, at=row.at, user_id=row.user_id, name=row.name, text=row.text)


def _user(row: Any) -> User:
    return User(id=row.id, name=row.name, guest=row.password is None, created=row.created)
