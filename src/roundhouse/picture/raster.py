"""Rasters: an SVG picture as PNG, for whoever cannot show the one: cards of links, chats, documents.

What draws it is an extra, `pip install 'roundhouse-games[pictures]'`; everything else goes without.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

#: The package that draws, and the extra that brings it.
RASTERISER: Final = "resvg_py"
EXTRA: Final = "roundhouse-games[pictures]"


class NoRasteriser(Exception):
    """Nothing is installed that could draw; `EXTRA` brings it."""


def can_draw() -> bool:
    return find_spec(RASTERISER) is not None


def png(svg: str) -> bytes:
    """The picture as PNG, as wide as it says it is meant to be seen."""
    if not can_draw():
        raise NoRasteriser(EXTRA)
    return bytes(import_module(RASTERISER).svg_to_bytes(svg_string=svg))
