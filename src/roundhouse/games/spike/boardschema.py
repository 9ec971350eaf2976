"""The schema of a board file: which fields it has, and of what kind. What they mean is checked in boardfile.py."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

#: Longer texts fit nowhere, and would be sent along with everything that is offered.
Short = Annotated[str, msgspec.Meta(max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
#: What a thing is called in files and picks, where signs such as `.` `:` `;` `=` `>` and `,` stand between such names.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\w-]+\Z")]
#: What is paid, scored or counted. Whatever they add up to in a game, every browser can hold it.
Positive = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
#: Where something stands; far beyond any map nothing can be drawn.
Place = Annotated[float, msgspec.Meta(ge=-1e5, le=1e5)]
Size = Annotated[float, msgspec.Meta(gt=0, le=1e5)]
#: Counts of one colour are kept in six bits.
Few = Annotated[int, msgspec.Meta(ge=1, le=60)]

#: The ways of a train are listed, and each further space has up to ten times as many.
Speed = Annotated[int, msgspec.Meta(ge=1, le=5)]
Level = Annotated[int, msgspec.Meta(ge=1, le=8)]


class Node(msgspec.Struct, frozen=True):
    id: Id
    type: Literal["city", "junction"]
    x: Place
    y: Place
    name: Short = ""
    commodity: Short = ""


class Segment(msgspec.Struct, frozen=True):
    id: Id
    a: Name
    b: Name
    colour: Name


class Commodity(msgspec.Struct, frozen=True):
    id: Id


class Colour(msgspec.Struct, frozen=True):
    """`hex` is how a colour is painted that the printed game does not have: `#2f6db5`."""

    id: Id
    hex: object = ""

    @property
    def paint(self) -> str:
        return self.hex if isinstance(self.hex, str) and re.fullmatch("#[0-9A-Fa-f]{6}", self.hex) else ""


class Delivery(msgspec.Struct, frozen=True):
    city: Name
    pay: Positive


class ContractFace(msgspec.Struct, frozen=True):
    card: Id
    face: Literal["A", "B"]
    commodity: Name
    deliveries: list[Delivery]


class Destination(msgspec.Struct, frozen=True):
    city: Name
    value: Positive


class Route(msgspec.Struct, frozen=True):
    id: Id
    start: Name
    destinations: list[Destination]


class Market(msgspec.Struct, frozen=True):
    rows: list[Positive]
    columns: Positive


class Locomotive(msgspec.Struct, frozen=True):
    levels: Annotated[list[Speed], msgspec.Meta(min_length=1)]


class Part(msgspec.Struct, frozen=True):
    levels: Annotated[list[Level], msgspec.Meta(min_length=1)]


class Parts(msgspec.Struct, frozen=True):
    locomotive: Locomotive
    tender: Part
    freight_car: Part
    upgrade_cost: list[Positive]


class RailDeck(msgspec.Struct, frozen=True):
    copies_per_colour: Few
    removed_per_colour: dict[str, Count] = {}


class Deal(msgspec.Struct, frozen=True):
    """`contracts_per_player` is by number of players, written as a text."""

    tracks_per_player: Few
    starting_hand: Positive
    face_up_rail_cards: Positive
    contracts_per_player: dict[str, Positive]


class Canvas(msgspec.Struct, frozen=True):
    width: Size
    height: Size


class Title(msgspec.Struct, frozen=True):
    id: Literal["spike"]
    title: Short = "Spike"


class BoardFile(msgspec.Struct, frozen=True):
    """Everything a program needs to set up and play."""

    schema_version: Literal[1]
    game: Title
    canvas: Canvas
    setup: Deal
    rail_deck: RailDeck
    market: Market
    train_parts: Parts
    commodities: Annotated[list[Commodity], msgspec.Meta(min_length=1)]
    rail_colours: Annotated[list[Colour], msgspec.Meta(min_length=2)]
    nodes: Annotated[list[Node], msgspec.Meta(min_length=1)]
    edges: Annotated[list[Segment], msgspec.Meta(min_length=1)]
    contracts: list[ContractFace]
    routes: list[Route]
    provenance: dict[str, object] | Annotated[str, msgspec.Meta(max_length=4000)] = {}
    coast: object = ""
