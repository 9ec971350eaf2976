"""A tile drawn from its data: cardboard, track, circles, small stations, value and label. Lettering stays upright."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.engine.outlines import move_through, polygon
from roundhouse.engine.scene import Shape
from roundhouse.games.e1862.map.atlas import CITY, EDGES, LABEL_NAMES
from roundhouse.games.e1862.map.tiles import COLOUR, COLOUR_NAMES, SLOTS, TILE_KIND, TILE_LABEL, VALUE, exits, segments
from roundhouse.games.e1862.present.drawing.geometry import Point, corners, edge_middle, middle_of_track, towards
from roundhouse.games.e1862.present.drawing.track import town_track

#: Tiles are cardboard and stay light in the dark theme: what stands on them has fixed inks.
INK: Final = "#1B1A17"
PAPER: Final = "#FFFBF0"

SLOT: Final = 27.0
SMALL: Final = 15.0
#: Where the circles of a station lie: one over two, two over two and a little up, so that the name has room below.
SLOT_PLACES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.0, 0.0),),
    2: ((-29.0, 0.0), (29.0, 0.0)),
    3: ((0.0, -38.0), (-29.0, 12.0), (29.0, 12.0)),
    4: ((-29.0, -36.0), (29.0, -36.0), (-29.0, 22.0), (29.0, 22.0)),
}
#: How much wider the plate of several circles is than the circles.
RIM: Final = 10.0
#: Corners for value and label: angle, and the edges on both sides of it. Those at the top come first, the name stands
#: below; among them the one with less track.
VALUE_CORNERS: Final = ((300, 3, 4), (240, 2, 3), (0, 4, 5), (180, 1, 2))
VALUE_AWAY: Final = 74.5
#: Four circles reach further into the corners.
CROWDED_AWAY: Final = 82.0
VALUE_SIZE: Final = 19.0
VALUE_DISC: Final = 15.5


def moved(points: tuple[Point, ...], at: Point) -> list[Point]:
    return [(x + at[0], y + at[1]) for x, y in points]


def tile_base(tile: int, turn: int, at: Point) -> Iterator[Shape]:
    """Cardboard and track, which runs lie above."""
    yield Shape(path=polygon(corners(at, 0.985)), fill=f"tile-{COLOUR_NAMES[COLOUR[tile]]}", stroke=INK, width=2.0)
    paths = track_paths(tile, turn, at)
    # Crossings: each track with its casing lies above the one before.
    groups = ["".join(paths)] if TILE_KIND[tile] == CITY else paths
    for path in groups:
        yield Shape(path=path, stroke=PAPER, width=21.0)
        yield Shape(path=path, stroke=INK, width=14.0)
        yield Shape(path=path, stroke=PAPER, width=5.0, dash=(4.0, 5.0))


def track_paths(tile: int, turn: int, at: Point) -> list[str]:
    if TILE_KIND[tile] == CITY:
        ways = exits(tile, turn)
        return [move_through([at, edge_middle(edge, at)]) for edge in range(EDGES) if ways >> edge & 1]
    return [town_track(*edges_of(segment), at) for segment in segments(tile, turn)]


def edges_of(segment: int) -> tuple[int, int]:
    """The two edges of a segment, the lower first."""
    first = (segment & -segment).bit_length() - 1
    return first, segment.bit_length() - 1


def tile_stations(tile: int, turn: int, small: int, at: Point) -> Iterator[Shape]:
    """Circles or small stations: what lies above runs."""
    if TILE_KIND[tile] == CITY:
        yield from circles(SLOTS[tile], at)
        return
    pieces = segments(tile, turn)
    for segment in pieces:
        if segment & small == segment:
            x, y = small_place(segment, len(pieces), at)
            yield Shape(circle=(x, y, SMALL), fill=INK, stroke=PAPER, width=5.0)


def small_place(segment: int, pieces: int, at: Point) -> Point:
    """Where a small station stands: half-way, or off the middle where straight tracks cross."""
    a, b = edges_of(segment)
    if (b - a) % 6 == 3 and pieces > 1:
        end = edge_middle(a, at)
        return at[0] + (end[0] - at[0]) * 0.42, at[1] + (end[1] - at[1]) * 0.42
    return middle_of_track(a, b, at)


def circles(slots: int, at: Point) -> Iterator[Shape]:
    places = moved(SLOT_PLACES[slots], at)
    if slots > 1:
        # The plate that makes several circles one station.
        around = [places[0], places[1], places[3], places[2]] if slots == 4 else places
        yield Shape(path=polygon(around), fill=INK, stroke=INK, width=2 * SLOT + RIM, cap="round")
    for x, y in places:
        yield Shape(circle=(x, y, SLOT), fill=PAPER, stroke=INK if slots == 1 else "none", width=4.0)


def _corner(tile: int, turn: int, place: int) -> float:
    """The angle of a corner for lettering: the upper ones first, that with less track before the other."""
    ways = exits(tile, turn)
    track = [(ways >> before & 1) + (ways >> after & 1) for _, before, after in VALUE_CORNERS]
    ordered = sorted(range(len(VALUE_CORNERS)), key=lambda number: (number > 1, track[number], number))
    return float(VALUE_CORNERS[ordered[place]][0])


def _lettering(tile: int, turn: int, place: int) -> Point:
    """Clear of the circles, seen from the middle of the tile."""
    return towards(_corner(tile, turn, place), CROWDED_AWAY if SLOTS[tile] == 4 else VALUE_AWAY)


def value_place(tile: int, turn: int) -> Point:
    return _lettering(tile, turn, 0)


def value_disc(tile: int, at: Point = (0.0, 0.0)) -> Iterator[Shape]:
    yield Shape(circle=(*at, VALUE_DISC), fill=PAPER, stroke=INK, width=2.0)
    yield Shape(text=str(VALUE[tile]), at=(at[0], at[1] + 0.35 * VALUE_SIZE), face="figure", size=VALUE_SIZE, fill=INK)


def tile_letters(tile: int, turn: int, at: Point) -> Iterator[Shape]:
    """Value and label as printed: for a tile that lies by itself."""
    if TILE_KIND[tile] == CITY:
        x, y = value_place(tile, turn)
        yield from value_disc(tile, (at[0] + x, at[1] + y))
        yield from label(tile, turn, at)


def label(tile: int, turn: int, at: Point) -> Iterator[Shape]:
    if TILE_LABEL[tile]:
        x, y = _lettering(tile, turn, 1)
        where = (at[0] + x, at[1] + y + 7.0)
        yield Shape(text=LABEL_NAMES[TILE_LABEL[tile]], at=where, face="figure", size=21.0, fill=INK)
