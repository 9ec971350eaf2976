"""The pen: writes the shapes of a scene as SVG, and collects what several of them refer to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from roundhouse.engine.scene import Scene, Shape
from roundhouse.engine.text import Text
from roundhouse.picture.markup import element, escape, number
from roundhouse.picture.paint import Paint, Say

#: Paths at least this long are written once and referred to when they are drawn several times.
WORTH_SHARING: Final = 60


class Pen:
    """Writes shapes. `definitions` grow with what the shapes refer to."""

    def __init__(self, scene: Scene, say: Say, paint: Paint, pixel: float, prefix: str) -> None:
        """`pixel` is its size in units of the scene."""
        self.scene = scene
        self.say = say
        self.paint = paint
        self.pixel = pixel
        self.prefix = prefix
        self.definitions: dict[str, str] = {}
        #: The sizes in which each role of lettering occurs: the smallest counts.
        self.sizes: dict[str, float] = {}
        self.shared = shared_paths(scene)

    # -- definitions

    def define(self, name: str, tag: str, content: str = "", /, **values: str | float | None) -> str:
        """Keep an element under a name, and say its full name."""
        full = f"{self.prefix}-{name}"
        if full not in self.definitions:
            self.definitions[full] = element(tag, content, id=full, **values)
        return full

    def outline(self, clip: str) -> str:
        return self.define(f"outline-{clip}", "path", d=self.scene.clips[clip])

    def clip(self, clip: str) -> str | None:
        if not clip:
            return None
        inside = element("use", href=f"#{self.outline(clip)}")
        return f"url(#{self.define(f'clip-{clip}', 'clipPath', inside)})"

    def pattern(self, pattern: str, colour: str) -> str:
        """A fine diagonal hatch is the only pattern so far."""
        if pattern != "hatch":
            raise LookupError(f"no pattern is called {pattern!r}")
        line = element("path", d="M0 0V16", stroke=self.paint.colour(colour), stroke_width=5)
        name = self.define(
            f"hatch-{colour}",
            "pattern",
            line,
            width=16,
            height=16,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        )
        return f"url(#{name})"

    def symbol(self, name: str) -> str:
        shapes = self.scene.symbols[name]
        open_paint = uses_on(shapes)
        return self.define(f"symbol-{name}", "g", "".join(self.shape(shape, open_paint) for shape in shapes))

    def group(self, name: str, shapes: Iterable[Shape]) -> str:
        return self.define(name, "g", "".join(self.shape(shape) for shape in shapes))

    # -- shapes

    def shape(self, shape: Shape, open_paint: bool = False) -> str:
        """One shape. In a symbol with open paint everything is said that a sprite's paint could change."""
        look = self.look(shape, open_paint)
        if shape.text:
            return self.lettering(shape, look)
        if shape.circle is not None:
            x, y, radius = shape.circle
            return element("circle", cx=x or None, cy=y or None, r=radius, **look)
        if shape.path.startswith("@"):
            return element("use", href=f"#{self.outline(shape.path[1:])}", **look)
        if shape.path in self.shared:
            name = self.define(self.shared[shape.path], "path", d=shape.path)
            return element("use", href=f"#{name}", **look)
        return element("path", d=shape.path, **look)

    def look(self, shape: Shape, open_paint: bool) -> dict[str, str | float | None]:
        """What is not said here is said once, at the top of the picture: no fill, no stroke, round joins."""
        scale = self.pixel if shape.hairline else 1.0
        stroked = shape.stroke != "none"
        fill: str | None = self.colour(shape.fill, open_paint)
        if shape.pattern:
            fill = self.pattern(shape.pattern, shape.fill)
        return {
            "fill": fill,
            "stroke": self.colour(shape.stroke, open_paint),
            "stroke_width": shape.width * scale if stroked else None,
            "stroke_dasharray": " ".join(number(part * scale) for part in shape.dash) or None,
            "stroke_linecap": None if shape.cap == "butt" else shape.cap,
            "stroke_linejoin": None if shape.join == "round" else shape.join,
            "opacity": None if shape.opacity == 1.0 else shape.opacity,
            "clip_path": self.clip(shape.clip),
        }

    def colour(self, name: str, open_paint: bool) -> str | None:
        if name == "@colour":
            return "currentColor"
        if name == "@on":
            return None
        if name == "none":
            return "none" if open_paint else None
        return self.paint.colour(name)

    def lettering(self, shape: Shape, look: dict[str, str | float | None]) -> str:
        self.sizes[shape.face] = min(shape.size, self.sizes.get(shape.face, shape.size))
        x, y = shape.at
        spoken = self.say(shape.text) if isinstance(shape.text, Text) else shape.text
        turned = f"rotate({number(shape.turn)} {number(x)} {number(y)})" if shape.turn else None
        # The halo of its role is said in the style sheet, which an attribute cannot change.
        halo = f"stroke:{look.pop('stroke')}" if look["stroke"] else None
        return element(
            "text",
            escape(spoken) or " ",
            class_=f"{self.prefix}-{shape.face}",
            x=x or None,
            y=y or None,
            font_size=shape.size,
            text_anchor=None if shape.anchor == "start" else shape.anchor,
            transform=turned,
            style=halo,
            **look,
        )


def uses_on(shapes: Iterable[Shape]) -> bool:
    return any("@on" in (shape.fill, shape.stroke) for shape in shapes)


def shared_paths(scene: Scene) -> dict[str, str]:
    """Long paths that several shapes of the sprites draw, each with a name."""
    count = Counter(shape.path for sprite in scene.sprites for shape in sprite.shapes)
    long = [path for path, times in count.items() if times > 1 and len(path) >= WORTH_SHARING]
    return {path: f"path-{position}" for position, path in enumerate(long, 1)}
