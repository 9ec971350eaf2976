"""What is kept about one person: all of it together, and how it is forgotten while their games stay."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from roundhouse.server.storage import schema
from roundhouse.server.storage.database import Database
from roundhouse.server.storage.log_rows import stored
from roundhouse.server.storage.progress import read_progress

_anything = msgspec.json.Decoder(Any)
#: What belongs to somebody at a table and to nobody else: column by column, of each kind.
OWN: Final = {
    "sessions": ("device", "created", "used"),
    "chat": ("table_id", "number", "at", "name", "text"),
    "notes": ("table_id", "text"),
    "members": ("table_id", "seen"),
}


class PersonStore:
    """Reads and removes what is kept about somebody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all_about(self, user_id: str) -> dict[str, Any]:
        """Everything, as plain data; passwords and tokens are kept as fingerprints only, and stay out."""

        def read(connection: Connection) -> dict[str, Any]:
            users, tables = schema.users, schema.tables
            query = sa.select(users.c.id, users.c.name, users.c.created, users.c.muted, users.c.banned)
            found: dict[str, Any] = {
                "person": dict(connection.execute(query.where(users.c.id == user_id)).one()._mapping)
            }
            for kind, columns in OWN.items():
                table = schema.metadata.tables[kind]
                rows = sa.select(*(table.c[name] for name in columns)).where(table.c.user_id == user_id)
                found[kind] = [dict(row._mapping) for row in connection.execute(rows)]
            found["boards"] = _boards(connection, user_id)
            found["progress"] = msgspec.to_builtins(read_progress(connection, user_id))
            hosted = sa.select(tables.c.id).where(tables.c.host == user_id)
            found["hosted"] = [row.id for row in connection.execute(hosted)]
            return found

        return await self.database.read(read)

    async def tables(self, user_id: str) -> list[str]:
        """The tables that somebody sits at or runs."""
        tables, members = schema.tables, schema.members
        sits = sa.select(members.c.table_id).where(members.c.user_id == user_id)
        query = sa.select(tables.c.id).where(tables.c.id.in_(sits) | (tables.c.host == user_id))
        return await self.database.read(lambda connection: [row.id for row in connection.execute(query)])

    async def forget(self, user_id: str, name: str, table_ids: list[str]) -> None:
        """Remove the account, what was said and noted, and the name wherever it is recorded."""

        def write(connection: Connection) -> None:
            for table_id in table_ids:
                _forget_at(connection, table_id, user_id, name)
            for table in (schema.boards, schema.progress, schema.notes, schema.members, schema.presence):
                connection.execute(table.delete().where(table.c.user_id == user_id))
            chat = schema.chat
            silent = {"user_id": "", "name": "", "text": "", "key": None}
            # The lines stay, empty: others count them.
            connection.execute(chat.update().where(chat.c.user_id == user_id).values(silent))
            connection.execute(schema.users.delete().where(schema.users.c.id == user_id))

        await self.database.write(write)


def _boards(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    """Boards of somebody's own, every version of them."""
    boards, kept = schema.boards, schema.board_versions
    query = sa.select(boards.c.id, boards.c.game, boards.c.name, boards.c.shared)
    query = query.add_columns(kept.c.version, kept.c.at, kept.c.provenance, kept.c.board)
    query = (
        query.select_from(boards.join(kept)).where(boards.c.user_id == user_id).order_by(boards.c.id, kept.c.version)
    )
    found = [dict(row._mapping) for row in connection.execute(query)]
    return [{**row, "board": _read(row["board"])} for row in found]


def _read(text: Any) -> Any:
    """What is kept as JSON; as it is if it cannot be read."""
    try:
        return stored(_anything, text)
    except msgspec.DecodeError:
        return str(text)


def _forget_at(connection: Connection, table_id: str, user_id: str, name: str) -> None:
    """Take the name out of the records of a table; whose seat it was stays an id that leads to nobody."""
    tables, entries = schema.tables, schema.entries
    begin = _read(connection.execute(sa.select(tables.c.begin).where(tables.c.id == table_id)).scalar_one())
    called = {name}
    # Of one that is damaged nobody knows who sat there.
    if isinstance(begin, dict) and isinstance(begin.get("seats"), list):
        mine = [seat for seat in begin["seats"] if isinstance(seat, dict) and seat.get("owner") == user_id]
        for seat in mine:
            called.add(str(seat.get("name", "")))
            seat["name"] = ""
        connection.execute(tables.update().where(tables.c.id == table_id).values(begin=_written(begin)))
    rows = connection.execute(sa.select(entries.c.seq, entries.c.record).where(entries.c.table_id == table_id)).all()
    for seq, text in rows:
        record = _read(text) if '"name"' in str(text) else None
        if not isinstance(record, dict):
            continue
        if record.get("owner") == user_id:
            called.add(str(record.get("name", "")))
        if record.get("name") in called:
            this = (entries.c.table_id == table_id) & (entries.c.seq == seq)
            connection.execute(entries.update().where(this).values(record=_written({**record, "name": ""})))
    connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == table_id))


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode("utf-8")
