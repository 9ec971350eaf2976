"""Panels: the tables beside a board as data, and the line of facts under a player's name.

As in scenes, colours are names of the visual language (`line-gwr`), which the renderer looks up. A cell is
drawn from left to right: swatch, plaque, icon, marks, free places, text, and then `more` in the same way.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from roundhouse.engine.text import Text


class Cell(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One field of a table, or one fact about a player."""

    #: A literal number or proper name, or a text to be translated into the reader's language.
    text: Text | str | int = ""
    #: Seats, drawn as the coloured shapes of their players; a seat may be repeated.
    marks: tuple[int, ...] = ()
    #: Number of empty circles after the marks: places that nobody has taken.
    free: int = 0
    #: Name of an icon, such as `industry-steel`.
    icon: str = ""
    #: Colour of a line, drawn as a small piece of its track.
    swatch: str = ""
    #: Background colour of the text, as for the initials of a line.
    plaque: str = ""
    strong: bool = False
    muted: bool = False
    tip: Text | None = None
    #: What a click picks, after the pick of its row if that has one.
    pick: str = ""
    #: What a click supposes that others decide: the panels are asked for again as they would be then (`suppose`).
    supposes: tuple[str, ...] = ()
    #: Further content of the same cell.
    more: tuple[Cell, ...] = ()


class Column(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The head of a column: a name, an icon, or the shape of a player."""

    name: Text | str = ""
    icon: str = ""
    seat: int | None = None
    align: Literal["start", "end", "middle"] = "start"
    tip: Text | None = None


class Row(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A row, with a cell for every column."""

    cells: tuple[Cell, ...]
    #: The pending decision is about it.
    concerned: bool = False
    pick: str = ""


class Fact(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A single fact worth knowing; `bar` shows how much there is out of how much."""

    label: Text
    value: Text | str | int
    bar: tuple[int, int] | None = None


class Compared(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something that an action would change: its name, its value now, and its value afterwards."""

    name: Text
    before: Text | str | int
    after: Text | str | int
    #: The player it concerns, drawn as the shape of the seat.
    seat: int | None = None


class Verb(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One of the things to do in a turn, as a button: choosing it first leaves only the actions it begins."""

    id: str
    name: Text
    #: What it brings, in a few words, or why it brings nothing now; its argument `begins` is the number of first picks.
    brings: Text
    #: What is asked next, once it is chosen; of its arguments `picked` is the number of picks, and `what` the first.
    asks: Text
    #: The key that chooses it.
    key: str = ""
    #: The names of the kinds of action that it stands for, and what else begins it.
    does: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class Panel(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A table, a few facts, or both. The same id in two positions means the same panel."""

    id: str
    title: Text
    note: Text | None = None
    #: A short name for where space is limited.
    tab: Text | None = None
    #: It appears and disappears with a question: it has a place of its own, so that no other panel moves.
    passing: bool = False
    columns: tuple[Column, ...] = ()
    rows: tuple[Row, ...] = ()
    facts: tuple[Fact, ...] = ()
