"""The picture of a position: tiles, markers and runs on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from roundhouse.engine.canonical import digest
from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import CITY, COMPANIES, HEXES, KIND, LABEL, LABEL_NAMES, NONE, PLACES, SIZE
from roundhouse.games.e1862.map.board import BESIDE, PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import SLOTS
from roundhouse.games.e1862.present.drawing.geometry import Point, centre, corners, edge_middle
from roundhouse.games.e1862.present.drawing.ground import FRAME, area_values, barriers, coast, ground
from roundhouse.games.e1862.present.drawing.livery import marker
from roundhouse.games.e1862.present.drawing.pen import line, polygon, town_track
from roundhouse.games.e1862.present.drawing.tile import (
    INK,
    PAPER,
    SLOT_PLACES,
    circles,
    moved,
    tile_base,
    tile_stations,
)
from roundhouse.games.e1862.runs.earnings import Takings
from roundhouse.games.e1862.runs.run import AREA_STOP, SMALL_STOP, Step

#: Layers from below.
NAME_SIZE: Final = 21.0
LAYERS: Final = ("tiles", "runs", "stations", "markers", "names", "pills")
#: Where London's four terminals stand.
TERMINALS: Final[tuple[Point, ...]] = ((116.0, 1212.0), (184.0, 1212.0), (416.0, 1212.0), (484.0, 1212.0))
#: Dash of each route of the visual language: solid, dashed, dotted, dash-dot.
DASHES: Final = ((), (20.0, 12.0), (0.1, 13.0), (22.0, 10.0, 0.1, 10.0))
HEX_OUTLINE: Final = polygon(corners())


def draw(board: Board, phase: int, takings: Takings | None = None, homes: list[int] | None = None) -> Scene:
    """The map with everything on it. `homes` are the companies in play that have not placed their home base yet."""
    return msgspec.structs.replace(printed(), sprites=tuple(sprites(board, phase, takings, homes or [])))


@cache
def printed() -> Scene:
    """The map with nothing on it, which never changes."""
    base = tuple(ground())
    clips = {"land": coast()[0]}
    spots = tuple(_spot(hex) for hex in range(SIZE))
    return Scene(
        title=Text("map-title"),
        frame=FRAME,
        extent=coast()[1],
        art=digest(msgspec.to_builtins([base, clips, spots])),
        ground=base,
        clips=clips,
        symbols={},
        layers=LAYERS,
        sprites=(),
        spots=spots,
    )


def _spot(hex: int) -> Spot:
    x, y = centre(hex)
    tip = Text("tip-hex", {"hex": HEXES[hex], "place": PLACES[hex]})
    return Spot(pick=f"hex:{HEXES[hex]}", outline=HEX_OUTLINE, x=round(x, 1), y=round(y, 1), tip=tip)


def sprites(board: Board, phase: int, takings: Takings | None, homes: list[int]) -> Iterator[Sprite]:
    yield Sprite(id="areas", layer="names", shapes=tuple(area_values(phase)))
    yield Sprite(id="barriers", layer="stations", shapes=tuple(barriers()))
    for hex in range(SIZE):
        yield from _hex_sprites(board, hex)
    yield from _marker_sprites(board, homes)
    for number, earning in enumerate(takings.earnings if takings is not None else []):
        yield from _run_sprites(number, earning.run.path, list(zip(earning.scored, earning.counts)))


def _hex_sprites(board: Board, hex: int) -> Iterator[Sprite]:
    at, name, tile = centre(hex), HEXES[hex], board.tile[hex]
    if tile != NONE:
        shapes = tuple(tile_base(tile, board.turn[hex], at))
        yield Sprite(id=f"tile-{name}", layer="tiles", shapes=shapes)
        stations = tuple(tile_stations(tile, board.turn[hex], board.small[hex], at))
    elif KIND[hex] == CITY:
        stations = tuple(circles(1, at))
        if LABEL[hex]:
            letter = Shape(
                text=LABEL_NAMES[LABEL[hex]], at=(at[0] + 62, at[1] - 40), face="figure", size=21.0, fill="board-ink"
            )
            stations = (*stations, letter)
    else:
        stations = (Shape(circle=(*at, 12.0), fill="board-ink"),)
    yield Sprite(id=f"station-{name}", layer="stations", shapes=stations)
    yield _name(board, hex, at)


def _name(board: Board, hex: int, at: Point) -> Sprite:
    """The name under the station, in two lines if it is long."""
    words = PLACES[hex].replace("-Next-The-Sea", "").split(" ")
    rows = [" ".join(words)]
    if len(rows[0]) > 11 and len(words) > 1:
        half = (len(words) + 1) // 2
        rows = [" ".join(words[:half]), " ".join(words[half:])]
    low = 78.0 if board.tile[hex] != NONE and SLOTS[board.tile[hex]] == 4 else 56.0
    face = "city" if KIND[hex] == CITY else "town"
    shapes = tuple(
        Shape(text=row, at=(0.0, NAME_SIZE * number), face=face, size=NAME_SIZE, fill="board-ink")
        for number, row in enumerate(rows)
    )
    y = at[1] + low - (8.0 if len(rows) > 1 else 0.0)
    pick = f"hex:{HEXES[hex]}"
    return Sprite(id=f"name-{HEXES[hex]}", layer="names", x=at[0], y=y, shapes=shapes, pick=pick)


def _marker_sprites(board: Board, homes: list[int]) -> Iterator[Sprite]:
    for hex in range(SIZE):
        slots = SLOTS[board.tile[hex]] if board.tile[hex] != NONE else 1
        places = moved(SLOT_PLACES[max(1, slots)], centre(hex))
        for place in range(PLACES_PER_HEX):
            company = board.markers[PLACES_PER_HEX * hex + place]
            if company == NONE:
                continue
            x, y = centre(hex)
            at = (x, y - 62.0) if place == BESIDE or place >= len(places) else places[place]
            yield _marker(company, HEXES[hex], at)
    for slot, company in enumerate(board.london):
        if company != NONE:
            yield _marker(company, f"london-{slot}", TERMINALS[slot])
        else:
            shape = Shape(circle=(*TERMINALS[slot], 32.0), fill=PAPER, stroke=INK, width=3.0)
            yield Sprite(id=f"terminal-{slot}", layer="stations", shapes=(shape,))
    for company in homes:
        yield from _home(board, company)


def _marker(company: int, where: str, at: Point) -> Sprite:
    name = COMPANIES[company]
    tip = Text("tip-marker", {"company": name})
    return Sprite(id=f"marker-{name}-{where}", layer="markers", shapes=tuple(marker(company, at)), tip=tip)


def _home(board: Board, company: int) -> Iterator[Sprite]:
    """Initials on the home of a company that is still to come."""
    from roundhouse.games.e1862.map.atlas import HOME

    x, y = centre(HOME[company])
    if board.tile[HOME[company]] == NONE:
        shape = Shape(text=COMPANIES[company], at=(x, y + 6.0), face="plaque", size=18.0, fill="#5E574A")
        yield Sprite(id=f"home-{COMPANIES[company]}", layer="markers", shapes=(shape,))


# -- runs


def _run_sprites(number: int, path: list[Step], scored: list[tuple[int, int]]) -> Iterator[Sprite]:
    colour, dash = f"route-{number % 4 + 1}", DASHES[number % 4]
    drawn = run_path(path)
    shapes = [
        Shape(path=drawn, stroke=PAPER, width=27.0, cap="round"),
        Shape(path=drawn, stroke=colour, width=17.0, cap="round"),
    ]
    if dash:
        shapes.append(Shape(path=drawn, stroke=PAPER, width=6.0, dash=dash, cap="round"))
    yield Sprite(id=f"run-{number}", layer="runs", shapes=tuple(shapes))
    for stop, value in scored:
        if value:
            yield _pill(number, stop, value, colour, _stop_place(stop, path))


def run_path(path: list[Step]) -> str:
    """The way of a run as one path: through stations by their middle, through towns along the track."""
    parts: list[str] = []
    for hex, entry, out in path:
        at = centre(hex)
        if hex >= SIZE:
            edge = edge_middle(entry if entry != NONE else out, at)
            inner = (edge[0] + (at[0] - edge[0]) * 0.35, edge[1] + (at[1] - edge[1]) * 0.35)
            parts.append(line(inner, edge) if out != NONE else f"L{line(inner)[1:]}")
        elif KIND[hex] == CITY:
            begin = line(at) if entry == NONE else f"L{line(at)[1:]}"
            parts.append(begin + (f"L{line(edge_middle(out, at))[1:]}" if out != NONE else ""))
        else:
            parts.append(town_track(entry, out, at, move=False))
    return "".join(parts)


def _stop_place(stop: int, path: list[Step]) -> Point:
    if stop >= SMALL_STOP:
        x, y = centre((stop - SMALL_STOP) // 64)
        return x + 26.0, y - 22.0
    if stop >= AREA_STOP:
        hex, entry, out = path[0] if path[0][0] >= SIZE and not _ends_at(path, stop) else path[-1]
        at = centre(hex)
        edge = edge_middle(entry if entry != NONE else out, at)
        return edge[0] + (at[0] - edge[0]) * 0.45, edge[1] + (at[1] - edge[1]) * 0.45
    x, y = centre(stop)
    return x - 40.0, y - 36.0


def _ends_at(path: list[Step], stop: int) -> bool:
    """Whether the last hex of a run, not the first, is this area."""
    from roundhouse.games.e1862.map.atlas import AREA_AT, EDGES

    hex, _, _ = path[-1]
    inner, _, out = path[-2]
    return hex >= SIZE and AREA_AT[EDGES * inner + out] == stop - AREA_STOP


def _pill(number: int, stop: int, value: int, colour: str, at: Point) -> Sprite:
    shapes = (
        Shape(path=line((at[0] - 14.0, at[1]), (at[0] + 14.0, at[1])), stroke=PAPER, width=36.0, cap="round"),
        Shape(path=line((at[0] - 14.0, at[1]), (at[0] + 14.0, at[1])), stroke=colour, width=30.0, cap="round"),
        Shape(text=str(value), at=(at[0], at[1] + 7.0), face="figure", size=20.0, fill=PAPER),
    )
    return Sprite(id=f"pill-{number}-{stop}", layer="pills", shapes=shapes)
