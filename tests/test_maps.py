"""The maps of the tree stay true: what the pages for contributors name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["CONTRIBUTING.md", "README.md", "docs/architecture.md", "docs/hosting.md", "docs/api.md"]
GAMES = ["rocket", "spike", "e1862"]
#: Where a path may begin that is named in the middle of a sentence.
BASES = ["", "src/roundhouse", "src/roundhouse/games", "src/roundhouse/games/rocket"]


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def drawn(text: str) -> Iterator[str]:
    """The paths of the trees that are drawn in code blocks; a line says by its indent what it lies in."""
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        inside: list[tuple[int, str]] = []
        for line in block.splitlines():
            entry = re.match(r"( *)([\w./-]+/|\w+\.py)(?:\s|$)(.*)", line)
            if entry is None:
                inside = []
                continue
            indent, name, about = len(entry[1]), entry[2], entry[3]
            inside = [(place, parent) for place, parent in inside if place < indent]
            path = "".join(parent for _, parent in inside) + name
            inside.append((indent, name))
            if "not in git" not in about:
                yield path


def named(text: str) -> Iterator[str]:
    """Paths in the middle of sentences: `games/rocket/veto.py`, `docs/rules/`, `words/web.*.ftl`."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    for code in re.findall(r"`([\w.*-]+/[\w./*-]*)`", prose):
        if not code.startswith((".venv", "dist/", "build/")):
            yield code


def linked(page: str) -> Iterator[str]:
    for target in re.findall(r"\]\(([^)#\s]+)", text_of(page)):
        if "://" not in target:
            yield target


def exists(path: str) -> bool:
    return any(any((ROOT / base).glob(path.rstrip("/"))) for base in BASES)


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_draws_and_names_is_there(page: str) -> None:
    text = text_of(page)
    assert [path for path in [*drawn(text), *named(text)] if not exists(path)] == []


def test_the_architecture_draws_everything_at_the_top() -> None:
    """Every module and package at the top of the code, and every part of the server."""
    code = ROOT / "src/roundhouse"
    parts = [*code.glob("*/__init__.py"), *code.glob("server/*/__init__.py")]
    there = {str(part.parent.relative_to(ROOT)) for part in parts} | {
        str(path.relative_to(ROOT)) for path in code.glob("*.py") if not path.name.startswith("__")
    }
    assert there - {path.rstrip("/") for path in drawn(text_of("docs/architecture.md"))} == set()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    assert [target for target in linked(page) if not ((ROOT / page).parent / target).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_names_its_files_and_no_others(game: str) -> None:
    """A file is named, or a folder that it lies in; in a row, files after the first lie in the same folder."""
    folder = ROOT / "src/roundhouse/games" / game
    found: set[Path] = set()
    for row in re.findall(r"^\|.*\|(.*)\|$", (folder / "README.md").read_text("utf-8"), re.MULTILINE):
        inside = folder
        for code in re.findall(r"`([\w./]+)`", row):
            path = next((each for each in (folder / code, inside / code) if each.exists()), None)
            assert path is not None, code
            found.add(path)
            inside = path.parent if path.is_file() else inside
    files = [path for path in folder.rglob("*.py") if path.name != "__init__.py"]
    assert [str(path.relative_to(folder)) for path in files if not found & {path, *path.parents}] == []


def test_the_trees_are_read() -> None:
    for page in ("CONTRIBUTING.md", "docs/architecture.md"):
        found = list(drawn(text_of(page)))
        assert {"src/roundhouse/", "src/roundhouse/engine/", "tests/", "bench/"} <= set(found)
        assert len(found) > 10


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("```\nsrc/\n    a/  one\n        b.py  two\n    c/\n```\n", ["src/", "src/a/", "src/a/b.py", "src/c/"]),
        ("```\nsrc/\n    client/  built (not in git)\n```\n", ["src/"]),
        ("```\n  person ──▶ program\n```\n", []),
    ],
)
def test_a_tree_is_read_by_its_indents(text: str, paths: list[str]) -> None:
    assert list(drawn(text)) == paths
