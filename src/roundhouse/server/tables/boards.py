"""Boards of people's own: who may see which, and which a table begins with."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from roundhouse.engine.registry import find
from roundhouse.server.config import Config
from roundhouse.server.names import LONGEST_BOARD_NAME, unlike
from roundhouse.server.storage.boards import BoardStore, KeptBoard, Room
from roundhouse.server.storage.database import Database
from roundhouse.server.storage.rows import BoardRow, NoSuchBoard
from roundhouse.server.tables.ids import new_id

#: Letters and digits of a board's id: enough that nobody guesses it, for a link is all that a board is shared by.
ID_LENGTH: Final = 16


class Boards:
    """Keeps boards for those who have drawn them."""

    def __init__(self, database: Database, config: Config) -> None:
        self._store = BoardStore(database)
        self._room = Room(config.boards_per_person, config.board_bytes_per_person)

    async def of(self, user_id: str) -> list[BoardRow]:
        return await self._store.of(user_id)

    async def find(self, board_id: str, user_id: str, version: int | None = None) -> KeptBoard:
        """A board that somebody may see: their own, or one that is shared. `NoSuchBoard` for all others alike."""
        found = await self._store.find(board_id, version)
        if not found.row.shared and not is_owner(found.row, user_id):
            raise NoSuchBoard(board_id)
        return found

    async def add(self, user_id: str, game: str, name: str, board: dict[str, Any], provenance: str) -> str:
        """A new board; its id."""
        board_id = new_id(ID_LENGTH)
        row = BoardRow(id=board_id, user_id=user_id, game=game, name=name, version=1, shared=False, updated=time.time())
        await self._store.add(row, provenance, written(board), self._room)
        return board_id

    async def change(
        self,
        row: BoardRow,
        *,
        name: str | None,
        board: dict[str, Any] | None,
        provenance: str | None,
        shared: bool | None,
    ) -> None:
        changed = msgspec.structs.replace(row, name=row.name if name is None else name, updated=time.time())
        data = None if board is None else written(board)
        await self._store.change(changed, self._room, provenance=provenance, board=data, shared=shared)

    async def copy(self, kept: KeptBoard, user_id: str) -> str:
        """A copy of a board that somebody may see, which is theirs; its id."""
        others = [row.name for row in await self.of(user_id)]
        name = unlike(kept.row.name, others)
        if len(name) > LONGEST_BOARD_NAME:
            name = kept.row.name
        return await self.add(user_id, kept.row.game, name, kept.read(), kept.provenance)

    async def remove(self, row: BoardRow) -> None:
        await self._store.remove(row.id)


def is_owner(row: BoardRow, user_id: str) -> bool:
    return bool(user_id) and row.user_id == user_id


def playable(kept: KeptBoard) -> dict[str, Any]:
    """The data of a board as a table takes it over: under the name and with the provenance that its owner gave it."""
    return find(kept.row.game).entitled(kept.read(), kept.row.name, kept.provenance)


def written(board: dict[str, Any]) -> str:
    return msgspec.json.encode(board).decode("utf-8")
