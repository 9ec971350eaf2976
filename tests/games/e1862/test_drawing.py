"""Pictures: every tile in every turn, the map with everything on it, in both themes."""

from __future__ import annotations

import itertools
import math
import re
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from roundhouse.games import e1862
from roundhouse.games.e1862.map.atlas import AREAS, CITY, COMPANIES, HEXES, HOME, KIND, SIZE, TOWN
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import COLOUR, COLOUR_NAMES, EXITS, SLOTS, TILE, TILE_KIND, TILES, VALUE, segments
from roundhouse.games.e1862.present.drawing.geometry import HEIGHT, along_track, edge_middle, middle_of_track
from roundhouse.games.e1862.present.drawing.ground import FRAME
from roundhouse.games.e1862.present.drawing.livery import OUTLINES, colour, marker
from roundhouse.games.e1862.present.drawing.naming import NAME_BELOW, NAME_SIZE, name_place, short_name
from roundhouse.games.e1862.present.drawing.sheet import contact_sheet, looks
from roundhouse.games.e1862.present.drawing.table import LAYERS, STATES_UNDER, draw
from roundhouse.games.e1862.present.drawing.tile import (
    PAPER,
    SLOT,
    SLOT_PLACES,
    VALUE_DISC,
    edges_of,
    tile_base,
    tile_letters,
    tile_stations,
    value_place,
)
from roundhouse.games.e1862.present.drawing.ways import BESIDE_CIRCLES, FLAG, LANE, Lanes, crossing, run_path
from roundhouse.games.e1862.runs.rules import rulebook
from roundhouse.games.e1862.runs.run import Run, Step
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.picture.theme import colours
from roundhouse.words import Words
from tests.games.e1862.positions import board_of, company_at, priced, way

WORDS = Words("en", [Path(e1862.__file__).parent / "words"])


@pytest.mark.parametrize("tile", range(len(TILES)), ids=TILES)
def test_a_tile_shows_what_is_printed_on_it(tile: int) -> None:
    for turn in looks(tile):
        base = list(tile_base(tile, turn, (0.0, 0.0)))
        assert base[0].fill == f"tile-{COLOUR_NAMES[COLOUR[tile]]}"
        above = list(tile_stations(tile, turn, EXITS[tile], (0.0, 0.0)))
        assert len([shape for shape in above if shape.circle is not None and shape.circle[2] == SLOT]) == SLOTS[tile]
        if VALUE[tile]:
            assert str(VALUE[tile]) in [shape.text for shape in tile_letters(tile, turn, (0.0, 0.0))]


def test_every_look_of_a_tile_is_on_the_sheet() -> None:
    assert len(looks(TILES.index("798"))) == 1
    assert len(looks(TILES.index("57"))) == 3
    assert len(looks(TILES.index("5"))) == 6
    picture = render(contact_sheet(), say=WORDS.say, width=1400)
    Xml.fromstring(picture)
    for name in TILES:
        assert f">{name}<" in picture


def test_what_has_to_be_read_lies_above_what_marks_a_hex() -> None:
    """An outline, or the brackets of the last move, reach where the value of a tile stands."""
    above = LAYERS[LAYERS.index(STATES_UNDER) :]
    assert {"values", "markers", "names", "flags"} <= set(above)
    assert not {"tiles", "runs", "stations"} & set(above)


def test_bends_keep_to_the_hex() -> None:
    for a in range(6):
        for b in range(6):
            if a != b:
                x, y = middle_of_track(a, b)
                assert abs(x) <= 87
                assert abs(y) <= 87
                assert middle_of_track(a, b) == pytest.approx(middle_of_track(b, a))
    assert edge_middle(3)[1] == pytest.approx(-86.6, abs=0.1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_map_with_tiles_markers_and_runs(theme: Look) -> None:
    board = board_of("F3 57 0, F5 790 2, G6 8851 2, G8 14 0", "ENR F3, WVR G8, ENR G8", "ENR")
    running = company_at(board, "ENR", "A", "AE BE", rulebook())
    takings = priced(running, Run(0, way("F1 F3")), Run(1, way("F3 F5 G6 G8")))
    scene = draw(board, 0, takings, [0, 3])
    assert scene.layers == LAYERS
    ids = [sprite.id for sprite in scene.sprites]
    assert len(ids) == len(set(ids))
    assert {"tile-F3", "marker-ENR-F3", "marker-WVR-G8", "run-0", "run-1", "terminal-1"} <= set(ids)
    assert len(scene.spots) == SIZE
    picture = render(scene, say=WORDS.say, theme=theme)
    Xml.fromstring(picture)
    assert "Norwich" in picture
    assert ">ENR<" in picture


def test_an_empty_map_in_every_phase() -> None:
    for phase in range(8):
        scene = draw(Board(), phase)
        assert len([sprite for sprite in scene.sprites if sprite.id.startswith("name-")]) == SIZE
    assert len(AREAS) == 10
    assert len(COMPANIES) == 20


def test_runs_are_one_path_from_end_to_end() -> None:
    path = run_path(way("F1 F3 F5 G6 G8"))
    assert path.count("M") == 1
    assert "A" in path
    assert HEXES[0] == "B3"


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("name", [name for name in TILES if TILE_KIND[TILE[name]] == CITY])
def test_values_stand_clear_of_circles_and_names(name: str, turn: int) -> None:
    """The disc of a value hides no circle, and keeps to the upper half: the name stands below."""
    tile = TILE[name]
    x, y = value_place(tile, turn)
    for circle_x, circle_y in SLOT_PLACES[SLOTS[tile]]:
        assert math.hypot(x - circle_x, y - circle_y) > SLOT + VALUE_DISC - 8
    assert y < 0


@pytest.mark.parametrize("slots", [1, 2, 3, 4])
def test_names_stand_clear_of_circles(slots: int) -> None:
    """The top of the letters is below the lowest circle."""
    lowest = max(y for _, y in SLOT_PLACES[slots]) + SLOT
    assert NAME_BELOW[slots] - 0.7 * NAME_SIZE > lowest


TOWNS = [name for number, name in enumerate(HEXES[:SIZE]) if KIND[number] == TOWN]


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("tile", ["8850", "8851"])
@pytest.mark.parametrize("town", TOWNS)
def test_names_of_towns_stand_clear_of_a_bend(town: str, tile: str, turn: int) -> None:
    """No letter lies on the small station, and hardly one on the rails."""
    hex, board = HEXES.index(town), board_of(f"{town} {tile} {turn}")
    x, y = name_place(board, hex)
    half = 0.25 * NAME_SIZE * len(short_name(hex))
    a, b = edges_of(segments(TILE[tile], turn)[0])
    over = [point for point in (along_track(a, b, part / 20) for part in range(21)) if abs(point[0] - x) < half]
    assert sum(y - 0.7 * NAME_SIZE - 7 < along < y + 7 for _, along in over) <= 2
    small_x, small_y = middle_of_track(a, b)
    assert abs(small_x - x) > half + 15 or not y - 0.7 * NAME_SIZE - 15 < small_y < y + 15


def test_what_can_be_picked_is_marked_above_tiles_and_under_markers() -> None:
    scene = draw(board_of("F3 57 0", "ENR F3", "ENR"), 0)
    order = scene.layers.index
    assert order("tiles") < order("stations") < order(scene.states_under) < order("markers") < order("names")
    picture = render(scene, say=WORDS.say, targets=["hex:F3"])
    body = picture[picture.index("</defs>") :]
    assert body.index("#rh-symbol-tile:57") < body.index("#rh-target-0") < body.index(">ENR<")


def test_a_company_that_is_still_to_come_can_be_picked_where_it_begins() -> None:
    scene = draw(board_of("", "", ""), 0, homes=list(range(len(COMPANIES))))
    places = {spot.pick: (spot.x, spot.y) for spot in scene.spots}
    pieces = [sprite for sprite in scene.sprites if sprite.pick.startswith("company:")]
    begins = {sprite.pick: (round(sprite.x, 1), round(sprite.y, 1)) for sprite in pieces}
    assert begins == {f"company:{name}": places[f"hex:{HEXES[home]}"] for name, home in zip(COMPANIES, HOME)}


def test_trains_on_the_same_track_run_side_by_side() -> None:
    """Both cross from F3 to F5, in either direction: eleven units apart, and each for itself where it is alone."""
    paths = [way("F3 F5"), way("G6 F5 F3")]
    lanes = Lanes(paths)
    shared, alone = crossing(*edge(paths[0], 0)), crossing(*edge(paths[1], 0))
    (x, y), (to_x, to_y) = lanes.shift(0)(shared), lanes.shift(1)(shared)
    assert math.hypot(to_x - x, to_y - y) == pytest.approx(LANE)
    assert lanes.shift(1)(alone) == pytest.approx((0.0, 0.0))
    assert run_path(paths[0], lanes.shift(0)) != run_path(paths[0])


def edge(path: list[Step], place: int) -> tuple[int, int, int, int]:
    (hex, _, out), (there, entry, _) = path[place : place + 2]
    return hex, out, there, entry


def test_every_stop_has_a_flag_hollow_where_it_does_not_count() -> None:
    board = board_of("F3 57 0, F5 790 2, G6 8851 2, G8 14 0", "ENR F3, WVR G8, ENR G8", "ENR")
    running = company_at(board, "ENR", "A", "AE BE", rulebook())
    takings = priced(running, Run(0, way("F1 F3")), Run(1, way("F3 F5 G6 G8")))
    flags = [sprite for sprite in draw(board, 0, takings).sprites if sprite.layer == "flags"]
    values = sorted(int(str(flag.shapes[-1].text)) for flag in flags)
    counted = [count for earning in takings.earnings for count in earning.counts]
    assert values == sorted([*counted, *(0 for earning in takings.earnings for _ in earning.unscored)])
    assert all((flag.shapes[1].fill == PAPER) == (flag.shapes[-1].text == "0") for flag in flags)
    assert len({(flag.x, flag.y) for flag in flags}) == len(flags)


def test_the_veil_behind_runs_has_no_edge_on_a_screen_of_another_shape() -> None:
    board = board_of("F3 57 0", "ENR F3", "ENR")
    takings = priced(company_at(board, "ENR", "A", "AE", rulebook()), Run(0, way("F1 F3")))
    veil = next(sprite for sprite in draw(board, 0, takings).sprites if sprite.layer == "veil")
    x, y, wide, high, _ = map(float, re.findall(r"-?[\d.]+", veil.shapes[0].path or ""))
    left, top, width, height = FRAME
    assert x <= left - width / 2
    assert y <= top - height / 2
    assert x + wide >= left + 1.5 * width
    assert y + high >= top + 1.5 * height


@pytest.mark.parametrize("slots", [1, 2, 3, 4])
def test_flags_stand_clear_of_circles_and_of_the_names_of_neighbours(slots: int) -> None:
    aside, down = BESIDE_CIRCLES[slots]
    width, height = FLAG
    for x, y in SLOT_PLACES[slots]:
        nearest = (max(aside - width / 2, min(x, aside + width / 2)), max(down - height / 2, min(y, down + height / 2)))
        assert math.dist(nearest, (x, y)) > SLOT - 5
    # The longest name of the hex beside it and half a hex up.
    name_end, name_line = 150.0 - 0.25 * NAME_SIZE * len("Bury St Edm."), NAME_BELOW[0] - HEIGHT
    assert aside + width / 2 < name_end + 4 or down - height / 2 > name_line


# -- markers


def field_colours() -> dict[str, str]:
    """The field of every company's marker, by the tokens of the visual language."""
    return {name: colours("light")[colour(number)] for number, name in enumerate(COMPANIES)}


def apart(a: str, b: str) -> float:
    """How far two colours are from each other, roughly."""
    return math.dist([int(a[at : at + 2], 16) for at in (1, 3, 5)], [int(b[at : at + 2], 16) for at in (1, 3, 5)])


def test_companies_whose_colours_look_alike_have_different_outlines() -> None:
    fields = field_colours()
    assert {len([one for one in OUTLINES if one == shape]) for shape in OUTLINES} == {4}
    for a, b in itertools.combinations(range(len(COMPANIES)), 2):
        if apart(fields[COMPANIES[a]], fields[COMPANIES[b]]) < 45:
            assert OUTLINES[a] != OUTLINES[b], (COMPANIES[a], COMPANIES[b])


@pytest.mark.parametrize("company", range(len(COMPANIES)), ids=COMPANIES)
def test_a_marker_keeps_to_its_circle_and_its_neighbours(company: int) -> None:
    """Two circles of a station are 58 apart, and outlines are drawn for 68: beyond the middle is a line at most."""
    edge, field, initials = marker(company, (0.0, 0.0))
    assert (edge.circle is None) == bool(OUTLINES[company])
    assert all(abs(x) <= 37 and abs(y) <= 35 for x, y in OUTLINES[company])
    assert initials.text == COMPANIES[company]
    assert (field.fill, field.stroke) == (colour(company), f"{colour(company)}-ring")
