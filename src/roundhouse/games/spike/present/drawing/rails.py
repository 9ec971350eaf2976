"""The rail grid: every printed segment in its colour and its pattern, so that colour is never the only mark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from roundhouse.engine.outlines import move_through
from roundhouse.engine.scene import Shape
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.present.drawing.scale import SCALE, nearest, trimmed

#: At rest the printed lines are a little thinner than on the cards.
REST: Final = 0.84
STRENGTH: Final = 0.85
#: The ticks of a crossed line are a broad stroke of short dashes, half a gap away from its end: gap, tick, gap.
TICKS: Final = (0.0, 2.9, 2.2, 2.9)
TICK_REACH: Final = 3.4


class Stroke(NamedTuple):
    """One of the strokes that make a pattern, from below; lengths in units of the board."""

    paint: str
    width: float
    dash: tuple[float, ...] = ()
    round: bool = False


#: A dash of 0.1 with round ends is a dot; some browsers leave out dashes of no length.
PATTERNS: Final[dict[str, tuple[Stroke, ...]]] = {
    "white": (Stroke("#4B4537", 6.0), Stroke("rail-white", 4.0)),
    "blue": (Stroke("rail-bed", 6.4), Stroke("rail-blue", 4.8, (8, 3.2))),
    "black": (Stroke("rail-bed", 6.4), Stroke("rail-black", 5.0, (0.1, 7.2), round=True)),
    "orange": (Stroke("#7A4E00", 7.2), Stroke("rail-orange", 6.0), Stroke("land", 2.0)),
    "purple": (Stroke("rail-bed", 6.4), Stroke("rail-purple", 4.6, (11, 3.2, 3, 3.2))),
    "brown": (Stroke("rail-bed", 6.4), Stroke("rail-brown", 3.0), Stroke("rail-brown", 2 * TICK_REACH, TICKS)),
}
#: For colours of other boards: strokes with other dashes.
SPARE: Final[tuple[tuple[Stroke, ...], ...]] = (
    (Stroke("rail-bed", 6.4), Stroke("ink-3", 4.6, (14, 4))),
    (Stroke("rail-bed", 6.4), Stroke("ink-3", 3.0), Stroke("ink-3", 2 * TICK_REACH, TICKS)),
    (Stroke("#4B4537", 6.0), Stroke("sea-line", 4.0)),
)


def pattern_of(board: Board, colour: int) -> tuple[Stroke, ...]:
    name = board.colours[colour]
    if name in PATTERNS:
        return PATTERNS[name]
    others = [other for other in board.colours if other not in PATTERNS]
    spare = SPARE[others.index(name) % len(SPARE)]
    paint = board.paints[colour]
    return (spare[0], *(stroke._replace(paint=paint) for stroke in spare[1:])) if paint else spare


def rail_outlines(board: Board) -> dict[str, str]:
    """All segments of each colour, drawn several times; to the nearest unit, so that many are alike."""
    found: dict[str, str] = {}
    for colour, name in enumerate(board.colours):
        lines = [trimmed(board, number) for number, other in enumerate(board.segment_colour) if other == colour]
        found[f"rails-{name}"] = "".join(move_through([nearest(start), nearest(end)]) for start, end in lines)
    return found


def rail_shapes(board: Board) -> Iterator[Shape]:
    for colour, name in enumerate(board.colours):
        if colour not in board.segment_colour:
            continue
        for stroke in pattern_of(board, colour):
            yield Shape(
                path=f"@rails-{name}",
                stroke=stroke.paint,
                width=round(stroke.width * REST * SCALE, 1),
                dash=tuple(round(part * REST * SCALE, 1) for part in stroke.dash),
                cap="round" if stroke.round else "butt",
                opacity=STRENGTH,
            )
