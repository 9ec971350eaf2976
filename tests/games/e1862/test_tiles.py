"""Tiles: the print as data, and turning (§2.3)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862.map.atlas import CITY, EDGES
from roundhouse.games.e1862.map.tiles import (
    COLOUR,
    EXITS,
    PRINTED_SMALL,
    SEGMENTS,
    SLOTS,
    TILE,
    TILE_COUNTS,
    TILE_KIND,
    TILES,
    VALUE,
    YELLOW,
    exits,
    number_of_segments,
    segment_at,
    segments,
    turned,
)

#: C-9: tile, count; stations as value/slots.
COUNTS = (
    "5×10 6×10 57×12 201×2 202×4 621×2 790×4 8850×6 8851×8 8852×12 14×11 15×10 619×10 53y×6 792×2 793×3 791×4 16×2 "
    "17×5 18×5 19×4 20×6 21×2 22×2 611×8 61y×3 891y×3 796×3 794×3 795×1 797×1 778×4 779×3 780×3 798×3"
)
STATIONS = {
    (20, 1): "5 6 57",
    (30, 2): "14 15 619",
    (40, 2): "611 790",
    (30, 1): "201 202 621",
    (50, 2): "53y 792 793",
    (60, 2): "61y 891y 796 797",
    (60, 3): "791",
    (80, 4): "794 795",
}


def test_counts_are_those_of_c9() -> None:
    assert {f"{name}×{TILE_COUNTS[tile]}" for name, tile in TILE.items()} == set(COUNTS.split())


def test_stations_are_those_of_c9() -> None:
    for (value, slots), names in STATIONS.items():
        for name in names.split():
            assert (VALUE[TILE[name]], SLOTS[TILE[name]]) == (value, slots), name
    cities = {name for names in STATIONS.values() for name in names.split()}
    assert cities == {TILES[tile] for tile in range(len(TILES)) if TILE_KIND[tile] == CITY}


@pytest.mark.parametrize("tile", range(len(TILES)), ids=TILES)
def test_town_tiles_have_segments_that_do_not_join(tile: int) -> None:
    if TILE_KIND[tile] == CITY:
        assert SEGMENTS[tile] == []
        return
    for turn in range(EDGES):
        pieces = segments(tile, turn)
        assert sum(pieces) == exits(tile, turn)
        assert number_of_segments(exits(tile, turn)) == len(pieces) == COLOUR[tile] + 1
        for edge in range(EDGES):
            at = segment_at(tile, turn, edge)
            assert at in pieces if exits(tile, turn) >> edge & 1 else at == 0


def test_only_yellow_town_tiles_have_a_printed_small_station() -> None:
    """R7.6.3-d"""
    for tile in range(len(TILES)):
        if TILE_KIND[tile] != CITY and COLOUR[tile] == YELLOW:
            assert PRINTED_SMALL[tile] == EXITS[tile]
        else:
            assert PRINTED_SMALL[tile] == 0


def test_turning_six_times_comes_back() -> None:
    assert turned(0b000101, 1) == 0b001010
    assert turned(0b100001, 1) == 0b000011
    for mask in range(64):
        assert turned(turned(mask, 2), 4) == mask
