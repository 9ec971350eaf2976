"""What lies on the map: tiles, small stations and station markers, as flat lists that a game state can hold too."""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.state import pack_fields, restored
from roundhouse.games.e1862.map.atlas import CITY, KIND, LONDON_TERMINALS, NONE, SIZE
from roundhouse.games.e1862.map.tiles import SLOTS

#: Places for markers per hex: up to four circles of a tile, and last the place beside them (R7.2-d).
PLACES_PER_HEX: Final = 5
BESIDE_PLACE: Final = 4


class Board:
    """Tiles and markers on the map, as lists of small integers."""

    #: Number of the tile on a track hex, or NONE (nothing but the print).
    tile: list[int]
    #: By how many sixths of a circle it is turned.
    turn: list[int]
    #: Mask of the edges of those town segments, as they lie, that have a small station, printed or placed.
    small: list[int]
    #: `5 * hex + place`: company in that circle, or NONE; place 4 is the home marker beside a full tile (R7.2-d).
    #: A home marker on the printed city of an empty hex (R7.2-b) stands in place 0.
    markers: list[int]
    #: Company with a terminal in that of the four slots, or NONE.
    london: list[int]

    def __init__(self) -> None:
        self.tile = [NONE] * SIZE
        self.turn = [0] * SIZE
        self.small = [0] * SIZE
        self.markers = [NONE] * (PLACES_PER_HEX * SIZE)
        self.london = [NONE] * LONDON_TERMINALS

    # -- made of the declarations above; `make fields` writes it

    #: Fields that are kept with the game.
    kept: ClassVar[tuple[str, ...]] = (
        "tile", "turn", "small", "markers", "london",
    )  # fmt: skip

    def copy(self) -> Board:
        """An independent copy; what is given is shared."""
        other = Board.__new__(Board)
        other.tile = self.tile[:]
        other.turn = self.turn[:]
        other.small = self.small[:]
        other.markers = self.markers[:]
        other.london = self.london[:]
        return other

    def __copy__(self) -> Board:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Board:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        given = ()
        fields = pack_fields(self, Board.kept)
        return restored, (Board, given, fields)

    # -- to here

    def has_marker(self, hex: int, company: int) -> bool:
        """Whether the company has a marker on the hex, be it beside the circles."""
        first = PLACES_PER_HEX * hex
        for place in range(first, first + PLACES_PER_HEX):
            if self.markers[place] == company:
                return True
        return False

    def free_place(self, hex: int) -> int:
        """The first free circle of the tile on a hex, or NONE."""
        tile = self.tile[hex]
        if tile == NONE:
            return NONE
        for place in range(SLOTS[tile]):
            if self.markers[PLACES_PER_HEX * hex + place] == NONE:
                return place
        return NONE

    def is_blocked(self, hex: int, company: int) -> bool:
        """Whether all circles of the city are taken by other companies (R7.4-c)."""
        return KIND[hex] == CITY and self.free_place(hex) == NONE and not self.has_marker(hex, company)

    def has_terminal(self, company: int) -> bool:
        """Whether the company has a terminal in London (R7.4-e)."""
        return company in self.london
