"""The ground of the picture: sea, land, lakes, state lines and the rail grid. It depends on the board alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from math import atan2, cos, pi, sin
from typing import Any, Final

import msgspec

from roundhouse.engine.canonical import digest
from roundhouse.engine.ground import FADING, LINING, Box, Ground, around, sea, sheet, spanning, widened
from roundhouse.engine.outlines import Point, move_through, polygon
from roundhouse.engine.scene import Shape, Spot
from roundhouse.engine.text import Text
from roundhouse.games.spike.board import NONE, Board
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.present.drawing.rails import rail_outlines, rail_shapes
from roundhouse.games.spike.present.drawing.scale import JUNCTION, SCALE, middle, nearest, place, trimmed
from roundhouse.games.spike.present.drawing.symbols import symbols

#: The water-lining of lakes.
LAKE_LINES: Final = (4.0, 9.0)

#: The part of the sheet that is shown around a board, in its own units.
MARGIN: Final = 42.0
OFFING: Final = 500.0
SEA_SIZE: Final = 30.0 * SCALE
CAPTION_SIZE: Final = 13.0 * SCALE
#: Half the width of the spot on a segment, and the radius of the one around a city, in units of the board.
SEGMENT_SPOT: Final = 8.0
CITY_SPOT: Final = 36.0
CITY_CORNERS: Final = 12


@lru_cache(maxsize=64)
def ground(board: Board) -> Ground:
    """Drawn once for every board."""
    mapped = bool(board.coast)
    frame = frame_of(board)
    extent = spanning(coast_extent(), frame) if mapped else widened(frame, OFFING * SCALE)
    clips = {**(coast() if mapped else {"land": sheet(frame)}), **rail_outlines(board)}
    shapes = (
        *sea(extent),
        *land(mapped),
        *rail_shapes(board),
        *junctions(board),
        *lettering(board, frame, mapped),
    )
    spots = (*segment_spots(board), *city_spots(board))
    art = digest(msgspec.to_builtins([shapes, clips, symbols(board), spots]))
    return Ground(frame, extent, art, shapes, clips, spots)


# -- sea and land


def land(mapped: bool) -> Iterator[Shape]:
    yield Shape(path="@land", fill="land")
    if mapped:
        yield Shape(path="@states", stroke="border-line", width=1, hairline=True, dash=(5, 3, 1, 3), opacity=0.8)
        yield Shape(path="@lakes", fill="lake")
        for number, distance in reversed(list(enumerate(LAKE_LINES))):
            strength = round(1 - 2.5 * FADING * number, 2)
            wide = 2 * distance + LINING
            yield Shape(path="@lakes", stroke="sea-line", width=wide, hairline=True, opacity=strength, clip="lakes")
            yield Shape(path="@lakes", stroke="lake", width=2 * distance, hairline=True, clip="lakes")
        yield Shape(path="@lakes", stroke="coast", width=1.2, hairline=True)
    yield Shape(path="@land", stroke="coast", width=1.3, hairline=True)


@cache
def coast_data() -> dict[str, Any]:
    text = files("roundhouse.games.spike").joinpath("coast.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def coast() -> dict[str, str]:
    """Land, lakes and state lines of the printed board."""
    data = coast_data()
    return {
        "land": "".join(polygon(scaled(ring)) for ring in rings(data["land"])),
        "lakes": "".join(polygon(scaled(ring)) for ring in rings(data["lakes"])),
        "states": "".join(move_through(scaled(entry["line"])) for entry in data["state_lines"]),
    }


def rings(entries: list[dict[str, Any]]) -> Iterator[list[list[float]]]:
    for entry in entries:
        yield entry["ring"]
        yield from entry.get("holes", [])


def scaled(points: list[list[float]]) -> list[Point]:
    return [nearest((x * SCALE, y * SCALE)) for x, y in points]


def coast_extent() -> Box:
    """The box that the data of the coast reach to."""
    left, top, right, bottom = (part * SCALE for part in coast_data()["frame"])
    return left, top, right - left, bottom - top


def frame_of(board: Board) -> Box:
    """The box around all nodes, with some room."""
    return around((place(board, node) for node in range(board.size)), MARGIN * SCALE)


def junctions(board: Board) -> Iterator[Shape]:
    for node in range(board.size):
        if board.city_at[node] == NONE:
            x, y = place(board, node)
            yield Shape(circle=(x, y, JUNCTION * SCALE), fill="land", stroke="ink-3", width=1.4 * SCALE)


# -- lettering


def lettering(board: Board, frame: Box, mapped: bool) -> Iterator[Shape]:
    if mapped:
        yield sea_name("map-atlantic", 905, 640)
        yield sea_name("map-ocean", 905, 676)
        yield sea_name("map-gulf", 420, 930)
    if board.reconstruction:
        left, top, _, height = frame
        at = (left + 20 * SCALE, top + height - 14 * SCALE)
        text = Text("map-reconstruction")
        yield Shape(text=text, at=at, anchor="start", face="caption", size=CAPTION_SIZE, fill="sea-ink")


def sea_name(key: str, x: float, y: float) -> Shape:
    return Shape(text=Text(key), at=(x * SCALE, y * SCALE), face="sea", size=SEA_SIZE, fill="sea-ink")


# -- spots


def city_spots(board: Board) -> Iterator[Spot]:
    for city in board.cities:
        x, y = place(board, city.node)
        good = speech.commodity_word(board.commodities[city.commodity])
        tip = Text("tip-city", {"city": city.name, "commodity": good})
        yield Spot(pick=f"city:{city.id}", outline=ROUND, x=x, y=y, tip=tip)


def segment_spots(board: Board) -> Iterator[Spot]:
    for number, name in enumerate(board.segments):
        x, y = middle(board, number)
        tip = Text("tip-segment", {"segment": speech.segment_word(board, number)})
        yield Spot(pick=f"segment:{name}", outline=box_along(board, number), x=round(x, 1), y=round(y, 1), tip=tip)


def box_along(board: Board, segment: int) -> str:
    """A box along a segment, around its middle."""
    (x, y), (to_x, to_y) = trimmed(board, segment)
    # Rounded, so that segments that run alike have the same outline.
    half = round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 2 / SCALE) * SCALE
    angle = round(atan2(to_y - y, to_x - x) % pi, 2)
    across, down = cos(angle), sin(angle)
    wide = SEGMENT_SPOT * SCALE
    corners = [(-half, -wide), (half, -wide), (half, wide), (-half, wide)]
    return straight([(cx * across - cy * down, cx * down + cy * across) for cx, cy in corners])


def straight(points: list[Point]) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points) + "Z"


ROUND: Final = straight(
    [
        (CITY_SPOT * SCALE * cos(2 * pi * n / CITY_CORNERS), CITY_SPOT * SCALE * sin(2 * pi * n / CITY_CORNERS))
        for n in range(CITY_CORNERS)
    ]
)
