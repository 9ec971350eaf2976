"""Records: what can happen at a table, as data. A table is its set-up and the list of its records."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Decider = Literal["player", "bot", "standing", "clock"]


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Something that happened."""


class Acted(Record, frozen=True, tag="acted"):
    """A seat took an action. `by` says who decided: the player, a bot, an answer ahead, or the clock.

    Neither the digest nor `by` may reach other seats before the end: projections are made without them.
    """

    seat: int
    action: dict[str, Any]
    #: Digest of the state after it.
    digest: str
    #: Chosen by whoever sent it, so that the same request twice is carried out once.
    key: str = ""
    by: Decider = "player"


class TakenBack(Record, frozen=True, tag="taken_back"):
    """Actions were taken back: `to` remain."""

    seat: int
    to: int


class UndoAsked(Record, frozen=True, tag="undo_asked"):
    """A seat asks the others to agree to taking actions back until `to` remain."""

    seat: int
    to: int


class UndoAnswered(Record, frozen=True, tag="undo_answered"):
    """A seat agrees to the request, or refuses it."""

    seat: int
    agreed: bool


class Sat(Record, frozen=True, tag="sat"):
    """Somebody took an open seat."""

    seat: int
    owner: str
    name: str


class Left(Record, frozen=True, tag="left"):
    """Somebody gave a seat up before the game began: it is open again."""

    seat: int


class BotSat(Record, frozen=True, tag="bot_sat"):
    """A bot plays a seat from now on: for good (an open seat, a player who resigned) or while its owner is away."""

    seat: int
    bot: str
    why: Literal["host", "resigned", "clock", "away"]


class Returned(Record, frozen=True, tag="returned"):
    """The owner takes the seat back from the bot that stood in."""

    seat: int


class Paused(Record, frozen=True, tag="paused"):
    """All clocks stand still."""


class Resumed(Record, frozen=True, tag="resumed"):
    """The clocks go on."""


class Stood(Record, frozen=True, tag="stood"):
    """The server was away between these moments: no clock has run."""

    since: float
    until: float


class Closed(Record, frozen=True, tag="closed"):
    """The host has closed the table: nothing can be done there any more but look."""


class Watchable(Record, frozen=True, tag="watchable"):
    """The host lets everybody look on from now on, or only those who sit there."""

    spectators: bool


class Damaged(Record, frozen=True, tag="damaged"):
    """Nobody knows what happened: what was kept cannot be read. Never written, and nothing from outside is one."""


AnyRecord = (
    Acted
    | TakenBack
    | UndoAsked
    | UndoAnswered
    | Sat
    | Left
    | BotSat
    | Returned
    | Paused
    | Resumed
    | Stood
    | Closed
    | Watchable
)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A record with its number at the table, from 1 on, and the moment it was made, in seconds since 1970."""

    seq: int
    at: float
    record: AnyRecord
