"""Board files: reading and checking one, with errors that name the city, segment or card and say what is wrong.

What is wrong with one city, segment or card does not hide the others; what is built on them is checked once they are
right.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from roundhouse.engine.boardcheck import BadBoard, Mistakes, is_visible
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike import file_problems
from roundhouse.games.spike.board import MOST_COLOURS, PARTS, Board, City, Contract, Route
from roundhouse.games.spike.boardschema import BoardFile, Colour, ContractFace, Node, Segment
from roundhouse.games.spike.boardschema import Route as RouteEntry
from roundhouse.games.spike.budget import GENEROUS

PLAYERS = range(2, 5)
#: Route cards that everybody is dealt in the advanced game (SK-12.1-b).
MOST_ROUTES = 2
#: In the advanced game every combination of their faces is listed.
MOST_CONTRACTS = 8
#: Where segments meet a train can go on by each of them, and its ways are listed.
MOST_MEETING = 8
#: What is searched, drawn and thought about grows with these. The printed board has 241 nodes, 649 segments, 36 cities.
MOST: Final = {"nodes": 320, "edges": 800, "commodities": 48, "contracts": 200, "routes": 100}
MOST_CITIES: Final = 48
#: Cities that one face of a card may list.
MOST_LISTED: Final = 12
#: The colours that segments and cards can be painted in; another one has to bring its own.
COLOURS: Final = ("white", "blue", "black", "orange", "purple", "brown")
#: The coasts that come with the game, which a board can be drawn on.
COASTS: Final = ("", "america")
#: What decks call the Time cards.
TIME = "time"


@cache
def printed_data() -> dict[str, Any]:
    """The data of the board that comes with the game."""
    data: dict[str, Any] = json.loads(_own("board.json"))
    return data


@cache
def printed_board() -> Board:
    """The board that comes with the game."""
    board = read_board(printed_data())
    board.origin = (printed_board, ())
    board.steps = GENEROUS
    return board


def _own(name: str) -> str:
    return files("roundhouse.games.spike").joinpath(name).read_text("utf-8")


def load_data(path: str | Path) -> dict[str, Any]:
    """The data of a board file on disk."""
    try:
        data = json.loads(Path(path).read_text("utf-8"), parse_constant=_no_constant)
    except OSError as error:
        raise BadSetup(str(path), file_problems.of_file(error)) from None
    except UnicodeDecodeError:
        raise BadSetup(str(path), Text("file-not-text")) from None
    except json.JSONDecodeError as error:
        raise BadSetup(str(path), Text("file-bad-json", {"line": error.lineno, "column": error.colno})) from None
    except (ValueError, RecursionError):
        # NaN and Infinity, which JSON does not have; numbers and nestings that Python refuses.
        raise BadSetup(str(path), Text("file-numbers")) from None
    if not isinstance(data, dict):
        raise BadSetup(str(path), Text("file-not-object"))
    return data


def _no_constant(name: str) -> None:
    """Python reads NaN and Infinity where JSON has no such numbers."""
    raise ValueError(f"{name} is no number")


def read_board(data: Mapping[str, Any]) -> Board:
    """The board of a board file's data; `BadSetup` names the first thing that is wrong."""
    board = _Reader(in_form(data)).read()
    board.origin = (read_board, (data,))
    return board


def check_board(data: Mapping[str, Any]) -> None:
    """What is asked of a board that somebody brings: that of `read_board`, names that can be read, and colours that
    can be painted.

    Games that were begun on other boards go on: there unknown colours are drawn in ink.
    """
    shape = in_form(data)
    _Reader(shape).read()
    if shape.coast not in COASTS:
        known = ", ".join(filter(None, COASTS))
        raise _bad(_field("coast"), "file-no-coast", "coast", found=repr(shape.coast), known=known)
    mistakes = Mistakes()
    mistakes.each(shape.nodes, _check_name)
    mistakes.each(enumerate(shape.rail_colours), _check_colour)
    mistakes.must_be_none()


def _check_name(node: Node) -> None:
    if not is_visible(node.name):
        raise _bad(Text("file-city", {"city": node.id}), "file-unseen", f"node:{node.id}")


def _check_colour(numbered: tuple[int, Colour]) -> None:
    number, colour = numbered
    if colour.id not in COLOURS and not colour.paint:
        where = Text("file-entry", {"field": "rail_colours", "name": colour.id})
        raise _bad(where, "file-unknown-colour", f"rail_colours:{number}", known=", ".join(COLOURS))


def in_form(data: Mapping[str, Any]) -> BoardFile:
    """The data with every field of the right kind; `BadBoard` names the first that is not."""
    try:
        return msgspec.convert(dict(data), BoardFile)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        path = path.strip("`.")
        raise BadBoard(_where(data, path), file_problems.of_form(what), _place(data, path)) from None


def _place(data: Mapping[str, Any], path: str) -> str | None:
    """A path such as `nodes[3].x` as the place of a mistake."""
    found = re.match(r"(\w+)\[(\d+)\]", path)
    if not found:
        return path or None
    name = data[found[1]][int(found[2])]
    id = name.get("id") if isinstance(name, dict) else None
    kind = {"nodes": "node", "edges": "segment"}.get(found[1])
    return f"{kind}:{id}" if kind and isinstance(id, str) and id else f"{found[1]}:{found[2]}"


def _where(data: Mapping[str, Any], place: str) -> Text:
    """The entry that a path such as `nodes[3].x` leads to, by its own name if it has one."""
    found = re.match(r"(\w+)\[(\d+)\]", place)
    if found:
        entry = data[found[1]][int(found[2])]
        if isinstance(entry, dict) and isinstance(name := entry.get("id", entry.get("card")), str):
            return Text("file-entry", {"field": place, "name": name})
    return Text("file-field", {"field": place}) if place else Text("file-whole")


def _bad(where: Text, key: str, place: str | None, **args: Arg) -> BadBoard:
    return BadBoard(where, Text(key, args), place)


def _field(name: str) -> Text:
    return Text("file-field", {"field": name})


class _Reader:
    """Checks a board file from the ground up: goods, colours, cities, segments, then cards, then how they fit."""

    def __init__(self, data: BoardFile) -> None:
        self.data = data
        self.mistakes = Mistakes()
        self.goods = [entry.id for entry in data.commodities]
        self.good_of = {good: number for number, good in enumerate(self.goods)}
        self.colours = [entry.id for entry in data.rail_colours]
        self.nodes = {node.id: number for number, node in enumerate(data.nodes)}
        self.cities = {node.id: node for node in data.nodes if node.type == "city"}
        self.faces: dict[str, dict[str, ContractFace]] = {}
        #: The row of each card's first face.
        self.rows: dict[str, int] = {}
        self.contracts: list[Contract] = []
        self.routes: list[Route] = []

    def read(self) -> Board:
        for field, most in MOST.items():
            if len(getattr(self.data, field)) > most:
                raise _bad(_field(field), "file-many", field, most=most, found=len(getattr(self.data, field)))
        self._check_names()
        self.mistakes.must_be_none()
        self._check_nodes()
        self._check_segments()
        self.mistakes.must_be_none()
        self._check_joins()
        self._check_counts()
        self._read_cards()
        self.mistakes.must_be_none()
        self._check_cards()
        return self._build()

    def _different(self, field: str, names: Iterable[str], kind: str = "") -> None:
        """Nothing of that field is called like something before it."""
        seen: set[str] = set()

        def check(numbered: tuple[int, str]) -> None:
            number, name = numbered
            if name in seen:
                where = Text("file-entry", {"field": field, "name": name})
                raise _bad(where, "file-twice", f"{kind}:{name}" if kind else f"{field}:{number}")
            seen.add(name)

        self.mistakes.each(enumerate(names), check)

    def _check_names(self) -> None:
        self._different("commodities", self.goods)
        self._different("rail_colours", self.colours)
        if len(self.colours) > MOST_COLOURS:
            raise _bad(_field("rail_colours"), "file-many-colours", "rail_colours", most=MOST_COLOURS)
        if TIME in self.colours:
            where, place = (
                Text("file-entry", {"field": "rail_colours", "name": TIME}),
                f"rail_colours:{self.colours.index(TIME)}",
            )
            raise _bad(where, "file-time-colour", place)
        self._different("nodes", [node.id for node in self.data.nodes], "node")
        self._different("edges", [segment.id for segment in self.data.edges], "segment")

    # -- the map

    def _check_nodes(self) -> None:
        if len(self.cities) < 2:
            raise _bad(_field("nodes"), "file-few-cities", "nodes")
        if len(self.cities) > MOST_CITIES:
            raise _bad(_field("nodes"), "file-many", "nodes", most=MOST_CITIES, found=len(self.cities))
        names: set[str] = set()

        def check(city: Node) -> None:
            where, place = Text("file-city", {"city": city.id}), f"node:{city.id}"
            if not city.name.strip():
                raise _bad(where, "file-no-text", place, field="name")
            if city.name in names:
                raise _bad(Text("file-entry", {"field": "nodes.name", "name": city.name}), "file-twice", place)
            names.add(city.name)
            if city.commodity not in self.good_of:
                known = ", ".join(self.goods)
                raise _bad(where, "file-no-commodity", place, found=repr(city.commodity), known=known)

        self.mistakes.each(self.cities.values(), check)

    def _check_segments(self) -> None:
        def check(segment: Segment) -> None:
            where, place = Text("file-segment", {"segment": segment.id}), f"segment:{segment.id}"
            for end in (segment.a, segment.b):
                if end not in self.nodes:
                    raise _bad(where, "file-no-node", place, found=repr(end))
            if segment.a == segment.b:
                raise _bad(where, "file-loop", place, node=segment.a)
            if segment.colour not in self.colours:
                known = ", ".join(self.colours)
                raise _bad(where, "file-no-colour", place, found=repr(segment.colour), known=known)
            if segment.id in self.nodes:
                raise _bad(where, "file-node-and-segment", place)

        self.mistakes.each(self.data.edges, check)

    def _check_joins(self) -> None:
        """Not too many segments meet in one place, and every city is joined to the others."""
        near: dict[str, list[str]] = {node: [] for node in self.nodes}
        for segment in self.data.edges:
            near[segment.a].append(segment.b)
            near[segment.b].append(segment.a)

        def check(node: str) -> None:
            if len(near[node]) > MOST_MEETING:
                where = Text("file-entry", {"field": "nodes", "name": node})
                raise _bad(where, "file-many-segments", f"node:{node}", most=MOST_MEETING)

        self.mistakes.each(near, check)
        self._check_reachable(near)

    def _check_reachable(self, near: Mapping[str, list[str]]) -> None:
        """Every city can be joined to every other one."""
        first = next(iter(self.cities))
        reached, ahead = {first}, [first]
        while ahead:
            more = [node for node in near[ahead.pop()] if node not in reached]
            reached.update(more)
            ahead.extend(more)

        def check(city: str) -> None:
            if city not in reached:
                raise _bad(Text("file-city", {"city": city}), "file-unreachable", f"node:{city}")

        self.mistakes.each(self.cities, check)

    def _check_counts(self) -> None:
        data = self.data
        rows = data.market.rows
        if sorted(rows) != list(range(1, len(rows) + 1)):
            raise _bad(_field("market.rows"), "file-rows", "market.rows")
        if len(rows) * data.market.columns != len(self.goods):
            places = len(rows) * data.market.columns
            raise _bad(_field("market"), "file-market", "market", places=places, goods=len(self.goods))
        for name in PARTS:
            levels, field = getattr(data.train_parts, name).levels, f"train_parts.{name}"
            if len(levels) != len(data.train_parts.upgrade_cost) + 1:
                raise _bad(_field(field), "file-levels", field, n=len(data.train_parts.upgrade_cost) + 1)
            if any(after <= before for before, after in pairwise(levels)):
                raise _bad(_field(f"{field}.levels"), "file-levels-fall", f"{field}.levels")
        self.mistakes.each(PLAYERS, self._check_deal)

    def _check_deal(self, players: int) -> None:
        deal = self.data.setup
        each = deal.contracts_per_player.get(str(players))
        field = f"setup.contracts_per_player.{players}"
        if each is None or each * players > len(self.goods):
            raise _bad(_field(field), "file-contracts-each", field, players=players, goods=len(self.goods))
        if each > MOST_CONTRACTS:
            raise _bad(_field(field), "file-most", field, bound=MOST_CONTRACTS)
        cards = len(self.colours) * max(0, self._copies(players))
        needed = players * deal.starting_hand + deal.face_up_rail_cards + 1
        if cards < needed:
            where = _field("rail_deck")
            raise _bad(where, "file-few-cards", "rail_deck", players=players, found=cards, needed=needed)

    def _copies(self, players: int) -> int:
        deck = self.data.rail_deck
        return deck.copies_per_colour - deck.removed_per_colour.get(str(players), 0)

    # -- the cards

    def _city(self, id: str, where: Text, row: str) -> int:
        if id not in self.cities:
            raise _bad(where, "file-no-city", row, found=repr(id))
        return self.nodes[id]

    def _read_cards(self) -> None:
        """Cards in the order of their first faces; each has a face A and a face B for the same commodity (K-31)."""
        self.mistakes.each(enumerate(self.data.contracts), self._read_face)
        self.mistakes.each(self.faces, self._read_contract)
        self.mistakes.each(enumerate(self.data.routes), self._read_route)
        self._different("routes", [entry.id for entry in self.data.routes])

    def _read_face(self, numbered: tuple[int, ContractFace]) -> None:
        number, entry = numbered
        where, row = Text("file-card", {"card": f"{entry.card} {entry.face}"}), f"contracts:{number}"
        faces = self.faces.setdefault(entry.card, {})
        self.rows.setdefault(entry.card, number)
        if entry.face in faces:
            raise _bad(where, "file-face-twice", row)
        faces[entry.face] = entry
        if entry.commodity not in self.good_of:
            known = ", ".join(self.goods)
            raise _bad(where, "file-no-commodity", row, found=repr(entry.commodity), known=known)
        if not entry.deliveries:
            raise _bad(where, "file-no-deliveries", row)
        _once(where, row, [delivery.city for delivery in entry.deliveries])
        for delivery in entry.deliveries:
            self._city(delivery.city, where, row)

    def _read_contract(self, card: str) -> None:
        pair = self.faces[card]
        where, row = Text("file-card", {"card": card}), f"contracts:{self.rows[card]}"
        if len(pair) < 2:
            raise _bad(where, "file-one-face", row)
        first, second = pair["A"].commodity, pair["B"].commodity
        if first != second:
            raise _bad(where, "file-two-commodities", row, first=first, second=second)
        if self.mistakes.found:
            return
        cities = [[self.nodes[delivery.city] for delivery in pair[face].deliveries] for face in ("A", "B")]
        pays = [[delivery.pay for delivery in pair[face].deliveries] for face in ("A", "B")]
        self.contracts.append(Contract(card, self.good_of[first], cities, pays))

    def _read_route(self, numbered: tuple[int, RouteEntry]) -> None:
        number, entry = numbered
        where, row = Text("file-card", {"card": entry.id}), f"routes:{number}"
        if not entry.destinations:
            raise _bad(where, "file-no-destinations", row)
        _once(where, row, [entry.start, *(destination.city for destination in entry.destinations)])
        destinations = [self._city(destination.city, where, row) for destination in entry.destinations]
        values = [destination.value for destination in entry.destinations]
        self.routes.append(Route(entry.id, self._city(entry.start, where, row), destinations, values))

    def _check_cards(self) -> None:
        asked_for = {card.commodity for card in self.contracts}

        def check(number: int) -> None:
            if number not in asked_for:
                raise _bad(_field("contracts"), "file-no-card", f"commodities:{number}", commodity=self.goods[number])

        self.mistakes.each(range(len(self.goods)), check)
        needed, found = MOST_ROUTES * PLAYERS[-1], len(self.routes)
        if found < needed:
            where = _field("routes")
            self.mistakes.found.append(_bad(where, "file-few-routes", "routes", needed=needed, found=found))
        self.mistakes.must_be_none()

    # -- all together

    def _build(self) -> Board:
        data, deal = self.data, self.data.setup
        parts = data.train_parts
        everybody = range(PLAYERS[-1] + 1)
        copies = data.rail_deck.copies_per_colour
        return Board(
            title=data.game.title,
            # What somebody says of a board of their own is a text: it is theirs, whatever it says.
            reconstruction=isinstance(data.provenance, dict) and "reconstruct" in json.dumps(data.provenance),
            provenance=data.provenance if isinstance(data.provenance, str) else "",
            coast=str(data.coast) if data.coast in COASTS else "",
            paints=[entry.paint for entry in data.rail_colours],
            nodes=[node.id for node in data.nodes],
            places=[(node.x, node.y) for node in data.nodes],
            cities=[
                City(node.id, node.name, self.nodes[node.id], self.good_of[node.commodity])
                for node in self.cities.values()
            ],
            segments=[segment.id for segment in data.edges],
            ends=[(self.nodes[segment.a], self.nodes[segment.b]) for segment in data.edges],
            colours=self.colours,
            segment_colour=[self.colours.index(segment.colour) for segment in data.edges],
            commodities=self.goods,
            contracts=self.contracts,
            routes=self.routes,
            market_rows=len(data.market.rows),
            market_columns=data.market.columns,
            levels=[list(part.levels) for part in (parts.locomotive, parts.tender, parts.freight_car)],
            upgrade_cost=list(parts.upgrade_cost),
            copies=copies,
            removed=[copies - self._copies(players) for players in everybody],
            contracts_each=[deal.contracts_per_player.get(str(players), 0) for players in everybody],
            tracks=deal.tracks_per_player,
            hand=deal.starting_hand,
            display=deal.face_up_rail_cards,
            canvas=(data.canvas.width, data.canvas.height),
        )


def _once(where: Text, row: str, cities: list[str]) -> None:
    """No city is listed twice on a card, and not too many are."""
    if len(cities) > MOST_LISTED:
        raise _bad(where, "file-many", row, most=MOST_LISTED, found=len(cities))
    seen: set[str] = set()
    for city in cities:
        if city in seen:
            raise _bad(where, "file-city-twice", row, city=city)
        seen.add(city)
