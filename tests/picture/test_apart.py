"""The other set of colours: players and lines that eyes with few colours can tell apart, and text that can be read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest

from roundhouse.engine.registry import find, names
from roundhouse.picture.page import COMMENT, RULE, TOKEN, Palette, colours_of
from roundhouse.picture.theme import Theme, colours
from tests.picture.colour import contrast, difference, seen
from tests.picture.test_theme import SETS, SIGHTS, THEMES

SELECTORS: dict[Theme, str] = {
    "light": ':root[data-colours="apart"]',
    "dark": ':root[data-theme="dark"][data-colours="apart"]',
}
PALETTES: dict[Theme, Palette] = {"light": "apart", "dark": "apart_dark"}
#: The least difference that any sight has within a set; the usual colours have 12 to 18.
LEAST = {"lines": 23, "four": 32, "eight": 20}


@cache
def apart() -> dict[str, dict[str, str]]:
    """The values of each selector of apart.css, with those that games bring for the same."""
    text = COMMENT.sub("", files("roundhouse.picture").joinpath("apart.css").read_text("utf-8"))
    blocks = {" ".join(selector.split()): block for selector, block in RULE.findall(text)}
    found = {selector: dict(TOKEN.findall(block)) for selector, block in blocks.items()}
    for game in names():
        for theme, palette in PALETTES.items():
            found[SELECTORS[theme]] |= colours_of(find(game)).get(palette, {})
    return found


def least(found: dict[str, str], names: list[str]) -> float:
    """The smallest difference between any two, for any sight."""
    return min(
        difference(seen(found[one], sight), seen(found[other], sight))
        for sight in SIGHTS
        for one, other in combinations(names, 2)
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", LEAST)
def test_colours_are_further_apart_than_the_usual_ones(theme: Theme, name: str) -> None:
    found = least(apart()[SELECTORS[theme]], SETS[name])
    assert found >= LEAST[name]
    assert found > least(colours(theme), SETS[name])


@pytest.mark.parametrize("theme", THEMES)
def test_text_on_them_can_be_read(theme: Theme) -> None:
    found = apart()[SELECTORS[theme]]
    for name in [*SETS["lines"], *SETS["eight"]]:
        assert contrast(found[name], found[f"on-{name}"]) >= 4.5


def test_the_dark_set_stands_twice_alike() -> None:
    behind = apart()[':root:not([data-theme="light"])[data-colours="apart"]']
    assert behind
    assert behind.items() <= apart()[SELECTORS["dark"]].items()
    assert behind.keys() == {f"{on}{name}" for name in SETS["eight"] for on in ("", "on-")}
