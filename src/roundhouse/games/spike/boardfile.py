"""Board files: reading and checking one, with errors that name the city, segment or card and say what is wrong."""

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

from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike import file_problems
from roundhouse.games.spike.board import MOST_COLOURS, PARTS, Board, City, Contract, Route
from roundhouse.games.spike.boardschema import BoardFile, ContractFace
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
    try:
        shape = msgspec.convert(dict(data), BoardFile)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        raise BadSetup(_where(data, place.strip("`.")), file_problems.of_form(what)) from None
    board = _Reader(shape).read()
    board.origin = (read_board, (data,))
    return board


def _where(data: Mapping[str, Any], place: str) -> Text:
    """The entry that a path such as `nodes[3].x` leads to, by its own name if it has one."""
    found = re.match(r"(\w+)\[(\d+)\]", place)
    if found:
        entry = data[found[1]][int(found[2])]
        if isinstance(entry, dict) and isinstance(name := entry.get("id", entry.get("card")), str):
            return Text("file-entry", {"field": place, "name": name})
    return Text("file-field", {"field": place}) if place else Text("file-whole")


def _bad(where: Text, key: str, **args: Arg) -> BadSetup:
    return BadSetup(where, Text(key, args))


def _field(name: str) -> Text:
    return Text("file-field", {"field": name})


class _Reader:
    """Checks a board file from the ground up: goods, colours, cities, segments, then cards, then how they fit."""

    def __init__(self, data: BoardFile) -> None:
        self.data = data
        self.goods = [entry.id for entry in data.commodities]
        self.good_of = {good: number for number, good in enumerate(self.goods)}
        self.colours = [entry.id for entry in data.rail_colours]
        self.nodes = {node.id: number for number, node in enumerate(data.nodes)}
        self.cities = {node.id: node for node in data.nodes if node.type == "city"}

    def read(self) -> Board:
        for field, most in MOST.items():
            if len(getattr(self.data, field)) > most:
                raise _bad(_field(field), "file-many", most=most, found=len(getattr(self.data, field)))
        _different("commodities", self.goods)
        _different("rail_colours", self.colours)
        if len(self.colours) > MOST_COLOURS:
            raise _bad(_field("rail_colours"), "file-many-colours", most=MOST_COLOURS)
        if TIME in self.colours:
            raise _bad(Text("file-entry", {"field": "rail_colours", "name": TIME}), "file-time-colour")
        self._check_nodes()
        self._check_segments()
        self._check_counts()
        contracts = self._contracts()
        routes = [self._route(entry) for entry in self.data.routes]
        _different("routes", [route.id for route in routes])
        self._check_cards(contracts, routes)
        return self._build(contracts, routes)

    # -- the map

    def _check_nodes(self) -> None:
        _different("nodes", [node.id for node in self.data.nodes])
        if len(self.cities) < 2:
            raise _bad(_field("nodes"), "file-few-cities")
        if len(self.cities) > MOST_CITIES:
            raise _bad(_field("nodes"), "file-many", most=MOST_CITIES, found=len(self.cities))
        _different("nodes.name", [city.name for city in self.cities.values()])
        for id, city in self.cities.items():
            where = Text("file-city", {"city": id})
            if not city.name.strip():
                raise _bad(where, "file-no-text", field="name")
            if city.commodity not in self.good_of:
                raise _bad(where, "file-no-commodity", found=repr(city.commodity), known=", ".join(self.goods))

    def _check_segments(self) -> None:
        _different("edges", [segment.id for segment in self.data.edges])
        for segment in self.data.edges:
            where = Text("file-segment", {"segment": segment.id})
            for end in (segment.a, segment.b):
                if end not in self.nodes:
                    raise _bad(where, "file-no-node", found=repr(end))
            if segment.a == segment.b:
                raise _bad(where, "file-loop", node=segment.a)
            if segment.colour not in self.colours:
                raise _bad(where, "file-no-colour", found=repr(segment.colour), known=", ".join(self.colours))
            if segment.id in self.nodes:
                raise _bad(where, "file-node-and-segment")
        self._check_joins()

    def _check_joins(self) -> None:
        """Not too many segments meet in one place, and every city is joined to the others."""
        near: dict[str, list[str]] = {node: [] for node in self.nodes}
        for segment in self.data.edges:
            near[segment.a].append(segment.b)
            near[segment.b].append(segment.a)
        for node, ends in near.items():
            if len(ends) > MOST_MEETING:
                raise _bad(
                    Text("file-entry", {"field": "nodes", "name": node}), "file-many-segments", most=MOST_MEETING
                )
        self._check_reachable(near)

    def _check_reachable(self, near: Mapping[str, list[str]]) -> None:
        """Every city can be joined to every other one."""
        first = next(iter(self.cities))
        reached, ahead = {first}, [first]
        while ahead:
            more = [node for node in near[ahead.pop()] if node not in reached]
            reached.update(more)
            ahead.extend(more)
        for city in self.cities:
            if city not in reached:
                raise _bad(Text("file-city", {"city": city}), "file-unreachable")

    def _check_counts(self) -> None:
        data = self.data
        rows = data.market.rows
        if sorted(rows) != list(range(1, len(rows) + 1)):
            raise _bad(_field("market.rows"), "file-rows")
        if len(rows) * data.market.columns != len(self.goods):
            raise _bad(_field("market"), "file-market", places=len(rows) * data.market.columns, goods=len(self.goods))
        for name in PARTS:
            levels = getattr(data.train_parts, name).levels
            if len(levels) != len(data.train_parts.upgrade_cost) + 1:
                raise _bad(_field(f"train_parts.{name}"), "file-levels", n=len(data.train_parts.upgrade_cost) + 1)
            if any(after <= before for before, after in pairwise(levels)):
                raise _bad(_field(f"train_parts.{name}.levels"), "file-levels-fall")
        for players in PLAYERS:
            self._check_deal(players)

    def _check_deal(self, players: int) -> None:
        deal = self.data.setup
        each = deal.contracts_per_player.get(str(players))
        where = _field(f"setup.contracts_per_player.{players}")
        if each is None or each * players > len(self.goods):
            raise _bad(where, "file-contracts-each", players=players, goods=len(self.goods))
        if each > MOST_CONTRACTS:
            raise _bad(where, "file-most", bound=MOST_CONTRACTS)
        cards = len(self.colours) * max(0, self._copies(players))
        needed = players * deal.starting_hand + deal.face_up_rail_cards + 1
        if cards < needed:
            raise _bad(_field("rail_deck"), "file-few-cards", players=players, found=cards, needed=needed)

    def _copies(self, players: int) -> int:
        deck = self.data.rail_deck
        return deck.copies_per_colour - deck.removed_per_colour.get(str(players), 0)

    # -- the cards

    def _city(self, id: str, where: Text) -> int:
        if id not in self.cities:
            raise _bad(where, "file-no-city", found=repr(id))
        return self.nodes[id]

    def _contracts(self) -> list[Contract]:
        """Cards in the order of their first faces; each has a face A and a face B for the same commodity (K-31)."""
        faces: dict[str, dict[str, ContractFace]] = {}
        for entry in self.data.contracts:
            where = Text("file-card", {"card": f"{entry.card} {entry.face}"})
            if entry.face in faces.setdefault(entry.card, {}):
                raise _bad(where, "file-face-twice")
            if entry.commodity not in self.good_of:
                raise _bad(where, "file-no-commodity", found=repr(entry.commodity), known=", ".join(self.goods))
            if not entry.deliveries:
                raise _bad(where, "file-no-deliveries")
            faces[entry.card][entry.face] = entry
        return [self._contract(card, pair) for card, pair in faces.items()]

    def _contract(self, card: str, pair: dict[str, ContractFace]) -> Contract:
        where = Text("file-card", {"card": card})
        if len(pair) != 2:
            raise _bad(where, "file-one-face")
        if pair["A"].commodity != pair["B"].commodity:
            raise _bad(where, "file-two-commodities", first=pair["A"].commodity, second=pair["B"].commodity)
        cities: list[list[int]] = []
        pays: list[list[int]] = []
        for face in ("A", "B"):
            side = Text("file-card", {"card": f"{card} {face}"})
            cities.append([self._city(delivery.city, side) for delivery in pair[face].deliveries])
            pays.append([delivery.pay for delivery in pair[face].deliveries])
            _once(side, [delivery.city for delivery in pair[face].deliveries])
        return Contract(card, self.good_of[pair["A"].commodity], cities, pays)

    def _route(self, entry: RouteEntry) -> Route:
        where = Text("file-card", {"card": entry.id})
        if not entry.destinations:
            raise _bad(where, "file-no-destinations")
        _once(where, [entry.start, *(destination.city for destination in entry.destinations)])
        destinations = [self._city(destination.city, where) for destination in entry.destinations]
        values = [destination.value for destination in entry.destinations]
        return Route(entry.id, self._city(entry.start, where), destinations, values)

    def _check_cards(self, contracts: list[Contract], routes: list[Route]) -> None:
        asked_for = {card.commodity for card in contracts}
        for number, name in enumerate(self.goods):
            if number not in asked_for:
                raise _bad(_field("contracts"), "file-no-card", commodity=name)
        if len(routes) < MOST_ROUTES * PLAYERS[-1]:
            raise _bad(_field("routes"), "file-few-routes", needed=MOST_ROUTES * PLAYERS[-1], found=len(routes))

    # -- all together

    def _build(self, contracts: list[Contract], routes: list[Route]) -> Board:
        data, deal = self.data, self.data.setup
        parts = data.train_parts
        everybody = range(PLAYERS[-1] + 1)
        copies = data.rail_deck.copies_per_colour
        return Board(
            title=data.game.title,
            reconstruction="reconstruct" in json.dumps(data.provenance),
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
            contracts=contracts,
            routes=routes,
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


def _different(field: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise _bad(Text("file-entry", {"field": field, "name": name}), "file-twice")
        seen.add(name)


def _once(where: Text, cities: list[str]) -> None:
    """No city is listed twice on a card, and not too many are."""
    if len(cities) > MOST_LISTED:
        raise _bad(where, "file-many", most=MOST_LISTED, found=len(cities))
    seen: set[str] = set()
    for city in cities:
        if city in seen:
            raise _bad(where, "file-city-twice", city=city)
        seen.add(city)
