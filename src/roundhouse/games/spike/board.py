"""The board and its cards (§1): nodes, segments, commodities, contracts and routes as small integers.

A space of the trains (a city, or a segment with track) is one number: nodes come first, then segments.
"""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.games.spike.atlas import Atlas
from roundhouse.games.spike.budget import FOREIGN

NONE: Final = -1

# Parts of a train (SK-1.1-g).
LOCOMOTIVE: Final = 0
TENDER: Final = 1
FREIGHT_CAR: Final = 2
PARTS: Final = ("locomotive", "tender", "freight_car")

#: Faces of contract cards.
FACES: Final = ("A", "B")

#: Bits that one colour takes in a number that counts cards of every colour.
COLOUR_BITS: Final = 6
COLOUR_MASK: Final = 63
#: Farther than any two nodes of a board are apart: no way leads there.
UNREACHED: Final = 999
#: More colours would not fit into a small integer.
MOST_COLOURS: Final = 9


class City:
    """A city: its node, its name and what it supplies."""

    def __init__(self, id: str, name: str, node: int, commodity: int) -> None:
        self.id = id
        self.name = name
        self.node = node
        self.commodity = commodity


class Contract:
    """A contract card: for each of its two faces, the cities that pay (as nodes) and what they pay."""

    def __init__(self, id: str, commodity: int, cities: list[list[int]], pays: list[list[int]]) -> None:
        self.id = id
        self.commodity = commodity
        self.cities = cities
        self.pays = pays

    def pay(self, face: int, node: int) -> int:
        """What a city pays; 0 if it is not listed."""
        cities = self.cities[face]
        for number in range(len(cities)):
            if cities[number] == node:
                return self.pays[face][number]
        return 0


class Route:
    """A route card: the start and the destinations (as nodes) with their values."""

    def __init__(self, id: str, start: int, destinations: list[int], values: list[int]) -> None:
        self.id = id
        self.start = start
        self.destinations = destinations
        self.values = values


class Board:
    """A printed board with its cards. Never changes during a game; every state of it refers to the same object."""

    def __init__(
        self,
        title: str,
        reconstruction: bool,
        nodes: list[str],
        places: list[tuple[float, float]],
        cities: list[City],
        segments: list[str],
        ends: list[tuple[int, int]],
        colours: list[str],
        segment_colour: list[int],
        commodities: list[str],
        contracts: list[Contract],
        routes: list[Route],
        market_rows: int,
        market_columns: int,
        levels: list[list[int]],
        upgrade_cost: list[int],
        copies: int,
        removed: list[int],
        contracts_each: list[int],
        tracks: int,
        hand: int,
        display: int,
        canvas: tuple[float, float],
        provenance: str = "",
        coast: str = "",
        paints: list[str] | None = None,
    ) -> None:
        """`removed` and `contracts_each` are by number of players, from none on."""
        self.title = title
        self.reconstruction = reconstruction
        self.nodes = nodes
        self.places = places
        self.cities = cities
        self.segments = segments
        self.ends = ends
        self.colours = colours
        self.segment_colour = segment_colour
        self.commodities = commodities
        self.contracts = contracts
        self.routes = routes
        self.market_rows = market_rows
        self.market_columns = market_columns
        self.levels = levels
        self.upgrade_cost = upgrade_cost
        self.copies = copies
        self.removed = removed
        self.contracts_each = contracts_each
        self.tracks = tracks
        self.hand = hand
        self.display = display
        self.canvas = canvas
        #: What somebody says of a board of their own, and the coast that it is drawn on, if it is one of ours.
        self.provenance = provenance
        self.coast = coast
        #: How each colour is painted, where the file says so.
        self.paints = paints or [""] * len(colours)

        #: What may be searched on it for what is offered to a player (budget.py).
        self.steps = FOREIGN
        #: A Time card in the deck is the number after the last colour.
        self.time = len(colours)
        self.size = len(nodes)
        self.node_of: dict[str, int] = {}
        for number, name in enumerate(nodes):
            self.node_of[name] = number
        self.segment_of: dict[str, int] = {}
        for number, name in enumerate(segments):
            self.segment_of[name] = number
        #: The city on each node, or NONE at a junction.
        self.city_at = [NONE] * self.size
        #: What each node supplies, or NONE.
        self.supply_at = [NONE] * self.size
        #: The nodes that supply each commodity.
        self.suppliers: list[list[int]] = [[] for _ in commodities]
        for number, city in enumerate(cities):
            self.city_at[city.node] = number
            self.supply_at[city.node] = city.commodity
            self.suppliers[city.commodity].append(city.node)
        #: Segments at each node, and the nodes they lead to, in the order of the segments.
        self.at_node: list[list[int]] = [[] for _ in nodes]
        self.leads_to: list[list[int]] = [[] for _ in nodes]
        #: One card of the segment's colour, as a number that counts cards.
        self.need = [1 << (COLOUR_BITS * colour) for colour in segment_colour]
        for number, (one, other) in enumerate(ends):
            self.at_node[one].append(number)
            self.leads_to[one].append(other)
            self.at_node[other].append(number)
            self.leads_to[other].append(one)
        #: Cards of each commodity, by number.
        self.cards_of: list[list[int]] = [[] for _ in commodities]
        for number, card in enumerate(contracts):
            self.cards_of[card.commodity].append(number)
        self.atlas = Atlas(self.at_node, self.leads_to, self.city_at, self.need)
        self._spans: list[list[int]] = []
        #: What makes this board once more: a function and its arguments. Pickles hold no more than that.
        self.origin: tuple[Any, tuple[Any, ...]] = (None, ())
        remember(self)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return self.origin

    def other_end(self, segment: int, node: int) -> int:
        one, other = self.ends[segment]
        return other if node == one else one

    def touches(self, segment: int, node: int) -> bool:
        one, other = self.ends[segment]
        return node in (one, other)

    def names(self) -> list[list[str]]:
        """Everything that has a number."""
        cards = [card.id for card in self.contracts] + [route.id for route in self.routes]
        return [self.nodes, self.segments, self.colours, self.commodities, cards]

    def spans(self) -> list[list[int]]:
        """The fewest segments between each city and every node, whoever has track there; found when first asked for."""
        if not self._spans:
            self._spans = [self._span(city.node) for city in self.cities]
        return self._spans

    def _span(self, start: int) -> list[int]:
        far = [UNREACHED] * self.size
        far[start] = 0
        ring = [start]
        while ring:
            following: list[int] = []
            for node in ring:
                for to in self.leads_to[node]:
                    if far[to] == UNREACHED:
                        far[to] = far[node] + 1
                        following.append(to)
            ring = following
        return far

    # -- spaces

    def is_segment(self, space: int) -> bool:
        return space >= self.size

    def is_city(self, space: int) -> bool:
        return 0 <= space < self.size and self.city_at[space] != NONE

    def space_name(self, space: int) -> str:
        if space < 0 or space >= self.size + len(self.segments):
            return "?"
        return self.nodes[space] if space < self.size else self.segments[space - self.size]

    def space_named(self, name: str) -> int:
        """A city, junction or segment by its id; any other name is a number that no space has, to be refused."""
        node = self.node_of.get(name, NONE)
        return node if node != NONE else self.size + self.segment_of.get(name, len(self.segments))


#: The first boards of this process, two at most.
_boards: list[Board] = []


def remember(board: Board) -> None:
    if len(_boards) < 2 and all(board.names() != other.names() for other in _boards):
        _boards.append(board)


def only_board() -> Board | None:
    """The board that everything in this process is about; None once there were several.

    Actions hold numbers of spaces and cards. Where only one board can be meant, `repr` can say their names.
    """
    return _boards[0] if len(_boards) == 1 else None
