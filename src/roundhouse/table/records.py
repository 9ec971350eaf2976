"""Records: what can happen at a table, as data. A table is its set-up and the list of its records."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Decider = Literal["player", "bot", "standing", "clock"]
#: What those who play can agree on: to stop for now, to stop for good, that a bot plays for somebody who does not, that
#: nobody has won, or that the game ends as it stands.
Proposal = Literal["pause", "close", "replace", "draw", "end"]
Ending = Literal["resigned", "clock", "left", "draw", "agreed", "aborted"]
#: How fast bots act where somebody looks on.
Speed = Literal["slow", "normal", "fast", "at_once"]


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
    """Somebody took an open seat, or one that had become free."""

    seat: int
    owner: str
    name: str
    #: It is a program that plays from outside.
    program: bool = False
    #: They have no account: anybody could call themselves so.
    guest: bool = False
    #: The colour that they have chosen; 0: none.
    colour: int = 0


class Coloured(Record, frozen=True, tag="coloured"):
    """Somebody chose another colour before the game began."""

    seat: int
    colour: int


class Left(Record, frozen=True, tag="left"):
    """Somebody gave a seat up before the game began, or was asked to: it is open again."""

    seat: int
    by: Literal["", "host", "admin"] = ""


class Ready(Record, frozen=True, tag="ready"):
    """Everybody sits, and somebody says that the game may begin."""

    seat: int


class Started(Record, frozen=True, tag="started"):
    """The game begins: on seat n sits from now on who sat on seat `order[n]`."""

    order: list[int]


class BotSat(Record, frozen=True, tag="bot_sat"):
    """A bot plays a seat from now on: for good (an open seat, a player who has given up) or while its owner is away."""

    seat: int
    bot: str
    why: Literal["host", "resigned", "clock", "away", "agreed", "admin"]


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


class Proposed(Record, frozen=True, tag="proposed"):
    """Somebody (None: a host who does not sit there) asks those who are there whether something shall be done."""

    seat: int | None
    what: Proposal
    #: Who has to agree.
    voters: list[int]
    #: The seat that a bot shall play.
    about: int | None = None


class Voted(Record, frozen=True, tag="voted"):
    """A seat agrees to what was proposed, or refuses; whoever has proposed it may withdraw it."""

    seat: int | None
    agreed: bool


class Ended(Record, frozen=True, tag="ended"):
    """The game is over before its rules end it: `seat` has given up, or everybody has agreed on it."""

    why: Ending
    seat: int | None = None


class Hosted(Record, frozen=True, tag="hosted"):
    """Somebody else runs the table from now on: whoever did has gone."""

    owner: str
    name: str


class Renamed(Record, frozen=True, tag="renamed"):
    """Whoever sits there is called otherwise, or has an account now."""

    seat: int
    name: str
    guest: bool = False


class Forgotten(Record, frozen=True, tag="forgotten"):
    """Whoever sat there has deleted their account: the seat stays, and nobody knows whose it was."""

    seat: int


class Hurried(Record, frozen=True, tag="hurried"):
    """How fast bots act at the table from now on."""

    speed: Speed


class Closed(Record, frozen=True, tag="closed"):
    """The table is closed: nothing can be done there any more but look."""

    by: Literal["", "admin"] = ""


class Watchable(Record, frozen=True, tag="watchable"):
    """The host lets everybody look on from now on, or only those who sit there."""

    spectators: bool


class Mended(Record, frozen=True, tag="mended"):
    """An administrator has mended a game that had stopped: it goes on after so many actions."""

    to: int
    #: The record at which it had stopped: no action from there on counts.
    since: int


class Damaged(Record, frozen=True, tag="damaged"):
    """Nobody knows what happened: what was kept cannot be read. Never written, and nothing from outside is one."""


AnyRecord = (
    Acted
    | TakenBack
    | UndoAsked
    | UndoAnswered
    | Sat
    | Coloured
    | Left
    | Ready
    | Started
    | BotSat
    | Returned
    | Paused
    | Resumed
    | Stood
    | Proposed
    | Voted
    | Ended
    | Hosted
    | Renamed
    | Forgotten
    | Hurried
    | Closed
    | Watchable
    | Mended
)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A record with its number at the table, from 1 on, and the moment it was made, in seconds since 1970."""

    seq: int
    at: float
    record: AnyRecord
