"""The picture of a position: tiles, markers and runs on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from roundhouse.engine.canonical import digest
from roundhouse.engine.outlines import polygon
from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import CITY, COMPANIES, HEXES, KIND, LABEL, LABEL_NAMES, NONE, PLACES, SIZE
from roundhouse.games.e1862.map.board import BESIDE_PLACE, PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import COLOUR, COLOUR_NAMES, SLOTS, TILE_KIND, TILES
from roundhouse.games.e1862.present.drawing.geometry import Point, centre, corners
from roundhouse.games.e1862.present.drawing.ground import FRAME, area_values, barriers, coast, ground
from roundhouse.games.e1862.present.drawing.livery import marker
from roundhouse.games.e1862.present.drawing.naming import NAME_SIZE, name_place, short_name
from roundhouse.games.e1862.present.drawing.tile import (
    INK,
    PAPER,
    SLOT,
    SLOT_PLACES,
    VALUE_SIZE,
    circles,
    label,
    moved,
    tile_base,
    tile_stations,
    value_disc,
    value_place,
)
from roundhouse.games.e1862.present.drawing.ways import drawn, way_sprites
from roundhouse.games.e1862.runs.earnings import Takings

#: Layers from below; what can be picked, or was laid last, is marked above tiles and under markers and values.
LAYERS: Final = ("tiles", "veil", "runs", "stations", "barriers", "values", "markers", "names", "flags")
STATES_UNDER: Final = "barriers"
#: Where London's four terminals stand.
TERMINALS: Final[tuple[Point, ...]] = ((0.0, 1203.0), (58.0, 1203.0), (402.0, 1203.0), (460.0, 1203.0))
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
    symbols = {f"tile:{name}": tuple(tile_base(tile, 0, (0.0, 0.0))) for tile, name in enumerate(TILES)}
    symbols |= {f"slots:{slots}": tuple(circles(slots, (0.0, 0.0))) for slots in SLOT_PLACES}
    return Scene(
        title=Text("map-title"),
        frame=FRAME,
        extent=coast()[1],
        art=digest(msgspec.to_builtins([base, clips, symbols, spots])),
        ground=base,
        clips=clips,
        symbols=symbols,
        layers=LAYERS,
        states_under=STATES_UNDER,
        sprites=(),
        spots=spots,
    )


def _spot(hex: int) -> Spot:
    x, y = centre(hex)
    tip = Text("tip-hex", {"hex": HEXES[hex], "place": PLACES[hex]})
    return Spot(pick=f"hex:{HEXES[hex]}", outline=HEX_OUTLINE, x=round(x, 1), y=round(y, 1), tip=tip)


def sprites(board: Board, phase: int, takings: Takings | None, homes: list[int]) -> Iterator[Sprite]:
    yield Sprite(id="areas", layer="names", shapes=tuple(area_values(phase)))
    yield Sprite(id="barriers", layer="barriers", shapes=tuple(barriers()))
    for hex in range(SIZE):
        yield from _hex_sprites(board, hex)
    yield from _marker_sprites(board, homes)
    yield from way_sprites(board, [drawn(earning) for earning in takings.earnings] if takings is not None else [])


def _hex_sprites(board: Board, hex: int) -> Iterator[Sprite]:
    at, name, tile = centre(hex), HEXES[hex], board.tile[hex]
    if tile != NONE:
        yield from _tile_sprites(hex, tile, board.turn[hex], board.small[hex])
    else:
        stations = tuple(circles(1, at)) if KIND[hex] == CITY else (Shape(circle=(*at, 12.0), fill="board-ink"),)
        yield Sprite(id=f"station-{name}", layer="stations", shapes=(*stations, *_printed_label(hex, at)))
    yield _name(board, hex, at)


def _printed_label(hex: int, at: Point) -> Iterator[Shape]:
    if LABEL[hex]:
        where = (at[0] + 62, at[1] - 40)
        yield Shape(text=LABEL_NAMES[LABEL[hex]], at=where, face="figure", size=21.0, fill="board-ink")


def _tile_sprites(hex: int, tile: int, turn: int, small: int) -> Iterator[Sprite]:
    at, name = centre(hex), HEXES[hex]
    yield Sprite(
        id=f"tile-{name}", layer="tiles", x=at[0], y=round(at[1], 1), turn=60.0 * turn, symbol=f"tile:{TILES[tile]}"
    )
    stations = tuple(tile_stations(tile, turn, small, at))
    if TILE_KIND[tile] == CITY:
        x, y = value_place(tile, turn)
        disc = tuple(value_disc(tile))
        yield Sprite(id=f"value-{name}", layer="values", x=at[0] + x, y=at[1] + y, shapes=disc, legible=VALUE_SIZE)
        stations = (*stations, *label(tile, turn, at))
    yield Sprite(id=f"station-{name}", layer="stations", shapes=stations)


def _name(board: Board, hex: int, at: Point) -> Sprite:
    """The name under the station or beside the track, in the tile's own halo; a long one is shortened."""
    tile = board.tile[hex]
    x, y = name_place(board, hex)
    halo = f"tile-{COLOUR_NAMES[COLOUR[tile]]}" if tile != NONE else "tile-blank"
    shape = Shape(
        text=short_name(hex),
        face="city" if KIND[hex] == CITY else "town",
        size=NAME_SIZE,
        fill="board-ink" if tile == NONE else INK,
        stroke=halo,
        width=6.0,
    )
    name, pick = f"name-{HEXES[hex]}", f"hex:{HEXES[hex]}"
    return Sprite(id=name, layer="names", x=at[0] + x, y=at[1] + y, shapes=(shape,), pick=pick, legible=NAME_SIZE)


def _marker_sprites(board: Board, homes: list[int]) -> Iterator[Sprite]:
    for hex in range(SIZE):
        slots = SLOTS[board.tile[hex]] if board.tile[hex] != NONE else 1
        places = moved(SLOT_PLACES[max(1, slots)], centre(hex))
        for place in range(PLACES_PER_HEX):
            company = board.markers[PLACES_PER_HEX * hex + place]
            if company == NONE:
                continue
            x, y = centre(hex)
            at = (x, y - 62.0) if place == BESIDE_PLACE or place >= len(places) else places[place]
            yield _marker(company, HEXES[hex], at)
    for slot, company in enumerate(board.london):
        if company != NONE:
            yield _marker(company, f"london-{slot}", TERMINALS[slot])
        else:
            shape = Shape(circle=(*TERMINALS[slot], SLOT), fill=PAPER, stroke=INK, width=3.0)
            yield Sprite(id=f"terminal-{slot}", layer="stations", shapes=(shape,))
    for company in homes:
        yield from _home(board, company)


def _marker(company: int, where: str, at: Point) -> Sprite:
    name = COMPANIES[company]
    tip = Text("tip-marker", {"company": name})
    return Sprite(id=f"marker-{name}-{where}", layer="markers", shapes=tuple(marker(company, at)), tip=tip)


def _home(board: Board, company: int) -> Iterator[Sprite]:
    """Initials on the home of a company that is still to come, where it can be picked."""
    from roundhouse.games.e1862.map.atlas import HOME

    x, y = centre(HOME[company])
    if board.tile[HOME[company]] == NONE:
        name = COMPANIES[company]
        shape = Shape(text=name, at=(0.0, 6.0), face="plaque", size=17.0, fill="#6E6554")
        yield Sprite(id=f"home-{name}", layer="markers", x=x, y=y, shapes=(shape,), pick=f"company:{name}")
