"""Names on the map: of places, and the plaques with the initials of the lines, each where it covers the least."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Any, Final

from roundhouse.engine.hexes import DIRECTION_NAMES, SCREEN_ANGLES, ahead, centre, step
from roundhouse.engine.outlines import Point, box
from roundhouse.engine.room import Rect, Room, text_width
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.games.rocket.board import CITY, START, TOWN, Board, Place
from roundhouse.games.rocket.names import HEX
from roundhouse.games.rocket.present.drawing.livery import Livery, liveries
from roundhouse.games.rocket.present.drawing.pieces import station_place
from roundhouse.games.rocket.present.drawing.places import middle, plate_rect
from roundhouse.games.rocket.present.drawing.track import Chain

NAME_SIZE: Final = {START: 57.0, CITY: 57.0, TOWN: 56.0}
#: Where the foot of the letters may stand, from the middle of the hex, and what the place costs. Above is usual.
ABOVE: Final = {START: -69.0, CITY: -27.0, TOWN: -50.0}
BELOW: Final = {START: 102.0, CITY: 108.0, TOWN: 88.0}
ASIDE: Final = (0.0, 35.0, -35.0, 70.0, -70.0, 105.0, -105.0)
#: A name that is moved aside still reaches this far over the middle of its hex.
HOLD: Final = 30.0
COST_BELOW: Final = 900.0
COST_ASIDE: Final = 14.0
#: Capital letters are this high; their middle is half of it above the foot.
CAPITALS: Final = 0.7

#: Where our typeface is missing, letters become this much wider.
FALLBACK: Final = 1.06

PLAQUE_SIZE: Final = 44.0
PLAQUE_HEIGHT: Final = 54.6

# How bad it is to cover what stands there, per unit of area.
ON_LOCOMOTIVE: Final = 3.0
ON_LETTERS: Final = 2.0
ON_STATION: Final = 2.0
ON_SYMBOL: Final = 2.0
ON_TRACK: Final = 0.6
ON_WAY: Final = 0.4


def crowd(board: Board, data: dict[str, Any], track: dict[str, list[Chain]]) -> Room:
    """What lettering must find room beside."""
    room = Room()
    for place in board.places:
        room.take(plate_rect(board, place), ON_SYMBOL)
    for chains in track.values():
        for chain in chains:
            room.take_path(chain.points, 36, ON_TRACK)
    for stations in data["stations"]:
        for hex in stations["hexes"]:
            x, y, scale = station_place(data, hex)
            room.take(Rect(x, y - 4 * scale, 92 * scale, 88 * scale), ON_STATION)
    for line in data["lines"].values():
        if line["loco"] is not None:
            room.take_path(body(line), 54, ON_LOCOMOTIVE)
    proposal = data["next"].get("proposal")
    if proposal is not None:
        room.take(Rect(*centre(*proposal["to"]), 140, 140), ON_LOCOMOTIVE)
    return room


def body(line: dict[str, Any]) -> tuple[Point, Point]:
    """From the rear of a locomotive to its front, or to the buffer stop before it."""
    x, y = centre(*line["loco"])
    if line["facing"] is None:
        return (x - 50, y), (x + 64, y)
    angle = radians(SCREEN_ANGLES[DIRECTION_NAMES.index(line["facing"])])
    front = 122 if line["status"] == "isolated" else 88
    return (x - 62 * cos(angle), y - 62 * sin(angle)), (x + front * cos(angle), y + front * sin(angle))


# -- places


def name_sprites(board: Board, room: Room) -> Iterator[Sprite]:
    """The name of every place; each takes its room from those that follow."""
    for place in board.places:
        size = NAME_SIZE[place.kind]
        rect = room.best(name_candidates(board, place))
        room.take(rect, ON_LETTERS)
        face = "town" if place.kind == TOWN else "city"
        at = (round(rect.x, 1), round(rect.y + CAPITALS * size / 2, 1))
        name = Shape(text=place.name, face=face, size=size, fill="board-ink")
        pick = HEX.pick_on(board, place.hex)
        yield Sprite(id=f"name:{place.name}", layer="names", x=at[0], y=at[1], shapes=(name,), pick=pick)


def name_candidates(board: Board, place: Place) -> Iterator[tuple[Rect, float]]:
    x, y = middle(board, place)
    size = NAME_SIZE[place.kind]
    width = text_width(place.name, size) * FALLBACK + 18
    for foot, cost in ((ABOVE[place.kind], 0.0), (BELOW[place.kind], COST_BELOW)):
        for aside in ASIDE:
            if abs(aside) > max(0.0, width / 2 - HOLD):
                continue
            down = y + foot - CAPITALS * size / 2
            yield Rect(x + aside, down, width, CAPITALS * size + 8), cost + COST_ASIDE * abs(aside)


# -- lines


def plaque_sprites(board: Board, data: dict[str, Any], room: Room) -> Iterator[Sprite]:
    """The initials of every line that has a locomotive, upright beside it."""
    for line in data["lines"].values():
        for hex in hexes_ahead(line):
            room.take(Rect(*centre(*hex), 130, 130), ON_WAY)
    for id, livery in liveries(board).items():
        line = data["lines"][id]
        if line["loco"] is None:
            continue
        rect = room.best(plaque_candidates(id, line))
        room.take(rect, ON_LETTERS)
        yield plaque(id, rect, livery)


def hexes_ahead(line: dict[str, Any]) -> list[tuple[int, int]]:
    """Where a locomotive looks, which is what players look at too."""
    if line["facing"] is None:
        return []
    q, r = line["loco"]
    return [step(q, r, direction) for direction in ahead(DIRECTION_NAMES.index(line["facing"]))]


def plaque_width(id: str) -> float:
    """Wide enough for the fallbacks of our typeface too."""
    return round(22 + text_width(id, PLAQUE_SIZE) * FALLBACK, 1)


def plaque_candidates(id: str, line: dict[str, Any]) -> Iterator[tuple[Rect, float]]:
    """Beside the locomotive, not on the three hexes ahead; the side right above or below is liked best."""
    x, y = centre(*line["loco"])
    width = plaque_width(id)
    if line["facing"] is None:
        sides = [(0.0, 66.0, 0.0), (0.0, -66.0, 300.0), (84 + width / 2, 0.0, 300.0), (-70 - width / 2, 0.0, 300.0)]
        yield from ((Rect(x + dx, y + dy, width, PLAQUE_HEIGHT), cost) for dx, dy, cost in sides)
        return
    angle = radians(SCREEN_ANGLES[DIRECTION_NAMES.index(line["facing"])])
    for degrees in range(0, 360, 15):
        out = (cos(radians(degrees)), sin(radians(degrees)))
        forward = out[0] * cos(angle) + out[1] * sin(angle)
        if forward > 0.3:
            continue
        # Far enough to clear the side of the locomotive, whatever the shape of the plaque.
        reach = 44 + abs(out[0]) * width / 2 + abs(out[1]) * PLAQUE_HEIGHT / 2
        back = max(0.0, -forward - 0.3) * 30
        rect = Rect(x + out[0] * (reach + back), y + out[1] * (reach + back), width, PLAQUE_HEIGHT)
        yield rect, 150 * abs(forward) + (0.0 if degrees % 90 == 0 else 60.0)


def plaque(id: str, rect: Rect, livery: Livery) -> Sprite:
    frame = Shape(path=box(rect.width, rect.height, 6), fill=livery.colour, stroke="keyline", width=6)
    letters = Shape(text=id, at=(0, 15.8), face="plaque", size=PLAQUE_SIZE, fill=livery.on)
    return Sprite(
        id=f"plaque:{id}",
        layer="plaques",
        x=round(rect.x, 1),
        y=round(rect.y, 1),
        shapes=(frame, letters),
        pick=f"loco:{id}",
    )
