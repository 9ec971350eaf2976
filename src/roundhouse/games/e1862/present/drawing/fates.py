"""What a merger does to stations, drawn on the map before anybody agrees: which stay, which change hands, which go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from roundhouse.engine.outlines import polygon
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import HEX
from roundhouse.games.e1862.present.drawing.geometry import centre, corners
from roundhouse.games.e1862.present.drawing.tile import PAPER


class Line(NamedTuple):
    """How a fate is drawn: without colour by its dashes and its note."""

    colour: str
    width: float
    dash: tuple[float, ...] = ()


LINES: Final = {
    "stays": Line("accent", 7.0),
    "becomes": Line("accent", 7.0),
    "lost": Line("barrier", 8.0, (6.0, 8.0)),
}
INSET: Final = 0.92
NOTE_SIZE: Final = 19.0
#: Above the middle of its hex.
NOTE_ABOVE: Final = 66.0


def fate_sprites(stations: Mapping[str, str], survivor: str) -> Iterator[Sprite]:
    """An outline and a note for every hex; London has none of its own."""
    outline = polygon(corners(scale=INSET))
    for name, fate in stations.items():
        if name not in HEX:
            continue
        (x, y), line = centre(HEX[name]), LINES[fate]
        shapes = (
            Shape(path=outline, stroke=PAPER, width=11.0),
            Shape(path=outline, stroke=line.colour, width=line.width, dash=line.dash),
        )
        yield Sprite(id=f"fate-{name}", layer="barriers", x=x, y=round(y, 1), shapes=shapes)
        note = Shape(
            text=Text(f"fate-{fate}", {"company": survivor}),
            face="city",
            size=NOTE_SIZE,
            fill="on-accent" if fate != "lost" else PAPER,
            stroke=line.colour,
            width=13.0,
        )
        yield Sprite(id=f"note-{name}", layer="flags", x=x, y=y - NOTE_ABOVE, shapes=(note,), legible=NOTE_SIZE)
