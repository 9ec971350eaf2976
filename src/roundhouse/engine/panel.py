"""Panels: the tables beside a board as data, and the line of facts under a player's name.

As in scenes, colours are names of the visual language (`line-gwr`); whoever draws a panel looks them up. A cell is
drawn from left to right: swatch, plaque, icon, marks, free places, text, and then `more`, which is drawn likewise.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from roundhouse.engine.text import Text


class Cell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One field of a table, or one fact about a player."""

    #: A number or a proper name as it stands, or a text to be spoken in the reader's language.
    text: Text | str | int = ""
    #: Seats, drawn as the coloured shapes of their players; a seat stands here several times for several of them.
    marks: tuple[int, ...] = ()
    #: So many empty circles after the marks: places that nobody has taken.
    free: int = 0
    #: Name of an icon, such as `industry-steel`.
    icon: str = ""
    #: Colour of a line, drawn as a small piece of its track.
    swatch: str = ""
    #: Colour that the text stands on, like the initials of a line.
    plaque: str = ""
    strong: bool = False
    muted: bool = False
    tip: Text | None = None
    #: What is picked when it is clicked, after the pick of its row if that has one.
    pick: str = ""
    #: What else stands in the same field.
    more: tuple[Cell, ...] = ()


class Column(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The head of a column: a name, an icon, or the shape of a player."""

    name: Text | str = ""
    icon: str = ""
    seat: int | None = None
    align: Literal["start", "end", "middle"] = "start"
    tip: Text | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row, with a cell for every column."""

    cells: tuple[Cell, ...]
    #: The pending decision is about it.
    concerned: bool = False
    pick: str = ""


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A single thing worth knowing; `bar` shows how much of how much there is."""

    label: Text
    value: Text | str | int
    bar: tuple[int, int] | None = None


class Compared(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that an action would change: what it is called, how much it is now, and how much it would be then."""

    name: Text
    before: Text | str | int
    after: Text | str | int
    #: The player whom it concerns, drawn as the shape of the seat.
    seat: int | None = None


class Verb(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the things that can be done in a turn, as a button: chosen first, it leaves only what it begins with."""

    id: str
    name: Text
    #: What it brings, in a few words, or why it brings nothing now; told how many first picks begin it, as `begins`.
    brings: Text
    #: What is asked next, once it is chosen.
    asks: Text
    #: The key that chooses it.
    key: str = ""
    #: The names of the kinds of action that it stands for, and what else begins it.
    does: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class Panel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table, or a few facts, or both. The same id in two positions is the same panel."""

    id: str
    title: Text
    note: Text | None = None
    #: A short name for where there is little room.
    tab: Text | None = None
    #: It comes and goes with a question: it has a place of its own, so that no other panel moves.
    passing: bool = False
    columns: tuple[Column, ...] = ()
    rows: tuple[Row, ...] = ()
    facts: tuple[Fact, ...] = ()
