"""A table: one played game, made of its set-up and its records. No network, no database, no clock of its own.

Whoever keeps a table asks it for the record that a request leads to (`act`, `undo`, `sit`, …), keeps that record, and
lets the table `follow` it. Two tables that follow the same records are in the same state.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Literal, NamedTuple

import msgspec

from roundhouse.bots.ladder import UnknownBot
from roundhouse.engine.decision import Violation
from roundhouse.engine.registry import find, find_under
from roundhouse.engine.rules import AnyRules, BadNotation
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text, player
from roundhouse.game import Game
from roundhouse.saves import modern
from roundhouse.seats import Seat
from roundhouse.table import agreement, ending, following, gathering, undo
from roundhouse.table.checks import must_be_data, must_know_bots
from roundhouse.table.clock import Clock, ClockRules
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
from roundhouse.table.refusal import Code, TableRefusal
from roundhouse.table.story import Notice, Told, tell

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
    #: Makes the commitment to the seed unguessable.
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


class CarriedOut(NamedTuple):
    """An action that was carried out on a copy of the state: its record, and what the record leads to."""

    record: Acted
    action: Any
    state: Any
    told: Told


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
        return self.started and not any(seat.open for seat in self.seats)

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

    # -- acting

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
        """The entry that a request with the same key has led to before."""
        return self.entries[self.keys[seat, key] - 1] if key and (seat, key) in self.keys else None

    def take(self, seat: int, action: Any, key: str = "", by: Decider = "player") -> Acted:
        """The record of an action that has been read and checked.

        The action is carried out here, once, on a copy of the state; following the record takes the result over.
        """
        self._must_be_played_by(seat, by)
        game = self.game
        written = game.write(action)
        state = game.ruleset.copy(game.state)
        told = tell(game, action, state, self.seq + 1, by, written)
        record = Acted(seat=seat, action=written, digest=game.ruleset.digest(state), key=key, by=by)
        # Only one of the requests made at this point can become the next record.
        self.carried_out = {told.seq: CarriedOut(record, action, state, told)}
        return record

    def result_of(self, record: Acted) -> CarriedOut:
        """What the next record leads to. It is carried out only if it was not already."""
        known = self.carried_out.get(self.seq + 1)
        if known is not None and known.record is record:
            return known
        game = self.game
        action, state = game.read(record.action), game.ruleset.copy(game.state)
        told = tell(game, action, state, self.seq + 1, record.by, game.write(action))
        return CarriedOut(record, action, state, told)

    def read(self, seat: int, action: Mapping[str, Any]) -> Any:
        """The action that a seat wants to take now, as the game knows it; a refusal if it cannot take it."""
        self.must_be_asked(seat)
        return self.read_legal(seat, action)

    def read_legal(self, seat: int, action: Mapping[str, Any]) -> Any:
        """The action, if the rules of the game allow it to the seat, whatever else is going on at the table."""
        try:
            chosen = self.game.read(action)
        except BadNotation as error:
            raise TableRefusal("malformed", error.text) from None
        self.must_be_legal(seat, chosen)
        return chosen

    def must_be_legal(self, seat: int, action: Any) -> None:
        """Refuse an action that the rules of the game do not allow to the seat."""
        violation = self.game.why_not(action, seat)
        if violation is not None:
            raise self._refused("illegal", violation)

    def must_be_asked(self, seat: int) -> None:
        """Refuse if it is not this seat that must decide now."""
        self._must_be_going_on()
        game = self.game
        decision = game.decision
        if decision is None or self.ended is not None:
            raise self._is_over()
        if seat != decision.seat:
            # Asked with an action that is legal in itself, the game can only answer that it is another seat's turn.
            violation = game.why_not(game.ruleset.neutral(game.state), seat)
            assert violation is not None
            raise self._refused("wrong_seat", violation)

    def _refused(self, code: Code, violation: Violation) -> TableRefusal:
        """The refusal of an action that the game does not allow, in the game's own words."""
        game = self.game
        return TableRefusal(code, game.ruleset.say_violation(game.state, violation), violation.rule)

    def _is_over(self) -> TableRefusal:
        """The rule that has ended the game is the one that forbids to take the last action once more."""
        actions = self.game.actions
        violation = self.game.why_not(actions[-1]) if actions and self.ended is None else None
        return TableRefusal("over", Text("table-over")) if violation is None else self._refused("over", violation)

    def _must_be_played_by(self, seat: int, by: Decider) -> None:
        """People do not play for the bot that stands in for them, nor bots for people."""
        bot = self.seats[seat].bot
        if bot and by in ("player", "standing"):
            raise TableRefusal("not_allowed", Text("table-bot-plays", {"bot": bot}))
        if not bot and by == "bot":
            raise TableRefusal("not_allowed", Text("table-person-plays"))

    # -- taking back

    def undo(self, seat: int, expected_seq: int) -> TakenBack | UndoAsked:
        """Take back the seat's last action, and whatever came after it; ask the others where that is not free.

        Bots answer faster than anybody can click: what only they have done since does not make the wish outdated.
        """
        if not undo.only_bots_since(self, expected_seq):
            self.must_be_current(expected_seq)
        self._must_be_seat(seat)
        self._must_be_going_on()
        if self.ended is not None:
            raise self._is_over()
        if self.undo_asked is not None:
            raise TableRefusal("not_allowed", Text("table-undo-pending", {"player": player(self.undo_asked.seat)}))
        to = undo.target(self, seat)
        if to is None:
            raise TableRefusal("nothing_to_undo", Text("table-nothing-to-undo"))
        if undo.is_free(self, seat, to) or not undo.to_be_asked(self, seat):
            return TakenBack(seat=seat, to=to)
        return UndoAsked(seat=seat, to=to)

    def answer_undo(self, seat: int, agreed: bool) -> list[UndoAnswered | TakenBack]:
        """Agree to a request to take back, or refuse it. The last one to agree takes the actions back.

        Whoever has asked may withdraw the request by not agreeing to it.
        """
        self._must_be_seat(seat)
        self._must_be_going_on()
        asked = self.undo_asked
        if asked is None:
            raise TableRefusal("nothing_to_undo", Text("table-no-undo-asked"))
        withdraws = not agreed and seat in undo.partners(self, asked.seat)
        if not withdraws and seat not in undo.to_be_asked(self, asked.seat):
            raise TableRefusal("not_allowed", Text("table-not-asked-to-undo"))
        answer = UndoAnswered(seat=seat, agreed=agreed)
        if agreed and not undo.waiting(self, asked, {*self.agreed, seat}):
            return [answer, TakenBack(seat=asked.seat, to=asked.to)]
        return [answer]

    # -- sitting down and getting up

    def sit(
        self, seat: int, owner: str, name: str, program: bool = False, *, guest: bool = False, colour: int = 0
    ) -> list[Sat | Started]:
        """Somebody takes an open seat, or one that has become free."""
        self._must_be_unfinished()
        self._must_be_seat(seat)
        there = self.seats[seat]
        if not there.open and not there.free:
            raise TableRefusal("taken", Text("table-seat-taken", {"player": there.name}))
        if there.free and self._has_sat_elsewhere(seat, owner):
            # They know what nobody else may know.
            raise TableRefusal("not_allowed", Text("table-sat-elsewhere"))
        self._must_be_free_colour(seat, colour)
        return [
            Sat(seat=seat, owner=owner, name=name, program=program, guest=guest, colour=colour),
            *gathering.begun_with(self, {seat}, seat),
        ]

    def choose_colour(self, seat: int, colour: int) -> Coloured:
        """Somebody chooses another colour, before the game begins."""
        self._must_be_unfinished()
        self._must_be_somebodys(seat)
        if self.begun:
            raise TableRefusal("not_allowed", Text("table-colour-late"))
        self._must_be_free_colour(seat, colour)
        return Coloured(seat=seat, colour=colour)

    def _must_be_free_colour(self, seat: int, colour: int) -> None:
        """Nobody has the colour of somebody who has chosen it."""
        for number, other in enumerate(self.seats):
            if colour and number != seat and other.colour == colour:
                raise TableRefusal("taken", Text("table-colour-taken", {"player": other.name}))

    def _has_sat_elsewhere(self, seat: int, owner: str) -> bool:
        """Has somebody seen the game with the eyes of another seat?"""
        sat = {entry.record.owner for entry in self.entries if isinstance(entry.record, Sat)}
        return owner in sat | {each.owner for each in self.begin.seats} and self.seats[seat].owner != owner

    def be_ready(self, seat: int) -> list[Ready | Started]:
        """Somebody says that the game may begin."""
        self._must_be_unfinished()
        self._must_be_somebodys(seat)
        return gathering.ready(self, seat)

    def remove(self, seat: int) -> Left:
        """The host asks somebody to get up, before the game has begun."""
        self._must_be_unfinished()
        self._must_be_somebodys(seat)
        return gathering.remove(self, seat)

    def leave(self, seat: int) -> Left | BotSat | Ended:
        """Somebody gets up: before the game the seat is open again, later a bot stands in or the game ends."""
        self._must_be_unfinished()
        self._must_be_somebodys(seat)
        return ending.left(self, seat) if self.begun else Left(seat=seat)

    def resign(self, seat: int) -> BotSat | Ended:
        """Somebody gives up: a bot plays on, to the end, or the game is over."""
        self._must_be_in_play(seat)
        return ending.resigned(self, seat)

    def abort(self, seat: int) -> Ended:
        """Somebody calls the game off before anybody has acted."""
        self._must_be_in_play(seat)
        return ending.abort(self, seat)

    def propose(
        self, seat: int | None, what: Proposal, voters: Sequence[int], about: int | None = None
    ) -> list[AnyRecord]:
        """Ask those seats whether something shall be done that nobody may do alone."""
        self._must_be_unfinished()
        if what == "pause":
            self._must_be_going_on()
        return agreement.propose(self, seat, what, voters, about)

    def vote(self, seat: int, agreed: bool) -> list[AnyRecord]:
        """Answer what was proposed."""
        self._must_be_unfinished()
        self._must_be_somebodys(seat)
        return agreement.vote(self, seat, agreed)

    def hand_to_bot(self, seat: int, bot: str, *, absent: bool = False) -> list[BotSat | Started]:
        """The host gives a seat to a bot: an open one, or that of a person who is known to be absent."""
        self._must_be_unfinished()
        self._must_be_seat(seat)
        if seat in self.people() and not absent:
            raise TableRefusal("not_allowed", Text("table-not-absent", {"player": self.seats[seat].name}))
        try:
            must_know_bots(self.game.ruleset, [bot])
        except UnknownBot as error:
            raise TableRefusal("malformed", error.text) from None
        return [BotSat(seat=seat, bot=bot, why="host"), *gathering.begun_with(self, {seat}, seat)]

    def give_back(self, seat: int) -> Returned:
        """The owner returns and takes over from the bot."""
        self._must_be_unfinished()
        self._must_be_seat(seat)
        if not self.seats[seat].away:
            raise TableRefusal("not_allowed", Text("table-not-away"))
        if self._is_out_of_time(seat):
            raise TableRefusal("not_allowed", Text("table-time-is-over", {"bot": self.seats[seat].bot}))
        return Returned(seat=seat)

    # -- time

    def flag(self, at: float) -> BotSat | Ended | None:
        """A bot takes over for whoever has run out of time, or they have lost."""
        seat = self.clock.flagged(at)
        return None if seat is None else ending.flagged(self, seat)

    def _is_out_of_time(self, seat: int) -> bool:
        """Has the seat no time left for what it was asked last? A bot answers that, or nobody would ever run out."""
        answered = max((told.seq for told in self.story if told.seat == seat), default=0)
        since = [entry.record for entry in self.entries[answered:]]
        return self.clock.left[seat] <= 0 and any(isinstance(each, BotSat) and each.seat == seat for each in since)

    def stand(self, since: float, until: float) -> Stood | None:
        """The server was away between these moments; None if no clock has lost anything by it, or it is known."""
        if self.clock.running is None or self.clock.since >= until:
            return None
        for entry in reversed(self.entries):
            if entry.at < until:
                break
            if isinstance(entry.record, Stood) and entry.record.until >= until:
                return None
        return Stood(since=since, until=until)

    def pause(self) -> Paused:
        self._must_be_unfinished()
        self._must_be_going_on()
        return Paused()

    def resume(self) -> Resumed:
        self._must_be_unfinished()
        if not self.paused:
            raise TableRefusal("not_allowed", Text("table-not-paused"))
        return Resumed()

    def close(self) -> Closed:
        self._must_be_open()
        return Closed()

    def allow_spectators(self, allowed: bool) -> list[Watchable]:
        """Let others look on, or no longer; of a finished game, too. Nothing if it is so already."""
        self._must_be_open()
        return [] if allowed == self.spectators else [Watchable(spectators=allowed)]

    def hurry(self, speed: Speed) -> list[Hurried]:
        """How fast bots shall act. Nothing if they do already."""
        self._must_be_open()
        return [] if speed == self.bots else [Hurried(speed=speed)]

    # -- what requests have in common

    def must_be_current(self, expected_seq: int) -> None:
        """Asked before anything else: who is too late is told that, and not what has changed meanwhile."""
        if expected_seq != self.seq:
            raise TableRefusal("stale", Text("table-stale", {"expected": expected_seq, "seq": self.seq}))

    def _must_be_open(self) -> None:
        if self.closed:
            raise TableRefusal("closed", Text("table-closed"))

    def _must_be_playable(self) -> None:
        self._must_be_open()
        if self.stopped is not None:
            raise TableRefusal("stopped", Text("table-stopped", {"why": self.stopped}))

    def _must_be_unfinished(self) -> None:
        self._must_be_playable()
        if self.over:
            raise self._is_over()

    def _must_be_going_on(self) -> None:
        self._must_be_playable()
        if self.paused:
            raise TableRefusal("paused", Text("table-paused"))
        if not self.begun and not self.over:
            raise TableRefusal("not_begun", Text("table-not-begun"))

    def _must_be_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableRefusal("malformed", Text("table-no-such-seat", {"seat": seat}))

    def _must_be_somebodys(self, seat: int) -> None:
        """A person must be sitting there."""
        self._must_be_seat(seat)
        if seat not in self.people():
            raise TableRefusal("not_allowed", Text("table-nobody-there"))

    def must_have_somebody(self, seat: int) -> None:
        """Refuse if no person sits there."""
        self._must_be_somebodys(seat)

    def _must_be_in_play(self, seat: int) -> None:
        """A person must be sitting there, in a game that has begun."""
        self._must_be_unfinished()
        self._must_be_somebodys(seat)
        if not self.begun:
            raise TableRefusal("not_begun", Text("table-not-begun"))

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
