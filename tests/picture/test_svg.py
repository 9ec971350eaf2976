"""Scenes as SVG: valid, the same every time, in the colours of both themes, and safe whatever names a board has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import msgspec
import pytest

from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.picture import states
from roundhouse.picture.lettering import UnknownFace
from roundhouse.picture.markup import escape, number
from roundhouse.picture.paint import Look, UnknownColour
from roundhouse.picture.svg import render
from roundhouse.picture.theme import colours
from roundhouse.words import LANGUAGES, Words
from tests.games.rocket.scenes import after, late, veto

SVG = "{http://www.w3.org/2000/svg}"
LOOKS: tuple[Look, ...] = ("light", "dark", "auto")


def say(text: Text) -> str:
    return text.key


def scene_of(*, spots: tuple[Spot, ...] = (), sprites: tuple[Sprite, ...] = (), **parts: object) -> Scene:
    """A small scene of its own."""
    plain = Scene(
        title=Text("title"),
        frame=(0.0, 0.0, 400.0, 300.0),
        art="art",
        ground=(Shape(path="@rim", fill="land"), Shape(path="M0 0h9", stroke="coast", width=2, hairline=True)),
        clips={"rim": "M0 0H400V300H0Z"},
        symbols={
            "dot": (
                Shape(circle=(0, 0, 5), fill="@colour", stroke="@on", width=1),
                Shape(path="M0 0V9", stroke="ink", width=1),
            ),
        },
        layers=("low", "high"),
        sprites=sprites,
        spots=spots,
    )
    return msgspec.structs.replace(plain, **parts)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def elements(svg: str, tag: str) -> Iterator[ElementTree.Element]:
    return parsed(svg).iter(SVG + tag)


SQUARE = "M-10-10L10-10L10 10L-10 10Z"
SPOT = Spot(pick="spot", outline=SQUARE, x=50.0, y=60.0)


# -- the file


@pytest.mark.parametrize("look", LOOKS)
def test_a_late_game_is_well_formed_small_and_the_same_every_time(look: Look) -> None:
    scene = RULESET.scene(RULESET.view(late(), None))
    svg = render(scene, say=say, theme=look)
    root = parsed(svg)
    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    assert root.findtext(SVG + "title") == "map-title"
    assert root.findtext(SVG + "desc") == "\n".join(line.key for line in scene.description)
    assert len(svg.encode()) < 250_000
    assert svg == render(RULESET.scene(RULESET.view(late(), None)), say=say, theme=look)


@pytest.mark.parametrize("look", LOOKS)
def test_it_needs_nothing_from_outside(look: Look) -> None:
    svg = render(RULESET.scene(RULESET.view(veto(), None)), say=say, theme=look)
    root = parsed(svg)
    assert not list(root.iter(SVG + "script"))
    assert not list(root.iter(SVG + "image"))
    for element in root.iter():
        assert not any(name.startswith("on") for name in element.attrib)
        assert element.get("href", "#").startswith("#")
    assert "@import" not in svg
    assert "url(" not in svg.replace("url(#", "")


def test_every_reference_is_defined_once() -> None:
    svg = render(RULESET.scene(RULESET.view(late(), None)), say=say, prefix="board")
    ids = [element.get("id") for element in parsed(svg).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
    assert used
    assert used <= set(ids)
    assert all(id and id.startswith("board-") for id in ids)


def test_numbers_have_two_decimals_at_most() -> None:
    assert [number(value) for value in (1.0, -0.001, 2.345, 0.1, 100.0)] == ["1", "0", "2.35", "0.1", "100"]
    svg = render(RULESET.scene(RULESET.view(late(), None)), say=say)
    assert not re.search(r"\d\.\d{3}", svg)


# -- colours


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_theme_writes_its_own_colours(look: Look) -> None:
    svg = render(scene_of(), say=say, theme=look)
    assert colours("dark" if look == "dark" else "light")["land"] in svg
    assert "var(" not in svg


def test_auto_holds_both_themes() -> None:
    svg = render(scene_of(), say=say, theme="auto", prefix="pic")
    day, night = svg.split("@media(prefers-color-scheme:dark)")
    assert f"--land:{colours('light')['land']}" in day
    assert f"--land:{colours('dark')['land']}" in night
    assert 'fill="var(--land)"' in night
    for name in re.findall(r"var\(--([\w-]+)\)", svg):
        assert f"--{name}:" in day


def test_a_colour_that_no_theme_has_is_refused() -> None:
    with pytest.raises(UnknownColour, match="puce"):
        render(scene_of(ground=(Shape(path="M0 0h1", fill="puce"),)), say=say)


def test_lettering_of_a_face_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownFace, match="no face is called 'name'; there are: sea, land, city"):
        render(scene_of(ground=(Shape(text="Leeds", face="name", size=9.0, fill="ink"),)), say=say)


def test_symbols_take_the_paint_of_their_sprite() -> None:
    sprite = Sprite(id="a", layer="low", symbol="dot", colour="player-1", on="on-player-1", x=5.0, turn=30.0)
    svg = render(scene_of(sprites=(sprite,)), say=say)
    use = next(use for use in elements(svg, "use") if use.get("color"))
    assert use.get("color") == colours("light")["player-1"]
    assert use.get("stroke") == colours("light")["on-player-1"]
    assert use.get("transform") == "translate(5 0) rotate(30)"
    circle = next(elements(svg, "circle"))
    assert circle.get("fill") == "currentColor"
    assert circle.get("stroke") is None
    other = next(path for path in elements(svg, "path") if path.get("d") == "M0 0V9")
    assert other.get("fill") == "none"


def test_hairlines_are_divided_by_the_zoom() -> None:
    for width in (410, 810):
        svg = render(scene_of(), say=say, width=width)
        hairline = next(path for path in elements(svg, "path") if path.get("d") == "M0 0h9")
        assert float(hairline.get("stroke-width", "")) == pytest.approx(2 * 400 / (width - 10), abs=0.01)


def test_layers_lie_in_their_order() -> None:
    above = Sprite(id="a", layer="high", shapes=(Shape(circle=(0, 0, 3), fill="ink"),))
    below = Sprite(id="b", layer="low", shapes=(Shape(circle=(0, 0, 4), fill="ink"),))
    svg = render(scene_of(sprites=(above, below)), say=say)
    assert [circle.get("r") for circle in elements(svg, "circle")] == ["4", "3"]


def test_nothing_is_drawn_beyond_the_sheet() -> None:
    svg = render(scene_of(), say=say, width=410)
    root = parsed(svg)
    assert root.get("viewBox") == "-5 -5 410 310"
    (drawn,) = root.findall(SVG + "g")
    (clip,) = (clip for clip in root.iter(SVG + "clipPath") if f"url(#{clip.get('id')})" == drawn.get("clip-path"))
    assert [clip[0].get(name) for name in ("x", "y", "width", "height")] == ["-5", "-5", "410", "310"]


# -- words


def test_names_are_escaped() -> None:
    bad = "<script>alert('&\"')</script>\x00\ud800"
    shape = Shape(text=bad, face="city", size=20, fill="ink")
    sprite = Sprite(id="a", layer="low", shapes=(shape,), tip=Text("tip"))
    svg = render(scene_of(sprites=(sprite,)), say=lambda text: bad)
    good = "<script>alert('&\"')</script>"
    assert not list(elements(svg, "script"))
    assert [text.text for text in elements(svg, "text")] == [good]
    assert {title.text for title in elements(svg, "title")} == {good}
    assert escape('a"<b>&') == "a&quot;&lt;b&gt;&amp;"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    words = Words(language, [RULESET.words], ["Ada", "Ben", "Cy", "Di"])
    for state in (after(0), veto(), late()):
        svg = render(RULESET.scene(RULESET.view(state, None)), say=words.say)
        titles = [title.text or "" for title in elements(svg, "title")]
        assert len(titles) > 200
        assert all(titles)


def test_small_pictures_leave_out_names_before_they_become_too_small() -> None:
    names = tuple(
        Sprite(id=face, layer="low", shapes=(Shape(text=face, face=face, size=40, fill="ink"),))
        for face in ("city", "town")
    )
    svg = render(scene_of(sprites=names), say=say, prefix="p")
    limits = dict(re.findall(r"@media\(max-width:(\d+)px\)\{\.p-(\w+)\{display:none", svg))
    by_face = {face: int(limit) for limit, face in limits.items()}
    # 40 of about 410 units: 10 pixels high when the picture is about 100 wide.
    assert by_face["town"] == pytest.approx(101, abs=2)
    assert by_face["city"] < by_face["town"]


# -- states


def marks(svg: str, name: str) -> list[tuple[str | None, str | None]]:
    return [
        (use.get("x"), use.get("y")) for use in elements(svg, "use") if use.get("href", "").startswith(f"#rh-{name}-")
    ]


def test_spots_are_lit_up() -> None:
    scene = scene_of(spots=(SPOT,))
    assert marks(render(scene, say=say), "target") == []
    assert marks(render(scene, say=say, targets={"spot"}), "target") == [("50", "60")]
    both = render(scene, say=say, targets={"spot"}, chosen={"spot"})
    assert marks(both, "target") == []
    assert marks(both, "chosen") == [("50", "60")]
    assert marks(render(scene, say=say, last={"spot", "nowhere"}), "last") == [("50", "60")]


def test_states_of_the_scene_are_drawn_unless_others_are_given() -> None:
    scene = scene_of(spots=(SPOT,), chosen=("spot",), last=("spot",))
    assert marks(render(scene, say=say), "chosen") == [("50", "60")]
    assert marks(render(scene, say=say), "last") == [("50", "60")]
    assert marks(render(scene, say=say, chosen=()), "chosen") == []


def test_a_piece_lights_up_the_spot_it_stands_on() -> None:
    far = Spot(pick="far", outline=SQUARE, x=300.0, y=200.0)
    piece = Sprite(id="a", layer="low", symbol="dot", colour="ink", x=290.0, y=210.0, pick="piece")
    svg = render(scene_of(spots=(SPOT, far), sprites=(piece,)), say=say, targets={"piece"})
    assert marks(svg, "target") == [("300", "200")]


@pytest.mark.parametrize("outline", [SQUARE, "M-10-10h20v20h-20z", "M-10 -10 H10 V10 l-20 0Z"])
def test_outlines_may_be_written_in_any_way(outline: str) -> None:
    corners = states.corners(outline)
    assert corners == [(-10, -10), (10, -10), (10, 10), (-10, 10)]


def test_possible_is_dashed_chosen_is_solid_past_is_brackets() -> None:
    hexagon = "M-50-86.6L50-86.6L100 0L50 86.6L-50 86.6L-100 0Z"
    dashes = list(states.target(hexagon))[-1]
    solid = list(states.chosen(hexagon))[-1]
    brackets = list(states.last(hexagon))
    assert (dashes.stroke, dashes.width) == ("target", 6.5)
    assert (solid.stroke, solid.width) == ("target", 9)
    # Six corners, and two dashes between on every side.
    assert dashes.path.count("M") == 6 + 6 * 2
    assert (solid.path.count("M"), solid.path[-1]) == (1, "Z")
    assert {shape.fill for shape in brackets} == {"none"}
    # Each on a line of its own, so that it shows on every ground.
    assert "target-case" in [shape.stroke for shape in states.target(hexagon)]
    assert [shape.stroke for shape in brackets] == ["target-case", "last"]
    assert brackets[0].path.count("M") == 6
