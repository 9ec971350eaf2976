"""Markers of the companies: a disc with field, ring and initials."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.engine.scene import Shape
from roundhouse.games.mania.atlas import COMPANIES
from roundhouse.games.mania.drawing.geometry import Point

RADIUS: Final = 32.0


def colour(company: int) -> str:
    """The name of a company's colour in the visual language."""
    return "co-" + COMPANIES[company].lower().replace("&", "n")


def marker(company: int, at: Point, radius: float = RADIUS) -> Iterator[Shape]:
    name, paint = COMPANIES[company], colour(company)
    ring = 0.18 * radius
    yield Shape(circle=(*at, radius), fill="#1B1A17")
    yield Shape(circle=(*at, radius - ring / 2 - 1), fill=paint, stroke=f"{paint}-ring", width=ring)
    size = radius * (0.72 if len(name) <= 3 else 0.58)
    yield Shape(text=name, at=(at[0], at[1] + 0.35 * size), face="plaque", size=size, fill=f"{paint}-on")
