"""Sample games: finished games that come with a game, as save files, to step through and to draw pictures of."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from roundhouse.engine.rules import AnyRules
from roundhouse.game import AnyGame
from roundhouse.table.export import Imported, beginning, entries_of
from roundhouse.table.save import Document, read_document, restore

#: Ids of tables of samples begin like this; no other table's id has a dash in it.
PREFIX: Final = "sample-"


class Sample(NamedTuple):
    """A save file of a game: `samples/1999.json` of the game `chess` is `sample-chess-1999`."""

    game: str
    file: Path

    @property
    def id(self) -> str:
        return f"{PREFIX}{self.game}-{self.file.stem}"


def samples_of(ruleset: AnyRules) -> list[Sample]:
    """The samples that come with a game, by name."""
    if ruleset.samples is None:
        return []
    return [Sample(ruleset.id, file) for file in sorted(ruleset.samples.glob("*.json"))]


def document_of(sample: Sample) -> Document:
    return read_document(sample.file)


def game_of(sample: Sample) -> AnyGame:
    """The game, played through to its end and checked."""
    return restore(document_of(sample), sample.file.name).game


def beginning_of(sample: Sample) -> Imported:
    """A table on which the sample was played, open to everybody. Its salt is the fingerprint of the file."""
    saved = document_of(sample)
    salt = hashlib.sha256(sample.file.read_bytes()).hexdigest()
    title = sample.file.stem.replace("-", " ")
    begin = msgspec.structs.replace(beginning(saved), title=title, salt=salt, spectators=True, practice=False)
    return Imported(begin, entries_of(saved, 0.0))
