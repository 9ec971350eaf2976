"""Save files of tables: a game's save file, with what was agreed at the table and everything that happened there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from roundhouse import saves
from roundhouse.game import AnyGame, Game
from roundhouse.saves import FORMAT, BadSave, Entry, start_digest
from roundhouse.seats import Seat
from roundhouse.table import records
from roundhouse.table.clock import ClockRules

__all__ = ["FORMAT", "BadSave", "Document", "Entry", "Played", "Saved", "start_digest"]


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game at a table has beside its actions: what was agreed there, and everything that happened."""

    #: The seats as they were at the beginning.
    seats: list[Seat]
    records: list[records.Entry]
    title: str = ""
    clock: ClockRules = ClockRules()
    spectators: bool = True
    hints: bool = True
    practice: bool = False
    salt: str = ""
    fallback: str = "random"


class Document(saves.Document, frozen=True, kw_only=True, omit_defaults=True):
    """The whole file, the part of the table read, too."""

    #: Only of games that were played at a table.
    table: Played | None = None


class Saved(NamedTuple):
    """A game from a save file, and who plays it."""

    game: AnyGame
    seats: list[Seat]


def document(game: AnyGame, seats: list[Seat]) -> saves.Document:
    """What a save file of this game holds."""
    return saves.document(game, seats, Game)


def save(path: Path, game: AnyGame, seats: list[Seat]) -> None:
    """Write a save file: the old one stays until the new one is complete on the disk."""
    saves.write(path, document(game, seats))


def load(path: Path) -> Saved:
    """Read a save file and play it through again."""
    return restore(read_document(path), str(path))


def read_document(path: Path) -> Document:
    return saves.read(path, Document)


def document_of(data: Any, where: str) -> Document:
    """The document that plain data describe."""
    return saves.document_of(data, where, Document)


def restore(saved: Document, where: str) -> Saved:
    """The game that a document describes, checked action by action."""
    return Saved(saves.restore(saved, where, Game), saved.seats)
