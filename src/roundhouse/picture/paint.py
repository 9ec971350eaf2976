"""Paint: colour names of the visual language, as they are written into an SVG file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from roundhouse.engine.text import Text
from roundhouse.picture.theme import colours

Look = Literal["light", "dark", "auto"]
#: Speaks a text in the reader's language.
Say = Callable[[Text], str]


class UnknownColour(LookupError):
    """A colour name that neither tokens.css nor the colours of any game have."""


class Paint:
    """Writes colours. With `auto` the file holds both themes, and only those names of them that were used."""

    def __init__(self, theme: Look, instead: Mapping[str, str] | None = None) -> None:
        """`instead` maps names to those whose colour they get: the colours that players have chosen."""
        if theme not in get_args(Look):
            raise ValueError(f"no theme is called {theme!r}; there are: {', '.join(get_args(Look))}")
        self.theme = theme
        self.instead = instead or {}
        self.used: set[str] = set()

    def colour(self, name: str) -> str:
        if name == "none" or name.startswith("#"):
            return name
        name = self.instead.get(name, name)
        if name not in colours("light"):
            raise UnknownColour(f"no colour is called {name!r}")
        self.used.add(name)
        return f"var(--{name})" if self.theme == "auto" else colours(self.theme)[name]

    def style(self, selector: str) -> str:
        """The values of the names used so far, when the file has to know both themes."""
        if self.theme != "auto":
            return ""
        day, night = colours("light"), colours("dark")
        light = "".join(f"--{name}:{day[name]};" for name in sorted(self.used))
        dark = "".join(f"--{name}:{night[name]};" for name in sorted(self.used) if night[name] != day[name])
        return f"{selector}{{color-scheme:light dark;{light}}}@media(prefers-color-scheme:dark){{{selector}{{{dark}}}}}"
