"""Views: what a reader sees of a table, as structs. `projection.py` makes them, and they travel as they are."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from roundhouse.engine.outcome import Outcome
from roundhouse.engine.text import Text

# -- the table now


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there: a person, a bot, a bot for somebody who is away, or nobody yet."""

    name: str
    bot: str
    open: bool
    away: bool
    resigned: bool = False


class DecisionView(msgspec.Struct, frozen=True, kw_only=True):
    """Who must decide what, by which rule."""

    seat: int
    kind: str
    rule: str


class PickName(msgspec.Struct, frozen=True, kw_only=True):
    """What a pick is called in a sentence, and how somebody would type it."""

    name: Text
    label: Text | str


class PathName(msgspec.Struct, frozen=True, kw_only=True):
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


class OutcomeView(Outcome, frozen=True, kw_only=True):
    """How the game ended. `unit` is the key of the words that say `n` of what is scored: points, pounds, dollars."""

    unit: str


class OpenedView(msgspec.Struct, frozen=True, kw_only=True):
    """What the commitment was made of: the chance of a game that is over."""

    seed: int
    given: dict[str, Any] | None
    position: dict[str, Any] | None
    salt: str
    #: 256 bits from which all chance was drawn; absent in games from a seed.
    secret: str | msgspec.UnsetType = msgspec.UNSET


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
    #: Where the last pick of a path is called otherwise than it is in `names`.
    named: list[PathName]
    view: dict[str, Any]
    clock: ClockView
    undo: UndoView | None
    #: Whether this seat can take its last action back: "free", "ask" (the others have to agree), or not at all.
    can_undo: Literal["free", "ask", ""]
    outcome: OutcomeView | None
    commitment: str
    opened: OpenedView | None


# -- what happened


class ToldView(msgspec.Struct, frozen=True, kw_only=True):
    """One action: as data, as a sentence, and what it caused, as far as the reader may know it."""

    seq: int
    seat: int
    action: dict[str, Any]
    text: Text
    events: list[Text]


class HappenedView(msgspec.Struct, frozen=True, kw_only=True):
    """One record of a table: an action, or a notice of something else. Neither for actions taken back since."""

    seq: int
    told: ToldView | None
    notice: Text | None


class PositionView(msgspec.Struct, frozen=True, kw_only=True):
    """The position after so many actions."""

    actions: int
    view: dict[str, Any]
    prompt: Text
    told: ToldView | None


class RefusedView(msgspec.Struct, frozen=True, kw_only=True):
    """Why something cannot be done: the rule of the game that stands against it, in a sentence."""

    rule: str
    text: Text
