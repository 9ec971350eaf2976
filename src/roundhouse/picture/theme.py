"""Themes: the colours and typefaces of the visual language, read from tokens.css, where alone they are written."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, Literal

Theme = Literal["light", "dark"]

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE: Final = re.compile(r"([^{};]+)\{([^{}]*)\}")
TOKEN: Final = re.compile(r"--([\w-]+)\s*:\s*([^;]+)")
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")

BASE: Final = ":root"
#: By night these replace those of the same name. The same block stands once more behind a media query.
DARK: Final = ':root[data-theme="dark"]'


@cache
def colours(theme: Theme) -> dict[str, str]:
    """Every colour of a theme by its name, as `#RRGGBB`."""
    return {name: value for name, value in tokens(theme).items() if COLOUR.fullmatch(value)}


def typeface(name: str) -> str:
    """The family and its fallbacks: `display` or `ui`."""
    return tokens("light")[f"font-{name}"]


@cache
def tokens(theme: Theme) -> dict[str, str]:
    """All values of a theme by name."""
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
