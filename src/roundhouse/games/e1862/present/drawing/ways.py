"""The ways of trains over the map: each in a colour and a dash, with what every stop counts."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from math import hypot
from typing import Final, NamedTuple

from roundhouse.engine.outlines import line, move, move_through, rectangle
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.games.e1862.map.atlas import AREA_AT, CITY, EDGES, KIND, NONE, SIZE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import SLOTS, segments
from roundhouse.games.e1862.present.drawing.geometry import Point, centre, edge_middle
from roundhouse.games.e1862.present.drawing.ground import FRAME
from roundhouse.games.e1862.present.drawing.naming import name_place
from roundhouse.games.e1862.present.drawing.tile import INK, PAPER, small_place
from roundhouse.games.e1862.present.drawing.track import track_on
from roundhouse.games.e1862.runs.earnings import Earning
from roundhouse.games.e1862.runs.run import AREA_STOP, SMALL_STOP, Step

#: Dash of each route of the visual language: solid, dashed, dotted, dash-dot.
DASHES: Final = ((), (20.0, 12.0), (0.1, 13.0), (22.0, 10.0, 0.1, 10.0))
#: How far apart trains on the same track run.
LANE: Final = 11.0
FLAG: Final = (44.0, 28.0)
FLAG_SIZE: Final = 20.0
#: How far aside the flag of a stop stands, and how far down, by the number of circles: between them and the names of
#: neighbours.
BESIDE_CIRCLES: Final = ((49.0, -30.0), (49.0, -30.0), (69.0, -30.0), (69.0, -30.0), (78.0, -7.0))

#: Where a way crosses from hex to hex: the lower of the two names that the edge has.
Crossing = tuple[int, int]
Shift = Callable[[Crossing], Point]


class Drawn(NamedTuple):
    """The way of one train, and its stops with what each counts: 0 if it is visited and not scored."""

    path: list[Step]
    stops: list[tuple[int, int]]


def drawn(earning: Earning) -> Drawn:
    return Drawn(earning.run.path, [*zip(earning.scored, earning.counts), *((stop, 0) for stop in earning.unscored)])


def way_sprites(board: Board, ways: list[Drawn]) -> Iterator[Sprite]:
    """Every run with a flag at each stop; the map steps back behind them."""
    if not ways:
        return
    left, top, width, height = FRAME
    # A screen of another shape shows what lies around the frame, too.
    around = rectangle(left - width, top - height, 3 * width, 3 * height)
    yield Sprite(id="veil", layer="veil", shapes=(Shape(path=around, fill="paper", opacity=0.28),))
    lanes = Lanes([way.path for way in ways])
    for number, way in enumerate(ways):
        yield _way(number, run_path(way.path, lanes.shift(number)))
    yield from _flags(board, ways)


class Lanes:
    """Which trains share an edge: they cross it side by side."""

    def __init__(self, paths: list[list[Step]]) -> None:
        self.users: dict[Crossing, list[tuple[int, Point]]] = {}
        for number, path in enumerate(paths):
            for (hex, _, out), (there, entry, _) in itertools.pairwise(path):
                (x, y), (to_x, to_y) = centre(hex), centre(there)
                length = hypot(to_x - x, to_y - y)
                way = ((to_x - x) / length, (to_y - y) / length)
                self.users.setdefault(crossing(hex, out, there, entry), []).append((number, way))

    def shift(self, number: int) -> Shift:
        """How far a train is moved where it crosses an edge. The first of those that share it says where right is."""

        def shifted(where: Crossing) -> Point:
            users = self.users.get(where, [])
            place = [user for user, _ in users].index(number) if users else 0
            aside = LANE * (place - (len(users) - 1) / 2)
            x, y = users[0][1] if users else (0.0, 0.0)
            return -y * aside, x * aside

        return shifted


def crossing(hex: int, out: int, there: int, entry: int) -> Crossing:
    return min((hex, out), (there, entry))


def run_path(path: list[Step], shift: Shift | None = None) -> str:
    """The way of a run as one path: through stations by their middle, through towns along the track."""
    parts: list[str] = []
    for place, (hex, entry, out) in enumerate(path):
        at = centre(hex)
        begin = _edge(path, place - 1, shift) if entry != NONE else at
        end = _edge(path, place, shift) if out != NONE else at
        if hex >= SIZE:
            edge = begin if entry != NONE else end
            inner = (edge[0] + (at[0] - edge[0]) * 0.35, edge[1] + (at[1] - edge[1]) * 0.35)
            parts.append(move_through([inner, edge]) if out != NONE else line(inner))
        elif KIND[hex] == CITY:
            parts.append(move(at) if entry == NONE else line(at))
            parts.append(line(end) if out != NONE else "")
        else:
            parts.append(track_on(entry, out, end))
    return "".join(parts)


def _edge(path: list[Step], place: int, shift: Shift | None) -> Point:
    """Where the way goes from one hex of it to the next."""
    hex, _, out = path[place]
    x, y = edge_middle(out, centre(hex))
    if shift is None or place + 1 >= len(path):
        return x, y
    there, entry, _ = path[place + 1]
    dx, dy = shift(crossing(hex, out, there, entry))
    return x + dx, y + dy


def _way(number: int, path: str) -> Sprite:
    colour, dash = route(number), DASHES[number % 4]
    shapes = [
        Shape(path=path, stroke=PAPER, width=30.0, cap="round"),
        Shape(path=path, stroke=colour, width=20.0, cap="round"),
    ]
    if dash:
        shapes.append(Shape(path=path, stroke=PAPER, width=6.0, dash=dash, cap="round"))
    return Sprite(id=f"run-{number}", layer="runs", shapes=tuple(shapes))


def route(number: int) -> str:
    return f"route-{number % 4 + 1}"


# -- what stops count


def _flags(board: Board, ways: list[Drawn]) -> Iterator[Sprite]:
    """Beside each stop, one above the other where several trains call; hollow where a stop is not scored."""
    at_stop: dict[int, int] = {}
    for number, (path, stops) in enumerate(ways):
        for stop, value in stops:
            place = at_stop[stop] = at_stop.get(stop, -1) + 1
            yield _flag(number, stop, value, stop_place(board, stop, path, place))


def stop_place(board: Board, stop: int, path: list[Step], place: int) -> Point:
    """Where the flag of a stop stands: beside its circles, left and right in turn; in areas on the track."""
    if stop >= SMALL_STOP:
        return _beside_small(board, *divmod(stop - SMALL_STOP, 64), place)
    if stop >= AREA_STOP:
        hex, entry, out = path[0] if path[0][0] >= SIZE and not ends_at(path, stop) else path[-1]
        at = centre(hex)
        edge = edge_middle(entry if entry != NONE else out, at)
        return edge[0] + (at[0] - edge[0]) * 0.45, edge[1] + (at[1] - edge[1]) * 0.45 + 30.0 * place
    x, y = centre(stop)
    aside, down = BESIDE_CIRCLES[SLOTS[board.tile[stop]] if board.tile[stop] != NONE else 1]
    return x + (aside if place % 2 else -aside), y + down + 34.0 * (place // 2)


def _beside_small(board: Board, hex: int, segment: int, place: int) -> Point:
    """Where the name of the town is not."""
    pieces = len(segments(board.tile[hex], board.turn[hex]))
    x, y = small_place(segment, pieces, centre(hex))
    up = -1 if name_place(board, hex)[1] > 0 else 1
    return x + 34.0, y + up * (26.0 + 30.0 * place)


def ends_at(path: list[Step], stop: int) -> bool:
    """Whether the last hex of a run, not the first, is this area."""
    hex, _, _ = path[-1]
    inner, _, out = path[-2]
    return hex >= SIZE and AREA_AT[EDGES * inner + out] == stop - AREA_STOP


def _flag(number: int, stop: int, value: int, at: Point) -> Sprite:
    colour = route(number)
    width, height = FLAG
    paper, ink = (colour, PAPER) if value else (PAPER, INK)
    plate = rectangle(-width / 2, -height / 2, width, height)
    shapes = (
        Shape(path=plate, fill=PAPER, stroke=PAPER, width=7.0),
        Shape(path=plate, fill=paper, stroke=colour, width=3.0),
        Shape(text=str(value), at=(0.0, 0.35 * FLAG_SIZE), face="figure", size=FLAG_SIZE, fill=ink),
    )
    return Sprite(id=f"flag-{number}-{stop}", layer="flags", x=at[0], y=at[1], shapes=shapes, legible=FLAG_SIZE)
