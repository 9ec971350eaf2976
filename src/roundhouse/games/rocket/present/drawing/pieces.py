"""Pieces on the map: track, stations, locomotives, and the preview of an extension under way."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Any, Final

from roundhouse.engine.hexes import DIRECTION_NAMES, SCREEN_ANGLES, centre, direction_to, side_middle, step
from roundhouse.engine.outlines import box
from roundhouse.engine.pieces import seat_shape
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.names import HEX
from roundhouse.games.rocket.present.drawing.livery import liveries, seat_colour
from roundhouse.games.rocket.present.drawing.track import Chain, strokes
from roundhouse.games.rocket.present.textboard import hex_label

#: A locomotive that has not moved yet: smaller, and turned where no hex lies.
WAITING_SCALE: Final = 0.8
WAITING_TURN: Final = 0.0
PREVIEW: Final = 0.55
#: A station where a locomotive stands: smaller, and this far to its right. A bid stands to its left.
SIDING: Final = 60.0
SIDING_SCALE: Final = 0.72
BID_SIZE: Final = 44.0


def at(hex: list[int]) -> tuple[float, float]:
    x, y = centre(hex[0], hex[1])
    return round(x, 1), round(y, 1)


def angle(line: dict[str, Any]) -> float:
    facing = line["facing"]
    return WAITING_TURN if facing is None else SCREEN_ANGLES[DIRECTION_NAMES.index(facing)]


def track_sprites(board: Board, data: dict[str, Any], track: dict[str, list[Chain]]) -> Iterator[Sprite]:
    """All track of a line is one sprite."""
    for line in board.lines:
        if line.id in track:
            tiles = len(data["lines"][line.id]["track"])
            tip = Text("tip-track", {"line": line.id, "name": line.name, "tiles": tiles})
            shapes = tuple(strokes(track[line.id], liveries(board)[line.id]))
            yield Sprite(id=f"track:{line.id}", layer="track", shapes=shapes, tip=tip)


def connector_sprites(data: dict[str, Any]) -> Iterator[Sprite]:
    """Where the last tile of a line leads into the track of another, as long as there are connectors."""
    entered: dict[tuple[int, int], str | None] = {(q, r): entry for q, r, entry, _, _ in data["rails"]}
    for line in data["lines"].values():
        if line["loco"] is not None:
            entered[line["loco"][0], line["loco"][1]] = line["facing"]
    joints = []
    for q, r, _, name, _ in data["rails"]:
        out = DIRECTION_NAMES.index(name)
        # Track that goes on was entered in the direction in which this tile ends.
        if entered.get(step(q, r, out), name) != name:
            joints.append((q, r, out))
    for q, r, out in sorted(joints)[: data["look"]["connectors"]]:
        x, y = side_middle(q, r, out)
        yield Sprite(id=f"connector:{q},{r}", layer="track", x=round(x, 1), y=round(y, 1), symbol="connector")


def station_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    """In the middle of their hexes; beside the locomotive where one stands or may come."""
    for seat, stations in enumerate(data["stations"]):
        for hex in stations["hexes"]:
            x, y, scale = station_place(data, hex)
            pick = f"station:{hex[0]},{hex[1]}"
            yield Sprite(
                id=pick,
                layer="stations",
                x=x,
                y=y,
                scale=scale,
                symbol=f"station-{seat + 1}",
                colour=seat_colour(seat),
                tip=Text("tip-station", {"player": player(seat), "hex": hex_label(board, hex)}),
                pick=pick,
            )


def station_place(data: dict[str, Any], hex: list[int]) -> tuple[float, float, float]:
    """Where a station stands, and its scale."""
    x, y = at(hex)
    turn = visitor(data, hex)
    if turn is None:
        return x, y, 1.0
    return *beside(x, y, turn + 90), SIDING_SCALE


def visitor(data: dict[str, Any], hex: list[int]) -> float | None:
    """How the locomotive on a hex is turned, or the one that may come there."""
    for line in data["lines"].values():
        if line["loco"] == hex:
            return angle(line)
    proposal = data["next"].get("proposal")
    if proposal is not None and hex in proposal["legal"]:
        return arrival(data, proposal, hex)
    return None


def arrival(data: dict[str, Any], proposal: dict[str, Any], hex: list[int]) -> float:
    """How the locomotive would be turned on a hex that it may go to."""
    return SCREEN_ANGLES[direction_to(*data["lines"][proposal["line"]]["loco"], *hex)]


def beside(x: float, y: float, direction: float) -> tuple[float, float]:
    """A point beside a locomotive, in a direction on the screen."""
    return round(x + SIDING * cos(radians(direction)), 1), round(y + SIDING * sin(radians(direction)), 1)


def locomotive_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    """Every line's locomotive; a buffer stop stands before that of an isolated line."""
    for line in board.lines:
        written = data["lines"][line.id]
        if written["loco"] is None:
            continue
        livery = liveries(board)[line.id]
        x, y = at(written["loco"])
        waiting = written["facing"] is None
        scale = WAITING_SCALE if waiting else 1.0
        if written["status"] == "isolated":
            yield Sprite(
                id=f"buffer:{line.id}",
                layer="locomotives",
                x=x,
                y=y,
                turn=angle(written),
                scale=scale,
                symbol="buffer",
                tip=Text("tip-isolated", {"line": line.id, "name": line.name}),
            )
        yield Sprite(
            id=f"loco:{line.id}",
            layer="locomotives",
            x=x,
            y=y,
            turn=angle(written),
            scale=scale,
            symbol="loco",
            colour=livery.colour,
            on=livery.on,
            tip=locomotive_tip(board, written, line.id, line.name),
            pick=f"loco:{line.id}",
            reach=ahead(board, written),
        )


def ahead(board: Board, written: dict[str, Any]) -> tuple[str, ...]:
    """The hexes of the board that a locomotive faces: all around it before its first move, else three (SR-7.1-c)."""
    hex = board.number(*written["loco"])
    facing = written["facing"]
    near = board.around[hex] if facing is None else board.ahead[hex * 6 + DIRECTION_NAMES.index(facing)]
    return tuple(HEX.pick_on(board, each) for each in near)


def locomotive_tip(board: Board, written: dict[str, Any], id: str, name: str) -> Text:
    args: dict[str, Arg] = {
        "line": id,
        "name": name,
        "hex": hex_label(board, written["loco"]),
        "value": written["value"],
        "status": Text(f"status-{written['status']}"),
    }
    if written["facing"] is None:
        return Text("tip-loco-unmoved", args)
    args["facing"] = Text(f"direction-{written['facing']}")
    return Text("tip-loco", args)


# -- the extension under way


def proposal_sprites(board: Board, data: dict[str, Any]) -> Iterator[Sprite]:
    """Where the line would go, where else it could, and who bids for what."""
    proposal = data["next"].get("proposal")
    if proposal is None:
        return
    line = proposal["line"]
    livery = liveries(board)[line]
    for hex in proposal["legal"]:
        x, y = at(hex)
        proposed = hex == proposal["to"]
        key = "tip-proposed" if proposed else "tip-instead"
        yield Sprite(
            id=f"preview:{hex[0]},{hex[1]}",
            layer="previews",
            x=x,
            y=y,
            turn=arrival(data, proposal, hex),
            opacity=PREVIEW if proposed else 1.0,
            symbol="loco-preview" if proposed else "arrow",
            colour=livery.colour if proposed else "target",
            on=livery.on,
            tip=Text(key, {"line": line, "hex": hex_label(board, hex)}),
            pick=f"hex:{hex[0]},{hex[1]}",
        )
    if proposal["bid"] is not None:
        yield bid_sprite(board, data, proposal)


def bid_sprite(board: Board, data: dict[str, Any], proposal: dict[str, Any]) -> Sprite:
    """A small plate on the hex that is bid for: the bidder's shape and the number of shares."""
    bid = proposal["bid"]
    x, y = beside(*at(bid["hex"]), arrival(data, proposal, bid["hex"]) - 90)
    return Sprite(
        id="bid",
        layer="previews",
        x=x,
        y=y,
        shapes=(
            Shape(path=box(112, 56, 28), fill="brass-soft", stroke="brass", width=6),
            bid_shape(bid["seat"]),
            Shape(text=str(bid["n"]), at=(22, 15.5), face="figure", size=BID_SIZE, fill="ink"),
        ),
        tip=Text("tip-bid", {"player": player(bid["seat"]), "n": bid["n"], "hex": hex_label(board, bid["hex"])}),
    )


def bid_shape(seat: int) -> Shape:
    return seat_shape(seat, 1.6, fill=seat_colour(seat), edge=3, left=24)
