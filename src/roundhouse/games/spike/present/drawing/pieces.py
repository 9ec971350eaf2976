"""Pieces on the map: track of the players, and their trains."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees
from typing import Any, Final

from roundhouse.engine.outlines import Point, line, move
from roundhouse.engine.pieces import INK
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.engine.text import Text, player
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.present.drawing.scale import SCALE, place

#: Strokes of built track from below: paint, width, dash, strength; in units of the board.
KEYLINE: Final = 14.5
EDGE: Final = 12.0
COLOUR: Final = 9.2
SLEEPERS: Final = (1.2, 4.8)
#: How far the tracks of several players on one segment lie apart.
BESIDE: Final = 9.0

TRAIN: Final = 0.37 * SCALE
IN_CITY: Final = 0.31 * SCALE
#: Where trains stand around the plate of a city, by seat, in units of the board.
PLATFORMS: Final = ((-31.0, -4.0), (31.0, -4.0), (-31.0, 14.0), (31.0, 14.0))


def ends_of_track(board: Board, segment: str) -> tuple[Point, Point]:
    one, other = board.ends[board.segment_of[segment]]
    return place(board, one), place(board, other)


def lane(data: dict[str, Any], seat: int, segment: str) -> float:
    """How far beside the line a player's track lies: in the middle, unless several share the segment."""
    owners = [other for other, mine in enumerate(data["seats"]) if segment in mine["segments"]]
    return (owners.index(seat) - (len(owners) - 1) / 2) * BESIDE * SCALE


def moved_aside(start: Point, end: Point, by: float) -> tuple[Point, Point]:
    length = max(1.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    x, y = -(end[1] - start[1]) / length * by, (end[0] - start[0]) / length * by
    return (start[0] + x, start[1] + y), (end[0] + x, end[1] + y)


def track_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    """All track of a player is one drawing, so that joints do not show; then the owner's shape on every segment."""
    for seat, mine in enumerate(data["seats"]):
        if mine["segments"]:
            lines = [
                moved_aside(*ends_of_track(board, name), lane(data, seat, name)) for name in sorted(mine["segments"])
            ]
            path = "".join(move(start) + line(end) for start, end in lines)
            tip = Text("tip-track", {"player": player(seat), "n": len(lines)})
            yield Sprite(id=f"track:{seat}", layer="track", shapes=tuple(strokes(path, seat)), tip=tip)
    for seat, mine in enumerate(data["seats"]):
        for name in mine["segments"]:
            start, end = moved_aside(*ends_of_track(board, name), lane(data, seat, name))
            yield Sprite(
                id=f"mark:{name}:{seat}",
                layer="marks",
                x=round((start[0] + end[0]) / 2, 1),
                y=round((start[1] + end[1]) / 2, 1),
                symbol=f"mark-{seat + 1}",
                tip=piece_tip(board, seat, name),
                pick=f"segment:{name}",
            )


def piece_tip(board: Board, seat: int, name: str) -> Text:
    segment = speech.segment_word(board, board.segment_of[name])
    return Text("tip-piece", {"player": player(seat), "segment": segment})


def strokes(path: str, seat: int) -> Iterator[Shape]:
    yield Shape(path=path, stroke="keyline", width=KEYLINE * SCALE, cap="round")
    yield Shape(path=path, stroke=INK, width=EDGE * SCALE, cap="round")
    yield Shape(path=path, stroke=f"player-{seat + 1}", width=COLOUR * SCALE, cap="round")
    dash = tuple(part * SCALE for part in SLEEPERS)
    yield Shape(path=path, stroke=INK, width=COLOUR * SCALE, dash=dash, opacity=0.5)


# -- trains


def train_place(board: Board, data: dict[str, Any], seat: int) -> tuple[float, float, float]:
    """Where a train stands, and how it is turned."""
    mine = data["seats"][seat]
    space = board.space_named(mine["at"])
    if space < board.size:
        x, y = place(board, space)
        here = [other for other, any_seat in enumerate(data["seats"]) if any_seat["at"] == mine["at"]]
        across, down = PLATFORMS[here.index(seat) if len(here) > 1 else 0]
        return x + across * SCALE, y + down * SCALE, 0.0 if across < 0 else 180.0
    segment = space - board.size
    start, end = ends_of_track(board, mine["at"])
    start, end = moved_aside(start, end, lane(data, seat, mine["at"]))
    # Without a heading a train is drawn as it is read: from left to right.
    if mine["heading"] is not None:
        back = board.ends[segment][0] == board.node_of[mine["heading"]]
    else:
        back = start[0] > end[0]
    if back:
        start, end = end, start
    turn = round(degrees(atan2(end[1] - start[1], end[0] - start[0])), 1)
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, turn


def train_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    for seat, mine in enumerate(data["seats"]):
        if mine["at"] is None:
            continue
        x, y, turn = train_place(board, data, seat)
        stands = not board.is_segment(board.space_named(mine["at"]))
        yield Sprite(
            id=f"train:{seat}",
            layer="trains",
            x=round(x, 1),
            y=round(y, 1),
            turn=turn,
            scale=IN_CITY if stands else TRAIN,
            symbol="train",
            colour=f"player-{seat + 1}",
            tip=train_tip(board, mine, seat),
        )


def train_tip(board: Board, mine: dict[str, Any], seat: int) -> Text:
    speed, supply, cars = mine["levels"]
    cargo = [Text("one-commodity", {"commodity": speech.commodity_word(name)}) for name in mine["cargo"]]
    return Text(
        "tip-train",
        {
            "player": player(seat),
            "at": speech.space_word(board, board.space_named(mine["at"])),
            "speed": speed,
            "supply": supply,
            "cars": cars,
            "cargo": cargo or Text("board-none"),
        },
    )
