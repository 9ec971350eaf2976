"""`make docs`: the site is built without a warning, asks nothing of others, and describes all of the public library."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import roundhouse
from roundhouse import author

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
#: What a browser fetches by itself.
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)[^>]* src="([^"]+)"|<link[^>]* href="([^"]+)"|url\(['"]?([^'")]+)"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(DOCS), str(target)]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return target


@pytest.mark.long
def test_it_asks_nothing_of_others(site: Path) -> None:
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(pages) > 30
    for page in pages:
        for found in FETCHED.findall(page.read_text("utf-8")):
            assert not re.match(r"(https?:)?//", "".join(found)), f"{page.name} fetches {''.join(found)}"


@pytest.mark.long
def test_the_reference_has_the_docstrings(site: Path) -> None:
    told = (site / "reference" / "library.html").read_text("utf-8")
    assert "Begin a game by its id" in told
    assert 'id="roundhouse.Game.why_not"' in told


def test_the_reference_lists_every_public_name() -> None:
    library = (DOCS / "reference" / "library.md").read_text("utf-8")
    for name in set(roundhouse.__all__) - {"AnyGame"}:
        assert re.search(rf":: {name}$", library, re.MULTILINE), name
    everything = library + (DOCS / "reference" / "author.md").read_text("utf-8")
    for name in author.__all__:
        assert re.search(rf":: {name}$", everything, re.MULTILINE), name


def test_every_page_is_in_the_site() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    for page in DOCS.rglob("*.md"):
        path = page.relative_to(DOCS).with_suffix("").as_posix()
        assert path in index or path.startswith("formats/") or path == "index", path
