"""What tables look like from outside, as typed data. Everything is made by the table's projection."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from roundhouse.server.errors import TextData
from roundhouse.server.names import LONGEST_NAME, LONGEST_TITLE

# -- what requests are made of

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
#: A path over half a continent, or a payment with many wild sets, is one pick.
Pick = Annotated[str, msgspec.Meta(max_length=2000)]
Picks = Annotated[list[Pick], msgspec.Meta(max_length=100)]
#: No control characters: names are shown to others, and not every database keeps them.
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
Title = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE, pattern=r"^[^\x00-\x1f\x7f]*$")]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]*$")]
LongText = Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
#: Bytes of a request that may carry a board file; the largest of ours has 90,000.
LARGEST_BOARD = 512 * 1024


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request carries."""


class OfSeat(Body, frozen=True, kw_only=True):
    """A request for one seat."""

    seat: SeatNumber


class Played(OfSeat, frozen=True, kw_only=True):
    """An action of a seat, as data, or as the things that a person picked to say it."""

    action: dict[str, Any] | None = None
    picks: Picks | None = None


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

    name: TextData
    label: TextData | str


class PathName(msgspec.Struct, frozen=True, kw_only=True):
    """What the last of several picks is called after those before it."""

    picks: list[str]
    name: TextData


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds left for every seat; `running` is the seat that is thinking."""

    kind: Literal["none", "day", "live"]
    running: int | None
    remaining: list[float] | None


class AgreedClock(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed on: seconds per decision (`day`), or for the whole game with an increment (`live`)."""

    kind: Literal["none", "day", "live"]
    time: float
    increment: float


class UndoView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to take actions back until `to` remain; who has agreed so far."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class CategoryView(msgspec.Struct, frozen=True, kw_only=True):
    name: TextData
    points: list[int]


class OutcomeView(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended."""

    #: The key of the words that say `n` of what is scored: points, pounds, dollars.
    unit: str
    ended_by: list[TextData]
    categories: list[CategoryView]
    totals: list[int]
    ranks: list[int]
    winners: list[int]


class OpenedView(msgspec.Struct, frozen=True, kw_only=True):
    """What the commitment was made of: the chance of a game that is over."""

    seed: int
    given: dict[str, Any] | None
    position: dict[str, Any] | None
    salt: str


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
    prompt: TextData
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
    text: TextData
    events: list[TextData]


class HappenedView(msgspec.Struct, frozen=True, kw_only=True):
    """One record of a table: an action, or a notice of something else. Neither for actions taken back since."""

    seq: int
    told: ToldView | None
    notice: TextData | None


class PositionView(msgspec.Struct, frozen=True, kw_only=True):
    """The position after so many actions."""

    actions: int
    view: dict[str, Any]
    prompt: TextData
    told: ToldView | None


# -- pictures


class ShapeView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One drawn thing, as `Shape` of the scene."""

    path: str = ""
    circle: tuple[float, float, float] | None = None
    text: str | TextData = ""
    at: tuple[float, float] = (0.0, 0.0)
    face: str = ""
    size: float = 0.0
    anchor: str = "middle"
    turn: float = 0.0
    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    hairline: bool = False
    dash: list[float] = []
    cap: str = "butt"
    join: str = "round"
    opacity: float = 1.0
    clip: str = ""
    pattern: str = ""


class SpriteView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece; the same id in two pictures is the same piece."""

    id: str
    layer: str
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0
    symbol: str = ""
    colour: str = ""
    on: str = ""
    shapes: list[ShapeView] = []
    tip: TextData | None = None
    pick: str = ""
    #: Spots to mark while it is pointed at.
    reach: list[str] = []


class SpotView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place that can be picked."""

    pick: str
    outline: str
    x: float
    y: float
    tip: TextData | None = None


class ArtView(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a picture that stays the same as long as `art` does."""

    ground: list[ShapeView]
    clips: dict[str, str]
    symbols: dict[str, list[ShapeView]]
    spots: list[SpotView]


# -- panels


class CellView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a panel, as `Cell`: swatch, plaque, icon, marks, free places, text, and then `more`."""

    text: TextData | str | int = ""
    #: Seats, drawn as their players' shapes.
    marks: list[int] = []
    #: So many empty circles after the marks.
    free: int = 0
    icon: str = ""
    #: Colour of a line, drawn as a piece of its track.
    swatch: str = ""
    #: Colour that the text stands on.
    plaque: str = ""
    strong: bool = False
    muted: bool = False
    tip: TextData | None = None
    #: What is picked by a click, after the pick of the row.
    pick: str = ""
    #: What else stands in the same field.
    more: list[CellView] = []


class ColumnView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The head of a column: a name, an icon, or a player's shape."""

    name: TextData | str = ""
    icon: str = ""
    seat: int | None = None
    align: Literal["start", "end", "middle"] = "start"
    tip: TextData | None = None


class RowView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row; `concerned` if the pending decision is about it."""

    cells: list[CellView]
    concerned: bool = False
    pick: str = ""


class FactView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A single fact; `bar` is how much of how much."""

    label: TextData
    value: TextData | str | int
    bar: tuple[int, int] | None = None


class PanelView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table beside the board, or a few facts, or both."""

    id: str
    title: TextData
    note: TextData | None = None
    #: A short name for where there is little room.
    tab: TextData | None = None
    #: It comes and goes with a question.
    passing: bool = False
    columns: list[ColumnView] = []
    rows: list[RowView] = []
    facts: list[FactView] = []


class SceneView(msgspec.Struct, frozen=True, kw_only=True):
    """A picture as data. `still` is left out when the reader has said that it has that `art` already."""

    title: TextData
    frame: tuple[float, float, float, float]
    extent: tuple[float, float, float, float] | None
    art: str
    still: ArtView | None
    layers: list[str]
    sprites: list[SpriteView]
    last: list[str]
    chosen: list[str]
    #: The board in lines of text, for those who cannot see it.
    description: list[TextData]
    #: The tables beside the board, and per seat the facts under the player's name.
    panels: list[PanelView]
    sheets: list[list[CellView]]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table."""

    id: str
