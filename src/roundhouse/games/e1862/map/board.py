"""What lies on the map, and a company about to run its trains: all that runs and routes are judged by.

`Board` holds the map as flat lists, which a game state can hold too. `Running` adds what the run of one company needs.
"""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.state import pack_fields, restored
from roundhouse.games.e1862.map.atlas import CITY, HOME, KIND, LONDON_TERMINALS, NONE, SIZE
from roundhouse.games.e1862.map.tiles import SLOTS

#: Places for markers per hex: up to four circles of a tile, and last the place beside them (R7.2-d).
PLACES_PER_HEX: Final = 5
BESIDE: Final = 4

FREIGHT: Final = 0
LOCAL: Final = 1
EXPRESS: Final = 2
TYPE_NAMES: Final = ["freight", "local", "express"]
TYPE_LETTERS: Final = "FLE"
BANDS: Final = "ABCDEFGH"

#: Per band (C-6): hexes that a freight may enter, stops that a local or express scores, and stops that it may visit.
REACH: Final = [1, 2, 3, 5, 6, 7, 8, 9]
SCORES: Final = [2, 2, 3, 4, 4, 5, 5, 6]
VISITS: Final = [2, 3, 3, 4, 5, 5, 6, 6]


def train(kind: int, band: int) -> int:
    """The number of a train: its type and band."""
    return 8 * kind + band


def band_of(train: int) -> int:
    return train & 7


def train_name(train: int) -> str:
    """As players write it: 5F, 2/3L, 4E."""
    kind, band = train >> 3, train & 7
    if kind == FREIGHT:
        return f"{REACH[band]}F"
    stops = str(SCORES[band]) if SCORES[band] == VISITS[band] else f"{SCORES[band]}/{VISITS[band]}"
    return stops + TYPE_LETTERS[kind]


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


class RunRules:
    """The readings of the rules that touch runs; `rulebook` and `site` are the two presets."""

    def __init__(self, site: bool, permanent_from: int = 4) -> None:
        #: Runs meet in any common stop, not only in a large station (R7.8-c, A-18).
        self.meet_anywhere = site
        #: A chain of freights is judged train by train: it may visit a stop twice or join two ports (A-20).
        self.loose_chains = site
        #: Permanent freights that share an end are always linked (R7.8.1-i, A-21).
        self.always_linked = site
        #: First band whose freights are permanent: E, or D in the shorter game (R11.2-c).
        self.permanent_from = permanent_from


def rulebook(permanent_from: int = 4) -> RunRules:
    """Preset `rulebook`."""
    return RunRules(False, permanent_from)


def site(permanent_from: int = 4) -> RunRules:
    """Preset `18xx-games`."""
    return RunRules(True, permanent_from)


class Running:
    """A company about to run: the board, its number, the phase (0 is A), all its trains, its permits, and the rules.

    Trains are numbered `train(kind, band)`; `permits` has bit `kind` for every type the company may run (R7.8-g; all
    three where no permits are used, R11.1-a). `home` is the hex of the home base (R7.8-c).
    """

    def __init__(
        self, board: Board, company: int, phase: int, trains: list[int], permits: int, rules: RunRules, home: int = NONE
    ) -> None:
        self.board = board
        self.company = company
        self.phase = phase
        self.trains = trains
        self.permits = permits
        self.rules = rules
        self.home = HOME[company] if home == NONE else home

    def may_run(self, train: int) -> bool:
        """Whether the company holds the permit for a train of this type (R7.8-g)."""
        return self.permits >> (train >> 3) & 1 == 1
