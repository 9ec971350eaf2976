"""Vignettes: the middle of a scene, without what nobody could see in it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.picture.svg import render
from roundhouse.picture.vignette import READABLE, WIDTH, inside, vignette
from tests.games.rocket.scenes import late

#: 1,000 × 600 in the middle of 1,000 × 1,000.
PLAIN = Scene(
    title=Text("title"),
    frame=(0.0, 0.0, 1000.0, 1000.0),
    art="art",
    ground=(Shape(path="M0 500L1000 500M0 10L1000 10", stroke="coast"),),
    clips={},
    symbols={"dot": (Shape(circle=(0, 0, 5), fill="land"),)},
    layers=("pieces",),
    sprites=(),
    spots=(Spot(pick="a", outline="M0 0h9v9Z", x=5, y=5, tip=Text("tip")),),
    description=(Text("line"),),
)


def piece(id: str, x: float, y: float) -> Sprite:
    return Sprite(id=id, layer="pieces", symbol="dot", x=x, y=y, tip=Text("tip"))


def test_it_is_the_middle_of_the_frame_in_its_own_shape() -> None:
    assert vignette(PLAIN).frame == (0.0, 200.0, 1000.0, 600.0)
    wide = replace(PLAIN, frame=(0.0, 0.0, 4000.0, 600.0))
    assert vignette(wide).frame == (1500.0, 0.0, 1000.0, 600.0)


def test_what_lies_outside_is_left_out() -> None:
    scene = replace(PLAIN, sprites=(piece("in", 500, 500), piece("out", 500, 20)))
    small = vignette(scene)
    assert [sprite.id for sprite in small.sprites] == ["in"]
    assert small.ground[0].path == "M0 500l1000 0"


def test_nobody_points_at_it() -> None:
    small = vignette(replace(PLAIN, sprites=(piece("in", 500, 500),)))
    assert not small.spots
    assert not small.description
    assert small.sprites[0].tip is None


@pytest.mark.parametrize(("size", "stays"), [(READABLE * 1000 / WIDTH + 1, True), (READABLE * 1000 / WIDTH - 1, False)])
def test_lettering_stays_if_it_can_be_read(size: float, stays: bool) -> None:
    name = Sprite(
        id="name", layer="pieces", x=500, y=500, shapes=(Shape(text="York", face="city", size=size, fill="land"),)
    )
    assert bool(vignette(replace(PLAIN, sprites=(name,))).sprites) is stays


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("M1.4 2.6L10.4 2.6Z", "M1 3l9 0Z"),
        ("M1.4 2.6l.3 0l.3 0l.3 0", "M1 3l1 0"),
        ("M-50 -50L-40 -40M5 5L6 6", "M5 5l1 1"),
        ("M-50 -50L150 150", "M-50 -50l200 200"),
        ("M-50 5A9 9 0 0 1 -40 5", "M-50 5A9 9 0 0 1 -40 5"),
        ("@rim", "@rim"),
    ],
)
def test_paths_are_cut_part_by_part_in_whole_units_without_drifting(path: str, kept: str) -> None:
    assert inside(path, (0.0, 0.0, 100.0, 100.0)) == kept


def test_a_real_board_becomes_much_smaller_and_loses_none_of_its_colours() -> None:
    scene = RULESET.scene(RULESET.view(late(), None))
    small = vignette(scene)
    assert {sprite.colour for sprite in small.sprites} <= {sprite.colour for sprite in scene.sprites}
    assert len(small.sprites) > 20
    whole = render(scene, say=lambda text: text.key)
    assert len(render(small, say=lambda text: text.key, width=WIDTH, sheet=False)) < 0.7 * len(whole)
