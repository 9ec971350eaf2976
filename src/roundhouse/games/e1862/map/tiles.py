"""Tiles (§2.3, C-9): what is printed on them, and how they lie when turned.

Masks of edges have bit `e` for edge `e`. A city tile joins all its exits in one large station. A town tile has one to
three segments that do not join (R2.3-c); an edge lies on at most one, so a set of segments is also a mask of edges.
"""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.games.e1862.map.atlas import CITY, EDGES, LABEL_NAMES, NONE, TOWN
from roundhouse.games.e1862.map.datafile import read

YELLOW: Final = 0
GREEN: Final = 1
BROWN: Final = 2
COLOUR_NAMES: Final = ["yellow", "green", "brown"]
ALL_EDGES: Final = 63

_ROWS: Final[list[dict[str, Any]]] = read("tiles")["tiles"]

#: Numbers of the tiles as recorded games write them (`53y` is the 53 with the label Y), and as printed.
TILES: Final[list[str]] = [str(row["tile"]) for row in _ROWS]
TILE: Final[dict[str, int]] = {name: number for number, name in enumerate(TILES)}
TILE_NAMES: Final[list[str]] = [str(row["printed_number"]) for row in _ROWS]
TILE_KIND: Final[list[int]] = [CITY if row["kind"] == "city" else TOWN for row in _ROWS]
COLOUR: Final[list[int]] = [COLOUR_NAMES.index(row["colour"]) for row in _ROWS]
TILE_LABEL: Final[list[int]] = [LABEL_NAMES.index(row["label"] or "") for row in _ROWS]
#: How many of a tile are in the box.
TILE_COUNTS: Final[list[int]] = [int(row["count"]) for row in _ROWS]
#: Circles for station markers and value of the large station; 0 on town tiles.
SLOTS: Final[list[int]] = [int(row.get("slots", 0)) for row in _ROWS]
VALUE: Final[list[int]] = [int(row.get("value", 0)) for row in _ROWS]


def _mask(edges: list[int]) -> int:
    mask = 0
    for edge in edges:
        mask |= 1 << edge
    return mask


#: Per tile: mask of its exits, unturned.
EXITS: Final[list[int]] = [
    _mask(
        [int(edge) for edge in row.get("exits", [])] + [int(edge) for pair in row.get("segments", []) for edge in pair]
    )
    for row in _ROWS
]
#: Per town tile: its segments as masks of two edges, unturned.
SEGMENTS: Final[list[list[int]]] = [[_mask(pair) for pair in row.get("segments", [])] for row in _ROWS]
#: Per town tile: edges of the segments with a printed small station (R7.6.2-b), unturned.
PRINTED_SMALL: Final[list[int]] = [
    _mask([e for pair in row.get("built_in_stations", []) for e in pair]) for row in _ROWS
]


def turned(mask: int, turn: int) -> int:
    """A mask of edges on a tile that is turned by so many sixths of a circle."""
    return ((mask << turn) | (mask >> (EDGES - turn))) & ALL_EDGES


#: At `tile * 6 + turn`: the exits and the segments of a tile as it lies.
_TURNED_EXITS: Final[list[int]] = [turned(EXITS[tile], turn) for tile in range(len(TILES)) for turn in range(EDGES)]
_TURNED_SEGMENTS: Final[list[list[int]]] = [
    [turned(segment, turn) for segment in SEGMENTS[tile]] for tile in range(len(TILES)) for turn in range(EDGES)
]


def exits(tile: int, turn: int) -> int:
    """The edges of the hex that the tile's track runs to."""
    return _TURNED_EXITS[EDGES * tile + turn]


def segments(tile: int, turn: int) -> list[int]:
    """The segments of a town tile as it lies, each a mask of two edges; not to be changed."""
    return _TURNED_SEGMENTS[EDGES * tile + turn]


def _across() -> list[int]:
    """Per tile, turn and edge: the other end of the segment at that edge of a town tile, or NONE."""
    table = [NONE] * (len(TILES) * EDGES * EDGES)
    for tile in range(len(TILES)):
        for turn in range(EDGES):
            for segment in segments(tile, turn):
                for edge in range(EDGES):
                    if segment >> edge & 1:
                        other = segment & ~(1 << edge)
                        table[(tile * EDGES + turn) * EDGES + edge] = other.bit_length() - 1
    return table


#: At `(tile * 6 + turn) * 6 + edge`: the other end of that town segment, or NONE.
ACROSS: Final[list[int]] = _across()


def segment_at(tile: int, turn: int, edge: int) -> int:
    """The town segment at an edge, as a mask of its two edges, or 0."""
    other = ACROSS[(tile * EDGES + turn) * EDGES + edge]
    return 0 if other == NONE else (1 << edge) | (1 << other)


def _same_turns(tile: int) -> list[int]:
    """The turns in which the track of a tile lies as if it were not turned."""
    return [turn for turn in range(EDGES) if sorted(segments(tile, turn)) == sorted(SEGMENTS[tile])]


_SAME_TURNS: Final[list[list[int]]] = [_same_turns(tile) for tile in range(len(TILES))]


def stations_on(tile: int, turn: int, small: int) -> int:
    """Which segments of a town tile have small stations, unturned; equal for tiles that look equal when turned."""
    unturned = turned(small, (EDGES - turn) % EDGES)
    return min([turned(unturned, same) for same in _SAME_TURNS[tile]])


def number_of_segments(mask: int) -> int:
    """How many segments a mask of whole segments holds."""
    return mask.bit_count() // 2
