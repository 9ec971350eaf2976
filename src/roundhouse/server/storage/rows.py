"""Rows: what the database keeps besides the logs of tables, as data, and what can go wrong with it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from roundhouse.table.clock import ClockRules

Status = Literal["open", "playing", "over", "closed", "stopped"]


class NoSuchTable(LookupError):
    """There is no table with that id."""


class BrokenTable(Exception):
    """The records of a table cannot be played through any more: another version of the rules, or a damaged log."""


class ParkedTable(BrokenTable):
    """The table has kept all other tables waiting too often: it is out of play, and can only be exported."""


class TooManyTables(Exception):
    """Somebody has as many tables going as anybody may have."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class NoSuchBoard(LookupError):
    """There is no board with that id, or that version of it is no longer kept."""


class TooManyBoards(Exception):
    """Somebody has as many boards as anybody may have, or as large ones."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class BoardRow(msgspec.Struct, frozen=True, kw_only=True):
    """A board of somebody's own, as lists have it."""

    id: str
    user_id: str
    game: str
    name: str
    version: int
    shared: bool
    updated: float


class Outage(msgspec.Struct, frozen=True):
    """A time in which no server could write anything down."""

    since: float
    until: float


class BadInvitation(Exception):
    """No invitation has that secret: it never existed, or it was revoked."""


class NameTaken(Exception):
    """Somebody else has an account of that name."""


class AlreadyRegistered(Exception):
    """Whoever asks for an account has one."""


class Banned(Exception):
    """Whoever asks was banned by an administrator."""


class User(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays. A guest has a name but no account; an account may belong to a program."""

    id: str
    name: str
    guest: bool
    created: float
    program: bool = False
    #: Until when they may not say anything, and until when they may do nothing at all.
    muted: float = 0.0
    banned: float = 0.0


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at a table; numbered from 1 on."""

    number: int
    at: float
    user_id: str
    name: str
    text: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, in short."""

    winners: list[int]
    totals: list[int]


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby shows it. `host` is a user's id: it is not for everybody."""

    id: str
    game: str
    title: str
    host: str
    host_name: str
    status: Status
    #: As in a projection: name, bot, open and away of each seat.
    seats: list[dict[str, Any]]
    #: The seat that must decide, if any must.
    deciding: int | None
    seq: int
    created: float
    updated: float
    spectators: bool
    practice: bool
    #: What was agreed on: the first option, and what differs from the usual besides.
    agreed: dict[str, Any]
    clock: ClockRules
    #: Only of a game that is over.
    result: Result | None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a list of tables: how many, of which game and state if not of all, and after which."""

    limit: int = 50
    game: str = ""
    status: Literal["", "open", "playing"] = ""
    #: When something happened last at the last table of the page before.
    before: float | None = None
