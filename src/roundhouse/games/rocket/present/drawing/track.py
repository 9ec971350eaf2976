"""Track: each line as one path per chain of hexes, so that its dashes flow over the borders of the hexes.

After a merger a line has several chains. A chain that ends at the survivor's track is joined to it as railways do it:
it bends into one of its two directions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from roundhouse.engine.hexes import DIRECTION_NAMES, centre, opposite, side_middle, step, turn
from roundhouse.engine.outlines import Point, arc, line, move
from roundhouse.engine.scene import Shape
from roundhouse.games.rocket.present.drawing.livery import Livery

Hex = tuple[int, int]

#: Radius of a curve that turns by 60° between two sides of a hex.
CURVE: Final = 150.0
#: How near such a curve comes to the middle of the hex.
CURVE_GAP: Final = 100 * 3**0.5 - CURVE
#: Where track begins, on the way from the middle of the starting town to the side.
BEGINNING: Final = 0.45
NOT_YET: Final = -1


class Rail(NamedTuple):
    """How a line runs through a hex: the direction it comes in with and the one it leaves in (none: it ends there)."""

    entry: int
    exit: int = NOT_YET


class Chain(NamedTuple):
    """One stretch of track: its path, and the same without the last bit, where it lies on other track already."""

    path: str
    apart: str
    points: list[Point]


def networks(data: dict[str, Any]) -> dict[str, list[Chain]]:
    """The chains of every line that has any track, by its id."""
    rails: dict[Hex, Rail] = {}
    owner: dict[Hex, str] = {}
    for q, r, entry, exit, id in data["rails"]:
        rails[q, r] = Rail(DIRECTION_NAMES.index(entry), DIRECTION_NAMES.index(exit))
        owner[q, r] = id
    for id, written in data["lines"].items():
        if written["facing"] is not None:
            q, r = written["loco"]
            rails[q, r] = Rail(DIRECTION_NAMES.index(written["facing"]))
            owner[q, r] = id
    found: dict[str, list[Chain]] = {}
    for at in sorted(rails):
        if is_head(rails, at):
            found.setdefault(owner[at], []).append(chain(rails, at))
    return found


def is_head(rails: dict[Hex, Rail], at: Hex) -> bool:
    """No track leads to it: it was entered from a starting town."""
    entry = rails[at].entry
    before = rails.get(step(*at, opposite(entry)))
    return before is None or before.exit != entry


def chain(rails: dict[Hex, Rail], head: Hex) -> Chain:
    """From the starting town to the locomotive or to the junction with other track."""
    first = side_middle(*head, opposite(rails[head].entry))
    origin = step(*head, opposite(rails[head].entry))
    points = [_between(centre(*origin), first, BEGINNING), first]
    drawn = [move(points[0]), line(first)]
    at = head
    while True:
        rail = rails[at]
        if rail.exit == NOT_YET:
            points.append(centre(*at))
            path = "".join(drawn) + line(points[-1])
            return Chain(path, path, points)
        drawn.append(through(at, opposite(rail.entry), rail.exit))
        points += [bend(at, rail), side_middle(*at, rail.exit)]
        at = step(*at, rail.exit)
        if at not in rails or rails[at].entry != rail.exit:
            path = "".join(drawn)
            whole, apart = junction(rails.get(at), at, opposite(rail.exit))
            return Chain(path + whole, path + apart, points)


def through(at: Hex, side: int, other: int) -> str:
    """From the middle of one side to the middle of another, which is opposite or next but one."""
    end = side_middle(*at, other)
    apart = (other - side) % 6
    return line(end) if apart == 3 else arc(end, CURVE, clockwise=apart == 4)


def bend(at: Hex, rail: Rail) -> Point:
    """The point of the track that lies nearest to the middle of the hex."""
    if rail.exit == rail.entry:
        return centre(*at)
    return toward(at, middle_side(opposite(rail.entry), rail.exit), CURVE_GAP)


def middle_side(side: int, other: int) -> int:
    """The side between two that are next but one."""
    return turn(side, 1) if (other - side) % 6 == 2 else turn(side, -1)


def junction(rail: Rail | None, at: Hex, side: int) -> tuple[str, str]:
    """Join what lies in the hex from one of its sides: the whole path, and the part that lies apart from it."""
    if rail is None:
        # A starting town, whose locomotive stands on it or has left it.
        stub = line(_between(centre(*at), side_middle(*at, side), BEGINNING))
        return stub, stub
    if rail.exit == NOT_YET:
        stub = line(centre(*at))
        return stub, stub
    for end in (rail.exit, opposite(rail.entry)):
        if (end - side) % 6 == 3:
            return through(at, side, end), line(centre(*at))
        if (end - side) % 6 in (2, 4):
            half = toward(at, middle_side(side, end), CURVE_GAP)
            return through(at, side, end), arc(half, CURVE, clockwise=(end - side) % 6 == 4)
    # From inside a curve: straight on to it.
    stub = line(toward(at, side, CURVE_GAP))
    return stub, stub


def toward(at: Hex, side: int, distance: float) -> Point:
    """A point on the way from the middle of a hex to one of its sides."""
    return _between(centre(*at), side_middle(*at, side), distance / (50 * 3**0.5))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def strokes(chains: list[Chain], livery: Livery) -> Iterator[Shape]:
    """The track from below: bed, sleepers, rails, the colour of the line, its mark. All chains at once, so that
    nothing of one lies across another where they join."""
    path = "".join(chain.path for chain in chains)
    apart = "".join(chain.apart for chain in chains)
    yield Shape(path=path, stroke="land", width=46, opacity=0.85)
    yield Shape(path=apart, stroke="sleeper", width=43, dash=(4.6, 10.4))
    yield Shape(path=path, stroke="rail", width=31)
    yield Shape(path=path, stroke=livery.colour, width=23.5)
    if livery.double:
        yield Shape(path=apart, stroke=livery.on, width=13)
        yield Shape(path=apart, stroke=livery.colour, width=5.5)
    elif livery.dash:
        yield Shape(path=apart, stroke=livery.on, width=8, dash=livery.dash, cap="round")
