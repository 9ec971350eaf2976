"""Room on the map: finds the position for lettering where it covers the least."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.engine.outlines import Point


class Rect(NamedTuple):
    """A box, given by its centre."""

    x: float
    y: float
    width: float
    height: float

    def overlap(self, other: Rect) -> float:
        """The area that both cover."""
        x, y, width, height = self
        other_x, other_y, other_width, other_height = other
        across = (width + other_width) / 2 - abs(x - other_x)
        if across <= 0.0:
            return 0.0
        down = (height + other_height) / 2 - abs(y - other_y)
        return min(across, width, other_width) * min(down, height, other_height) if down > 0.0 else 0.0


class Room:
    """What is already on the map, each item with the cost of covering a unit of it."""

    def __init__(self) -> None:
        self.taken: list[tuple[Rect, float]] = []
        #: Indices of the items, by the squares of the map that they touch: most are far from any given place.
        self._squares: dict[tuple[int, int], list[int]] = {}

    def take(self, rect: Rect, weight: float) -> None:
        number = len(self.taken)
        self.taken.append((rect, weight))
        for square in squares(rect):
            self._squares.setdefault(square, []).append(number)

    def take_path(self, points: Iterable[Point], width: float, weight: float) -> None:
        """A polyline, as a row of small boxes."""
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
        listed = tuple(candidates)
        return cheapest(listed, tuple(self._near(surrounding(listed))))

    def _near(self, around: Rect) -> Iterator[tuple[Rect, float]]:
        """The items within a box, in the order in which they were added."""
        for number in sorted({number for square in squares(around) for number in self._squares.get(square, ())}):
            taken = self.taken[number]
            if taken[0].overlap(around):
                yield taken


Weighted = tuple[tuple[Rect, float], ...]


@lru_cache(maxsize=2_000)
def cheapest(candidates: Weighted, near: Weighted) -> Rect:
    """The candidate with the least cost of its own and of what it covers. From one position to the next, and from one
    reader to another, little changes around most places: it is not looked for again."""

    def cost(candidate: tuple[Rect, float]) -> float:
        rect, own = candidate
        covered = 0.0
        for other, weight in near:
            covered += rect.overlap(other) * weight
        return own + covered

    return min(candidates, key=cost)[0]


#: Side of the squares by which things are found; names and pieces are about this large.
SQUARE: Final = 150.0


def squares(rect: Rect) -> Iterator[tuple[int, int]]:
    """The squares of the map that a box touches."""
    x, y, width, height = rect
    down = range(int((y - height / 2) // SQUARE), int((y + height / 2) // SQUARE) + 1)
    for column in range(int((x - width / 2) // SQUARE), int((x + width / 2) // SQUARE) + 1):
        for row in down:
            yield column, row


@lru_cache(maxsize=2_000)
def surrounding(candidates: Weighted) -> Rect:
    """The box around several."""
    rects = [rect for rect, _ in candidates]
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
    """Roughly how wide lettering will be: no fonts are measured here."""
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
