"""Rematches: the table at which the same people play once more, and how the chat of the old one leads there."""

from __future__ import annotations

import hashlib

from roundhouse.server.tables.ids import ALPHABET
from roundhouse.server.tables.opening import ID_LENGTH
from roundhouse.table.table import Table


def next_id(table_id: str, table: Table) -> str:
    """The id of the rematch of a table: there is one, whoever opens it."""
    number = int.from_bytes(hashlib.sha256(f"rematch of {table_id} {table.begin.salt}".encode()).digest(), "big")
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(ID_LENGTH))


def path_to_rematch(table_id: str, table: Table) -> str:
    """What is said in the chat. Nobody can foretell it before the end of the game: the salt is known only then."""
    return f"/tables/{next_id(table_id, table)}"
