"""Whether everything can be drawn: the colours, icons, faces, symbols and layers that a game names are there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from roundhouse.engine.rules import AnyRules
from roundhouse.engine.scene import Scene, Shape
from roundhouse.picture.lettering import FACES
from roundhouse.picture.page import COLOUR, colours_of, icons_of
from roundhouse.picture.theme import tokens

#: The fields of scenes and panels that hold a colour; `@colour` and `@on` are those of the sprite.
PAINTED: Final = frozenset({"fill", "stroke", "colour", "on", "swatch", "plaque"})
OF_THE_SPRITE: Final = frozenset({"none", "@colour", "@on", ""})


def check_look(ruleset: AnyRules, state: Any, players: int) -> None:
    """The pictures, panels and sheets that a spectator and the player to decide see."""
    decision = ruleset.decision(state)
    for seat in (None,) if decision is None else (None, decision.seat):
        view = ruleset.view(state, seat)
        scene = ruleset.scene(view)
        check_scene(scene)
        sheets = [ruleset.sheet(view, seat) for seat in range(players)]
        check_paints(ruleset, [scene, ruleset.panels(view), *sheets])


def check_paints(ruleset: AnyRules, drawn: list[Any]) -> None:
    """Every colour exists, by day and by night, and so does every icon."""
    for field, name in fields(msgspec.to_builtins(drawn)):
        if field == "icon":
            assert not name or name in icons(ruleset), f"no icon is called {name!r}: it would be page/icons/{name}.svg"
        elif name not in OF_THE_SPRITE and not COLOUR.fullmatch(name):
            assert name in colours(ruleset), f"no colour is called {name!r}: page/colours.css can have one of that name"


def check_scene(scene: Scene) -> None:
    """Sprites are in layers of the scene and use its symbols, shapes its clips, and lettering has a face."""
    for sprite in scene.sprites:
        assert sprite.layer in scene.layers, f"no layer of the scene is called {sprite.layer!r}"
        assert not sprite.symbol or sprite.symbol in scene.symbols, f"no symbol is called {sprite.symbol!r}"
    for shape in shapes_of(scene):
        assert not shape.text or shape.face in FACES, f"no face is called {shape.face!r}; there are: {', '.join(FACES)}"
        clip = shape.path[1:] if shape.path.startswith("@") else shape.clip
        assert not clip or clip in scene.clips, f"no clip of the scene is called {clip!r}"


def shapes_of(scene: Scene) -> Iterator[Shape]:
    """Every shape of a picture, wherever it is."""
    yield from scene.ground
    for symbol in scene.symbols.values():
        yield from symbol
    for sprite in scene.sprites:
        yield from sprite.shapes


def fields(data: Any) -> Iterator[tuple[str, str]]:
    """Whatever names a colour or an icon, however deep it lies, each once at its place."""
    if isinstance(data, list | tuple):
        for part in data:
            yield from fields(part)
    elif isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, str) and (name in PAINTED or name == "icon"):
                yield name, value
            else:
                yield from fields(value)


@cache
def colours(ruleset: AnyRules) -> frozenset[str]:
    """Those that all share, and the game's own; it need not be installed."""
    shared = {name for name, value in tokens("light").items() if COLOUR.fullmatch(value)}
    return frozenset(shared | colours_of(ruleset).get("light", {}).keys())


@cache
def icons(ruleset: AnyRules) -> frozenset[str]:
    return frozenset(icons_of(ruleset))
