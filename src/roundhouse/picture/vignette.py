"""A vignette: the middle of a scene as a small picture, without whatever nobody could see or read in it.

A lobby shows one of every game, so that each byte of them counts: `bench/browser.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from roundhouse.engine.scene import Scene, Shape, Sprite

Box = tuple[float, float, float, float]

#: Pixels across, and how wide it is for its height.
WIDTH: Final = 400
ACROSS: Final = 5 / 3
#: Lettering below this height in pixels is left out.
READABLE: Final = 11
#: What lies farther outside than this part of the width is left out.
MARGIN: Final = 0.06

SUBPATH: Final = re.compile(r"M[^M]*")
#: Subpaths of straight lines, which can be read point by point.
STRAIGHT: Final = re.compile(r"M[LlZ\d\s,.-]*")
STEP: Final = re.compile(r"([MLl])([^MLlZ]*)")
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def vignette(scene: Scene) -> Scene:
    frame = middle(scene.frame)
    return replace(part_of(scene, frame, frame[2] / WIDTH), spots=(), last=(), chosen=())


def detail(scene: Scene, frame: Box, width: int) -> Scene:
    """A part of a scene with the marks of its spots, so many pixels across."""
    spots = tuple(spot for spot in scene.spots if holds(widened(frame), spot.x, spot.y))
    return replace(part_of(scene, frame, frame[2] / width), spots=spots, extent=None)


def part_of(scene: Scene, frame: Box, pixel: float) -> Scene:
    """What lies in the frame and can be made out where a pixel is that large."""
    around = widened(frame)
    return replace(
        scene,
        frame=frame,
        ground=seen(scene.ground, around, pixel),
        clips={name: inside(path, around) for name, path in scene.clips.items()},
        sprites=tuple(pieces(scene.sprites, around, pixel)),
        symbols={name: readable(shapes, pixel) for name, shapes in scene.symbols.items()},
        description=(),
    )


# -- the part that is seen


def middle(frame: Box) -> Box:
    """The largest box of the wanted shape around the middle."""
    left, top, across, down = frame
    width, height = min(across, down * ACROSS), min(down, across / ACROSS)
    return left + (across - width) / 2, top + (down - height) / 2, width, height


def widened(frame: Box) -> Box:
    left, top, across, down = frame
    margin = MARGIN * across
    return left - margin, top - margin, across + 2 * margin, down + 2 * margin


def pieces(sprites: Iterable[Sprite], around: Box, pixel: float) -> Iterator[Sprite]:
    """Sprites of which something is seen. One that stands nowhere in particular, such as a track, may be anywhere."""
    for sprite in sprites:
        if holds(around, sprite.x, sprite.y) or not (sprite.x or sprite.y):
            shapes = seen(sprite.shapes, at(around, sprite), pixel * sprite.scale)
            if shapes or sprite.symbol:
                yield replace(sprite, tip=None, shapes=shapes)


def at(box: Box, sprite: Sprite) -> Box | None:
    """The box as a sprite's own shapes measure it; None if the sprite is turned or scaled: then all of it is drawn."""
    if sprite.turn or sprite.scale != 1.0:
        return None
    return box[0] - sprite.x, box[1] - sprite.y, box[2], box[3]


def holds(box: Box, x: float, y: float) -> bool:
    return box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3]


# -- shapes


def seen(shapes: Iterable[Shape], box: Box | None, pixel: float) -> tuple[Shape, ...]:
    return tuple(
        replace(shape, path=drawn) if drawn != shape.path else shape
        for shape in readable(shapes, pixel)
        if (drawn := inside(shape.path, box)) or not shape.path
        if box is None or shape.circle is None or holds(box, shape.circle[0], shape.circle[1])
    )


def readable(shapes: Iterable[Shape], pixel: float) -> tuple[Shape, ...]:
    return tuple(shape for shape in shapes if not shape.text or shape.size >= READABLE * pixel)


def inside(path: str, box: Box | None) -> str:
    """The path without its parts that lie outside, in whole units."""
    if box is None or not path.startswith("M"):
        return path
    return "".join(kept(part, box) if STRAIGHT.fullmatch(part) else part for part in SUBPATH.findall(path))


def kept(part: str, box: Box) -> str:
    """A subpath of straight lines, written as short as it can be; nothing if all of it lies outside."""
    points = [(round(x), round(y)) for x, y in corners(part)]
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top, width, height = box
    if max(across) < left or min(across) > left + width or max(down) < top or min(down) > top + height:
        return ""
    steps = [f"{x - fromx} {y - fromy}" for (fromx, fromy), (x, y) in pairwise(points) if (x, y) != (fromx, fromy)]
    start = f"M{points[0][0]} {points[0][1]}"
    return start + ("l" + " ".join(steps) if steps else "") + ("Z" if part.rstrip().endswith("Z") else "")


def corners(part: str) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for letter, written in STEP.findall(part):
        numbers = [float(each) for each in NUMBER.findall(written)]
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            before = found[-1] if letter == "l" else (0.0, 0.0)
            found.append((before[0] + x, before[1] + y))
    return found
