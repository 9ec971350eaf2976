"""What a game brings to pictures and pages: the files of its folder `page`, read strictly.

A game may come from another package. Of its colours nothing is taken but pairs of a name and a plain colour, of its
icons nothing but shapes, so that neither can do more than look.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, Literal
from xml.etree import ElementTree

import msgspec

from roundhouse.engine.rules import AnyRules

#: The usual colours by day and by night, and the set that stays apart for eyes that see few of them.
Palette = Literal["light", "dark", "apart", "apart_dark"]

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE: Final = re.compile(r"([^{};]+)\{([^{}]*)\}")
TOKEN: Final = re.compile(r"--([\w-]+)\s*:\s*([^;]+)")
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")

#: What the blocks of a file of colours are for. That dark is also meant where the system asks for it need not be said.
BLOCKS: Final[dict[str, Palette]] = {
    ":root": "light",
    ':root[data-theme="dark"]': "dark",
    ':root[data-colours="apart"]': "apart",
    ':root[data-theme="dark"][data-colours="apart"]': "apart_dark",
}

SVG: Final = "{http://www.w3.org/2000/svg}"
SHAPES: Final = frozenset({"path", "circle", "ellipse", "rect", "line", "polyline", "polygon"})
#: Numbers, and the letters of paths and transforms.
GEOMETRY: Final = re.compile(r"[A-Za-z0-9\s.,+()-]{0,4000}")
PAINT: Final = re.compile(r"none|currentColor|#[0-9A-Fa-f]{3,8}|var\(--[a-z0-9-]+\)")
WORD: Final = re.compile(r"[a-z]{1,20}")
ATTRIBUTES: Final[dict[str, re.Pattern[str]]] = {
    **dict.fromkeys(("d", "points", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2"), GEOMETRY),
    **dict.fromkeys(("width", "height", "transform", "opacity", "stroke-width", "stroke-dasharray"), GEOMETRY),
    **dict.fromkeys(("fill", "stroke"), PAINT),
    **dict.fromkeys(("fill-rule", "stroke-linecap", "stroke-linejoin"), WORD),
}
#: Bytes of an icon, and how many of them a game may bring.
LARGEST_ICON: Final = 20_000
MOST_ICONS: Final = 200


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """One shape of an icon."""

    tag: str
    attributes: dict[str, str]


class Icon(msgspec.Struct, frozen=True, kw_only=True):
    """A drawing in a box, as `viewBox` writes it."""

    box: str
    shapes: list[Drawn]


Colours = dict[Palette, dict[str, str]]


@cache
def colours_of(ruleset: AnyRules) -> Colours:
    """The colours of a game by palette and name; nothing where it brings none."""
    file = ruleset.page and ruleset.page / "colours.css"
    return read_colours(file.read_text("utf-8")) if file and file.is_file() else {}


def read_colours(text: str) -> Colours:
    """Pairs of a name and `#RRGGBB` from the blocks that are known; whatever else stands in the file is passed over."""
    found: Colours = {}
    for selector, block in RULE.findall(COMMENT.sub("", text)):
        palette = BLOCKS.get(" ".join(selector.split()))
        if palette is not None:
            pairs = ((name, value.strip()) for name, value in TOKEN.findall(block))
            good = {name: value for name, value in pairs if NAME.fullmatch(name) and COLOUR.fullmatch(value)}
            found.setdefault(palette, {}).update(good)
    return found


@cache
def icons_of(ruleset: AnyRules) -> dict[str, Icon]:
    """The icons of a game by name: `icons/lamp.svg` is `lamp`."""
    if ruleset.page is None:
        return {}
    files = sorted((ruleset.page / "icons").glob("*.svg"))[:MOST_ICONS]
    read = {file.stem: read_file(file) for file in files if NAME.fullmatch(file.stem)}
    return {name: icon for name, icon in read.items() if icon is not None}


def read_file(file: Path) -> Icon | None:
    return read_icon(file.read_text("utf-8")) if file.stat().st_size <= LARGEST_ICON else None


def read_icon(text: str) -> Icon | None:
    """The shapes of an SVG file, with what is plain about them; None if it is no drawing at all."""
    # Declarations can define entities, and entities can be anything.
    if "<!" in re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL):
        return None
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return None
    box = root.get("viewBox", "0 0 24 24")
    if root.tag != f"{SVG}svg" or not GEOMETRY.fullmatch(box):
        return None
    shapes = [drawn for element in root.iter() if (drawn := plain(element)) is not None]
    return Icon(box=box, shapes=shapes)


def plain(element: ElementTree.Element) -> Drawn | None:
    """A shape with those of its attributes that say how it looks, as far as they can be understood."""
    tag = element.tag.removeprefix(SVG)
    if tag not in SHAPES or not element.tag.startswith(SVG):
        return None
    good = {name: value for name, value in element.items() if name in ATTRIBUTES and ATTRIBUTES[name].fullmatch(value)}
    return Drawn(tag=tag, attributes=good)
