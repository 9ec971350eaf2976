"""A picture as data: the ground drawn once, sprites that move, and the spots a person can pick.

Colours are names of the visual language (`land`, `line-gwr`, `player-2`); the renderer looks them up
in the current theme. The few colours that are the same in both themes are written as `#1B1A17`. Inside a
symbol the names `@colour` and `@on` stand for the colours of the sprite. Paths are filled by the even-odd rule.
"""

from __future__ import annotations

import msgspec

from roundhouse.engine.text import Text


class Shape(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One drawn element: an SVG path, a circle, or lettering, with its paint."""

    #: An SVG path, or `@name`: the outline of that clip of the scene.
    path: str = ""
    #: x, y, radius
    circle: tuple[float, float, float] | None = None
    #: Lettering: a literal proper name, or a text to be translated into the reader's language.
    text: str | Text = ""
    at: tuple[float, float] = (0.0, 0.0)
    #: Role of the lettering: `sea`, `land`, `city`, `town`, `plaque`, `figure`, `caption`.
    face: str = ""
    #: Height of the lettering.
    size: float = 0.0
    anchor: str = "middle"
    #: Rotation of the lettering around `at`, in degrees.
    turn: float = 0.0
    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    #: `width` and `dash` are in screen pixels, at any zoom.
    hairline: bool = False
    dash: tuple[float, ...] = ()
    cap: str = "butt"
    join: str = "round"
    opacity: float = 1.0
    #: Name of a clip of the scene, or empty.
    clip: str = ""
    #: Filled with this pattern of the visual language (`hatch`) instead of a flat colour.
    pattern: str = ""


class Sprite(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A piece: the same id in two pictures is the same piece, which moves from one place to the other."""

    id: str
    layer: str
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0
    #: A symbol of the scene, painted with `colour` and `on`, or its own shapes (or both, shapes on top).
    symbol: str = ""
    colour: str = ""
    on: str = ""
    shapes: tuple[Shape, ...] = ()
    tip: Text | None = None
    #: What is picked when it is clicked; empty for what cannot be picked.
    pick: str = ""
    #: Spots that are highlighted while the pointer is on it: where it could go next.
    reach: tuple[str, ...] = ()
    #: Height of its lettering, if that must stay legible: it is drawn larger where it would be too small.
    legible: float = 0.0


class Spot(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A place on the board that can be picked, pointed at and lit up: its outline and its tooltip."""

    pick: str
    #: A polygon around (0, 0), as a path of straight lines; it is placed at `x`, `y`.
    outline: str
    x: float
    y: float
    tip: Text | None = None


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A complete picture. `layers` are the names of the sprites' layers, bottom first."""

    title: Text
    #: x, y, width, height of the visible part
    frame: tuple[float, float, float, float]
    #: Changes when `ground`, `clips`, `symbols` or `spots` would change: a client fetches them once.
    art: str
    ground: tuple[Shape, ...]
    clips: dict[str, str]
    symbols: dict[str, tuple[Shape, ...]]
    layers: tuple[str, ...]
    sprites: tuple[Sprite, ...]
    spots: tuple[Spot, ...]
    #: The extent of the ground, if larger than the frame, in the same form: zooming out stays inside it.
    extent: tuple[float, float, float, float] | None = None
    #: The layer just above the states of spots (possible, chosen, last); empty: they are below all pieces.
    states_under: str = ""
    #: Spots of the last move, and those proposed or picked: highlighted as past and as chosen.
    last: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    #: What the picture shows, in words, line by line, for people who cannot see it.
    description: tuple[Text, ...] = ()
