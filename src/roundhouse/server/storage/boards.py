"""Boards of somebody's own as they are kept, with their versions."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from roundhouse.server.storage import schema
from roundhouse.server.storage.log_rows import stored
from roundhouse.server.storage.rows import BoardRow, NoSuchBoard, TooManyBoards
from roundhouse.server.storage.statements import Statements

#: Versions of one board that are kept; tables have the board that they began with.
VERSIONS: Final = 20
#: How often a version that somebody else has just written is counted on from.
TRIES: Final = 5


class KeptBoard(msgspec.Struct, frozen=True, kw_only=True):
    """One version of a board, and which there are."""

    row: BoardRow
    version: int
    versions: list[int]
    provenance: str
    #: The data of the board file as JSON.
    board: str

    def read(self) -> Any:
        """The data of the board file."""
        return stored(_anything, self.board)


_anything = msgspec.json.Decoder(Any)


class BoardStore(Statements):
    """Reads and writes boards."""

    async def of(self, user_id: str) -> list[BoardRow]:
        """Those of one person, the latest changed first."""
        boards = schema.boards
        query = sa.select(boards).where(boards.c.user_id == user_id).order_by(boards.c.updated.desc(), boards.c.id)
        return [_row(row) for row in await self._rows(query)]

    async def row(self, board_id: str) -> BoardRow:
        """`NoSuchBoard` if there is none."""
        found = await self._row_or_none(sa.select(schema.boards).where(schema.boards.c.id == board_id))
        if found is None:
            raise NoSuchBoard(board_id)
        return _row(found)

    async def find(self, board_id: str, version: int | None = None) -> KeptBoard:
        """A version, or the latest one; `NoSuchBoard` if it is not kept."""
        row = await self.row(board_id)
        kept = schema.board_versions
        wanted = row.version if version is None else version

        def read(connection: Connection) -> KeptBoard:
            numbers = sa.select(kept.c.version).where(kept.c.board_id == board_id).order_by(kept.c.version)
            versions = [number for (number,) in connection.execute(numbers)]
            query = sa.select(kept).where(kept.c.board_id == board_id, kept.c.version == wanted)
            found = connection.execute(query).one_or_none()
            if found is None:
                raise NoSuchBoard(board_id)
            return KeptBoard(row=row, version=wanted, versions=versions, provenance=found.provenance, board=found.board)

        return await self.database.read(read)

    async def add(self, row: BoardRow, provenance: str, board: str, room: Room) -> None:
        """A new board; `TooManyBoards` if there is no room for it."""

        def write(connection: Connection) -> None:
            room.must_hold(connection, row.user_id, boards=1, size=len(board))
            connection.execute(schema.boards.insert().values(msgspec.structs.asdict(row)))
            _write(connection, row, provenance, board)

        await self.database.write(write)

    async def change(
        self, row: BoardRow, room: Room, *, provenance: str | None, board: str | None, shared: bool | None
    ) -> None:
        """Another name, or who may see it; another board or provenance is a new version."""
        for attempt in range(TRIES):
            try:
                await self.database.write(lambda connection: _change(connection, row, room, provenance, board, shared))
                return
            except IntegrityError:
                # The same person in two windows: the later one comes after the other.
                if attempt + 1 == TRIES:
                    raise

    async def remove(self, board_id: str) -> None:
        await self._execute(schema.boards.delete().where(schema.boards.c.id == board_id))


class Room(msgspec.Struct, frozen=True):
    """What one person may keep: so many boards, and so many signs in all their versions."""

    boards: int
    size: int

    def must_hold(self, connection: Connection, user_id: str, *, boards: int, size: int) -> None:
        mine, kept = schema.boards, schema.board_versions
        query = sa.select(
            sa.func.count(sa.distinct(mine.c.id)), sa.func.coalesce(sa.func.sum(sa.func.length(kept.c.board)), 0)
        )
        query = query.select_from(mine.join(kept)).where(mine.c.user_id == user_id)
        count, signs = connection.execute(query).one()
        if count + boards > self.boards or int(signs) + size > self.size:
            raise TooManyBoards(self.boards)


def _change(
    connection: Connection, row: BoardRow, room: Room, provenance: str | None, board: str | None, shared: bool | None
) -> None:
    boards, kept = schema.boards, schema.board_versions
    latest = connection.execute(sa.select(boards.c.version).where(boards.c.id == row.id)).scalar_one_or_none()
    if latest is None:
        raise NoSuchBoard(row.id)
    old = connection.execute(sa.select(kept).where(kept.c.board_id == row.id, kept.c.version == latest)).one()
    provenance, board = old.provenance if provenance is None else provenance, old.board if board is None else board
    is_new = (provenance, board) != (old.provenance, old.board)
    changed = msgspec.structs.replace(row, version=latest + is_new)
    values: dict[str, Any] = {"name": row.name, "version": changed.version, "updated": row.updated}
    if shared is not None:
        values["shared"] = shared
    connection.execute(boards.update().where(boards.c.id == row.id).values(values))
    if is_new:
        room.must_hold(connection, row.user_id, boards=0, size=len(board))
        _write(connection, changed, provenance, board)
        forgotten = (kept.c.board_id == row.id) & (kept.c.version <= changed.version - VERSIONS)
        connection.execute(kept.delete().where(forgotten))


def _write(connection: Connection, row: BoardRow, provenance: str, board: str) -> None:
    version = {"board_id": row.id, "version": row.version, "at": row.updated, "provenance": provenance, "board": board}
    connection.execute(schema.board_versions.insert().values(version))


def _row(row: Any) -> BoardRow:
    return BoardRow(**{name: getattr(row, name) for name in BoardRow.__struct_fields__})
