"""SVG: a scene written as one file that needs nothing else, neither scripts nor fonts nor a network."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from math import dist
from typing import Final

from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.picture import lettering, states
from roundhouse.picture.markup import attributes, element, escape, number
from roundhouse.picture.paint import Look, Paint, Say
from roundhouse.picture.pen import Pen, uses_on

#: The neat line of a printed sheet around the picture: a rule, a gap and a rule, together so many pixels.
SHEET: Final = 5

STATES: Final[dict[str, Callable[[str], Iterator[Shape]]]] = {
    "last": states.last,
    "target": states.target,
    "chosen": states.chosen,
}


def render(
    scene: Scene,
    *,
    say: Say,
    theme: Look = "light",
    targets: Collection[str] = frozenset(),
    chosen: Collection[str] | None = None,
    last: Collection[str] | None = None,
    width: int = 800,
    prefix: str = "rh",
    sheet: bool = True,
    instead: Mapping[str, str] | None = None,
) -> str:
    """The scene as SVG. `targets`, `chosen` and `last` are picks that are lit up; by default the scene's own.

    `width` is how many pixels wide it is meant to be seen: hairlines are made for that. With the theme `auto` the
    file follows the reader's system. `prefix` keeps the names of several pictures on one page apart. `sheet` draws the
    neat line of a printed sheet around it. `instead` has colours that are painted as others are.
    """
    lit = {
        "last": frozenset(scene.last if last is None else last),
        "chosen": frozenset(scene.chosen if chosen is None else chosen),
    }
    lit["target"] = frozenset(targets) - lit["chosen"]
    return _Picture(scene, say, Paint(theme, instead), width, prefix, SHEET if sheet else 0).write(lit)


class _Picture:
    """Writes one scene: what stands on the page first, then the definitions it turned out to need."""

    def __init__(self, scene: Scene, say: Say, paint: Paint, width: int, prefix: str, margin: int) -> None:
        self.scene = scene
        self.say = say
        self.paint = paint
        self.margin = margin
        self.width = width
        self.prefix = prefix
        self.pixel = scene.frame[2] / (width - 2 * margin)
        self.pen = Pen(scene, say, paint, self.pixel, prefix)
        self.outlines = list(dict.fromkeys(spot.outline for spot in scene.spots))

    def write(self, lit: dict[str, frozenset[str]]) -> str:
        body = [
            *(self.pen.shape(shape) for shape in self.scene.ground),
            *self.spots(),
            *self.layers([line for state in STATES for line in self.lit(state, lit[state])]),
            *(self.sheet() if self.margin else ()),
        ]
        top = attributes(fill="none", fill_rule="evenodd", stroke_linejoin="round", clip_path=self.edge())
        return "\n".join(
            [
                *self.head(),
                f"<defs>{''.join(self.pen.definitions.values())}</defs>",
                f"<g{top}>",
                *body,
                "</g>",
                "</svg>",
                "",
            ]
        )

    def box(self) -> tuple[float, float, float, float]:
        """What is seen: the frame of the scene, and the sheet around it."""
        left, top, across, down = self.scene.frame
        margin = self.margin * self.pixel
        return left - margin, top - margin, across + 2 * margin, down + 2 * margin

    def edge(self) -> str:
        """Nothing is drawn beyond the sheet, whatever the shape of the window."""
        left, top, across, down = self.box()
        inside = element("rect", x=left, y=top, width=across, height=down)
        return f"url(#{self.pen.define('edge', 'clipPath', inside)})"

    def head(self) -> Iterator[str]:
        box = self.box()
        title, description = f"{self.prefix}-title", f"{self.prefix}-description"
        yield (
            "<svg"
            + attributes(
                xmlns="http://www.w3.org/2000/svg",
                class_=self.prefix,
                viewBox=" ".join(number(part) for part in box),
                width=self.width,
                height=round(box[3] / self.pixel),
                role="img",
                aria_labelledby=title,
                aria_describedby=description,
            )
            + ">"
        )
        yield element("title", escape(self.say(self.scene.title)), id=title)
        lines = "\n".join(self.say(line) for line in self.scene.description)
        yield element("desc", escape(lines), id=description)
        halo = self.paint.colour("label-halo")
        style = lettering.style(self.prefix, self.pen.sizes, box[2], halo)
        yield element("style", escape(style + self.paint.style(f".{self.prefix}")))

    def title(self, tip: Text | None) -> str:
        return element("title", escape(self.say(tip))) if tip else ""

    # -- spots

    def spots(self) -> Iterator[str]:
        """Outlines that nobody sees, so that a pointer over them is told where it is."""
        yield '<g pointer-events="all">'
        for spot in self.scene.spots:
            if spot.tip:
                yield element("use", self.title(spot.tip), href=f"#{self.outline(spot)}", x=spot.x, y=spot.y)
        yield "</g>"

    def outline(self, spot: Spot) -> str:
        return self.pen.define(f"spot-{self.kind(spot)}", "path", d=spot.outline)

    def kind(self, spot: Spot) -> int:
        """Spots of the same outline share what is drawn for them."""
        return self.outlines.index(spot.outline)

    def lit(self, state: str, picks: frozenset[str]) -> Iterator[str]:
        """The state of every spot that is picked by itself or by a piece on it, in the order of the spots."""
        wanted = {spot.pick for pick in picks for spot in self.spots_of(pick)}
        for spot in self.scene.spots:
            if spot.pick in wanted:
                name = self.pen.group(f"{state}-{self.kind(spot)}", STATES[state](spot.outline))
                yield element("use", href=f"#{name}", x=spot.x, y=spot.y)

    def spots_of(self, pick: str) -> Iterator[Spot]:
        for spot in self.scene.spots:
            if spot.pick == pick:
                yield spot
                return
        for sprite in self.scene.sprites:
            if sprite.pick == pick and self.scene.spots:
                yield min(self.scene.spots, key=lambda spot: dist((spot.x, spot.y), (sprite.x, sprite.y)))
                return

    # -- sprites

    def layers(self, states: list[str]) -> Iterator[str]:
        """The pieces from below; the states of spots lie under all of them, or where the scene says."""
        under = self.scene.states_under or next(iter(self.scene.layers), "")
        if not under:
            yield from states
        for layer in self.scene.layers:
            if layer == under:
                yield from states
            yield "<g>"
            for sprite in self.scene.sprites:
                if sprite.layer == layer:
                    yield self.sprite(sprite)
            yield "</g>"

    def sprite(self, sprite: Sprite) -> str:
        place: dict[str, str | float | None] = {
            "transform": transform(sprite),
            "opacity": None if sprite.opacity == 1.0 else sprite.opacity,
        }
        title = self.title(sprite.tip)
        if not sprite.symbol:
            shapes = "".join(self.pen.shape(shape) for shape in sprite.shapes)
            return element("g", title + shapes, **place)
        used: dict[str, str | float | None] = {
            "href": f"#{self.pen.symbol(sprite.symbol)}",
            "color": self.paint.colour(sprite.colour) if sprite.colour else None,
        }
        if sprite.on and uses_on(self.scene.symbols[sprite.symbol]):
            used["fill"] = used["stroke"] = self.paint.colour(sprite.on)
        if not sprite.shapes:
            return element("use", title, **used, **place)
        shapes = "".join(self.pen.shape(shape) for shape in sprite.shapes)
        return element("g", title + element("use", **used) + shapes, **place)

    # -- the sheet

    def sheet(self) -> Iterator[str]:
        """The neat line: the gap first, then the two rules."""
        for inset, width, colour in ((SHEET / 2, SHEET, "surface"), (0.5, 1, "rule-ink"), (SHEET - 0.5, 1, "rule-ink")):
            left, top, across, down = self.scene.frame
            out = (SHEET - inset) * self.pixel
            yield element(
                "rect",
                x=left - out,
                y=top - out,
                width=across + 2 * out,
                height=down + 2 * out,
                stroke=self.paint.colour(colour),
                stroke_width=width * self.pixel,
                stroke_linejoin="miter",
            )


def transform(sprite: Sprite) -> str | None:
    parts: list[str] = []
    if sprite.x or sprite.y:
        parts.append(f"translate({number(sprite.x)} {number(sprite.y)})")
    if sprite.turn:
        parts.append(f"rotate({number(sprite.turn)})")
    if sprite.scale != 1.0:
        parts.append(f"scale({number(sprite.scale)})")
    return " ".join(parts) or None
