"""The words of the page: every key that it says is there, and a table finds its own without those of the screens."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from roundhouse.words import OWN_FOLDER
from tests.support.wordfiles import read

ROOT = Path(__file__).parents[1]
LAZY = ROOT / "web" / "src" / "screens"
#: Read with every page: the table's own screen, and what is not a screen at all.
ALWAYS = {"Table.svelte", "screens.ts", "start.ts", "device.ts", "seating.ts"}
USED = re.compile(r"words\.use\('(\w+)'\)")
WITH_SCREENS = re.compile(r"withScreens\(import\('\./(\w+\.svelte)'\)\)")
SAID = re.compile(r"""['"`](web-[a-z0-9-]*[a-z0-9])['"`]""")


def sources() -> list[Path]:
    folders = [ROOT / "web" / "src", *(ROOT / "src" / "roundhouse" / "games").glob("*/page")]
    found = [file for folder in folders for file in folder.rglob("*.*") if file.suffix in (".ts", ".svelte")]
    return [file for file in found if not file.name.endswith(".test.ts")]


def keys(name: str) -> set[str]:
    return set(read(OWN_FOLDER / f"{name}.en.ftl"))


@cache
def with_screens() -> set[str]:
    """Parts of a table that are fetched together with the words of the screens."""
    return {name for file in sources() for name in WITH_SCREENS.findall(file.read_text("utf-8"))}


def chapters(file: Path) -> list[str]:
    """What it may say besides the words of every page: those of the screens, and what it asks for itself."""
    is_screen = file.is_relative_to(LAZY) and file.name not in ALWAYS
    screen = ["screens"] if is_screen or file.name in with_screens() else []
    return [*screen, *USED.findall(file.read_text("utf-8"))]


@pytest.mark.parametrize("file", sources(), ids=lambda file: file.name)
def test_a_page_has_the_words_that_it_says(file: Path) -> None:
    known = keys("web") | {key for chapter in chapters(file) for key in keys(chapter)}
    assert set(SAID.findall(file.read_text("utf-8"))) - known == set()


def test_no_key_stands_in_both() -> None:
    assert keys("web") & keys("screens") == set()
