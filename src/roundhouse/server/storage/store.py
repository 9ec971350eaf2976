"""The store: the statements about tables, and about people. Presence and sessions have files of their own."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import roundhouse
from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import find, find_under
from roundhouse.server.names import skeleton
from roundhouse.server.storage import log_rows, schema
from roundhouse.server.storage.log_rows import is_moment, stored, written
from roundhouse.server.storage.rows import ChatLine, Result, TableSummary, User, Wanted
from roundhouse.server.storage.statements import Statements
from roundhouse.table.ahead import AnswerAhead
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import Entry, Forgotten, Left, Sat
from roundhouse.table.table import TableSetup
from roundhouse.table.views import SeatView

logger = logging.getLogger(__name__)

#: How often a numbering that several processes race for is tried again.
TRIES = 10
#: What a row says of a table where something can still happen.
GOING_ON = ("open", "playing")
#: The greatest number that a column for numbers holds.
MOST = 2**31 - 1

_begin = msgspec.json.Decoder(TableSetup)


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What lists say of the beginning of a table. It may hold a whole board: the rest is passed over."""

    game: str
    rules: int
    title: str = ""
    practice: bool = False
    clock: ClockRules = ClockRules()


class ListedSeat(SeatView, frozen=True, kw_only=True):
    """A seat, and whose it is: that is not for everybody."""

    owner: str = ""


_head = msgspec.json.Decoder(Head)
_answers = msgspec.json.Decoder(list[AnswerAhead])
_result = msgspec.json.Decoder(Result)
_agreed = msgspec.json.Decoder(dict[str, bool | int | float | str | None])
_seats = msgspec.json.Decoder(list[ListedSeat])


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
    #: Whoever runs the table.
    host: str
    seq: int
    status: str
    updated: float
    deciding: int | None
    seats: str
    wakes: float | None
    spectators: bool = True
    #: How a game that is over has ended, as JSON.
    result: str | None = None
    #: What was agreed on, as JSON.
    agreed: str | None = None


#: Writes a summary, unless another process has written a later one. Made once: it is wanted twice a second.
_SUMMARISE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("new_id"), schema.tables.c.seq <= sa.bindparam("new_seq"))
    .values({name: sa.bindparam(f"new_{name}") for name in Summary.__struct_fields__ if name != "id"})
)


class Latest(NamedTuple):
    """How far a table has come: its last record and its last chat line."""

    seq: int
    line: int


class Store(Statements):
    """Reads and writes tables, what belongs to them, and people."""

    # -- tables and their logs

    async def open_table(
        self,
        begin: TableSetup,
        created: float,
        summary: Summary,
        entries: Sequence[Entry],
        *,
        replace: bool = False,
        opening: str | None = None,
    ) -> None:
        """Keep a new table, if wished in the place of one with the same id. `IntegrityError` if there is one, or one of
        the same opening."""
        row = {"begin": written(begin), "created": created, "opening": opening, **msgspec.structs.asdict(summary)}
        row["judged"] = stamp(begin.game)
        owners = {seat.owner for seat in begin.seats if seat.owner}

        def write(connection: Connection) -> None:
            if replace:
                connection.execute(schema.tables.delete().where(schema.tables.c.id == summary.id))
            connection.execute(schema.tables.insert(), row)
            self._add_members(connection, [(summary.id, owner) for owner in sorted(owners)])
            if entries:
                self._append(connection, [Append(summary.id, entries)])

        await self.database.write(write)

    async def opened_by(self, opening: str) -> str | None:
        """The id of the table that was opened with that key by that person, by the fingerprint of both."""
        row = await self._row_or_none(sa.select(schema.tables.c.id).where(schema.tables.c.opening == opening))
        return None if row is None else str(row.id)

    async def begins_with(self, table_id: str, begin: TableSetup) -> bool:
        """Is there a table of that id with exactly that beginning?"""
        row = await self._row_or_none(sa.select(schema.tables.c.begin).where(schema.tables.c.id == table_id))
        try:
            return row is not None and stored(_begin, row.begin) == begin
        except msgspec.DecodeError:
            return False

    async def find(self, table_id: str, unless: str = "") -> Opened | None:
        """A table with everything that is needed to bring it to life; without its log if that version has parked it.

        `DecodeError` if nothing can be made of it.
        """
        tables, snapshots = schema.tables, schema.snapshots
        query = sa.select(tables.c.begin, tables.c.created, snapshots.c.seq, snapshots.c.snapshot, tables.c.parked)
        query = query.outerjoin_from(tables, snapshots).where(tables.c.id == table_id)

        def read(connection: Connection) -> Opened | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            if not is_moment(row[1]):
                raise msgspec.DecodeError("no moment")
            if unless and row[4] == unless:
                return Opened(stored(_begin, row[0]), row[1], [], None, row[4])
            # After the snapshot, so that none of the entries before it can be missing.
            entries = log_rows.whole_log(connection.execute(log_rows.OF_ONE, {"table": table_id, "after": 0}))
            snapshot = None if row[2] is None else (row[2], row[3])
            return Opened(stored(_begin, row[0]), row[1], entries, snapshot, row[4])

        return await self.database.read(read)

    async def hosted(self, host: str) -> tuple[int, int]:
        """How many tables somebody hosts, and how many characters their set-ups take: custom boards make them large."""
        tables = schema.tables
        query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(sa.func.length(tables.c.begin)), 0))
        query = query.where(tables.c.host == host, tables.c.status.in_(["open", "playing"]))
        row = (await self._rows(query))[0]
        return int(row[0]), int(row[1])

    async def park(self, table_id: str, version: str | None) -> None:
        """Nobody shall play at the table with this version of the program; None: with any."""
        await self._execute(schema.tables.update().where(schema.tables.c.id == table_id).values(parked=version))

    async def last_act(self) -> int:
        """The number of the last thing that an administrator has done."""
        return int((await self._rows(sa.select(sa.func.coalesce(sa.func.max(schema.admin_log.c.number), 0))))[0][0])

    async def unjudged(self, after: str, most: int) -> tuple[dict[str, str | None], str | None]:
        """Of the next so many tables after that id, those that go on and were not judged since the last upgrade, each
        with the stamp that it gets then; and the id to go on after, None if there are no more."""
        tables = schema.tables
        query = sa.select(tables.c.id, tables.c.begin, tables.c.judged)
        query = query.where(tables.c.status.in_(GOING_ON), tables.c.id > after)
        rows = await self._rows(query.order_by(tables.c.id).limit(most))
        stamps = {row.id: _stamp(row) for row in rows}
        found = {row.id: stamps[row.id] for row in rows if row.judged is None or row.judged != stamps[row.id]}
        return found, rows[-1].id if rows else None

    async def judged(self, table_id: str, stamp: str | None) -> None:
        """It was found whether the game can go on."""
        await self._execute(schema.tables.update().where(schema.tables.c.id == table_id).values(judged=stamp))

    async def stop(self, table_id: str) -> None:
        """Nothing can be made of a table: it does not go on."""
        await self._execute(schema.tables.update().where(schema.tables.c.id == table_id).values(status="stopped"))

    async def all_ids(self) -> list[str]:
        """The ids of all tables."""
        return [table_id for (table_id,) in await self._rows(sa.select(schema.tables.c.id).order_by("created"))]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in order."""
        wanted = {"table": table_id, "after": min(after, MOST)}
        return await self.database.read(
            lambda connection: log_rows.read_entries(connection.execute(log_rows.OF_ONE, wanted))
        )

    async def entries_of(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The entries of several tables, each after a number of its own."""
        wanted: dict[str, Any]
        query, wanted = log_rows.OF_SEVERAL_POSTGRESQL, {"ids": list(after), "after": list(after.values())}
        if self.database.is_sqlite:
            query, wanted = log_rows.OF_SEVERAL_SQLITE, {"wanted": written(list(after.items()))}
        found: dict[str, list[Entry]] = {table_id: [] for table_id in after}
        for row in await self.database.read(lambda connection: connection.execute(query, wanted).all()):
            found[row[0]].append(log_rows.read_or_damaged(row[1:], 0.0))
        return found

    async def append(self, batch: Sequence[Append]) -> None:
        """Add to logs, all in one durable commit. `IntegrityError`, and nothing is added, if any number is taken."""
        # In the same order in every process, so that two of them never wait for each other.
        ordered = sorted(batch, key=lambda append: append.table_id)
        await self.database.write(lambda connection: self._append(connection, ordered), first=True)

    def _append(self, connection: Connection, batch: Sequence[Append]) -> None:
        rows = [log_rows.as_row(append.table_id, entry) for append in batch for entry in append.entries]
        connection.execute(log_rows.MORE, rows)
        for append in batch:
            self._seats_changed(connection, append)

    def _seats_changed(self, connection: Connection, append: Append) -> None:
        """Who sits there now finds the table among theirs, and nothing private of whoever sat there before."""
        table_id = append.table_id
        changed = [entry.record for entry in append.entries if isinstance(entry.record, Sat | Left | Forgotten)]
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
        rows = [{f"new_{name}": value for name, value in msgspec.structs.asdict(each).items()} for each in summaries]
        await self._execute(_SUMMARISE, sorted(rows, key=lambda row: str(row["new_id"])), durable=False)

    async def lobby(self, wanted: Wanted) -> list[TableSummary]:
        """Tables that go on and that everybody may look at, latest first."""
        statuses = [wanted.status] if wanted.status else GOING_ON
        rows = await self._rows(_listed(wanted).where(schema.tables.c.status.in_(statuses)))
        return [each for each in _readable(rows) if each.status != "stopped"]

    async def replays(self, wanted: Wanted, without: Sequence[str]) -> list[TableSummary]:
        """Finished games that everybody may look at, latest first, that no table of those ids is."""
        tables = schema.tables
        rows = await self._rows(_listed(wanted).where(tables.c.status == "over", tables.c.id.not_in(without)))
        return _readable(rows)

    async def summaries(self, table_ids: Sequence[str]) -> list[TableSummary]:
        """Some tables, by their ids."""
        query = _LISTED.where(schema.tables.c.id.in_(table_ids)).order_by(schema.tables.c.id)
        return _readable(await self._rows(query)) if table_ids else []

    async def tables_of(self, user_id: str) -> list[TableSummary]:
        tables, members = schema.tables, schema.members
        sits = sa.select(members.c.table_id).where(members.c.user_id == user_id)
        query = _LISTED.where(tables.c.id.in_(sits) | (tables.c.host == user_id))
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

    # -- chat and notes

    async def say(self, table_id: str, at: float, user_id: str, name: str, text: str, key: str = "") -> ChatLine:
        """The new line; the one that there is already if somebody sends the same key again."""
        chat = schema.chat
        is_it = (chat.c.table_id == table_id) & (chat.c.user_id == user_id) & (chat.c.key == key)
        known = sa.select(chat).where(is_it)
        number = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0) + 1).where(chat.c.table_id == table_id)
        values = {"table_id": table_id, "at": at, "user_id": user_id, "name": name, "text": text}
        values["key"] = key or None
        statement = chat.insert().values(**values, number=number.scalar_subquery()).returning(chat)

        def write(connection: Connection) -> ChatLine:
            said = connection.execute(known).one_or_none() if key else None
            return _line(connection.execute(statement).one() if said is None else said)

        for tried in range(1, TRIES + 1):
            try:
                return await self.database.write(write)
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
        row["program"] = user.program
        row["skeleton"] = None if login is None else skeleton(user.name)
        await self._execute(schema.users.insert(), row)

    async def make_account(self, user_id: str, name: str, login: str, password: str) -> bool:
        """Give a guest an account; False if there is no such guest, `IntegrityError` as above."""
        users = schema.users
        is_guest = (users.c.id == user_id) & users.c.password.is_(None)
        account = {"name": name, "login": login, "password": password, "skeleton": skeleton(name)}
        return bool(await self._execute(users.update().where(is_guest).values(account)))

    async def rename_guest(self, user_id: str, name: str) -> bool:
        """False if there is no such guest."""
        users = schema.users
        is_guest = (users.c.id == user_id) & users.c.password.is_(None)
        return bool(await self._execute(users.update().where(is_guest).values(name=name)))

    async def is_taken(self, login: str, looks: str, but: str) -> bool:
        """Has somebody else an account with that login, or with a name that looks so?"""
        users = schema.users
        alike = (users.c.login == login) | (users.c.skeleton == looks)
        return bool(await self._rows(sa.select(users.c.id).where(alike, users.c.id != but).limit(1)))

    async def taken(self, looks: Collection[tuple[str, str]], but: str) -> tuple[set[str], set[str]]:
        """Those of the logins, and of the shapes, that accounts of somebody else have."""
        logins, shapes = {login for login, _ in looks}, {shape for _, shape in looks}
        users = schema.users
        alike = users.c.login.in_(logins) | users.c.skeleton.in_(shapes)
        rows = await self._rows(sa.select(users.c.login, users.c.skeleton).where(alike, users.c.id != but))
        return {row.login for row in rows}, {row.skeleton for row in rows}

    async def redeem_link(self, secret_hash: str, password: str, now: float) -> str | None:
        """Set the password of whoever the link is for, once; None if there is no such link any more."""
        links, users = schema.password_links, schema.users

        def write(connection: Connection) -> str | None:
            is_meant = (links.c.secret_hash == secret_hash) & (links.c.until > now)
            found = connection.execute(links.delete().where(is_meant).returning(links.c.user_id)).scalar()
            if found is not None:
                connection.execute(users.update().where(users.c.id == found).values(password=password))
            return found

        return await self.database.write(write)

    async def set_password(self, user_id: str, password: str) -> None:
        users = schema.users
        await self._execute(users.update().where(users.c.id == user_id).values(password=password))

    async def user(self, user_id: str) -> User | None:
        row = await self._row_or_none(sa.select(schema.users).where(schema.users.c.id == user_id))
        return None if row is None else _user(row)

    async def users(self, ids: Sequence[str]) -> dict[str, User]:
        """Those of them who are there."""
        rows = await self._rows(sa.select(schema.users).where(schema.users.c.id.in_(ids)))
        return {row.id: _user(row) for row in rows}

    async def account(self, login: str) -> tuple[User, str] | None:
        """An account and the hash of its password."""
        row = await self._row_or_none(sa.select(schema.users).where(schema.users.c.login == login))
        return None if row is None else (_user(row), row.password)


# -- rows


#: Tables with the names of those who run them.
_LISTED = sa.select(schema.tables, schema.users.c.name.label("host_name")).select_from(
    schema.tables.outerjoin(schema.users, schema.users.c.id == schema.tables.c.host)
)


def _listed(wanted: Wanted) -> sa.Select[Any]:
    """A page of what everybody may look at, latest first."""
    tables = schema.tables
    query = _LISTED.where(tables.c.spectators).order_by(tables.c.updated.desc(), tables.c.id).limit(wanted.limit)
    if wanted.game:
        # As the set-up is written; within a title, quotation marks would be escaped.
        query = query.where(tables.c.begin.contains(f'"game":"{wanted.game}"', autoescape=True))
    return query if wanted.before is None else query.where(tables.c.updated < wanted.before)


def _readable(rows: Iterable[Any]) -> list[TableSummary]:
    """The tables as lists show them, without those whose row is damaged: they must not keep anybody from the others."""
    found = []
    for row in rows:
        try:
            found.append(_summary(row))
        except Exception as error:
            logger.error("the row of table %s cannot be read: %s", row.id, type(error).__name__)
    return found


def _is_playable(begin: Head) -> bool:
    """Is the game installed, with rules under which it can go on? More is seen only when the table is opened."""
    try:
        find_under(begin.game, begin.rules)
    except Problem:
        return False
    return True


def stamp(game: str) -> str:
    """What a table of that game is judged by: the versions of the program and of the rules. Either may be upgraded, and
    what was played before can turn out not to fit, whatever the version of the rules says."""
    try:
        return f"{roundhouse.__version__} {find(game).version}"
    except Problem:
        return f"{roundhouse.__version__} -"


def _stamp(row: Any) -> str | None:
    try:
        return stamp(stored(_head, row.begin).game)
    except msgspec.DecodeError:
        return None


def _is_joined(seats: list[ListedSeat]) -> bool:
    """Do several people play?"""
    return len({seat.owner for seat in seats if seat.owner}) > 1


def _summary(row: Any) -> TableSummary:
    """The table; an exception of any kind if the row is not as this program writes it."""
    begin, seats = stored(_head, row.begin), stored(_seats, row.seats)
    deciding = row.deciding
    if not is_moment(row.created) or not is_moment(row.updated) or not (deciding is None or 0 <= deciding < len(seats)):
        raise msgspec.DecodeError("out of bounds")
    summary = {
        "id": row.id,
        "game": begin.game,
        "title": begin.title,
        "host": row.host,
        "host_name": row.host_name or "",
        "status": "stopped" if row.status in GOING_ON and not _is_playable(begin) else row.status,
        "seats": [msgspec.structs.asdict(seat) for seat in seats],
        "deciding": deciding,
        "seq": row.seq,
        "created": row.created,
        "updated": row.updated,
        "spectators": row.spectators,
        "practice": begin.practice and not _is_joined(seats),
        "agreed": {} if row.agreed is None else stored(_agreed, row.agreed),
        "clock": begin.clock,
        "result": None if row.result is None else stored(_result, row.result),
    }
    # SQLite keeps anything in any column.
    return msgspec.convert(summary, TableSummary)


def _given(row: Any) -> list[AnswerAhead]:
    """Answers ahead; if they cannot be read, whoever gave them is asked."""
    try:
        return stored(_answers, row.answers)
    except msgspec.DecodeError:
        logger.error("answers ahead cannot be read")
        return []


def _line(row: Any) -> ChatLine:
    return ChatLine(number=row.number, at=row.at, user_id=row.user_id, name=row.name, text=row.text)


def _user(row: Any) -> User:
    more: dict[str, Any] = {"muted": row.muted or 0.0, "banned": row.banned or 0.0, "program": bool(row.program)}
    return User(id=row.id, name=row.name, guest=row.password is None, created=row.created, **more)
