"""A tile drawn from its data: cardboard, track, circles, small stations, value and label. Lettering stays upright."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.engine.scene import Shape
from roundhouse.games.e1862.map.atlas import CITY, EDGES, LABEL_NAMES
from roundhouse.games.e1862.map.tiles import COLOUR, COLOUR_NAMES, SLOTS, TILE_KIND, TILE_LABEL, VALUE, exits, segments
from roundhouse.games.e1862.present.drawing.geometry import Point, corners, edge_middle, middle_of_track, towards
from roundhouse.games.e1862.present.drawing.pen import line, polygon, town_track

#: Tiles are cardboard and stay light in the dark theme: what stands on them has fixed inks.
INK: Final = "#1B1A17"
PAPER: Final = "#FFFBF0"

SLOT: Final = 33.0
SMALL: Final = 15.0
#: Where the circles of a station lie.
SLOT_PLACES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.0, 0.0),),
    2: ((-34.0, 0.0), (34.0, 0.0)),
    3: ((0.0, -38.0), (-34.0, 20.0), (34.0, 20.0)),
    4: ((-34.0, -34.0), (34.0, -34.0), (-34.0, 34.0), (34.0, 34.0)),
}
#: Corners for value and label: angle, and the edges on both sides of it; the first without track is taken.
VALUE_CORNERS: Final = ((300, 3, 4), (240, 2, 3), (60, 5, 0), (120, 0, 1), (0, 4, 5), (180, 1, 2))
LOWER: Final = (60, 120)


def moved(points: tuple[Point, ...], at: Point) -> list[Point]:
    return [(x + at[0], y + at[1]) for x, y in points]


def tile_base(tile: int, turn: int, at: Point) -> Iterator[Shape]:
    """Cardboard and track, which runs lie above."""
    yield Shape(path=polygon(corners(at, 0.985)), fill=f"tile-{COLOUR_NAMES[COLOUR[tile]]}", stroke=INK, width=2.0)
    paths = track_paths(tile, turn, at)
    # Crossings: each track with its casing lies above the one before.
    groups = ["".join(paths)] if TILE_KIND[tile] == CITY else paths
    for path in groups:
        yield Shape(path=path, stroke=PAPER, width=19.0)
        yield Shape(path=path, stroke=INK, width=12.5)
        yield Shape(path=path, stroke=PAPER, width=4.5, dash=(4.0, 5.0))


def track_paths(tile: int, turn: int, at: Point) -> list[str]:
    if TILE_KIND[tile] == CITY:
        ways = exits(tile, turn)
        return [line(at, edge_middle(edge, at)) for edge in range(EDGES) if ways >> edge & 1]
    return [town_track(*edges_of(segment), at) for segment in segments(tile, turn)]


def edges_of(segment: int) -> tuple[int, int]:
    """The two edges of a segment, the lower first."""
    first = (segment & -segment).bit_length() - 1
    return first, segment.bit_length() - 1


def tile_stations(tile: int, turn: int, small: int, at: Point) -> Iterator[Shape]:
    """Circles or small stations, value and label: what lies above runs."""
    if TILE_KIND[tile] == CITY:
        yield from circles(SLOTS[tile], at)
        yield from value_disc(tile, turn, at)
        yield from label(tile, turn, at)
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
        plate = polygon(around)
        yield Shape(path=plate, fill=PAPER, stroke=INK, width=2 * SLOT + 14, cap="round")
        yield Shape(path=plate, fill=PAPER, stroke=PAPER, width=2 * SLOT + 5, cap="round")
    for x, y in places:
        yield Shape(circle=(x, y, SLOT), fill=PAPER, stroke=INK, width=5.0)


def _corner(tile: int, turn: int, place: int) -> float:
    """The angle of a corner for lettering: those without track on either side first; `place` 0 is the best.

    Under four circles the name fills the lower corners.
    """
    ways = exits(tile, turn)
    between = [(ways >> before & 1) + (ways >> after & 1) == 2 for _, before, after in VALUE_CORNERS]
    taken = [SLOTS[tile] == 4 and angle in LOWER for angle, _, _ in VALUE_CORNERS]
    ordered = sorted(range(len(VALUE_CORNERS)), key=lambda number: (taken[number], between[number], number))
    return float(VALUE_CORNERS[ordered[place]][0])


def _lettering(tile: int, turn: int, place: int, at: Point) -> Point:
    """Clear of the circles; in the lower corners clear of the name, too, which stands under them."""
    angle = _corner(tile, turn, place)
    crowded = SLOTS[tile] == 4 or angle in LOWER
    return towards(angle, 90.0 if crowded else 76.0, at)


def value_disc(tile: int, turn: int, at: Point) -> Iterator[Shape]:
    x, y = _lettering(tile, turn, 0, at)
    yield Shape(circle=(x, y, 15.0), fill=PAPER, stroke=INK, width=2.5)
    yield Shape(text=str(VALUE[tile]), at=(x, y + 6.0), face="figure", size=17.0, fill=INK)


def label(tile: int, turn: int, at: Point) -> Iterator[Shape]:
    if TILE_LABEL[tile]:
        x, y = _lettering(tile, turn, 1, at)
        yield Shape(text=LABEL_NAMES[TILE_LABEL[tile]], at=(x, y + 7.0), face="figure", size=21.0, fill=INK)
