"""The ground of the picture: sea, coast, land and hexes. It depends on the board alone and is drawn once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from roundhouse.engine.canonical import digest
from roundhouse.engine.ground import Box, Ground, around, sea, spanning, widened
from roundhouse.engine.hexes import centre, corners, step
from roundhouse.engine.outlines import Point, move_through, pair, polygon
from roundhouse.engine.scene import Shape, Spot
from roundhouse.engine.text import Text
from roundhouse.games.rocket.board import CITY, OPEN, Board
from roundhouse.games.rocket.boardfile import printed_board
from roundhouse.games.rocket.names import HEX as HEX_FIELD
from roundhouse.games.rocket.present.drawing.symbols import symbols

#: The part of the printed board's sheet that is shown, and the lettering of its seas and lands.
PRINTED_FRAME: Final = (-360.0, -330.0, 2960.0, 3440.0)
MARGIN: Final = 240.0
#: How far the sea reaches around other boards, for windows that are wider or higher than the board.
OFFING: Final = 2000.0

SEA_SIZE: Final = 84.0
LAND_SIZE: Final = 60.0
CAPTION_SIZE: Final = 44.0


@lru_cache(maxsize=64)
def ground(board: Board) -> Ground:
    """Drawn once for every board."""
    mapped = bool(board.coast)
    land = outline(board.coordinates)
    clips = {"hexes": land, "land": coast()[0] + outline(added(board)) if mapped else land}
    frame = mapped_frame(board) if mapped else frame_of(board)
    extent = spanning(coast()[1], frame) if mapped else widened(frame, OFFING)
    shapes = (*sea(extent), *land_shapes(board), *lettering(board, frame, mapped))
    spots = tuple(spot(board, hex) for hex in range(board.size))
    art = digest(msgspec.to_builtins([shapes, clips, symbols(), spots]))
    return Ground(frame, extent, art, shapes, clips, spots)


# -- sea and land


def land_shapes(board: Board) -> Iterator[Shape]:
    """Land outside the game, the board's hexes on it, their lines, the tint of the cities, and the coast above."""
    yield Shape(path="@land", fill="land-off")
    yield Shape(path="@hexes", fill="land", clip="land")
    yield Shape(path=hex_lines(board), stroke="hex-line", width=1, hairline=True, cap="round")
    for place in board.places:
        if place.kind == CITY:
            q, r = board.coordinates[place.hex]
            yield Shape(path=polygon(inner_corners(q, r, 0.96)), fill="hex-line", pattern="hatch", opacity=0.55)
    yield Shape(path="@land", stroke="coast", width=1.3, hairline=True)


def inner_corners(q: int, r: int, scale: float) -> list[Point]:
    x, y = centre(q, r)
    return [(x + (cx - x) * scale, y + (cy - y) * scale) for cx, cy in corners(q, r)]


@cache
def coast() -> tuple[str, Box]:
    """The coast of the printed board, and the box that its data cover."""
    text = files("roundhouse.games.rocket").joinpath("coast.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    rings = [ring for land in data["land"] for ring in (land["ring"], *land.get("holes", []))]
    left, top, right, bottom = data["frame"]
    path = "".join(polygon((x, y) for x, y in ring) for ring in rings)
    return path, (left, top, right - left, bottom - top)


# -- hexes


def hex_lines(board: Board) -> str:
    """Every side once: a hex draws the sides towards hexes that come later, and those at the rim."""
    sides: list[str] = []
    for q, r in board.coordinates:
        around = corners(q, r)
        for direction in range(6):
            other = board.hex_of.get(step(q, r, direction), -1)
            if other < 0 or other > board.hex_of[q, r]:
                sides.append(move_through((around[direction], around[(direction + 1) % 6])))
    return "".join(sides)


def added(board: Board) -> list[tuple[int, int]]:
    """Hexes that ours does not have: the coast knows nothing of them."""
    ours = printed_board().hex_of
    return [at for at in board.coordinates if at not in ours]


def outline(coordinates: list[tuple[int, int]]) -> str:
    """The rim of these hexes together, ring by ring."""
    inside = set(coordinates)
    following: dict[tuple[int, int], tuple[Point, Point]] = {}
    for q, r in coordinates:
        around = corners(q, r)
        for direction in range(6):
            if step(q, r, direction) not in inside:
                start, end = around[direction], around[(direction + 1) % 6]
                following[_key(start)] = start, end
    rings: list[str] = []
    while following:
        rings.append(polygon(_ring(following)))
    return "".join(rings)


def _ring(following: dict[tuple[int, int], tuple[Point, Point]]) -> list[Point]:
    """Take one closed ring out of the sides that are left. No corner has more than one side of the rim after it."""
    at = min(following)
    points: list[Point] = []
    while at in following:
        start, end = following.pop(at)
        points.append(start)
        at = _key(end)
    return points


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def frame_of(board: Board) -> Box:
    """The box around all hexes, with some sea."""
    return around((point for q, r in board.coordinates for point in corners(q, r)), MARGIN)


def mapped_frame(board: Board) -> Box:
    """The printed board's sheet, and whatever was added beyond it."""
    return spanning(PRINTED_FRAME, frame_of(board)) if added(board) else PRINTED_FRAME


def spot(board: Board, hex: int) -> Spot:
    q, r = board.coordinates[hex]
    x, y = centre(q, r)
    place = board.place_at[hex]
    tip = Text("tip-hex", {"hex": board.labels[hex]})
    if place != OPEN:
        tip = Text("tip-place", {"hex": board.labels[hex], "place": board.places[place].name})
    return Spot(pick=HEX_FIELD.pick_on(board, hex), outline=HEX, x=round(x, 1), y=round(y, 1), tip=tip)


HEX: Final = "M" + "L".join(pair(*corner) for corner in corners(0, 0)) + "Z"


# -- lettering of the map


def lettering(board: Board, frame: Box, mapped: bool) -> Iterator[Shape]:
    if mapped:
        yield _sea_name("map-north-sea", 2010, 330)
        yield _sea_name("map-english-channel", 1180, 3035)
        # Upright, in the strip of it that the sheet shows: further out it would be cut by most windows.
        yield Shape(text=Text("map-irish-sea"), at=(-205, 400), turn=-90, face="sea", size=60.0, fill="sea-ink")
        yield Shape(text=Text("map-wales"), at=(-120, 1560), turn=-90, face="land", size=LAND_SIZE, fill="ink-3")
    if board.reconstruction:
        left, top, _, height = frame
        yield Shape(
            text=Text("map-reconstruction"),
            at=(left + 140, top + height - 50),
            anchor="start",
            face="caption",
            size=CAPTION_SIZE,
            fill="sea-ink",
        )


def _sea_name(key: str, x: float, y: float) -> Shape:
    return Shape(text=Text(key), at=(x, y), face="sea", size=SEA_SIZE, fill="sea-ink")
