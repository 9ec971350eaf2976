"""A game is one folder: nothing of ours outside of it knows a game by name, so that another needs not a line there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAMES = re.compile(r"rocket|spike|1862", re.IGNORECASE)
SEARCHED = ("src/roundhouse", "web", "setup.py")
#: Games themselves, and what is built or fetched.
LEFT_OUT = re.compile(
    r"src/roundhouse/(games|client)/|web/node_modules/|web/package-lock\.json|web/src/(fonts|api/schema)|__pycache__"
)
#: The only places outside, at most five, and why each may name a game.
EXCEPTIONS = {
    "src/roundhouse/__init__.py": "the example of the package's own page is one game, played",
    "src/roundhouse/server/http/fields.toml": "the examples of the API's documents are of one game, as it would answer",
}
TEXT = {".py", ".ts", ".svelte", ".css", ".html", ".js", ".mjs", ".json", ".ftl", ".svg", ".md", ".toml", ".txt", ""}


def files() -> Iterator[Path]:
    for name in SEARCHED:
        place = ROOT / name
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and file.suffix in TEXT and not LEFT_OUT.search(file.relative_to(ROOT).as_posix()):
                yield file


def named() -> dict[str, list[str]]:
    """Lines that name a game, by file. Tests of the client may: they check that what games bring arrives."""
    found: dict[str, list[str]] = {}
    for file in files():
        lines = [line.strip() for line in file.read_text("utf-8").splitlines() if NAMES.search(line)]
        if lines and not file.name.endswith(".test.ts"):
            found[file.relative_to(ROOT).as_posix()] = lines
    return found


def test_no_game_is_named_outside_its_folder() -> None:
    found = {file: lines for file, lines in named().items() if file not in EXCEPTIONS}
    assert not found, found


def test_there_are_few_exceptions_and_all_are_needed() -> None:
    assert len(EXCEPTIONS) <= 5
    assert EXCEPTIONS.keys() <= named().keys()


def test_much_is_searched() -> None:
    """A search that finds no files would find no names either."""
    assert sum(1 for _ in files()) > 200
