"""What a merger does to stations, drawn on the map before anybody agrees: which stay, which change hands, which go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from roundhouse.engine.outlines import polygon, rectangle
from roundhouse.engine.scene import Shape, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import HEX
from roundhouse.games.e1862.present.drawing.geometry import centre, corners
from roundhouse.games.e1862.present.drawing.tile import PAPER


class Line(NamedTuple):
    """How a fate is drawn: without colour by its dashes and its note."""

    colour: str
    width: float
    #: The plate of its note, wide enough for the words of every language.
    plate: float
    dash: tuple[float, ...] = ()


LINES: Final = {
    "stays": Line("accent", 7.0, 72.0),
    "becomes": Line("accent", 7.0, 138.0),
    "lost": Line("barrier", 8.0, 100.0, (6.0, 8.0)),
}
INSET: Final = 0.92
NOTE_SIZE: Final = 19.0
NOTE_HEIGHT: Final = 25.0
#: Above the middle of its hex, on its edge: values and slots stay free.
NOTE_ABOVE: Final = 92.0


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
        plate = rectangle(-line.plate / 2, -NOTE_HEIGHT / 2, line.plate, NOTE_HEIGHT)
        ink = "on-signal" if fate == "lost" else "on-accent"
        words = Text(f"fate-{fate}", {"company": survivor})
        note = (
            Shape(path=plate, fill=line.colour, stroke=PAPER, width=3.0),
            Shape(text=words, at=(0.0, 0.35 * NOTE_SIZE), face="figure", size=NOTE_SIZE, fill=ink),
        )
        yield Sprite(id=f"note-{name}", layer="flags", x=x, y=y - NOTE_ABOVE, shapes=note, legible=NOTE_SIZE)
