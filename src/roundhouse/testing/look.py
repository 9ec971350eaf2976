"""Whether everything can be drawn: colours and icons that a game names are there, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from roundhouse.engine.rules import AnyRules
from roundhouse.picture.page import COLOUR, colours_of, icons_of
from roundhouse.picture.theme import tokens

#: The fields of scenes and panels that hold a colour; `@colour` and `@on` are those of the sprite.
PAINTED: Final = frozenset({"fill", "stroke", "colour", "on", "swatch", "plaque"})
OF_THE_SPRITE: Final = frozenset({"none", "@colour", "@on", ""})


def check_look(ruleset: AnyRules, state: Any, players: int) -> None:
    """The colours of the picture, the panels and the sheets, and their icons."""
    view = ruleset.view(state, None)
    drawn = [ruleset.scene(view), ruleset.panels(view), *(ruleset.sheet(view, seat) for seat in range(players))]
    for field, name in fields(msgspec.to_builtins(drawn)):
        if field == "icon":
            assert not name or name in icons(ruleset), f"no icon is called {name!r}: it would be page/icons/{name}.svg"
        elif name not in OF_THE_SPRITE and not COLOUR.fullmatch(name):
            assert name in colours(ruleset), f"no colour is called {name!r}: page/colours.css can have one of that name"


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
