"""The board (§3): hexes, places and lines as small integers, with the tables the rules look things up in.

Hexes are numbered by q, then r, so that their numbers are also their canonical order.
"""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.hexes import STEPS, direction_to, label

OPEN: Final = -1
#: No board reaches further than this from hex (0, 0).
FAR: Final = 999

START: Final = 0
CITY: Final = 1
TOWN: Final = 2
PLACE_KINDS: Final = ("start", "city", "town")


class Place:
    """A starting town, a city or a railway town: its name, its kind and its hex."""

    def __init__(self, name: str, kind: int, hex: int) -> None:
        self.name = name
        self.kind = kind
        self.hex = hex


class Line:
    """A railway company: id, name, colour and the place it starts from."""

    def __init__(self, id: str, name: str, colour: str, start: int) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.start = start


class Board:
    """A printed board. Never changes during a game; every state of it refers to the same object."""

    def __init__(
        self,
        title: str,
        schema: str,
        reconstruction: bool,
        coordinates: list[tuple[int, int]],
        labels: list[str],
        places: list[Place],
        lines: list[Line],
        industries: list[str],
        investments: list[list[int]],
        stations_each: int = 7,
        tiles: int = 60,
        passengers: int = 9,
        provenance: str = "",
        coast: str = "",
    ) -> None:
        """`investments` holds for every city, in board order, how many tokens of each industry it has."""
        self.title = title
        self.schema = schema
        self.reconstruction = reconstruction
        #: What somebody says of a board of their own, and the coast that it is drawn on, if it is one of ours.
        self.provenance = provenance
        self.coast = coast
        self.coordinates = coordinates
        self.labels = labels
        self.places = places
        self.lines = lines
        self.industries = industries
        self.stations_each = stations_each
        self.tiles = tiles
        self.passengers = passengers

        self.size = len(coordinates)
        self.line_ids = [line.id for line in lines]
        self.hex_of: dict[tuple[int, int], int] = {}
        for number, coordinate in enumerate(coordinates):
            self.hex_of[coordinate] = number

        #: Place on each hex, or OPEN.
        self.place_at = [OPEN] * self.size
        for number, place in enumerate(places):
            self.place_at[place.hex] = number
        #: Places that are cities, in board order; `city_of` is the way back.
        self.cities = [number for number, place in enumerate(places) if place.kind == CITY]
        self.city_names = [places[number].name for number in self.cities]
        self.city_of = [-1] * len(places)
        for city, number in enumerate(self.cities):
            self.city_of[number] = city
        #: Tokens printed for each city and industry, flat.
        self.tokens: list[int] = []
        for counts in investments:
            self.tokens.extend(counts)
        #: Hex of each line's starting town.
        self.start_hex = [places[line.start].hex for line in lines]
        #: The starting town of which line, by hex; -1 elsewhere.
        self.start_of = [-1] * self.size
        for number, hex in enumerate(self.start_hex):
            self.start_of[hex] = number

        #: Six neighbours of each hex, flat; -1 is off the board.
        self.neighbour: list[int] = []
        #: The neighbours that exist, hex by hex.
        self.around: list[list[int]] = []
        #: Places next to each hex, as a set of bits.
        self.places_next_to: list[int] = []
        for q, r in coordinates:
            near = 0
            present: list[int] = []
            for dq, dr in STEPS:
                other = self.hex_of.get((q + dq, r + dr), -1)
                self.neighbour.append(other)
                if other >= 0:
                    present.append(other)
                    if self.place_at[other] != OPEN:
                        near |= 1 << self.place_at[other]
            self.around.append(present)
            self.places_next_to.append(near)
        #: The hexes of the board in front of something on a hex that faces a direction: hex * 6 + direction.
        self.ahead: list[list[int]] = []
        for hex in range(self.size):
            for facing in range(6):
                three = [self.neighbour[hex * 6 + (facing + turn) % 6] for turn in (5, 0, 1)]
                self.ahead.append([other for other in three if other >= 0])
        #: The picks of its hexes, by what is picked there: made when they are first offered.
        self.picks: dict[str, dict[int, str]] = {}
        #: What makes this board once more: a function and its arguments. Pickles hold no more than that.
        self.origin: tuple[Any, tuple[Any, ...]] = (None, ())
        #: The same without places, as hex * 6 + direction of whoever has come there, to look several hexes ahead.
        self.onward: list[list[int]] = []
        for hex in range(self.size):
            for facing in range(6):
                self.onward.append(self._onward(hex, facing))
        remember(self)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return self.origin

    def _onward(self, hex: int, facing: int) -> list[int]:
        found: list[int] = []
        for turn in (5, 0, 1):
            direction = (facing + turn) % 6
            other = self.neighbour[hex * 6 + direction]
            if other >= 0 and self.place_at[other] == OPEN:
                found.append(other * 6 + direction)
        return found

    def number(self, q: int, r: int) -> int:
        """The number of a hex. Off the board there are numbers too, from `size` on, so that they can be refused."""
        found = self.hex_of.get((q, r), -1)
        if found >= 0:
            return found
        return self.size + (_clamp(q) + FAR) * (2 * FAR + 1) + _clamp(r) + FAR

    def coordinate(self, hex: int) -> tuple[int, int]:
        """The way back from `number`."""
        if 0 <= hex < self.size:
            return self.coordinates[hex]
        code = hex - self.size
        return code // (2 * FAR + 1) - FAR, code % (2 * FAR + 1) - FAR

    def label(self, hex: int) -> str:
        return self.labels[hex] if 0 <= hex < self.size else label(*self.coordinate(hex))

    def direction(self, hex: int, to: int) -> int:
        """The direction of a neighbour, on the board or off it; -1 if the hexes do not touch."""
        q, r = self.coordinate(hex)
        to_q, to_r = self.coordinate(to)
        return direction_to(q, r, to_q, to_r)


def _clamp(number: int) -> int:
    return max(-FAR, min(FAR, number))


def places_in(bits: int) -> list[int]:
    """The places of a set of bits, in board order."""
    places: list[int] = []
    while bits:
        places.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return places


#: The first boards of this process, two at most.
_boards: list[Board] = []


def remember(board: Board) -> None:
    if len(_boards) < 2 and all(board.labels != other.labels for other in _boards):
        _boards.append(board)


def only_board() -> Board | None:
    """The board that everything in this process is about; None once there were several.

    Actions hold numbers of hexes and lines. Where only one board can be meant, `repr` can say their names.
    """
    return _boards[0] if len(_boards) == 1 else None
