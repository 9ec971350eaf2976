"""Whether a tile fits on a hex (§7.6.1, §7.6.3): colour after colour, labels, edges, and the track that must stay.

Only what is printed on the tiles and on the map is judged here. Phase, supply and routes are in track.py.
"""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.map.atlas import BARRIERS, BROWN_LABEL, CITY, EDGES, HEXES, KIND, LABEL, NONE, OPEN_EDGES
from roundhouse.games.e1862.map.tiles import BROWN, COLOUR, TILE_KIND, TILE_LABEL, TILES, YELLOW, exits, segments


def keeps_track(old: int, old_turn: int, new: int, turn: int) -> bool:
    """Whether all track and all connections of the old tile stay (R7.6.3-b)."""
    if TILE_KIND[new] == CITY:
        return exits(old, old_turn) & ~exits(new, turn) == 0
    after = segments(new, turn)
    for segment in segments(old, old_turn):
        if segment not in after:
            return False
    return True


def label_for(hex: int, colour: int) -> int:
    """The label that a tile of a colour must carry on a hex (R7.6.1-d, R7.6.1-e)."""
    return BROWN_LABEL[hex] if colour == BROWN else LABEL[hex]


def why_not_place(hex: int, old: int, old_turn: int, new: int, turn: int) -> Violation | None:
    """The rule that forbids this tile, so turned, on this hex over the tile there (`old` is NONE on an empty hex)."""
    args = {"tile": TILES[new], "hex": HEXES[hex]}
    if TILE_KIND[new] != KIND[hex]:
        return Violation("R7.6.1-c", "tile-kind", args)
    if old == NONE and COLOUR[new] != YELLOW:
        return Violation("R7.6.3-a", "tile-needs-yellow", args)
    if old != NONE and COLOUR[new] != COLOUR[old] + 1:
        return Violation("R7.6.3-a", "tile-colour-order", args)
    if TILE_LABEL[new] != label_for(hex, COLOUR[new]):
        own_brown = COLOUR[new] == BROWN and BROWN_LABEL[hex] != LABEL[hex]
        special = TILE_LABEL[new] > 2
        return Violation("R7.6.1-e" if own_brown or special else "R7.6.1-d", "tile-label", args)
    closed = exits(new, turn) & ~OPEN_EDGES[hex]
    if closed & BARRIERS[hex]:
        return Violation("R7.6.1-b", "tile-into-barrier", args)
    if closed:
        return Violation("R7.6.1-b", "tile-off-map", args)
    if old != NONE and not keeps_track(old, old_turn, new, turn):
        return Violation("R7.6.3-b", "tile-loses-track", args)
    return None


#: What the print allows, once it has been asked for: it never changes, and every listing of tiles asks again.
_PLACEMENTS: Final[dict[int, list[tuple[int, int]]]] = {}


def placements(hex: int, old: int, old_turn: int) -> list[tuple[int, int]]:
    """Every tile and turn that the print allows on a hex, tile by tile; the caller may change the list."""
    key = (hex * (len(TILES) + 1) + old + 1) * EDGES + old_turn
    found = _PLACEMENTS.get(key)
    if found is None:
        found = _placements(hex, old, old_turn)
        _PLACEMENTS[key] = found
    return found[:]


def _placements(hex: int, old: int, old_turn: int) -> list[tuple[int, int]]:
    """Turns that look the same are listed once."""
    found: list[tuple[int, int]] = []
    for new in range(len(TILES)):
        seen: list[tuple[int, ...]] = []
        for turn in range(EDGES):
            if why_not_place(hex, old, old_turn, new, turn) is not None:
                continue
            look = (exits(new, turn), *sorted(segments(new, turn)))
            if look not in seen:
                seen.append(look)
                found.append((new, turn))
    return found
