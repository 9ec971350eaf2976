"""The map of the Eastern Counties: sea, coast, ports, red areas, hexes and barriers. Drawn once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from roundhouse.engine.outlines import move_through, polygon, rectangle
from roundhouse.engine.scene import Shape
from roundhouse.games.e1862.map.atlas import (
    AREA_AT,
    AREA_KIND,
    AREA_VALUES,
    AREAS,
    BARRIERS,
    EDGES,
    HEXES,
    NONE,
    OUTER_AT,
    PORT,
    SIZE,
    value_column,
)
from roundhouse.games.e1862.map.datafile import read
from roundhouse.games.e1862.present.drawing.geometry import Point, centre, corners, edge_line, edge_middle

Box = tuple[float, float, float, float]

#: Cropped to the hexes: of the sea and the red areas only what carries a value.
FRAME: Final[Box] = (-176.0, -72.0, 1558.0, 1313.0)
WATER_LINES: Final = (4.0, 8.0, 14.0, 23.0, 36.5)
FADING: Final = 0.14
LINING: Final = 1.1

#: Name on the map, and where it stands; its three values stand under it.
AREA_LABELS: Final[dict[str, tuple[str, Point]]] = {
    "port_lynn": ("The Wash", (300.0, 62.0)),
    "port_wells": ("Wells", (600.0, -44.0)),
    "port_cromer": ("Cromer", (768.0, 32.0)),
    "port_yarmouth": ("Yarmouth", (1205.0, 344.0)),
    "port_lowestoft": ("Lowestoft", (1200.0, 632.0)),
    "port_denmark": ("Denmark", (1075.0, 947.0)),
    "port_holland": ("Holland", (872.0, 1142.0)),
    "midlands": ("Midlands", (-20.0, 338.0)),
    "west": ("The West", (-20.0, 858.0)),
    "london": ("London", (229.0, 1190.0)),
}
AREA_SIZE: Final = 25.0
#: They stay where they are however small the map is: ten pixels on a small laptop.
AREA_VALUE_SIZE: Final = 23.0
CELL: Final = (40.0, 28.0)


@cache
def coast() -> tuple[str, Box]:
    """The outline of the land, and the box that the data cover."""
    data: dict[str, Any] = read("coast")
    rings = [ring for land in data["land"] for ring in (land["ring"], *land.get("holes", []))]
    left, top, right, bottom = data["frame"]
    return "".join(polygon((x, y) for x, y in ring) for ring in rings), (left, top, right - left, bottom - top)


def ground() -> Iterator[Shape]:
    """Everything that never changes, from below."""
    yield from sea()
    yield Shape(path="@land", fill="land-off")
    yield from outer_hexes()
    for hex in range(SIZE):
        yield Shape(path=polygon(corners(centre(hex))), fill="tile-blank", stroke="hex-line", width=2.0)
    yield Shape(path="@land", stroke="coast", width=1.3, hairline=True)
    yield from entrances()


def sea() -> Iterator[Shape]:
    yield Shape(path=rectangle(*coast()[1]), fill="sea")
    for number, distance in reversed(list(enumerate(WATER_LINES))):
        strength = round(1 - FADING * number, 2)
        yield Shape(path="@land", stroke="sea-line", width=2 * distance + LINING, hairline=True, opacity=strength)
        yield Shape(path="@land", stroke="sea", width=2 * distance, hairline=True)


def outer_hexes() -> Iterator[Shape]:
    """Red land hatched, sea hexes with a dashed rim."""
    ports = {
        OUTER_AT[place] for place in range(EDGES * SIZE) if AREA_AT[place] != NONE and AREA_KIND[AREA_AT[place]] == PORT
    }
    for hex in range(SIZE, len(HEXES)):
        outline = polygon(corners(centre(hex)))
        if hex in ports or HEXES[hex] in ("E0", "G2"):
            yield Shape(path=outline, fill="port", opacity=0.55)
            yield Shape(path=outline, stroke="sea-ink", width=1.0, hairline=True, dash=(5.0, 4.0), opacity=0.6)
        else:
            yield Shape(path=outline, fill="offboard")
            yield Shape(path=outline, fill="barrier", pattern="hatch", opacity=0.35)


def entrances() -> Iterator[Shape]:
    """Short ends of track where areas can be reached."""
    for place in range(EDGES * SIZE):
        if AREA_AT[place] != NONE:
            hex, edge = divmod(place, EDGES)
            start = edge_middle(edge, centre(hex))
            middle = centre(OUTER_AT[place])
            end = (start[0] + (middle[0] - start[0]) * 0.3, start[1] + (middle[1] - start[1]) * 0.3)
            yield Shape(path=move_through([start, end]), stroke="#FFFBF0", width=17.0)
            yield Shape(path=move_through([start, end]), stroke="#1B1A17", width=11.0)


def barriers() -> Iterator[Shape]:
    for hex in range(SIZE):
        for edge in range(EDGES):
            if BARRIERS[hex] >> edge & 1 and HEXES[hex] == "F13":
                yield Shape(path=move_through(edge_line(edge, centre(hex))), stroke="barrier", width=11.0, cap="round")


def area_values(phase: int) -> Iterator[Shape]:
    """Names of the areas with their three values, that of the phase in brass."""
    present = value_column(phase)
    width, height = CELL
    for area, name in enumerate(AREAS):
        label, (x, y) = AREA_LABELS[name]
        port = AREA_KIND[area] == PORT
        face, ink = ("sea", "sea-ink") if port else ("land", "board-ink")
        yield Shape(text=label, at=(x, y), face=face, size=AREA_SIZE, fill=ink)
        for column, value in enumerate(AREA_VALUES[area]):
            at = (x + (column - 1) * width, y + 12.0 + height / 2)
            cell = rectangle(at[0] - width / 2, at[1] - height / 2, width, height)
            paint = "#E9A92B" if column == present else "#FFFBF0"
            yield Shape(path=cell, fill=paint, stroke="#1B1A17", width=2.0)
            foot = at[1] + 0.35 * AREA_VALUE_SIZE
            yield Shape(text=str(value), at=(at[0], foot), face="figure", size=AREA_VALUE_SIZE, fill="#1B1A17")
