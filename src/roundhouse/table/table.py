"""A table: one played game, made of its set-up and its records. No network, no database, no clock of its own.

Whoever keeps a table asks it for the record that a request leads to (`act`, `undo`, `sit`, …), keeps that record, and
lets the table `follow` it. Two tables that follow the same records are in the same state. What a request needs and
leads to is in the file of its noun: acting.py, undo.py, seating.py, gathering.py, ending.py, agreement.py,
timekeeping.py.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Literal

import msgspec

from roundhouse.engine.registry import find, find_under
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text, player
from roundhouse.game import Game
from roundhouse.saves import modern
from roundhouse.seats import Seat
from roundhouse.table import acting, agreement, conditions, ending, following, gathering, seating, timekeeping, undo
from roundhouse.table.acting import CarriedOut
from roundhouse.table.checks import must_be_data, must_know_bots
from roundhouse.table.clock import Clock, ClockRules
from roundhouse.table.conditions import must_be_open
from roundhouse.table.following import Drift
from roundhouse.table.records import (
    Acted,
    AnyRecord,
    BotSat,
    Closed,
    Coloured,
    Decider,
    Ended,
    Entry,
    Hurried,
    Left,
    Paused,
    Proposal,
    Proposed,
    Ready,
    Resumed,
    Returned,
    Sat,
    Speed,
    Started,
    Stood,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Watchable,
)
from roundhouse.table.story import Notice, Told

logger = logging.getLogger(__name__)


#: What a game says that has stopped at one of its records.
STOPPED_AT = "table-stopped-at"


class TableSetup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table begins with. `seats` may be open; the game begins when none is."""

    game: str
    #: Version of the rules that the table is played under.
    rules: int
    setup: Setup
    seats: list[Seat]
    #: Whoever opened the table, as the server knows them.
    host: str = ""
    title: str = ""
    clock: ClockRules = ClockRules()
    spectators: bool = True
    hints: bool = True
    #: A table for trying things out: everything can be taken back.
    practice: bool = False
    #: Makes the seal unguessable.
    salt: str = ""
    #: The bot that plays for those who resign, leave or run out of time.
    fallback: str = "random"
    #: Who sits where is drawn when the game begins, or stays as it is; empty: the game begins as soon as all sit.
    seating: Literal["", "drawn", "arranged"] = ""
    #: Does everybody have to say that they are ready before it begins?
    ready: bool = True
    #: What happens when one of more than two gives up; empty: a bot plays on, and of two as well.
    leaving: Literal["", "bot", "end"] = ""
    #: How fast bots act where somebody looks on.
    bots: Speed = "normal"
    #: The lesson that is learnt here, or the puzzle that is solved, by its id.
    lesson: str = ""
    puzzle: str = ""


class Table:
    """The state of a table after its records."""

    def __init__(self, begin: TableSetup, at: float = 0.0, ruleset: AnyRules | None = None) -> None:
        """`ruleset`: another than the one of the game, for a table that can only be looked at (stopped.py)."""
        ruleset = find_under(begin.game, begin.rules) if ruleset is None else ruleset
        if len(begin.seats) != begin.setup.players:
            counts = {"expected": begin.setup.players, "found": len(begin.seats)}
            raise BadSetup("seats", Text("save-seats", {**counts}))
        self.begin = begin = msgspec.structs.replace(begin, setup=modern(ruleset, begin.setup))
        self.game = Game(ruleset, begin.setup)
        self.seats = list(begin.seats)
        self.entries: list[Entry] = []
        self.clock = Clock(begin.clock, begin.setup.players)
        #: Whoever runs the table.
        self.host = begin.host
        #: Once everybody has said so, the game begins.
        self.ready: set[int] = set()
        self.started = not begin.seating
        #: Has somebody taken over a seat of whoever brought the game along?
        self.joined = False
        self.paused = False
        self.closed = False
        #: How the game ended, if its rules have not ended it.
        self.ended: Ended | None = None
        #: What somebody has proposed, and who has agreed so far.
        self.proposal: Proposed | None = None
        self.votes: set[int] = set()
        self.bots: Speed = begin.bots
        #: Why the game cannot go on under this version of the program, if it cannot.
        self.stopped: Text | None = None
        #: May others look on than those who sit there?
        self.spectators = begin.spectators
        #: The request to take actions back that waits for answers, and who has agreed so far.
        self.undo_asked: UndoAsked | None = None
        self.agreed: set[int] = set()
        #: What there is to tell about every action in force, and the time that its seat gained by it.
        self.story: list[Told] = []
        self.gained: list[float] = []
        #: What there is to tell about everything else.
        self.notices: list[Notice] = []
        #: Which record a request with that key led to.
        self.keys: dict[tuple[int, str], int] = {}
        #: Some of the records come from a version that wrote positions in another way.
        self.earlier = False
        #: By number, records that may come next and what they lead to. Only a cache: see `take`.
        self.carried_out: dict[int, CarriedOut] = {}
        self.start_clock(at, anew=True)

    def copy(self) -> Table:
        """A table of its own in the same state, for looking ahead."""
        other = Table.__new__(Table)
        vars(other).update({name: copy(value) for name, value in vars(self).items()})
        other.carried_out = {}
        other.game = self.game.copy()
        other.clock = self.clock.copy()
        return other

    # -- what is true now

    @property
    def seq(self) -> int:
        """The number of the last record."""
        return len(self.entries)

    @property
    def begun(self) -> bool:
        return self.started and not [seat for seat in self.seats if seat.open]

    @property
    def over(self) -> bool:
        return self.ended is not None or self.game.over

    @property
    def deciding(self) -> int | None:
        """The seat that must decide now; None when nobody must."""
        decision = self.game.decision
        if decision is None or not self.begun or self.paused or self.closed or self.stopped or self.ended:
            return None
        return decision.seat

    def seats_of(self, owner: str) -> list[int]:
        """The seats that somebody may act for."""
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]

    def people(self) -> list[int]:
        """Seats of people who are there."""
        return [number for number, seat in enumerate(self.seats) if seat.owner and not seat.bot]

    def may_watch(self, owner: str) -> bool:
        """May somebody look at the table? Players and the host always, others where spectators are welcome."""
        return self.spectators or bool(self.seats_of(owner)) or (bool(owner) and owner == self.host)

    # -- acting, and taking back

    def act(
        self, seat: int, action: Mapping[str, Any], expected_seq: int, key: str = "", by: Decider = "player"
    ) -> Acted | Entry:
        """An action of a seat. The entry that it already led to, if the same key has been used before."""
        known = self.repeated(seat, key)
        if known is not None:
            return known
        self.must_be_current(expected_seq)
        return self.take(seat, self.read(seat, action), key, by)

    def repeated(self, seat: int, key: str) -> Entry | None:
        """The entry that an earlier request with the same key led to."""
        return acting.repeated(self, seat, key)

    def read(self, seat: int, action: Mapping[str, Any]) -> Any:
        """The action that a seat wants to take now, as the game knows it; a refusal if it cannot take it."""
        return acting.read(self, seat, action)

    def take(self, seat: int, action: Any, key: str = "", by: Decider = "player") -> Acted:
        """The record of an action that has been read and checked."""
        return acting.take(self, seat, action, key, by)

    def undo(self, seat: int, expected_seq: int) -> TakenBack | UndoAsked:
        """Take back the seat's last action and whatever came after it, or ask the others where that is not free."""
        return undo.take_back(self, seat, expected_seq)

    def answer_undo(self, seat: int, agreed: bool) -> list[UndoAnswered | TakenBack]:
        """Agree to a request to take back, or refuse it."""
        return undo.answer(self, seat, agreed)

    # -- sitting down and getting up

    def sit(
        self, seat: int, owner: str, name: str, program: bool = False, *, guest: bool = False, colour: int = 0
    ) -> list[Sat | Started]:
        """Somebody takes an open seat, or one that has become free."""
        sat = Sat(seat=seat, owner=owner, name=name, program=program, guest=guest, colour=colour)
        return seating.sit(self, sat)

    def choose_colour(self, seat: int, colour: int) -> Coloured:
        """Somebody chooses another colour, before the game begins."""
        return seating.choose_colour(self, seat, colour)

    def be_ready(self, seat: int) -> list[Ready | Started]:
        """Somebody says that the game may begin."""
        return gathering.ready(self, seat)

    def remove(self, seat: int) -> Left:
        """The host asks somebody to get up, before the game has begun."""
        return gathering.remove(self, seat)

    def leave(self, seat: int) -> Left | BotSat | Ended:
        """Somebody gets up: before the game the seat is open again, later a bot stands in or the game ends."""
        return seating.leave(self, seat)

    def hand_to_bot(self, seat: int, bot: str, *, absent: bool = False) -> list[BotSat | Started]:
        """The host gives a seat to a bot: an open one, or that of a person who is known to be absent."""
        return seating.hand_to_bot(self, seat, bot, absent)

    def give_back(self, seat: int) -> Returned:
        """The owner returns and takes over from the bot."""
        return seating.give_back(self, seat)

    # -- ending, and what all have to agree on

    def resign(self, seat: int) -> BotSat | Ended:
        """Somebody gives up: a bot plays on, to the end, or the game is over."""
        return ending.resigned(self, seat)

    def abort(self, seat: int) -> Ended:
        """Somebody calls the game off before anybody has acted."""
        return ending.abort(self, seat)

    def propose(
        self, seat: int | None, what: Proposal, voters: Sequence[int], about: int | None = None
    ) -> list[AnyRecord]:
        """Ask those seats whether something shall be done that nobody may do alone."""
        return agreement.propose(self, seat, what, voters, about)

    def vote(self, seat: int, agreed: bool) -> list[AnyRecord]:
        """Answer what was proposed."""
        return agreement.vote(self, seat, agreed)

    # -- time

    def flag(self, at: float) -> BotSat | Ended | None:
        """A bot takes over for whoever has run out of time, or they have lost."""
        return timekeeping.flag(self, at)

    def stand(self, since: float, until: float) -> Stood | None:
        """The server was away between these moments; None if no clock lost time, or if it is recorded already."""
        return timekeeping.stand(self, since, until)

    def pause(self) -> Paused:
        return timekeeping.pause(self)

    def resume(self) -> Resumed:
        return timekeeping.resume(self)

    # -- running the table

    def close(self) -> Closed:
        must_be_open(self)
        return Closed()

    def allow_spectators(self, allowed: bool) -> list[Watchable]:
        """Let others look on, or no longer; of a finished game, too. Nothing if it is so already."""
        must_be_open(self)
        return [] if allowed == self.spectators else [Watchable(spectators=allowed)]

    def hurry(self, speed: Speed) -> list[Hurried]:
        """How fast bots shall act. Nothing if they do already."""
        must_be_open(self)
        return [] if speed == self.bots else [Hurried(speed=speed)]

    # -- conditions that others ask for, too

    def must_be_current(self, expected_seq: int) -> None:
        """Refuse a request that was made before the last record."""
        conditions.must_be_current(self, expected_seq)

    def must_be_asked(self, seat: int) -> None:
        """Refuse if it is not this seat that must decide now."""
        conditions.must_be_asked(self, seat)

    def must_be_legal(self, seat: int, action: Any) -> None:
        """Refuse an action that the rules of the game do not allow to the seat."""
        conditions.must_be_legal(self, seat, action)

    def must_have_somebody(self, seat: int) -> None:
        """Refuse if no person sits there."""
        conditions.must_be_somebodys(self, seat)

    # -- following records

    def follow(self, entry: Entry) -> None:
        """Let a record take effect. Records come from a table's own requests: they are trusted."""
        if entry.seq != self.seq + 1:
            raise Drift(f"record {entry.seq} cannot follow record {self.seq}")
        said = entry.record.notice(self.names(), len(self.story))
        if self.stopped is not None:
            following.look_on(self, entry.record, entry)
        else:
            following.take_effect(self, entry.record, entry)
        self.entries.append(entry)
        if said is not None:
            self.notices.append(Notice(entry.seq, said))

    def follow_if_possible(self, entry: Entry) -> None:
        """Follow a record of long ago. If it does not fit any more the game stops before it, and can be looked at."""
        try:
            self.follow(entry)
        except Exception as error:
            logger.error("the game stops at record %d: %s", entry.seq, error)
            self.stop(Text(STOPPED_AT, {"n": entry.seq}), entry)
            self.follow(entry)

    def stop(self, why: Text, entry: Entry | None = None) -> None:
        """The game cannot go on: whatever is recorded besides can be looked at."""
        self.clock.stop(entry.at if entry is not None else 0.0)
        self.stopped = why
        self.forget_request()
        self.notices.append(Notice(self.seq + 1, Text("table-stopped", {"why": why})))
        if len(self.game.actions) != len(self.story):
            self.game = self.game.at(len(self.story))

    def forget_request(self) -> None:
        self.undo_asked, self.agreed = None, set()

    def forget_proposal(self) -> None:
        self.proposal, self.votes = None, set()

    def start_clock(self, at: float, *, anew: bool = False) -> None:
        """The clock of the deciding seat runs, unless a bot sits there."""
        seat = self.deciding
        if anew and seat is not None:
            self.clock.asked(seat)
        self.clock.start(None if seat is None or self.seats[seat].bot else seat, at)

    # -- for people

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def waiting_for(self) -> list[Text]:
        """Whom the game waits for."""
        return [] if self.deciding is None else [player(self.deciding)]


# -- opening


def open_table(
    game: str,
    players: int,
    *,
    seats: list[Seat] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    at: float = 0.0,
    **more: Any,
) -> Table:
    """A new table with all options filled in; a `Problem` says what is wrong with them."""
    ruleset = find(game)
    chosen = dict(options or {})
    must_be_data(ruleset, chosen)
    setup = Setup(players=players, options=ruleset.complete(chosen), seed=seed)
    seats = [Seat(name="") for _ in range(players)] if seats is None else seats
    table = Table(TableSetup(game=game, rules=ruleset.version, setup=setup, seats=seats, **more), at)
    must_know_bots(ruleset, [table.begin.fallback, *(seat.bot for seat in seats if seat.bot)])
    return table
