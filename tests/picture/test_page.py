"""What a game brings to pages is read strictly: colours are colours, and icons are shapes."""

from __future__ import annotations

import pytest

from roundhouse.engine.registry import find, names
from roundhouse.picture.page import colours_of, icons_of, read_colours, read_icon
from roundhouse.picture.theme import tokens

SVG = 'xmlns="http://www.w3.org/2000/svg"'


@pytest.mark.parametrize(
    "pair",
    [
        "--Name: #112233",
        "--name: red",
        "--name: #123",
        "--name: url(#there)",
        "--name: #112233) ; background: url(x)",
        "name: #112233",
        "--na\\6de: #112233",
        "background: #112233",
    ],
)
def test_what_is_no_colour_is_passed_over(pair: str) -> None:
    found = read_colours(f":root {{ {pair}; --good: #445566; }}")
    assert found == {"light": {"good": "#445566"}}


@pytest.mark.parametrize("selector", ["body", ":root:hover", "@import url(x); html", ':root[data-theme="light"]'])
def test_blocks_for_anything_else_are_passed_over(selector: str) -> None:
    assert read_colours(f"{selector} {{ --name: #112233; }}") == {}


def test_every_palette_is_read() -> None:
    text = """
    :root { --a: #000001; /* --b: #000009; */ }
    :root[data-theme="dark"] { --a: #000002; }
    :root[data-colours="apart"] { --a: #000003; }
    :root[data-theme="dark"][data-colours="apart"] { --a: #000004; }
    """
    palettes = ("light", "dark", "apart", "apart_dark")
    assert read_colours(text) == {palette: {"a": f"#00000{n}"} for n, palette in enumerate(palettes, 1)}


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<image href="https://example.org/x.png"/>',
        "<foreignObject><p/></foreignObject>",
        '<use href="#a"/>',
        "<style>*{}</style>",
        "<text>words</text>",
        '<path xmlns="http://www.w3.org/1999/xhtml" d="M0 0"/>',
    ],
)
def test_what_is_no_shape_is_passed_over(inside: str) -> None:
    icon = read_icon(f'<svg {SVG}>{inside}<path d="M0 0h1"/></svg>')
    assert icon is not None
    assert [(shape.tag, shape.attributes) for shape in icon.shapes] == [("path", {"d": "M0 0h1"})]


@pytest.mark.parametrize(
    "attribute",
    [
        'onclick="alert(1)"',
        'style="fill:red"',
        'href="#a"',
        'class="x"',
        'id="x"',
        'fill="url(#a)"',
        'stroke="red;x"',
        'd="javascript:alert(1)"',
    ],
)
def test_attributes_that_are_not_plain_are_passed_over(attribute: str) -> None:
    icon = read_icon(f'<svg {SVG}><rect width="2" {attribute}/></svg>')
    assert icon is not None
    assert icon.shapes[0].attributes == {"width": "2"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no drawing",
        "<svg><path/></svg>",
        f'<!DOCTYPE svg [<!ENTITY x "y">]><svg {SVG}/>',
        f'<svg {SVG} viewBox="0 0 &quot; 1"/>',
        f"<svg {SVG}>",
    ],
)
def test_what_is_no_drawing_is_none(text: str) -> None:
    assert read_icon(text) is None


@pytest.mark.parametrize("game", names())
def test_every_game_has_colours_of_its_own(game: str) -> None:
    found = colours_of(find(game))
    assert found["light"]
    for palette, values in found.items():
        assert values.keys() <= found["light"].keys(), palette
        assert not values.keys() & tokens("light").keys(), "no game changes what all share"


def test_no_two_games_have_a_colour_or_an_icon_of_one_name() -> None:
    for brought in (lambda game: colours_of(game)["light"], icons_of):
        all_names = [name for game in names() for name in brought(find(game))]
        assert len(all_names) == len(set(all_names))


@pytest.mark.parametrize("game", names())
def test_icons_are_shown_as_they_are_drawn(game: str) -> None:
    """Nothing of our own icons is passed over: the page builds them in, other programs get them read."""
    page = find(game).page
    assert page is not None
    for file in (page / "icons").glob("*.svg"):
        icon = read_icon(file.read_text("utf-8"))
        assert icon is not None, file.name
        assert icon.shapes, file.name
