"""docs/looks.md lists the colours that all games share, all of them and no others."""

from __future__ import annotations

import re
from pathlib import Path

from roundhouse.picture.page import COLOUR, LARGEST_ICON, MOST_ICONS, SHAPES
from roundhouse.picture.theme import tokens

PAGE = (Path(__file__).parents[2] / "docs" / "looks.md").read_text("utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_every_shared_colour_is_listed() -> None:
    table = "".join(line for line in section("Colours").splitlines() if line.startswith("| "))
    counted = {
        f"{name}-{n}" for name, last in re.findall(r"`([\w-]+)-1` to `\1-(\d)`", table) for n in range(1, int(last) + 1)
    }
    listed = set(re.findall(r"`([\w-]+)`", table)) | counted
    assert listed == {name for name, value in tokens("light").items() if COLOUR.fullmatch(value)}


def test_what_is_taken_of_icons() -> None:
    icons = section("Icons")
    assert set(re.findall(r"`(\w+)`", icons.partition("shapes are taken (")[2].partition(")")[0])) == SHAPES
    assert f"At most {MOST_ICONS} icons of {LARGEST_ICON:,} bytes" in icons
