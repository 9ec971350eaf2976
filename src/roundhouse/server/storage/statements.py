"""What every store does with the database: reading rows, and carrying out one statement that writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from roundhouse.server.storage.database import Database


class Statements:
    """Statements about some of the database's tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

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
