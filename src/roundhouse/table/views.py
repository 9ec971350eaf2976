"""Views: what a reader sees of a table, as structs. `projection.py` makes them, and they travel as they are."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from roundhouse.engine.outcome import Outcome
from roundhouse.engine.panel import Cell
from roundhouse.engine.text import Text
from roundhouse.table.agreement import Offer
from roundhouse.table.records import Ending, Proposal, Speed

# -- the table now


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there: a person, a program from outside, a bot, a bot for somebody who is away, or nobody yet."""

    name: str
    bot: str
    open: bool
    away: bool
    resigned: bool = False
    program: bool = False
    #: Has no account: anybody could call themselves so.
    guest: bool = False
    #: Has said that the game may begin.
    ready: bool = False
    #: Whoever sat there has left for good or has brought the game along: somebody else may sit down.
    free: bool = False
    #: Whoever sat there has deleted their account; the name is empty.
    former: bool = False
    #: The colour of the seat, from 1 on: no other has it.
    colour: int = 0


class DecisionView(msgspec.Struct, frozen=True, kw_only=True):
    """Who must decide what, by which rule."""

    seat: int
    kind: str
    rule: str
    #: Told to that seat alone: the picks that end its turn, where nothing else is left to it that matters.
    ending: list[str] = []
    #: Likewise: the pick that declines or ends, where there is one.
    passing: str = ""


class PickName(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What a pick is called in a sentence, how somebody would type it, and how it is drawn in a list."""

    name: Text
    label: Text | str
    cells: tuple[Cell, ...] = ()


class VerbView(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be done in a turn: what it brings, and the first picks that begin it; none: not now."""

    id: str
    name: Text
    brings: Text
    asks: Text
    key: str
    begins: list[str]


class PathName(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What the last of several picks is called after those before it."""

    picks: list[str]
    name: Text


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds left for every seat; `running` is the seat that is thinking."""

    kind: Literal["none", "day", "live"]
    running: int | None
    remaining: list[float] | None


class UndoView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to take actions back until `to` remain; who has agreed so far."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class ProposalView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody (null: the host, who does not sit there) asks the others for something; who has agreed so far."""

    seat: int | None
    what: Proposal
    text: Text
    agreed: list[int]
    waiting: list[int]


class EndedView(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended that its rules have not ended; `seat` has given up."""

    why: Ending
    seat: int | None


class OutcomeView(Outcome, frozen=True, kw_only=True):
    """How the game ended. `unit` is the key of the words that say `n` of what is scored: points, pounds, dollars."""

    unit: str


class OpenedView(msgspec.Struct, frozen=True, kw_only=True):
    """What the seal, `commitment`, was made of: the chance of a game that is over."""

    seed: int
    given: dict[str, Any] | None
    position: dict[str, Any] | None
    salt: str
    #: 256 bits from which all chance was drawn; absent in games from a seed.
    secret: str | msgspec.UnsetType = msgspec.UNSET


class LessonView(msgspec.Struct, frozen=True, kw_only=True):
    """How far a lesson has come: its step, counted from 0, and what the coach does.

    `wrong` is the number of what the coach objects, 0 for whatever is not typical; `path` are the picks of an answer.
    """

    id: str
    step: int
    state: Literal["asking", "waiting", "wrong", "reached"]
    wrong: int
    path: list[str]


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that is solved at a table, and how it stands; what is asked and proven tells `GET …/puzzle`."""

    id: str
    state: Literal["asking", "waiting", "right", "wrong"]


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat (null: a spectator) sees it."""

    seq: int
    actions: int
    game: str
    rules: int
    title: str
    options: dict[str, Any]
    practice: bool
    hints: bool
    seat: int | None
    seats: list[SeatView]
    #: The seats of whoever asks.
    yours: list[int]
    begun: bool
    paused: bool
    closed: bool
    over: bool
    decision: DecisionView | None
    prompt: Text
    #: The picks of every legal action, if it is this seat's turn, and what each pick is called.
    picks: list[list[str]]
    names: dict[str, PickName]
    #: The paths whose last pick has another name than in `names`.
    named: list[PathName]
    #: What can be done in this turn, to be chosen first.
    verbs: list[VerbView]
    view: dict[str, Any]
    clock: ClockView
    undo: UndoView | None
    #: Whether this seat can take its last action back: "free", "ask" (the others have to agree), or not at all.
    can_undo: Literal["free", "ask", ""]
    #: What somebody has proposed to the others, and what whoever looks can ask of them now.
    proposal: ProposalView | None
    offers: list[Offer]
    #: Does everybody sit, and is asked whether the game may begin?
    gathered: bool
    #: How fast bots act where somebody looks on.
    bots: Speed
    ended: EndedView | None
    outcome: OutcomeView | None
    commitment: str
    opened: OpenedView | None
    #: At a table where somebody learns: how far they have come.
    lesson: LessonView | None = None
    #: At a table where somebody solves a puzzle: how it stands.
    puzzle: PuzzleView | None = None


# -- what happened


class ToldView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One action: as data, as a sentence, and what it caused, as far as the reader may know it."""

    seq: int
    seat: int
    action: dict[str, Any]
    text: Text
    events: list[Text]
    #: Nothing worth a line of the log: somebody passed, or ended their turn, and nothing came of it.
    quiet: bool = False


class HappenedView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One record of a table: an action, or a notice of something else. Neither for actions taken back since."""

    seq: int
    told: ToldView | None
    notice: Text | None


class PositionView(msgspec.Struct, frozen=True, kw_only=True):
    """The position after so many actions."""

    actions: int
    #: The record after which the table was so.
    seq: int
    view: dict[str, Any]
    #: Who had to decide what there.
    decision: DecisionView | None
    prompt: Text
    told: ToldView | None


class RefusedView(msgspec.Struct, frozen=True, kw_only=True):
    """Why something cannot be done: the rule of the game that stands against it, in a sentence."""

    rule: str
    text: Text
