"""Rasters: an SVG picture as PNG, for whoever cannot show the one: cards of links, chats, documents.

What draws it is an extra, `pip install 'roundhouse-games[pictures]'`; everything else goes without.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

#: The package that draws, and the extra that brings it.
RASTERISER: Final = "resvg_py"
EXTRA: Final = "roundhouse-games[pictures]"

#: Fonts that may stand for the generic ones: nearly every system has one of them. The package that draws only knows the
#: first, and leaves lettering out where that is not installed.
SANS_SERIF: Final = (
    "Arial",
    "Helvetica",
    "Liberation Sans",
    "DejaVu Sans",
    "Noto Sans",
    "FreeSans",
    "Ubuntu",
    "Roboto",
)
SERIF: Final = ("Times New Roman", "Times", "Liberation Serif", "DejaVu Serif", "Noto Serif", "FreeSerif")


class NoRasteriser(Exception):
    """Nothing is installed that could draw; `EXTRA` brings it."""


def can_draw() -> bool:
    return find_spec(RASTERISER) is not None


def png(svg: str) -> bytes:
    """The picture as PNG, as wide as it says it is meant to be seen."""
    if not can_draw():
        raise NoRasteriser(EXTRA)
    return _drawn(svg, sans_serif_family=installed(SANS_SERIF), serif_family=installed(SERIF))


@cache
def installed(fonts: tuple[str, ...]) -> str | None:
    """The first of these fonts that the system has, found by drawing a letter; None if there is none of them."""
    sheet = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="15" font-family="{}">M</text></svg>'
    )
    blank = _drawn(sheet.format("no such font"))
    return next((font for font in fonts if _drawn(sheet.format(font)) != blank), None)


def _drawn(svg: str, **fonts: str | None) -> bytes:
    return bytes(import_module(RASTERISER).svg_to_bytes(svg_string=svg, **fonts))
