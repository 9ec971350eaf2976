"""Which tile may follow which on a hex (§7.6.1, §7.6.3)."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862.map.atlas import CITY, EDGES, HEX, KIND, LABEL_H, LABEL_I, LABEL_N, LABEL_Y, NONE, SIZE
from roundhouse.games.e1862.map.datafile import read
from roundhouse.games.e1862.map.tiles import BROWN, COLOUR, TILE, TILE_KIND, TILE_LABEL, TILES, YELLOW
from roundhouse.games.e1862.operating.tile_fits import keeps_track, placements, why_not_place


def test_kept_track_agrees_with_the_upgrade_table() -> None:
    """The table of the data lists which tile follows which, and how turned; ours is computed from the print."""
    follows = {(label, label) for label in range(5)} | {(LABEL_N, LABEL_I), (LABEL_Y, LABEL_H)}
    for row in read("tiles")["tiles"]:
        old = TILE[row["tile"]]
        listed = {(TILE[up["tile"]], turn) for up in row["upgrades"] for turn in up["relative_rotations"]}
        found = {
            (new, turn)
            for new in range(len(TILES))
            for turn in range(EDGES)
            if COLOUR[new] == COLOUR[old] + 1
            and TILE_KIND[new] == TILE_KIND[old]
            and (TILE_LABEL[old], TILE_LABEL[new]) in follows
            and keeps_track(old, 0, new, turn)
        }
        assert found == listed, row["tile"]


def test_ipswich_and_harwich_have_their_own_brown_tile() -> None:
    ipswich, harwich = HEX["F11"], HEX["F13"]
    green = next(turn for turn in range(EDGES) if why_not_place(ipswich, TILE["790"], 1, TILE["791"], turn) is None)
    assert [TILES[tile] for tile, _ in placements(ipswich, TILE["791"], green)] == ["795"]
    yellow = placements(harwich, NONE, 0)
    assert {TILES[tile] for tile, _ in yellow} == {"201", "202", "621"}
    browns = set()
    for tile, turn in yellow:
        for tile2, turn2 in placements(harwich, tile, turn):
            browns |= {TILES[tile3] for tile3, _ in placements(harwich, tile2, turn2)}
    assert browns == {"797"}


def test_no_other_hex_takes_795_or_797() -> None:
    for hex in range(SIZE):
        for name in ("795", "797"):
            for old in ("791", "793"):
                problem = why_not_place(hex, TILE[old], 0, TILE[name], 0)
                if hex not in (HEX["F11"], HEX["F13"]) and KIND[hex] == CITY:
                    assert problem is not None
                    assert problem.rule == "R7.6.1-e"


@pytest.mark.parametrize(
    ("hex", "old", "new", "turn", "rule"),
    [
        ("D7", None, "5", 0, "R7.6.1-c"),
        ("C6", None, "8850", 0, "R7.6.1-c"),
        ("C6", None, "14", 0, "R7.6.3-a"),
        ("C6", ("57", 0), "611", 0, "R7.6.3-a"),
        ("C6", ("14", 0), "57", 0, "R7.6.3-a"),
        ("C6", None, "201", 0, "R7.6.1-d"),
        ("C8", None, "5", 0, "R7.6.1-d"),
        ("F5", None, "57", 0, "R7.6.1-d"),
        ("F11", ("791", 1), "794", 1, "R7.6.1-e"),
        ("F13", None, "202", 2, "R7.6.1-b"),
        ("F13", None, "621", 1, "R7.6.1-b"),
        ("B3", None, "8852", 0, "R7.6.1-b"),
        ("C6", ("57", 0), "14", 1, "R7.6.3-b"),
        ("D7", ("8852", 0), "17", 0, "R7.6.3-b"),
    ],
)
def test_refusals_name_their_rule(hex: str, old: tuple[str, int] | None, new: str, turn: int, rule: str) -> None:
    below, below_turn = (TILE[old[0]], old[1]) if old else (NONE, 0)
    problem = why_not_place(HEX[hex], below, below_turn, TILE[new], turn)
    assert problem is not None
    assert problem.rule == rule


def test_every_hex_can_be_built_up_to_brown() -> None:
    """No hex is a trap: from every first tile some way leads to every colour, Tiptree and the like excepted."""
    for hex in range(SIZE):
        first = placements(hex, NONE, 0)
        assert first
        assert all(COLOUR[tile] == YELLOW for tile, _ in first)
        green = [pair for tile, turn in first for pair in placements(hex, tile, turn)]
        brown = [pair for tile, turn in green for pair in placements(hex, tile, turn)]
        if KIND[hex] == CITY:
            assert any(COLOUR[tile] == BROWN for tile, _ in brown)


def test_what_the_print_allows_is_not_spoilt_by_who_asked() -> None:
    found = placements(HEX["F5"], NONE, 0)
    assert found
    found.clear()
    assert placements(HEX["F5"], NONE, 0)
