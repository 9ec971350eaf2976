"""The contact sheet: every tile in every turn that looks different, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.engine.scene import Scene, Shape
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import EDGES
from roundhouse.games.e1862.map.tiles import PRINTED_SMALL, SEGMENTS, TILE_COUNTS, TILES, exits, segments, turned
from roundhouse.games.e1862.present.drawing.tile import tile_base, tile_letters, tile_stations

ACROSS: Final = 215.0
DOWN: Final = 205.0


def looks(tile: int) -> list[int]:
    """The turns of a tile that look different."""
    seen: list[tuple[int, ...]] = []
    found: list[int] = []
    for turn in range(EDGES):
        look = (exits(tile, turn), *sorted(segments(tile, turn)))
        if look not in seen:
            seen.append(look)
            found.append(turn)
    return found


def contact_sheet() -> Scene:
    """All tiles, one row each in two blocks; green and brown town tiles show small stations on every segment."""
    rows = (len(TILES) + 1) // 2
    return Scene(
        title=Text("sheet-title"),
        frame=(0.0, 0.0, 2 * (EDGES + 1) * ACROSS, rows * DOWN + 20.0),
        art="sheet",
        ground=tuple(_shapes(rows)),
        clips={},
        symbols={},
        layers=(),
        sprites=(),
        spots=(),
    )


def _shapes(rows: int) -> Iterator[Shape]:
    width, height = 2 * (EDGES + 1) * ACROSS, rows * DOWN + 20.0
    yield Shape(path=f"M0 0H{width:.0f}V{height:.0f}H0Z", fill="paper")
    for tile, name in enumerate(TILES):
        left = (tile // rows) * (EDGES + 1) * ACROSS
        y = (tile % rows) * DOWN + 110.0
        yield Shape(text=name, at=(left + 105.0, y), face="figure", size=44.0, fill="ink")
        yield Shape(text=f"× {TILE_COUNTS[tile]}", at=(left + 105.0, y + 38.0), face="caption", size=30.0, fill="ink-2")
        for turn in looks(tile):
            at = (left + (turn + 1.5) * ACROSS, y)
            small = turned(PRINTED_SMALL[tile], turn)
            if SEGMENTS[tile] and not small:
                small = exits(tile, turn)
            yield from tile_base(tile, turn, at)
            yield from tile_stations(tile, turn, small, at)
            yield from tile_letters(tile, turn, at)
