"""Cities: plates with their goods, names where they cover the least, and who has delivered there."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Any, Final

from roundhouse.engine.room import Rect, Room, text_width
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.engine.text import Text, player
from roundhouse.games.spike.board import Board, City
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.present.drawing.pieces import ends_of_track, train_place
from roundhouse.games.spike.present.drawing.scale import CITY, SCALE, place
from roundhouse.games.spike.present.drawing.symbols import GOOD_SCALE, PILL

NAME_SIZE: Final = 17.5 * SCALE
#: Where our typeface is missing, letters become this much wider.
FALLBACK: Final = 1.06
CAPITALS: Final = 0.7
#: The foot of the letters above and below a plate, and the gap beside it, in units of the board.
ABOVE: Final = -21.0
BELOW: Final = 34.0
BESIDE: Final = 19.0
#: Above is usual; what the other places cost, in square units of the board.
COSTS: Final = {"above": 0.0, "right": 60.0, "left": 80.0, "below": 70.0}

# How bad it is to cover what stands there, per unit of area.
ON_PLATE: Final = 3.0
ON_TRAIN: Final = 3.0
ON_LETTERS: Final = 3.0
ON_TRACK: Final = 0.9
ON_PILL: Final = 3.0

#: Delivery marks stand around the plate, one place for each seat.
MARK_ANGLES: Final = (225.0, 315.0, 135.0, 45.0)
MARK_REACH: Final = 16.0
#: Pills stand below the plate, to the right.
PILL_AT: Final = (16.0, 17.0)


def city_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    for city in board.cities:
        x, y = place(board, city.node)
        good = board.commodities[city.commodity]
        pick = f"city:{city.id}"
        said = tip(board, data, city)
        yield Sprite(id=f"plate:{city.id}", layer="cities", x=x, y=y, symbol="plate", tip=said, pick=pick)
        yield Sprite(
            id=f"good:{city.id}",
            layer="cities",
            x=x,
            y=y,
            scale=GOOD_SCALE,
            symbol=f"good-{good}",
            colour="board-ink",
            tip=said,
            pick=pick,
        )
    for seat, mine in enumerate(data["seats"]):
        for id in mine["served"]:
            yield served_mark(board, seat, id)


def tip(board: Board, data: dict[str, Any], city: City) -> Text:
    owners = [player(seat) for seat, mine in enumerate(data["seats"]) if city.id in mine["cities"]]
    good = speech.commodity_word(board.commodities[city.commodity])
    if not owners:
        return Text("tip-city", {"city": city.name, "commodity": good})
    return Text("tip-joined-city", {"city": city.name, "commodity": good, "players": owners})


def served_mark(board: Board, seat: int, id: str) -> Sprite:
    x, y = place(board, board.node_of[id])
    angle = radians(MARK_ANGLES[seat])
    return Sprite(
        id=f"served:{id}:{seat}",
        layer="cities",
        x=round(x + MARK_REACH * SCALE * cos(angle), 1),
        y=round(y + MARK_REACH * SCALE * sin(angle), 1),
        symbol=f"served-{seat + 1}",
        colour=f"player-{seat + 1}",
        tip=Text("tip-served", {"player": player(seat), "city": speech.city_name(board, board.node_of[id])}),
    )


# -- names


def name_sprites(board: Board, data: dict[str, Any], pills: dict[str, int]) -> Iterator[Sprite]:
    """The name of every city; each takes its room from those that follow."""
    room = crowd(board, data, pills)
    for city in board.cities:
        rect = room.best(name_candidates(board, city))
        room.take(rect, ON_LETTERS)
        at = (round(rect.x, 1), round(rect.y + CAPITALS * NAME_SIZE / 2, 1))
        name = Shape(text=city.name, face="city", size=NAME_SIZE, fill="board-ink")
        yield Sprite(id=f"name:{city.id}", layer="names", x=at[0], y=at[1], shapes=(name,), pick=f"city:{city.id}")


def crowd(board: Board, data: dict[str, Any], pills: dict[str, int]) -> Room:
    """What lettering must find room beside."""
    room = Room()
    for city in board.cities:
        room.take(Rect(*place(board, city.node), 2 * CITY * SCALE, 2 * CITY * SCALE), ON_PLATE)
    for seat, mine in enumerate(data["seats"]):
        for segment in mine["segments"]:
            room.take_path(ends_of_track(board, segment), 12 * SCALE, ON_TRACK)
        if mine["at"] is not None:
            x, y, _ = train_place(board, data, seat)
            room.take(Rect(x, y, 52 * SCALE, 34 * SCALE), ON_TRAIN)
    for id in pills:
        room.take(Rect(*pill_place(board, id), *PILL), ON_PILL)
    return room


def name_candidates(board: Board, city: City) -> list[tuple[Rect, float]]:
    x, y = place(board, city.node)
    width = text_width(city.name, NAME_SIZE) * FALLBACK
    height = CAPITALS * NAME_SIZE
    aside = BESIDE * SCALE + width / 2
    spots = {
        "above": (x, y + ABOVE * SCALE - height / 2),
        "right": (x + aside, y),
        "left": (x - aside, y),
        "below": (x, y + BELOW * SCALE - height / 2),
    }
    return [(Rect(*spots[name], width, height), cost * SCALE * SCALE) for name, cost in COSTS.items()]


# -- what deliveries pay


def pill_place(board: Board, id: str) -> tuple[float, float]:
    x, y = place(board, board.node_of[id])
    return x + PILL_AT[0] * SCALE, y + PILL_AT[1] * SCALE


def pay_pills(data: dict[str, Any], seat: int | None) -> dict[str, int]:
    """The best pay of every city that would take what is on the viewer's train."""
    if seat is None:
        return {}
    mine = data["seats"][seat]
    found: dict[str, int] = {}
    for contract in mine["contracts"]:
        if contract["token"] == "train" and contract["face"] is not None:
            for city, pay in contract["pays"][contract["face"]]:
                if city not in mine["served"]:
                    found[city] = max(pay, found.get(city, 0))
    return found


def pill_sprites(board: Board, pills: dict[str, int]) -> Iterator[Sprite]:
    for id, pay in pills.items():
        x, y = pill_place(board, id)
        figure = Shape(text=speech.dollars(pay), at=(0, 5.5 * SCALE), face="figure", size=16.5 * SCALE, fill="raised")
        tip = Text("tip-pays", {"city": speech.city_name(board, board.node_of[id]), "money": speech.dollars(pay)})
        yield Sprite(id=f"pay:{id}", layer="pills", x=x, y=y, symbol="pill", shapes=(figure,), tip=tip)
