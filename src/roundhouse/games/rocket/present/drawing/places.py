"""Places on the map: towns and starting towns, and the cities with the plates of their investments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.engine.hexes import centre
from roundhouse.engine.outlines import box
from roundhouse.engine.room import Rect
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.rocket.board import CITY, START, Board, Place
from roundhouse.games.rocket.present.drawing.livery import liveries, seat_colour
from roundhouse.games.rocket.present.drawing.symbols import INDUSTRIES
from roundhouse.games.rocket.present.industries import industry_word
from roundhouse.games.rocket.present.textboard import city_line

#: The plate of a city: how far below the middle of the hex it lies, its height, the room of one investment and
#: what the ends add. Three investments make it 164 wide.
PLATE_DOWN: Final = 27.0
PLATE_HEIGHT: Final = 62.0
SLOT: Final = 52.0
ENDS: Final = 8.0
#: A plate never becomes wider than this: more investments than five stand closer together.
WIDEST: Final = 5 * SLOT
ICON: Final = 40 / 24
FIGURE_SIZE: Final = 42.0


def middle(board: Board, place: Place) -> tuple[float, float]:
    x, y = centre(*board.coordinates[place.hex])
    return round(x, 1), round(y, 1)


def place_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    """The symbol of every place, in board order."""
    for place in board.places:
        if place.kind == CITY:
            yield from city_sprites(board, data, place)
        else:
            yield town_sprite(board, data, place)


def reached_by(data: dict[str, Any], place: Place) -> Arg:
    """The lines that a place is connected to."""
    lines = [id for id, line in data["lines"].items() if place.name in line["places"]]
    return ", ".join(lines) or Text("tip-no-line")


def is_reached(data: dict[str, Any], place: Place) -> bool:
    return any(place.name in line["places"] for line in data["lines"].values())


def town_sprite(board: Board, data: dict[str, Any], place: Place) -> Sprite:
    x, y = middle(board, place)
    args: dict[str, Arg] = {
        "place": place.name,
        "hex": board.labels[place.hex],
        "lines": reached_by(data, place),
    }
    if place.kind != START:
        return Sprite(id=f"place:{place.name}", layer="places", x=x, y=y, symbol="town", tip=Text("tip-town", args))
    line = board.lines[board.start_of[place.hex]]
    livery = liveries(board)[line.id]
    args["line"], args["name"] = line.id, line.name
    return Sprite(
        id=f"place:{place.name}",
        layer="places",
        x=x,
        y=y,
        symbol="start",
        colour=livery.colour,
        on=livery.on,
        tip=Text("tip-start", args),
    )


# -- cities


def city_sprites(board: Board, data: dict[str, Any], place: Place) -> Iterator[Sprite]:
    """The plate, and on it the investments: an industry while it is free, the owner's shape when claimed."""
    x, y = middle(board, place)
    slots = investments(board, data, place)
    pitch = min(SLOT, WIDEST / len(slots))
    plate = box(pitch * len(slots) + ENDS, PLATE_HEIGHT, PLATE_HEIGHT / 2, 0, PLATE_DOWN)
    pick = f"city:{place.name}"
    shape = Shape(path=plate, fill="raised", stroke="board-ink", width=5)
    yield Sprite(id=pick, layer="places", x=x, y=y, shapes=(shape,), tip=city_tip(board, data, place), pick=pick)
    for number, (industry, owner) in enumerate(slots):
        across = (number - (len(slots) - 1) / 2) * pitch
        at = (round(x + across, 1), round(y + PLATE_DOWN, 1))
        yield slot(place, number, at, industry, owner, pitch / SLOT, data["look"]["cubes"])
    if data["look"]["city_indicator"] and is_reached(data, place):
        right, top = x + (pitch * len(slots) + ENDS) / 2 - 6, y + PLATE_DOWN - PLATE_HEIGHT / 2
        id = f"indicator:{place.name}"
        yield Sprite(id=id, layer="places", x=round(right, 1), y=round(top, 1), symbol="indicator", pick=pick)


def city_tip(board: Board, data: dict[str, Any], place: Place) -> Text:
    """What the text board says of a city, and where it lies."""
    args = dict(city_line(data, place.name).args)
    args["hex"] = board.labels[place.hex]
    args["lines"] = reached_by(data, place)
    return Text("tip-city", args)


def investments(board: Board, data: dict[str, Any], place: Place) -> list[tuple[str, int | None]]:
    """The investments of a city, each with its owner's seat: by industry, the claimed ones before the free ones."""
    found: list[tuple[str, int | None]] = []
    for industry, free in data["unclaimed"][place.name].items():
        for seat, claims in enumerate(data["investments"]):
            for city, what, count in claims:
                if city == place.name and what == industry:
                    found += [(industry, seat)] * count
        found += [(industry, None)] * free
    return found


def slot(
    place: Place, number: int, at: tuple[float, float], industry: str, owner: int | None, scale: float, cubes: bool
) -> Sprite:
    """One investment on a plate. Industries we have no picture of are shown by their first letter."""
    x, y = at
    id, pick = f"investment:{place.name}:{number}", f"city:{place.name}"
    if owner is not None:
        claimed = Text("tip-claim", {"industry": industry_word(industry), "player": player(owner)})
        tip = Text("tip-slot", {"place": place.name, "what": claimed})
        symbol, colour = f"{'cube' if cubes else 'seat'}-{owner + 1}", seat_colour(owner)
        return Sprite(id=id, layer="places", x=x, y=y, symbol=symbol, colour=colour, scale=scale, tip=tip, pick=pick)
    free = Text("tip-free", {"industry": industry_word(industry)})
    tip = Text("tip-slot", {"place": place.name, "what": free})
    if industry in INDUSTRIES:
        symbol, scale = f"industry-{industry}", round(scale * ICON, 2)
        return Sprite(id=id, layer="places", x=x, y=y, symbol=symbol, colour="ink-2", scale=scale, tip=tip, pick=pick)
    letter = Shape(text=industry[:1].upper(), at=(0, FIGURE_SIZE * 0.36), face="figure", size=FIGURE_SIZE, fill="ink-2")
    return Sprite(id=id, layer="places", x=x, y=y, shapes=(letter,), scale=scale, tip=tip, pick=pick)


def plate_rect(board: Board, place: Place) -> Rect:
    """What the symbol of a place covers."""
    x, y = middle(board, place)
    if place.kind != CITY:
        return Rect(x, y, 78, 78)
    city = board.city_of[board.place_at[place.hex]]
    each = len(board.industries)
    count = sum(board.tokens[city * each : (city + 1) * each])
    return Rect(x, y + PLATE_DOWN, min(SLOT * count, WIDEST) + ENDS, PLATE_HEIGHT)
