"""The checks of the visual language, repeated on its colours: text can be read, sets can be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from roundhouse.picture.theme import Theme, colours, rules, tokens, typeface
from tests.picture.colour import contrast, difference, seen

THEMES: tuple[Theme, ...] = ("light", "dark")

#: Pair, what it needs, what it has by day and by night.
CONTRASTS = """
ink on paper                4.5  13.8  14.6
ink on surface              4.5  15.0  13.4
ink-2 on surface            4.5   7.4   8.0
ink-2 on sunken             4.5   6.2   9.1
ink-3 on paper              4.5   4.9   5.9
ink-3 on surface            4.5   5.3   5.5
on-accent on accent         4.5   8.4   8.0
on-signal on signal         4.5   7.1   7.0
signal on surface           4.5   6.9   6.3
brass on surface            4.5   5.4   8.7
brass on brass-soft         4.5   4.7   6.8
ink on brass-soft           4.5  13.0  10.5
ink on accent-soft          4.5  12.7  10.5
link on surface             4.5   8.0   8.2
ok on surface               4.5   6.0   8.3
board-ink on land           4.5  13.1  10.1
board-ink on land-off       4.5  10.9  12.4
sea-ink on sea              4.5   4.6   6.8
coast on sea                3     4.6   5.0
coast on land               3     5.7   3.9
target on land              3     3.6   7.0
last on land                3     6.4   4.7
select on land              3     6.2   6.0
barrier on land             3     5.5   4.7
focus on surface            3     6.7   8.2
"""

#: Smallest difference inside a set: normal sight, protanopia, deuteranopia, tritanopia.
DIFFERENCES = """
lines   light  24 19 18 18
lines   dark   23 18 14 16
four    light  36 20 23 12
four    dark   33 18 18 13
eight   light  26 20 15 12
eight   dark   20 14 14 13
rails   light  25 26 21 19
categories light 7  6  7  6
routes  light  32 18 19 20
"""
SIGHTS = ("normal", "protanopia", "deuteranopia", "tritanopia")

LINES = [f"line-{name}" for name in ("lmr", "gnr", "ger", "ser", "lbscr", "lswr", "gwr")]
SETS = {
    "lines": LINES,
    "four": [f"player-{seat}" for seat in range(1, 5)],
    "eight": [f"player-{seat}" for seat in range(1, 9)],
    "rails": [f"rail-{name}" for name in ("white", "blue", "black", "orange", "purple", "brown")],
    "categories": [f"category-{number}" for number in range(1, 9)],
    "routes": [f"route-{number}" for number in range(1, 5)],
}


@pytest.mark.parametrize("row", CONTRASTS.strip().splitlines())
def test_contrast_is_what_the_visual_language_says(row: str) -> None:
    front, _, ground, need, *stated = row.split()
    for theme, value in zip(THEMES, stated):
        found = contrast(colours(theme)[front], colours(theme)[ground])
        assert found >= float(need)
        assert found == pytest.approx(float(value), abs=0.06)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", [*LINES, *SETS["eight"]])
def test_text_on_a_piece_can_be_read(theme: Theme, name: str) -> None:
    assert contrast(colours(theme)[name], colours(theme)[f"on-{name}"]) >= 4.5


@pytest.mark.parametrize("row", DIFFERENCES.strip().splitlines())
def test_sets_can_be_told_apart_by_every_sight(row: str) -> None:
    name, theme, *stated = row.split()
    values = colours("dark" if theme == "dark" else "light")
    for sight, value in zip(SIGHTS, stated):
        points = [seen(values[colour], sight) for colour in SETS[name]]
        smallest = min(difference(one, other) for one, other in combinations(points, 2))
        assert smallest == pytest.approx(float(value), abs=0.6), sight


def test_the_colour_science_knows_published_values() -> None:
    # Sharma, Wu and Dalal (2005), pairs 1, 7 and 17 of their test data; black on white is 21 by definition.
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert difference((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_both_themes_name_the_same_colours() -> None:
    assert colours("light").keys() == colours("dark").keys()
    assert colours("light")["land"] == "#F4ECD6"
    assert colours("dark")["land"] == "#35372F"


def test_the_dark_block_behind_the_media_query_is_the_same() -> None:
    assert rules()[':root:not([data-theme="light"])'] == rules()[':root[data-theme="dark"]']


def test_values_that_are_no_colours_are_left_out() -> None:
    assert "shadow" in tokens("light")
    assert "shadow" not in colours("light")
    assert typeface("ui").startswith("'Source Sans 3'")
