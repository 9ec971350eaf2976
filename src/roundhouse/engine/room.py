"""Room on the map: finds the place for lettering where it covers the least."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from roundhouse.engine.pen import Point


class Rect(NamedTuple):
    """A box around its middle."""

    x: float
    y: float
    width: float
    height: float

    def overlap(self, other: Rect) -> float:
        """The area that both cover."""
        across = (self.width + other.width) / 2 - abs(self.x - other.x)
        down = (self.height + other.height) / 2 - abs(self.y - other.y)
        return max(0.0, min(across, self.width, other.width)) * max(0.0, min(down, self.height, other.height))


class Room:
    """What stands on the map already, each thing with how bad it is to cover a unit of it."""

    def __init__(self) -> None:
        self.taken: list[tuple[Rect, float]] = []

    def take(self, rect: Rect, weight: float) -> None:
        self.taken.append((rect, weight))

    def take_path(self, points: Iterable[Point], width: float, weight: float) -> None:
        """A broken line, taken as a row of small boxes."""
        before: Point | None = None
        for point in points:
            if before is not None:
                self._take_stretch(before, point, width, weight)
            before = point

    def _take_stretch(self, start: Point, end: Point, width: float, weight: float) -> None:
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        pieces = max(1, round(length / width))
        for number in range(pieces):
            share = (number + 0.5) / pieces
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self.take(Rect(x, y, width, width), weight)

    def best(self, candidates: Iterable[tuple[Rect, float]]) -> Rect:
        """The cheapest of the candidates, each with a cost of its own; the first of equals."""
        listed = list(candidates)
        around = surrounding([rect for rect, _ in listed])
        near = [(rect, weight) for rect, weight in self.taken if rect.overlap(around)]

        def cost(candidate: tuple[Rect, float]) -> float:
            return candidate[1] + sum(candidate[0].overlap(rect) * weight for rect, weight in near)

        return min(listed, key=cost)[0]


def surrounding(rects: list[Rect]) -> Rect:
    """The box around several."""
    left = min(rect.x - rect.width / 2 for rect in rects)
    right = max(rect.x + rect.width / 2 for rect in rects)
    top = min(rect.y - rect.height / 2 for rect in rects)
    bottom = max(rect.y + rect.height / 2 for rect in rects)
    return Rect((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


#: Widths of letters in parts of the type size; the rest counts as an average letter.
NARROW: Final = frozenset("fijlrtI.,:;'’-| ")
WIDE: Final = frozenset("mwMWQO@&")
LETTER: Final = 0.53


def text_width(text: str, size: float) -> float:
    """About how long lettering becomes: no fonts are measured here."""
    letters = 0.0
    for letter in text:
        if letter in NARROW:
            letters += 0.32
        elif letter in WIDE:
            letters += 0.82
        elif letter.isupper():
            letters += 0.62
        else:
            letters += LETTER
    return letters * size
