"""Themes: the colours and typefaces of the visual language. tokens.css has what all share, each game has more."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

from roundhouse.engine.registry import find, names
from roundhouse.picture.page import COLOUR, COMMENT, RULE, TOKEN, colours_of

Theme = Literal["light", "dark"]

BASE: Final = ":root"
#: By night these replace those of the same name. The same block stands once more behind a media query.
DARK: Final = ':root[data-theme="dark"]'


@cache
def colours(theme: Theme) -> dict[str, str]:
    """Every colour of a theme by its name, as `#RRGGBB`: those of all, and those of every installed game."""
    own = {name: value for name, value in tokens(theme).items() if COLOUR.fullmatch(value)}
    found: dict[str, str] = {}
    for game in names():
        found = {**game_colours(game, theme), **found}
    # No game changes what all share, nor what another game has.
    return {**found, **own}


def game_colours(game: str, theme: Theme) -> dict[str, str]:
    """What a game brings, by day or by night."""
    found = colours_of(find(game))
    return {**found.get("light", {}), **(found.get("dark", {}) if theme == "dark" else {})}


def typeface(name: str) -> str:
    """The family and its fallbacks: `display` or `ui`."""
    return tokens("light")[f"font-{name}"]


@cache
def tokens(theme: Theme) -> dict[str, str]:
    """All values that tokens.css gives a theme, by name."""
    found = rules()[BASE]
    return found if theme == "light" else {**found, **rules()[DARK]}


@cache
def rules() -> dict[str, dict[str, str]]:
    """The values that each selector of tokens.css sets; the first block of a selector counts."""
    text = COMMENT.sub("", files("roundhouse.picture").joinpath("tokens.css").read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for selector, block in RULE.findall(text):
        values = {name: value.strip() for name, value in TOKEN.findall(block)}
        found.setdefault(" ".join(selector.split()), values)
    return found
