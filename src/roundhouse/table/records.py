"""Records: what can happen at a table, as data. A table is its set-up and the list of its records."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from roundhouse.engine.text import Arg, Text, player

Decider = Literal["player", "bot", "standing", "clock"]
#: What those who play can agree on: to stop for now, to stop for good, that a bot plays for somebody who does not, that
#: nobody has won, or that the game ends as it stands.
Proposal = Literal["pause", "close", "replace", "draw", "end"]
Ending = Literal["resigned", "clock", "left", "draw", "agreed", "aborted"]
#: How fast bots act where somebody looks on.
Speed = Literal["slow", "normal", "fast", "at_once"]


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Something that happened."""

    def notice(self, names: list[str], actions: int) -> Text | None:
        """The record in a sentence for everybody at the table; None where there is nothing to say.

        Asked before the record takes effect: `names` are those on the seats until then (none: seats are called by
        their numbers), `actions` the actions in force.
        """
        return None


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

    def notice(self, names: list[str], actions: int) -> Text:
        return Text(
            "table-log-taken-back", {"player": named(names, self.seat), "seat": self.seat, "n": actions - self.to}
        )


class UndoAsked(Record, frozen=True, tag="undo_asked"):
    """A seat asks the others to agree to taking actions back until `to` remain."""

    seat: int
    to: int

    def notice(self, names: list[str], actions: int) -> Text:
        return Text(
            "table-log-undo-asked", {"player": named(names, self.seat), "seat": self.seat, "n": actions - self.to}
        )


class UndoAnswered(Record, frozen=True, tag="undo_answered"):
    """A seat agrees to the request, or refuses it."""

    seat: int
    agreed: bool

    def notice(self, names: list[str], actions: int) -> Text:
        key = "table-log-undo-agreed" if self.agreed else "table-log-undo-refused"
        return Text(key, who(names, self.seat))


class Sat(Record, frozen=True, tag="sat"):
    """Somebody took an open seat, or one that had become free or was offered."""

    seat: int
    owner: str
    name: str
    #: It is a program that plays from outside.
    program: bool = False
    #: They have no account: anybody could call themselves so.
    guest: bool = False
    #: The colour that they have chosen; 0: none.
    colour: int = 0
    #: They play it only until somebody else takes it.
    offered: bool = False

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-sat", {"player": self.name})


class Coloured(Record, frozen=True, tag="coloured"):
    """Somebody chose another colour before the game began."""

    seat: int
    colour: int


class Left(Record, frozen=True, tag="left"):
    """Somebody gave a seat up before the game began, or was asked to: it is open again."""

    seat: int
    by: Literal["", "host", "admin"] = ""

    def notice(self, names: list[str], actions: int) -> Text:
        key = "table-log-removed" if self.by else "table-log-left"
        return Text(key, {"player": named(names, self.seat)})


class Ready(Record, frozen=True, tag="ready"):
    """Everybody sits, and somebody says that the game may begin."""

    seat: int

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-ready", {"player": named(names, self.seat)})


class Started(Record, frozen=True, tag="started"):
    """The game begins: on seat n sits from now on who sat on seat `order[n]`."""

    order: list[int]

    def notice(self, names: list[str], actions: int) -> Text:
        is_drawn = self.order != sorted(self.order)
        return Text("table-log-drawn" if is_drawn else "table-log-started")


class BotSat(Record, frozen=True, tag="bot_sat"):
    """A bot plays a seat from now on: for good (an open seat, a player who has given up) or while its owner is away."""

    seat: int
    bot: str
    why: Literal["host", "resigned", "clock", "away", "agreed", "admin"]

    def notice(self, names: list[str], actions: int) -> Text:
        key = f"table-log-bot-{self.why}" if names[self.seat] else "table-log-bot-sat"
        return Text(key, {"player": named(names, self.seat), "seat": self.seat, "bot": self.bot})


class Returned(Record, frozen=True, tag="returned"):
    """The owner takes the seat back from the bot that stood in."""

    seat: int

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-returned", who(names, self.seat))


class Paused(Record, frozen=True, tag="paused"):
    """All clocks stand still."""

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-paused")


class Resumed(Record, frozen=True, tag="resumed"):
    """The clocks go on."""

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-resumed")


class Stood(Record, frozen=True, tag="stood"):
    """The server was away between these moments: no clock has run."""

    since: float
    until: float

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-stood")


class Proposed(Record, frozen=True, tag="proposed"):
    """Somebody (None: a host who does not sit there) asks those who are there whether something shall be done."""

    seat: int | None
    what: Proposal
    #: Who has to agree.
    voters: list[int]
    #: The seat that a bot shall play.
    about: int | None = None

    def notice(self, names: list[str], actions: int) -> Text:
        asking = {} if self.seat is None else who(names, self.seat)
        about = {} if self.about is None else {"other": named(names, self.about)}
        key = f"table-proposed-{self.what}"
        return Text(key if asking else f"{key}-host", {**asking, **about})


class Voted(Record, frozen=True, tag="voted"):
    """A seat agrees to what was proposed, or refuses; whoever has proposed it may withdraw it."""

    seat: int | None
    agreed: bool

    def notice(self, names: list[str], actions: int) -> Text:
        if self.seat is None:
            return Text("table-log-withdrawn")
        key = "table-log-agreed" if self.agreed else "table-log-refused"
        return Text(key, who(names, self.seat))


class Ended(Record, frozen=True, tag="ended"):
    """The game is over before its rules end it: `seat` has given up, or everybody has agreed on it."""

    why: Ending
    seat: int | None = None

    def notice(self, names: list[str], actions: int) -> Text:
        return Text(f"table-ended-{self.why}", {} if self.seat is None else who(names, self.seat))


class Hosted(Record, frozen=True, tag="hosted"):
    """Somebody else runs the table from now on, because its host has gone."""

    owner: str
    name: str

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-hosted", {"player": self.name})


class Renamed(Record, frozen=True, tag="renamed"):
    """Whoever sits there is called otherwise, or has an account now."""

    seat: int
    name: str
    guest: bool = False

    def notice(self, names: list[str], actions: int) -> Text | None:
        old = named(names, self.seat)
        return None if old == self.name else Text("table-log-renamed", {"player": old, "name": self.name})


class Forgotten(Record, frozen=True, tag="forgotten"):
    """Whoever sat there has deleted their account: the seat stays, and nobody knows whose it was."""

    seat: int

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-forgotten")


class Hurried(Record, frozen=True, tag="hurried"):
    """How fast bots act at the table from now on."""

    speed: Speed

    def notice(self, names: list[str], actions: int) -> Text:
        return Text(f"table-log-bots-{self.speed.replace('_', '-')}")


class Closed(Record, frozen=True, tag="closed"):
    """The table is closed: nothing can be done there any more but look."""

    by: Literal["", "admin"] = ""

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-closed-admin" if self.by else "table-log-closed")


class Watchable(Record, frozen=True, tag="watchable"):
    """The host lets everybody look on from now on, or only those who sit there."""

    spectators: bool

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-watchable" if self.spectators else "table-log-unwatchable")


class Mended(Record, frozen=True, tag="mended"):
    """An administrator has mended a game that had stopped: it goes on after so many actions."""

    to: int
    #: The record at which it had stopped: no action from there on counts.
    since: int

    def notice(self, names: list[str], actions: int) -> Text:
        return Text("table-log-mended", {"n": self.to, "lost": actions - self.to})


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


def who(names: list[str], seat: int) -> dict[str, Arg]:
    """Who did it, by the name of that time, and the seat, by which a reader knows themselves."""
    return {"player": named(names, seat), "seat": seat}


def named(names: list[str], seat: int) -> Arg:
    """The name that somebody had at that moment; seats without a name are called by their number."""
    return (names[seat] if names else "") or player(seat)
