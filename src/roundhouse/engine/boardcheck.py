"""Checking a board file: what is wrong with it, and on which hex, node, segment or row of a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text

T = TypeVar("T")

#: No more mistakes than this are reported at once.
MOST_SAID: Final = 50


class BadBoard(BadSetup):
    """A board that no game can be played on: the first mistake, its place, and any others found with it.

    A place is `hex:3,5`, `node:chicago` or `segment:e12` on the map, `lines:0` for the first row of a table of the
    file, `market` for one of its fields.
    """

    def __init__(self, where: Text | str, problem: Text | str, place: str | None = None) -> None:
        super().__init__(where, problem)
        self.place = place
        self.others: tuple[BadSetup, ...] = ()


class Mistakes:
    """Mistakes in entries that are read one by one: one mistake does not hide the others."""

    def __init__(self) -> None:
        self.found: list[BadSetup] = []

    def each(self, entries: Iterable[T], read: Callable[[T], None]) -> None:
        for entry in entries:
            self.note(read, entry)

    def note(self, read: Callable[[T], None], entry: T) -> None:
        try:
            read(entry)
        except BadSetup as error:
            self.found += all_of(error)

    def must_be_none(self) -> None:
        """Raise the first one, which carries the others: what follows depends on what was read."""
        if self.found:
            first, *others = self.found[:MOST_SAID]
            if isinstance(first, BadBoard):
                first.others = tuple(others)
            raise first


def is_visible(name: str) -> bool:
    """No sign in it that nobody sees: they hide a name behind another one, turn lines around or steer a terminal."""
    return not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs") for sign in name)


def all_of(error: BadSetup) -> list[BadSetup]:
    """All mistakes that an error reports, one by one."""
    if not isinstance(error, BadBoard):
        return [error]
    others, error.others = error.others, ()
    return [error, *others]
